import type { MailWords } from '../mail-words.ts';

export const germanMail: MailWords = {
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
  frame: { signature: 'Viele Grüße', linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:' },
  billing: {
    action: 'Abo ansehen',
    cardAction: 'Karte aktualisieren',
    started: {
      subject: 'Dein Abo ist aktiv',
      text: ({ plan, amount, date }) =>
        `danke, dass du Fitted ${plan} abonniert hast. Es verlängert sich am ${date} für ${amount}. Du kannst jederzeit kündigen.`,
    },
    trialStarted: {
      subject: 'Deine kostenlose Testphase hat begonnen',
      text: ({ plan, amount, date }) =>
        `deine kostenlose Testphase für Fitted ${plan} hat begonnen. Es wurde nichts abgebucht. Am ${date} ` +
        `wird daraus ein Abo für ${amount}, wenn du nicht vorher kündigst.`,
    },
    paymentFailed: {
      subject: 'Deine Zahlung hat nicht geklappt',
      text: ({ plan, date }) =>
        `die Zahlung für Fitted ${plan} hat nicht geklappt. Du kannst es bis zum ${date} weiter nutzen. Bitte aktualisiere deine Karte bis dahin.`,
    },
    cancellationPlanned: {
      subject: 'Dein Abo ist gekündigt',
      text: ({ plan, date }) =>
        `dein Abo von Fitted ${plan} ist gekündigt. Du kannst es bis zum ${date} nutzen, und es wird nichts ` +
        'mehr abgebucht. Bis dahin kannst du die Kündigung zurücknehmen.',
    },
    ended: {
      subject: 'Dein Abo ist beendet',
      text: ({ plan }) =>
        `dein Abo von Fitted ${plan} ist beendet, und es wird nichts mehr abgebucht. Deine Lebensläufe und dein Konto bleiben, wie sie sind.`,
    },
  },
  activityReport: {
    subject: 'Deine Aktivität bei Fitted',
    period: (from, until) => `das hast du vom ${from} bis zum ${until} bei Fitted gemacht.`,
    resumes: 'Gespeicherte Lebensläufe',
    improvements: 'Verbesserungen',
    applications: 'Bewerbungen',
    lastSignIn: 'Letzte Anmeldung',
    never: 'Noch keine',
    action: 'Zu deiner Übersicht',
  },
  followUp: {
    subject: (count) =>
      count === 1 ? 'Heute bei einer Bewerbung nachfassen' : `Heute bei ${count} Bewerbungen nachfassen`,
    text: 'du wolltest nachfragen, wie es um diese Bewerbungen steht. Eine kurze, freundliche Nachricht genügt.',
    action: 'Zu deinen Bewerbungen',
    off: 'Diese Erinnerungen kannst du in deinen Profileinstellungen abschalten.',
  },
  receipt: {
    title: 'Beleg',
    number: 'Nummer',
    date: 'Datum',
    paidBy: 'Ausgestellt für',
    for: 'Für',
    method: 'Zahlungsart',
    status: 'Status',
    statuses: { paid: 'Bezahlt', failed: 'Nicht bezahlt', refunded: 'Erstattet' },
    total: 'Summe',
    sandbox: 'Diese Zahlung lief im Demomodus. Es wurde kein Geld abgebucht.',
    questions: 'Fragen? Schreib an',
  },
};
