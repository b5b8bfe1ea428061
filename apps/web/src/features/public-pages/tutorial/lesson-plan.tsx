import { useTranslation } from '../../../i18n/use-translation.ts';
import { lessonIds } from './lessons.tsx';

/** The way to each lesson. */
export function LessonPlan() {
  const { t } = useTranslation('tutorial');
  return (
    <ol className="mt-5 grid w-full max-w-xl gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {lessonIds.map((id, index) => (
        <li key={id}>
          <a href={`#${id}`} className="flex gap-2 text-ink-soft hover:text-ink hover:underline">
            <span aria-hidden className="font-serif text-accent italic">
              {index + 1}
            </span>
            {t(`${id}.title`)}
          </a>
        </li>
      ))}
    </ol>
  );
}
