/** By the id of a requirement: the lines that came of the person's answer to it. */
export type Answered = ReadonlyMap<string, readonly string[]>;

interface AnsweringFact {
  readonly answers?: string | undefined;
  readonly supports: readonly { readonly after: string }[];
}

/** What facts say of requirements: somebody was asked about one, told what they did, and it became a line. */
export function answeredBy(facts: readonly AnsweringFact[]): Answered {
  return new Map(
    facts.flatMap(({ answers, supports }) =>
      answers === undefined || supports.length === 0 ? [] : [[answers, supports.map(({ after }) => after)]],
    ),
  );
}
