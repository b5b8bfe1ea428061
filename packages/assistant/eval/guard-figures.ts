interface GuardFigures {
  readonly lines: readonly string[];
  readonly figures: unknown;
}

export async function guardFigures(): Promise<GuardFigures | undefined> {
  return undefined;
}
