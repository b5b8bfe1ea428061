import type { MailWords } from '../mail-words.ts';

export const japaneseMail: MailWords = {
  greeting: (firstName) => `${firstName}様`,
  resetPassword: {
    subject: '新しいパスワードの設定',
    text: 'Fittedのアカウントについて、新しいパスワードの申請がありました。下のリンクから設定してください。',
    action: '新しいパスワードを設定する',
    expiry: (minutes) => `リンクは1回限り、${minutes}分間有効です。`,
    notYou: 'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
  },
  setPassword: {
    subject: 'Fittedのアカウントの準備ができました',
    text: 'Fittedにあなたのアカウントが作成されました。初めてログインする前に、パスワードを設定してください。',
    action: 'パスワードを設定する',
    expiry: (minutes) =>
      `リンクは1回限り、${minutes}分間有効です。期限が切れた場合は、ログインページの「パスワードをお忘れですか？」から再発行してください。`,
  },
  passwordChanged: {
    subject: 'パスワードが変更されました',
    text: 'Fittedのアカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。',
  },
  emailChanged: {
    subject: 'メールアドレスが変更されました',
    text: 'Fittedのアカウントのメールアドレスが変更されました。',
    to: (address) => `新しいメールアドレスは${address}です。`,
  },
  twoStepOn: {
    subject: '2段階認証が有効になりました',
    text: '今後、Fittedへのログインでは、認証アプリのコードの入力が必要です。',
  },
  twoStepOff: {
    subject: '2段階認証が無効になりました',
    text: '今後、Fittedへのログインに、認証アプリのコードは必要ありません。',
  },
  recoveryCodeUsed: {
    subject: 'リカバリーコードが使用されました',
    text: 'あなたのリカバリーコードを使って、Fittedのアカウントへのログインがありました。そのコードはもう使えません。',
  },
  notYou: (support) => `お心当たりがない場合は、すぐに${support}までご連絡ください。`,
  frame: {
    signature: '今後ともよろしくお願いいたします。',
    linkHint: 'ボタンが使えない場合は、次のアドレスを開いてください。',
  },
  billing: {
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
  activityReport: {
    subject: 'Fittedの利用状況',
    period: (from, until) => `${from}から${until}までのFittedの利用状況をお知らせします。`,
    resumes: '保存した履歴書',
    improvements: '履歴書の改善',
    applications: '求人への応募',
    lastSignIn: '前回のログイン',
    never: 'まだありません',
    action: 'ダッシュボードを開く',
  },
  followUp: {
    subject: (count) => `今日、状況を確認する応募が${count}件あります`,
    text: '次の応募について、状況を尋ねる予定の日になりました。短く丁寧なメッセージで十分です。',
    action: '応募一覧を開く',
    off: 'このお知らせはプロフィール設定でオフにできます。',
  },
  receipt: {
    title: '領収書',
    number: '番号',
    date: '日付',
    paidBy: '宛名',
    for: '内容',
    method: 'お支払い方法',
    status: '状態',
    statuses: { paid: '支払い済み', failed: '未払い', refunded: '返金済み' },
    total: '合計',
    sandbox: 'このお支払いはデモモードで行われました。料金は発生していません。',
    questions: 'お問い合わせ先：',
  },
};
