import { useTranslation } from '../../../i18n/use-translation.ts';
import { questions } from './stages.ts';

export function QuestionList() {
  const { t } = useTranslation('interview-tips');
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {questions.map((id) => (
        <li key={id} className="rounded-lg border border-line bg-raised p-6">
          <h2 className="text-xl">{t(`questions.list.${id}.question`)}</h2>
          <dl className="mt-4 space-y-4">
            <div>
              <dt className="text-sm font-semibold">{t('questions.why')}</dt>
              <dd className="mt-1 text-ink-soft">{t(`questions.list.${id}.why`)}</dd>
            </div>
            <div>
              <dt className="text-sm font-semibold">{t('questions.how')}</dt>
              <dd className="mt-1 text-ink-soft">{t(`questions.list.${id}.how`)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
