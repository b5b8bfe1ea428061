/** What a person does with a part of a message, and what each act can name. */
export const slotsOfActs = {
  tell: ['what', 'place'],
  change: ['old', 'new', 'place'],
  remove: ['thing', 'place'],
  retract: ['thing'],
  move: ['thing', 'to'],
  reword: ['thing', 'how'],
  write: ['thing', 'how'],
  split: ['thing'],
  join: ['thing'],
  fix: ['thing', 'how'],
  onepage: ['how'],
  tailor: ['how'],
  improve: ['how'],
  undo: ['thing'],
  keep: ['thing'],
  review: ['thing'],
  ask: ['about'],
  untrue: ['what'],
  talk: [],
  why: [],
  yes: [],
  no: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActName = keyof typeof slotsOfActs;
export type SlotName = 'what' | 'place' | 'old' | 'new' | 'thing' | 'to' | 'how' | 'about';

export const actNames = Object.keys(slotsOfActs) as readonly ActName[];

/** The tag of one token: outside any act, or in one (as its first token or not), in one of its slots or in none. */
export interface Tag {
  readonly act: ActName | undefined;
  readonly slot: SlotName | undefined;
  readonly begins: boolean;
}

export const tags: readonly Tag[] = [
  { act: undefined, slot: undefined, begins: false },
  ...actNames.flatMap((act) =>
    [undefined, ...(slotsOfActs[act] as readonly SlotName[])].flatMap((slot) =>
      [true, false].map((begins) => ({ act, slot, begins })),
    ),
  ),
];

/** A tag's score is the sum of its parts' scores, so what "thing" looks like is learnt once for all acts. */
const partNames = (tag: Tag): readonly string[] =>
  tag.act === undefined
    ? ['-']
    : [tag.act, `/${tag.slot ?? ''}`, `${tag.act}/${tag.slot ?? ''}`, ...(tag.begins ? ['B', `B-${tag.act}`] : [])];

export const parts: readonly string[] = [...new Set(tags.flatMap(partNames))];
export const partsOfTag: readonly (readonly number[])[] = tags.map((tag) =>
  partNames(tag).map((name) => parts.indexOf(name)),
);
/** The only parts that clauses and sentences provide features for. */
export const isActPart: readonly boolean[] = parts.map(
  (name) => name === '-' || (actNames as readonly string[]).includes(name),
);

export const tagIndex = (act: ActName | undefined, slot: SlotName | undefined, begins: boolean): number =>
  tags.findIndex((tag) => tag.act === act && tag.slot === slot && tag.begins === begins);
