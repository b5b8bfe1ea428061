import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { patience } from '../testing/patience.ts';

/** The plain text of the newest mail to an address, as the product left it in its outbox. */
async function waitForMail(recipient: string): Promise<string> {
  let text: string | undefined;
  await expect(() => {
    text = findMail(recipient);
    expect(text, `a mail to ${recipient}`).toBeDefined();
  }).toPass({ timeout: patience.stepMs });
  return text ?? '';
}

/** The first link in that mail. */
export async function waitForMailedLink(recipient: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await waitForMail(recipient))?.[0];
  if (!link) throw new Error(`the mail to ${recipient} holds no link`);
  return link;
}

function findMail(recipient: string): string | undefined {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = readFolder(folder).filter((name) => name.endsWith('.eml'));
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${recipient}`))
    .map(decodeQuotedPrintable)
    .at(-1);
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder is created with the first mail.
    return [];
  }
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
