import {
  adminNews,
  createArticle,
  deleteArticle,
  type NewsChange,
  type NewsForm,
  updateArticle,
} from '@fitted/contract/admin-content';
import type { NewsStatus } from '@fitted/contract/constants';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { readPage } from '../list/read-page.ts';

export const newsPageSize = 25;

interface NewsQuestion {
  readonly search: string;
  readonly status: NewsStatus | undefined;
  readonly cursor: string | undefined;
}

export function useNews({ search, status, cursor }: NewsQuestion) {
  return useQuery({
    queryKey: ['admin', 'news', search, status, cursor],
    queryFn: ({ signal }) =>
      readPage(
        adminNews,
        { query: { search, limit: newsPageSize, ...(status && { status }), ...(cursor && { cursor }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

/** The public pages read the same articles, under their own key. What was refused may have been changed by somebody else. */
function useNewsMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries() });
}

export const useCreateArticle = () => useNewsMutation((body: NewsForm) => call(createArticle, { body }));

export const useUpdateArticle = () =>
  useNewsMutation(({ id, body }: { readonly id: number; readonly body: NewsChange }) =>
    call(updateArticle, { params: { id }, body }),
  );

export const useDeleteArticle = () => useNewsMutation((id: number) => call(deleteArticle, { params: { id } }));
