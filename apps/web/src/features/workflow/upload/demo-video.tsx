import { useTranslation } from '../../../i18n/use-translation.ts';

/** A silent recording of this very product, made by scripts/record-demo.ts; nothing of it is loaded before it is played. */
export function DemoVideo() {
  const { t } = useTranslation('workflow-upload');
  return (
    <figure>
      <video
        controls
        muted
        playsInline
        preload="none"
        poster="/demo/poster.webp"
        width={1120}
        height={700}
        aria-label={t('demo.label')}
        className="aspect-[1120/700] w-full rounded-md border border-line bg-sunken"
      >
        <source src="/demo/fitted.webm" type="video/webm" />
        {t('demo.unsupported')}
      </video>
      <figcaption className="mt-2 text-sm text-ink-soft">{t('demo.caption')}</figcaption>
    </figure>
  );
}
