import type { Entry, Line, Period, Section, YearMonth } from '../document.ts';

type Role = Pick<Entry, 'head' | 'fields' | 'body'>;

/**
 * Groups roles by employer. An employer line above several roles applies to all of them but is stored with the first, so the
 * roles must move together: on its own, a role would be read as belonging to whichever employer is above it.
 */
export function employerGroups<Item extends Role>(entries: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const [index, entry] of entries.entries()) {
    const group = groups.at(-1);
    const [leader] = group ?? [];
    const next = entries[index + 1];
    const isUnder = leader !== undefined && (isNamedBy(leader, entry) || spans(leader, entry));
    if (group && isUnder && !(next && spans(entry, next))) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function isNamedBy(leader: Role, entry: Role): boolean {
  const { organisation } = entry.fields;
  if (entry.head.length === 0) return false;
  return organisation === undefined ? employerLines(leader).length > 0 : rowOf(entry, organisation) < 0;
}

/** The lines above the title that name the employer. They outlive the role if other roles share them. */
export function employerLines(entry: Role): Line[] {
  const { title, organisation } = entry.fields;
  const at = rowOf(entry, title);
  const employer = rowOf(entry, organisation);
  return employer >= 0 && employer < at ? entry.head.slice(0, at) : [];
}

/** The lines to remove with a role. An employer line shared by several roles goes only with the last of them. */
export function linesTakenWith({ entries }: Pick<Section, 'entries'>, entry: Entry): Line[] {
  const isShared = employerGroups(entries).some((roles) => roles[0] === entry && roles.length > 1);
  return [...(isShared ? entry.head.slice(employerLines(entry).length) : entry.head), ...entry.body];
}

function rowOf({ head }: Role, name: string | undefined): number {
  return head.findIndex(({ text }) => name !== undefined && text.includes(name));
}

/** "Acme, 1998 – 2017" with no body of its own, above roles whose dates fall within those years. */
function spans(leader: Role, entry: Role): boolean {
  const [inner, outer] = [spanOf(entry.fields.period), spanOf(leader.fields.period)];
  if (leader.head.length === 0 || leader.body.length > 0 || !inner || !outer) return false;
  return inner.start >= outer.start && inner.end <= outer.end;
}

function spanOf(period: Period | undefined): { readonly start: number; readonly end: number } | undefined {
  const last = period?.isCurrent ? { year: 9999 } : period?.end;
  return period?.start && last && { start: monthOf(period.start, 1), end: monthOf(last, 12) };
}

function monthOf({ year, month }: YearMonth, otherwise: number): number {
  return year * 12 + (month ?? otherwise);
}
