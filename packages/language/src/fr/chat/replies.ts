import type { ReplyWords } from '../../reply-words.ts';

export const frenchReplies: ReplyWords = {
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingChanged: 'Je n’ai rien changé.',
  nothingYet: 'Je n’ai encore rien changé dans cette conversation. Les améliorations faites avant figurent avec le CV.',
  soFar: 'Jusqu’ici dans cette conversation :\n{changes}',
  changed: 'Ce qui a changé :',
  replaced: '« {before} » devient « {after} »',
  removed: 'Supprimé : « {before} »',
  added: 'Ajouté : « {after} »',
  moved: 'Déplacé : {after}',
  reordered: 'Nouvel ordre : {after}',
  more: '… et {count} de plus',
  heldBack: 'En attente, car votre CV ne le dit pas : « {after} ». Si c’est vrai, dites-le-moi et je l’ajoute.',
  questioned: 'À vérifier, je ne l’ai pas encore appliqué : « {after} ». Si c’est vrai, dites-le-moi et je l’applique.',
  askRemoval: 'À vérifier avant que je ne le retire : « {before} ». S’il faut le supprimer, dites oui et je le retire.',
  askToChange: 'Dois-je remplacer « {before} » par « {after} » ?',
  askToAdd: 'Dois-je ajouter « {after} » ?',
  askToAddUnder: 'Dois-je ajouter « {after} » sous « {place} » ?',
  askToRemove: 'Dois-je retirer « {before} » ?',
  yesDoIt: 'Oui',
  yesToAll: 'Oui, toutes',
  whichToApply:
    'J’ai posé la question pour plusieurs lignes : un oui ne me dit pas laquelle. Dites « la première » ou « toutes ».',
  undone: 'Annulé. Votre CV est comme avant la dernière retouche.',
  original: 'Votre CV est tel que vous l’avez déposé.',
  whyChanged:
    'De moi-même, je ne change que ce qui rend une ligne plus claire, reprend l’orthographe de l’annonce ou met ' +
    'en premier ce qui compte pour ce poste ; le reste, seulement parce que vous l’avez demandé. Dites « annuler ' +
    '» pour revenir sur la dernière retouche.',
  takenBack: 'Retiré : « {fact} ». Ce n’est plus dans le CV ni parmi ce que vous nous avez dit.',
  whichFact: 'Qu’est-ce qui n’est pas vrai ?',
  tailored: 'J’ai ajusté votre CV à l’annonce ; ce qui a changé est indiqué ci-dessous.',
  alreadyFits: 'Je ne trouve rien à améliorer sans ajouter ce que vous ne m’avez pas dit.',
  done: 'C’est fait.',
  alreadySo: 'Pour autant que je voie, c’est déjà le cas ; je n’ai rien changé.',
  notFound: 'Je ne trouve pas « {name} » dans votre CV, je n’ai donc rien changé.',
  whichOne: 'Plusieurs lignes correspondent. De laquelle parlez-vous ?\n{names}',
  whichSection: 'Je préfère vérifier avant d’enlever quoi que ce soit. De laquelle parlez-vous ?\n{names}',
  insideLine: '« {name} » n’est pas une ligne entière. Laquelle de ces lignes dois-je supprimer en entier ?\n{names}',
  notThere: 'Je ne trouve pas « {name} » sous « {place} », je n’ai donc rien changé.',
  noSection: 'Je ne trouve pas de rubrique « {name} », je n’ai donc rien changé. Voici vos rubriques :\n{names}',
  whereToAdd: 'Où dois-je ajouter « {fact} » ?',
  whatToAdd: 'Que dois-je y écrire ? Dites-le-moi, par exemple : « ajoute … à {name} ».',
  noted: 'C’est noté, je n’en ajoute rien. Si votre CV dit autre chose, dites-moi quoi retirer.',
  keptBullets:
    'Chaque poste a maintenant au plus {count} points ; les moins utiles pour le poste visé ont été retirés.',
  shortened: 'Je l’ai raccourci ; ce qui compte le moins pour le poste visé a été retiré en premier.',
  cannotShorten:
    'Je ne trouve rien dans « {name} » que je puisse raccourcir sans le réécrire. Dites-moi quels mots ou quelles lignes retirer, et je le ferai.',
  alreadyShort:
    'Il est déjà court : aucun poste n’a plus de deux points. Dites-moi quels mots ou quelles lignes retirer, et je le ferai.',
  onePage: 'Il tient maintenant sur une page ; ce qui compte le moins pour le poste visé a été retiré en premier.',
  alreadyOnePage: 'Il tient sur une page, et une page suffit : on veut voir l’essentiel d’un coup d’œil.',
  couldGoFirst: 'S’il faut plus de place, ceci pourrait partir en premier :\n{names}',
  pagesNow:
    'Il occupe {pages} pages pour l’instant. Dites « fais tenir le tout sur une page » et je retirerai ce qui compte le moins pour le poste visé.',
  cannotFit:
    'J’ai retiré ce qui compte le moins, mais il occupe encore {pages} pages. Je ne coupe pas de moi-même les postes, la formation ni les coordonnées.',
  emphasised: '« {skill} » vient maintenant en premier là où votre CV le montre.',
  skillNotThere: 'Votre CV ne mentionne pas « {skill} ». L’avez-vous utilisé ? Dites-moi où et je l’ajoute.',
  refused:
    'Changer de ton, traduire, écrire des lettres ou réécrire librement, je ne le fais pas assez bien : je ' +
    'laisse vos mots tels quels. Je peux déplacer, retirer, renommer et trier, changer des mots, ajouter ce que ' +
    'vous me dites, raccourcir et adapter le CV à l’offre.',
  refusedForNow:
    'Cela demande le modèle de langage, qui n’est pas disponible pour le moment ; réessayez plus tard. En ' +
    'attendant, je peux déplacer, supprimer, renommer et trier, remplacer des mots, ajouter ce que vous me ' +
    'dites, raccourcir et ajuster votre CV au poste.',
  gaps:
    'Le poste demande ceci et je ne le trouve pas dans votre CV, ou pas assez clairement :\n{names}\n' +
    'Si vous avez l’un de ces éléments, dites-moi où et je l’ajoute.',
  verdictReady: 'Oui, il est prêt à être envoyé.',
  verdictNearlyOne: 'Presque : un détail d’abord.',
  verdictNearly: 'Presque : {count} détails d’abord.',
  verdictNotYet: 'Pas encore : ceci est à régler d’abord.',
  pointAddress:
    '« {address} » fait privé, et l’adresse fait partie de la candidature. Mieux vaut une adresse à ' +
    'votre nom ; donnez-moi la nouvelle.',
  pointEmpty: 'Il n’y a rien sous « {name} ». Complétez ou enlevez-le.',
  pointLeftover: '« {line} » ressemble à un reste.',
  pointTalk: '« {line} » sonne comme une conversation, pas comme un CV.',
  pointOpen: 'Demandé et pas visible : {names}. Si vous l’avez, dites-moi où.',
  pointWeak: '« {line} » est la ligne la plus faible : ni chiffre ni résultat.',
  takeOutThis: 'Enlever « {name} »',
  showMissing: 'Que manque-t-il ?',
  noGaps: 'Votre CV montre tout ce que j’ai pu lire dans l’annonce.',
  judged: 'Votre CV montre {matched} des {asked} points que j’ai lus dans l’annonce.',
  couldTailor: 'Améliorations possibles sans rien ajouter : {count}. Dites « adapte mon CV au poste ».',
  partLeft: 'Je n’ai pas compris cette partie et l’ai laissée : « {name} ».',
  aboutSite:
    'Ici, je ne travaille que sur les mots de votre CV. Le modèle, le papier et le format (PDF, Word, texte) se ' +
    'choisissent au téléchargement ; le Centre d’aide explique le site, et la Politique de confidentialité ce ' +
    'que deviennent vos données.',
  help:
    'Je peux ajuster votre CV au poste, déplacer, supprimer ou renommer une rubrique, trier les postes, ' +
    'remplacer des mots, ajouter ce que vous me dites, limiter le nombre de points par poste, faire tenir le ' +
    'tout sur une page et annuler. Je n’ajoute jamais ce que vous ne m’avez pas dit.',
  notUnderstood:
    'Je n’ai pas compris, je n’ai donc rien changé. Essayez « déplace Compétences avant Expérience », « remplace ' +
    'X par Y », « ajoute Python aux Compétences », « garde 3 points par poste » ou « annuler ».',
  whichLine: 'De quelle ligne parlez-vous ?',
  whichMeant: 'Je ne suis pas sûr de comprendre. L’une de ces choses ?',
  removeWhole: 'Un poste entier partirait. Le retirer ?',
  whichFirst: 'Que voulez-vous d’abord ?',
  fitJob: 'L’adapter à l’offre',
  makeShorter: 'Le raccourcir',
  showWeakest: 'Voir la ligne la plus faible',
  hello: 'Bonjour ! Par quoi commençons-nous ?',
  welcome: 'Content que cela aide. Bonne chance !',
  onlyResume: 'Je n’aide que pour votre CV et cette offre. Que doit-il dire ?',
  sorry: 'Désolé. Dites-moi quelle ligne et ce qu’elle doit dire ; « annule » retire la dernière modification.',
  onlyYours:
    'Je peux ajouter ce que vous avez fait. Pas encore visible :\n{names}\nDites-moi où vous l’avez fait, et je l’ajoute.',
  nothingInvented:
    'Non. Chaque mot vient de votre CV ou de ce que vous nous avez dit ; voyez « Ce que vous nous avez dit ».',
  weakest:
    '« {line} » en dit le moins : ni chiffre ni résultat. Combien, à quelle fréquence, et avec quel résultat ? Dites-le-moi et je l’ajoute.',
  strengthenAsk:
    'Pour renforcer « {line} », il me faut ce que vous seul savez : combien, à quelle fréquence, avec quel résultat. Dites-le-moi et je l’ajoute.',
  nextLine: 'Un bon pas : « {line} » pourrait en dire plus. Combien, à quelle fréquence, avec quel résultat ?',
  scoreMeans:
    'Le score dit quelle part de ce que demande l’annonce votre CV montre, et avec quelle clarté. Il monte quand votre propre travail en montre davantage.',
  emphasiseAsk:
    'Vos lignes les plus fortes sont déjà en tête. Qu’avez-vous fait d’autre qui le montre ? Dites-le-moi avec un chiffre et je l’ajoute.',
  emphasisedOrder:
    'J’ai mis en tête les lignes qui le montrent le mieux. Qu’avez-vous fait d’autre ? Dites-le-moi et je l’ajoute.',
  profileWritten:
    'Écrit avec ce qui figure dans votre CV, rien n’est ajouté. Dites « plus simple », « plus court » ou « annuler » si cela ne vous ressemble pas.',
  profilePlainer: 'C’est plus simple : seulement qui vous êtes et ce que vous faites.',
  profileOneSentence: 'Le profil tient maintenant en une phrase.',
  profileSentences: 'Le profil compte maintenant {count} phrases, celles qui en disent le plus.',
  profileTooShort: 'Votre CV n’en dit pas assez pour {count} phrases, je n’ai donc rien changé. Que faut-il ajouter ?',
  profileAsGood:
    'Il dit déjà ce que votre CV montre pour ce poste. Que doit-il dire de plus ? Dites-le-moi et je l’ajoute.',
  summaryAsk:
    'Pour un profil, il me faut encore un peu : ce que vous faites, depuis combien de temps, et votre meilleur résultat. Une ou deux phrases suffisent.',
  noTranslation: 'Je ne traduis pas : une traduction pourrait en dire plus que vous. Votre CV reste dans sa langue.',
  tenseAlready: 'Le temps et la personne de vos lignes sont déjà bons, autant que je puisse en être sûr.',
  noMistakes: 'Je n’ai trouvé aucune faute dont je sois sûr.',
  cannotSplit: 'Je ne vois pas où couper « {name} » sans changer ce que cela dit.',
  whenDone: 'Dites-le-moi quand ce sera fait, et je l’ajouterai. D’ici là, cela reste dehors.',
  whoseDeed: 'On dirait le travail de quelqu’un d’autre. Qu’avez-vous fait vous-même ?',
  areYouSure: 'Je préfère être sûr : l’avez-vous fait vous-même ? Dites-le comme c’était, et je l’ajoute.',
  whatToSay: 'Que faut-il écrire ? Dites-le avec vos mots et je l’ajoute.',
  roleAsk:
    'Pour un poste, il me faut l’intitulé, l’employeur et les années, par exemple : « Caissière, Boulangerie ' +
    'Brand, 2015 - 2017 ». Dites-moi ensuite ce que vous y faisiez.',
  nothingGone: 'Rien de tel n’a quitté votre CV, il n’y a donc rien à remettre.',
  nothingToRedo: 'Il n’y a rien à refaire.',
  notedOffer: 'C’est noté, je n’en ajoute rien. Faut-il retirer ceci ?',
  notHere:
    'Je ne trouve pas cela dans votre CV, je n’ai donc rien changé. De quelle ligne s’agit-il ? Citez-en quelques mots.',
};
