interface NoticeTexts {
  readonly subject: string;
  readonly text: string;
}

interface LinkTexts {
  readonly action: string;
  /** How long the link works. */
  expiry(minutes: number): string;
}

/** The words of the account mails in one language; a language that lacks one does not compile. */
export interface MailTexts {
  greeting(firstName: string): string;
  readonly resetPassword: NoticeTexts & LinkTexts & { readonly notYou: string };
  readonly setPassword: NoticeTexts & LinkTexts;
  readonly passwordChanged: NoticeTexts;
  readonly emailChanged: NoticeTexts & { to(address: string): string };
  readonly twoStepOn: NoticeTexts;
  readonly twoStepOff: NoticeTexts;
  readonly recoveryCodeUsed: NoticeTexts;
  /** Under every notice: what to do if it was not you. */
  notYou(supportAddress: string): string;
}
