import type { DownloadFormat } from '@fitted/contract/documents';
import { useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { toast } from '../../lib/browser/toast.ts';
import { fetchFile } from './resume-queries.ts';

export const offeredFormats = ['pdf', 'docx', 'txt'] as const satisfies readonly DownloadFormat[];

/** Turns a text into a file and downloads it; reports a failure. */
export function useDownload() {
  const { t } = useTranslation('dashboard');
  const say = useSentence();
  const [isBusy, setBusy] = useState(false);

  const download = async (format: DownloadFormat, readText: () => Promise<string>, title: string) => {
    setBusy(true);
    try {
      saveFile(await fetchFile(format, await readText(), title));
    } catch (error) {
      const description = error instanceof Error ? say(error.message) : undefined;
      toast({ title: t('download.failed'), ...(description && { description }), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
