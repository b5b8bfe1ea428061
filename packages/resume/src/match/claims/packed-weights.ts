/*
 * A learnt model in half the room: sorted features, each without the letters that it begins with like the one before.
 * A capital letter begins a feature and counts these letters (A is none); two letters for the weight in hundredths follow. Line
 * breaks mean nothing.
 */

const first = 'A'.charCodeAt(0);
const mostShared = 25;
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
const base = digits.length;
/** The middle of what two letters can say is a weight of nothing. */
const nought = (base * base) / 2;

export function packWeights(weights: ReadonlyMap<string, number>): string {
  let before = '';
  return [...weights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weight]) => {
      const shared = sharedLength(before, feature);
      before = feature;
      const hundredths = Math.round(weight * 100) + nought;
      if (/[A-Z\n]/u.test(feature) || hundredths < 0 || hundredths >= base * base)
        throw new Error(`Cannot pack ${feature} ${weight}`);
      const letters = `${digits[Math.floor(hundredths / base)]}${digits[hundredths % base]}`;
      return `${String.fromCharCode(first + shared)}${letters}${feature.slice(shared)}`;
    })
    .join('');
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < mostShared && at < one.length && one[at] === other[at]) at += 1;
  return at;
}

export function unpackWeights(packed: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  let feature = '';
  for (const row of packed.replaceAll('\n', '').match(/[A-Z][^A-Z]+/gu) ?? []) {
    feature = feature.slice(0, row.charCodeAt(0) - first) + row.slice(3);
    const hundredths = digits.indexOf(row.charAt(1)) * base + digits.indexOf(row.charAt(2)) - nought;
    weights.set(feature, hundredths / 100);
  }
  return weights;
}
