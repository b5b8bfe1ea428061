import type { Contact } from '../../document.ts';
import { wordList } from './word-list.ts';

/** `address` is a full address, second best as a place; `none` are personal facts that are not contact details. */
type ContactField = keyof Contact | 'address' | 'none';

/** Labels of contact details: "Tel.: 030 123456", "姓名：张伟". Lower case, without colon or full stop. */
export const contactLabels: Readonly<Record<ContactField, readonly string[]>> = {
  name: wordList(`
    name, full name, nombre, nombre y apellidos, nombre y apellido, nombres y apellidos, apellidos y nombres,
    apellido y nombre, nombre completo, nom complet, nome completo, nom, prénom, nom et prénom, vorname, nachname,
    vor- und nachname, name vorname, nachname vorname, vorname name, nome, nome e cognome, фио,
    姓名, 氏名, お名前, 名前
  `),
  headline: wordList(`
    position, title, job title, puesto, poste, 应聘职位, 求职意向, 期望职位, 希望職種
  `),
  email: wordList(`
    email, e-mail, mail, e mail, correo, correo electrónico, courriel, adresse e-mail, e-mail-adresse, mailto, 邮箱, 电子邮箱,
    电子邮件, メール, メールアドレス, eメール
  `),
  phone: wordList(`
    phone, tel, telephone, mobile, cell, mob, teléfono, móvil, téléphone, tél, portable, telefon, handy, mobil, 电话,
    手机, 手机号, 联系电话, 電話, 電話番号, 携帯, 携帯電話
  `),
  place: wordList(`
    location, based in, residence, residencia, ciudad, ville, wohnort, 所在地, 现居, 现居地, 现居住地, 所在城市, 城市, 居住地, 勤務地, 工作地点,
    地点, lieu, lugar, ort, standort
  `),
  address: wordList(`
    address, mailaddress, home address, dirección, domicilio, adresse, domicile, anschrift, 地址, 家庭住址, 通讯地址, 住所, 現住所,
    住址
  `),
  links: wordList(`
    linkedin, github, gitlab, website, web, homepage, portfolio, twitter, x, orcid, mastodon, blog, site web,
    sitio web, webseite, 个人网站, 博客, 网站, 主页, ウェブサイト, ホームページ, url, xing, skype
  `),
  none: wordList(`
    date of birth, born, nationality, age, sex, gender, fecha de nacimiento, nacionalidad, date de naissance, né le,
    née le, nationalité, geburtsdatum, geboren, geburtsort, staatsangehörigkeit, familienstand, 出生日期, 出生年月, 性别, 年龄,
    民族, 籍贯, 政治面貌, 婚姻状况, 生年月日, 年齢, 性別, 国籍, 学历, 毕业院校, 工作年限, 工作经验, marital status, driving licence, permis de conduire,
    father's name, fathers name, father name, name of father, mother's name, mothers name, mother name, parent's name,
    husband's name, husband name, wife's name, wife name, spouse, spouse's name, spouse name, guardian's name, guardian name, emergency contact,
    next of kin, referee, reference, reference name, manager's name, company name, employer name, maiden name, user name, username,
    father's / husband's name, father's/husband's name, nombre del padre, nombre de la madre, cónyuge, contacto de emergencia, referencia,
    nom du père, nom de la mère, conjoint, contact d'urgence, nom de jeune fille, référence, name des vaters, name der mutter, geburtsname,
    ehepartner, ehegatte, notfallkontakt, referenz, 父亲, 母亲, 父亲姓名, 母亲姓名, 配偶, 配偶姓名, 紧急联系人, 推荐人, 父氏名, 母氏名, 保護者,
    保護者氏名, 配偶者, 緊急連絡先, 推薦者, ふりがな, フリガナ,
    single, married, divorced, soltero, soltera, casado, casada, divorciado, divorciada, célibataire, marié, mariée, divorcé,
    divorcée, ledig, verheiratet, geschieden, 未婚, 已婚
  `),
};

/** Labels of a date of birth, which is not the date of a role. */
export const birthLabels = wordList(`
  date of birth, born, born on, dob, birth date, birthday, fecha de nacimiento, date de naissance, né le, née le,
  geburtsdatum, geburtsdaten, geburtstag, geboren, geboren am, geburtsdatum/-ort, data di nascita, data de nascimento,
  出生日期, 出生年月, 生年月日
`);

/** Titles of the document itself, which are not a name. */
export const documentTitles = wordList(`
  resume, résumé, curriculum vitae, cv, curriculum, vita, vitae, currículum, currículum vítae, hoja de vida,
  lebenslauf, bewerbung, tabellarischer lebenslauf, 简历, 个人简历, 求职简历, 履歴書, 職務経歴書, 職務経歴, りれきしょ, 業務経歴書,
  技術経歴書, 技術者経歴書, スキルシート, academic curriculum vitae, academic cv, one page cv, professional resume,
  europass, europass cv, 経歴書, 履历, 履歴書・職務経歴書
`);

/** Lower-case words inside a person's name. */
export const particles = wordList(`
  de, del, la, las, los, lo, van, von, vom, zu, zum, zur, und, der, den, het, di, da, do, das, dos, dei, della, dello, du,
  des, le, bin, ibn, ben, bint, al, el, abu, y, e, i, ten, ter, te, av, af, san, o’g’li, o'g'li, qizi, oglu
`);

/** Trades that are also surnames. */
export const surnamesOfTrades = wordList(`
  baker, butcher, carpenter, cook, dean, farmer, gardener, judge, painter, porter, steward, tailor, trader, dancer,
  koch, bäcker, meister, schlosser, tischler, maler, kellner, gärtner, maurer, fleischer, apotheker, maçon, boulanger,
  boucher, peintre, carpintero, panadero, maestro, warden, joiner, constable
`);
