import type { ContactForm } from '@fitted/contract/contact';
import type { Database } from '../../db/client.ts';
import { insertMail } from '../../mail/repository.ts';
import { insertContactMessage } from './repository.ts';
import { supportMail } from './support-mail.ts';

export interface ContactDeps {
  readonly db: Database;
  readonly supportAddress: string;
  readonly nudgeMail: () => void;
}

/** Stored and mailed together, so that a message the sender was thanked for cannot get lost on either way. */
export async function receiveMessage(form: ContactForm, deps: ContactDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await insertContactMessage(tx, form);
    await insertMail(tx, { userId: null, recipient: deps.supportAddress, ...supportMail(form) });
  });
  deps.nudgeMail();
}
