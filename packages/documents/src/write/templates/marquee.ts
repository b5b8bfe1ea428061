import type { Template } from './template.ts';

/** The name on a band of deep colour that bleeds off the paper; warm accents below it. */
export const marquee = {
  id: 'marquee',
  hasRail: false,
  textInsetMm: 40,
  typst: `
#let theme = default-theme + (
  size: 9.5pt, leading: if is-cjk { 0.76em } else { 0.63em }, accent: rgb("#b4432f"), quiet: rgb("#655f63"), ink: rgb("#221d22"),
  margin: (x: 20mm, top: 18mm, bottom: 18mm), section-gap: 1.75em,
  organisation: (weight: 500), place: (fill: rgb("#655f63")), period: (fill: rgb("#b4432f"), weight: 500), marker-fill: rgb("#b4432f"),
)
#let band = rgb("#2c2338")
#let draw-head(head, theme) = {
  set text(fill: white)
  block(width: 100%, fill: band, outset: (x: 20mm, top: 18mm, bottom: 7mm), below: 0pt, {
    for item in head {
      if item.kind == "name" {
        fitted-name(show-text(item.text), 28pt, (weight: 600, tracking: -0.022em))
        v(1em)
      } else if item.kind == "contact" {
        text(size: 0.95em, fill: rgb("#d9d1e4"), flow-items(item.items, [#h(0.5em)·#h(0.5em)]))
      } else {
        block(below: 1em, text(size: 1.18em, fill: if item.kind == "headline" { rgb("#f3b8a4") } else { white }, tagged(marks.paragraph, show-text(item.text))))
      }
    }
  })
  v(7mm)
}
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, grid(
      columns: (auto, 1fr), column-gutter: 0.6em,
      square(size: 0.82em, fill: theme.accent),
      heading(level: 1, text(size: 1.24em, weight: 600, fill: band, tracking: -0.01em, show-text(section.heading))),
    ))
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Calibri',
    size: 10.5,
    lineHeight: 12.9,
    lineGap: 4,
    entryGap: 10,
    sectionGap: 16.6,
    marginMm: { x: 20, top: 18, bottom: 18 },
    ink: '221D22',
    quiet: '655F63',
    isCentred: false,
    // White text on the band would look like hidden text to software that knows colours but not grounds.
    name: { size: 31, bold: true, color: '2C2338' },
    headline: { size: 12.5, color: 'B4432F' },
    heading: { size: 13, bold: true, color: '2C2338' },
    organisation: {},
    place: { color: '655F63' },
    period: { color: 'B4432F' },
    marker: { text: '•', color: 'B4432F' },
    contactSeparator: '·',
    headRule: { side: 'bottom', color: '2C2338', width: 6 },
    headingRule: { side: 'left', color: 'B4432F', width: 4.5 },
  },
} as const satisfies Template;
