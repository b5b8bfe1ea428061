import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saidBy } from '../../lib/api/api-error.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { fetchExport } from './queries.ts';

export function ExportCard() {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const file = await fetchExport();
      saveFile(file);
      toast({ title: t('export.done'), description: t('export.doneText', { name: file.fileName }) });
    } catch (error) {
      const description = say(saidBy(error)) ?? t('export.failedText');
      toast({ title: t('export.failed'), description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <CardHeader title={t('export.title')} text={t('export.text')} />
      <Button variant="outline" isBusy={isBusy} onClick={() => void download()}>
        {!isBusy && <Download aria-hidden />}
        {t('export.submit')}
      </Button>
    </Card>
  );
}
