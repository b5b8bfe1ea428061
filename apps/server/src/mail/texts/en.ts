import type { MailTexts } from './shape.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  resetPassword: {
    subject: 'Choose a new password',
    text: 'Someone asked for a new password for your Fitted account. With the link below you choose one.',
    action: 'Choose a new password',
    expiry: (minutes) => `The link works once, for ${minutes} minutes.`,
    notYou: 'If this was not you, ignore this mail. Your password stays as it is.',
  },
  setPassword: {
    subject: 'Your Fitted account is ready',
    text: 'An account has been created for you at Fitted. Choose a password to sign in for the first time.',
    action: 'Choose a password',
    expiry: (minutes) =>
      `The link works once, for ${minutes} minutes. Afterwards, ask for a new one with “Forgot password?” on the sign-in page.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your Fitted account has just been changed, and all other devices were signed out.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'The email address of your Fitted account has just been changed.',
    to: (address) => `It is now ${address}.`,
  },
  twoStepOn: {
    subject: 'Two-step verification is on',
    text: 'From now on, signing in to Fitted asks for a code from your authenticator app.',
  },
  twoStepOff: {
    subject: 'Two-step verification is off',
    text: 'Signing in to Fitted no longer asks for a code from your authenticator app.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your Fitted account with one of your recovery codes. That code cannot be used again.',
  },
  notYou: (support) => `If this was not you, write to ${support} at once.`,
};
