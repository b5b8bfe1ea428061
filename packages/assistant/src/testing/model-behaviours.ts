import type { ServerResponse } from 'node:http';

/** One request that waits for its answer. */
export interface Exchange {
  readonly response: ServerResponse;
  /** What a well-behaved model would say. */
  readonly json: string;
  /** How many requests there have been, this one included. */
  readonly count: number;
  readonly isStructured: boolean;
  /** Whether the rest of the answer is still kept back. */
  readonly isHeld: () => boolean;
  /** Whatever repeats until somebody hangs up. */
  readonly timers: Set<NodeJS.Timeout>;
}

const usage = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 } as const;

/** How servers of the kind were seen to treat a request, well and badly; what the model says is another matter. */
export const behave = {
  streamed: ({ response, json }) => stream(response, pieces(json)),
  'at-once': ({ response, json }) => stream(response, [json]),
  'no-structured-output': ({ response, json, isStructured }) =>
    isStructured ? refuse(response, 400, 'response_format is not supported') : stream(response, pieces(json)),
  fenced: ({ response, json }) => stream(response, pieces(`\`\`\`json\n${json}\n\`\`\``)),
  talkative: ({ response, json }) =>
    stream(response, pieces(`Here is the "JSON" you asked for:\n\n${json}\n\nLet me know if that helps!`)),
  thinking: ({ response, json }) =>
    stream(response, pieces(`<think>Perhaps {"edits":[]} would do? No.</think>${json}`)),
  'wrong-shape': ({ response }) =>
    stream(response, pieces('{"resume":"Rosa Lind, Chief Nursing Officer","changes":[{"line":1,"new":"x"}]}')),
  'wrong-shape-once': ({ response, json, count }) => stream(response, pieces(count === 1 ? '{"answer":42}' : json)),
  'half-json': ({ response, json }) => stream(response, pieces(json.slice(0, Math.floor(json.length / 2)))),
  truncated: ({ response, json }) => stream(response, pieces(json.slice(0, Math.floor(json.length * 0.8))), 'length'),
  unauthorized: ({ response }) => refuse(response, 401, 'bad key'),
  'unknown-model': ({ response }) => refuse(response, 404, 'no such model'),
  'busy-once': ({ response, json, count }) =>
    count === 1 ? refuse(response, 429, 'slow down', '0') : stream(response, pieces(json)),
  busy: ({ response }) => refuse(response, 429, 'slow down'),
  'busy-for-long': ({ response }) => refuse(response, 429, 'slow down', '60'),
  'busy-until': ({ response, json, count }) =>
    count === 1
      ? refuse(response, 429, 'slow down', new Date(Date.now() - 1000).toUTCString())
      : stream(response, pieces(json)),
  broken: ({ response }) => refuse(response, 500, 'oops'),
  'broken-once': ({ response, json, count }) =>
    count === 1 ? refuse(response, 503, 'starting') : stream(response, pieces(json)),
  html: ({ response }) => page(response, 200),
  'html-error': ({ response }) => page(response, 502),
  redirect: ({ response }) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/v1/chat/completions' }).end();
  },
  hang: () => {},
  held: hold,
  'slow-drip': drip,
  'cut-stream': ({ response, json }) => cut(response, json.slice(0, Math.floor(json.length * 0.8))),
  'cut-once': ({ response, json, count }) =>
    count === 1 ? cut(response, json.slice(0, Math.floor(json.length * 0.2))) : stream(response, pieces(json)),
  'cut-at-once': ({ response }) => {
    response.destroy();
  },
  'stream-error': ({ response }) => {
    open(response);
    response.end(`data: ${JSON.stringify({ error: { message: 'out of memory', type: 'server_error' } })}\n\n`);
  },
  endless: flood,
  // Its reasoning is not part of the answer, so only the bytes show that it is at work.
  'endless-thought': ({ response }) => {
    open(response);
    response.write(chunk('<think>'));
    for (let sent = 0; sent < 50; sent += 1) response.write(chunk('and so on '.repeat(10_000)));
  },
  empty: ({ response }) => stream(response, []),
  refusal: ({ response }) => stream(response, pieces('I’m sorry, but I can’t help with that.')),
  filtered: ({ response }) => stream(response, ['{"edits":['], 'content_filter'),
} satisfies Readonly<Record<string, (exchange: Exchange) => void>>;

export type ModelBehaviour = keyof typeof behave;

const pieces = (text: string): string[] => text.match(/[\s\S]{1,24}/gu) ?? [];

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

const chunk = (content: string): string => {
  const choices = [{ index: 0, delta: { content }, finish_reason: null }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
};

function stream(response: ServerResponse, texts: readonly string[], reason = 'stop'): void {
  open(response);
  finish(response, texts, reason);
}

function finish(response: ServerResponse, texts: readonly string[], reason = 'stop'): void {
  for (const text of texts) response.write(chunk(text));
  const last = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
  response.write(`data: ${JSON.stringify({ ...last, choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\n`);
  response.end(`data: ${JSON.stringify({ ...last, choices: [], usage })}\n\ndata: [DONE]\n\n`);
}

function page(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
}

function refuse(response: ServerResponse, status: number, message: string, retryAfter?: string): void {
  const headers = {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  };
  response.writeHead(status, headers).end(JSON.stringify({ error: { message } }));
}

function cut(response: ServerResponse, text: string): void {
  open(response);
  for (const piece of pieces(text)) response.write(chunk(piece));
  // After what was written has left: a reset would take it back.
  response.write('', () => response.socket?.end());
}

/** The first edit at once, the rest when the server's manner is another. */
function hold({ response, json, timers, isHeld }: Exchange): void {
  const end = json.indexOf('},') + 2;
  open(response);
  for (const piece of pieces(json.slice(0, end))) response.write(chunk(piece));
  repeat(response, 5, timers, () => {
    if (!isHeld()) finish(response, pieces(json.slice(end)));
  });
}

/** A character now and then, for ever. */
function drip({ response, json, timers }: Exchange): void {
  open(response);
  let at = 0;
  repeat(response, 5, timers, () => {
    response.write(chunk(json.charAt(at % json.length)));
    at += 1;
  });
}

function flood({ response, timers }: Exchange): void {
  open(response);
  const line = chunk('and so on '.repeat(400));
  repeat(response, 1, timers, () => response.write(line));
}

function repeat(response: ServerResponse, ms: number, timers: Set<NodeJS.Timeout>, act: () => void): void {
  const timer = setInterval(act, ms);
  timers.add(timer);
  response.on('close', () => {
    clearInterval(timer);
    timers.delete(timer);
  });
}
