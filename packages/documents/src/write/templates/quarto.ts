import type { Template } from './template.ts';

/** A letter from a good printer: wide margins, serif, a hairline above each heading. */
export const quarto = {
  id: 'quarto',
  // No decorated rail beside the text; the paper is this much wider than the text, here two margins of 27 mm.
  hasRail: false,
  textInsetMm: 54,
  typst: `
#let theme = default-theme + (
  font: serif, size: if is-cjk { 9.6pt } else { 10.6pt }, leading: if is-cjk { 0.78em } else { 0.62em },
  ink: rgb("#1f1d1a"), quiet: rgb("#68645d"), accent: rgb("#1f1d1a"),
  margin: (x: 27mm, top: 24mm, bottom: 23mm), section-gap: 1.8em, line-gap: 0.36em,
  organisation: (style: "italic"), place: (style: "italic"), period: (fill: rgb("#68645d")), marker: "–", marker-fill: rgb("#68645d"),
)
#let draw-head(head, theme) = {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 21pt, (weight: 400))
      v(0.8em)
    } else if item.kind == "contact" {
      text(size: 0.93em, fill: theme.quiet, flow-items(item.items, [#h(0.5em)·#h(0.5em)]))
    } else {
      block(below: 0.85em, text(style: if item.kind == "headline" { "italic" } else { "normal" }, size: 1.05em, tagged(marks.paragraph, show-text(item.text))))
    }
  }
}
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, {
      line(length: 100%, stroke: 0.4pt + theme.quiet.lighten(40%))
      v(0.85em)
      heading(level: 1, text(size: 1.06em, weight: 600, show-text(section.heading)))
    })
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Georgia',
    size: 10.5,
    lineHeight: 13.6,
    lineGap: 3.8,
    entryGap: 11.1,
    sectionGap: 19.1,
    marginMm: { x: 27, top: 24, bottom: 23 },
    ink: '1F1D1A',
    quiet: '68645D',
    isCentred: false,
    name: { size: 21, color: '1F1D1A' },
    headline: { size: 11, italics: true },
    heading: { size: 11, bold: true, color: '1F1D1A' },
    organisation: { italics: true },
    place: { italics: true },
    period: { color: '68645D' },
    marker: { text: '–', color: '68645D' },
    contactSeparator: '·',
    headingRule: { side: 'top', color: 'A4A29E', width: 0.5 },
  },
} as const satisfies Template;
