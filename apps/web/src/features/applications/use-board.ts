import type { Application } from '@fitted/contract/applications';
import type { ApplicationStatus } from '@fitted/contract/constants';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { type Lifted, pressKey } from './lifted-card.ts';
import { columns, useMoveApplication } from './queries.ts';

/** Moves cards by any means, and announces the result for people who cannot see it. */
export function useBoard() {
  const { t } = useTranslation('applications');
  const say = useSentence();
  const move = useMoveApplication();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<{ id: number; status: ApplicationStatus } | null>(null);

  const nameOf = ({ jobTitle, company }: Application) => t('name', { jobTitle, company });
  const place = (status: ApplicationStatus) => ({
    column: t(`status.${status}`),
    number: columns.indexOf(status) + 1,
    count: columns.length,
  });

  const moveTo = (application: Application, to: ApplicationStatus) => {
    setFocused({ id: application.id, status: to });
    setAnnouncement(t('said.moved', { name: nameOf(application), column: t(`status.${to}`) }));
    move.mutate(
      { application, to },
      {
        onError: (error) => {
          const isStale = error instanceof ApiError && error.code === 'changed_meanwhile';
          const title = isStale ? t('conflict.title') : t('moveFailed');
          const description = isStale ? t('conflict.text', { name: nameOf(application) }) : say(error.message);
          toast({ title, description, variant: 'destructive' });
          setAnnouncement(`${title}. ${description}`);
        },
      },
    );
  };

  const onHandleKey = (event: KeyboardEvent, application: Application) => {
    const step = pressKey(event.key, application, lifted, columns);
    if (!step) return;
    event.preventDefault();
    const name = nameOf(application);
    if (step.kind === 'cancelled') {
      setLifted(null);
      setAnnouncement(t('said.cancelled', { name, column: t(`status.${application.status}`) }));
    } else if (step.kind === 'dropped') {
      setLifted(null);
      moveTo(application, step.to);
    } else {
      setLifted(step.lifted);
      const words = { name, ...place(step.lifted.over) };
      setAnnouncement(step.kind === 'lifted' ? t('said.lifted', words) : t('said.over', words));
    }
  };

  return {
    lifted,
    announcement,
    focused,
    moveTo,
    onHandleKey,
    letGo: useCallback(() => setLifted(null), []),
    onFocusTaken: useCallback(() => setFocused(null), []),
  };
}
