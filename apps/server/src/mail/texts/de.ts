import type { MailTexts } from './shape.ts';

export const de: MailTexts = {
  greeting: (firstName) => `Guten Tag ${firstName},`,
  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    text: 'Für Ihr Fitted-Konto wurde ein neues Passwort angefordert. Über den folgenden Link wählen Sie eines.',
    action: 'Neues Passwort wählen',
    expiry: 'Der Link funktioniert einmal und 30 Minuten lang.',
    notYou: 'Wenn Sie das nicht waren, ignorieren Sie diese Mail. Ihr Passwort bleibt, wie es ist.',
  },
  setPassword: {
    subject: 'Ihr Fitted-Konto ist bereit',
    text: 'Bei Fitted wurde ein Konto für Sie angelegt. Wählen Sie ein Passwort, um sich zum ersten Mal anzumelden.',
    action: 'Passwort wählen',
    expiry:
      'Der Link funktioniert einmal und 30 Minuten lang. Danach fordern Sie mit „Passwort vergessen?“ auf der Anmeldeseite einen neuen an.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Fitted-Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Die E-Mail-Adresse Ihres Fitted-Kontos wurde soeben geändert.',
    to: (address) => `Sie lautet jetzt ${address}.`,
  },
  twoStepOn: {
    subject: 'Die Bestätigung in zwei Schritten ist eingeschaltet',
    text: 'Ab jetzt fragt die Anmeldung bei Fitted nach einem Code aus Ihrer Authenticator-App.',
  },
  twoStepOff: {
    subject: 'Die Bestätigung in zwei Schritten ist ausgeschaltet',
    text: 'Die Anmeldung bei Fitted fragt nicht mehr nach einem Code aus Ihrer Authenticator-App.',
  },
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    text: 'Jemand hat sich mit einem Ihrer Wiederherstellungscodes bei Ihrem Fitted-Konto angemeldet. Dieser Code gilt nicht mehr.',
  },
  notYou: (support) => `Wenn Sie das nicht waren, schreiben Sie bitte sofort an ${support}.`,
};
