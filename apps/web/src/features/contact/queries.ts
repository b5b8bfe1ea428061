import type { sendContactMessage } from '@fitted/contract/contact';
import { addressOf, call } from '../../lib/api/client.ts';

const address = addressOf<typeof sendContactMessage>('POST', '/api/contact');

/** As typed; blank optional fields count as not given. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  /** Hidden from people; see the contract. */
  readonly website: string;
}

export async function sendMessage(values: ContactValues): Promise<void> {
  await call(address, { body: values });
}
