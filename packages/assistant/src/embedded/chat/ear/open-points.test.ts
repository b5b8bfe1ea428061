import { scoreMatch } from '@fitted/resume/match/score-match';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import type { ChatInput } from '../../../assistant.ts';
import { readPosting } from '../../../improve/read-posting.ts';
import { openPoints } from './open-points.ts';

const open = (resume: string, posting: string, language: 'en' | 'ja' = 'en') => {
  const document = parseResume(resume);
  const job = readPosting('', posting, [language]);
  return openPoints(
    { document, job, language, history: [], message: '' } as unknown as ChatInput,
    scoreMatch(document, job.profile),
  );
};

const fitter = `Dana Whitlock\ndana@example.org\n\nExperience\nFitter, Harbour Glass, 2016 - 2024
- Installed 480V motor control centers\n- Mounted pumps`;

test('a line of the posting is named once, in full, and not what the employer tells about itself', () => {
  const points = open(
    fitter,
    `Maintenance Fitter\n\nAbout the job\nOur plant makes frozen meals and snacks for grocery customers.\n
What you'll do\n- Coach technicians, do performance reviews, and manage attendance\n- Follow GMP and food safety requirements`,
  );
  expect(points.missing).toEqual([
    'Coach technicians, do performance reviews, and manage attendance',
    'Follow GMP and food safety requirements',
  ]);
});

test('a line that comes near is shown beside what is asked for', () => {
  const { near, missing } = open(fitter, 'Requirements\n- Experience with 480V motor controls on site');
  expect(missing).toEqual([]);
  expect(near[0]).toContain('Installed 480V motor control centers');
});

test('what a Japanese posting says of the company is not cut into pieces', () => {
  const points = open(
    '森 花子\n\n■職務経歴\n店長\n・売場づくり',
    '■仕事内容\nキッチン用品・収納用品メーカーである当社の営業企画部にて、量販店・専門店向けの営業活動を支えていただきます。\n・展示会の企画運営',
    'ja',
  );
  expect(points.missing).toEqual(['展示会の企画運営']);
});

test('of a line that names several things only what no line shows is named, musts first', () => {
  const { missing } = open(
    `${fitter}\n\nQualifications\nSVQ Level 3 Electrical Installation\nSJIB Approved Electrician card\n17th Edition Wiring Regulations`,
    'Requirements\n- SVQ 3, 18th Edition, SJIB card\n- PLC programming is a plus\n- Emergency lighting and fire alarm testing',
  );
  expect(missing).toEqual(['18th Edition', 'Emergency lighting and fire alarm testing', 'PLC programming (a plus)']);
});

test('what the person said they do not have is not asked for again', () => {
  const document = parseResume(fitter);
  const job = readPosting('', 'Requirements\n- Kafka\n- Welding', ['en']);
  const history = [{ role: 'user', content: "I've never used Kafka" }] as const;
  const input = { document, job, history, message: '', language: 'en' } as unknown as ChatInput;
  expect(openPoints(input, scoreMatch(document, job.profile)).missing).toEqual(['Welding']);
});
