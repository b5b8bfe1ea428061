import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../lib/browser/theme.ts';
import { Popup, popupItemClass } from '../../ui/overlay/popup.tsx';
import { pickerClass } from './language-picker.tsx';

export const themeIcons: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

export function ThemePicker() {
  const { t } = useTranslation('shell');
  const current = useTheme();
  const CurrentIcon = themeIcons[current];

  return (
    <Popup
      align="end"
      triggerLabel={t('theme.label', { current: t(`theme.${current}`) })}
      triggerClassName={`${pickerClass} w-9 justify-center`}
      trigger={<CurrentIcon aria-hidden />}
    >
      {(close) => (
        <ul>
          {themes.map((theme) => {
            const Icon = themeIcons[theme];
            return (
              <li key={theme}>
                <button
                  type="button"
                  aria-pressed={theme === current}
                  className={popupItemClass}
                  onClick={() => {
                    chooseTheme(theme);
                    close();
                  }}
                >
                  <Icon aria-hidden />
                  <span className="flex-1">{t(`theme.${theme}`)}</span>
                  {theme === current && <Check aria-hidden className="text-accent!" />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Popup>
  );
}
