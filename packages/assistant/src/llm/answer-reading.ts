import { LlmFailure } from './failure.ts';

/** Finds complete objects that hold no other object, as text arrives; fences and talk around them are passed over. */
export class LeafObjects {
  #text = '';
  #read = 0;
  #depth = 0;
  #start = -1;
  #isInString = false;
  #isEscaped = false;

  push(piece: string): string[] {
    this.#text += piece;
    const found: string[] = [];
    for (; this.#read < this.#text.length; this.#read += 1) {
      const leaf = this.#step(this.#text.charAt(this.#read));
      if (leaf !== undefined) found.push(leaf);
    }
    return found;
  }

  get text(): string {
    return this.#text;
  }

  /** An object was begun and is not closed. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  #step(sign: string): string | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === '\\') this.#isEscaped = true;
      else if (sign === '"') this.#isInString = false;
      return undefined;
    }
    if (sign === '"' && this.#depth > 0) this.#isInString = true;
    else if (sign === '{') {
      this.#depth += 1;
      this.#start = this.#read;
    } else if (sign === '}' && this.#depth > 0) {
      this.#depth -= 1;
      const start = this.#start;
      this.#start = -1;
      if (start >= 0) return this.#text.slice(start, this.#read + 1);
    }
    return undefined;
  }
}

/** The outermost object of an answer, whatever stands around it. */
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

/** Says why a text without a usable object cannot be used. */
export function unreadable(text: string): LlmFailure {
  if (text.trim() === '') return new LlmFailure('empty');
  if (!text.includes('{') && refusal.test(text.slice(0, 300))) return new LlmFailure('refusal');
  return new LlmFailure('malformed');
}

const refusal =
  /\b(?:sorry|i can(?:['’]?t|not)|unable to|won['’]t|lo siento|no puedo|désolée?|je ne peux|leider|ich kann (?:das )?nicht)\b|抱歉|无法|申し訳|できません/iu;
