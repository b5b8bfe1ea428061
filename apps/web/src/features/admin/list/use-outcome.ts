import { useSentence } from '../../../i18n/use-sentence.ts';
import { toast } from '../../../lib/toast.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells how a change ended: what was tried in the title, what the server said below it. */
export function useOutcome() {
  const say = useSentence();
  return {
    done: (title: string, description?: string) => toast({ title, ...(description !== undefined && { description }) }),
    failed: (title: string, error: unknown) =>
      toast({ title, description: say(messageOf(error)), variant: 'destructive' }),
  };
}
