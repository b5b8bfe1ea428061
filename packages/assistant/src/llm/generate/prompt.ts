import { englishNameOf } from '@fitted/contract/language-list';
import { assistantWords } from '@fitted/language/packs';
import type { GenerateInput } from '../../assistant.ts';
import { DataBlocks, dataRule } from '../data-block.ts';

export const generateSystem = `You write the summary of a first resume from a few details, and put the person's \
skills in order. You add nothing: no claim of quality, no duty, no achievement, no employer, no number but the \
given one.

${dataRule}`;

export function generatePrompt({ details, language }: GenerateInput): string {
  const { currentPosition, years, skills, targetJobTitle } = details;
  const data = new DataBlocks();
  const { neutral, seeking } = assistantWords[language].neutral;
  return [
    `Write in ${englishNameOf(language)}. Give one to three sentences that say what the person is, for how many years, and what they look for.`,
    data.block('details', JSON.stringify({ currentPosition, years, skills, targetJobTitle })),
    `Use only words of the details and these: ${neutral.join(', ')}, ${seeking.join(', ')}.`,
    'The number of years stands beside the current position and in no sentence that names a skill. The target ' +
      `title stands only in a sentence that says it is looked for (${seeking.join(', ')}). "skills" holds ` +
      'exactly the given skills, unchanged, what matters for the target title first.',
    'Answer with one JSON object and nothing else: {"summary":["…"],"skills":["…"]}',
  ].join('\n\n');
}
