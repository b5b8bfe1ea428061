import { LlmFailure } from '../failure.ts';

const maxBytes = 4 * 1024 * 1024;

/** Limits the size of a response, and refuses redirects, which could carry a resume to another address. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new LlmFailure('too-long'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  // Once `fetch` has answered, it holds its signal only weakly: after a garbage collection nobody hangs up. A pipe holds on.
  const held = init?.signal ? { signal: init.signal } : {};
  return new Response(response.body.pipeThrough(bound, held), { status, statusText, headers });
};
