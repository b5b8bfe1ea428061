import type { Improvement } from '@fitted/contract/assistant/assistant';

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly language?: 'en';
}

const rules: readonly Rule[] = [
  { name: 'doubled word', pattern: /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/iu },
  { name: 'comma trouble', pattern: /,\s*[,.;]|[(（]\s*[,)]|\s,|^[,;.]/u },
  { name: 'dangling end', pattern: /(?:\b(?:and|or|with|to|for|of|the|a|y|con|de|et|avec|und|mit)|[,;:&-])$/iu },
  { name: 'orphan start', pattern: /^(?:and|or|but|of|y|o|et|ou|und|oder)\s/iu },
  { name: 'small start', pattern: /^\p{Ll}\p{Ll}+\s/u },
  { name: 'unbalanced bracket', pattern: /^[^(（]*[)）]|[(（][^)）]*$/u },
  { name: 'doubled space', pattern: / {2}/u },
  { name: 'a before plural', pattern: /\ban? (?:microservices|systems|services|skills|tools)\b/iu, language: 'en' },
  { name: 'a before vowel', pattern: /\ba (?:[aeio]\p{Ll}+|[AEIO]\p{Ll}+)\b/u, language: 'en' },
  { name: 'an before consonant', pattern: /\ban (?:[bcdfgjklmnpqrstvwz]\p{Ll}+)\b/u, language: 'en' },
  { name: 'wrong case', pattern: /\b(?:IOS|Iphone|Javascript|Github|Linkedin|Postgresql|Mysql)\b/u },
  { name: 'to with past', pattern: /\bto (?:\p{Ll}+(?<!ne|spe|fe|se|pro|exce|succe|le|bre|nee)ed)\b/u, language: 'en' },
  { name: 'helped with past', pattern: /\bhelped (?:trained|moved|built|wrote|ran)\b/iu, language: 'en' },
  {
    name: 'mixed forms',
    pattern: /^\p{Lu}\p{Ll}+ed\b[^,;.(]* and (?!\p{Ll}+ing\b(?: of| for| in|$))\p{Ll}+ing (?:the|a|an|\d)/u,
    language: 'en',
  },
  { name: 'first person left', pattern: /^I\s/u, language: 'en' },
];

/** Mistakes in lines that the engine wrote, not in the person's own. A removed list item is not a line. */
export function findSlips({ changes }: Improvement, language: string): string[] {
  return changes
    .filter(({ kind }) => kind === 'replace-line' || kind.startsWith('insert') || kind === 'reorder-items')
    .flatMap(({ before, after }) =>
      after
        .split('\n')
        .flatMap((line) =>
          rules
            .filter(
              (rule) =>
                (rule.language ?? language) === language && rule.pattern.test(line) && !rule.pattern.test(before),
            )
            .map(({ name }) => `${name}: “${line}”`),
        ),
    );
}
