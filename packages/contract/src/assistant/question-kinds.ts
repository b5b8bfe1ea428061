import type { InterviewQuestion, StatedFact } from './assistant.ts';

export type QuestionKind = InterviewQuestion['kind'];
type OfKind<Kind extends QuestionKind> = Extract<InterviewQuestion, { kind: Kind }>;

interface KindTraits<Question extends InterviewQuestion> {
  /** The field of a stated fact by which the server knows what was asked: one of its own for each kind. */
  readonly askedBy: Exclude<OptionalText, 'wording'>;
  /** What an answer says there. */
  asked(question: Question): string;
  /**
   * About one line of the resume: it is asked beside that line and not once the line has gone, and a bare figure ("40 a
   * week") answers it.
   */
  readonly isOfLine: boolean;
  /** "No" answers it too, and has a button. */
  readonly canBeDenied: boolean;
}

type OptionalText = {
  [Field in keyof StatedFact]-?: undefined extends StatedFact[Field] ? Field : never;
}[keyof StatedFact];

/** What is true of each kind of question, in the order they are asked. Without zod, so that the first page can use it. */
export const questionKinds = {
  requirement: {
    askedBy: 'answers',
    asked: ({ requirement }) => requirement.id,
    isOfLine: false,
    canBeDenied: true,
  },
  line: {
    askedBy: 'completes',
    asked: ({ line }) => line,
    isOfLine: true,
    canBeDenied: false,
  },
} as const satisfies { readonly [Kind in QuestionKind]: KindTraits<OfKind<Kind>> };

export const kindsInTurn = Object.keys(questionKinds) as readonly QuestionKind[];

type AskedBy = (typeof questionKinds)[QuestionKind]['askedBy'];
/** What an answer carries of its question. */
export type Asked = Pick<StatedFact, AskedBy>;

const fields: readonly AskedBy[] = kindsInTurn.map((kind) => questionKinds[kind].askedBy);

export const askedIn = (answer: Asked): Asked =>
  Object.fromEntries(fields.flatMap((field) => (answer[field] === undefined ? [] : [[field, answer[field]]])));

/** What was told, as if nobody had asked: it then goes where the person says. */
export const withoutAsked = <Told extends Asked>(told: Told): Omit<Told, AskedBy> =>
  Object.fromEntries(Object.entries(told).filter(([field]) => !fields.some((one) => one === field))) as Omit<
    Told,
    AskedBy
  >;

/** What an answer to this question carries of it. */
export function askedOf(question: InterviewQuestion): Asked {
  const traits: KindTraits<InterviewQuestion> = questionKinds[question.kind];
  return { [traits.askedBy]: traits.asked(question) };
}

export function isAnswerTo(question: InterviewQuestion, answer: Asked): boolean {
  const asked = askedOf(question);
  return fields.some((field) => asked[field] !== undefined && asked[field] === answer[field]);
}

/** Undefined for what was told without being asked. One that names its line too is about that line. */
export const kindAsked = (answer: Asked): QuestionKind | undefined =>
  kindsInTurn.findLast((kind) => answer[questionKinds[kind].askedBy] !== undefined);

export const isLineAnswer = (answer: Asked): boolean => {
  const kind = kindAsked(answer);
  return kind !== undefined && questionKinds[kind].isOfLine;
};

type LineKind = {
  [Kind in QuestionKind]: (typeof questionKinds)[Kind]['isOfLine'] extends true ? Kind : never;
}[QuestionKind];

export const isLineQuestion = (question: InterviewQuestion): question is OfKind<LineKind> =>
  questionKinds[question.kind].isOfLine;
