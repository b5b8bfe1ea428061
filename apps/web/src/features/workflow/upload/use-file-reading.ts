import type { ReadResume } from '@fitted/contract/documents';
import { useEffect, useRef, useState } from 'react';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { patchDraft } from '../draft-store.ts';
import { keepOwnFile } from '../own-file.ts';
import { type ReadProgress, readFile } from '../queries.ts';
import { canBeUnlocked, checkFile, cutReading, isPlainText, readPlainText } from './check-file.ts';

type State =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly file: File; readonly progress: ReadProgress | null }
  | { readonly status: 'locked'; readonly sent: SentFile; readonly wasWrong: boolean };

interface SentFile {
  readonly file: File;
  readonly isOneOfSeveral: boolean;
}

export interface FileReader {
  readonly state: State;
  readonly error: string | undefined;
  read(file: File, isOneOfSeveral: boolean): void;
  unlock(password: string): void;
  cancel(): void;
  setError(message: string | undefined): void;
}

/** Maps the server's error codes to the problems named here. */
const problems: Readonly<Record<string, 'type' | 'size' | 'locked'>> = {
  invalid_file_type: 'type',
  file_too_large: 'size',
  password_protected: 'locked',
};

/** Reads a chosen file into the text box. */
export function useFileReading(): FileReader {
  const { t } = useTranslation('workflow-upload');
  const say = useSentence();
  const [state, setState] = useState<State>({ status: 'idle' });
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const settle = ({ file, isOneOfSeveral }: SentFile, read: ReadResume, password?: string) => {
    setState({ status: 'idle' });
    if (read.text.trim() === '') return setError(t('errors.failed'));
    setError(undefined);
    const { text, warnings, ...reading } = cutReading(read);
    keepOwnFile({ file, password });
    const told = isOneOfSeveral ? ['one_of_several', ...warnings] : warnings;
    patchDraft({ resumeText: text, reading: { ...reading, warnings: told, fileName: file.name } });
  };

  const send = async (sent: SentFile, password?: string) => {
    const { file } = sent;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ status: 'reading', file, progress: null });
    try {
      const text = isPlainText(file) ? await readPlainText(file) : undefined;
      if (signal.aborted) return;
      if (text !== undefined) return settle(sent, { text, pages: 1, ocr: false, warnings: [] });
      const onProgress = (progress: ReadProgress) => {
        if (!signal.aborted) setState({ status: 'reading', file, progress });
      };
      const read = await readFile(file, { signal, onProgress, ...(password !== undefined && { password }) });
      settle(sent, read, password);
    } catch (failure) {
      if (signal.aborted) return;
      const code = failure instanceof ApiError ? failure.code : undefined;
      if (code === 'password_protected' && canBeUnlocked(file))
        return setState({ status: 'locked', sent, wasWrong: password !== undefined });
      setState({ status: 'idle' });
      const isBusy = code === 'rate_limited' || code === 'overloaded';
      setError(
        failure instanceof ApiError && isBusy ? say(failure.message) : t(`errors.${problems[code ?? ''] ?? 'failed'}`),
      );
    }
  };

  return {
    state,
    error,
    setError,
    read(file, isOneOfSeveral) {
      const problem = checkFile(file);
      if (problem) return setError(t(`errors.${problem}`));
      setError(undefined);
      void send({ file, isOneOfSeveral });
    },
    unlock(password) {
      if (state.status === 'locked') void send(state.sent, password);
    },
    cancel() {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
