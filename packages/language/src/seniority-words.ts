/** Words in the title of a job that say how senior it is. Phrases separated by bars. */
export interface SeniorityWords {
  readonly trainee: string;
  readonly junior: string;
  readonly senior: string;
  readonly lead: string;
  readonly head: string;
  readonly executive: string;
}
