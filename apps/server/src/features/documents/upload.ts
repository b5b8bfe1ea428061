import { extname } from 'node:path';
import { maxUploadBytes } from '@fitted/contract/constants';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';

export interface Upload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly password?: string;
}

/** Beside the four that the form names, forms that people send under any name and that we can read. */
const accepted = new Set([
  '.pdf',
  '.doc',
  '.docx',
  '.txt',
  '.rtf',
  '.odt',
  '.html',
  '.htm',
  '.md',
  '.json',
  '.png',
  '.jpg',
  '.jpeg',
]);

/** The one file of a multipart body, in memory only. */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  let file: { bytes: Uint8Array; fileName: string } | undefined;
  let password: string | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maxUploadBytes, files: 1, fields: 4, fieldSize: 1000, parts: 6 },
  })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw new AppError('malformed');
      if (!accepted.has(extname(part.filename).toLowerCase())) throw new AppError('invalid_file_type');
      file = { bytes: await part.toBuffer(), fileName: part.filename };
    } else if (part.fieldname === 'password' && typeof part.value === 'string' && part.value !== '') {
      password = part.value;
    }
  }
  if (!file)
    throw new AppError(
      'invalid',
      {},
      { issues: [{ path: 'file', message: 'Please enter your resume text or upload a file' }] },
    );
  return { ...file, ...(password !== undefined && { password }) };
}
