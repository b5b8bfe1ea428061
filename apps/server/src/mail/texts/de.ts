import type { MailTexts } from './shape.ts';

export const de: MailTexts = {
  greeting: (firstName) => `Hallo ${firstName},`,
  resetPassword: {
    subject: 'Wähl ein neues Passwort',
    text: 'für dein Fitted-Konto wurde ein neues Passwort angefordert. Über den folgenden Link wählst du eines.',
    action: 'Neues Passwort wählen',
    expiry: (minutes) => `Der Link funktioniert einmal und ${minutes} Minuten lang.`,
    notYou: 'Wenn du das nicht warst, ignorier diese Mail. Dein Passwort bleibt, wie es ist.',
  },
  setPassword: {
    subject: 'Dein Fitted-Konto ist bereit',
    text: 'bei Fitted wurde ein Konto für dich angelegt. Wähl ein Passwort, um dich zum ersten Mal anzumelden.',
    action: 'Passwort wählen',
    expiry: (minutes) =>
      `Der Link funktioniert einmal und ${minutes} Minuten lang. Danach forderst du mit „Passwort vergessen?“ auf der Anmeldeseite einen neuen an.`,
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    text: 'das Passwort deines Fitted-Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
  },
  emailChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    text: 'die E-Mail-Adresse deines Fitted-Kontos wurde gerade geändert.',
    to: (address) => `Sie lautet jetzt ${address}.`,
  },
  twoStepOn: {
    subject: 'Die Bestätigung in zwei Schritten ist eingeschaltet',
    text: 'ab jetzt fragt die Anmeldung bei Fitted nach einem Code aus deiner Authenticator-App.',
  },
  twoStepOff: {
    subject: 'Die Bestätigung in zwei Schritten ist ausgeschaltet',
    text: 'die Anmeldung bei Fitted fragt nicht mehr nach einem Code aus deiner Authenticator-App.',
  },
  recoveryCodeUsed: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    text: 'jemand hat sich mit einem deiner Wiederherstellungscodes bei deinem Fitted-Konto angemeldet. Dieser Code gilt nicht mehr.',
  },
  notYou: (support) => `Wenn du das nicht warst, schreib bitte sofort an ${support}.`,
};
