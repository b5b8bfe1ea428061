import { useTranslation } from '../../i18n/use-translation.ts';
import { localeOf } from '../../lib/format/languages.ts';

/** The day as a page of a desk calendar. Hidden from screen readers, because the text next to it has the date. */
export function DateLeaf({ day }: { readonly day: string }) {
  const { language } = useTranslation('events');
  // Noon is on the same day in any browser time zone.
  const date = new Date(`${day}T12:00:00`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), options).format(date);
  const weekday = part({ weekday: 'short' });
  return (
    <div
      aria-hidden
      className="w-14 shrink-0 self-start overflow-hidden rounded-md border border-paper-line bg-paper text-center text-paper-ink"
    >
      <div className="bg-accent px-1 py-0.5 text-xs font-medium text-on-accent">{part({ month: 'short' })}</div>
      <div className="pt-1.5 font-serif text-2xl leading-none font-semibold">{date.getDate()}</div>
      <div className="pt-0.5 pb-1.5 text-xs text-paper-soft">
        {/* Under 「11月」 a lone 「月」 for Monday would read as a second month. */}
        {weekday.length > 1 ? weekday : part({ weekday: 'long' })}
      </div>
    </div>
  );
}
