export type Facts = Readonly<Record<string, unknown>>;

interface States {
  readonly before?: Facts | undefined;
  readonly after?: Facts | undefined;
}

interface Change {
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** Fields that identify the item for a reader, kept even if unchanged. */
const namingFields = ['username', 'name', 'title'];
/** The entry itself already says when and by whom. */
const leftOut = new Set(['updatedAt', 'updatedBy']);
const maxTextLength = 2000;

/** The part of both states worth storing: null if both are given and nothing differs. */
export function findChange({ before, after }: States): Change | null {
  if (!before || !after) return { before: before ? shortened(before) : null, after: after ? shortened(after) : null };

  const differs = (name: string) => !isSame(before[name], after[name]);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !leftOut.has(name) && differs(name),
  );
  if (changed.length === 0) return null;
  const naming = namingFields.find((name) => name in before);
  const kept = [...(naming && !changed.includes(naming) ? [naming] : []), ...changed];
  const pick = (facts: Facts) => shortened(Object.fromEntries(kept.map((name) => [name, facts[name] ?? null])));
  return { before: pick(before), after: pick(after) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const shortened = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shorten(value)]));

function shorten(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.startsWith('data:')) return `${value.slice(0, value.indexOf(','))} (${value.length} characters)`;
  return value.length > maxTextLength ? `${cut(value)}… (${value.length} characters)` : value;
}

/**
 * A character outside the BMP has two units; cutting it in half would leave invalid text, which the database rejects.
 */
const cut = (text: string) => text.slice(0, maxTextLength).replace(/\p{Surrogate}$/u, '');
