import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadFailure as Failure } from '../../../ui/load-failure.tsx';
import { messageOf } from './use-outcome.ts';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows administrators the server's message. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('admin');
  const say = useSentence();
  return <Failure t={t} text={say(messageOf(error))} onRetry={onRetry} />;
}
