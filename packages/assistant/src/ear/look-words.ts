import type { Language } from '@fitted/contract/languages';

/** What is said of this very resume behind a piece of advice. `{name}` stands for a value. */
interface LookWords {
  readonly gapFound: string;
  readonly pages: string;
  readonly onePage: string;
  readonly stands: string;
  readonly shows: string;
  readonly showsNothing: string;
  readonly speaksForYou: string;
  readonly oldest: string;
  readonly figures: string;
  readonly alsoWeak: string;
  readonly warm: string;
  readonly notSure: string;
  /** Whether a thing stays, where nothing else is to be said of it. */
  readonly yourChoice: string;
  readonly takeOut: string;
  readonly shorten: string;
}

export const lookWords: Readonly<Record<Language, LookWords>> = {
  en: {
    gapFound: 'In your resume nothing stands between {from} and {to}.',
    pages: 'Yours takes {pages} pages now.',
    onePage: 'Yours takes one page now.',
    stands: 'In your resume it says “{line}”.',
    shows: 'They ask for {name}: your line “{line}” shows it.',
    showsNothing: 'Nothing of it shows what this posting asks for, as far as I can read.',
    speaksForYou: 'What speaks for you here:',
    oldest: 'Your oldest job there begins in {year}: “{line}”.',
    figures: '{count} of your {all} lines about work have a figure.',
    alsoWeak: 'Also weak:',
    warm: 'I can see why that is on your mind.',
    notSure: 'I am not sure that I can answer that well. What I can tell you about this resume:',
    yourChoice:
      'If it shows something that this job asks for, or fills a time that would else be empty, it may stay, short. Otherwise it can go without loss. You decide.',
    takeOut: 'Take it out',
    shorten: 'Make it shorter',
  },
  de: {
    gapFound: 'In deinem Lebenslauf steht zwischen {from} und {to} nichts.',
    pages: 'Deiner füllt jetzt {pages} Seiten.',
    onePage: 'Deiner füllt jetzt eine Seite.',
    stands: 'In deinem Lebenslauf steht „{line}“.',
    shows: 'Verlangt wird {name}: Deine Zeile „{line}“ zeigt es.',
    showsNothing: 'Soweit ich es lesen kann, zeigt nichts davon, was diese Anzeige verlangt.',
    speaksForYou: 'Was hier für dich spricht:',
    oldest: 'Deine älteste Stelle dort beginnt {year}: „{line}“.',
    figures: '{count} von {all} Zeilen über deine Arbeit haben eine Zahl.',
    alsoWeak: 'Auch schwach:',
    warm: 'Ich verstehe, dass dich das beschäftigt.',
    notSure: 'Ich weiß nicht, ob ich das gut beantworten kann. Was ich dir zu diesem Lebenslauf sagen kann:',
    yourChoice:
      'Zeigt es etwas, das diese Stelle verlangt, oder füllt es eine Zeit, die sonst leer wäre, darf es kurz bleiben. Sonst kann es ohne Verlust weg. Du entscheidest.',
    takeOut: 'Herausnehmen',
    shorten: 'Kürzer machen',
  },
  es: {
    gapFound: 'En tu currículum no hay nada entre {from} y {to}.',
    pages: 'El tuyo ocupa ahora {pages} páginas.',
    onePage: 'El tuyo ocupa ahora una página.',
    stands: 'En tu currículum pone «{line}».',
    shows: 'Piden {name}: tu línea «{line}» lo muestra.',
    showsNothing: 'Hasta donde puedo leer, nada de eso muestra lo que pide esta oferta.',
    speaksForYou: 'Lo que habla a tu favor aquí:',
    oldest: 'Tu puesto más antiguo ahí empieza en {year}: «{line}».',
    figures: '{count} de tus {all} líneas de trabajo llevan una cifra.',
    alsoWeak: 'También flojas:',
    warm: 'Entiendo que eso te preocupe.',
    notSure: 'No sé si puedo responder bien a eso. Lo que sí puedo decirte de este currículum:',
    yourChoice:
      'Si muestra algo que pide este puesto, o llena un tiempo que quedaría vacío, puede quedarse, en breve. Si no, puede irse sin perder nada. Tú decides.',
    takeOut: 'Quitarlo',
    shorten: 'Hacerlo más corto',
  },
  fr: {
    gapFound: 'Dans votre CV, rien ne figure entre {from} et {to}.',
    pages: 'Le vôtre fait maintenant {pages} pages.',
    onePage: 'Le vôtre fait maintenant une page.',
    stands: 'Votre CV dit « {line} ».',
    shows: 'On demande {name} : votre ligne « {line} » le montre.',
    showsNothing: 'Pour autant que je puisse lire, rien n’y montre ce que demande l’annonce.',
    speaksForYou: 'Ce qui parle pour vous ici :',
    oldest: 'Votre poste le plus ancien y commence en {year} : « {line} ».',
    figures: 'Lignes de travail avec un chiffre : {count} sur {all}.',
    alsoWeak: 'Faibles aussi :',
    warm: 'Je comprends que cela vous préoccupe.',
    notSure: 'Je ne suis pas certain de bien y répondre. Ce que je peux vous dire de ce CV :',
    yourChoice:
      'S’il montre quelque chose que ce poste demande, ou remplit une période qui serait vide, il peut rester, en bref. Sinon il peut partir sans perte. C’est vous qui décidez.',
    takeOut: 'Le retirer',
    shorten: 'Le raccourcir',
  },
  zh: {
    gapFound: '你的简历里 {from} 到 {to} 之间没有内容。',
    pages: '你的简历现在是 {pages} 页。',
    onePage: '你的简历现在是一页。',
    stands: '你的简历里写着“{line}”。',
    shows: '招聘要求{name}，你的这一行“{line}”能体现。',
    showsNothing: '就我能读到的，这里没有体现招聘要求的内容。',
    speaksForYou: '对你有利的有：',
    oldest: '里面最早的工作从 {year} 年开始：“{line}”。',
    figures: '关于工作的 {all} 行里，有 {count} 行带数字。',
    alsoWeak: '同样偏弱的：',
    warm: '我理解你的担心。',
    notSure: '这个我不确定能答好。关于这份简历，我可以告诉你：',
    yourChoice: '如果它能体现这个职位要求的内容，或者填补了一段空白时间，可以简短保留；否则去掉也没有损失。由你决定。',
    takeOut: '去掉',
    shorten: '写短一点',
  },
  ja: {
    gapFound: '履歴書では{from}から{to}までの間に何も書かれていません。',
    pages: '今は{pages}ページです。',
    onePage: '今は1ページです。',
    stands: '履歴書には「{line}」とあります。',
    shows: '求められている{name}は、「{line}」の行で示せています。',
    showsNothing: '読み取れるかぎり、求人が求めることを示すものはありません。',
    speaksForYou: 'ここで強みになるもの：',
    oldest: '一番古い職歴は{year}年からの「{line}」です。',
    figures: '仕事についての{all}行のうち、数字があるのは{count}行です。',
    alsoWeak: 'ほかに弱い行：',
    warm: 'ご心配はもっともです。',
    notSure: 'うまくお答えできるか自信がありません。この履歴書についてお伝えできること：',
    yourChoice:
      'この求人が求めることを示すもの、または空白になる期間を埋めるものなら、短く残してかまいません。そうでなければ外しても問題ありません。ご自身でお決めください。',
    takeOut: '外す',
    shorten: '短くする',
  },
};
