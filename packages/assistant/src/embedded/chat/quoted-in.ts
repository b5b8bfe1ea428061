import type { ReplyWords } from '@fitted/language/reply-words';
import { replyWords } from '../../chat/chat-words.ts';

/** Our own sentence is recognised by the words around the filled-in value. */
export function quotedIn(text: string, key: keyof ReplyWords, param: string): string | undefined {
  for (const words of Object.values(replyWords)) {
    const [before = '', behind = ''] = words[key].split(`{${param}}`);
    const [after = ''] = behind.split('\n');
    const end = text.indexOf(after, before.length);
    if (text.startsWith(before) && end > 0) return text.slice(before.length, end);
  }
  return undefined;
}

/** Same, if our sentence comes after others in the reply. */
export function lastQuotedIn(text: string, key: keyof ReplyWords, param: string): string | undefined {
  for (const part of text.split('\n\n')) {
    const found = quotedIn(part, key, param);
    if (found !== undefined) return found;
  }
  return undefined;
}
