import type { Language } from '@fitted/contract/languages';

interface ReceiptTexts {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly paidBy: string;
  readonly for: string;
  readonly method: string;
  readonly status: string;
  readonly statuses: Readonly<Record<'paid' | 'failed' | 'refunded', string>>;
  readonly total: string;
  readonly sandbox: string;
  readonly questions: string;
}

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    title: 'Receipt',
    number: 'Number',
    date: 'Date',
    paidBy: 'Billed to',
    for: 'For',
    method: 'Payment method',
    status: 'Status',
    statuses: { paid: 'Paid', failed: 'Not paid', refunded: 'Refunded' },
    total: 'Total',
    sandbox: 'This payment was made in demo mode. No money was taken.',
    questions: 'Questions? Write to',
  },
  es: {
    title: 'Recibo',
    number: 'Número',
    date: 'Fecha',
    paidBy: 'Facturado a',
    for: 'Concepto',
    method: 'Forma de pago',
    status: 'Estado',
    statuses: { paid: 'Pagado', failed: 'No pagado', refunded: 'Reembolsado' },
    total: 'Total',
    sandbox: 'Este pago se hizo en modo de demostración. No se ha cobrado nada.',
    questions: '¿Preguntas? Escribe a',
  },
  fr: {
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
  de: {
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
  zh: {
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
  ja: {
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
