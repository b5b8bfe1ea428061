import { expect, test } from 'vitest';
import { leadWithResult } from './lead-with-result.ts';

const deed = 'Moved the stock counts of the three warehouses from paper lists to hand-held scanners';

test.each([
  [`${deed}, cutting the count from 12 to 7 hours`, 'Cut the count from 12 to 7 hours: moved'],
  [`${deed}, reducing losses by 18%.`, 'Reduced losses by 18%: moved'],
  [`${deed}, saving £32,000 a year`, 'Saved £32,000 a year: moved'],
])('the result of “%s” comes first and the deed stays word for word', (line, start) => {
  const after = leadWithResult(line);
  expect(after?.slice(0, start.length)).toBe(start);
  expect(after?.toLowerCase()).toContain(deed.toLowerCase());
  expect(after?.endsWith('.')).toBe(line.endsWith('.'));
});

test.each([
  // No figure, or one that counts something else.
  `${deed}, reducing losses`,
  `${deed}, saving the lists of 2014`,
  // Short enough to be seen.
  'Moved the counts to scanners, reducing losses by 18%',
  // Not a single action, or unclear what the result belongs to.
  `${deed}. Wrote the manual, reducing losses by 18%`,
  `${deed} (and trained the staff, reducing losses by 18%)`,
  `${deed}, reducing losses by 18% and improving the mood`,
  `Scanners for the stock counts of the three warehouses of the northern region, reducing losses by 18%`,
  // Already leads with a figure.
  `Raised the output of the three warehouses of the northern region by 9% within the first year, reducing losses by 18%`,
])('“%s” stays', (line) => {
  expect(leadWithResult(line)).toBeUndefined();
});
