import type { DownloadFormat } from '@fitted/contract/documents';
import { useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/toast.ts';
import { fetchFile } from './resume-queries.ts';

export const offeredFormats = ['pdf', 'docx', 'txt'] as const satisfies readonly DownloadFormat[];

/** Turns a text into a file and hands it to the browser; says so when that fails. */
export function useDownload() {
  const { t } = useTranslation('dashboard');
  const say = useSentence();
  const [isBusy, setBusy] = useState(false);

  const download = async (format: DownloadFormat, readText: () => Promise<string>, title: string) => {
    setBusy(true);
    try {
      const { blob, name } = await fetchFile(format, await readText(), title);
      saveFile(blob, name);
    } catch (error) {
      const description = error instanceof Error ? say(error.message) : undefined;
      toast({ title: t('download.failed'), ...(description && { description }), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download has been handed over once the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
