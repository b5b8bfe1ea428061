import type { MailTexts } from './shape.ts';

export const ja: MailTexts = {
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
};
