import type { User } from '@fitted/contract/account/users';
import { useEffect, useRef, useState } from 'react';

export interface ReportRun {
  readonly done: number;
  readonly total: number;
}

export interface ReportSummary {
  readonly sent: readonly User[];
  readonly failed: readonly User[];
  readonly lastError: unknown;
  readonly isCancelled: boolean;
}

type Send = (userId: number, signal: AbortSignal) => Promise<unknown>;

/** Sends reports one at a time, so that the mail server is not flooded and cancelling is clean. One run at a time. */
export function useReportRun(send: Send) {
  const [progress, setProgress] = useState<ReportRun | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (users: readonly User[]): Promise<ReportSummary> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const sent: User[] = [];
    const failed: User[] = [];
    let lastError: unknown;
    for (const user of users) {
      if (signal.aborted) break;
      setProgress({ done: sent.length + failed.length, total: users.length });
      try {
        await send(user.id, signal);
        sent.push(user);
      } catch (error) {
        if (signal.aborted) break;
        lastError = error;
        failed.push(user);
      }
    }
    setProgress(null);
    return { sent, failed, lastError, isCancelled: signal.aborted };
  };

  return { progress, run, cancel: () => controller.current?.abort() };
}
