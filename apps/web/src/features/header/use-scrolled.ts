import { useEffect, useState } from 'react';

export const scrollThresholdPx = 10;

export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThresholdPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return isScrolled;
}
