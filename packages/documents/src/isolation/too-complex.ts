/** The work took more time or memory than any honest file or text needs, and was stopped. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
  readonly code = 'too_complex';
}
