import { sentences } from '@fitted/contract/errors/sentences';

/** Longer than any of our messages, so it must be something technical that slipped through. */
const maxSentenceLength = 200;

/** Turns an error into a readable sentence. Every result is a sentence that has translations. */
export function cleanMessage(raw: string): string {
  const message = unwrapJson(raw.trim());
  if (/duplicate key|unique constraint|already in use/i.test(message)) return sentences.alreadyExists;
  if (/weak.password|stronger password|password.*too weak/i.test(message)) return sentences.weakPassword;
  if (message.length > maxSentenceLength || /Error:|Exception|^</.test(message)) return sentences.unexpected;
  return message;
}

/** Reduces a complete JSON body to its message. */
function unwrapJson(text: string): string {
  if (!/^[{[]/.test(text)) return text;
  const fallback = sentences.registrationFailed;
  try {
    const body: unknown = JSON.parse(text);
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
    return typeof message === 'string' && message !== '' ? message : fallback;
  } catch {
    return fallback;
  }
}
