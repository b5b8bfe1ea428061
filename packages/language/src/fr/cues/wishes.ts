import type { WishCues } from '../../cues/wishes.ts';

export const frenchWishCues: WishCues = {
  excuses: 'pareil|personne|bientot|courant|bilingue',
  refersToTold: 'ca|cela|ajoutez?-le|quelque part|mentionner',
  mentionsIt: 'mett\\p{L}+|ajout\\p{L}+|compte',
  asksAdvice: 'dois|devrais|faut-il',
  denies: 'pas|jamais|comme si|je crois',
  credential: 'permis|brevet|diplome|caces|toeic|toefl|ielts|delf|dele',
  course:
    '(?:fait|suivi|obtenu|passe|valide) (?:une |la |ma |un |mon )?(?:formation|stage|certificat)|habilitation|certificat|certifiee?|sst|attestation|agrement',
  credentialHeading: 'certif|permis|habilit|brevet|diplom',
  lapsed: 'perim\\p{L}+',
  levels: 'notions|debutante?|un peu',
  opening: 'et|alors|bon|aussi|au fait',
  closing: ',? (?:aussi)',
  ordinalEnding: 'er|re|[eè]me|e',
  smallWords: 'pas|et|en|au|mais|chez',
  aloneFirst: 'en premier|(?:tout )?en haut',
  aloneUp: 'plus haut|remont\\p{L}+',
  aloneLast: 'en dernier|(?:tout )?en bas|a la fin',
  notBefore: '(?<!\\p{L})(?:pas|et non|au lieu de)(?: (?:de|a))?',
  notBehind: '^ ?(?:est) (?:faux|mal)',
  again: 'rectifi\\p{L}+|attendez|attends|pardon|non|plutot|enfin|c.etait',
  toWhere: 'en premier',
  unwanted: 'veux pas',
  politeOpening: '^(?:(?:et|alors|y|ok) )?(?:pouvez|pourriez|tu peux|peux-tu|me)(?!\\p{L})',
  insteadOf: 'au lieu de',
  insteadArticle: "le |l['’]",
  replaceVerb: 'remplac\\p{L}+|chang\\p{L}+',
  newWording: 'par|en|pour',
  replaceArticle: "le |l['’]",
  becoming: 'chez|pour|à|au',
  becomingArticle: 'le ',
  keeps: 'gard\\p{L}{1,6}',
  there: 'la-bas',
  lastThing: 'dernier\\p{L}*',
  placeBefore: 'de|du|dans|en',
  placeArticle: 'le |les ',
  except: 'sauf|a part',
  placeBehind: 'des|du|dans|en',
  bareJoint: 'en|a|dans|aux?',
  thereAlready: 'la-bas',
  preposition: 'pour|chez|en|au|a|de|du|des',
  about: 'truc|chose|le truc',
  wantsUndo: 'annul(?:e|er|ez)(?: (?:ca|cela))?',
  wantsDates: '(?:harmonis|uniformis|unifi)\\p{L}+ (?:les |toutes les )?dates|dates au meme format',
  wantsSpell: 'fautes?(?: d.orthographe)?|orthograph\\p{L}*|mal ecrit\\p{L}*|coquilles?',
  wantsBack: 'restaur\\p{L}+|remett?\\p{L}*|retabli\\p{L}*|(?:re)?donn\\p{L}+ .{0,30}?retour',
  wantsShorten:
    'raccourc\\p{L}+|abreg\\p{L}+|(?:\\d|une|deux|trois) lignes? max\\p{L}*|' +
    'coup\\p{L}+ .{1,80} a (?:\\d+|une|deux|trois|quatre|cinq) (?:lignes?|puces?)',
  wantsReplace: 'remplac\\p{L}+|au lieu de|renomm\\p{L}+',
  wantsRemove:
    'enlev\\p{L}+|supprim\\p{L}+|retir\\p{L}+|vire[zr]?|effac\\p{L}+|degag\\p{L}+|(?:mettez|mets|' +
    'mettre) pas|dehors',
  wantsMove:
    'en premier|en haut|en bas|remont\\p{L}+|descend\\p{L}+|deplac\\p{L}+|avant(?= (?:le|la|les|l))|' +
    'au[- ]dessus de',
  wantsKeep: 'laiss\\p{L}+|gard\\p{L}+|touchez? pas|rest(?:e|ent|er|ez|en)',
  wantsAdd: 'ajout\\p{L}+|rajout\\p{L}+|mett?(?:s|ez|re)|mentionn\\p{L}+',
  reason: '(?:and |but |so )?(?:parce que|car|puisque|comme ca|sinon|pour que)(?!\\p{L})',
  fillers:
    '(?<![\\p{L}+#])(?:le|les|du|des|au|aux|mon|ma|mes|un|une|et|ou|dans|sur|pour|avec|par|svp|stp|' +
    's.il vous plait|aussi|juste|seulement|ca|cela|ce|cette|truc|chose|mot|ligne|point|rubrique|poste|' +
    'partie|d|l|qu|y a|moi|alors|bon|bah)(?!\\p{L})',
};
