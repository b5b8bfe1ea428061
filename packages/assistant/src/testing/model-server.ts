import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { behave, type ModelBehaviour } from './model-behaviours.ts';

export interface ModelRequest {
  readonly system: string;
  /** All that was said to the model, in order. */
  readonly prompt: string;
  readonly isStructured: boolean;
  readonly headers: IncomingMessage['headers'];
}

export interface ModelServer {
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  /** How many connections the other side closed before the answer was complete. */
  readonly abandoned: number;
  manner: ModelBehaviour;
  /** The JSON of a well-behaved model. */
  say: (request: ModelRequest) => unknown;
  close(): Promise<void>;
}

/** The id that the prompt gave to the line with these words. */
export const lineIdIn = (prompt: string, words: string): string =>
  new RegExp(`^(L\\d+) \\| .*${words}`, 'mu').exec(prompt)?.[1] ?? 'L99';

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string };
}

/** An OpenAI-compatible server on loopback with the manners, good and bad, that servers of the kind were seen to have. */
export async function startModelServer(
  say: ModelServer['say'],
  manner: ModelBehaviour = 'streamed',
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let abandoned = 0;
  const http = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    readRequest(request)
      .then((asked) => {
        requests.push(asked);
        const { manner } = server;
        behave[manner]({
          response,
          timers,
          json: JSON.stringify(server.say(asked)),
          count: requests.length,
          isStructured: asked.isStructured,
          isHeld: () => server.manner === manner,
        });
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: ModelServer = {
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    requests,
    get abandoned() {
      return abandoned;
    },
    manner,
    say,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
  return server;
}

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { messages, response_format } = JSON.parse(text) as Body;
  return {
    system: messages.find(({ role }) => role === 'system')?.content ?? '',
    prompt: messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join('\n'),
    isStructured: response_format?.type === 'json_schema',
    headers: request.headers,
  };
}
