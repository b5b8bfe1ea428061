import { MoodTracker } from '../../features/mood/mood-tracker.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useUser } from '../../lib/session/session.ts';

export function MoodTrackerPage() {
  const { t } = useTranslation('mood');
  const user = useUser();
  useDocumentTitle(t('title'));
  const userId = user?.id ?? null;
  // Keyed by person, so that the next one on the same device does not see the previous one's entries.
  return <MoodTracker key={userId} userId={userId} />;
}
