import type { Template } from './template.ts';

/** Nothing but type: one family, two weights, black on white. */
export const plain = {
  id: 'plain',
  hasRail: false,
  textInsetMm: 42,
  typst: `
#let theme = default-theme + (
  size: 9.8pt, leading: if is-cjk { 0.74em } else { 0.62em }, ink: black, quiet: rgb("#404040"), accent: black,
  margin: (x: 21mm, top: 19mm, bottom: 19mm), line-gap: 0.3em, section-gap: 1.6em,
)
#let draw-head(head, theme) = {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 18pt, (weight: 600, tracking: -0.01em))
      v(0.8em)
    } else if item.kind == "contact" {
      flow-items(item.items, [#h(0.5em)|#h(0.5em)])
    } else {
      block(below: 0.75em, tagged(marks.paragraph, show-text(item.text)))
    }
  }
}
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, heading(level: 1, text(size: 1.16em, weight: 600, show-text(section.heading))))
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Calibri',
    size: 11,
    lineHeight: 13.2,
    lineGap: 2.9,
    entryGap: 10.3,
    sectionGap: 15.7,
    marginMm: { x: 21, top: 19, bottom: 19 },
    ink: '000000',
    quiet: '404040',
    isCentred: false,
    name: { size: 20, bold: true, color: '000000' },
    headline: {},
    heading: { size: 12.5, bold: true, color: '000000' },
    organisation: {},
    place: {},
    period: {},
    marker: { text: '•' },
    contactSeparator: '|',
  },
} as const satisfies Template;
