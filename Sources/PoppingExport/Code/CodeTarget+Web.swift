extension CodeTarget {
  static let css = CodeTarget("css", "CSS", comment: .block) { spring in
    let name = kebabCase(spring.name)
    guard let curve = LinearCurve(spring) else { return CodePassage(notes: [LinearCurve.refusal(spring)]) }
    guard let easing = curve.easing else {
      return CodePassage(
        notes: [
          "A transition needs a distance, and here is none: keyframes instead; put your property for translate."
        ],
        lines: ["@keyframes \(name) {"]
          + curve.points.map { "  \($0.percentage)% { translate: \($0.value)px }" } + [
            "}", ".\(name) { animation: \(name) \(curve.seconds)s linear both }",
          ])
    }
    return CodePassage(
      notes: ["The curve is true to 0.002 of the distance; the duration belongs to it."],
      lines: [
        ":root {",
        "  --\(name)-duration: \(curve.seconds)s;",
        "  --\(name)-easing: \(easing);",
        "}",
        ".\(name) { transition: translate var(--\(name)-duration) var(--\(name)-easing) }",
      ])
  }

  static let webAnimations = CodeTarget("web-animations", "Web Animations") { spring in
    guard let curve = LinearCurve(spring) else { return CodePassage(notes: [LinearCurve.refusal(spring)]) }
    let name = spring.identifier
    func frame(_ value: String) -> String { "{ translate: \"\(value)px\"" }
    let timing = "duration: \(curve.milliseconds), fill: \"both\""
    guard let easing = curve.easing else {
      return CodePassage(
        notes: ["An easing needs a distance, and here is none: keyframes instead."],
        lines: ["const \(name)Keyframes = ["]
          + curve.points.map { "  \(frame($0.value)), offset: \(CodeNumber.exact($0.position)) }," } + [
            "];", "const \(name) = { \(timing), easing: \"linear\" };",
            "// element.animate(\(name)Keyframes, \(name));",
          ])
    }
    return CodePassage(
      notes: ["The curve is true to 0.002 of the distance; put your property for translate."],
      lines: [
        "const \(name)Keyframes = [",
        "  \(frame(CodeNumber.exact(spring.from))) },",
        "  \(frame(CodeNumber.exact(spring.to))) },",
        "];",
        "const \(name) = {",
        "  \(timing),",
        "  easing: \"\(easing)\",",
        "};",
        "// element.animate(\(name)Keyframes, \(name));",
      ])
  }

  static let motion = CodeTarget(
    "motion", "Motion (Framer Motion)", header: ["import { animate } from \"motion\";"]
  ) { spring in
    let name = spring.identifier
    // Motion leaps in what it computes of long over-damped springs: motiondivision/motion#1207.
    let overdamping =
      spring.isOverdamped ? ["Motion may leap near the end of a spring damped so much (its issue 1207)."] : []
    let speed = spring.threshold * spring.spring.naturalFrequency
    return CodePassage(
      notes: overdamping,
      lines: object(
        name,
        [
          ("type", "\"spring\""), ("stiffness", CodeNumber.exact(spring.spring.stiffness)),
          ("damping", CodeNumber.exact(spring.spring.damping)),
          ("mass", CodeNumber.exact(spring.spring.mass)),
          ("velocity", CodeNumber.exact(spring.velocity)), ("restDelta", CodeNumber.exact(spring.threshold)),
          ("restSpeed", CodeNumber.exact(speed)),
        ]) + [
          "// animate(\(CodeNumber.exact(spring.from)), \(CodeNumber.exact(spring.to)), "
            + "{ ...\(name), onUpdate: value => {} });"
        ])
  }

  static let reactSpring = CodeTarget(
    "react-spring", "react-spring", header: ["import { useSpring } from \"@react-spring/web\";"]
  ) { spring in
    let name = spring.identifier
    return CodePassage(
      notes: spring.velocity == 0 ? [] : ["The velocity is in units per millisecond."],
      lines: object(
        name,
        [
          ("tension", CodeNumber.exact(spring.spring.stiffness)),
          ("friction", CodeNumber.exact(spring.spring.damping)),
          ("mass", CodeNumber.exact(spring.spring.mass)),
          ("velocity", CodeNumber.exact(spring.velocity / 1000)),
          ("precision", CodeNumber.exact(spring.threshold)),
        ]) + [
          "// useSpring({ from: { value: \(CodeNumber.exact(spring.from)) }, "
            + "to: { value: \(CodeNumber.exact(spring.to)) }, config: \(name) });"
        ])
  }

  private static func object(_ name: String, _ fields: [(String, String)]) -> [String] {
    ["const \(name) = {"] + fields.map { "  \($0.0): \($0.1)," } + ["};"]
  }

  /// A name as style sheets write it: `softLanding` is `soft-landing`.
  private static func kebabCase(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
