import { tagTypst } from './tagged/tag-marks.ts';

/**
 * Typst code shared by all templates: spans, links, lines, entry rows, page setup. The resume arrives as JSON in `sys.inputs`:
 * it is data, never source, so nothing written in a resume can be executed.
 *
 * A template defines `theme` (see `default-theme`) and may replace `draw-head` and `draw-section`; `templates/template.ts`
 * joins the three pieces. Reading order is source order: whatever is placed beside something else is drawn after it.
 */
export const baseTypst = `${tagTypst}
#let sheet = json(bytes(sys.inputs.sheet))
#let paper = sys.inputs.paper
#let is-cjk = sheet.language in ("zh", "ja")
#let cjk-fonts = if sheet.language == "ja" { ("Noto Sans JP", "Noto Sans SC") } else { ("Noto Sans SC", "Noto Sans JP") }
#let spare-fonts = json(bytes(sys.inputs.spare))
#let sans = ("Inter",) + cjk-fonts + spare-fonts
// We ship no serif font for Chinese and Japanese, and serif Latin next to sans-serif Han looks like a mistake.
#let serif = if is-cjk { sans } else { ("Source Serif 4", "Inter") + cjk-fonts + spare-fonts }

#let column = float(sys.inputs.column) * 1mm

// A word wider than the column is set smaller. Only one that would become unreadable wraps between its letters.
#let draw-word(body, isFirst: true) = box(body)
#let draw-link(body, isFirst: true) = box({
  mark(if isFirst { marks.link } else { marks.linkPiece })
  body
  mark(marks.linkEnd)
})
#let unbroken(word, draw: draw-word) = {
  if word.len() < 30 { return draw(word) }
  context {
    // Measuring is quadratic in the length, and nothing this long fits anyway.
    let room = if word.len() > 400 { 0 } else { (column - 2.5em.to-absolute()) / measure(word).width }
    if room >= 1 { draw(word) }
    else if room >= 0.7 { draw(text(size: room * 1em, word)) }
    else {
      let step = if word.len() > 400 { 6 } else { 1 }
      let held = ()
      let isFirst = true
      for cluster in word.clusters() {
        held.push(cluster)
        // Never after a hyphen: a parser would take it for hyphenation and drop it.
        if held.len() >= step and cluster != "-" {
          draw(held.join(), isFirst: isFirst)
          held = ()
          isFirst = false
        }
      }
      if held.len() > 0 { draw(held.join(), isFirst: isFirst) }
    }
  }
}
#let show-span(span) = {
  if type(span) == str { span }
  // A minimally different size starts a new run: Typst squeezes punctuation only within a run.
  else if type(span) == dictionary { text(size: 1.001em, span.apart) }
  else if span.len() == 1 { unbroken(span.at(0)) }
  else { link(span.at(1), unbroken(span.at(0), draw: draw-link)) }
}
#let show-text(spans) = spans.map(show-span).join()
#let text-length(spans) = spans.map(span => {
  if type(span) == str { span.len() } else if type(span) == dictionary { 1 } else { span.at(0).len() }
}).sum(default: 0)

#let default-theme = (
  font: sans, size: 9.6pt, leading: 0.6em, ink: rgb("#1c1b19"), quiet: rgb("#5d5a54"), accent: rgb("#0f6b5c"),
  margin: (x: 20mm, top: 18mm, bottom: 18mm),
  line-gap: 0.42em, entry-gap: 1.05em, section-gap: 1.7em,
  marker: "•", marker-fill: auto, bullet-indent: 1.05em,
  title: (weight: 600), organisation: (:), place: (:), plain: (:), period: (:), label: (weight: 600),
  sign: "·", background: none, entry-mark: none,
)

// Chinese and Japanese have no italics, and a single slanted Latin word among upright characters looks out of place.
// Neither have Hebrew and Arabic: the slanted spare font does not even contain their letters.
#let styled(style, body) = {
  if style.at("style", default: "normal") == "normal" { return text(..style, body) }
  if is-cjk { return text(..style + (style: "normal"), body) }
  show regex("[\\u{590}-\\u{8ff}]+"): set text(style: "normal")
  text(..style, body)
}

// Fills lines with items, with separators only between items on the same line, never at its end. Once the number of lines is
// known they are balanced: a single item on the second line would look like a leftover.
#let fill-lines(items, widths, gap, limit) = {
  let lines = ((),)
  let width = 0pt
  for (item, own) in items.zip(widths) {
    if lines.last().len() > 0 and width + gap + own > limit {
      lines.push(())
      width = 0pt
    }
    width += own + if lines.last().len() > 0 { gap } else { 0pt }
    lines.last().push(item)
  }
  lines
}
#let flow-items(items, separator, alignment: left) = block(width: 100%, below: 0.9em, tagged(marks.paragraph, layout(area => {
  set par(linebreaks: "simple")
  let bodies = items.map(show-text)
  let widths = bodies.map(body => measure(body).width)
  let gap = measure(separator).width
  let count = fill-lines(bodies, widths, gap, area.width).len()
  let share = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0).find(share => fill-lines(bodies, widths, gap, area.width * share).len() == count)
  set align(alignment)
  for row in fill-lines(bodies, widths, gap, area.width * share) { block(above: 0.55em, below: 0pt, row.join(separator)) }
})))

// One line if the name fits without becoming too small, otherwise as many as it needs.
#let fitted-name(body, size, style) = layout(area => {
  set par(linebreaks: "simple")
  let natural = measure(text(size: size, ..style, body)).width
  let factor = calc.max(calc.min(1.0, area.width / calc.max(natural, 1pt)), 0.62)
  block(above: 0pt, below: 0pt, tagged(marks.name, text(size: size * factor, ..style, par(leading: 0.46em, body))))
})

// Fields go on one line with a separator: a comma would not tell a parser where the employer ends and the place begins. The
// period stands at the right edge, where the eye looks for it, and is drawn after its row. Where the person wrote it first it
// stays first, so that a row reads in the same order everywhere.
#let show-row(row, theme, lead: false) = {
  let parts = row.fields.map(field => {
    let style = theme.at(field.role)
    // A first line that was not understood still names the entry.
    if lead and field.role == "plain" and row.fields.all(f => f.role == "plain") { style = theme.title }
    styled(style, show-text(field.text))
  })
  let sign = text(fill: theme.quiet)[#h(0.42em)#theme.sign#h(0.42em)]
  let body = parts.join(if row.isVerbatim { none } else { sign })
  if row.period == none { return body }
  let period = styled(theme.period, box(show-text(row.period)))
  if body == none { return period }
  let isFirst = row.periodAt == "start"
  let line = if isFirst { period + sign + body } else { body + h(1fr) + period }
  // In a row that does not fit the period gets a line of its own, at the left: alone at the right it would be read as a column.
  // Most rows are far too short, and measuring costs more than layout.
  if row.fields.map(field => text-length(field.text)).sum(default: 0) < 48 { return line }
  layout(area => {
    if measure(body).width + measure(period).width + 2em.to-absolute() <= area.width { line }
    else if isFirst { period + linebreak() + body }
    else { body + linebreak() + period }
  })
}
// A row with its period at the right is of another size than the rows around it: parsers that read by blocks join lines of one
// size, and would read the periods as a column of their own, after the bullets.
#let row-size(rows, index) = {
  let is-dated(row) = row != none and row.period != none and row.periodAt == "end" and row.fields.len() > 0
  if is-dated(rows.at(index)) { 1.07em }
  else if is-dated(rows.at(index + 1, default: none)) { 1.15em }
  else { 1em }
}
#let show-entry-head(entry, theme) = {
  theme.entry-mark
  for (index, row) in entry.rows.enumerate() {
    let kind = if index == 0 { marks.entry } else { marks.paragraph }
    let body = text(size: row-size(entry.rows, index), show-row(row, theme, lead: index == 0))
    block(above: if index == 0 { 0pt } else { theme.leading }, below: 0pt, tagged(kind, body))
  }
}
#let show-line(line, theme) = {
  let body = {
    if line.label != none [#styled(theme.label, show-text(line.label)) ]
    show-text(line.text)
  }
  if not line.isBullet { return tagged(marks.paragraph, body) }
  let fill = if theme.marker-fill == auto { theme.ink } else { theme.marker-fill }
  let marker = if line.depth == 0 { theme.marker } else { "–" }
  let indent = theme.bullet-indent
  pad(left: indent * line.depth, par(hanging-indent: indent, {
    box(width: indent, { mark(marks.label, depth: line.depth); text(fill: fill, marker); mark(marks.body) })
    body
  }) + mark(marks.end))
}

// A section as a list of blocks with the space above each; a sticky block stays with the next. A line of text right above
// bullets is their head, even if the parser found no entry there.
#let is-bullet(item) = item != none and item.kind == "line" and item.isBullet
#let section-blocks(section, theme) = {
  let blocks = ()
  for (index, item) in section.blocks.enumerate() {
    let before = if index > 0 { section.blocks.at(index - 1) }
    let next = if index + 1 < section.blocks.len() { section.blocks.at(index + 1) }
    let is-entry = item.kind == "entry"
    let leads = next != none and next.kind == "line" and (is-entry or (next.isBullet and not item.isBullet))
    // Avoids leaving the last bullet of a list alone on a new page.
    let is-last-but-one = is-bullet(item) and is-bullet(next) and not is-bullet(section.blocks.at(index + 2, default: none))
    blocks.push((
      above: if before == none { 0pt }
        else if is-entry or (before.kind == "line" and before.isBullet and not item.isBullet) { theme.entry-gap }
        else if before.kind == "entry" { theme.line-gap + 0.12em }
        else { theme.line-gap },
      sticky: leads or is-last-but-one,
      breakable: not (leads or is-last-but-one or is-entry),
      body: if is-entry { show-entry-head(item, theme) } else { show-line(item, theme) },
    ))
  }
  blocks
}
#let draw-blocks(blocks, theme, first-above: 0pt) = {
  for (index, item) in blocks.enumerate() {
    block(
      width: 100%, below: 0pt, sticky: item.sticky,
      breakable: item.breakable,
      above: theme.leading + if index == 0 { first-above } else { item.above },
      item.body,
    )
  }
}

#let page-number(theme, alignment: right) = context {
  let page = counter(page).get().first()
  if page > 1 { align(alignment, text(size: 0.82em, fill: theme.quiet, str(page))) }
}

// 0: spacing as designed. 1: as tight as allowed. Side margins stay, because rails and marks are positioned by them.
#let tightened(theme) = {
  let by = float(sys.inputs.tightness)
  if by == 0 { return theme }
  let less(length, share) = length * (1 - share * by)
  theme + (
    size: less(theme.size, 0.1), leading: less(theme.leading, 0.1),
    line-gap: less(theme.line-gap, 0.3), entry-gap: less(theme.entry-gap, 0.25), section-gap: less(theme.section-gap, 0.25),
    margin: theme.margin + (top: theme.margin.top - 5mm * by, bottom: theme.margin.bottom - 5mm * by),
  )
}

#let resume(given, draw-head, draw-section) = {
  let theme = tightened(given)
  set document(title: sheet.title, author: if sheet.author == "" { () } else { sheet.author }, date: none)
  set page(
    paper: paper, margin: theme.margin, background: repeated(theme.background),
    footer: repeated(page-number(theme)), footer-descent: 45%,
  )
  set text(
    font: theme.font, size: theme.size, fill: theme.ink, lang: sheet.language, fallback: false, hyphenate: false,
    cjk-latin-spacing: none, ligatures: false, features: (calt: 0), number-width: "proportional",
    top-edge: "cap-height", bottom-edge: "baseline", costs: (runt: 900%),
  )
  set par(leading: theme.leading, spacing: theme.leading, justify: false, linebreaks: "optimized")
  set block(above: 0pt, below: 0pt)
  // A real heading, for the PDF outline. Its look is up to the template.
  show heading: set text(size: theme.size, weight: 400)
  show heading: it => tagged(marks.heading, it.body)
  draw-head(sheet.head, theme)
  for section in sheet.sections { draw-section(section, theme) }
}
`;
