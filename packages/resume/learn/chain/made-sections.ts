import type { Language } from '@fitted/contract/language-list';
import type { LineLook, LookRun } from '../../src/parse/rows/line-look.ts';
import type { Head } from '../name-learner.ts';
import { makeCareer, makeForm } from './made-forms.ts';
import { type Manner, type Month, makeManner, type Style } from './made-manner.ts';
import type { MadeResume, MadeRole } from './made-resume.ts';
import { type MadeWords, madeWords } from './made-words.ts';
import type { SeededRandom } from './seeded-random.ts';

const write = ({ year, month }: Month, hasMonth: boolean): string =>
  hasMonth ? `${year}-${String(month).padStart(2, '0')}` : String(year);

export function makeResume(
  language: Language,
  heads: readonly Head[],
  tellings: readonly string[],
  dice: SeededRandom,
): MadeResume {
  const words: MadeWords = madeWords[language];
  if (language === 'ja' && dice.chance(0.2)) return makeForm(heads, dice);
  if (language === 'ja' && dice.chance(0.3)) return makeCareer(heads, tellings, dice);
  const manner = makeManner(language, words, dice);
  const hasMonth = !/^(?:year)/u.test(manner.dates.name);
  const lines: { text: string; style: Style; runs?: { text: string; style: Style }[]; left: number }[] = [];
  const loud: Style = { size: 14, isBold: true, isItalic: false, colour: 0 };
  const plain = manner.body;
  const push = (text: string, style: Style = plain, left = 50): void => {
    lines.push({ text, style, left });
  };
  const blank = (): void => push('');
  push('Robin Vale', { ...loud, size: 20 });
  push('robin@vale.example | +44 20 7946 0199');
  blank();
  push(dice.of(words.headings), loud);
  if (dice.chance(0.3)) blank();
  const roles: MadeRole[] = [];
  const count = 1 + dice.to(5);
  let year = 2024 - dice.to(2);
  let month = 1 + dice.to(11);
  let isFirst = true;
  for (let entry = 0; entry < count; entry += 1) {
    const [, employer, place] = dice.of(heads);
    // Some people lay out a few entries unlike the others.
    const entryBuild =
      manner.isMixed && manner.others.length > 0 && dice.chance(0.5) ? dice.of(manner.others) : manner.build;
    const inGroup = manner.groups && dice.chance(0.5) ? 2 + dice.to(1) : 1;
    const group: { title: string; start: Month; end: Month | undefined }[] = [];
    for (let at = 0; at < inGroup; at += 1) {
      const months = 4 + dice.to(40);
      const end = isFirst && dice.chance(0.6) ? undefined : { year, month };
      const total = year * 12 + month - 1 - months;
      const start = { year: Math.floor(total / 12), month: (total % 12) + 1 };
      ({ year, month } = start);
      isFirst = false;
      group.push({ title: makeTitle(dice, heads, words, manner), start, end });
    }
    const where = place !== '' && dice.chance(0.6) ? place : dice.of(words.places);
    if (entry > 0 && manner.blankBetween) blank();
    const isAside = dice.chance(0.06);
    for (const [at, { title, start, end }] of group.entries()) {
      const build =
        at === 0
          ? entryBuild
          : entryBuild
              .filter((row) => !/E/u.test(row) || /T/u.test(row))
              .map((row) => row.replace(/,? ?(?:at |@ |– |- |\| )?E(?:, P|, U)?(?: \| S)?/u, ''));
      if (at > 0 && (!build.some((row) => row.includes('T')) || !build.some((row) => row.includes('D')))) continue;
      const said: Record<string, string> = {
        T: title,
        E: employer,
        U: dice.of(words.units),
        S: dice.of(words.sectors),
        P: where,
        D: manner.dates(dice, start, end),
        L: dice.of(words.years.split(';').map((one) => one.trim())),
        C: dice.of(words.contracts),
      };
      for (const [rowAt, row] of build.entries()) {
        if (rowAt > 0 && manner.blankInHead) blank();
        const made = writeRow(row, said, manner, rowAt);
        lines.push(made);
      }
      const hasTitle = build.some((row) => row.includes('T'));
      const hasEmployer = entryBuild.some((row) => row.includes('E'));
      roles.push({
        title: hasTitle ? title : null,
        employer: hasEmployer ? employer : null,
        start: write(start, hasMonth),
        end: end ? write(end, hasMonth) : 'present',
      });
      if (dice.chance(manner.tools)) push(makeTools(dice, words), { ...plain, isItalic: dice.chance(0.5) });
      if (dice.chance(manner.clients)) push(dice.of(heads)[1]);
      if (dice.chance(manner.describes))
        push(dice.chance(0.5) ? `${employer}: ${dice.of(words.sectors).toLowerCase()}` : dice.of(tellings));
      tell(dice, manner, words, tellings, push, isAside);
      if (dice.chance(manner.notes)) lines.push(makeNote(dice, words, plain));
    }
  }
  if (dice.chance(0.05)) {
    if (manner.blankBetween) blank();
    push(`${words.degree}, ${year - 4} – ${year}`, plain);
  }
  blank();
  push(words.education, loud);
  push(`${words.degree}, ${year - 3}`);
  return {
    language,
    text: lines.map(({ text }) => text).join('\n'),
    looks: lines.filter(({ text }) => text !== '').map(lookOf),
    roles,
  };
}

