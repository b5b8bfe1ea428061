interface Field {
  instruction: string;
  isResult: boolean;
  start: number;
}

/** Word's fields: an instruction, which is not shown, and its last result, which is text. */
export class Fields {
  private readonly open: Field[] = [];

  /** Inside an instruction, or in a result that is the page number. */
  get isSilent(): boolean {
    return this.open.some(
      (field) => !field.isResult || /^\s*(PAGE|NUMPAGES|SECTIONPAGES|PAGEREF)\b/i.test(field.instruction),
    );
  }

  begin(): void {
    this.open.push({ instruction: '', isResult: false, start: 0 });
  }

  instruct(text: string): void {
    const field = this.open.at(-1);
    if (field && !field.isResult && field.instruction.length < 4_000) field.instruction += text;
  }

  separate(start: number): void {
    const field = this.open.at(-1);
    if (field) Object.assign(field, { isResult: true, start });
  }

  /** The link, if the field was one. */
  end(): { start: number; target: string } | undefined {
    const field = this.open.pop();
    const target = field && /^\s*HYPERLINK\s+"([^"]+)"/i.exec(field.instruction)?.[1];
    return field?.isResult && target ? { start: field.start, target } : undefined;
  }
}
