import type { AdminSiteSettings } from '@fitted/contract/admin/site';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ToggleField } from '../form/toggle-field.tsx';
import type { SaveChange } from './save-change.ts';

type SwitchName = {
  [Name in keyof AdminSiteSettings]: AdminSiteSettings[Name] extends boolean ? Name : never;
}[Exclude<keyof AdminSiteSettings, 'hasNewsApiKey'>];

interface SwitchListProps {
  readonly settings: AdminSiteSettings;
  readonly names: readonly SwitchName[];
  /** While this one is off, the others are disabled. */
  readonly master?: SwitchName;
  readonly onSave: SaveChange;
}

export function SwitchList({ settings, names, master, onSave }: SwitchListProps) {
  const { t } = useTranslation('admin-settings');
  return names.map((name) => (
    <ToggleField
      key={name}
      label={t(`switches.${name}.label`)}
      hint={t(`switches.${name}.hint`)}
      isOn={settings[name]}
      isDisabled={master !== undefined && !settings[master]}
      onChange={(isOn) => onSave({ [name]: isOn })}
    />
  ));
}
