import type { MadeWords } from './made-words.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * How heads are built: rows of T(itle), E(mployer), U(nit of it), S(ector), P(lace), D(ates), L(ength of time),
 * C(ontract) and their separators. `>` is a wide gap, `*` a bullet, `+` nothing but another type.
 */
const builds =
  `T>D/E, P;E>P/T>D;T, E>D;D>T, E;D>T/_E;T/E | P/D;D/T/E, P;E/T/D;T at E/D;T | E | D;T – E (D);E (D)/T;D: T, E;E – T>D;T/E>D;E>D/T;E>D/T>P
T (D)/E, P;D | E | T;T, U, E/D;T>D/U, E;E | S/T>D;E/T/D/P;T/E · C/D · L/P;E/L/T/D/P;*E>P/T>D;D. T. E, P;D/E/T;D>E/_T;E, P>D/T;T, E, P/D;E: T/D;D E T;D T E
E, U>D/T;T - E/D;E - T - D;T @ E>D;T, E (D);T/D/E;D – T – E, P;D, E, T;E>T>D;T>E>D;D>T>E;D>E>T;E>T>P>D;T>E>P>D
T/U/E>D;E>D/U/T;T E D;E T D;T, E | P | D;D | T | E | P
T | D/E | P;E | P/T | D;E | D/T;T/E/P/D;E/P/T/D;D/T, E;D/E, T;D – E/T;T (E)>D;T (E, P)/D;T bei E>D;T chez E (D)
D>E, P/_T;D>T/_E/_P;D/T | E;E, P/T, D;T, D/E;E, D/T;*T, E>D;*D: T, E;*E (D)/T;E>D;D>E;D: E;E | D
T>D;D: T;T/D;D E U T;D E T U;D>E U;E>U>T>D;T, U>D/E>P;T>P/E>D;P>T/D>E;E>D/P>T;D>T/P>E;E/D/T;E/D | P/T;T/E, P | D
E – P/T – D;T – U – E/D;T – E – P>D;T | D | E | P;D | T | E | P;E | T | D;E | T | P | D;T | E | P | D;E – P – T>D
T, E – P>D;T/U, E, P/D;T, D/U, E;D>T/_U, E;T>D/E, U, P;E – S/T/D;T/E (S)/D
D>T, E, P.;D>T, E, P.;D>T, E, U, P.;T, E, P.>D;D>T, E, P;T, E, P/D;D>E, T, P;E, P/T>D;D>T bei E, P;T at E, P>D;T>D/E>P;E>D/T>P
E: T/D;E: T/D;E: T>D;T: E/D;D – P/T+E;D – P/T+E;D/T+E;T+E>D;T+E, P/D;E+T>D;D P/T – E;E/D>T;E/D>T;D>E/_T, P
E, P/T, D;E, P/T, D;T/E | D;T/E | D;E, P/T>D`
    .split(/[;\n]/u)
    .map((build) => build.split('/'));

export interface Style {
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly colour: number;
}

/** How one person writes the section: chosen once and kept in nearly all entries. */
export interface Manner {
  readonly build: readonly string[];
  /** Layouts for the few entries that differ from the rest. */
  readonly others: readonly (readonly string[])[];
  readonly isMixed: boolean;
  readonly dates: (dice: SeededRandom, start: Month, end: Month | undefined) => string;
  readonly styles: readonly Style[];
  readonly fieldStyles: Readonly<Record<string, Style>>;
  readonly isStyledByField: boolean;
  readonly body: Style;
  readonly bullets: 'bullets' | 'prose' | 'none' | 'plain';
  readonly blankBetween: boolean;
  readonly blankInHead: boolean;
  readonly groups: boolean;
  readonly sign: string;
  readonly describes: number;
  readonly narrows: number;
  readonly asides: number;
  readonly parts: number;
  /** How often a row of tools, or the name of a client, stands right below the head. */
  readonly tools: number;
  readonly clients: number;
  /** How often an entry ends with a labelled note ("Website: …"). */
  readonly notes: number;
}

export interface Month {
  readonly year: number;
  readonly month: number;
}

