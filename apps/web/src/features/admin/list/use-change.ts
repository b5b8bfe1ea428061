import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A change of what administrators list. Whatever became of it, what starts with `readAgain` is read again: what was refused
 * may have been changed by somebody else, and the counts and the audit log know of it too.
 */
export function useChange<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  readAgain: readonly string[] = ['admin'],
) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: readAgain }) });
}

/** Public pages read the same rows, under keys of their own. */
export const useContentChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) =>
  useChange(mutationFn, []);
