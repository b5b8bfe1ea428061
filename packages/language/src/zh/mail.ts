import type { MailWords } from '../mail-words.ts';

export const chineseMail: MailWords = {
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
  frame: { signature: '祝好', linkHint: '如果按钮无法使用，请打开此网址：' },
  billing: {
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
  activityReport: {
    subject: '你在 Fitted 的使用情况',
    period: (from, until) => `以下是你从${from}到${until}在 Fitted 的使用情况。`,
    resumes: '已保存的简历',
    improvements: '简历改进',
    applications: '投递',
    lastSignIn: '上次登录',
    never: '尚未登录',
    action: '打开你的面板',
  },
  followUp: {
    subject: (count) => `今天有 ${count} 条投递需要跟进`,
    text: '你曾打算询问以下投递的进展。一条简短友好的消息就够了。',
    action: '打开投递看板',
    off: '你可以在个人设置中关闭这些提醒。',
  },
  receipt: {
    title: '收据',
    number: '编号',
    date: '日期',
    paidBy: '付款人',
    for: '项目',
    method: '付款方式',
    status: '状态',
    statuses: { paid: '已付款', failed: '未付款', refunded: '已退款' },
    total: '合计',
    sandbox: '此付款在演示模式下进行，未扣取任何款项。',
    questions: '如有疑问，请联系',
  },
};
