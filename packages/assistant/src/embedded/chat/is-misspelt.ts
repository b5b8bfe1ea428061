const shortest = 6;

/** "experiance" for "Clinical Experience": one letter off in a word long enough to be known by the others. */
export function isMisspelt(heading: string, wanted: string): boolean {
  return wanted.length >= shortest && [heading, ...heading.split(' ')].some((word) => isOneLetterOff(word, wanted));
}

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1);
}
