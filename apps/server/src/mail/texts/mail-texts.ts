import type { Language } from '@fitted/contract/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

interface NoticeTexts {
  readonly subject: string;
  readonly text: string;
}

/** The words of the account mails in one language; a language that lacks one does not compile. */
export interface MailTexts {
  greeting(firstName: string): string;
  readonly resetPassword: NoticeTexts & { readonly action: string; readonly expiry: string; readonly notYou: string };
  readonly setPassword: NoticeTexts & { readonly action: string; readonly expiry: string };
  readonly passwordChanged: NoticeTexts;
  readonly emailChanged: NoticeTexts & { to(address: string): string };
  readonly twoStepOn: NoticeTexts;
  readonly twoStepOff: NoticeTexts;
  readonly recoveryCodeUsed: NoticeTexts;
  readonly accountDeleted: NoticeTexts;
  /** Under every notice: what to do if it was not you. */
  notYou(supportAddress: string): string;
}

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, fr, de, zh, ja };
