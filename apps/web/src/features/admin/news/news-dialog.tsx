import type { AdminArticle } from '@fitted/contract/admin/content';
import { newsStatuses } from '@fitted/contract/constants';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { localDay } from '../../../lib/format/local-day.ts';
import { changeResolver } from '../form/change-resolver.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { ContentDialog } from '../form/content-dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { NewsFields, type NewsInput, toInput } from './news-fields.ts';
import { useCreateArticle, useUpdateArticle } from './queries.ts';

interface NewsDialogProps {
  /** Null for a new article. */
  readonly article: AdminArticle | null;
  readonly onClose: () => void;
}

export function NewsDialog({ article, onClose }: NewsDialogProps) {
  const { t } = useTranslation('admin-content');
  const create = useCreateArticle();
  const update = useUpdateArticle();
  const [initial] = useState(() => toInput(article, localDay(new Date())));
  const form = useForm<NewsInput, unknown, NewsFields>({
    resolver: article ? changeResolver(NewsFields, initial) : zodResolver(NewsFields),
    defaultValues: initial,
  });
  const field = (name: keyof NewsInput) => ({ form, name, label: t(`news.fields.${name}`) });

  return (
    <ContentDialog
      subject="news"
      form={form}
      row={article}
      create={create.mutateAsync}
      update={update.mutateAsync}
      nameOf={({ title }) => title}
      onClose={onClose}
    >
      <TextField {...field('title')} className="sm:col-span-2" />
      <TextField {...field('summary')} rows={2} isOptional className="sm:col-span-2" />
      <TextField {...field('content')} rows={8} className="sm:col-span-2" hint={t('news.contentHint')} />
      <TextField {...field('source')} />
      <TextField {...field('sourceUrl')} type="url" isOptional />
      <TextField {...field('publishDate')} type="date" hint={t('news.publishDateHint')} />
      <TextField {...field('author')} isOptional />
      <TextField {...field('category')} />
      <TextField {...field('tags')} isOptional hint={t('commaHint')} />
      <TextField {...field('imageUrl')} type="url" isOptional />
      <TextField {...field('featuredOrder')} type="number" min={0} isOptional hint={t('news.featuredHint')} />
      <ChoiceField
        control={form.control}
        name="status"
        label={t('status.label')}
        options={newsStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </ContentDialog>
  );
}
