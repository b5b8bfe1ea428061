import { packs } from '@fitted/language/packs';
import { pattern } from '@fitted/language/pattern';
import { answerCues } from '../../cues.ts';
import { withoutChatter } from '../answer/without-chatter.ts';
import {
  type Doubt,
  type Joint,
  type ToldField,
  type ToldFields,
  type ToldPart,
  type ToldSubject,
  toldFields,
} from './told-fields.ts';

/** The clauses of an answer, field by field: what each tells, and what keeps it from being written without asking. */
export function readParts(fields: ToldFields, subject: ToldSubject): ToldPart[] {
  return toldFields.flatMap((field) => {
    const parts = clausesOf(inOneSpace(fields[field] ?? ''), subject).map((clause, at) =>
      readPart(field, clause, at, subject),
    );
    return field === 'did' ? withoutRest(parts) : parts;
  });
}

/** After a no, and after "reception has it, I only …", nothing is written without asking. */
function withoutRest(parts: readonly ToldPart[]): readonly ToldPart[] {
  const [first, ...others] = parts;
  if (!first?.doubt) return parts;
  const { doubt, said, plainly } = first;
  const isLeft = (part: ToldPart): boolean => {
    if (doubt === 'denied' || doubt === 'no-deed') return true;
    if (doubt === 'others') return only.test(part.said);
    // "A bit, at school": nothing is left of it without the hedge.
    return doubt === 'hedged' && plainly === said;
  };
  return [first, ...others.map((part) => (part.doubt === undefined && isLeft(part) ? { ...part, doubt } : part))];
}

const only = pattern('iu')`^(?:\p{L}{1,4} )?${answerCues.word('only')}`;

/** A plain yes: it states what was asked. */
export const isYes = (said: string, { language }: ToldSubject): boolean => {
  const { yes } = packs[language].lines;
  return yes.test(said.trim()) || yes.test(bareOf(said));
};

const inOneSpace = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n');

interface Clause {
  readonly said: string;
  readonly joint: Joint;
}

function clausesOf(text: string, { language }: ToldSubject): Clause[] {
  const { clauseBreak } = packs[language].lines;
  const breaks = new RegExp(clauseBreak.source, `${clauseBreak.flags}g`);
  const clauses: Clause[] = [];
  let from = 0;
  let joint: Joint = 'stop';
  const add = (until: number) => {
    const said = text.slice(from, until).trim();
    if (said !== '') clauses.push({ said, joint });
  };
  for (const found of text.matchAll(breaks)) {
    add(found.index);
    const between = found[0].trim();
    joint = /^[,，、]$/u.test(between)
      ? 'comma'
      : between === '' && !/[.!?。！？]$/u.test(text.slice(0, found.index))
        ? 'and'
        : 'stop';
    from = found.index + found[0].length;
  }
  add(text.length);
  return clauses;
}

function readPart(field: ToldField, { said, joint }: Clause, at: number, subject: ToldSubject): ToldPart {
  const { lines } = packs[subject.language];
  const part = { field, said, joint };
  const bare = bareOf(said);
  if (field === 'did' && at === 0 && isYes(said, subject))
    return { ...part, kind: 'deed', ...(subject.opening === undefined && { doubt: 'no-deed' }) };
  if (lines.nothing.test(bare)) return { ...part, kind: 'aside', ...(field === 'did' && { doubt: 'denied' }) };
  const hedge: Partial<ToldPart> = lines.hedged.test(said) ? { doubt: 'hedged', plainly: unhedged(said, subject) } : {};
  const tellsOfSelf = lines.fronted?.test(bare) ?? false;
  const isAmount = field === 'amount' || (!tellsOfSelf && field === 'did' && at > 0 && lines.amountOpening.test(bare));
  // "Every day, with the night team" says how often something was done, but not what.
  if (field === 'did' && at === 0 && !tellsOfSelf && lines.amountOpening.test(bare) && !lines.hedged.test(said))
    return { ...part, kind: 'amount', ...(subject.opening === undefined && { doubt: 'no-deed' }) };
  if (isAmount && !(field === 'did' && lines.denied.test(bare)))
    return { ...part, kind: 'amount', ...(lines.vagueAmount.test(bare) ? { doubt: 'vague-amount' } : hedge) };
  if (bare === '') return { ...part, kind: 'aside' };
  if (field === 'did' && at > 0 && lines.state?.test(bare)) return { ...part, kind: 'aside' };
  if (field !== 'result' && lines.remark.test(bare)) return { ...part, kind: 'aside' };
  const doubt = doubtOf(field, bare, subject);
  const kind = field === 'result' ? 'result' : 'deed';
  const hearsay = bare.replace(lines.hearsay, '');
  if (hearsay !== bare) return { ...part, kind, doubt: 'others', plainly: hearsay };
  return { ...part, kind, ...(doubt === undefined ? hedge : { doubt }) };
}

/** Without the noises of speech and the full stop. */
export const bareOf = (said: string): string =>
  // "Well" alone is a noise, too, and "so far" is none.
  (isNoise(said) ? '' : /^so far(?!\p{L})/iu.test(said) ? said : withoutChatter(said))
    .replace(turning, '')
    .replace(/^[\s,.;:–—-]+|[\s,;:]{1,3}$|(?<!\.)[.。!！]{1,3}$/gu, '')
    .trim();

function doubtOf(field: ToldField, bare: string, { language }: ToldSubject): Doubt | undefined {
  const { denied, wished, others, together, vagueResult } = packs[language].lines;
  if (field === 'result') return vagueResult.test(bare) ? 'vague-result' : undefined;
  if (denied.test(bare)) return 'denied';
  if (wished.test(bare)) return 'wished';
  if (together.test(bare)) return 'together';
  return others.test(bare) ? 'others' : undefined;
}

function unhedged(said: string, { language }: ToldSubject): string {
  return packs[language].lines.unhedged
    .reduce((text, [pattern, instead]) => text.replace(pattern, instead), said)
    .replace(/\s+/gu, ' ')
    .trim();
}

const turning = pattern('iu')`${answerCues.any('turning')}`;
const isNoise = (said: string): boolean => withoutChatter(`${said.replace(/[,.!]{1,3}$/u, '')}, …`) === '…';
