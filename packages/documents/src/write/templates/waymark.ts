import type { Template } from './template.ts';

/** A path runs down the margin with a mark for every section and a ring for every step. */
export const waymark = {
  id: 'waymark',
  hasRail: true,
  textInsetMm: 60,
  typst: `
#let path = 24mm
#let text-edge = 38mm
#let theme = default-theme + (
  font: serif, size: if is-cjk { 9.5pt } else { 10.4pt }, leading: if is-cjk { 0.76em } else { 0.6em },
  accent: rgb("#9c3d22"), quiet: rgb("#6a625a"), ink: rgb("#231f1b"),
  margin: (left: text-edge, right: 22mm, top: 22mm, bottom: 20mm), section-gap: 1.75em, line-gap: 0.36em,
  organisation: (style: "italic"), place: (fill: rgb("#6a625a")), period: (fill: rgb("#9c3d22")),
  marker: "–", marker-fill: rgb("#9c3d22"),
  background: place(top + left, dx: path, line(length: 100%, angle: 90deg, stroke: 0.7pt + rgb("#d9c3b6"))),
  entry-mark: place(dx: path - text-edge - 0.95mm, dy: 0.33em - 0.95mm, circle(radius: 0.95mm, fill: white, stroke: 0.8pt + rgb("#9c3d22"))),
)
#let draw-head(head, theme) = {
  for item in head {
    if item.kind == "name" {
      fitted-name(show-text(item.text), 29pt, (weight: 400, tracking: -0.012em))
      v(0.85em)
    } else if item.kind == "contact" {
      text(size: 0.93em, fill: theme.quiet, flow-items(item.items, [#h(0.5em)·#h(0.5em)]))
    } else {
      block(below: 0.9em, text(
        size: 1.15em,
        style: if item.kind == "headline" { "italic" } else { "normal" },
        fill: if item.kind == "headline" { theme.accent } else { theme.ink },
        tagged(marks.paragraph, show-text(item.text)),
      ))
    }
  }
}
// The path holds only marks, so that the text stays a single flow for parsers.
#let draw-section(section, theme) = {
  if section.heading != none {
    block(above: theme.section-gap, below: 0pt, sticky: true, width: 100%, {
      place(dx: path - text-edge - 1.9mm, dy: 0.42em - 1.9mm, circle(radius: 1.9mm, fill: theme.accent))
      heading(level: 1, text(size: 1.3em, style: "italic", fill: theme.accent, show-text(section.heading)))
    })
  }
  draw-blocks(section-blocks(section, theme), theme, first-above: if section.heading == none { theme.section-gap } else { 0.38em })
}
`,
  word: {
    font: 'Georgia',
    size: 10.5,
    lineHeight: 13.2,
    lineGap: 3.7,
    entryGap: 10.9,
    sectionGap: 16.7,
    marginMm: { x: 30, top: 22, bottom: 20 },
    ink: '231F1B',
    quiet: '6A625A',
    isCentred: false,
    name: { size: 28, color: '231F1B' },
    headline: { size: 12, italics: true, color: '9C3D22' },
    heading: { size: 13, italics: true, color: '9C3D22' },
    organisation: { italics: true },
    place: { color: '6A625A' },
    period: { color: '9C3D22' },
    marker: { text: '–', color: '9C3D22' },
    contactSeparator: '·',
  },
} as const satisfies Template;
