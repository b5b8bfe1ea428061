import type { EventStatus, NewsStatus } from '@fitted/contract/constants';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';

const tones = {
  pending_review: 'changed',
  approved: 'accent',
  published: 'accent',
  rejected: 'danger',
  archived: 'neutral',
} as const;

/** "approved" is shown as Published, because the public sees those. */
export function StatusBadge({ status }: { readonly status: EventStatus | NewsStatus }) {
  const { t } = useTranslation('admin-content');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
