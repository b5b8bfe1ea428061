import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/overlay/dialog.tsx';

const tickMs = 2000;

/** A button that opens a dialog with the page's link, ready to be copied. */
export function ShareDialog({ url }: { readonly url: string }) {
  const { t } = useTranslation('share');
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <Share2 aria-hidden />
          {t('share')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('title')} description={t('text')}>
        <CopyLink url={url} />
      </DialogContent>
    </Dialog>
  );
}

function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('share');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), tickMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    copyText(url).then(
      () => setOutcome('copied'),
      () => {
        // Browsers refuse the clipboard on plain http; a selected link can be copied with one key.
        input.current?.select();
        setOutcome('failed');
      },
    );
  return (
    <>
      <div className="flex items-end gap-3">
        <Field label={t('link')} className="min-w-0 flex-1">
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <Button className="h-11 sm:h-10" onClick={() => void copy()}>
          {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {outcome === 'copied' ? t('copied') : t('copy')}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {outcome === 'failed' && t('failed')}
        {outcome === 'copied' && <span className="sr-only">{t('copiedLong')}</span>}
      </p>
    </>
  );
}

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
