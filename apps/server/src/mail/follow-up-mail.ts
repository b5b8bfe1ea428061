import { mailWords } from '@fitted/language/packs';
import { type MailReader, type RenderedMail, renderMail } from './layout.ts';

export interface DueFollowUp {
  readonly jobTitle: string;
  readonly company: string;
}

/** A longer list is easier to read on the board. */
const maxListed = 20;

export function followUpMail(reader: MailReader, due: readonly DueFollowUp[], appUrl: string): RenderedMail {
  const texts = mailWords[reader.language].followUp;
  return renderMail(
    {
      subject: texts.subject(due.length),
      greeting: mailWords[reader.language].greeting(reader.firstName),
      paragraphs: [texts.text],
      figures: due.slice(0, maxListed).map(({ jobTitle, company }) => ({ label: jobTitle, value: company })),
      action: { label: texts.action, url: `${appUrl}/dashboard` },
      notes: [texts.off],
    },
    reader.language,
  );
}
