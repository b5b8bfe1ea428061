import type { Language } from '@fitted/contract/languages';

/** What every mail says around its own words. */
export const frameTexts: Readonly<Record<Language, { readonly signature: string; readonly linkHint: string }>> = {
  en: { signature: 'Kind regards,', linkHint: 'If the button does not work, open this address:' },
  es: { signature: 'Un saludo,', linkHint: 'Si el botón no funciona, abre esta dirección:' },
  fr: { signature: 'Bien à vous,', linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :' },
  de: { signature: 'Viele Grüße', linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:' },
  zh: { signature: '祝好', linkHint: '如果按钮无法使用，请打开此网址：' },
  ja: {
    signature: '今後ともよろしくお願いいたします。',
    linkHint: 'ボタンが使えない場合は、次のアドレスを開いてください。',
  },
};
