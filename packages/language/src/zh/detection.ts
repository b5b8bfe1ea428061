import type { Detection } from '../detection.ts';

export const chineseDetection: Detection = { smallWords: [], scan: { name: 'chi_sim' } };
