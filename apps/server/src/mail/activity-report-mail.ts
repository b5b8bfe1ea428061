import { mailWords } from '@fitted/language/packs';
import { type MailReader, type RenderedMail, renderMail } from './layout.ts';

export interface Activity {
  readonly resumes: number;
  readonly improvements: number;
  readonly applications: number;
}

interface Report extends Activity {
  readonly from: Date;
  readonly until: Date;
  readonly lastLoginAt: Date | null;
}

export function activityReportMail(reader: MailReader, report: Report, appUrl: string): RenderedMail {
  const { language, firstName } = reader;
  const texts = mailWords[language].activityReport;
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return renderMail(
    {
      subject: texts.subject,
      greeting: mailWords[language].greeting(firstName),
      paragraphs: [texts.period(day.format(report.from), day.format(report.until))],
      figures: [
        { label: texts.resumes, value: number.format(report.resumes) },
        { label: texts.improvements, value: number.format(report.improvements) },
        { label: texts.applications, value: number.format(report.applications) },
        { label: texts.lastSignIn, value: report.lastLoginAt ? day.format(report.lastLoginAt) : texts.never },
      ],
      action: { label: texts.action, url: `${appUrl}/dashboard` },
    },
    language,
  );
}
