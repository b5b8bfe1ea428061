/** For each requirement id, the lines that resulted from the person's answer. */
export type Answered = ReadonlyMap<string, readonly string[]>;

interface AnsweringFact {
  readonly answers?: string | undefined;
  readonly supports: readonly { readonly after: string }[];
}

/** Collects the requirements that facts answer: the person was asked about one, and the answer became a line. */
export function answeredBy(facts: readonly AnsweringFact[]): Answered {
  return new Map(
    facts.flatMap(({ answers, supports }) =>
      answers === undefined || supports.length === 0 ? [] : [[answers, supports.map(({ after }) => after)]],
    ),
  );
}
