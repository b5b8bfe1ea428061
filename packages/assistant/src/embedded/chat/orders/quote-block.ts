import { hasQuotationMark } from '@fitted/language/writing/quotations';

const bullet = /^\s*[-–•*·]\s*/u;

/** "It should read:" and a line of its own below: that line is quoted, though nobody types the marks. */
export function quoteBlock(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const [before, line, ...others] = lines;
  if (before === undefined || line === undefined || others.length > 0 || !/[:：]\s*$/u.test(before)) return message;
  const wording = line.replace(bullet, '').trim();
  return wording === '' || hasQuotationMark(wording) ? message : `${before.trimEnd()} “${wording}”`;
}
