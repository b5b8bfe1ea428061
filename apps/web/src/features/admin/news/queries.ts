import {
  adminNews,
  createArticle,
  deleteArticle,
  type NewsChange,
  type NewsForm,
  updateArticle,
} from '@fitted/contract/admin/content';
import type { NewsStatus } from '@fitted/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { readPage } from '../list/read-page.ts';
import { useContentChange } from '../list/use-change.ts';

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

export const useCreateArticle = () => useContentChange((body: NewsForm) => call(createArticle, { body }));

export const useUpdateArticle = () =>
  useContentChange(({ id, body }: { readonly id: number; readonly body: NewsChange }) =>
    call(updateArticle, { params: { id }, body }),
  );

export const useDeleteArticle = () => useContentChange((id: number) => call(deleteArticle, { params: { id } }));
