import type { Language } from '@fitted/contract/languages';
import { mailWords } from '@fitted/language/packs';
import { escapeHtml } from '../security/escape-html.ts';

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** A mail's content. Both the plain text and the HTML are generated from it, so that they always say the same. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A small table of labels and numbers. */
  readonly figures?: readonly Figure[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the button: how long the link is valid, what to do if it was not you. */
  readonly notes?: readonly string[];
}

export interface MailReader {
  readonly firstName: string;
  readonly language: Language;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderMail(content: MailContent, language: Language): RenderedMail {
  return {
    // A line break in a name would start a new header.
    subject: content.subject.replace(/\s+/g, ' '),
    text: renderText(content, language),
    html: renderHtml(content, language),
  };
}

function renderText(content: MailContent, language: Language): string {
  const { greeting, paragraphs, figures = [], action, notes = [] } = content;
  const table = figures.length > 0 ? [figures.map(({ label, value }) => `${label}: ${value}`).join('\n')] : [];
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...table, ...link, ...notes, `${mailWords[language].frame.signature}\nFitted`].join(
    '\n\n',
  );
}

const paragraphStyle = 'margin:0 0 16px';
const noteStyle = 'margin:0 0 8px;color:#5c5850;font-size:14px';
const buttonStyle =
  'display:inline-block;background:#0f6b5c;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px;padding:12px 20px';

/** Tables and inline styles, because mail programs support little else. Readable even if those are stripped. */
function renderHtml(content: MailContent, language: Language): string {
  const { subject, greeting, paragraphs, figures = [], action, notes = [] } = content;
  const { signature, linkHint } = mailWords[language].frame;
  const paragraph = (text: string) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`;
  const note = (text: string) => `<p style="${noteStyle}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>` +
      `<p style="${noteStyle};word-break:break-all">${escapeHtml(linkHint)}<br>${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbfaf7;color:#1c1b19;font:16px/1.6 -apple-system,'Segoe UI',Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" \
style="max-width:560px;background:#ffffff;border:1px solid #e4e0d7;border-radius:8px"><tr><td style="padding:32px;text-align:left">
<p style="margin:0 0 24px;font:600 22px/1.2 'Source Serif 4',Georgia,serif;color:#0f6b5c">Fitted</p>
${[paragraph(greeting), ...paragraphs.map(paragraph)].join('\n')}
${renderFigures(figures)}${button}
${notes.map(note).join('\n')}
<p style="margin:24px 0 0">${escapeHtml(signature)}<br>Fitted</p>
</td></tr></table></td></tr></table></body></html>`;
}

const cellStyle = 'padding:8px 0;border-top:1px solid #e4e0d7';

function renderFigures(figures: readonly Figure[]): string {
  if (figures.length === 0) return '';
  const row = ({ label, value }: Figure) =>
    `<tr><td style="${cellStyle}">${escapeHtml(label)}</td><td align="right" style="${cellStyle};font-weight:600">${escapeHtml(value)}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${figures.map(row).join('')}</table>\n`;
}
