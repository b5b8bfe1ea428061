import {
  AtSign,
  Briefcase,
  CircleAlert,
  GraduationCap,
  type LucideIcon,
  Phone,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FileReading } from '../draft.ts';
import { type OutlineEntry, outlineOf } from './outline.ts';

interface ReadPreviewProps {
  readonly text: string;
  readonly reading: FileReading | null;
}

const maxRows = 4;
const maxSkills = 10;
const knownWarnings: readonly string[] = [
  'ocr_used',
  'pages_skipped',
  'hidden_text_dropped',
  'encoding_guessed',
  'partly_unreadable',
  'text_cut',
  'one_of_several',
];

/** "This is what we read"; corrections are made in the box beside it. */
export function ReadPreview({ text, reading }: ReadPreviewProps) {
  const { t } = useTranslation('workflow-upload');
  const settledText = useDeferredValue(text);
  const outline = useMemo(() => outlineOf(settledText, reading?.reading), [settledText, reading?.reading]);
  const length = t(`preview.${outline.unit}`, { count: outline.length });
  const warnings = reading?.warnings.filter((code) => knownWarnings.includes(code)) ?? [];
  return (
    <section aria-labelledby="read-preview" className="rounded-sm bg-paper p-6 text-paper-ink shadow-float sm:p-8">
      <h3 id="read-preview" className="text-lg">
        {t('preview.title')}
      </h3>
      <p className="mt-1 text-sm text-paper-soft">
        {reading ? t('preview.fromFile', { name: reading.fileName, length }) : length}
      </p>
      {warnings.map((code) => (
        <p key={code} className="mt-3 flex gap-2 rounded-sm bg-paper-changed px-3 py-2 text-sm text-paper-on-changed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t(`warnings.${code}`, { name: reading?.fileName ?? '' })}
        </p>
      ))}
      <dl className="mt-5 grid gap-4 text-sm">
        <Finding icon={UserRound} label={t('preview.name')} isFound={outline.name !== undefined}>
          <span className="font-serif text-lg leading-tight font-semibold">{outline.name}</span>
        </Finding>
        <Finding icon={AtSign} label={t('preview.email')} isFound={outline.email !== undefined}>
          {outline.email}
        </Finding>
        <Finding icon={Phone} label={t('preview.phone')} isFound={outline.phone !== undefined}>
          {outline.phone}
        </Finding>
        <Finding
          icon={Briefcase}
          label={t('preview.roles', { count: outline.roles.length })}
          isFound={outline.roles.length > 0}
        >
          <Entries entries={outline.roles} />
        </Finding>
        <Finding
          icon={GraduationCap}
          label={t('preview.education', { count: outline.education.length })}
          isFound={outline.education.length > 0}
        >
          <Entries entries={outline.education} />
        </Finding>
        <Finding
          icon={Sparkles}
          label={t('preview.skills', { count: outline.skills.length })}
          isFound={outline.skills.length > 0}
        >
          {outline.skills.slice(0, maxSkills).join(', ')}
          {outline.skills.length > maxSkills && ` ${t('preview.more', { count: outline.skills.length - maxSkills })}`}
        </Finding>
      </dl>
      <p className="mt-5 border-t border-paper-line pt-4 text-sm text-paper-soft">{t('preview.correct')}</p>
    </section>
  );
}

interface FindingProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isFound: boolean;
  readonly children: ReactNode;
}

function Finding({ icon: Icon, label, isFound, children }: FindingProps) {
  const { t } = useTranslation('workflow-upload');
  return (
    <div>
      <dt className="flex items-center gap-3 text-xs text-paper-soft">
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </dt>
      <dd className="pl-7 break-words">
        {isFound ? children : <span className="text-paper-soft italic">{t('preview.notFound')}</span>}
      </dd>
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly OutlineEntry[] }) {
  const { t } = useTranslation('workflow-upload');
  return (
    <ul className="grid gap-1.5">
      {entries.slice(0, maxRows).map(({ id, title, period }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0">{title}</span>
          {period && <span className="text-paper-soft">{period}</span>}
        </li>
      ))}
      {entries.length > maxRows && (
        <li className="text-paper-soft">{t('preview.more', { count: entries.length - maxRows })}</li>
      )}
    </ul>
  );
}
