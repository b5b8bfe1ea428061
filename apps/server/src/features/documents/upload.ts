import { extname } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { acceptedExtensions } from '@fitted/contract/limits/accepted-files';
import { maxUploadBytes } from '@fitted/contract/limits/uploads';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly password?: string;
  /** The additional text fields that the call asked for, as sent. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface UploadShape {
  /** Text fields in addition to `file` and `password`. */
  readonly fields: readonly string[];
  readonly maxFieldBytes: number;
}

const fileAlone: UploadShape = { fields: [], maxFieldBytes: 1000 };

/** By their names; the reader detects the real type. */
const accepted: ReadonlySet<string> = new Set(acceptedExtensions);

/** The single file of a multipart body, in memory only. */
export async function receiveUpload(request: FastifyRequest, shape: UploadShape = fileAlone): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  return gatherParts(request, shape).catch((error: unknown) => {
    // The library's own errors have codes; any other error means that the form cannot be parsed.
    const isKnown = error instanceof AppError || (error instanceof Error && 'code' in error);
    throw isKnown ? error : new AppError('malformed', {}, { cause: error });
  });
}

async function gatherParts(request: FastifyRequest, shape: UploadShape): Promise<Upload> {
  const fields: Record<string, string> = {};
  let file: { bytes: Uint8Array; fileName: string } | undefined;
  let password: string | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maxUploadBytes, files: 1, fields: 6, fieldSize: shape.maxFieldBytes, parts: 8 },
  })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw new AppError('malformed');
      if (!accepted.has(extname(part.filename).toLowerCase())) throw new AppError('invalid_file_type');
      file = { bytes: await gather(part.file, bodyBytes(request)), fileName: part.filename };
    } else if (part.fieldname === 'password' && typeof part.value === 'string' && part.value !== '') {
      password = part.value;
    } else if (shape.fields.includes(part.fieldname) && typeof part.value === 'string') {
      if (part.valueTruncated) throw new AppError('too_large');
      fields[part.fieldname] = part.value;
    }
  }
  if (!file)
    throw new AppError(
      'invalid',
      {},
      { issues: [{ path: 'file', message: 'Please enter your resume text or upload a file' }] },
    );
  return { ...file, fields, ...(password !== undefined && { password }) };
}

/** The declared size; without one, assume the maximum. */
export function bodyBytes(request: FastifyRequest): number {
  const declared = Number(request.headers['content-length'] ?? maxUploadBytes);
  return Number.isSafeInteger(declared) ? Math.min(declared, maxUploadBytes) : maxUploadBytes;
}

/** Fills one buffer of the declared size. Collecting chunks and joining them would take twice the memory. */
async function gather(file: MultipartFile['file'], size: number): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafeSlow(size);
  let length = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunk.copy(whole, length);
    length += chunk.length;
  }
  if (file.truncated || length > size) throw new AppError('file_too_large');
  return whole.subarray(0, length);
}
