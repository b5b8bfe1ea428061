import type { ModelMessage } from 'ai';
import type { FailureCode } from './failure.ts';

const complaints: Readonly<Partial<Record<FailureCode, string>>> = {
  malformed:
    'It was not the JSON that was asked for, it used ids that do not exist, or it promised edits and gave none.',
  empty: 'It was empty.',
  'wrong-language': 'It was in another language than asked for.',
  unsupported: 'It said things that were not given.',
};

const maxQuoted = 4000;

/** The same question again, with what was wrong with the last answer. */
export function repairMessages(prompt: string, said: string, code: FailureCode): ModelMessage[] {
  const complaint = `That answer could not be used. ${complaints[code] ?? ''} Answer again, with the JSON object alone and nothing around it.`;
  if (said.trim() === '') return [{ role: 'user', content: `${prompt}\n\n${complaint}` }];
  return [
    { role: 'user', content: prompt },
    { role: 'assistant', content: said.slice(0, maxQuoted) },
    { role: 'user', content: complaint },
  ];
}
