import { trialDays } from '@fitted/contract/limits/terms';
import { Check, ListChecks, MessageCircle } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { gapBetweenSentences } from '../../../i18n/sentence-gap.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { usePlansOnOffer } from '../../../lib/session/plans-on-offer.ts';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { patchDraft } from '../draft-store.ts';
import { employerAtLength } from './employer-at-length.ts';
import { useOpenRequirements } from './open-requirements.ts';

interface ChatOfferProps {
  readonly resume: string;
  readonly onDismiss: () => void;
}

/** Stands in place of the message box while nobody would answer: what the chat does for this resume, and its price. */
export function ChatOffer({ resume, onDismiss }: ChatOfferProps) {
  const { t, language } = useTranslation('workflow-chat');
  const user = useUser();
  const prices = usePlansOnOffer().map(({ monthlyPrice }) => monthlyPrice);
  const asked = useOpenRequirements();
  const employer = useMemo(() => employerAtLength(resume), [resume]);
  const gains = [
    employer === undefined
      ? t('offer.reword')
      : t('offer.rewordAt', { example: t('suggestion.shorten', { employer }) }),
    asked[0] === undefined ? t('offer.add') : t('offer.addAsked', { words: asked[0].text }),
    t('offer.marked'),
  ];
  const terms = [!user && t('offer.trial', { count: trialDays }), !user && t('subscribe.signIn')];
  return (
    <div role="note" className="rounded-md border border-line bg-raised p-5 text-sm leading-relaxed">
      <h3 className="flex items-center gap-2 text-lg leading-tight">
        <MessageCircle aria-hidden className="size-5 shrink-0 text-accent" />
        {t('offer.heading')}
      </h3>
      <ul className="mt-3 grid gap-2">
        {gains.map((gain) => (
          <li key={gain} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            <span className="min-w-0 wrap-break-word">{gain}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-line pt-4">
        {prices.length > 0 && (
          <p className="text-lg font-semibold">
            {t('subscribe.price', { price: formatMoney(Math.min(...prices), { language }) })}
          </p>
        )}
        <p className="text-ink-soft">{terms.filter(Boolean).join(gapBetweenSentences(language))}</p>
        <p className="mt-2">{t('subscribe.warning')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link to="/subscription-page" className={buttonClass({ variant: 'outline' })}>
            {t('subscribe.link')}
          </Link>
          {asked.length > 0 && (
            <Button variant="outline" onClick={() => patchDraft({ tab: 'improve' })}>
              <ListChecks aria-hidden />
              {t('free.action')}
            </Button>
          )}
          <Button variant="quiet" className="px-1! underline underline-offset-4" onClick={onDismiss}>
            {t('subscribe.dismiss')}
          </Button>
        </div>
      </div>
    </div>
  );
}
