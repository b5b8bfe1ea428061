import { SaxesParser } from 'saxes';
import { ReadFailure } from '../read-result.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

const maxDepth = 600;
const chunk = 64 * 1024;

/** Thrown by a handler that needs no more. */
export class EnoughRead extends Error {}

/**
 * Reads XML as events. A document type, and with it every entity attack, is refused; nesting is limited; nothing
 * outside the text is ever fetched.
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', (error) => {
    throw new ReadFailure('corrupt', { cause: error });
  });
  parser.on('doctype', () => {
    throw new ReadFailure('corrupt');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) throw new ReadFailure('too_complex');
    handler.open(tag.name, tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close(tag.name);
  });
  if (handler.text) parser.on('text', (text) => handler.text?.(text));
  const text = decodeXml(bytes);
  try {
    for (let at = 0; at < text.length; at += chunk) parser.write(text.slice(at, at + chunk));
    parser.close();
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error;
  }
}

function decodeXml(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** The attributes of every element with that name, for parts that are lists. */
export function listElements(bytes: Uint8Array | undefined, name: string): Attributes[] {
  const found: Attributes[] = [];
  if (!bytes) return found;
  readXml(bytes, {
    open(open, attributes) {
      if (open === name && found.length < 5_000) found.push(attributes);
    },
    close() {},
  });
  return found;
}
