import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/overlay/dialog.tsx';

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const first = useRef<HTMLButtonElement>(null);

  // The form that had the focus was replaced by the codes.
  useEffect(() => first.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ title: t('twoStep.copied') });
    } catch {
      // Refused by the person, or unavailable: browsers have no clipboard on plain http.
      toast({ title: t('twoStep.copyFailed'), variant: 'destructive' });
    }
  };
  return (
    <>
      <p className="text-sm">{t('twoStep.codesText')}</p>
      <ul
        aria-label={t('twoStep.codesLabel')}
        className="mt-4 grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button ref={first} variant="outline" onClick={() => void copy()}>
          {t('twoStep.copy')}
        </Button>
        <Button onClick={onClose}>{t('twoStep.kept')}</Button>
      </DialogActions>
    </>
  );
}
