import type { Template } from './template.ts';

/** Large, quiet name; a short bar of colour opens each section. */
export const meridian = {
  id: 'meridian',
  hasRail: false,
  textInsetMm: 42,
  typst: `
#let theme = default-theme + (
  size: 9.5pt, leading: if is-cjk { 0.76em } else { 0.64em }, accent: rgb("#2f5fd0"), quiet: rgb("#60656f"), ink: rgb("#17191e"),
  margin: (x: 21mm, top: 20mm, bottom: 19mm), section-gap: 1.9em,
  organisation: (:), place: (fill: rgb("#60656f")), period: (fill: rgb("#2f5fd0"), weight: 500), marker-fill: rgb("#2f5fd0"),
)
#let draw-head(head, theme) = {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 31pt, (weight: 400, tracking: -0.03em))
      v(1.15em)
    } else if item.kind == "contact" {
      text(size: 0.95em, fill: theme.quiet, flow-items(item.items, [#h(0.5em)·#h(0.5em)]))
    } else {
      block(below: 1em, text(
        size: 1.2em,
        weight: if item.kind == "headline" { 500 } else { 400 },
        fill: if item.kind == "headline" { theme.accent } else { theme.ink },
        tagged(marks.paragraph, show-text(item.text)),
      ))
    }
  }
}
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, {
      rect(width: 9mm, height: 1.8pt, fill: theme.accent)
      v(0.75em)
      heading(level: 1, text(size: 1.3em, weight: 600, tracking: -0.012em, show-text(section.heading)))
    })
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Calibri',
    size: 10.5,
    lineHeight: 13,
    lineGap: 4,
    entryGap: 10,
    sectionGap: 18.1,
    marginMm: { x: 21, top: 20, bottom: 19 },
    ink: '17191E',
    quiet: '60656F',
    isCentred: false,
    name: { size: 34, color: '17191E' },
    headline: { size: 12.5, color: '2F5FD0' },
    heading: { size: 13.5, bold: true, color: '17191E' },
    organisation: {},
    place: { color: '60656F' },
    period: { color: '2F5FD0' },
    marker: { text: '•', color: '2F5FD0' },
    contactSeparator: '·',
    headingRule: { side: 'top', color: '2F5FD0', width: 1 },
  },
} as const satisfies Template;
