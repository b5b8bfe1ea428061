/** Seeded random numbers, the same in every run. */
export class SeededRandom {
  constructor(private seed: number) {}

  next(): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.seed / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  of<One>(list: readonly One[]): One {
    return list[Math.floor(this.next() * list.length)] as One;
  }

  to(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }
}
