import type { Language } from '@fitted/contract/languages';

/** Replies about things that were named but not acted on. */
interface DoingWords {
  /** It was asked back, or asked to stay, and it is there. */
  readonly stillThere: string;
  /** Nothing here has that name. */
  readonly notNamed: string;
  /** Several things here may be meant. */
  readonly whichOf: string;
  /** No better spelling of these words is known. */
  readonly howSpelt: string;
  readonly noDates: string;
  /** It is wrong, but the right value was not given. */
  readonly whatInstead: string;
  /** Where the stated fact went. */
  readonly placedUnder: string;
}

export const doingWords: Readonly<Record<Language, DoingWords>> = {
  en: {
    stillThere: '“{name}” is in your resume and stays as it is.',
    notNamed: 'I did not find “{name}” in your resume, so nothing of it has changed.',
    whichOf: 'Which of these do you mean by “{name}”?',
    howSpelt: 'How should “{name}” be spelled? Tell me the right word, and I will put it in.',
    noDates: 'The dates I can read already have one form, so I left them as they are.',
    whatInstead: 'What should it say instead of “{name}”? Tell me in your own words, and I will put it in.',
    placedUnder: 'Written under “{name}”. If it belongs elsewhere, choose below; “undo” takes it out again.',
  },
  es: {
    stillThere: '«{name}» está en tu currículum y se queda como está.',
    notNamed: 'No encuentro «{name}» en tu currículum, así que ahí no ha cambiado nada.',
    whichOf: '¿A cuál de estos te refieres con «{name}»?',
    howSpelt: '¿Cómo se escribe «{name}»? Dime la palabra correcta y la pongo.',
    noDates: 'Las fechas que puedo leer ya tienen una sola forma, así que las he dejado como están.',
    whatInstead: '¿Qué debe decir en lugar de «{name}»? Dímelo con tus palabras y lo pongo.',
    placedUnder: 'Escrito en «{name}». Si va en otro sitio, elígelo abajo; «deshacer» lo quita de nuevo.',
  },
  fr: {
    stillThere: '« {name} » figure dans votre CV et reste tel quel.',
    notNamed: 'Je ne trouve pas « {name} » dans votre CV, rien n’a donc changé à cet endroit.',
    whichOf: 'Lequel désignez-vous par « {name} » ?',
    howSpelt: 'Comment s’écrit « {name} » ? Donnez-moi le bon mot et je le mets.',
    noDates: 'Les dates que je peux lire ont déjà la même forme, je les ai donc laissées.',
    whatInstead: 'Que faut-il écrire à la place de « {name} » ? Dites-le avec vos mots et je le mets.',
    placedUnder: 'Écrit sous « {name} ». Si sa place est ailleurs, choisissez ci-dessous ; « annuler » le retire.',
  },
  de: {
    stillThere: '„{name}“ steht in deinem Lebenslauf und bleibt, wie es ist.',
    notNamed: '„{name}“ finde ich in deinem Lebenslauf nicht, daran hat sich also nichts geändert.',
    whichOf: 'Was davon meinst du mit „{name}“?',
    howSpelt: 'Wie wird „{name}“ richtig geschrieben? Nenn mir das Wort, dann setze ich es ein.',
    noDates: 'Die Daten, die ich lesen kann, haben schon eine Form; ich habe sie so gelassen.',
    whatInstead: 'Was soll statt „{name}“ dort stehen? Sag es in deinen Worten, dann setze ich es ein.',
    placedUnder: 'Unter „{name}“ eingetragen. Gehört es woandershin, wähle unten; „rückgängig“ nimmt es wieder heraus.',
  },
  zh: {
    stillThere: '“{name}”还在简历里，保持不变。',
    notNamed: '简历里没有找到“{name}”，这一处没有改动。',
    whichOf: '“{name}”指的是哪一个？',
    howSpelt: '“{name}”应该怎么写？告诉我正确的写法，我来改。',
    noDates: '我能读出的日期格式已经一致，没有改动。',
    whatInstead: '“{name}”要改成什么？用你自己的话告诉我，我来改。',
    placedUnder: '已写在“{name}”下。如果应放在别处，请在下面选择；说“撤销”即可去掉。',
  },
  ja: {
    stillThere: '「{name}」は履歴書に載っており、そのままにしてあります。',
    notNamed: '「{name}」は履歴書に見当たらないため、そこは変えていません。',
    whichOf: '「{name}」はどれのことですか。',
    howSpelt: '「{name}」の正しい表記を教えてください。その通りに直します。',
    noDates: '読み取れる日付の書き方はすでに揃っているので、そのままにしました。',
    whatInstead: '「{name}」の代わりに何と書きますか。ご自分の言葉で教えてください。',
    placedUnder: '「{name}」の下に書きました。別の場所なら下から選んでください。「元に戻す」で取り消せます。',
  },
};
