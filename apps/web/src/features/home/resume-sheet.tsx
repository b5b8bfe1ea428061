import { ArrowUp, Check, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The hero image: a resume with marked changes, the reasons for them, and a question instead of an invention. */
export function ResumeSheet() {
  const { t } = useTranslation('home');
  return (
    <div
      role="img"
      aria-label={t('sheet.alt')}
      className="relative mx-auto w-full max-w-xl max-sm:mt-5 lg:mx-0 lg:pl-4"
    >
      <Sheet>
        <SheetHead />
        {/* On a phone the marked line comes first. */}
        <div className="max-sm:hidden">
          <SheetHeading>
            {t('sheet.skills')}
            <Tag>
              <ArrowUp />
              {t('sheet.movedTag')}
            </Tag>
          </SheetHeading>
          <p className="mt-3 text-sm leading-relaxed">{t('sheet.skillList')}</p>
        </div>
        <SheetHeading>{t('sheet.experience')}</SheetHeading>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="font-semibold">{t('sheet.job')}</span>
          <span className="text-paper-soft">{t('sheet.dates')}</span>
        </p>
        <ul className="mt-2 space-y-2 text-sm leading-relaxed">
          <Line>
            <del className="text-paper-soft decoration-paper-on-changed/60">{t('sheet.before')}</del>{' '}
            <Changed>{t('sheet.after')}</Changed>
          </Line>
          <Line>{t('sheet.moved')}</Line>
          <Line>{t('sheet.unchanged')}</Line>
        </ul>
      </Sheet>
      <Notes />
    </div>
  );
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative rounded-sm bg-paper px-6 pt-6 pb-12 wrap-break-word text-paper-ink shadow-float sm:px-10 sm:pt-10 lg:pb-28">
      {children}
    </div>
  );
}

function SheetHead() {
  const { t } = useTranslation('home');
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <p className="font-serif text-2xl leading-tight font-semibold">{t('sheet.name')}</p>
        <p className="mt-1 text-sm text-paper-soft">{t('sheet.role')}</p>
      </div>
      <span className="flex shrink-0 items-center gap-1.5 rounded-full border border-paper-line px-2.5 py-1 text-xs font-medium whitespace-nowrap tabular-nums">
        <Check className="size-3.5" />
        {t('sheet.match')}
      </span>
    </div>
  );
}

function SheetHeading({ children }: { readonly children: ReactNode }) {
  return (
    <p className="mt-6 border-b border-paper-line pb-1.5 font-serif text-sm font-semibold text-paper-soft">
      {children}
    </p>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <li className="relative pl-4 before:absolute before:top-[0.65em] before:left-0 before:size-1 before:rounded-full before:bg-paper-soft">
      {children}
    </li>
  );
}

function Changed({ children }: { readonly children: ReactNode }) {
  return (
    <span className="rounded-sm bg-paper-changed box-decoration-clone px-1 py-0.5 text-paper-on-changed">
      {children}
    </span>
  );
}

function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span
      className={
        'ml-1.5 inline-flex items-center gap-0.5 rounded-sm bg-paper-changed px-1.5 align-middle font-sans text-xs ' +
        'font-normal whitespace-nowrap text-paper-on-changed [&_svg]:size-3'
      }
    >
      {children}
    </span>
  );
}

/** Notes on the sheet: one explains a change, one asks about something missing from the resume. */
function Notes() {
  const { t } = useTranslation('home');
  return (
    <div className="relative -mt-6 grid gap-3 px-3 text-sm sm:grid-cols-2 sm:px-6 lg:absolute lg:-right-4 lg:-bottom-8 lg:-left-6 lg:mt-0 lg:px-0">
      <div className="rounded-md bg-changed p-4 text-on-changed shadow-float">
        <p className="font-semibold">{t('sheet.reason')}</p>
        <p className="mt-1.5 flex gap-1.5">
          <Check className="mt-1 size-3.5 shrink-0" />
          {t('sheet.evidence')}
        </p>
      </div>
      <div className="rounded-md border border-line bg-raised p-4 shadow-float lg:translate-y-4">
        <p className="flex gap-1.5 font-semibold">
          <CircleHelp className="mt-1 size-3.5 shrink-0 text-accent" />
          {t('sheet.held')}
        </p>
        <p className="mt-1.5 text-ink-soft">{t('sheet.question')}</p>
      </div>
    </div>
  );
}
