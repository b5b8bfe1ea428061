/** The objects of a file that our own compiler wrote: one table of offsets, no object streams, no encryption. */
export class PdfObjects {
  private readonly header: Buffer;
  private readonly bodies = new Map<number, Buffer>();
  private readonly trailer: string;

  constructor(file: Uint8Array) {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const table = Number(bytes.toString('latin1', bytes.length - 40).match(/startxref\s(\d+)/)?.[1]);
    if (!table) throw new Error('The PDF has no table of objects');
    const [entries = '', trailer = ''] = bytes.toString('latin1', table).split('trailer\n');
    this.trailer = trailer.slice(0, trailer.indexOf('\nstartxref'));
    const offsets = [...entries.matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset));
    const ends = [...offsets, table].sort((one, other) => one - other);
    this.header = bytes.subarray(0, ends[0]);
    for (const offset of offsets) {
      const part = bytes.subarray(
        offset,
        ends.find((end) => end > offset),
      );
      const start = part.indexOf(' obj\n');
      this.bodies.set(Number(part.toString('latin1', 0, start).split(' ')[0]), bodyOf(part, start));
    }
  }

  get rootId(): number {
    return this.referenceIn(this.trailer, 'Root');
  }

  ids(): number[] {
    return [...this.bodies.keys()];
  }

  referenceIn(dictionary: string, key: string): number {
    const id = new RegExp(`/${key} (\\d{1,9}) 0 R`).exec(dictionary)?.[1];
    if (id === undefined) throw new Error(`The PDF has no ${key}`);
    return Number(id);
  }

  referencesIn(dictionary: string, key: string): number[] {
    const list = new RegExp(`/${key} \\[([\\d R]{0,100000})\\]`).exec(dictionary)?.[1] ?? '';
    return [...list.matchAll(/(\d{1,9}) 0 R/g)].map(([, id]) => Number(id));
  }

  getBytes(id: number): Buffer {
    const body = this.bodies.get(id);
    if (!body) throw new Error(`The PDF has no object ${id}`);
    return body;
  }

  get(id: number): string {
    return this.getBytes(id).toString('latin1');
  }

  set(id: number, body: string | Buffer): void {
    this.bodies.set(id, typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  }

  /** Adds entries to a dictionary. */
  extend(id: number, entries: string): void {
    const body = this.get(id);
    const end = body.lastIndexOf('>>');
    this.set(id, `${body.slice(0, end)}${entries}\n>>`);
  }

  add(body: string): number {
    const id = this.bodies.size + 1;
    this.set(id, body);
    return id;
  }

  save(): Uint8Array {
    const parts = [this.header];
    let at = this.header.length;
    const count = this.bodies.size + 1;
    let table = `xref\n0 ${count}\n0000000000 65535 f\r\n`;
    for (let id = 1; id < count; id += 1) {
      const part = Buffer.concat([Buffer.from(`${id} 0 obj\n`), this.getBytes(id), Buffer.from('\nendobj\n\n')]);
      table += `${String(at).padStart(10, '0')} 00000 n\r\n`;
      parts.push(part);
      at += part.length;
    }
    const trailer = this.trailer.replace(/\/Size \d+/, `/Size ${count}`);
    parts.push(Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${at}\n%%EOF`, 'latin1'));
    return new Uint8Array(Buffer.concat(parts));
  }
}

function bodyOf(part: Buffer, start: number): Buffer {
  return part.subarray(start + ' obj\n'.length, part.lastIndexOf('\nendobj'));
}
