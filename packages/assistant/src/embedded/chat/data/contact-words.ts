import { pattern } from '@fitted/language/pattern';

/** What people call their contact details, in all six languages together, with folded letters. */
export const contactWords = {
  email: pattern('u')`
      ^(?:e-?mail(?: address)?|mail|correo(?: electronico)?|adresse (?:e-?)?mail|(?:adresse )?courriel
      |e-?mail-?adresse|mailadresse|邮箱(?:地址)?|电子邮箱|邮件地址|メール(?:アドレス)?)$
    `,
  phone: pattern('u')`
      ^(?:phone(?: number)?|telephone(?: number)?|mobile(?: number)?|cell(?: phone)?|number|telefono
      |numero(?: de telefono| de telephone)?|movil|(?:numero de )?telephone|portable|telefon(?:nummer)?
      |handy(?:nummer)?|mobilnummer|nummer|电话(?:号码)?|手机(?:号码?)?|電話(?:番号)?|携帯(?:番号)?)$
    `,
  place: /^(?:address|home address|city|direccion|domicilio|adresse|anschrift|wohnort|地址|住址|住所)$/u,
  name: /^(?:name|full name|nombre|nom|名字|姓名|氏名|名前)$/u,
} as const;
