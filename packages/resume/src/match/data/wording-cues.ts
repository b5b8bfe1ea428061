import type { Language } from '@fitted/contract/languages';

/** Openings that say what someone was meant to do instead of what they did. */
export const weakOpenings: readonly string[] = [
  'responsible for|was responsible for|were responsible for|duties included|duties include|responsibilities included|responsibilities include|tasked with|was tasked with|my duties|charged with|job duties|my responsibilities',
  'responsable de|encargado de|encargada de|me encargaba de|mis funciones|funciones:|me encargué de|mis tareas',
  'responsable de|chargé de|chargée de|en charge de|mes missions|j’étais chargé|j’ai été chargé|missions :',
  'verantwortlich für|zuständig für|meine aufgaben|aufgaben:|ich war verantwortlich|war zuständig',
  '主要工作是|工作内容是|主要负责|工作职责是',
  '担当していました|業務に従事していました|に携わっていました',
];

/** By language: the French "je" is "per" in German. */
export const firstPersonWords: Readonly<Record<Language, string>> = {
  en: 'i|my|me|i’ve|i’m|i was|we|our',
  es: 'yo|mi|mis|nosotros|nuestro|nuestra',
  fr: 'je|j’ai|mon|ma|mes|nous|notre|nos|j’étais',
  de: 'ich|mein|meine|meinen|wir|unser|unsere',
  zh: '我|我们|本人',
  ja: '私は|私の|弊社',
};

export const fillerWords: readonly string[] = [
  'very|really|super passionate|various|successfully|basically|etc|hello|hard-working|hardworking|results-driven|results-oriented|go-getter|think outside the box|team player|synergy|dynamic|passionate|detail-oriented professional|proven track record|in order to|utilized|utilised|duties as assigned|and so on',
  'muy|diversos|diversas|exitosamente|etc|dinámico|dinámica|apasionado|apasionada|con el fin de',
  'très|divers|diverses|avec succès|etc|dynamique|passionné|passionnée|afin de',
  'sehr|diverse|erfolgreich|usw|etc|dynamisch|leidenschaftlich|verschiedene',
  '非常|各种|等等|相关工作',
  'など様々な|とても|さまざまな業務',
];
