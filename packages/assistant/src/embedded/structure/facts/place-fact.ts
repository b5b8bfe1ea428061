import type { Entry, Line, Section } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { replaceLine } from '../../build-edit.ts';
import type { Reading } from '../../reading.ts';
import { rewriteLine } from '../../wording/rewrite-line.ts';
import { appendItem, placeSkill } from '../skills/place-skill.ts';

const stated = { code: 'stated-fact', params: {} } as const;

/** Adds what the person told us as a bullet of the role it belongs to, in their own words without the "I". */
export function addBullet({ language }: Reading, entry: Entry, fact: string, employer?: string): Edit {
  const bare = withoutPlace(fact, [entry.fields.organisation, entry.fields.title, employer]);
  const time = entry.fields.period ? (entry.fields.period.isCurrent ? 'current' : 'former') : 'unknown';
  const text = rewriteLine(bare, language, time)?.text ?? bare.charAt(0).toUpperCase() + bare.slice(1);
  return insertTold(entry, text, fact);
}

/** Adds a line to a role on the strength of a fact; the id of the edit is derived from the fact's words. */
export function insertTold(entry: Entry, text: string, fact: string, below?: Line): Edit {
  const last = below ?? entry.body.at(-1);
  return {
    id: `stated-fact:${entry.id}:${hash(fact)}`,
    kind: 'insert-line',
    target: below ? { afterLineId: below.id } : { entryId: entry.id, position: 'end' },
    line: { kind: last?.kind ?? 'bullet', depth: 0 },
    before: '',
    after: text,
    reason: stated,
    evidence: [],
  };
}

/** Adds an item where the section has a place for it; a section in sentences gets a new line at the end. */
export function addItem(section: Section, item: string): Edit | undefined {
  const place = placeSkill(section);
  if (place?.kind === 'in-list')
    return replaceLine(place.line, appendItem(place.line, item).text, 'stated-fact', { skill: item });
  const entry = section.entries.at(-1);
  const above = place?.line ?? entry?.body.at(-1);
  if (!entry) return undefined;
  return {
    id: `stated-fact:${entry.id}:${hash(item)}`,
    kind: 'insert-line',
    target: place ? { afterLineId: place.line.id } : { entryId: entry.id, position: 'end' },
    line: { kind: above?.kind ?? 'text', depth: 0 },
    before: '',
    after: item,
    reason: stated,
    evidence: [],
  };
}

/** Adds a degree or a certificate as an entry with a head of its own. */
export function addEntry(section: Section, text: string): Edit {
  return {
    id: `stated-fact:entry:${section.id}:${hash(text)}`,
    kind: 'insert-entry',
    target: { sectionId: section.id, afterEntryId: section.entries.at(-1)?.id ?? null },
    headLines: 1,
    line: { kind: 'text', depth: 0 },
    before: '',
    after: text,
    reason: stated,
    evidence: [],
  };
}

/** "I used Terraform at Fennel Games" under Fennel Games is "I used Terraform". */
function withoutPlace(fact: string, names: readonly (string | undefined)[]): string {
  let text = fact.trim().replace(/[.。]$/u, '');
  for (const name of names) {
    const [first = ''] = (name ?? '').split(/(?:(?<!\s)\s+)?[,(|]\s*/u);
    if (first.length < 3) continue;
    const escaped = first.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    text = text.replace(
      new RegExp(
        `(?:,|(?<!\\s))\\s+(?:at|for|as an?|in|with|bei|chez|en|als|como|comme)\\s+(?:the\\s+)?${escaped}(?=[\\s,.]|$)`,
        'iu',
      ),
      '',
    );
    text = text.replace(new RegExp(`^(?:at|bei|chez|en)\\s+${escaped},?\\s+`, 'iu'), '');
  }
  return text.trim();
}

function hash(text: string): string {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return value.toString(36);
}
