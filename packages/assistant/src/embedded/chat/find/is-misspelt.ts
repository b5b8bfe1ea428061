const shortest = 6;

/** "experiance" for "Clinical Experience": one letter off, in a word long enough to be recognised by the rest. */
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

/** A typo that yields no other word: two letters swapped, one left out or doubled. A substituted letter may yield one. */
export function isSlip(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false;
  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1);
  const places = Array.from({ length: word.length }, (_, at) => at + 1);
  return places.some((at) => {
    const swapped = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
    const isDoubled = typed.charAt(at) === typed.charAt(at - 1) && without(typed, at) === word;
    return (typed !== word && swapped === typed) || (at < word.length && without(word, at) === typed) || isDoubled;
  });
}
