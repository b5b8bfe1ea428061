import type { Detection } from '../detection.ts';

export const chineseDetection: Detection = { script: 'han', smallWords: [] };
