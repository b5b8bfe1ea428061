import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { improveResume } from '@fitted/assistant/improve/improve-resume';
import { createLlmAssistant } from '@fitted/assistant/llm/llm-assistant';
import { withFallback } from '@fitted/assistant/llm/with-fallback';
import { createMemoryLedger } from '@fitted/assistant/testing/memory-ledger';
import { startModelServer } from '@fitted/assistant/testing/model-server';
import type { Improvement } from '@fitted/contract/assistant/assistant';
import { readDocument } from '@fitted/documents/read/read-document';
import { createWriter, writtenFormats } from '@fitted/documents/write/write-document';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import { findInvented } from '../packages/assistant/eval/check-facts.ts';
import { type Pair, readPairs } from '../packages/assistant/eval/read-pairs.ts';
import { readPrompt, rounds } from './hostile/attacks.ts';

/**
 * Drives the whole path from a model's answer to the files with a model that only lies: `npm run eval:hostile [--
 * beginning of a pair's name]`. Reports what the improved text and each download contain that the resume does not, by a
 * check that shares no word list with the guard. Since every proposal was meant as a lie, whatever was kept is listed
 * for review.
 */
const [only = ''] = process.argv.slice(2);
const pairs = readPairs().filter(({ slug }) => slug.startsWith(only));
const server = await startModelServer(() => ({ edits: [] }));
const writer = createWriter();
const signal = new AbortController().signal;
const found = { proposed: 0, kept: 0, inText: 0, inFiles: 0, files: 0 };

for (const pair of pairs) {
  const untouched = await downloads(pair.resumeText);
  for (const [name, attack] of Object.entries(rounds)) {
    server.say = ({ prompt }) => {
      const edits = attack(readPrompt(prompt));
      found.proposed += edits.length;
      return { edits: edits.map((edit) => ({ ...edit, order: [], reason: 'clearer' })) };
    };
    const improvement = await improve(pair);
    report(pair, name, 'text', findInvented(pair, improvement));
    for (const { after, before } of improvement.changes.filter(({ id }) => id.startsWith('llm:'))) {
      found.kept += 1;
      process.stdout.write(`kept  ${pair.slug}, ${name}: “${before}” → “${after}”\n`);
    }
    if (improvement.improvedResume === pair.resumeText) continue;
    for (const [format, text] of await downloads(improvement.improvedResume)) {
      found.files += 1;
      // Reading a file back alters the words of the untouched resume in the same way.
      const source = { ...pair, resumeText: `${pair.resumeText}\n${untouched.get(format) ?? ''}` };
      report(pair, name, format, findInvented(source, { ...improvement, improvedResume: text, changes: [] }));
    }
  }
}
await server.close();
process.stdout.write(
  `${pairs.length} pairs, ${Object.keys(rounds).length} rounds each: ${found.proposed} lies proposed, ${found.kept} kept; ` +
    `unsupported words in the improved text ${found.inText}, in ${found.files} downloads ${found.inFiles}\n`,
);
if (found.inText > 0 || found.inFiles > 0) process.exitCode = 1;

function report({ slug }: Pair, round: string, where: string, invented: readonly string[]): void {
  if (invented.length === 0) return;
  if (where === 'text') found.inText += invented.length;
  else found.inFiles += invented.length;
  process.stdout.write(`FOUND ${slug}, ${round}, ${where}: ${invented.join(', ')}\n`);
}

function improve(pair: Pair): Promise<Improvement> {
  const llm = createLlmAssistant({
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: server.baseUrl,
    ledger: createMemoryLedger(),
    budgetMs: 60_000,
  });
  const request = { ...pair, statedFacts: [], today: { year: 2025, month: 1 } };
  return improveResume(withFallback(llm, embeddedAssistant), request, signal);
}

async function downloads(resumeText: string): Promise<ReadonlyMap<string, string>> {
  const document = parseResume(resumeText);
  const texts = new Map<string, string>();
  for (const format of writtenFormats) {
    const bytes = await writer.write(document, { format, template: 'plain', paper: 'a4' });
    if (format === 'txt') texts.set(format, new TextDecoder().decode(bytes));
    else if (format === 'json') texts.set(format, valuesIn(JSON.parse(new TextDecoder().decode(bytes))).join('\n'));
    else texts.set(format, (await readDocument(bytes)).text);
  }
  return texts;
}

/** All values of a JSON file, without its metadata. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'meta' ? [] : valuesIn(one)));
}
