import type { Line, ResumeDocument } from '../document.ts';
import { asLineId } from '../document.ts';
import type { Edit, EditReason } from './edit.ts';
import { linesOf, textAt } from './text-at.ts';

const bullet = (id: string, text: string, depth = 0): Line => ({ id: asLineId(id), text, kind: 'bullet', depth });
const text = (id: string, value: string): Line => ({ id: asLineId(id), text: value, kind: 'text', depth: 0 });

export const resume: ResumeDocument = {
  language: 'en',
  head: {
    lines: [text('name', 'Ada Moss'), text('mail', 'ada@example.org')],
    contact: { name: 'Ada Moss', email: 'ada@example.org', links: [] },
  },
  sections: [
    {
      id: 'exp',
      kind: 'experience',
      heading: text('exp.h', 'Where I worked'),
      groups: [],
      entries: [
        {
          id: 'job1',
          head: [text('job1.h', 'Cook, Blue Door, 2015 – 2018')],
          fields: {},
          body: [
            bullet('a', 'Was responsible for running k8s'),
            bullet('a1', 'Nested note', 1),
            bullet('b', 'Second line'),
            bullet('c', 'Third line'),
          ],
        },
        {
          id: 'job2',
          head: [text('job2.h', 'Chef, Red Roof, 2018 – 2020')],
          fields: {},
          body: [bullet('d', 'Led the kitchen')],
        },
      ],
    },
    {
      id: 'ski',
      kind: 'skills',
      heading: text('ski.h', 'Skills'),
      groups: [],
      entries: [{ id: 'ski.e', head: [], fields: {}, body: [text('s', 'Tools: Git, k8s, SQL')] }],
    },
  ],
};

const reason: EditReason = { code: 'clearer', params: {} };
export type EditDraft = {
  [Kind in Edit['kind']]: Omit<Extract<Edit, { kind: Kind }>, 'reason' | 'evidence' | 'before'> & { before?: string };
}[Edit['kind']];
/** An edit of `resume`. `before` defaults to the text at its target. */
export function edit(draft: EditDraft): Edit {
  return { before: textAt(resume, draft) ?? '', ...draft, reason, evidence: [] } as Edit;
}
export const replace = (id: string, lineId: string, after: string, before?: string) =>
  edit({
    id,
    kind: 'replace-line',
    target: { lineId: asLineId(lineId) },
    after,
    ...(before === undefined ? {} : { before }),
  });
export const remove = (id: string, target: Extract<Edit, { kind: 'remove' }>['target']) =>
  edit({ id, kind: 'remove', target, after: '' });

export const texts = (document: ResumeDocument) => linesOf(document).map((line) => line.text);
export const idsOf = (edits: readonly Edit[]) => edits.map(({ id }) => id);
