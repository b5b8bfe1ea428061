import type { Choice } from '@fitted/contract/assistant/chat-operations';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import type { ChatInput } from '../../../assistant.ts';
import { readPosting } from '../../../improve/read-posting.ts';
import { countPages } from '../../../testing/count-pages.ts';
import { everydayResume } from '../../../testing/everyday-resumes.ts';
import { pickChoice } from './pick-choice.ts';

const only: Choice = { label: '2018年4月 市民部 市民課', operation: { name: 'remove', slots: { line: 'l1' } } };

const picked = (message: string) => {
  const input: ChatInput = {
    ...{ document: parseResume(everydayResume('ja')), job: readPosting('担当', ''), statedFacts: [], message },
    ...{ choices: [only], history: [], canUndo: false, language: 'ja', countPages },
  };
  return pickChoice(input);
};

test('a yes picks the only button', () => {
  expect(picked('はい、お願いします')).toBe(only);
});

test('a message that names other things picks none', () => {
  expect(picked('求人にDockerがありますよね。触ったことないんですが、スキルにDockerって足しといてもらえますか')).toBe(
    undefined,
  );
});
