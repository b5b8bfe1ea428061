import { setImmediate } from 'node:timers/promises';
import type { StatedFact } from '@fitted/contract/assistant/assistant';
import type { Edit, Evidence, HeldBack } from '@fitted/contract/edits/edit';
import { assistantWords } from '@fitted/language/packs';
import type { ResumeDocument } from '@fitted/resume/document';
import { applyEdits } from '@fitted/resume/edit/apply-edits';
import type { Claim } from '@fitted/resume/guard/claim';
import { openGuard } from '@fitted/resume/guard/guard-edits';
import type { Assistant, Posting } from '../assistant.ts';
import { isTypo } from '../embedded/spelling/correction-of.ts';
import { impersonal } from '../embedded/structure/tidy/personal-data.ts';
import { withoutSoftwareLines } from './software-lines.ts';

/** How many of a model's edits are guarded in one go. */
export const maxAtOnce = 10;

export interface Proposals {
  /** Kept by the guard and applied, in the order they were proposed. */
  readonly changes: readonly Edit[];
  readonly heldBack: readonly HeldBack[];
  readonly document: ResumeDocument;
}

/** The only way for an engine's proposals to reach a resume. */
export class ProposalGuard {
  readonly #source: ResumeDocument;
  readonly #facts: readonly Pick<StatedFact, 'id' | 'text'>[];
  readonly #guard: ReturnType<typeof openGuard>;
  readonly #ids = new Set<string>();
  #kept: readonly Edit[] = [];
  #heldBack: readonly HeldBack[] = [];
  #document: ResumeDocument;

