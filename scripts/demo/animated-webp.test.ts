import { expect, test } from 'vitest';
import { animate } from './animated-webp.ts';

const chunk = (name: string, body: readonly number[]) =>
  Buffer.from([...Buffer.from(name), body.length, 0, 0, 0, ...body, ...(body.length % 2 ? [0] : [])]);
const still = (...chunks: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP'), ...chunks]);

test('stills become frames that hold for their time, without what belongs to a still alone', () => {
  const moving = animate(
    [
      { webp: still(chunk('ICCP', [1, 2]), chunk('VP8 ', [3, 4, 5])), holdMs: 700 },
      { webp: still(chunk('VP8L', [6])), holdMs: 65_536 },
    ],
    { width: 1120, height: 700 },
  );
  expect(moving.readUInt32LE(4)).toBe(moving.length - 8);
  const [head = '', ...frames] = moving.toString('latin1').split('ANMF');
  expect(head.slice(8, 16)).toBe('WEBPVP8X');
  // Width and height count from zero: 1119 is 0x045f, 699 is 0x02bb.
  expect(Buffer.from(head, 'latin1').subarray(24, 30)).toEqual(Buffer.from([0x5f, 0x04, 0, 0xbb, 0x02, 0]));
  const bytes = frames.map((frame) => [...Buffer.from(frame, 'latin1')]);
  expect(bytes.map((frame) => frame.slice(16, 19))).toEqual([
    [0xbc, 0x02, 0],
    [0, 0, 1],
  ]);
  expect(bytes.map((frame) => frame.slice(20))).toEqual([[...chunk('VP8 ', [3, 4, 5])], [...chunk('VP8L', [6])]]);
});
