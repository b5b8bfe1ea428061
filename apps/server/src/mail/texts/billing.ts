import type { Language } from '@fitted/contract/languages';

export type BillingNotice = 'started' | 'trialStarted' | 'paymentFailed' | 'cancellationPlanned' | 'ended';

/** What a sentence needs; dates and amounts come written in the language already. */
export interface BillingFacts {
  readonly plan: string;
  readonly amount: string;
  readonly date: string;
}

interface NoticeTexts {
  readonly subject: string;
  text(facts: BillingFacts): string;
}

type BillingTexts = Readonly<Record<BillingNotice, NoticeTexts>> & {
  readonly action: string;
  readonly cardAction: string;
};

export const billingTexts: Readonly<Record<Language, BillingTexts>> = {
  en: {
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
        `Your subscription to Fitted ${plan} has been cancelled. You can use it until ${date}, and nothing more will be charged. Until then you can take the cancellation back.`,
    },
    ended: {
      subject: 'Your subscription has ended',
      text: ({ plan }) =>
        `Your subscription to Fitted ${plan} has ended, and nothing more will be charged. Your resumes and your account stay as they are.`,
    },
  },
  es: {
    action: 'Ver tu suscripción',
    cardAction: 'Actualizar tu tarjeta',
    started: {
      subject: 'Tu suscripción está activa',
      text: ({ plan, amount, date }) =>
        `Gracias por suscribirte a Fitted ${plan}. Se renueva el ${date} por ${amount}. Puedes cancelarla cuando quieras.`,
    },
    trialStarted: {
      subject: 'Tu prueba gratuita ha empezado',
      text: ({ plan, amount, date }) =>
        `Tu prueba gratuita de Fitted ${plan} ha empezado. No se ha cobrado nada. El ${date} pasará a ser una suscripción por ${amount}, salvo que la canceles antes.`,
    },
    paymentFailed: {
      subject: 'No se ha podido cobrar tu pago',
      text: ({ plan, date }) =>
        `No hemos podido cobrar Fitted ${plan}. Puedes seguir usándolo hasta el ${date}. Actualiza tu tarjeta antes de esa fecha.`,
    },
    cancellationPlanned: {
      subject: 'Tu suscripción se ha cancelado',
      text: ({ plan, date }) =>
        `Tu suscripción a Fitted ${plan} se ha cancelado. Puedes usarla hasta el ${date} y no se cobrará nada más. Hasta entonces puedes anular la cancelación.`,
    },
    ended: {
      subject: 'Tu suscripción ha terminado',
      text: ({ plan }) =>
        `Tu suscripción a Fitted ${plan} ha terminado y no se cobrará nada más. Tus currículums y tu cuenta siguen como están.`,
    },
  },
  fr: {
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
        `Votre abonnement à Fitted ${plan} est résilié. Vous pouvez l’utiliser jusqu’au ${date} et rien d’autre ne sera débité. D’ici là, vous pouvez revenir sur la résiliation.`,
    },
    ended: {
      subject: 'Votre abonnement est terminé',
      text: ({ plan }) =>
        `Votre abonnement à Fitted ${plan} est terminé et rien d’autre ne sera débité. Vos CV et votre compte restent tels quels.`,
    },
  },
  de: {
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
        `deine kostenlose Testphase für Fitted ${plan} hat begonnen. Es wurde nichts abgebucht. Am ${date} wird daraus ein Abo für ${amount}, wenn du nicht vorher kündigst.`,
    },
    paymentFailed: {
      subject: 'Deine Zahlung hat nicht geklappt',
      text: ({ plan, date }) =>
        `die Zahlung für Fitted ${plan} hat nicht geklappt. Du kannst es bis zum ${date} weiter nutzen. Bitte aktualisiere deine Karte bis dahin.`,
    },
    cancellationPlanned: {
      subject: 'Dein Abo ist gekündigt',
      text: ({ plan, date }) =>
        `dein Abo von Fitted ${plan} ist gekündigt. Du kannst es bis zum ${date} nutzen, und es wird nichts mehr abgebucht. Bis dahin kannst du die Kündigung zurücknehmen.`,
    },
    ended: {
      subject: 'Dein Abo ist beendet',
      text: ({ plan }) =>
        `dein Abo von Fitted ${plan} ist beendet, und es wird nichts mehr abgebucht. Deine Lebensläufe und dein Konto bleiben, wie sie sind.`,
    },
  },
  zh: {
    action: '查看你的订阅',
    cardAction: '更换银行卡',
    started: {
      subject: '你的订阅已生效',
      text: ({ plan, amount, date }) =>
        `感谢你订阅 Fitted ${plan}。订阅将于${date}续订，届时扣款 ${amount}。你可以随时取消。`,
    },
    trialStarted: {
      subject: '你的免费试用已开始',
      text: ({ plan, amount, date }) =>
        `你的 Fitted ${plan} 免费试用已开始，目前未收取任何费用。如果不提前取消，将于${date}转为订阅，费用为 ${amount}。`,
    },
    paymentFailed: {
      subject: '你的付款未成功',
      text: ({ plan, date }) => `我们未能收取 Fitted ${plan} 的费用。你可以继续使用至${date}，请在此之前更换银行卡。`,
    },
    cancellationPlanned: {
      subject: '你的订阅已取消',
      text: ({ plan, date }) =>
        `你的 Fitted ${plan} 订阅已取消。你可以使用至${date}，不会再收取费用。在此之前，你可以恢复订阅。`,
    },
    ended: {
      subject: '你的订阅已结束',
      text: ({ plan }) => `你的 Fitted ${plan} 订阅已结束，不会再收取费用。你的简历和账户保持不变。`,
    },
  },
  ja: {
    action: 'プランを確認する',
    cardAction: 'カードを更新する',
    started: {
      subject: 'プランが有効になりました',
      text: ({ plan, amount, date }) =>
        `Fitted ${plan}プランへのご登録ありがとうございます。${date}に${amount}で更新されます。いつでも解約できます。`,
    },
    trialStarted: {
      subject: '無料期間が始まりました',
      text: ({ plan, amount, date }) =>
        `Fitted ${plan}プランの無料期間が始まりました。料金はまだ発生していません。${date}より前に解約しなければ、その日から${amount}の有料プランになります。`,
    },
    paymentFailed: {
      subject: 'お支払いを完了できませんでした',
      text: ({ plan, date }) =>
        `Fitted ${plan}プランのお支払いを完了できませんでした。${date}までは引き続き使えます。それまでにカードを更新してください。`,
    },
    cancellationPlanned: {
      subject: 'プランを解約しました',
      text: ({ plan, date }) =>
        `Fitted ${plan}プランを解約しました。${date}まで使えて、今後の請求はありません。それまでは解約を取り消せます。`,
    },
    ended: {
      subject: 'プランが終了しました',
      text: ({ plan }) =>
        `Fitted ${plan}プランが終了しました。今後の請求はありません。履歴書とアカウントはそのまま残ります。`,
    },
  },
};