  constructor(source: ResumeDocument, facts: readonly Pick<StatedFact, 'id' | 'text'>[], job: Posting) {
    this.#source = source;
    this.#facts = facts;
    this.#document = source;
    this.#guard = openGuard({
      source: withoutSoftwareLines(source),
      statedFacts: facts.map(({ text }) => text),
      job: { skills: job.profile.skills.map(({ spelling }) => spelling) },
      ...(assistantWords[source.language].resources.dictionary && { isTypo }),
      impersonal,
    });
  }

  /** Takes a batch from one engine and returns what of it is now in the resume and what was held back. */
  add(
    proposed: readonly Edit[],
    engine: Assistant['name'],
  ): { readonly changes: readonly Edit[]; readonly heldBack: readonly HeldBack[] } {
    const edits = proposed.filter(({ id }) => !this.#ids.has(id));
    for (const { id } of edits) this.#ids.add(id);
    const { kept, heldBack } = this.#guard(edits);
    // Evidence is what the guard finds; what an engine claims about it is ignored.
    const fresh = kept.map(({ edit, evidence }) => ({ ...edit, evidence: evidence.map((one) => this.#byName(one)) }));
    const { applied, document } = applyEdits(this.#source, [...this.#kept, ...fresh]);
    const changes = fresh.filter((edit) => applied.includes(edit));
    const held = heldBack
      .filter(({ edit }) => !isRuleOf(engine, edit))
      .map(({ edit, claims, verdict }) => ({
        change: edit,
        verdict,
        claims: plainClaims(claims),
      }));
    this.#kept = applied;
    this.#document = document;
    this.#heldBack = [...this.#heldBack, ...held];
    return { changes, heldBack: held };
  }

  /**
   * Edits that only the person can confirm. What the guard holds back as a new fact, and what no longer fits beside the changes, is
   * not suggested.
   */
  suggest(proposed: readonly Edit[]): readonly HeldBack[] {
    const edits = proposed.filter((edit) => !this.#ids.has(edit.id) && this.#fits(edit));
    const { kept, heldBack } = this.#guard(edits);
    const plain = new Map(kept.map(({ edit, evidence }) => [edit.id, evidence]));
    const doubted = new Map(heldBack.map((one) => [one.edit.id, one]));
    const suggested = edits.flatMap((edit): HeldBack[] => {
      const evidence = plain.get(edit.id);
      const doubt = doubted.get(edit.id);
      if (!evidence && doubt?.verdict !== 'questioned') return [];
      return [
        {
          change: { ...edit, evidence: (evidence ?? []).map((one) => this.#byName(one)) },
          verdict: 'questioned',
          claims: claimsOfOwn(edit, doubt?.claims ?? []),
        },
      ];
    });
    for (const { change } of suggested) this.#ids.add(change.id);
    this.#heldBack = [...this.#heldBack, ...suggested];
    return suggested;
  }

  /** Whether it can be made beside the changes, none of which is about the same line. */
  #fits(edit: Edit): boolean {
    const lineId = 'lineId' in edit.target ? edit.target.lineId : undefined;
    if (lineId !== undefined && this.#kept.some(({ target }) => 'lineId' in target && target.lineId === lineId))
      return false;
    const { applied } = applyEdits(this.#source, [...this.#kept, edit]);
    return applied.includes(edit) && applied.length > this.#kept.length;
  }

  /** The person has read these words and said that they are true. */
  confirm(edit: Edit, factId: string): Edit {
    const change = { ...edit, evidence: [{ source: 'stated' as const, factId, quote: edit.after }] };
    this.#ids.add(edit.id);
    this.#kept = [...this.#kept, change];
    this.#document = applyEdits(this.#source, this.#kept).document;
    return change;
  }

  /** The same in their own words, which the guard judges like whatever they state. */
  reword(edit: Edit, { id, text }: Pick<StatedFact, 'id' | 'text'>): Pick<Proposals, 'changes' | 'heldBack'> {
    const worded = { ...edit, after: text };
    const [held] = this.#guard([worded]).heldBack;
    if (!held) return { changes: [this.confirm(worded, id)], heldBack: [] };
    this.#ids.add(edit.id);
    const heldBack = [{ change: worded, verdict: held.verdict, claims: plainClaims(held.claims) }];
    this.#heldBack = [...this.#heldBack, ...heldBack];
    return { changes: [], heldBack };
  }

  /** Changes that were made, and are not wanted after all. */
  drop(edits: readonly Edit[]): void {
    this.#kept = this.#kept.filter((edit) => !edits.includes(edit));
    this.#document = applyEdits(this.#source, this.#kept).document;
  }

  /**
   * The same for many edits, yielding to other work in between. Edits from rules stay in one batch, because those of one line
   * belong together; a model makes only one edit per line.
   */
  async addInTurns(proposed: readonly Edit[], engine: Assistant['name']): Promise<void> {
    const size = engine === 'llm' ? maxAtOnce : Math.max(1, proposed.length);
    for (let at = 0; at < proposed.length; at += size) {
      this.add(proposed.slice(at, at + size), engine);
      await setImmediate();
    }
  }

  /** The guard identifies facts by index; the person's list identifies them by id. */
  #byName(one: Evidence): Evidence {
    return one.source === 'stated' ? { ...one, factId: this.#facts[Number(one.factId)]?.id ?? one.factId } : one;
  }

  get proposals(): Proposals {
    return { changes: this.#kept, heldBack: this.#heldBack, document: this.#document };
  }
}

const plainClaims = (claims: readonly Claim[]): HeldBack['claims'] =>
  claims.map(({ code, params }) => ({ code, params: { ...params } }));

/** That words changed or were left out is seen at a glance; whether a duty was their own work is what they have to think of. */
function claimsOfOwn({ reason }: Edit, claims: readonly Claim[]): HeldBack['claims'] {
  const rest = claims.filter(({ code }) => code !== 'wording' && code !== 'dropped');
  return [...plainClaims(rest), ...(reason.code === 'weak-opening' ? [{ code: 'own-deed' as const, params: {} }] : [])];
}

/**
 * An edit by our own rules that the guard does not keep is our mistake, and the person is not told. They are told about edits
 * that they asked for or gave us the facts for, and about those of a model, which may have claimed too much.
 */
function isRuleOf(engine: Assistant['name'], { reason }: Edit): boolean {
  return engine === 'embedded' && reason.code !== 'requested' && reason.code !== 'stated-fact';
}
