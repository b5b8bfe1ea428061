import { writeRow } from '../text/row-text.ts';

/** The text of a part of the document; in a table it waits in cells until their row ends. */
export class PartText {
  text = '';
  private row: { readonly above: string; readonly cells: string[] } | undefined;

  /** The row is announced more than once: before its cells, in their paragraphs and again behind them. */
  beginRow(): void {
    if (this.row) return;
    this.row = { above: this.text, cells: [] };
    this.text = '';
  }

  endCell(): void {
    if (!this.row) {
      this.text += '\t';
      return;
    }
    this.row.cells.push(this.text);
    this.text = '';
  }

  endRow(): void {
    this.text = this.row ? this.row.above + writeRow([...this.row.cells, this.text]) : `${this.text}\n`;
    this.row = undefined;
  }

  /** Everything, with the row that a torn file left open. */
  finish(): string {
    if (this.row) this.endRow();
    return this.text;
  }
}
