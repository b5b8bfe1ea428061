import { type OperationName, operationNames } from '@fitted/contract/chat-operations';

/** What is true of an operation. Its handler is in `operations.ts`; how sure a reading has to be is where it is read. */
type Trait =
  /** Changes the resume. All others answer in words. */
  | 'changes'
  /** "Do not …" forbids it. What tells or corrects often has a "not" in it and is not forbidden by one. */
  | 'forbiddable'
  /** Little can go wrong: it is also done by the second likeliest reading. */
  | 'plain'
  /** What it puts in is the person's word, so it has to be true. */
  | 'claims'
  /** Wants words written, true or not. */
  | 'writes'
  /** A language model does it better: while that is only away for now, it is put off. */
  | 'put-off'
  /** May be read from a sentence that denies something ("I have never used SAP"). */
  | 'denies'
  /** Is done to a line: without one, the lines are offered. */
  | 'pointing'
  /** Can stand beside other requests in one message. */
  | 'order'
  /** Said around a request: alone it is answered, beside a request it is not. */
  | 'aside'
  /** About the conversation itself, or needs every word of the message: it is never split. */
  | 'whole'
  /** Its handler does several at once. */
  | 'several-in-one'
  /** Wants something done. What only tells something does not. */
  | 'wish'
  /** Known as talk: advice may be asked for without a question ("not sure about the photo"). */
  | 'talk'
  /** A reading of the resume or of the conversation that answers in words. */
  | 'asked'
  /** Wanted without any word of the closed list of wishes: it is done as it is read. */
  | 'read-alone'
  /** Learnt as "not a topic" by the model of topics. */
  | 'not-a-topic'
  /** Learnt by the model of topics as what another handler answers. */
  | 'answered-elsewhere';

/** Every operation has its line, so that a new one is asked here before it compiles. */
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
