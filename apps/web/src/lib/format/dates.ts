import { defaultLanguage, type Language } from '@fitted/contract/language-list';
import { localeOf } from './languages.ts';

export type DateStyle = 'medium' | 'long' | 'full' | 'month' | 'dateTime';

/** In English "medium" is 'MMM d, yyyy'; other languages have their own format. */
const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
};

export interface DateFormat {
  readonly language?: Language;
  readonly style?: DateStyle;
  /** Shown if a date cannot be read. */
  readonly invalid?: string;
}

export function formatDate(
  value: Date | string | number | null | undefined,
  { language = 'en', style = 'medium', invalid = 'Invalid date' }: DateFormat = {},
): string {
  const date = toDate(value);
  if (date === undefined) return invalid;
  return new Intl.DateTimeFormat(localeOf(language), styles[style]).format(date);
}

export interface TimeFormat {
  readonly language?: Language;
  readonly allDay?: string;
}

/** "All day" without a start; otherwise the start, and the end if there is one. */
export function formatTimeRange(
  start: string | null | undefined,
  end: string | null | undefined,
  { language = defaultLanguage, allDay = 'All day' }: TimeFormat = {},
): string {
  if (!start) return allDay;
  const from = formatTime(start, language);
  return end ? `${from} - ${formatTime(end, language)}` : from;
}

/** Times are free text, usually like 09:00 AM: English, in which they are typed, shows them unchanged. */
function formatTime(text: string, language: Language): string {
  const time = /^\s*(\d{1,2}):(\d{2})\s*(?:(am|pm)\s*)?$/i.exec(text);
  if (!time || language === defaultLanguage) return text;
  const half = time[3]?.toLowerCase();
  const hours = (Number(time[1]) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  const moment = new Date(2000, 0, 1, hours, Number(time[2]));
  return new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(moment);
}

function toDate(value: Date | string | number | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = typeof value === 'string' ? parseText(value) : new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A day without a time is that day everywhere; Date would read it as midnight UTC. */
function parseText(text: string): Date {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!day) return new Date(text);
  const [year, month, dayOfMonth] = day.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, dayOfMonth);
  return date.getMonth() === month - 1 ? date : new Date(Number.NaN);
}
