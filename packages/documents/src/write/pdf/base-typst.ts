/**
 * What all templates share, in Typst: spans, links, lines, entry rows, page set-up. The resume arrives as JSON in
 * `sys.inputs`: it is data and never source, so nothing written in a resume can be run.
 *
 * A template defines `theme` (see `default-theme`) and may replace `draw-head` and `draw-section`; `templates/template.ts`
 * joins the three pieces. Reading order is the order of the source: whatever stands beside something else is drawn after it.
 */
export const baseTypst = String.raw`
#let sheet = json(bytes(sys.inputs.sheet))
#let paper = sys.inputs.paper
#let is-cjk = sheet.language in ("zh", "ja")
#let cjk-fonts = if sheet.language == "ja" { ("Noto Sans JP", "Noto Sans SC") } else { ("Noto Sans SC", "Noto Sans JP") }
#let spare-fonts = ("New Computer Modern", "DejaVu Sans Mono", "Fitted Last Resort", "Fitted Last Resort 1", "Fitted Last Resort 2")
#let sans = ("Inter",) + cjk-fonts + spare-fonts
// No serif for Chinese and Japanese is shipped, and a serif Latin beside a sans Han looks like an accident.
#let serif = if is-cjk { sans } else { ("Source Serif 4", "Inter") + cjk-fonts + spare-fonts }

#let unbroken(word) = {
  if word.len() < 24 { box(word) } else {
    // Wider than any column: let it wrap between its letters rather than run off the paper.
    context if measure(word).width < 300pt { box(word) } else {
      for cluster in word.clusters() { box(cluster) }
    }
  }
}
#let show-span(span) = {
  if type(span) == str { span }
  else if span.len() == 1 { unbroken(span.at(0)) }
  else { link(span.at(1), unbroken(span.at(0))) }
}
#let show-text(spans) = spans.map(show-span).join()

#let default-theme = (
  font: sans, size: 9.6pt, leading: 0.6em, ink: rgb("#1c1b19"), quiet: rgb("#5d5a54"), accent: rgb("#0f6b5c"),
  margin: (x: 20mm, top: 18mm, bottom: 18mm),
  line-gap: 0.42em, entry-gap: 1.05em, section-gap: 1.7em,
  marker: "•", marker-fill: auto, bullet-indent: 1.05em,
  title: (weight: 600), organisation: (:), place: (:), plain: (:), period: (:), label: (weight: 600),
  between: ", ",
)

#let styled(style, body) = text(..style, body)

// Fills lines with items and sets the separator only between two that share a line, never at the end of one.
#let flow-items(items, separator, alignment: left) = layout(size => {
  let gap = measure(separator).width
  let lines = ()
  let line = ()
  let width = 0pt
  for item in items {
    let body = show-text(item)
    let own = measure(body).width
    if line.len() > 0 and width + gap + own > size.width {
      lines.push(line)
      line = ()
      width = 0pt
    }
    width += own + if line.len() > 0 { gap } else { 0pt }
    line.push(body)
  }
  if line.len() > 0 { lines.push(line) }
  set align(alignment)
  for row in lines { block(above: 0pt, below: 0.55em, row.join(separator)) }
})

// One line if the name can be made to fit without looking timid, else as many as it needs.
#let fitted-name(body, size, style) = layout(area => {
  let natural = measure(text(size: size, ..style, body)).width
  let factor = calc.max(calc.min(1.0, area.width / calc.max(natural, 1pt)), 0.62)
  block(above: 0pt, below: 0pt, par(leading: 0.4em, text(size: size * factor, ..style, body)))
})

// Dates go to the right edge only in the last row of a head: above another row, a machine that reads by blocks would
// take the whole left side first and the date after it.
#let show-row(row, theme, lead: false, last: true) = {
  let parts = row.fields.map(field => {
    let style = theme.at(field.role)
    // A first line of which only part was understood still names the entry.
    if lead and field.role == "plain" and row.fields.all(f => f.role == "plain") { style = theme.title }
    styled(style, show-text(field.text))
  })
  let body = parts.join(if row.isVerbatim { none } else { theme.between })
  let period = if row.period != none { styled(theme.period, box(show-text(row.period))) }
  if period == none { body }
  else if body == none { period }
  else if row.periodAt == "start" { [#period#h(1.1em, weak: false)#body] }
  else if not last { [#body#h(1.1em, weak: false)#period] }
  else { [#body #h(0.8em)#h(1fr)#period] }
}
#let show-entry-head(entry, theme) = {
  for (index, row) in entry.rows.enumerate() {
    let last = index + 1 == entry.rows.len()
    block(above: if index == 0 { 0pt } else { theme.leading }, below: 0pt, show-row(row, theme, lead: index == 0, last: last))
  }
}
#let show-line(line, theme) = {
  let body = {
    if line.label != none [#styled(theme.label, show-text(line.label)) ]
    show-text(line.text)
  }
  if not line.isBullet { return body }
  let fill = if theme.marker-fill == auto { theme.ink } else { theme.marker-fill }
  let marker = if line.depth == 0 { theme.marker } else { "–" }
  let indent = theme.bullet-indent
  pad(left: indent * line.depth, par(hanging-indent: indent, {
    box(width: indent, text(fill: fill, marker))
    body
  }))
}

// A section as a list of blocks with their distance from the one before; a sticky block stays with the next.
#let section-blocks(section, theme) = {
  let blocks = ()
  for (index, item) in section.blocks.enumerate() {
    let before = if index > 0 { section.blocks.at(index - 1) }
    let is-entry = item.kind == "entry"
    let above = if before == none { 0pt }
      else if is-entry { theme.entry-gap }
      else if before.kind == "entry" { theme.line-gap + 0.12em }
      else if item.isBullet or before.isBullet or theme.line-gap > 0.5em { theme.line-gap }
      else { theme.line-gap + 0.1em }
    blocks.push((
      above: above,
      sticky: is-entry and index + 1 < section.blocks.len() and section.blocks.at(index + 1).kind == "line",
      body: if is-entry { show-entry-head(item, theme) } else { show-line(item, theme) },
    ))
  }
  blocks
}
#let draw-blocks(blocks, theme, first-above: 0pt) = {
  for (index, item) in blocks.enumerate() {
    block(
      width: 100%, below: 0pt, sticky: item.sticky,
      breakable: not item.sticky,
      above: theme.leading + if index == 0 { first-above } else { item.above },
      item.body,
    )
  }
}

// The heading in a rail on the left, the body beside it. The first piece of the body is tied to the heading; the rest
// flows on below it and over pages, so that nothing is stranded at the foot of a page.
#let draw-rail(section, theme, rail, gutter, heading-body) = {
  let blocks = section-blocks(section, theme)
  let first = ()
  while blocks.len() > 0 {
    let item = blocks.remove(0)
    first.push(item)
    if not item.sticky { break }
  }
  block(width: 100%, breakable: false, above: theme.section-gap, below: 0pt, grid(
    columns: (rail, 1fr), column-gutter: gutter,
    if section.heading != none { heading-body },
    draw-blocks(first.enumerate().map(((i, item)) => item + (sticky: false)), theme),
  ))
  pad(left: rail + gutter, draw-blocks(blocks, theme, first-above: if blocks.len() > 0 { blocks.at(0).above } else { 0pt }))
}

#let page-number(theme, alignment: right) = context {
  let page = counter(page).get().first()
  if page > 1 { align(alignment, text(size: 0.82em, fill: theme.quiet, str(page))) }
}

#let resume(theme, draw-head, draw-section, background: none) = {
  set document(title: sheet.title, author: if sheet.author == "" { () } else { sheet.author }, date: none)
  set page(
    paper: paper, margin: theme.margin, background: background,
    footer: page-number(theme), footer-descent: 45%,
  )
  set text(
    font: theme.font, size: theme.size, fill: theme.ink, lang: sheet.language, fallback: false, hyphenate: false,
    cjk-latin-spacing: none, ligatures: false, features: (calt: 0), number-width: "proportional",
    top-edge: "cap-height", bottom-edge: "baseline",
  )
  set par(leading: theme.leading, spacing: theme.leading, justify: false)
  set block(above: 0pt, below: 0pt)
  // A real heading for the outline of the PDF; how it looks is the template's affair.
  show heading: set text(size: theme.size, weight: 400)
  show heading: it => it.body
  draw-head(sheet.head, theme)
  for section in sheet.sections { draw-section(section, theme) }
}
`;
