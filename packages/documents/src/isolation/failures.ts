/** The queue is full. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly code = 'overloaded';
}

/** The work was stopped because it took more time or memory than any honest file or text needs. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
  readonly code = 'too_complex';
}
