import type { Language } from '@fitted/contract/languages';
import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';

/** Their form is in a frame that our style sheet cannot reach, so it is given our current colours. */
export function stripeLook(): Appearance {
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colourOf('accent'),
      colorBackground: colourOf('raised'),
      colorText: colourOf('ink'),
      colorTextSecondary: colourOf('ink-soft'),
      colorTextPlaceholder: colourOf('ink-faint'),
      colorDanger: colourOf('danger'),
      fontFamily: 'Inter, system-ui, sans-serif',
      borderRadius: '8px',
    },
    rules: { '.Input': { border: `1px solid ${colourOf('line-strong')}` } },
  };
}

/** A theme-dependent token has a value only where it is used. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Stripe supports all six of our languages. */
export const stripeLocale = (language: Language): StripeElementLocale => language;
