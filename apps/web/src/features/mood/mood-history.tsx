import { languageList } from '@fitted/contract/language-list';
import clsx from 'clsx';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage, useTranslation } from '../../i18n/use-translation.ts';
import { localeOf } from '../../lib/format/languages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { weeksUpTo } from './calendar.ts';
import type { MoodEntry } from './mood-entry.ts';
import { moodLooks } from './mood-looks.ts';

interface MoodHistoryProps {
  readonly entries: readonly MoodEntry[];
  readonly today: string;
}

const shownWeeks = 6;
const firstEntries = 10;

export function MoodHistory({ entries, today }: MoodHistoryProps) {
  const { t } = useTranslation('mood');
  const format = useFormat();
  const [shownEntries, setShownEntries] = useState(firstEntries);
  if (entries.length === 0)
    return <EmptyState icon={NotebookPen} title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <MoodCalendar entries={entries} today={today} />
      <div>
        <ul className="divide-y divide-line">
          {entries
            .slice(-shownEntries)
            .reverse()
            .map(({ date, mood }) => (
              <li key={date} className="flex items-center gap-3 py-2 text-sm">
                <span aria-hidden className="text-xl leading-none">
                  {moodLooks[mood].emoji}
                </span>
                <span className="font-medium">{t(`moods.${mood}.label`)}</span>
                <time dateTime={date} className="ml-auto text-ink-soft">
                  {format.date(date)}
                </time>
              </li>
            ))}
        </ul>
        {entries.length > shownEntries && (
          <Button variant="quiet" size="sm" onClick={() => setShownEntries(shownEntries * 2)} className="mt-2 -ml-3">
            {t('history.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Six weeks at a glance. */
function MoodCalendar({ entries, today }: MoodHistoryProps) {
  const { t } = useTranslation('mood');
  const format = useFormat();
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
  const weeks = weeksUpTo(today, shownWeeks, languageList[language].firstWeekday);
  const moodsByDay = new Map(entries.map(({ date, mood }) => [date, mood]));

  return (
    <table className="w-full max-w-md table-fixed max-md:mx-auto border-separate border-spacing-1.5">
      <caption className="sr-only">{t('history.calendar')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="text-xs font-normal text-ink-faint">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const mood = moodsByDay.get(day);
              const said = mood ? `${format.date(day)}: ${t(`moods.${mood}.label`)}` : format.date(day);
              return (
                <td
                  key={day}
                  title={said}
                  className={clsx(
                    'h-11 rounded-md text-center text-lg leading-none',
                    mood ? moodLooks[mood].fill : day <= today && 'bg-sunken',
                    day === today && 'outline-2 outline-offset-1 outline-ink-soft',
                  )}
                >
                  <span className="sr-only">{said}</span>
                  <span aria-hidden className={mood ? moodLooks[mood].text : 'text-xs text-ink-faint'}>
                    {mood ? moodLooks[mood].emoji : Number(day.slice(-2))}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
