import type { Template } from './template.ts';

/** A book page: serif text, headings in italics in the margin like notes of a careful reader. */
export const marginalia = {
  id: 'marginalia',
  name: 'Marginalia',
  category: 'creative',
  hasRail: true,
  typst: String.raw`
#let theme = default-theme + (
  font: serif, size: if is-cjk { 9.5pt } else { 10.3pt }, leading: if is-cjk { 0.76em } else { 0.6em }, accent: rgb("#9c3d22"), quiet: rgb("#6a625a"),
  ink: rgb("#231f1b"), margin: (left: 17mm, right: 24mm, top: 22mm, bottom: 20mm), section-gap: 1.9em,
  organisation: (style: "italic"), place: (fill: rgb("#6a625a")), period: (fill: rgb("#6a625a")), marker: "–", marker-fill: rgb("#9c3d22"),
)
#let rail = 31mm
#let gutter = 6mm
#let draw-head(head, theme) = pad(left: rail + gutter, {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 30pt, (weight: 400, tracking: -0.012em))
      v(0.85em)
    } else if item.kind == "contact" {
      text(size: 0.93em, fill: theme.quiet, flow-items(item.items, [#h(0.6em)/#h(0.6em)]))
    } else {
      block(below: 0.9em, text(size: 1.15em, style: if item.kind == "headline" { "italic" } else { "normal" }, fill: if item.kind == "headline" { theme.accent } else { theme.ink }, show-text(item.text)))
    }
  }
})
#let draw-section(section, theme) = {
  if section.heading == none {
    pad(left: rail + gutter, draw-blocks(section-blocks(section, theme), theme, first-above: theme.section-gap))
  } else {
    draw-rail(section, theme, rail, gutter, align(right, heading(level: 1, text(
      size: 1.08em, style: "italic", fill: theme.accent, show-text(section.heading),
    ))))
  }
}
`,
  word: {
    font: 'Source Serif 4',
    size: 10.5,
    nameSize: 28,
    headingSize: 12,
    accent: '9C3D22',
    quiet: '6A625A',
    isCentred: false,
    headingRule: 'none',
    organisationStyle: 'italic',
  },
} as const satisfies Template;
