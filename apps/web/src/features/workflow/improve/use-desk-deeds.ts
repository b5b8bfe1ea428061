import { linesById } from '@fitted/resume/edit/text-at';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { patchDraft } from '../draft-store.ts';
import { changeKey, switched } from './changes/change-key.ts';
import type { ResultProps } from './result-props.ts';
import { isSuggested } from './sheet/anchors.ts';
import { linesOfEdit } from './sheet/build-sheet.ts';
import { usePointing } from './sheet/pointing.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';

/** What a person can do on the desk: accept, point at a line, and the keys. */
export function useDeskDeeds(desk: Desk, { off, onOff, onAccept }: ResultProps, onHelp: () => void) {
  const { t } = useTranslation('workflow-improve');
  const { outcome, anchored, shown, suggestion, suggestions, isNarrow } = desk;
  const { hand } = desk.questioning;
  const { base, review, text, summary } = outcome;
  const { document } = review;
  const accept = (next: 'chat' | 'download') => onAccept(text, summary, next);
  const pointing = usePointing({
    ...{ anchored, off, onOff, base, document },
    onAsk: (line) => {
      accept('chat');
      patchDraft({ message: t('lines.about', { line }) });
    },
  });
  // What is only suggested is not a line yet: it leads to its note.
  const point = (lineId: string) => {
    const one = anchored.find(({ edit }) => linesOfEdit(edit, shown).includes(lineId));
    if (one && isSuggested(one) && !(isNarrow && linesById(document).has(lineId))) {
      hand.setView('cards');
      hand.hold(one.edit.id);
    }
    pointing.point(lineId);
  };

  useDeskKeys({
    onNext: () => hand.stepBy(1),
    onPrevious: () => hand.stepBy(-1),
    onSwitch: () => {
      const { handled } = hand;
      if (suggestion) suggestions.use([suggestion]);
      else if (handled) onOff(switched(off, changeKey(handled), off.includes(changeKey(handled))));
    },
    onUse: () => suggestion && suggestions.use([suggestion]),
    onRefuse: () => suggestion && suggestions.refuse(suggestion),
    onEdit: () => {
      if (suggestion) return suggestions.setWorded(suggestion.change.id);
      const lineId = anchored[hand.at]?.lineId;
      return lineId === undefined ? pointing.start() : pointing.point(lineId);
    },
    onHelp,
  });
  return {
    accept,
    pointing: { ...pointing, point },
    /** Shows a line and points at it. */
    pointOut: (lineId: string) => {
      hand.showLine(lineId);
      pointing.point(lineId);
    },
  };
}
