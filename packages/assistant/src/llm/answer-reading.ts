import { pattern } from '@fitted/language/pattern';
import { replyCues } from '../cues.ts';
import { LlmFailure } from './failure.ts';

/**
 * Finds complete objects that contain no other object, as text arrives. Code fences and talk around them are skipped.
 */
export class LeafObjects {
  #text = '';
  /** What earlier pieces contain of the object opened last; undefined if no open object can be a leaf. */
  #leaf: string | undefined;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** Reads each character once, so an answer that arrives character by character costs no more than a whole one. */
  push(piece: string): string[] {
    this.#text += piece;
    const found: string[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const step = this.#step(piece.charAt(at));
      if (step === 'opens') {
        this.#leaf = '';
        from = at;
      } else if (step === 'closes') {
        if (this.#leaf !== undefined) found.push(this.#leaf + piece.slice(from, at + 1));
        this.#leaf = undefined;
      }
    }
    if (this.#leaf !== undefined) this.#leaf += piece.slice(from);
    return found;
  }

  get text(): string {
    return this.#text;
  }

  /** Whether an object has been opened but not closed. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  #step(character: string): 'opens' | 'closes' | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === '\\') this.#isEscaped = true;
      else if (character === '"') this.#isInString = false;
      return undefined;
    }
    if (character === '"' && this.#depth > 0) this.#isInString = true;
    else if (character === '{') {
      this.#depth += 1;
      return 'opens';
    } else if (character === '}' && this.#depth > 0) {
      this.#depth -= 1;
      return 'closes';
    }
    return undefined;
  }
}

/** The outermost object of an answer, whatever text surrounds it. */
export function readObject(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  const value = from >= 0 && to > from ? parseJson(text.slice(from, to + 1)) : undefined;
  if (value === undefined) throw unreadable(text);
  return value;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a text without a usable object cannot be used. */
export function unreadable(text: string): LlmFailure {
  if (text.trim() === '') return new LlmFailure('empty');
  if (!text.includes('{') && refusal.test(text.slice(0, 300))) return new LlmFailure('refusal');
  return new LlmFailure('malformed');
}

const refusal = pattern('iu')`${replyCues.any('refusal')}`;
