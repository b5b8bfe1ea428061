/**
 * Runs answers of people through the interview and prints the line that each becomes, as it would be shown before it is added:
 *
 *   npm run eval:interview -- answers.jsonl [--json]
 *
 * One answer a line: { "resume", "role", "question", "kind", "fields" | "answer", "language" }. See docs/interview-answers.md.
 */
import { readFileSync } from 'node:fs';
import { readAnswer, sayRow, tallyOf } from './interview-rows.ts';

const [file, format] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('npm run eval:interview -- answers.jsonl [--json]\n');
  process.exit(1);
}
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => readAnswer(JSON.parse(line)));
for (const row of rows) process.stdout.write(format === '--json' ? `${JSON.stringify(row)}\n` : `${sayRow(row)}\n`);
if (format !== '--json') process.stdout.write(`\n${tallyOf(rows)}\n`);
