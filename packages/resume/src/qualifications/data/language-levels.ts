import { packs } from '@fitted/language/packs';
import type { QualificationWords } from '@fitted/language/qualification-words';

/** Steps of the European scale and examinations, which have one name in every language. */
const scale: readonly (readonly [number, keyof QualificationWords['spoken'], string])[] = [
  [7, 'native', ''],
  [6, 'mastery', 'c2'],
  [5, 'fluent', 'c1|jlpt n1|n1|hsk 6|hsk6|cet-6|cet6'],
  [4, 'professional', 'b2|n2|jlpt n2|hsk 5|hsk5|cet-4|cet4'],
  [3.5, 'good', ''],
  [3, 'intermediate', 'b1|n3|hsk 4'],
  [2, 'basic', 'a2'],
  [1, 'hardly', 'a1'],
];

/**
 * How well a language is spoken, from 1 (A1) to 7 (native). Words that are not on the scale lie in between: "good" is
 * neither B1 nor B2. The first match counts, so longer phrases come before the words in them. The words are in the rooms:
 * packages/language/src/<language>/qualifications.ts.
 */
export const languageLevels: readonly (readonly [number, string])[] = scale.map(([level, name, everywhere]) => [
  level,
  [everywhere, ...Object.values(packs).map(({ qualifications }) => qualifications.spoken[name])]
    .filter(Boolean)
    .join('|'),
]);
/** The least score of each level that an examination of English proves, as its makers compare it with the European scale. */
export const examScores: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  toefl: [
    [114, 6],
    [95, 5],
    [72, 4],
    [42, 3],
  ],
  toeic: [
    [945, 5],
    [785, 4],
    [550, 3],
    [225, 2],
  ],
  ielts: [
    [8.5, 6],
    [7, 5],
    [5.5, 4],
    [4, 3],
  ],
};

/** The minimum level if a posting asks for a language without one: a few words are not enough. */
export const minSpokenLevel = 3;
