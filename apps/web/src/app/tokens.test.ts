import { expect, test } from 'vitest';
import css from './tokens.css?raw';

const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance as defined by WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

const grounds = ['surface', 'raised', 'sunken'];

/** Every text role on every background it is used on. */
const textPairs = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'danger'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ['ink', 'line'],
  ['ink-soft', 'line'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['on-changed', 'changed'],
  ['ink', 'changed'],
  ['on-suggested', 'suggested'],
  ['on-suggested', 'raised'],
  ['on-suggested', 'surface'],
  ['ink', 'suggested'],
  ['ink-soft', 'suggested'],
  ['on-danger', 'danger'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['ink-soft', 'danger-soft'],
  ['surface', 'ink'],
  ['paper-ink', 'paper'],
  ['paper-soft', 'paper'],
  ['paper-on-changed', 'paper-changed'],
  ['paper-on-suggested', 'paper-suggested'],
  ['paper-on-suggested', 'paper'],
  ['paper-ink', 'paper-suggested'],
];

/** Outlines of controls, and the focus ring. */
const outlinePairs = ['line-strong', 'accent', 'danger'].flatMap((line) => grounds.map((ground) => [line, ground]));

const cases = (['light', 'dark'] as const).flatMap((theme) => [
  ...textPairs.map(([text, ground]) => ({ theme, text, ground, atLeast: 4.5 })),
  ...outlinePairs.map(([text, ground]) => ({ theme, text, ground, atLeast: 3 })),
]);

test.each(cases)('$text on $ground reaches $atLeast in the $theme theme', ({ theme, text, ground, atLeast }) => {
  const colours = [tokens.get(text ?? '')?.[theme], tokens.get(ground ?? '')?.[theme]];
  expect(colours).not.toContain(undefined);
  expect(contrast(colours[0] ?? '', colours[1] ?? '')).toBeGreaterThanOrEqual(atLeast);
});
