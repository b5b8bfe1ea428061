import type { MailWords } from '../mail-words.ts';

export const englishMail: MailWords = {
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
  frame: { signature: 'Kind regards,', linkHint: 'If the button does not work, open this address:' },
  billing: {
    action: 'See your subscription',
    cardAction: 'Update your card',
    started: {
      subject: 'Your subscription is active',
      text: ({ plan, amount, date }) =>
        `Thank you for subscribing to Fitted ${plan}. It renews on ${date} for ${amount}. You can cancel at any time.`,
    },
    trialStarted: {
      subject: 'Your free trial has begun',
      text: ({ plan, amount, date }) =>
        `Your free trial of Fitted ${plan} has begun. Nothing has been charged. On ${date} it becomes a subscription for ${amount}, unless you cancel before.`,
    },
    paymentFailed: {
      subject: 'Your payment did not go through',
      text: ({ plan, date }) =>
        `We could not take the payment for Fitted ${plan}. You can go on using it until ${date}. Please update your card before then.`,
    },
    cancellationPlanned: {
      subject: 'Your subscription has been cancelled',
      text: ({ plan, date }) =>
        `Your subscription to Fitted ${plan} has been cancelled. You can use it until ${date}, and nothing ` +
        'more will be charged. Until then you can take the cancellation back.',
    },
    ended: {
      subject: 'Your subscription has ended',
      text: ({ plan }) =>
        `Your subscription to Fitted ${plan} has ended, and nothing more will be charged. Your resumes and your account stay as they are.`,
    },
  },
  activityReport: {
    subject: 'Your activity at Fitted',
    period: (from, until) => `This is what you did at Fitted from ${from} to ${until}.`,
    resumes: 'Resumes saved',
    improvements: 'Resume improvements',
    applications: 'Job applications',
    lastSignIn: 'Last sign-in',
    never: 'Not yet',
    action: 'Open your dashboard',
  },
  followUp: {
    subject: (count) =>
      count === 1 ? 'An application to follow up today' : `${count} applications to follow up today`,
    text: 'You wanted to ask how these applications stand. A short, friendly message is enough.',
    action: 'Open your applications',
    off: 'You can switch these reminders off in your profile settings.',
  },
  receipt: {
    title: 'Receipt',
    number: 'Number',
    date: 'Date',
    paidBy: 'Billed to',
    for: 'For',
    method: 'Payment method',
    status: 'Status',
    statuses: { paid: 'Paid', failed: 'Not paid', refunded: 'Refunded' },
    total: 'Total',
    sandbox: 'This payment was made in demo mode. No money was taken.',
    questions: 'Questions? Write to',
  },
};
