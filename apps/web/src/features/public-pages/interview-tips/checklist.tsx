import { Square } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A checklist on paper, like everything to take along. */
export function Checklist({ stage }: { readonly stage: 'preparation' | 'virtual' }) {
  const { t } = useTranslation('interview-tips');
  const id = useId();
  return (
    <aside aria-labelledby={id} className="rounded-md bg-changed p-6 text-on-changed">
      <h2 id={id} className="text-xl">
        {t(`${stage}.checklist.title`)}
      </h2>
      <ul className="mt-4 space-y-3">
        {t(`${stage}.checklist.items`)
          .split('\n')
          .map((item) => (
            <li key={item} className="flex gap-3">
              <Square aria-hidden className="mt-1 size-4 shrink-0" strokeWidth={1.75} />
              {item}
            </li>
          ))}
      </ul>
    </aside>
  );
}
