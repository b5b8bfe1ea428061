import type { AdLocation } from '@fitted/contract/constants';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../../lib/session/session.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { AdvertisementFrame } from './advertisement-frame.tsx';
import { presentWords, type Shown } from './pick-advertisement.ts';
import { useAdvertisement } from './use-advertisement.ts';

interface AdvertisementSlotProps {
  readonly location: AdLocation;
  readonly className?: string;
}

/** An answer that takes longer is worth a word; on most pages there is nothing to wait for. */
const saysLoadingAfterMs = 600;

/** Shows an advertisement once it is there. Only a slow answer is given room in advance. */
export function AdvertisementSlot({ location, className }: AdvertisementSlotProps) {
  const { t } = useTranslation('advertisement');
  const picked = useAdvertisement(location);
  const isAsking = useSession().status === 'ready';
  const [missing, setMissing] = useState<string>();
  const shown = picked?.kind === 'image' && picked.imageUrl === missing ? presentWords(picked) : picked;
  const isSlow = useIsLater(saysLoadingAfterMs);
  // A page that was drawn ahead asks for nothing until it is used.
  if (shown === null || (shown === undefined && !(isAsking && isSlow))) return null;
  return (
    <aside aria-label={t('label')} className={clsx('grid min-h-[100px] content-center', className)}>
      {shown === undefined ? (
        <p className="grid min-h-[100px] place-items-center text-xs text-ink-faint">{t('loading')}</p>
      ) : (
        <>
          <p className="mb-1.5 text-xs text-ink-faint">{t('label')}</p>
          <Advertisement shown={shown} onMissing={setMissing} />
        </>
      )}
    </aside>
  );
}

function useIsLater(ms: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLater;
}

interface AdvertisementProps {
  readonly shown: Shown;
  readonly onMissing: (imageUrl: string) => void;
}

function Advertisement({ shown, onMissing }: AdvertisementProps) {
  const { t } = useTranslation('advertisement');
  switch (shown.kind) {
    case 'frame':
      return <AdvertisementFrame id={shown.id} />;
    case 'image': {
      const picture = (
        <RemoteImage
          src={shown.imageUrl}
          alt={shown.title ?? t('label')}
          className="max-h-64 w-full rounded-lg object-contain"
          onFail={() => onMissing(shown.imageUrl)}
        />
      );
      return shown.targetUrl ? (
        <ExternalLink href={shown.targetUrl} className="block">
          {picture}
        </ExternalLink>
      ) : (
        picture
      );
    }
    case 'text':
      return (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line bg-raised p-5">
          <div className="min-w-0">
            {shown.title && <p className="font-serif text-lg font-semibold">{shown.title}</p>}
            {shown.text && <p className="mt-1 text-sm text-ink-soft">{shown.text}</p>}
          </div>
          <ExternalLink href={shown.targetUrl} variant="outline" size="sm">
            {t('learnMore')}
          </ExternalLink>
        </div>
      );
  }
}
