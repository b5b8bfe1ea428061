import { moods } from '@fitted/contract/moods';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { addDays } from './calendar.ts';
import type { MoodEntry } from './mood-entry.ts';
import { moodLooks } from './mood-looks.ts';

interface MoodChartProps {
  readonly entries: readonly MoodEntry[];
  readonly today: string;
}

const shownDays = 30;
const width = 600;
const height = 168;
const left = 34;
const top = 14;
const rowHeight = 34;

const xOf = (index: number) => left + 8 + (index * (width - left - 16)) / (shownDays - 1);
const yOf = (level: number) => top + (5 - level) * rowHeight;

/** The last thirty days as a line, interrupted at days without an entry. */
export function MoodChart({ entries, today }: MoodChartProps) {
  const { t } = useTranslation('mood');
  const format = useFormat();
  const first = addDays(today, 1 - shownDays);
  const moodsByDay = new Map(entries.map(({ date, mood }) => [date, mood]));
  const points = Array.from({ length: shownDays }, (_, index) => {
    const mood = moodsByDay.get(addDays(first, index));
    return mood && { x: xOf(index), y: yOf(moodLooks[mood].level) };
  });
  const path = points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y}`)
    .filter(Boolean)
    .join('');

  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('insights.chart', { from: format.date(first), to: format.date(today) })}
        className="w-full"
      >
        {moods.map((mood) => {
          const y = yOf(moodLooks[mood].level);
          return (
            <g key={mood}>
              <text x={4} y={y + 6} fontSize={17} className="fill-ink">
                {moodLooks[mood].emoji}
              </text>
              <line x1={left} x2={width} y1={y} y2={y} className="stroke-line" strokeWidth={1} />
            </g>
          );
        })}
        <path d={path} fill="none" className="stroke-accent" strokeWidth={2} strokeLinejoin="round" />
        {points.map(
          (point) => point && <circle key={point.x} cx={point.x} cy={point.y} r={3.5} className="fill-accent" />,
        )}
      </svg>
      <figcaption className="mt-2 flex justify-between text-xs text-ink-faint">
        <span>{format.date(first)}</span>
        <span>{format.date(today)}</span>
      </figcaption>
    </figure>
  );
}
