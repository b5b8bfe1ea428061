import type { EmployerEvent } from '@fitted/contract/events';
import { useFormat } from '../../i18n/use-format.ts';

/** "Mar 10, 2026", or the first and the last day. */
export function EventDates({ event }: { readonly event: EmployerEvent }) {
  const format = useFormat();
  return (
    <>
      <time dateTime={event.startDay}>{format.date(event.startDay)}</time>
      {event.endDay > event.startDay && (
        <>
          {' – '}
          <time dateTime={event.endDay}>{format.date(event.endDay)}</time>
        </>
      )}
    </>
  );
}

/** Next to a calendar page with the first day, so only longer events show their days. */
export function LaterDays({ event }: { readonly event: EmployerEvent }) {
  if (event.endDay <= event.startDay) return null;
  return (
    <>
      <EventDates event={event} />
      {' · '}
    </>
  );
}
