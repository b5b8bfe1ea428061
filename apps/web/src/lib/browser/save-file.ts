import { fileNameOf } from './file-name.ts';

export interface NamedFile {
  readonly blob: Blob;
  readonly fileName: string;
}

/** The file in a response, under the name that the server gave it. */
export async function fileOf(response: Response, fallbackName: string): Promise<NamedFile> {
  return {
    blob: await response.blob(),
    fileName: fileNameOf(response.headers.get('content-disposition'), fallbackName),
  };
}

/** Downloads a file in the browser. */
export function saveFile({ blob, fileName }: NamedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // By the next turn the browser has taken over the file; Safari needs a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
