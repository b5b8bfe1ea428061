import type { Template } from './template.ts';

/** The classic: centred, serif, small capitals over a hairline. */
export const ledger = {
  id: 'ledger',
  hasRail: false,
  textInsetMm: 44,
  typst: `
#let theme = default-theme + (
  font: serif, size: if is-cjk { 9.6pt } else { 10.4pt }, leading: if is-cjk { 0.72em } else { 0.58em },
  accent: rgb("#22304a"), margin: (x: 22mm, top: 19mm, bottom: 20mm),
  organisation: (style: "italic"), period: (fill: rgb("#5d5a54")), line-gap: 0.34em,
)
#let draw-head(head, theme) = {
  set align(center)
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 23pt, (weight: 600, fill: theme.accent, tracking: 0.01em))
      v(0.75em)
    } else if item.kind == "contact" {
      text(size: 0.92em, fill: theme.quiet, flow-items(item.items, [#h(0.55em)·#h(0.55em)], alignment: center))
    } else {
      block(below: 0.8em, text(style: if item.kind == "headline" { "italic" } else { "normal" }, size: 1.08em, tagged(marks.paragraph, show-text(item.text))))
    }
  }
}
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, {
      heading(level: 1, text(
        size: 1.12em, weight: 600, fill: theme.accent, tracking: 0.045em, features: (smcp: 1),
        show-text(section.heading),
      ))
      v(0.42em)
      line(length: 100%, stroke: 0.5pt + theme.accent.lighten(35%))
    })
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Georgia',
    size: 10.5,
    lineHeight: 13,
    lineGap: 3.5,
    entryGap: 10.9,
    sectionGap: 17.7,
    marginMm: { x: 22, top: 19, bottom: 20 },
    ink: '1C1B19',
    quiet: '5D5A54',
    isCentred: true,
    name: { size: 23, bold: true, color: '22304A' },
    headline: { size: 11, italics: true },
    heading: { size: 12, bold: true, smallCaps: true, color: '22304A' },
    organisation: { italics: true },
    place: {},
    period: { color: '5D5A54' },
    marker: { text: '•' },
    contactSeparator: '·',
    headingRule: { side: 'bottom', color: '6C7686', width: 0.5 },
  },
} as const satisfies Template;
