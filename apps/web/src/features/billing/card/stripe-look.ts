import type { Language } from '@fitted/contract/languages';
import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';

/** Their form lives in a frame that our style sheet cannot reach, so it is told our colours as they are now. */
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

/** A token that depends on the theme has its value only where it is used. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** All six of ours are among theirs. */
export const stripeLocale = (language: Language): StripeElementLocale => language;
