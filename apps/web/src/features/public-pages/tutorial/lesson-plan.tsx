import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { lessonIds } from './lessons.tsx';
import { Paper, PaperMark } from './paper.tsx';

/** What one gets out of it, one of Maya's lines before and after, and the way to each lesson. */
export function LessonPlan() {
  const { t } = useTranslation('tutorial');
  return (
    <div className="w-full max-w-xl">
      <Paper caption={t('write.caption')}>
        <del className="text-sm text-paper-soft">{t('write.report.before')}</del>
        <ins className="mt-1 block no-underline">
          <MarkedText text={t('write.report.after')} mark={(words) => <PaperMark>{words}</PaperMark>} />
        </ins>
      </Paper>
      <ol className="mt-5 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
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
    </div>
  );
}
