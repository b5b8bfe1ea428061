import type { Resume, ResumeVersion } from '@fitted/contract/resumes';
import { Download, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { useRestoreVersion } from './resume-queries.ts';
import { TextDiff } from './text-diff.tsx';
import { offeredFormats, useDownload } from './use-download.ts';
import { listTexts, type TextVersion } from './version-list.ts';

interface VersionCompareProps {
  readonly resume: Resume;
  readonly versions: readonly ResumeVersion[];
  readonly name: string;
  /** Deleted versions that may still be restored. */
  readonly hiddenIds: ReadonlySet<number>;
  readonly onDelete: (versionId: number, number: number) => void;
  readonly onMore?: () => void;
}

const knownTypes = ['tailored', 'chat', 'generated'];

/** Any two texts of a resume as one marked sheet, with actions for the later one. */
export function VersionCompare({ resume, versions, name, hiddenIds, onDelete, onMore }: VersionCompareProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const restore = useRestoreVersion(resume.id);
  const { isBusy, download } = useDownload();
  const texts = listTexts(resume, versions).filter(({ versionId }) => !versionId || !hiddenIds.has(versionId));
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const from = find(texts, chosen.from) ?? texts.at(-1);
  const to = find(texts, chosen.to) ?? texts[0];
  if (!from || !to) return null;

  const label = ({ kind, number, improvementType = '', createdAt }: TextVersion) => {
    const date = format.date(createdAt);
    if (kind !== 'saved') return t(`versions.${kind}`, { date });
    const type = knownTypes.includes(improvementType) ? t(`versions.type.${improvementType}`) : improvementType;
    return t('versions.saved', { number: number ?? 0, type, date });
  };
  const options = texts.map((text) => ({ value: text.key, label: label(text) }));
  const isCurrent = to.text === (resume.improvedText ?? resume.originalText);

  const restoreChosen = (versionId: number) =>
    restore.mutate(versionId, {
      onSuccess: () => toast({ title: t('versions.restored') }),
      onError: () => toast({ title: t('versions.restoreFailed'), variant: 'destructive' }),
    });

  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('versions.from')}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={from.key}
              onValueChange={(key) => setChosen({ ...chosen, from: key })}
            />
          )}
        </Field>
        <Field label={t('versions.to')}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={to.key}
              onValueChange={(key) => setChosen({ ...chosen, to: key })}
            />
          )}
        </Field>
      </div>
      {from.text === to.text && <p className="text-sm text-ink-soft">{t('versions.same')}</p>}
      <TextDiff before={from.text} after={to.text} />
      <div className="flex flex-wrap gap-2.5">
        {to.versionId !== undefined && !isCurrent && (
          <Button size="sm" isBusy={restore.isPending} onClick={() => restoreChosen(to.versionId ?? 0)}>
            <History aria-hidden />
            {t('versions.restore')}
          </Button>
        )}
        {offeredFormats.map((kind) => (
          <Button
            key={kind}
            variant="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => void download(kind, () => Promise.resolve(to.text), name)}
          >
            <Download aria-hidden />
            {t(`download.${kind}`)}
          </Button>
        ))}
        {to.versionId !== undefined && (
          <Button variant="quiet" size="sm" onClick={() => onDelete(to.versionId ?? 0, to.number ?? 0)}>
            <Trash2 aria-hidden />
            {t('versions.delete')}
          </Button>
        )}
        {onMore && (
          <Button variant="quiet" size="sm" onClick={onMore}>
            {t('versions.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

const find = (texts: readonly TextVersion[], key: string | undefined) => texts.find((text) => text.key === key);
