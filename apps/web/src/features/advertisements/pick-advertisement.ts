import type { Advertisement } from '@fitted/contract/advertisements';
import type { AdLocation } from '@fitted/contract/constants';
import { isWebAddress } from '../../lib/format/web-address.ts';

/** What a slot can show, in order of priority. */
export type Shown =
  | { readonly kind: 'frame'; readonly id: number }
  | {
      readonly kind: 'image';
      readonly imageUrl: string;
      readonly title: string | null;
      readonly text: string | null;
      readonly targetUrl: string | null;
    }
  | {
      readonly kind: 'text';
      readonly title: string | null;
      readonly text: string | null;
      readonly targetUrl: string | null;
    };

/**
 * The first that is active, for this location and within its dates. The server has filtered already, but clocks differ.
 */
export function pickAdvertisement(
  advertisements: readonly Advertisement[],
  location: AdLocation,
  now: Date,
): Shown | null {
  const chosen = advertisements.find(
    (candidate) =>
      candidate.isActive &&
      candidate.location === location &&
      (candidate.startDate === null || new Date(candidate.startDate) <= now) &&
      (candidate.endDate === null || new Date(candidate.endDate) >= now),
  );
  return chosen ? present(chosen) : null;
}

function present({ id, adScript, htmlContent, imageUrl, title, text, targetUrl }: Advertisement): Shown | null {
  if (hasMarkup(htmlContent) || hasMarkup(adScript)) return { kind: 'frame', id };
  if (isWebAddress(imageUrl)) return { kind: 'image', imageUrl, title, text, targetUrl };
  return presentWords({ title, text, targetUrl });
}

/** The text of an advertisement without a picture, or whose picture fails to load. */
export const presentWords = ({ title, text, targetUrl }: Pick<Advertisement, 'title' | 'text' | 'targetUrl'>) =>
  title || text ? ({ kind: 'text', title, text, targetUrl } as const) : null;

/** A comment alone shows nothing. */
const hasMarkup = (html: string | null): boolean => (html ?? '').replace(/<!--[\s\S]*?(?:-->|$)/g, '').trim() !== '';
