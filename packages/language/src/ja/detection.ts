import type { Detection } from '../detection.ts';

export const japaneseDetection: Detection = { smallWords: [], scan: { name: 'jpn' } };
