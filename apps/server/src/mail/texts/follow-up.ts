import type { Language } from '@fitted/contract/languages';

interface FollowUpTexts {
  subject(count: number): string;
  readonly text: string;
  readonly action: string;
  readonly off: string;
}

export const followUpTexts: Readonly<Record<Language, FollowUpTexts>> = {
  en: {
    subject: (count) =>
      count === 1 ? 'An application to follow up today' : `${count} applications to follow up today`,
    text: 'You wanted to ask how these applications stand. A short, friendly message is enough.',
    action: 'Open your applications',
    off: 'You can switch these reminders off in your profile settings.',
  },
  es: {
    subject: (count) =>
      count === 1 ? 'Hoy toca dar seguimiento a una candidatura' : `Hoy toca dar seguimiento a ${count} candidaturas`,
    text: 'Querías preguntar cómo van estas candidaturas. Basta con un mensaje breve y cordial.',
    action: 'Abrir tus candidaturas',
    off: 'Puedes desactivar estos recordatorios en los ajustes de tu perfil.',
  },
  fr: {
    subject: (count) =>
      count === 1 ? 'Une candidature à relancer aujourd’hui' : `${count} candidatures à relancer aujourd’hui`,
    text: 'Vous vouliez prendre des nouvelles de ces candidatures. Un message court et cordial suffit.',
    action: 'Ouvrir vos candidatures',
    off: 'Vous pouvez désactiver ces rappels dans les paramètres de votre profil.',
  },
  de: {
    subject: (count) =>
      count === 1 ? 'Heute bei einer Bewerbung nachfassen' : `Heute bei ${count} Bewerbungen nachfassen`,
    text: 'du wolltest nachfragen, wie es um diese Bewerbungen steht. Eine kurze, freundliche Nachricht genügt.',
    action: 'Zu deinen Bewerbungen',
    off: 'Diese Erinnerungen kannst du in deinen Profileinstellungen abschalten.',
  },
  zh: {
    subject: (count) => `今天有 ${count} 条投递需要跟进`,
    text: '你曾打算询问以下投递的进展。一条简短友好的消息就够了。',
    action: '打开投递看板',
    off: '你可以在个人设置中关闭这些提醒。',
  },
  ja: {
    subject: (count) => `今日、状況を確認する応募が${count}件あります`,
    text: '次の応募について、状況を尋ねる予定の日になりました。短く丁寧なメッセージで十分です。',
    action: '応募一覧を開く',
    off: 'このお知らせはプロフィール設定でオフにできます。',
  },
};
