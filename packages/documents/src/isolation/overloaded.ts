/** More work is waiting than can be done in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly code = 'overloaded';
}
