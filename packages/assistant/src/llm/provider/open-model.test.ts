import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ImproveOutput } from '../improve/output.ts';
import { failureOf } from './failure-of.ts';
import { openModel, type ProviderOptions } from './open-model.ts';
import { type Provider, providers } from './providers.ts';
import { openTally, streamAnswer } from './stream-answer.ts';

interface Heard {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

let close = () => {};
afterEach(() => close());

/** Asks each library for one answer and records what it sends; the server refuses, as it would for a wrong key. */
async function hear(options: ProviderOptions): Promise<{ heard: Heard[]; code: string | undefined }> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    heard.push({ url: request.url ?? '', body: JSON.parse(text), headers: request.headers });
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"wrong key"}}');
  });
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model = await openModel({ ...options, baseUrl });
  const question = { system: 'rules', messages: [{ role: 'user' as const, content: 'matter' }], schema: ImproveOutput };
  const answer = streamAnswer(model, question, true, new AbortController().signal, openTally());
  const error = await answer.next().catch((thrown: unknown) => thrown);
  return { heard, code: failureOf(error)?.code };
}

/** Where each is asked, and the header that carries the key. */
const calls: Readonly<Record<Provider, readonly [path: string, header: string, value: string]>> = {
  openai: ['/v1/responses', 'authorization', 'Bearer key-1'],
  anthropic: ['/v1/messages', 'x-api-key', 'key-1'],
  google: ['/v1/models/some-model:streamGenerateContent', 'x-goog-api-key', 'key-1'],
  'openai-compatible': ['/v1/chat/completions', 'authorization', 'Bearer key-1'],
};

test.each(providers)('%s is asked with the key, the schema and no tools of ours', async (provider) => {
  const [path, header, value] = calls[provider];
  const { heard, code } = await hear({ provider, model: 'some-model', apiKey: 'key-1' });
  expect(heard).toHaveLength(1);
  const [{ url, body, headers }] = heard as [Heard];
  expect(url).toContain(path);
  expect(headers[header]).toBe(value);
  const sent = JSON.stringify(body);
  for (const part of ['rules', 'matter', 'rename-section']) expect(sent).toContain(part);
  expect(code).toBe('unauthorized');
});

test('OpenAI is asked to keep nothing', async () => {
  const { heard } = await hear({ provider: 'openai', model: 'some-model', apiKey: 'key-1' });
  expect(heard[0]?.body.store).toBe(false);
});
