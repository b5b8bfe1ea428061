import type { Edit } from '@fitted/resume/edit/edit';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { Quote } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Switch } from '../../../../ui/form/switch.tsx';
import { useDraft } from '../../draft-store.ts';
import { factsOf } from '../../facts/ledger.ts';
import { NoteFrame } from '../notes/note-frame.tsx';
import { ActionLine } from './action-line.tsx';
import { actionOf } from './action-of.ts';
import { ChangeWording } from './change-wording.tsx';
import { OwnWording } from './own-wording.tsx';
import type { SectionMove } from './section-move.ts';
import { supportingEvidence } from './supporting-evidence.ts';

interface ChangeCardProps {
  readonly edit: Edit;
  readonly section?: string | undefined;
  readonly move?: SectionMove | undefined;
  /** It is off because it would lower the score. */
  readonly isLowering?: boolean;
  readonly isOn: boolean;
  /** In hand it shows everything; otherwise only the reason, because the words are marked on the sheet. */
  readonly isInHand: boolean;
  readonly onSwitch: (edit: Edit, isOn: boolean) => void;
  readonly onHold: (id: string | null) => void;
}

/** One change in the margin: what was done and where, the words, the reason, the evidence, and a switch. */
export const ChangeCard = memo(function ChangeCard({
  edit,
  section,
  move,
  isLowering,
  isOn,
  isInHand,
  onSwitch,
  onHold,
}: ChangeCardProps) {
  const { t, language } = useTranslation('workflow-improve');
  const id = useId();
  return (
    <NoteFrame
      id={edit.id}
      onHold={onHold}
      className={clsx(
        isInHand ? 'border-changed-line p-3 shadow-float' : 'border-line px-3 py-2',
        // Not paler: what is switched off must still be legible.
        isOn ? 'border-l-[3px] border-l-changed-line' : 'border-dashed',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="font-semibold">
          <ActionLine edit={edit} section={section} move={move} />
        </p>
        <Switch
          checked={isOn}
          onCheckedChange={(on) => onSwitch(edit, on)}
          aria-label={t('changes.useNamed', { words: (edit.after || edit.before).replaceAll('\n', ', ') })}
          aria-describedby={id}
        />
      </div>
      {isInHand && (
        <div className={clsx('mt-1.5', !isOn && 'line-through decoration-ink-faint')}>
          <ChangeWording edit={edit} move={move} />
        </div>
      )}
      <p
        id={id}
        className={clsx('text-[0.8125rem] leading-snug text-ink-soft', isInHand ? 'mt-1.5' : 'mt-0.5 line-clamp-3')}
      >
        {sayReason(edit.reason, language)}
        {isLowering && !isOn && <span className="mt-1 block font-medium text-on-changed">{t('changes.lowering')}</span>}
      </p>
      {isInHand && <Evidence edit={edit} most={3} />}
      {isOn && <OwnWording edit={edit} />}
    </NoteFrame>
  );
});

export function Evidence({ edit, most }: { readonly edit: Edit; readonly most: number }) {
  const { t } = useTranslation('workflow-improve');
  const facts = factsOf(useDraft());
  // What somebody told us is quoted as they typed it, not as the line that it became.
  const quoted = supportingEvidence(edit).map((one) => {
    const told = one.source === 'stated' ? facts.find(({ id }) => id === one.factId)?.text : undefined;
    return told === undefined ? one : { ...one, quote: told };
  });
  const support = [...new Map(quoted.map((one) => [one.quote, one])).values()];
  const shown = support.slice(0, most);
  // Reordering needs no evidence: no word of it is new.
  if (edit.evidence.length === 0 || edit.kind === 'reorder-items') return null;
  // Adding a skill to a list does not reword the list; the reason says where the skill comes from.
  if (support.length === 0 && (edit.reason.code === 'surfaced-skill' || actionOf(edit) !== 'reworded')) return null;
  return (
    <div className="mt-2 border-t border-line pt-2 text-xs text-ink-soft">
      {support.length === 0 && <p>{t('changes.ownLine')}</p>}
      {sources.map((source) => (
        <Quotes key={source} source={source} quotes={shown.filter((one) => one.source === source)} />
      ))}
      {support.length > shown.length && (
        <p className="mt-1">{t('changes.more', { count: support.length - shown.length })}</p>
      )}
    </div>
  );
}

const sources = ['resume', 'stated'] as const;

interface QuotesProps {
  readonly source: (typeof sources)[number];
  readonly quotes: readonly Edit['evidence'][number][];
}

/** What the resume says and what the person told us are never under one heading. */
function Quotes({ source, quotes }: QuotesProps) {
  const { t } = useTranslation('workflow-improve');
  if (quotes.length === 0) return null;
  return (
    <div className="not-first:mt-1.5">
      <p className="font-medium">{t(source === 'stated' ? 'changes.stated' : 'changes.evidence')}</p>
      {quotes.map(({ quote }) => (
        <p key={quote} className="mt-1 flex gap-1.5">
          <Quote aria-hidden className="mt-0.5 size-3 shrink-0 text-accent" />
          <span className="min-w-0 break-words">{quote}</span>
        </p>
      ))}
    </div>
  );
}
