import type { advertisementFrame } from '@fitted/contract/advertisements';
import { adHeightMessage } from '@fitted/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { addressOf, buildUrl } from '../../lib/api/client.ts';

const { path } = addressOf<typeof advertisementFrame>('GET', '/api/advertisements/:id/frame');
const minHeight = 60;
const maxHeight = 600;

/** A separate page with its own origin: scripts of ad networks run there and cannot read anything of ours. */
export function AdvertisementFrame({ id }: { readonly id: number }) {
  const { t } = useTranslation('advertisement');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(100);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      const told = readHeight(data);
      if (told !== undefined) setHeight(Math.min(maxHeight, Math.max(minHeight, told)));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <iframe
      ref={frame}
      title={t('label')}
      src={buildUrl(path, { id }, undefined)}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
      height={height}
      // Advertisements assume a white background, in both themes.
      className="w-full rounded-lg bg-[white] [color-scheme:light]"
    />
  );
}

/** The advertisement can send anything, so validate it. */
function readHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== adHeightMessage) return undefined;
  return 'height' in data && typeof data.height === 'number' && Number.isFinite(data.height) ? data.height : undefined;
}
