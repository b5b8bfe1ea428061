import { maxUploadBytes, uploadExtensions } from '@fitted/contract/constants';

export type FileProblem = 'type' | 'size';

/** The same two rules as the server's, told before anything is sent. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  const lower = name.toLowerCase();
  if (!uploadExtensions.some((extension) => lower.endsWith(extension))) return 'type';
  if (size > maxUploadBytes) return 'size';
  return undefined;
}

export const isPlainText = ({ name }: Pick<File, 'name'>): boolean => name.toLowerCase().endsWith('.txt');

/** A text file's words; undefined when it is written in another encoding than UTF-8, which the server can guess. */
export async function readPlainText(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
