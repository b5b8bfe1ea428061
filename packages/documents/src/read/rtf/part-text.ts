import { writeRow } from '../text/row-text.ts';

/** The text of a part of the document; table text is kept in cells until its row ends. */
export class PartText {
  text = '';
  private row: { readonly above: string; readonly cells: string[] } | undefined;

  /** A row is announced more than once: before its cells, in their paragraphs and again after them. */
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

  /** Everything, including a row left open by a truncated file. */
  finish(): string {
    if (this.row) this.endRow();
    return this.text;
  }
}