export function makeManner(language: string, words: MadeWords, dice: SeededRandom): Manner {
  const isHan = language === 'zh' || language === 'ja';
  let build = dice.of(builds);
  while (
    isHan ? build.some((row) => / at | bei | chez |@/u.test(row)) : build.some((row) => /\b[A-Z] [A-Z]\b/u.test(row))
  )
    build = dice.of(builds);
  if (build.length === 1 && !build[0]?.includes('T') && dice.chance(0.5)) build = dice.of(builds.slice(0, 40));
  const body: Style = { size: 10, isBold: false, isItalic: false, colour: 0 };
  const some = (): Style => ({
    size: dice.chance(0.25) ? 11 + dice.to(1) : 10,
    isBold: dice.chance(0.4),
    isItalic: dice.chance(0.2),
    colour: dice.chance(0.15) ? 0x2060a0 : 0,
  });
  const hasBars = build.some((row) => row.includes('|'));
  const others = builds.filter(
    (other) => other.length === build.length && other.some((row) => row.includes('|')) === hasBars,
  );
  const isByType = build.some((row) => row.includes('+'));
  const fieldStyles = Object.fromEntries([...'TEUSPDLC'].map((field) => [field, some()]));
  // Only the type tells these two apart.
  if (isByType) {
    const isTitleBold = dice.chance(0.7);
    for (const [field, isBold] of [
      ['T', isTitleBold],
      ['E', !isTitleBold],
    ] as const)
      fieldStyles[field] = { size: 11, isBold, isItalic: !isBold && dice.chance(0.3), colour: 0 };
  }
  return {
    build,
    others: others.filter((other) => other.every((row) => /^[TEPD |>,–/]+$/u.test(row)) && other.join().includes('T')),
    isMixed: dice.chance(0.12) && others.length > 3 && !isByType,
    dates: dateManner(language, words, dice),
    styles: dice.chance(0.2) ? [body, body, body, body] : [some(), some(), some(), some(), some()],
    fieldStyles,
    isStyledByField: isByType || dice.chance(0.5),
    body,
    bullets: dice.of(['bullets', 'bullets', 'bullets', 'bullets', 'prose', 'plain', 'none']),
    blankBetween: dice.chance(0.6),
    blankInHead: dice.chance(0.07),
    groups: dice.chance(0.25),
    sign: isHan ? dice.of(['・', '•', '-']) : dice.of(['•', '-', '–', '▪']),
    describes: dice.chance(0.15) ? 0.8 : 0,
    narrows: dice.chance(0.3) ? 0.4 : 0.03,
    asides: dice.chance(0.15) ? 0.5 : 0.03,
    parts: dice.chance(0.3) ? 0.5 : 0.05,
    tools: dice.chance(0.12) ? 0.9 : 0,
    clients: dice.chance(0.06) ? 0.6 : 0,
    notes: dice.chance(0.1) ? 0.7 : 0,
  };
}

function dateManner(language: string, words: MadeWords, dice: SeededRandom): Manner['dates'] {
  const dash = dice.of([' – ', ' - ', '–', '-', ' — ']);
  const present = dice.of(words.present);
  const two = (value: number): string => String(value).padStart(2, '0');
  const range = (one: (month: Month) => string) => (own: SeededRandom, start: Month, end: Month | undefined) =>
    end === undefined && words.since !== '' && own.chance(0.06)
      ? `${words.since} ${one(start)}`
      : `${one(start)}${dash}${end ? one(end) : present}`;
  const yearRange = range(({ year }) => String(year));
  const year = (own: SeededRandom, start: Month, end: Month | undefined): string => yearRange(own, start, end);
  if (dice.chance(0.2)) return year;
  if (language === 'zh' || language === 'ja') {
    const form = dice.of<(month: Month) => string>([
      (one) => `${one.year}年${one.month}月`,
      (one) => `${one.year}.${two(one.month)}`,
      (one) => `${one.year}/${two(one.month)}`,
      (one) => `${one.year}年${two(one.month)}月`,
    ]);
    const mark = dice.of(['～', '-', '〜', ' - ', '—']);
    const months = (_: SeededRandom, start: Month, end: Month | undefined): string =>
      `${form(start)}${mark}${end ? form(end) : present}`;
    return months;
  }
  const form = dice.of<(month: Month) => string>([
    (one) => `${two(one.month)}/${one.year}`,
    (one) => `${words.months[one.month - 1]} ${one.year}`,
    (one) => `${words.months[one.month - 1]?.slice(0, 3)} ${one.year}`,
    (one) => `${two(one.month)}.${one.year}`,
    (one) => `${words.months[one.month - 1]?.slice(0, 3)}. ${one.year}`,
  ]);
  const months = range(form);
  return months;
}
