import type { MailTexts } from './shape.ts';

export const fr: MailTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Fitted. Le lien ci-dessous vous permet de le choisir.',
    action: 'Choisir un nouveau mot de passe',
    expiry: (minutes) => `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
    notYou: 'Si ce n’était pas vous, ignorez ce message. Votre mot de passe reste inchangé.',
  },
  setPassword: {
    subject: 'Votre compte Fitted est prêt',
    text: 'Un compte a été créé pour vous sur Fitted. Choisissez un mot de passe pour vous connecter une première fois.',
    action: 'Choisir un mot de passe',
    expiry: (minutes) =>
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes. Ensuite, demandez-en un autre avec « Mot de passe oublié ? » sur la page de connexion.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte Fitted vient d’être modifié et tous les autres appareils ont été déconnectés.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'L’adresse e-mail de votre compte Fitted vient d’être modifiée.',
    to: (address) => `La nouvelle adresse est ${address}.`,
  },
  twoStepOn: {
    subject: 'La validation en deux étapes est activée',
    text: 'Désormais, la connexion à Fitted demande un code de votre application d’authentification.',
  },
  twoStepOff: {
    subject: 'La validation en deux étapes est désactivée',
    text: 'La connexion à Fitted ne demande plus de code de votre application d’authentification.',
  },
  recoveryCodeUsed: {
    subject: 'Un code de secours a été utilisé',
    text: 'Quelqu’un s’est connecté à votre compte Fitted avec l’un de vos codes de secours. Ce code ne peut plus servir.',
  },
  notYou: (support) => `Si ce n’était pas vous, écrivez sans attendre à ${support}.`,
};
