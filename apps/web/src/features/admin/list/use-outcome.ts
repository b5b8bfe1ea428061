import { useSentence } from '../../../i18n/use-sentence.ts';
import { toast } from '../../../lib/browser/toast.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Titles {
  readonly done: string;
  readonly failed: string;
}

/** Reports how a change ended: what was attempted in the title, the server's message below it. */
export function useOutcome() {
  const say = useSentence();
  const done = (title: string, description?: string) =>
    toast({ title, ...(description !== undefined && { description }) });
  const failed = (title: string, error: unknown) =>
    toast({ title, description: say(messageOf(error)), variant: 'destructive' });
  /** Reports success or failure for `subject`. */
  const attempt = async (act: () => Promise<unknown>, titles: Titles, subject: string) => {
    try {
      await act();
      done(titles.done, subject);
    } catch (error) {
      failed(titles.failed, error);
    }
  };
  return { done, failed, attempt };
}
