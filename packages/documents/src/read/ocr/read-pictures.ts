import type { Page } from 'tesseract.js';
import type { UprightPage } from '../layout/page-words.ts';
import { isUnspaced } from '../layout/unspaced.ts';
import type { Word } from '../layout/word.ts';
import { easternModels, expectedModels, guessLatin, isEastern, type ScanModel } from './choose-languages.ts';
import { recognise } from './tesseract.ts';

interface Picture {
  /** A PNG, a JPEG or a PGM. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels per point. */
  readonly scale: number;
}

/** Below this confidence the engine saw another script, or no text. */
const sure = 70;
const hopeless = 35;
/** Words below this confidence are specks and borders. */
const minWord = 25;
/** In letter sizes, between Chinese or Japanese letters of one line. */
const runningGap = 0.9;

/** Recognises pages one after the other, in the languages detected on the first of them. */
export class PictureReader {
  private languages: readonly ScanModel[] | undefined;

  constructor(private readonly expected: readonly string[] | undefined) {}

  async read(picture: Picture): Promise<UprightPage> {
    const page = this.languages ? await recognise(picture.bytes, this.languages) : await this.readFirst(picture);
    return { words: toWords(page, picture.scale), top: 0, bottom: picture.height / picture.scale };
  }

  private async readFirst(picture: Picture): Promise<Page> {
    const expected = expectedModels(this.expected);
    const first: ScanModel[] = expected.length > 0 ? expected : ['eng'];
    const page = await recognise(picture.bytes, first);
    const sureness = sureOf(page);
    if (first.some(isEastern) && sureness > hopeless) return this.settle(first, page);
    if (sureness >= sure || sureness === 0) return this.refineLatin(picture, first, page);
    return this.tryEastern(picture, first, page, sureness);
  }

  private async refineLatin(picture: Picture, tried: readonly ScanModel[], page: Page): Promise<Page> {
    const language = guessLatin(pageText(page));
    if (tried.includes(language) || language === 'eng') return this.settle(tried, page);
    const languages: ScanModel[] = [language, 'eng'];
    return this.settle(languages, await recognise(picture.bytes, languages));
  }

  private async tryEastern(picture: Picture, tried: readonly ScanModel[], page: Page, sureness: number): Promise<Page> {
    let best = { languages: tried, page, sureness };
    for (const language of easternModels) {
      const languages: ScanModel[] = [language, 'eng'];
      const attempt = await recognise(picture.bytes, languages);
      const attemptSureness = sureOf(attempt);
      if (attemptSureness > best.sureness) best = { languages, page: attempt, sureness: attemptSureness };
    }
    if (best.languages === tried) return this.refineLatin(picture, tried, page);
    // Chinese models read kana badly, so the confidence also tells Chinese from Japanese.
    return this.settle(best.languages, best.page);
  }

  private settle(languages: readonly ScanModel[], page: Page): Page {
    this.languages = languages;
    return page;
  }
}

function* linesOf(page: Page) {
  for (const block of page.blocks ?? []) for (const paragraph of block.paragraphs) yield* paragraph.lines;
}

const pageText = (page: Page): string => [...linesOf(page)].map((line) => line.text).join('\n');

/** Mean confidence of the words, weighted by their length. */
function sureOf(page: Page): number {
  let sum = 0;
  let letters = 0;
  for (const line of linesOf(page)) {
    for (const word of line.words) {
      sum += word.confidence * word.text.length;
      letters += word.text.length;
    }
  }
  return letters === 0 ? 0 : sum / letters;
}

function toWords(page: Page, scale: number): Word[] {
  const words: Word[] = [];
  for (const line of linesOf(page)) {
    const height = line.rowAttributes?.rowHeight || line.bbox.y1 - line.bbox.y0;
    const size = (height * 0.9) / scale;
    const y = ((line.baseline.y0 + line.baseline.y1) / 2 || line.bbox.y1) / scale;
    for (const word of line.words) {
      const text = word.text.trim();
      if (text === '' || word.confidence < minWord) continue;
      const x0 = word.bbox.x0 / scale;
      const last = words.at(-1);
      // The engine's boxes are tighter than the squares of such letters: a gap of less than a letter is not a space.
      const isRunning = last?.y === y && !last.spaceAfter && isUnspaced(text) && x0 - last.x1 < runningGap * size;
      if (last && isRunning) last.x1 = Math.max(last.x1, x0);
      words.push({
        text: /^[©®e°*«»¢¥+]$/.test(text) && word === line.words[0] && line.words.length > 2 ? '•' : text,
        x0,
        x1: word.bbox.x1 / scale,
        y,
        size,
        isBold: false,
        isItalic: false,
        face: '',
        colour: 0,
        isSymbol: false,
        spaceBefore: !isUnspaced(text),
        spaceAfter: !isUnspaced(text),
      });
    }
  }
  return words;
}
