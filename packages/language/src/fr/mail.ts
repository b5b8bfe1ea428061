import type { MailWords } from '../mail-words.ts';

export const frenchMail: MailWords = {
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
  frame: { signature: 'Bien à vous,', linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :' },
  billing: {
    action: 'Voir votre abonnement',
    cardAction: 'Mettre à jour votre carte',
    started: {
      subject: 'Votre abonnement est actif',
      text: ({ plan, amount, date }) =>
        `Merci pour votre abonnement à Fitted ${plan}. Il se renouvelle le ${date} pour ${amount}. Vous pouvez le résilier à tout moment.`,
    },
    trialStarted: {
      subject: 'Votre essai gratuit a commencé',
      text: ({ plan, amount, date }) =>
        `Votre essai gratuit de Fitted ${plan} a commencé. Rien n’a été débité. Le ${date}, il devient un abonnement à ${amount}, sauf si vous résiliez avant.`,
    },
    paymentFailed: {
      subject: 'Votre paiement n’a pas abouti',
      text: ({ plan, date }) =>
        `Le paiement de Fitted ${plan} n’a pas abouti. Vous pouvez continuer à l’utiliser jusqu’au ${date}. Merci de mettre à jour votre carte d’ici là.`,
    },
    cancellationPlanned: {
      subject: 'Votre abonnement est résilié',
      text: ({ plan, date }) =>
        `Votre abonnement à Fitted ${plan} est résilié. Vous pouvez l’utiliser jusqu’au ${date} et rien ` +
        'd’autre ne sera débité. D’ici là, vous pouvez revenir sur la résiliation.',
    },
    ended: {
      subject: 'Votre abonnement est terminé',
      text: ({ plan }) =>
        `Votre abonnement à Fitted ${plan} est terminé et rien d’autre ne sera débité. Vos CV et votre compte restent tels quels.`,
    },
  },
  activityReport: {
    subject: 'Votre activité sur Fitted',
    period: (from, until) => `Voici ce que vous avez fait sur Fitted du ${from} au ${until}.`,
    resumes: 'CV enregistrés',
    improvements: 'Améliorations de CV',
    applications: 'Candidatures',
    lastSignIn: 'Dernière connexion',
    never: 'Pas encore',
    action: 'Ouvrir votre tableau de bord',
  },
  followUp: {
    subject: (count) =>
      count === 1 ? 'Une candidature à relancer aujourd’hui' : `${count} candidatures à relancer aujourd’hui`,
    text: 'Vous vouliez prendre des nouvelles de ces candidatures. Un message court et cordial suffit.',
    action: 'Ouvrir vos candidatures',
    off: 'Vous pouvez désactiver ces rappels dans les paramètres de votre profil.',
  },
  receipt: {
    title: 'Reçu',
    number: 'Numéro',
    date: 'Date',
    paidBy: 'Facturé à',
    for: 'Objet',
    method: 'Moyen de paiement',
    status: 'Statut',
    statuses: { paid: 'Payé', failed: 'Non payé', refunded: 'Remboursé' },
    total: 'Total',
    sandbox: 'Ce paiement a été effectué en mode démonstration. Rien n’a été débité.',
    questions: 'Des questions ? Écrivez à',
  },
};
