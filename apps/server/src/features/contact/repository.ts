import type { ContactForm } from '@fitted/contract/contact';
import type { UserId } from '@fitted/contract/primitives';
import type { Queryable } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/site.ts';

export async function insertContactMessage(
  db: Queryable,
  userId: UserId | null,
  { name, email, phone, subject, message }: ContactForm,
): Promise<void> {
  await db.insert(contactMessages).values({ userId, name, email, phone, subject, message });
}
