import { sendContactMessage } from '@fitted/contract/contact';
import type { Serve } from '../../http/bind.ts';
import { type ContactDeps, receiveMessage } from './service.ts';

/** Bots get the same answer, because a refused bot would try another way. */
const thanks = { message: "Thank you for your message. We'll get back to you soon." };

export function serveContact(serve: Serve, deps: ContactDeps): void {
  serve(sendContactMessage, async ({ user, body: { website, ...form } }) => {
    if (!website) await receiveMessage(form, user?.id ?? null, deps);
    return thanks;
  });
}
