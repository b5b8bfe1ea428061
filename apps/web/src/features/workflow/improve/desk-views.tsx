import type { Match } from '@fitted/resume/match/match';
import { FileText, Layers, ListChecks } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { askedOf } from './verdict/score-panel.tsx';

/** A phone shows one of these at a time: the deck, the requirements, or the sheet. */
const views = { cards: Layers, asked: ListChecks, sheet: FileText } as const;
export type DeskView = keyof typeof views;

interface DeskViewsProps {
  readonly view: DeskView;
  readonly onView: (view: DeskView) => void;
  readonly match: Match;
}

/** Chooses what a narrow screen shows. */
export function DeskViews({ view, onView, match }: DeskViewsProps) {
  const { t } = useTranslation('workflow-improve');
  return (
    <ViewSwitch
      label={t('views.label')}
      view={view}
      onView={onView}
      views={(Object.keys(views) as DeskView[]).map((id) => ({
        id,
        icon: views[id],
        name: t(`views.${id}`),
        ...(id === 'asked' && { note: `${match.matched.length}/${askedOf(match)}` }),
      }))}
    />
  );
}
