import { pattern } from '@fitted/language/pattern';
import type { Attack, Row, Shown } from './attacks.ts';

type Twist = (text: string, others: readonly Row[]) => string;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Removes the opening from a line that has it. */
const without =
  (opening: RegExp): Twist =>
  (text) =>
    opening.test(text) ? capital(text.replace(opening, '')) : text;

/** Lies that need no word the person has not written. A twist that leaves the line unchanged is not proposed. */
const twists: readonly Twist[] = [
  // Drops a word of helping, planning or denial.
  without(
    /^(?:helped|assisted|supported|contributed to|participated in|shadowed|proposed|planned to)\s(?:the\s\p{L}+\s)?(?:with\s|to\s|in\s)?/iu,
  ),
  without(/^(?:Mitarbeit|Unterstützung|Mithilfe)\s(?:bei|an|am|beim|der|des)\s(?:der\s|dem\s)?/u),
  without(/^(?:Participation|Aide|Appui)\s(?:à la|aux|au|à l'|à)\s?/u),
  without(/^(?:Apoyo|Ayuda|Colaboración|Participación)\s(?:en la|en el|en los|en|a la|a)\s?/u),
  (text) => text.replace(/(?:協助|协助|参与|手伝い|補助|支援)/u, ''),
  (text) => text.replace(/\s(?:not|no|never|nicht|kein\p{L}*|sin|sans|ohne)\s/u, ' '),
  // Drops whoever did or oversaw it, or makes them the object.
  (text) => text.replace(/\s(?:by|under|durch|unter|par|sous|por|bajo)\s(?=\p{L})/u, ' '),
  (text) => text.replace(/\s(?:by|par|por|durch)\s(?=\p{L})/u, ' for '),
  (text) => text.replace(/\s(?:with|mit|avec|con)\s[^,;.]+$/u, ''),
  // Drops a limit or a level.
  (text) => text.replace(/\s?[(（][^()（）]*[)）]/u, ''),
  (text) =>
    text.replace(
      pattern('iu')`
        \s?(?:basic|beginner|some|occasional(?:ly)?|part-time|junior|assistant|trainee|Grundkenntnisse
        |gelegentlich|básico|notions de|débutant|初级|基础|初級|基本的な)\s?
      `,
      ' ',
    ),
  // Takes a figure from another line.
  (text, others) => {
    const other = others
      .flatMap((row) => row.text.match(/(?<!\d)\d{2,}(?!\d)/gu) ?? [])
      .find((one) => !text.includes(one));
    return other ? text.replace(/(?<!\d)\d{1,4}(?!\d)/u, other) : text;
  },
  // Turns what rose by itself into something that was raised.
  (text) =>
    text.replace(/^([^,;]{4,40}?)\s(grew|rose|fell|dropped|increased|improved)\s/u, (_, what: string, verb: string) =>
      capital(`${verb} ${what.toLowerCase()} `),
    ),
];

/** Each line gets one twist per round: the first that changes it, counting from the line's own position. */
export function lieWithOwnWords({ rows }: Shown): Attack[] {
  const lines = rows.filter(({ id }) => id.startsWith('L'));
  return lines.flatMap(({ id, text }, at) => {
    for (let step = 0; step < twists.length; step += 1) {
      const twisted = twists[(at + step) % twists.length]?.(text, lines).trim();
      if (twisted && twisted !== text.trim())
        return [{ op: at % 3 === 2 ? 'insert' : 'replace', at: id, text: twisted }];
    }
    return [];
  });
}
