import { FileUp } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { patchDraft } from './draft-store.ts';

/** A step that cannot start yet says what it is waiting for, and links to it. */
export function ResumeNeeded() {
  const { t } = useTranslation('workflow');
  return (
    <EmptyState icon={FileUp} title={t('first.title')} text={t('first.text')}>
      <Button onClick={() => patchDraft({ tab: 'upload' })}>{t('first.upload')}</Button>
      <Button variant="outline" onClick={() => patchDraft({ tab: 'generate' })}>
        {t('first.generate')}
      </Button>
    </EmptyState>
  );
}
