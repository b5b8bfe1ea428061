import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A change to a list of the administration. Whatever the outcome, queries starting with `readAgain` are reloaded: after
 * a refusal the row may have been changed by someone else, and the counts and the audit log change too.
 */
export function useChange<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  readAgain: readonly string[] = ['admin'],
) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: readAgain }) });
}

/** Public pages read the same rows under other keys, so everything is reloaded. */
export const useContentChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
  useChange(mutationFn, []);
