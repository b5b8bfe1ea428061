import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * A silent recording of the product itself, made by scripts/demo/record-demo.ts; nothing of it is loaded before it is
 * played. Until then one button lies on the poster image, which the browser's own controls would cover.
 */
export function DemoVideo() {
  const { t } = useTranslation('workflow-upload');
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  return (
    <figure>
      <div className="relative overflow-hidden rounded-md border border-line bg-sunken">
        <video
          ref={video}
          controls={isStarted}
          muted
          playsInline
          preload="none"
          poster="/demo/poster.webp"
          width={1120}
          height={700}
          aria-label={t('demo.label')}
          className="aspect-[1120/700] w-full dark:brightness-85"
        >
          <source src="/demo/fitted.webm" type="video/webm" />
          {t('demo.unsupported')}
        </video>
        {!isStarted && (
          <button
            type="button"
            className="group absolute inset-0 grid place-items-center"
            onClick={() => {
              setStarted(true);
              video.current?.focus();
              void video.current?.play();
            }}
          >
            <span
              className={
                'flex items-center gap-2 rounded-full bg-accent py-2.5 pr-5 pl-4 text-sm font-medium ' +
                'text-on-accent shadow-float group-hover:bg-accent-strong'
              }
            >
              <Play aria-hidden className="size-4 fill-current" />
              {t('demo.play')}
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{t('demo.caption')}</figcaption>
    </figure>
  );
}
