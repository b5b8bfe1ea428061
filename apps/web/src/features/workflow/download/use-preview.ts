import type { DownloadFormat } from '@fitted/contract/documents';
import type { Paper, TemplateId } from '@fitted/contract/looks';
import type { Reading } from '@fitted/contract/reading';
import { useEffect, useRef, useState } from 'react';
import { type WrittenFile, writeFile } from '../queries.ts';

/** What a file is made from. */
export interface FileWish {
  readonly format: DownloadFormat;
  readonly resumeText: string;
  readonly jobTitle: string;
  readonly template: TemplateId;
  readonly paper: Paper;
  readonly reading?: Reading;
}

export type Preview =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly file: WrittenFile };

const keyOf = ({ format, resumeText, jobTitle, template, paper }: FileWish): string =>
  [format, template, paper, jobTitle, resumeText].join('\u0000');

export const makeFile = ({ format, ...body }: FileWish, signal?: AbortSignal): Promise<WrittenFile> =>
  writeFile(format, body, signal);

/** The exact file that a download would give, made anew when a choice changes; going back to a choice is free. */
export function usePreview(wish: FileWish, isWanted = true): { readonly preview: Preview; readonly retry: () => void } {
  const made = useRef(new Map<string, WrittenFile>());
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly key: string; readonly preview: Preview }>();
  const key = keyOf(wish);
  const latest = useRef(wish);
  latest.current = wish;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the wish, and a new attempt is a retry
  useEffect(() => {
    if (!isWanted) return;
    const known = made.current.get(key);
    if (known) return setState({ key, preview: { status: 'ready', file: known } });
    const controller = new AbortController();
    makeFile(latest.current, controller.signal).then(
      (file) => {
        made.current.set(key, file);
        setState({ key, preview: { status: 'ready', file } });
      },
      () => {
        if (!controller.signal.aborted) setState({ key, preview: { status: 'failed' } });
      },
    );
    return () => controller.abort();
  }, [key, attempt, isWanted]);

  return {
    preview: state?.key === key ? state.preview : { status: 'loading' },
    retry: () => {
      setState(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
