import type { ContactForm } from '@fitted/contract/contact';
import type { UserId } from '@fitted/contract/primitives';
import type { Database } from '../../db/client.ts';
import { insertMail } from '../../mail/repository.ts';
import { insertContactMessage } from './repository.ts';
import { supportMail } from './support-mail.ts';

export interface ContactDeps {
  readonly db: Database;
  readonly supportAddress: string;
  readonly nudgeMail: () => void;
}

/**
 * Stored and mailed in one transaction, so that a message the sender was thanked for cannot get lost. Both belong to
 * the signed-in person, who can export and erase them.
 */
export async function receiveMessage(form: ContactForm, userId: UserId | null, deps: ContactDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await insertContactMessage(tx, userId, form);
    await insertMail(tx, { userId, recipient: deps.supportAddress, replyTo: form.email, ...supportMail(form) });
  });
  deps.nudgeMail();
}
