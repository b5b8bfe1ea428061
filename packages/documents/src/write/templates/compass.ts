import type { Template } from './template.ts';

/** Headings hang in a rail on the left, the text keeps one clean edge on the right of it. */
export const compass = {
  id: 'compass',
  name: 'Compass',
  category: 'modern',
  hasRail: true,
  typst: String.raw`
#let theme = default-theme + (
  size: 9.3pt, leading: if is-cjk { 0.76em } else { 0.64em }, accent: rgb("#0f6b5c"), quiet: rgb("#64615b"),
  margin: (left: 16mm, right: 19mm, top: 19mm, bottom: 18mm), section-gap: 2.1em,
  organisation: (fill: rgb("#0f6b5c"), weight: 500), place: (fill: rgb("#64615b")), period: (fill: rgb("#64615b")),
  marker-fill: rgb("#0f6b5c"),
)
#let rail = 35mm
#let gutter = 5mm
#let draw-head(head, theme) = pad(left: rail + gutter, {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 27pt, (weight: 600, tracking: -0.025em))
      v(1.05em)
    } else if item.kind == "contact" {
      text(size: 0.95em, fill: theme.quiet, flow-items(item.items, [#h(0.55em)·#h(0.55em)]))
    } else {
      block(below: 0.95em, text(size: 1.16em, fill: if item.kind == "headline" { theme.accent } else { theme.ink }, show-text(item.text)))
    }
  }
})
#let draw-section(section, theme) = {
  if section.heading == none {
    pad(left: rail + gutter, draw-blocks(section-blocks(section, theme), theme, first-above: theme.section-gap))
  } else {
    draw-rail(section, theme, rail, gutter, align(right, heading(level: 1, text(
      size: 1.04em, weight: 600, fill: theme.accent, show-text(section.heading),
    ))))
  }
}
`,
  word: {
    font: 'Inter',
    size: 9.5,
    nameSize: 26,
    headingSize: 11,
    accent: '0F6B5C',
    quiet: '64615B',
    isCentred: false,
    headingRule: 'none',
    organisationStyle: 'regular',
  },
} as const satisfies Template;
