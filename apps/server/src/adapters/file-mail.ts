import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UserId } from '@fitted/contract/primitives';
import { createTransport } from 'nodemailer';
import { MailFailure, type MailTransport } from '../ports/mail.ts';
import { replyHeader } from './reply-header.ts';

/** Without a mail server, writes each mail as a real .eml file that any mail program can open. */
export function createFileMail(folder: string, from: string, log: (message: string) => void): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ messageId, userId, to, replyTo, subject, text, html }) {
      if (isNowhere(to)) throw new MailFailure('There is no mail server for this address', false);
      const { message } = await composer.sendMail({
        messageId,
        from,
        to,
        ...replyHeader(replyTo),
        subject,
        text,
        html,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${messageId.replace(/[^\w.-]/g, '')}.eml`;
      const path = join(folder, userId ? `${ofUser(userId)}${name}` : name);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log(`Mail to ${to}: ${path}`);
      const link = /https?:\/\/\S+/.exec(text)?.[0];
      if (link) log(`Link in that mail: ${link}`);
    },
    async removeSentBefore(moment) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const path = join(folder, name);
        const file = await stat(path).catch(() => undefined);
        if (file && file.mtime < moment) await rm(path, { force: true });
      }
    },
    async removeSentTo(userId) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (name.startsWith(ofUser(userId))) await rm(join(folder, name), { force: true });
    },
    close: () => undefined,
  };
}

const ofUser = (userId: UserId) => `user-${userId}.`;

/** A domain reserved for addresses that do not exist (RFC 2606); a real mail server would reject them too. */
const isNowhere = (address: string) => /[@.]invalid$/i.test(address);
