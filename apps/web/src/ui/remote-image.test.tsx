import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RemoteImage } from './remote-image.tsx';

const show = (src: string) =>
  render(
    <RemoteImage src={src} alt="picture" isLazy={false}>
      instead
    </RemoteImage>,
  );

test('a picture that failed before the page came to life makes room', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show('https://a.example/gone.png');
  screen.getByText('instead');
});

test('one that is on its way stays, and one that the page may not show does not', () => {
  show('https://a.example/b.png');
  screen.getByRole('img');
  show('http://a.example/b.png');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
