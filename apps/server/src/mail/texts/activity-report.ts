import type { Language } from '@fitted/contract/languages';

interface ActivityReportTexts {
  readonly subject: string;
  period(from: string, until: string): string;
  readonly resumes: string;
  readonly improvements: string;
  readonly applications: string;
  readonly lastSignIn: string;
  readonly never: string;
  readonly action: string;
}

export const activityReportTexts: Readonly<Record<Language, ActivityReportTexts>> = {
  en: {
    subject: 'Your activity at Fitted',
    period: (from, until) => `This is what you did at Fitted from ${from} to ${until}.`,
    resumes: 'Resumes saved',
    improvements: 'Resume improvements',
    applications: 'Job applications',
    lastSignIn: 'Last sign-in',
    never: 'Not yet',
    action: 'Open your dashboard',
  },
  es: {
    subject: 'Tu actividad en Fitted',
    period: (from, until) => `Esto es lo que hiciste en Fitted del ${from} al ${until}.`,
    resumes: 'Currículums guardados',
    improvements: 'Mejoras de currículum',
    applications: 'Candidaturas',
    lastSignIn: 'Último inicio de sesión',
    never: 'Todavía ninguno',
    action: 'Abrir tu panel',
  },
  fr: {
    subject: 'Votre activité sur Fitted',
    period: (from, until) => `Voici ce que vous avez fait sur Fitted du ${from} au ${until}.`,
    resumes: 'CV enregistrés',
    improvements: 'Améliorations de CV',
    applications: 'Candidatures',
    lastSignIn: 'Dernière connexion',
    never: 'Pas encore',
    action: 'Ouvrir votre tableau de bord',
  },
  de: {
    subject: 'Deine Aktivität bei Fitted',
    period: (from, until) => `das hast du vom ${from} bis zum ${until} bei Fitted gemacht.`,
    resumes: 'Gespeicherte Lebensläufe',
    improvements: 'Verbesserungen',
    applications: 'Bewerbungen',
    lastSignIn: 'Letzte Anmeldung',
    never: 'Noch keine',
    action: 'Zu deiner Übersicht',
  },
  zh: {
    subject: '你在 Fitted 的使用情况',
    period: (from, until) => `以下是你从${from}到${until}在 Fitted 的使用情况。`,
    resumes: '已保存的简历',
    improvements: '简历改进',
    applications: '投递',
    lastSignIn: '上次登录',
    never: '尚未登录',
    action: '打开你的面板',
  },
  ja: {
    subject: 'Fittedの利用状況',
    period: (from, until) => `${from}から${until}までのFittedの利用状況をお知らせします。`,
    resumes: '保存した履歴書',
    improvements: '履歴書の改善',
    applications: '求人への応募',
    lastSignIn: '前回のログイン',
    never: 'まだありません',
    action: 'ダッシュボードを開く',
  },
};
