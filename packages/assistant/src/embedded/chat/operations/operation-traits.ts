import { type OperationName, operationNames } from '@fitted/contract/chat-operations';

/** Properties of an operation. Its handler is in `operations.ts`; the required certainty is defined where it is read. */
type Trait =
  /** Changes the resume. All others answer in words. */
  | 'changes'
  /** "Do not …" forbids it. Statements and corrections often contain a "not" that does not forbid them. */
  | 'forbiddable'
  /** Little can go wrong, so it is also done as the second likeliest reading. */
  | 'plain'
  /** What it adds is the person's claim, so it has to be true. */
  | 'claims'
  /** Wants words written, true or not. */
  | 'writes'
  /** A language model does it better: while that is temporarily unavailable, it is put off. */
  | 'put-off'
  /** May be read from a sentence that denies something ("I have never used SAP"). */
  | 'denies'
  /** Acts on a line: without one, the lines are offered. */
  | 'pointing'
  /** Can appear beside other requests in one message. */
  | 'order'
  /** Said around a request: answered on its own, but not beside a request. */
  | 'aside'
  /** About the conversation itself, or needs every word of the message: it is never split. */
  | 'whole'
  /** Its handler does several of them at once. */
  | 'several-in-one'
  /** Wants something done. A mere statement does not. */
  | 'wish'
  /** Counts as talk: advice may be asked for without a question ("not sure about the photo"). */
  | 'talk'
  /** Reads the resume or the conversation and answers in words. */
  | 'asked'
  /** Requested without any word of the closed list of wishes: it is done as it is read. */
  | 'read-alone'
  /** The topics model learns it as "not a topic". */
  | 'not-a-topic'
  /** The topics model learns it as something that another handler answers. */
  | 'answered-elsewhere';

/** Every operation is listed, so that a new one does not compile until its traits are given here. */
const traits: Readonly<Record<OperationName, readonly Trait[]>> = {
  state: ['changes', 'claims', 'writes', 'denies', 'not-a-topic'],
  add: [
    'changes',
    'forbiddable',
    'plain',
    'claims',
    'writes',
    'denies',
    'order',
    'several-in-one',
    'wish',
    'not-a-topic',
  ],
  add_role: ['changes', 'claims', 'writes', 'whole', 'wish', 'not-a-topic'],
  correct: ['changes', 'plain', 'writes', 'denies', 'order', 'several-in-one', 'wish', 'not-a-topic'],
  retract: ['changes', 'denies', 'whole', 'not-a-topic'],
  remove: ['changes', 'forbiddable', 'plain', 'pointing', 'order', 'wish', 'not-a-topic'],
  remove_words: ['changes', 'order', 'wish', 'not-a-topic'],
  move: ['changes', 'forbiddable', 'plain', 'pointing', 'order', 'wish', 'not-a-topic'],
  reorder: ['changes', 'forbiddable', 'order', 'wish', 'read-alone', 'not-a-topic'],
  rename: [
    'changes',
    'forbiddable',
    'plain',
    'claims',
    'writes',
    'order',
    'several-in-one',
    'wish',
    'read-alone',
    'not-a-topic',
  ],
  replace: ['changes', 'plain', 'claims', 'writes', 'order', 'several-in-one', 'wish', 'not-a-topic'],
  shorten: ['changes', 'forbiddable', 'pointing', 'order', 'wish', 'not-a-topic'],
  one_page: ['changes', 'order', 'wish', 'read-alone', 'not-a-topic'],
  split: ['changes', 'forbiddable', 'put-off', 'pointing', 'order', 'wish', 'not-a-topic'],
  merge: ['changes', 'forbiddable', 'put-off', 'pointing', 'order', 'wish', 'not-a-topic'],
  strengthen: ['pointing', 'not-a-topic'],
  emphasise: ['changes', 'forbiddable', 'order', 'wish', 'not-a-topic'],
  tense: ['changes', 'pointing', 'order', 'wish', 'read-alone', 'not-a-topic'],
  spelling: ['changes', 'forbiddable', 'order', 'wish', 'not-a-topic'],
  tailor: ['changes', 'forbiddable', 'order', 'wish', 'read-alone', 'not-a-topic'],
  improve: ['put-off', 'aside', 'not-a-topic'],
  summary: ['changes', 'forbiddable', 'order', 'wish', 'read-alone', 'not-a-topic'],
  add_all: ['whole', 'not-a-topic'],
  untrue: ['writes', 'denies', 'whole'],
  undo: ['whole', 'wish', 'not-a-topic'],
  redo: ['whole', 'not-a-topic'],
  put_back: ['changes', 'forbiddable', 'order', 'wish', 'not-a-topic'],
  reset: ['whole', 'not-a-topic'],
  compare: [],
  changed: ['denies', 'asked', 'answered-elsewhere'],
  explain: ['asked', 'answered-elsewhere'],
  honesty: ['asked', 'answered-elsewhere'],
  weakest: ['asked', 'answered-elsewhere'],
  ready: ['asked', 'answered-elsewhere'],
  missing: ['denies', 'asked', 'answered-elsewhere'],
  score: ['asked', 'answered-elsewhere'],
  gap: ['denies', 'whole', 'talk'],
  worry: ['denies', 'aside', 'talk'],
  advice: ['talk'],
  letter: ['put-off', 'talk'],
  translate: ['put-off', 'not-a-topic'],
  format: ['talk'],
  product: ['talk'],
  help: ['denies', 'aside', 'answered-elsewhere'],
  yes: ['aside', 'answered-elsewhere'],
  no: ['denies', 'aside', 'answered-elsewhere'],
  choose: [],
  complain: ['denies', 'aside', 'answered-elsewhere'],
  greeting: ['aside', 'answered-elsewhere'],
  thanks: ['aside', 'answered-elsewhere'],
  other: ['denies', 'aside', 'answered-elsewhere'],
};

export const hasTrait = (name: OperationName, trait: Trait): boolean => traits[name].includes(trait);

export const operationsThat = (trait: Trait): readonly OperationName[] =>
  operationNames.filter((name) => hasTrait(name, trait));
