import { asLineId } from '@fitted/resume/document';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readText } from '../fixtures/sheet-text.ts';
import { composeSheet } from './compose-sheet.ts';

const head = 'Robin Sample\nrobin@example.com | https://robin.example/';
const compose = (section: string) => composeSheet(parseResume(`${head}\n\n${section}`));

const linesOf = (section: string): readonly string[] =>
  compose(section).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'line'
        ? [readText(block.text)]
        : block.rows.map(({ fields, period }) =>
            [fields.map(({ text }) => readText(text)).join(''), period ? readText(period) : '']
              .filter((part) => part !== '')
              .join(' // '),
          ),
    ),
  );

test('skills that were in columns are separated by dots', () => {
  expect(linesOf('SKILLS\nHTML\tCSS\tREST APIs\nTypeScript\tReact')).toEqual([
    'HTML · CSS · REST APIs',
    'TypeScript · React',
  ]);
});

test('a skill with a lower-case initial does not start a line', () => {
  expect(linesOf('SKILLS\nGraphQL\tREST APIs\n\ngRPC\tAWS')).toEqual(['GraphQL · REST APIs · gRPC · AWS']);
});

test('a label keeps its date, and the columns of a verbatim line are separated by a dot', () => {
  expect(
    linesOf(
      'EDUCATION\nUniversity of La Verne, La Verne, CA\tExpected Graduation: June 2016\nBachelor of Arts, Business',
    ),
  ).toContain('University of La Verne, La Verne, CA · Expected Graduation: June 2016');
});

test('a web address keeps its trailing slash', () => {
  const contact = compose('SKILLS\nGo, SQL').head.find((block) => block.kind === 'contact');
  expect(contact?.kind === 'contact' && contact.items.map(readText)).toEqual([
    'robin@example.com',
    'https://robin.example/',
  ]);
});

test('a heading with nothing under it is a line', () => {
  const { sections } = composeSheet({
    language: 'en',
    head: { lines: [], contact: { links: [] } },
    sections: [
      {
        id: 's',
        kind: 'other',
        heading: { id: asLineId('h'), text: 'References', kind: 'text', depth: 0 },
        groups: [],
        entries: [],
      },
    ],
  });
  expect(sections).toMatchObject([{ heading: null, blocks: [{ kind: 'line', text: ['References'] }] }]);
});

test('a date that completes words stays with them, and the words are not taken for an employer', () => {
  const lines = linesOf(
    'EDUCATION\nRN to BSN (online), Stillwater Valley, expected Dec 2026\n\nCERTIFICATIONS\nRN, State of Ohio, active\nACLS exp 11/2026',
  );
  expect(lines).toContain('ACLS exp 11/2026');
  expect(lines.some((line) => line.includes('expected Dec 2026'))).toBe(true);
});
