import type { MailTexts } from './shape.ts';

export const zh: MailTexts = {
  greeting: (firstName) => `${firstName}，你好：`,
  resetPassword: {
    subject: '设置新密码',
    text: '有人为你的 Fitted 账户申请了新密码。请通过下面的链接进行设置。',
    action: '设置新密码',
    expiry: (minutes) => `该链接只能使用一次，${minutes} 分钟内有效。`,
    notYou: '如果不是你本人操作，请忽略此邮件，你的密码不会改变。',
  },
  setPassword: {
    subject: '你的 Fitted 账户已就绪',
    text: '我们已在 Fitted 为你创建账户。请先设置密码，再进行首次登录。',
    action: '设置密码',
    expiry: (minutes) => `该链接只能使用一次，${minutes} 分钟内有效。过期后，请在登录页点击“忘记密码？”重新获取。`,
  },
  passwordChanged: {
    subject: '你的密码已更改',
    text: '你的 Fitted 账户密码刚刚更改，其他设备均已退出登录。',
  },
  emailChanged: {
    subject: '你的电子邮箱已更改',
    text: '你的 Fitted 账户的电子邮箱刚刚更改。',
    to: (address) => `新的电子邮箱是 ${address}。`,
  },
  twoStepOn: {
    subject: '两步验证已开启',
    text: '从现在起，登录 Fitted 时需要输入身份验证器应用中的验证码。',
  },
  twoStepOff: {
    subject: '两步验证已关闭',
    text: '登录 Fitted 时不再需要身份验证器应用中的验证码。',
  },
  recoveryCodeUsed: {
    subject: '有一个恢复码被使用',
    text: '有人使用你的一个恢复码登录了你的 Fitted 账户。该恢复码已失效。',
  },
  notYou: (support) => `如果不是你本人操作，请立即写信至 ${support}。`,
};
