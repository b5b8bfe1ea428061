/** The objects of a file that our own compiler wrote: one table of offsets, no object streams, no encryption. */
export class PdfObjects {
  private readonly header: Buffer;
  /** Streams stay bytes; what is written as text is encoded once, when the file is saved. */
  private readonly bodies = new Map<number, Buffer | string>();
  private readonly trailer: string;

  constructor(file: Uint8Array) {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const table = Number(bytes.toString('latin1', bytes.length - 40).match(/startxref\s(\d+)/)?.[1]);
    if (!table) throw new Error('The PDF has no table of objects');
    const [entries = '', trailer = ''] = bytes.toString('latin1', table).split('trailer\n');
    this.trailer = trailer.slice(0, trailer.indexOf('\nstartxref'));
    const offsets = [...entries.matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset));
    offsets.sort((one, other) => one - other);
    this.header = bytes.subarray(0, offsets[0]);
    for (const [index, offset] of offsets.entries()) {
      const part = bytes.subarray(offset, offsets[index + 1] ?? table);
      const start = part.indexOf(' obj\n');
      this.bodies.set(Number(part.toString('latin1', 0, start).split(' ')[0]), cutBody(part, start));
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
    const body = this.bodyOf(id);
    return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  }

  get(id: number): string {
    const body = this.bodyOf(id);
    return typeof body === 'string' ? body : body.toString('latin1');
  }

  set(id: number, body: string | Buffer): void {
    this.bodies.set(id, body);
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
    let text = '';
    let length = this.header.length;
    const count = this.bodies.size + 1;
    let table = `xref\n0 ${count}\n0000000000 65535 f\r\n`;
    for (let id = 1; id < count; id += 1) {
      table += `${String(length + text.length).padStart(10, '0')} 00000 n\r\n`;
      const body = this.bodyOf(id);
      if (typeof body === 'string') text += `${id} 0 obj\n${body}\nendobj\n\n`;
      else {
        const before = Buffer.from(`${text}${id} 0 obj\n`, 'latin1');
        parts.push(before, body);
        length += before.length + body.length;
        text = '\nendobj\n\n';
      }
    }
    const trailer = this.trailer.replace(/\/Size \d+/, `/Size ${count}`);
    const end = `${text}${table}trailer\n${trailer}\nstartxref\n${length + text.length}\n%%EOF`;
    parts.push(Buffer.from(end, 'latin1'));
    return new Uint8Array(Buffer.concat(parts));
  }

  private bodyOf(id: number): Buffer | string {
    const body = this.bodies.get(id);
    if (body === undefined) throw new Error(`The PDF has no object ${id}`);
    return body;
  }
}

function cutBody(part: Buffer, start: number): Buffer {
  return part.subarray(start + ' obj\n'.length, part.lastIndexOf('\nendobj'));
}
