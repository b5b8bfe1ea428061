/** Elements whose content is no longer part of the document. */
const skippedWords = new Set([
  'w:del',
  'w:moveFrom',
  'w:rt',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:trPrChange',
  'w:tcPrChange',
]);

/** Tells which elements of a part are not read: deleted content, and all but the first of several alternatives. */
export class SkippedContent {
  private depth = 0;
  private readonly alternatives: { isChosen: boolean }[] = [];

  get isOpen(): boolean {
    return this.depth > 0;
  }

  /** Whether the opening element is skipped, with everything in it. */
  open(name: string): boolean {
    if (this.depth > 0 || skippedWords.has(name) || this.isUnchosen(name)) {
      this.depth += 1;
      return true;
    }
    if (name === 'mc:AlternateContent') this.alternatives.push({ isChosen: false });
    return false;
  }

  /** Whether the closing element was skipped. */
  close(name: string): boolean {
    if (this.depth > 0) {
      this.depth -= 1;
      return true;
    }
    if (name === 'mc:AlternateContent') this.alternatives.pop();
    return false;
  }

  private isUnchosen(name: string): boolean {
    const alternative = this.alternatives.at(-1);
    if (name === 'mc:Choice' && alternative && !alternative.isChosen) {
      alternative.isChosen = true;
      return false;
    }
    return (name === 'mc:Fallback' || name === 'mc:Choice') && alternative?.isChosen === true;
  }
}
