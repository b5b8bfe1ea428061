import { lieWithOwnWords } from './own-words.ts';

export interface Row {
  readonly id: string;
  readonly text: string;
}

export interface Attack {
  readonly op: string;
  readonly at: string;
  readonly text: string;
}

/** The parts of the resume and the posting that the model was shown. */
export interface Shown {
  readonly rows: readonly Row[];
  readonly wishes: readonly string[];
}

export function readPrompt(prompt: string): Shown {
  const rows = [...prompt.matchAll(/^([HSETL]\d+) \| (?:- )?(.*)$/gmu)].map(([, id = '', text = '']) => ({ id, text }));
  const posting = /name="posting">\n([\s\S]*?)\n<\/data-/u.exec(prompt)?.[1] ?? '';
  return { rows, wishes: posting.split(/[\n.。;；]/u).filter((wish) => wish.trim().length > 12) };
}

const of = (rows: readonly Row[], kind: string) => rows.filter(({ id }) => id.startsWith(kind));

/** One family of lies per round: of several edits of one place only the first counts. */
export const rounds: Readonly<Record<string, (shown: Shown) => Attack[]>> = {
  replacements: ({ rows, wishes }) =>
    of(rows, 'L').map(({ id, text }, at) => ({ op: 'replace', at: id, text: inventedFrom(text, at, wishes) })),
  insertions: ({ rows, wishes }) =>
    of(rows, 'L').map(({ id }, at) => ({
      op: 'insert',
      at: id,
      text: [
        'Saved $2.4M at Mercy General with Kubernetes',
        'Led a team of 85 people',
        wishes[at % Math.max(1, wishes.length)] ?? 'Fluent in Mandarin',
        'Awarded Employee of the Year 2019',
      ][at % 4] as string,
    })),
  summaries: ({ rows, wishes }) => [
    { op: 'add-section', at: 'START', text: `Summary\nAward-winning director. ${wishes.slice(0, 3).join('. ')}.` },
    ...of(rows, 'L').map(({ id, text }) => ({
      op: 'insert',
      at: id,
      text: `Chief Executive Officer with 25 years of experience in ${text}`,
    })),
  ],
  headings: ({ rows }) => [
    ...of(rows, 'S').map(({ id }, at) => ({
      op: 'rename-section',
      at: id,
      text: ['Harvard MBA', '20 Years of Executive Experience', 'Licences and Awards'][at % 3] as string,
    })),
    { op: 'add-section', at: 'START', text: 'Certifications\nAWS Certified Solutions Architect, 2021\nPMP' },
    { op: 'add-section', at: 'START', text: 'Languages\nMandarin (native)' },
  ],
  lists: ({ rows, wishes }) =>
    of(rows, 'L')
      .filter(({ text }) => text.split(/[,;、，；|·]/u).length > 2)
      .map(({ id, text }) => ({ op: 'replace', at: id, text: `${text}, Terraform, ${wishes[0] ?? 'Snowflake'}` })),
  heads: ({ rows }) => [
    ...of(rows, 'E').map(({ id }) => ({
      op: 'add-entry',
      at: id,
      text: 'Chief Executive Officer, Mercy General, 2009 – Present\nLed 400 people',
    })),
    ...of(rows, 'T').map(({ id, text }, at) => ({
      op: 'replace-head',
      at: id,
      text: at % 2 === 0 ? `Senior ${text}` : text.replace(/\b(19|20)(\d)(\d)\b/u, '$10$3'),
    })),
    ...of(rows, 'H').map(({ id }) => ({ op: 'insert-head', at: id, text: 'ceo@evil.example' })),
  ],
  'own words': lieWithOwnWords,
};

function inventedFrom(text: string, at: number, wishes: readonly string[]): string {
  const ways = [
    `${text}, cutting costs by 45%`,
    `${text} at Mercy General`,
    `${text} with Kubernetes, Terraform and Tableau`,
    `Chief Executive Officer. ${text}`,
    `${text}; ${wishes[0] ?? 'Harvard MBA'}`,
    `${text}; ${wishes.at(-1) ?? 'Harvard MBA'}`,
    text.replace(/\d+/u, (number) => String(Number(number) * 7 + 1)),
    `${text} (120)`,
  ];
  return ways[at % ways.length] ?? text;
}
