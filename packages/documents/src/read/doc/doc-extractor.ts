import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js';
import { cellEnd, fieldBegin, fieldEnd, fieldResult, rowEnd } from './marks.ts';
import { type Letters, lettersIn, markParagraphs } from './paragraph-marks.ts';
import { readLetterRuns, walkProperties } from './property-runs.ts';

/** Word's own control characters. */
const cell = 0x07;
const row = 0x0a;
const space = 0x20;

/** Replacements for control characters of Word that the library loses or gets wrong. */
const replaced = new Map([
  [cell, cellEnd],
  [row, rowEnd],
  [0x13, fieldBegin],
  [0x14, fieldResult],
  [0x15, fieldEnd],
  // Non-breaking hyphens, and soft hyphens, which show only at a line break.
  [0x1e, 0x2d],
  [0x1f, 0xad],
]);

const sprmDeleted = 0x0800;
const sprmHidden = 0x083c;

/** The library's reader, extended to look up what the file says about lists, tables, links and hidden text. */
export class DocExtractor extends WordOleExtractor {
  hasHidden = false;

  /** Replaces the library's version, which mistakes letter-spaced text for deleted text. */
  protected override writeCharacterProperties(main: Buffer, table: Buffer): void {
    this.edit((pieces) => {
      for (const run of readLetterRuns(main, table)) {
        const isOn = (code: number): boolean =>
          [...walkProperties(run.properties)].some(
            (property) => property.code === code && ((property.operand[0] ?? 0) & 1) === 1,
          );
        if (isOn(sprmDeleted)) for (const { letters, at } of lettersIn(run, pieces)) letters.writeUInt16LE(0, at);
        else if (isOn(sprmHidden)) this.hide(lettersIn(run, pieces));
      }
    });
  }

  private hide(run: Iterable<{ letters: Buffer; at: number }>): void {
    for (const { letters, at } of run) {
      const code = letters.readUInt16LE(at);
      if (code < space) continue;
      this.hasHidden ||= code > space;
      letters.writeUInt16LE(0, at);
    }
  }

  protected override writeParagraphProperties(main: Buffer, table: Buffer): void {
    super.writeParagraphProperties(main, table);
    this.edit((pieces) => markParagraphs(main, table, pieces));
    this.edit((pieces) => {
      for (const { letters } of pieces) {
        for (let at = 0; at < letters.length; at += 2) {
          const mark = replaced.get(letters.readUInt16LE(at));
          if (mark !== undefined) letters.writeUInt16LE(mark, at);
        }
      }
    });
  }

  private edit(change: (pieces: readonly Letters[]) => void): void {
    const pieces = this._pieces.map((piece) => ({ piece, letters: Buffer.from(piece.text, 'utf16le') }));
    try {
      change(pieces);
    } catch {
      // If the tables cannot be read, the list marks are lost, not the text.
    }
    for (const { piece, letters } of pieces) piece.text = letters.toString('utf16le');
  }
}
