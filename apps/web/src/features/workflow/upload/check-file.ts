import type { ReadResume } from '@fitted/contract/documents';
import { acceptedExtensions } from '@fitted/contract/limits/accepted-files';
import { maxResumeLength } from '@fitted/contract/limits/text-limits';
import { maxUploadBytes } from '@fitted/contract/limits/uploads';

export type FileProblem = 'type' | 'size';

/** The server's two rules, checked before anything is sent. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  const lower = name.toLowerCase();
  if (!acceptedExtensions.some((extension) => lower.endsWith(extension))) return 'type';
  if (size > maxUploadBytes) return 'size';
  return undefined;
}

/** Of several files dropped at once, the first readable one; if there is none, the first, to report its problem. */
export function pickFile<T extends Pick<File, 'name' | 'size'>>(files: readonly T[]): T | undefined {
  return files.find((file) => checkFile(file) === undefined) ?? files[0];
}

export const isPlainText = ({ name }: Pick<File, 'name'>): boolean => name.toLowerCase().endsWith('.txt');

/** The old Word format has its own encryption, which we do not support. */
export const canBeUnlocked = ({ name }: Pick<File, 'name'>): boolean => /\.(?:pdf|docx)$/i.test(name);

/** The text of a text file; undefined if it is not UTF-8, in which case the server guesses the encoding. */
export async function readPlainText(file: File): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    // UTF-16 passes for UTF-8 if all letters are Latin, with a zero byte beside each.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A file can hold more than the server accepts: the rest is cut off, with a warning. */
export function cutReading(read: ReadResume): ReadResume {
  if (read.text.length <= maxResumeLength) return read;
  return { ...read, text: read.text.slice(0, maxResumeLength), warnings: [...new Set([...read.warnings, 'text_cut'])] };
}
