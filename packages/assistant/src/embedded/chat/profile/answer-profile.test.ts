import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { talk } from '../../../testing/converse.ts';
import { everydayResume } from '../../../testing/everyday-resumes.ts';

const work = `Experience
Clerk, Alder Housing, 2012 - 2019
- Answered 60 calls a day
- Cut the filing from 3 days to 1
- Other duties as required`;
const withProfile = (profile: string, heading = 'Profile') => `Ida Brandt
ida@example.com

${heading}
${profile}

${work}`;

const profileOf = (text: string, heading = 'Profile'): string =>
  text
    .split(new RegExp(`${heading}\n`, 'iu'))[1]
    ?.split('\n\n')[0]
    ?.replaceAll('\n', ' ')
    .trim() ?? '';

describe('a profile is written from the resume', () => {
  test.each<[Language, string]>([
    ['en', 'write me a summary for this job'],
    ['en', 'can you make my profile sound more confident'],
    ['de', 'kannst du mir ne zusammenfassung schreiben'],
    ['de', 'Das Profil gefällt mir nicht, es soll stärker klingen'],
    ['es', 'hazme un perfil mejor para esta oferta'],
    ['fr', 'vous pouvez refaire mon profil en plus pro'],
    ['fr', 'resume mon profil pour ce poste'],
    ['ja', '自己PRを書いて'],
    ['zh', '帮我写一段自我评价'],
  ])('%s: %s', async (language, message) => {
    const { outcome, facts } = await talk(language, [message]);
    const [, before = '', after = ''] = /^(.*?) (?:→|\+) (.*)$/su.exec(outcome) ?? [];
    expect(after).not.toBe('');
    expect(after).not.toBe(before);
    expect(facts).toEqual([]);
    for (const [figure] of after.matchAll(/\d+/gu)) expect(everydayResume(language)).toContain(figure);
  });

  test('without the excuse that stood there, and without what could stand under any role', async () => {
    const apologetic =
      'Although I have been out of work for some time, I am a friendly person who is willing to learn.';
    const { text } = await talk('en', ['make the profile more confident'], withProfile(apologetic));
    expect(profileOf(text)).toBe(
      'Clerk at Alder Housing (2012 - 2019). Answered 60 calls a day. Cut the filing from 3 days to 1.',
    );
  });

  test('in the place of an objective and of its heading', async () => {
    const objective = withProfile('To obtain a position where I can grow.', 'OBJECTIVE');
    const { text } = await talk('en', ['objective is old fashioned right? make it a summary'], objective);
    expect(text).not.toMatch(/objective|obtain/iu);
    expect(profileOf(text, 'Summary')).toContain('Clerk at Alder Housing');
  });

  test('of somebody who still studies it begins with that', async () => {
    const student = `Ida Brandt\nida@example.com\n\nEducation\nBSc Biology, University of Leeds, expected 2031\n\n${work}`;
    const { text } = await talk('en', ['write me a summary'], student);
    expect(profileOf(text, 'Summary')).toMatch(/^BSc Biology, University of Leeds, expected 2031\. /u);
  });
});

const long =
  'Electrician with 9 years in domestic sites. Used to working alone. Good with customers. Looking for a steady job. Trained 3 apprentices.';

test.each([
  [1, 'Electrician with 9 years in domestic sites.'],
  [2, 'Electrician with 9 years in domestic sites. Trained 3 apprentices.'],
])('so many sentences are left, those with figures first: %i', async (count, left) => {
  const { text } = await talk('en', [`make the profile ${count} sentences`], withProfile(long));
  expect(profileOf(text)).toBe(left);
});

test('right after it was written it can be made plainer, and the old one comes back', async () => {
  const said = ['write me a better profile', 'less cringe pls'];
  const written = profileOf((await talk('en', said.slice(0, 1), withProfile(long))).text);
  const { text } = await talk('en', said, withProfile(long));
  expect(profileOf(text).length).toBeLessThan(written.length);
  expect(text).toContain('Answered 60 calls a day');
  const back = await talk('en', ['write me a better profile', 'hmm I preferred the old one'], withProfile(long));
  expect(profileOf(back.text)).toBe(long);
});

test.each(['thank you, feel a lot better about it', 'thanks, much more confident now'])(
  'thanks after a change of the profile change nothing: %s',
  async (thanks) => {
    const written = await talk('en', ['write me a profile'], withProfile(long));
    expect((await talk('en', ['write me a profile', thanks], withProfile(long))).text).toBe(written.text);
  },
);

test.each([
  'thanks, my profile looks professional now',
  'make the bullet about calls stronger',
  'do I need a profile',
  'change the profile to: Clerk who answers 60 calls a day',
  'add to my profile that I speak French',
  'remove the profile',
])('another wish is not taken for it: %s', async (message) => {
  const { text } = await talk('en', [message], withProfile(long));
  expect(text).not.toContain('Clerk at Alder Housing');
});
