/** The queue is full. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly code = 'overloaded';
}