function tell(
  dice: SeededRandom,
  manner: Manner,
  words: MadeWords,
  tellings: readonly string[],
  push: (text: string, style?: Style, left?: number) => void,
  isAside: boolean,
): void {
  if (dice.chance(manner.parts))
    push(dice.of(words.parts), dice.chance(0.3) ? { ...manner.body, isBold: true } : manner.body);
  if (manner.bullets === 'none') return;
  const count = dice.to(5);
  for (let at = 0; at < count; at += 1) {
    const text = dice.of(tellings);
    if (manner.bullets === 'bullets') push(`${manner.sign} ${text}`, manner.body, 60);
    else push(text, manner.body, 50);
    if (dice.chance(manner.parts / 3)) push(dice.of(words.parts), manner.body, 50);
  }
  // A project within a role.
  if (isAside && manner.bullets === 'bullets')
    push(`${manner.sign} ${dice.of(words.topics)}: ${dice.of(tellings)}`, manner.body, 60);
}

const tools = 'Java;Kotlin;Docker;AWS;SQL;Excel;React;SAP;Linux;Photoshop;Python;C#;AutoCAD;Jira'.split(';');

function makeTools(dice: SeededRandom, words: MadeWords): string {
  const named = Array.from({ length: 3 + dice.to(4) }, () => dice.of(dice.chance(0.35) ? words.topics : tools));
  return named.join(dice.of([' | ', ' | ', ', ', ' · ', ' / ']));
}

/** "Website: …" or "Sector …" at the end of an entry, the label in another type. */
function makeNote(dice: SeededRandom, words: MadeWords, body: Style) {
  const label = dice.of(['Website', 'Web', 'Link', 'Links', 'URL', 'Stack', 'Tools']);
  const value = dice.chance(0.5)
    ? `https://${dice.of(['kestrel', 'tundra', 'harbour'])}.example`
    : makeTools(dice, words);
  const style = { ...body, size: 9 };
  const runs = [
    { text: label, style: { ...style, isBold: dice.chance(0.6) } },
    { text: value, style },
  ];
  return { text: `${label}${dice.of([': ', ' ', ':'])}${value}`, style, runs, left: 50 };
}

function makeTitle(dice: SeededRandom, heads: readonly Head[], words: MadeWords, manner: Manner): string {
  const [title] = dice.of(heads);
  if (dice.chance(manner.asides)) return `${title} ${dice.of(words.asides)}`;
  if (!dice.chance(manner.narrows)) return title;
  return `${title}${dice.of([' - ', ' – ', ', ', ' / ', ' — '])}${dice.of(words.topics)}`;
}

function writeRow(row: string, said: Readonly<Record<string, string>>, manner: Manner, at: number) {
  const isBullet = row.startsWith('*');
  const isInset = row.startsWith('_');
  const style = manner.styles[at] ?? manner.body;
  const runs: { text: string; style: Style }[] = [];
  let text = isBullet ? `${manner.sign} ` : isInset ? '\t' : '';
  for (const part of row.replace(/^[*_]/u, '').split(/(?<![A-Za-z])([TEUSPDLC])(?![A-Za-z])/u)) {
    const field = said[part];
    const written = field ?? part.replaceAll('>', '\t').replaceAll('+', ' ');
    text += written;
    if (field !== undefined)
      runs.push({ text: field, style: manner.isStyledByField ? (manner.fieldStyles[part] ?? manner.body) : style });
  }
  return { text, style: runs[0]?.style ?? style, runs, left: isInset ? 150 : 50 };
}

function lookOf({
  text,
  style,
  runs,
  left,
}: {
  text: string;
  style: Style;
  runs?: { text: string; style: Style }[];
  left: number;
}): LineLook {
  const face = (own: Style): string => `Made${own.isBold ? '-Bold' : ''}${own.isItalic ? '-Italic' : ''}`;
  const joined: LookRun[] = [];
  for (const run of runs && runs.length > 0 ? runs : [{ text, style }]) {
    const last = joined.at(-1);
    const own = { text: run.text, isBold: run.style.isBold, isItalic: run.style.isItalic, face: face(run.style) };
    if (last && last.face === own.face) joined[joined.length - 1] = { ...last, text: `${last.text} ${own.text}` };
    else joined.push(own);
  }
  const isBold = joined.every((run) => run.isBold);
  const isItalic = joined.every((run) => run.isItalic);
  return {
    text,
    size: style.size,
    face: face(style),
    isBold,
    isItalic,
    colour: style.colour,
    left,
    column: 50,
    runs: joined,
  };
}
