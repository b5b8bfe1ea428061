import { useTranslation } from '../../../i18n/use-translation.ts';
import { lessonIds } from './lessons.tsx';

/** The contents, as the first page of a booklet. */
export function LessonPlan() {
  const { t } = useTranslation('tutorial');
  return (
    <ol className="w-full max-w-xl rounded-sm bg-paper px-6 py-4 text-paper-ink shadow-float sm:px-8 sm:py-5">
      {lessonIds.map((id, index) => (
        <li key={id} className="border-t border-paper-line first:border-t-0">
          <a href={`#${id}`} className="flex items-baseline gap-4 py-3 hover:underline">
            <span aria-hidden className="w-5 shrink-0 font-serif text-xl leading-none text-paper-soft italic">
              {index + 1}
            </span>
            {t(`${id}.title`)}
          </a>
        </li>
      ))}
    </ol>
  );
}
