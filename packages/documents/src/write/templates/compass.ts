import type { Template } from './template.ts';

/** A tinted rail down the left of every page; a needle leads through it to each heading. */
export const compass = {
  id: 'compass',
  hasRail: true,
  textInsetMm: 57,
  typst: `
#let rail = 27mm
#let theme = default-theme + (
  size: 9.4pt, leading: if is-cjk { 0.76em } else { 0.64em }, accent: rgb("#0f6b5c"), quiet: rgb("#5f625d"),
  margin: (left: rail + 11mm, right: 19mm, top: 19mm, bottom: 18mm), section-gap: 2em,
  organisation: (fill: rgb("#0f6b5c"), weight: 500), place: (fill: rgb("#5f625d")), period: (fill: rgb("#5f625d")),
  marker-fill: rgb("#0f6b5c"),
  background: place(top + left, rect(width: rail, height: 100%, fill: rgb("#e9f1ee"))),
)
#let draw-head(head, theme) = {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 27pt, (weight: 600, tracking: -0.025em))
      v(1.05em)
    } else if item.kind == "contact" {
      text(size: 0.95em, fill: theme.quiet, flow-items(item.items, [#h(0.5em)·#h(0.5em)]))
    } else {
      block(below: 0.95em, text(
        size: 1.16em,
        fill: if item.kind == "headline" { theme.accent } else { theme.ink },
        tagged(marks.paragraph, show-text(item.text)),
      ))
    }
  }
}
// A needle runs from the edge of the paper through the rail to each heading. The rail itself holds no text: parsers that read
// by columns would read all headings first.
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, {
      place(dx: -(rail + 11mm), dy: 0.36em, line(length: rail + 7mm, stroke: 1.1pt + theme.accent))
      place(dx: -5.2mm, dy: 0.36em - 1.2mm, circle(radius: 1.2mm, fill: theme.accent))
      heading(level: 1, text(size: 1.2em, weight: 600, fill: theme.accent, show-text(section.heading)))
    })
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Calibri',
    size: 10.5,
    lineHeight: 12.9,
    lineGap: 3.9,
    entryGap: 9.9,
    sectionGap: 18.8,
    marginMm: { x: 28.5, top: 19, bottom: 18 },
    ink: '1C1B19',
    quiet: '5F625D',
    isCentred: false,
    name: { size: 29, bold: true, color: '1C1B19' },
    headline: { size: 12.5, color: '0F6B5C' },
    heading: { size: 12.5, bold: true, color: '0F6B5C' },
    organisation: { color: '0F6B5C' },
    place: { color: '5F625D' },
    period: { color: '5F625D' },
    marker: { text: '•', color: '0F6B5C' },
    contactSeparator: '·',
    headingRule: { side: 'left', color: '0F6B5C', width: 3 },
  },
} as const satisfies Template;
