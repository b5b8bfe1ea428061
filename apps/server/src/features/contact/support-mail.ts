import type { ContactForm } from '@fitted/contract/contact';
import { type RenderedMail, renderMail } from '../../mail/layout.ts';

/** The message for the team, which reads English, whatever language the sender writes in. */
export function supportMail({ name, email, phone, subject, message }: ContactForm): RenderedMail {
  const about = subject ?? 'No subject';
  return renderMail(
    {
      subject: `Contact form: ${about}`,
      greeting: `${name} wrote through the contact form:`,
      paragraphs: message.split(/(?<!\s)[^\S\n]*\n\s*/),
      action: {
        label: `Reply to ${email}`,
        url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${about}`)}`,
      },
      notes: [`Name: ${name}`, `Email: ${email}`, `Phone: ${phone ?? 'not given'}`, `Subject: ${about}`],
    },
    'en',
  );
}
