import type { Template } from './template.ts';

/** Navy and upright: a strong rule under the head, each heading drawn out to the margin. */
export const boardroom = {
  id: 'boardroom',
  hasRail: false,
  textInsetMm: 38,
  typst: `
#let theme = default-theme + (
  size: 9.4pt, leading: if is-cjk { 0.74em } else { 0.62em }, accent: rgb("#1d3b63"), quiet: rgb("#56606e"), ink: rgb("#1b1f26"),
  margin: (x: 19mm, top: 17mm, bottom: 18mm),
  organisation: (weight: 500, fill: rgb("#1d3b63")), place: (fill: rgb("#56606e")), period: (fill: rgb("#56606e")),
)
#let draw-head(head, theme) = {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 22pt, (weight: 600, fill: theme.accent, tracking: -0.015em))
      v(0.95em)
    } else if item.kind == "contact" {
      text(size: 0.94em, fill: theme.quiet, flow-items(item.items, [#h(0.6em)|#h(0.6em)]))
    } else {
      block(below: 0.9em, text(
        size: if item.kind == "headline" { 1.14em } else { 1em },
        weight: if item.kind == "headline" { 500 } else { 400 },
        tagged(marks.paragraph, show-text(item.text)),
      ))
    }
  }
  v(0.25em)
  line(length: 100%, stroke: 1.6pt + theme.accent)
}
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, grid(
      columns: (auto, 1fr), column-gutter: 0.9em, align: horizon,
      heading(level: 1, text(size: 1.13em, weight: 600, fill: theme.accent, show-text(section.heading))),
      line(length: 100%, stroke: 0.6pt + theme.accent.lighten(55%)),
    ))
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Calibri',
    size: 10.5,
    lineHeight: 12.7,
    lineGap: 3.9,
    entryGap: 9.9,
    sectionGap: 15,
    marginMm: { x: 19, top: 17, bottom: 18 },
    ink: '1B1F26',
    quiet: '56606E',
    isCentred: false,
    name: { size: 24, bold: true, color: '1D3B63' },
    headline: { size: 12 },
    heading: { size: 12, bold: true, color: '1D3B63' },
    organisation: { color: '1D3B63' },
    place: { color: '56606E' },
    period: { color: '56606E' },
    marker: { text: '•' },
    contactSeparator: '|',
    headRule: { side: 'bottom', color: '1D3B63', width: 1.5 },
    headingRule: { side: 'bottom', color: '98A7B9', width: 0.5 },
  },
} as const satisfies Template;
