import { Check, ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { languages, ownNameOf } from '../../lib/format/languages.ts';
import { Popup, popupItemClass } from '../../ui/overlay/popup.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

export const pickerClass =
  'group inline-flex h-9 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-soft ' +
  'transition-colors hover:bg-sunken hover:text-ink [&_svg]:size-4';

export function LanguagePicker() {
  const { t, language: current } = useTranslation('shell');
  const chooseLanguage = useLanguageChoice();

  return (
    <Popup
      align="end"
      triggerLabel={t('language.label', { current: ownNameOf(current) })}
      triggerClassName={pickerClass}
      trigger={
        <>
          <Globe aria-hidden />
          <span lang={current}>{ownNameOf(current)}</span>
          <ChevronDown aria-hidden className="transition-transform group-aria-expanded:rotate-180" />
        </>
      }
    >
      {(close) => (
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                aria-pressed={language === current}
                className={popupItemClass}
                onClick={() => {
                  void chooseLanguage(language);
                  close();
                }}
              >
                <span className="flex-1">
                  {ownNameOf(language)}
                  {language !== current && (
                    <span lang={current} className="ml-2 text-ink-faint">
                      {t(`language.${language}`)}
                    </span>
                  )}
                </span>
                {language === current && <Check aria-hidden className="text-accent!" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
