import type { ReplyWords } from '@fitted/language/reply-words';
import { replyWords } from '../../chat/chat-words.ts';
import type { Turn } from './answer.ts';

/**
 * The lines that our last reply said it had written, read back from it: nothing else is kept between messages. A
 * change that wrote none, or one too long to be shown in full, is undefined.
 */
export function linesWrittenLast({ input }: Turn): readonly (string | undefined)[] {
  const reply = input.history.at(-1);
  if (reply?.role !== 'assistant') return [];
  return Object.values(replyWords).flatMap((words) => {
    const [, listed] = reply.content.split(`${words.changed}\n`);
    const lines = listed?.split('\n\n')[0]?.split('\n') ?? [];
    return lines.map((line) => readLine(line.replace(/^• /u, ''), words));
  });
}

function readLine(line: string, { added, replaced }: ReplyWords): string | undefined {
  const link = replaced.split('{before}')[1]?.split('{after}')[0] ?? '';
  const [, end = ''] = replaced.split('{after}');
  const text =
    between(line, added.split('{after}')) ?? between(line.slice(Math.max(0, line.lastIndexOf(link))), [link, end]);
  return text?.endsWith('…') ? undefined : text;
}

function between(text: string, [start = '', end = '']: readonly string[]): string | undefined {
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < start.length + end.length) return undefined;
  return text.slice(start.length, text.length - end.length);
}
