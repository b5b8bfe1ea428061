import { Check, CircleHelp, type LucideIcon } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What the product does, in one line: the old words, the new ones, why, and what it asked instead of inventing. */
export function OneChange() {
  const { t } = useTranslation('home');
  return (
    <figure className="w-full max-w-xl rounded-sm bg-paper p-6 text-sm leading-relaxed text-paper-ink shadow-float sm:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('sheet.job')}</span>
        <span className="text-paper-soft">{t('sheet.dates')}</span>
      </p>
      <p className="mt-3">
        <del className="text-paper-soft decoration-paper-on-changed/60">{t('sheet.before')}</del>
      </p>
      <p className="mt-1.5">
        <ins className="rounded-sm bg-paper-changed box-decoration-clone px-1 py-0.5 text-paper-on-changed no-underline">
          {t('sheet.after')}
        </ins>
      </p>
      <figcaption className="mt-5 grid gap-3 border-t border-paper-line pt-4 text-paper-soft">
        <Remark icon={Check} head={t('sheet.reason')} text={t('sheet.evidence')} />
        <Remark icon={CircleHelp} head={t('sheet.held')} text={t('sheet.question')} />
      </figcaption>
    </figure>
  );
}

interface RemarkProps {
  readonly icon: LucideIcon;
  readonly head: string;
  readonly text: string;
}

function Remark({ icon: Icon, head, text }: RemarkProps) {
  return (
    <p className="flex gap-2">
      <Icon aria-hidden className="mt-1 size-3.5 shrink-0" />
      <span>
        <span className="block font-medium text-paper-ink">{head}</span>
        {text}
      </span>
    </p>
  );
}
