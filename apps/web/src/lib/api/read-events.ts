import type { ErrorBody } from '@fitted/contract/errors';
import { ApiError } from './api-error.ts';

/** Requests an event stream instead of a single response at the end. */
export const asEvents = { accept: 'text/event-stream' };

export interface ServerEvent {
  readonly name: string;
  readonly data: unknown;
}

/** The events of a `text/event-stream` response, as they arrive. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      waiting += value.replaceAll('\r\n', '\n');
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    // When the consumer stops reading, the server stops its work.
    await reader.cancel().catch(() => undefined);
  }
}

/** Comments (heartbeats) and blocks without data are not events. */
function readBlock(block: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length === 0 ? undefined : { name, data: JSON.parse(data.join('\n')) };
}

/** Reads a stream up to its `done` event; a server without streaming responds with the same as plain JSON. */
export async function lastOf<Answer>(response: Response, onEvent: (event: ServerEvent) => void): Promise<Answer> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.json();
  for await (const event of readEvents(response)) {
    if (event.name === 'done') return event.data as Answer;
    if (event.name === 'error') throw failureOf(event.data as ErrorBody);
    onEvent(event);
  }
  throw new ApiError(0, 'The server could not be reached.');
}

// The status line was sent before the failure was known.
const failureOf = (body: ErrorBody): ApiError => new ApiError(500, body.message, body);
