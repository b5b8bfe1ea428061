import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

const encode = (events: readonly ServerEvent[]) =>
  events.map(({ name, data }) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n:\n\n`).join('');

async function readAll(bytes: Uint8Array, cuts: readonly number[]): Promise<ServerEvent[]> {
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other), bytes.length];
  const stream = new ReadableStream({
    start(controller) {
      for (const [index, edge] of edges.entries()) controller.enqueue(bytes.slice(edge, edges[index + 1] ?? edge));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(new Response(stream))) events.push(event);
  return events;
}

test('events arrive whole, wherever the network cuts the stream', async () => {
  const event = fc.record({ name: fc.constantFrom('change', 'held-back', 'done'), data: fc.jsonValue() });
  await fc.assert(
    fc.asyncProperty(fc.array(event), fc.array(fc.nat(500)), async (events, cuts) => {
      const read = await readAll(new TextEncoder().encode(encode(events)), cuts);
      expect(JSON.stringify(read)).toBe(JSON.stringify(events));
    }),
    { numRuns: 100 },
  );
});
