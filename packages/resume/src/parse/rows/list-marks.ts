/** Bullets that never begin a word. Private-use characters come from icon fonts (Word's Symbol and Wingdings). */
const plainMarks = '•●○◦▪▫◘◙∙⁃‣►▸▹▻▶➤➢➣➔➜➡→⇒✓✔✗✘☑❖❯❱⦁⦿・·◇◆■□▲△▼★☆※◎⚫⚪🔹🔸✅▷☞☛➥➨¤›✦✧❏◾◽\u{E000}-\u{F8FF}';
/** Characters that are also used inside words and sentences, so they need a space after them. */
const spacedMarks = '\\-–—*+>»~‐‑‒―−|';

const plainMark = new RegExp(`^[${plainMarks}]\\uFE0F?\\s*`, 'u');
const spacedMark = new RegExp(`^[${spacedMarks}](?:\\s+|$)`, 'u');
const letterMark = /^o\s+(?=\p{Lu})/u;
const numbered = /^(?:\(?\d{1,2}[.)、．）]|[（(]\d{1,2}[)）]|[①-⑳])\s*(?=\S)/u;
const lettered = /^[(（]?(?:\p{L}|[ivx]{2,4})[)）]\s+(?=\S)/iu;
const decoration = /[■□◆◇▶►▸▷★☆●※◎▼▲❖➤]/u;

/** Fewer lines that begin like this may be minus signs or cut words. */
const minTightDashes = 3;
const tightDash = /^(?<indent>\s*)[-–—](?=\p{L})/u;

/** "-Kept the books" on line after line: somebody's bullets, typed without a space. */
export function spaceDashes(lines: readonly string[]): string[] {
  const isHabit = lines.filter((line) => tightDash.test(line)).length >= minTightDashes;
  return isHabit ? lines.map((line) => line.replace(tightDash, '$<indent>- ')) : [...lines];
}

export interface ListMark {
  readonly text: string;
  readonly indent: number;
  readonly bulletIndent: number | null;
  readonly character: string;
  readonly isDecorated: boolean;
  readonly isNumbered: boolean;
}

/** Removes one or more bullets from a line. */
export function stripListMark(line: string): ListMark {
  let text = line.trimStart();
  const indent = columnsOf(line.slice(0, line.length - text.length));
  let marks = '';
  for (;;) {
    const mark = plainMark.exec(text) ?? spacedMark.exec(text) ?? (marks === '' ? letterMark.exec(text) : null);
    if (!mark) break;
    marks += mark[0];
    text = text.slice(mark[0].length);
  }
  const isNumbered = (numbered.test(text) && !/^\d{1,2}[.)]\d/u.test(text)) || lettered.test(text);
  return {
    text: text.trimEnd(),
    indent: indent + columnsOf(marks),
    bulletIndent: marks === '' ? null : indent,
    character: [...marks][0] ?? '',
    isDecorated: decoration.test(marks),
    isNumbered,
  };
}

/** The square, diamond or star at the start of a line, as in headings; '' for none. */
export function decorationOf(line: string): string {
  const [character = ''] = line.trimStart();
  return decoration.test(character) ? character : '';
}

function columnsOf(white: string): number {
  let columns = 0;
  for (const character of white) columns += character === '\t' ? 4 : character === '　' ? 2 : 1;
  return columns;
}
