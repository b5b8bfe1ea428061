import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import BufferReader from 'word-extractor/lib/buffer-reader.js';
import OleCompoundDoc from 'word-extractor/lib/ole-compound-doc.js';
import { listElements } from '../package-file/xml.ts';
import { ReadFailure } from '../read-result.ts';

/** Word itself uses 100,000 iterations; a file that asks for many more is trying to keep us busy. */
const maxTurns = 1_000_000;
const segmentLength = 4096;

/** Decrypts the package in a locked Word file: [MS-OFFCRYPTO] §2.3.4, both methods that Word has used since 2007. */
export async function openLocked(file: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  if (password === undefined) throw new ReadFailure('password_protected');
  const container = await new OleCompoundDoc(new BufferReader(Buffer.from(file))).read();
  const info = await readStream(container, 'EncryptionInfo');
  const sealed = await readStream(container, 'EncryptedPackage');
  if (info.length < 8 || sealed.length < 8) throw new ReadFailure('corrupt');
  const content = sealed.subarray(8, sealed.length - ((sealed.length - 8) % 16));
  const isAgile = info.readUInt16LE(0) === 4 && info.readUInt16LE(2) === 4;
  const opened = isAgile ? openAgile(info.subarray(8), content, password) : openStandard(info, content, password);
  return opened.subarray(0, Number(sealed.readBigUInt64LE(0)));
}

async function readStream(container: OleCompoundDoc, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of container.stream(name)) parts.push(part);
  return Buffer.concat(parts);
}

/** Since Word 2010: the file names the algorithms, and the password decrypts the key that decrypts the package. */
function openAgile(xml: Buffer, content: Buffer, password: string): Buffer {
  const [data] = listElements(xml, 'keyData');
  const [lock] = listElements(xml, 'p:encryptedKey');
  const turns = Number(lock?.spinCount);
  if (!data || !lock || !(turns <= maxTurns)) throw new ReadFailure('too_complex');
  const salt = bytesOf(lock.saltValue);
  const turned = turn(hashOf(lock), salt, password, turns);
  const open = (purpose: string, value: string | undefined) => {
    const key = sized(hash(hashOf(lock), turned, Buffer.from(purpose, 'hex')), Number(lock.keyBits) / 8);
    return decrypt('cbc', key, bytesOf(value), sized(salt, Number(lock.blockSize)));
  };
  const proof = hash(hashOf(lock), open('fea7d2763b4b9e79', lock.encryptedVerifierHashInput));
  const expected = open('d7aa0f6d3061344e', lock.encryptedVerifierHashValue).subarray(0, proof.length);
  requireSame(proof, expected);
  const key = open('146e0be7abacd0d6', lock.encryptedKeyValue).subarray(0, Number(data.keyBits) / 8);
  const segments: Buffer[] = [];
  for (let at = 0; at < content.length; at += segmentLength) {
    const start = hash(hashOf(data), bytesOf(data.saltValue), littleEndian(at / segmentLength));
    segments.push(decrypt('cbc', key, content.subarray(at, at + segmentLength), sized(start, Number(data.blockSize))));
  }
  return Buffer.concat(segments);
}

/** Word 2007, and some programs still: AES with a key derived from the password, each block on its own (ECB). */
function openStandard(info: Buffer, content: Buffer, password: string): Buffer {
  const headerLength = info.readUInt32LE(8);
  const keyLength = info.readUInt32LE(12 + 16) / 8;
  const verifier = info.subarray(12 + headerLength);
  const turned = turn('sha1', verifier.subarray(4, 20), password, 50_000);
  const inner = hash('sha1', turned, littleEndian(0));
  const mixed = [0x36, 0x5c].map((filling) =>
    hash('sha1', Buffer.from([...inner, ...Buffer.alloc(64 - inner.length)].map((byte) => byte ^ filling))),
  );
  const key = Buffer.concat(mixed).subarray(0, keyLength);
  const proof = hash('sha1', decrypt('ecb', key, verifier.subarray(20, 36)));
  requireSame(proof, decrypt('ecb', key, verifier.subarray(40, 72)).subarray(0, proof.length));
  return decrypt('ecb', key, content);
}

/** Deliberately slow, to resist guessing. */
function turn(algorithm: string, salt: Buffer, password: string, turns: number): Buffer {
  let turned = hash(algorithm, salt, Buffer.from(password, 'utf16le'));
  for (let at = 0; at < turns; at += 1) turned = hash(algorithm, littleEndian(at), turned);
  return turned;
}

function requireSame(proof: Buffer, expected: Buffer): void {
  if (proof.length !== expected.length || !timingSafeEqual(proof, expected))
    throw new ReadFailure('password_protected');
}

function decrypt(mode: 'cbc' | 'ecb', key: Buffer, sealed: Buffer, start: Buffer | null = null): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-${mode}`, key, start).setAutoPadding(false);
  return Buffer.concat([cipher.update(sealed), cipher.final()]);
}

const hash = (algorithm: string, ...parts: readonly Buffer[]): Buffer => {
  const running = createHash(algorithm);
  for (const part of parts) running.update(part);
  return running.digest();
};

/** Truncated, or padded with the byte that the format prescribes. */
const sized = (bytes: Buffer, length: number): Buffer =>
  Buffer.concat([bytes.subarray(0, length), Buffer.alloc(Math.max(0, length - bytes.length), 0x36)]);

const bytesOf = (base64: string | undefined): Buffer => Buffer.from(base64 ?? '', 'base64');

const hashOf = ({ hashAlgorithm = '' }: Readonly<Record<string, string>>): string => hashAlgorithm.toLowerCase();

const littleEndian = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};
