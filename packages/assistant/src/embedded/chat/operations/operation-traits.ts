import { type OperationName, operationNames } from '@fitted/contract/assistant/chat-operations';

/**
 * What is true of each operation. A list of operations belongs here, where a new one is asked for, and not in its caller;
 * what a caller does with one named operation alone stays there. Its handler is in `operations.ts`. For a new operation,
 * copy the line of the one most like it: a change like `shorten`, a question about the resume like `weakest`, talk like
 * `letter`.
 */
type Trait =
  // What it does.
  /** Changes the resume. All others answer in words. */
  | 'changes'
  /** What it adds is the person's claim, so it has to be true. */
  | 'claims'
  /** Wants words written, true or not. */
  | 'writes'
  /** Asks to have something added, which then counts as told. */
  | 'adds'
  /** Tells a fact: its examples also teach what an affirming answer and a claim look like. */
  | 'tells'
  /** Takes words, lines or sections out. */
  | 'takes-away'
  /** Takes whole lines, jobs or sections out: a language model may then take out any that the message names. */
  | 'takes-whole'
  /**
   * Leaves less of the resume: a language model may then take out more of its lines, and a profile is reworded by it
   * without words of the person's.
   */
  | 'less'
  /** Acts on a line: without one, the lines are offered. */
  | 'pointing'
  /** Reads the resume or the conversation and answers in words. The topics model learns its examples as `answered-elsewhere`. */
  | 'asked'
  /** Asked about instead of ordered, it is answered with how the resume fits the posting; all others with advice. */
  | 'about-fit'
  /** A language model does it better: while that is temporarily unavailable, it is put off. */
  | 'put-off'

  // When it is what a message means.
  /** Wants something done. A mere statement does not. */
  | 'wish'
  /** Counts as talk: advice may be asked for without a question ("not sure about the photo"). */
  | 'talk'
  /** Names nothing of the resume: unlikely in a message that names a section, an item or quoted words. */
  | 'names-nothing'
  /** "Do not …" forbids it. Statements and corrections often contain a "not" that does not forbid them. */
  | 'forbiddable'
  /** May be read from a sentence that denies something ("I have never used SAP"). */
  | 'denies'
  /** May be the answer to our question about a line: "about 40 a week". All others are requests of their own. */
  | 'completes'
  /** Little can go wrong, so it is also done as the second likeliest reading. */
  | 'plain'
  /** Surely meant without any of the verbs in `wishes/data/wish-words.ts`: "newest job first", "make it one page". */
  | 'read-alone'

  // How a message with several requests is cut.
  /** Can appear beside other requests in one message. */
  | 'order'
  /** Said around a request: answered on its own, but not beside a request. */
  | 'aside'
  /** About the conversation itself, or needs every word of the message: it is never split. */
  | 'whole'
  /** Its handler does several of them at once. */
  | 'several-in-one'

  // What the topics model learns its examples as; with neither, they are not shown to it.
  /** As "not a topic". */
  | 'not-a-topic'
  /** As something that another handler answers. */
  | 'answered-elsewhere';

/** Every operation is listed, so that a new one does not compile until its traits are given here. */
const traits: Readonly<Record<OperationName, readonly Trait[]>> = {
  state: ['changes', 'claims', 'writes', 'tells', 'denies', 'not-a-topic', 'about-fit', 'completes'],
  add: [
    'changes',
    'forbiddable',
    'plain',
    'claims',
    'writes',
    'adds',
    'denies',
    'order',
    'several-in-one',
    'wish',
    'not-a-topic',
    'about-fit',
    'completes',
  ],
  add_role: ['changes', 'claims', 'writes', 'adds', 'tells', 'whole', 'wish', 'not-a-topic'],
  correct: ['changes', 'plain', 'writes', 'denies', 'order', 'several-in-one', 'wish', 'not-a-topic', 'completes'],
  retract: ['changes', 'denies', 'whole', 'not-a-topic', 'takes-away', 'takes-whole', 'less'],
  remove: [
    'changes',
    'forbiddable',
    'plain',
    'pointing',
    'order',
    'wish',
    'not-a-topic',
    'takes-away',
    'takes-whole',
    'less',
  ],
  remove_words: ['changes', 'order', 'wish', 'not-a-topic', 'takes-away'],
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
  shorten: ['changes', 'forbiddable', 'pointing', 'order', 'wish', 'not-a-topic', 'less'],
  one_page: ['changes', 'order', 'wish', 'read-alone', 'not-a-topic', 'less'],
  split: ['changes', 'forbiddable', 'put-off', 'pointing', 'order', 'wish', 'not-a-topic'],
  merge: ['changes', 'forbiddable', 'put-off', 'pointing', 'order', 'wish', 'not-a-topic'],
  strengthen: ['pointing', 'not-a-topic'],
  emphasise: ['changes', 'forbiddable', 'order', 'wish', 'not-a-topic', 'about-fit'],
  tense: ['changes', 'pointing', 'order', 'wish', 'read-alone', 'not-a-topic'],
  spelling: ['changes', 'forbiddable', 'order', 'wish', 'not-a-topic'],
  tailor: ['changes', 'forbiddable', 'order', 'wish', 'read-alone', 'not-a-topic', 'about-fit'],
  improve: ['put-off', 'aside', 'not-a-topic'],
  summary: ['changes', 'forbiddable', 'order', 'wish', 'read-alone', 'not-a-topic'],
  add_all: ['whole', 'not-a-topic'],
  untrue: ['writes', 'denies', 'whole'],
  undo: ['whole', 'wish', 'not-a-topic', 'names-nothing'],
  redo: ['whole', 'not-a-topic', 'names-nothing'],
  put_back: ['changes', 'forbiddable', 'order', 'wish', 'not-a-topic'],
  reset: ['whole', 'not-a-topic'],
  compare: [],
  changed: ['denies', 'asked'],
  explain: ['asked'],
  honesty: ['asked'],
  weakest: ['asked'],
  ready: ['asked'],
  missing: ['denies', 'asked'],
  score: ['asked'],
  gap: ['denies', 'whole', 'talk'],
  worry: ['denies', 'aside', 'talk'],
  advice: ['talk'],
  letter: ['put-off', 'talk'],
  translate: ['put-off', 'not-a-topic'],
  format: ['talk'],
  product: ['talk', 'names-nothing'],
  help: ['denies', 'aside', 'answered-elsewhere', 'names-nothing'],
  yes: ['aside', 'answered-elsewhere', 'names-nothing'],
  no: ['denies', 'aside', 'answered-elsewhere', 'names-nothing'],
  choose: ['names-nothing'],
  complain: ['denies', 'aside', 'answered-elsewhere'],
  greeting: ['aside', 'answered-elsewhere', 'names-nothing'],
  thanks: ['aside', 'answered-elsewhere', 'names-nothing'],
  other: ['denies', 'aside', 'answered-elsewhere', 'names-nothing'],
};

export const hasTrait = (name: OperationName, trait: Trait): boolean => traits[name].includes(trait);

export const operationsThat = (trait: Trait): readonly OperationName[] =>
  operationNames.filter((name) => hasTrait(name, trait));
