import type { Answers } from '../../topics.ts';

export const frenchAnswers: Answers = {
  gap:
    'Une période sans emploi est courante, et peu d’employeurs écartent un CV pour cela. Laissez les dates ' +
    'telles quelles. Une courte ligne (proche à soigner, formation, recherche d’emploi) répond d’avance à la ' +
    'question ; en entretien, une phrase sincère suffit.',
  parental:
    'Un congé parental fait partie d’une vie de travail, il n’y a rien à cacher. Vous pouvez ne pas en parler, ' +
    'ou écrire une ligne neutre, « Congé parental » avec les années ; les prénoms et les détails restent privés. ' +
    'Ne déplacez pas les dates d’un poste pour le couvrir.',
  care:
    'S’occuper d’un proche est une raison honnête que les employeurs connaissent bien. Une courte ligne comme « ' +
    'Aidant familial » avec les années suffit si vous le souhaitez ; le reste est privé. Si l’on vous pose la ' +
    'question, dites que vous êtes disponible maintenant.',
  illness:
    'Vous n’avez pas à nommer une maladie, ni dans le CV ni plus tard. Laissez les dates exactes ; si l’on vous ' +
    'interroge, « un souci de santé, c’est réglé » suffit, si c’est vrai.',
  prison:
    'Un CV n’a pas à parler d’une peine, et les dates restent telles quelles. Le travail, les formations et les ' +
    'diplômes de cette période peuvent y figurer. Si un formulaire ou une personne vous le demande directement, ' +
    'répondez vrai et bref, puis dites ce que vous faites depuis.',
  fired:
    'Un CV ne dit jamais pourquoi un poste s’est terminé : cela n’y figure pas. Indiquez le poste avec ses ' +
    'vraies dates et ce que vous y faisiez. Si l’on vous pose la question, une phrase calme, sans reproche, ' +
    'suffit, puis ce que vous cherchez.',
  leaving:
    'Les raisons d’un départ n’ont pas leur place dans un CV. En entretien, une phrase simple suffit : une ' +
    'fermeture ou une réduction d’effectif est neutre, d’autres horaires ou un autre métier sont aussi de bonnes ' +
    'raisons. La santé et la famille ne regardent que vous.',
  'short-jobs':
    'Un CV n’a pas à citer tous les postes. Quelques semaines ou mois peuvent être laissés de côté, tant ' +
    'qu’aucune autre date n’est étirée pour les couvrir ; plusieurs missions courtes peuvent tenir sous un ' +
    'titre, « Missions temporaires, 2021 – 2023 ». Si l’on vous interroge sur cette période, répondez ' +
    'franchement.',
  overqualified:
    'Dites tôt pourquoi vous voulez ce poste tel qu’il est : c’est la question qu’ils se posent. Mettez en tête ' +
    'ce que demande l’annonce et soyez bref sur les fonctions élevées. Vous n’avez pas à citer chaque diplôme, ' +
    'mais n’en changez aucun.',
  underqualified:
    'Postulez si vous avez environ la moitié de ce qui est demandé, dont les premiers points : une annonce ' +
    'décrit un souhait. Mettez en haut ce que vous avez, et laissez le ' +
    'reste de côté plutôt que de le rendre flou.',
  'no-degree':
    'Beaucoup d’annonces acceptent l’expérience à la place du diplôme, surtout avec « ou équivalent ». Mettez ' +
    'votre travail en premier, avec des résultats, et citez vos formations. N’écrivez pas un diplôme que vous ' +
    'n’avez pas : c’est la première chose vérifiée.',
  'unfinished-degree':
    'Des études sans diplôme peuvent figurer : la matière, le lieu, les années et « non validé » ou le nombre ' +
    'd’unités obtenues. C’est honnête et cela montre ce que vous avez appris. Si cela aide peu ici, vous pouvez ' +
    'le laisser de côté.',
  'foreign-degree':
    'Écrivez le diplôme sous son nom d’origine, avec une explication, par exemple « (niveau licence) » si une ' +
    'attestation de comparabilité le dit. S’il est reconnu, nommez l’organisme et l’année.',
  grades:
    'Les notes ne sont attendues que si vous avez peu d’expérience, ou si l’annonce les demande. Une bonne ' +
    'mention peut rester quelques années ; les autres peuvent simplement ne pas figurer.',
  school:
    'Avec un diplôme plus élevé ou quelques années de travail, le lycée peut tenir en une ligne ou disparaître. ' +
    'Sinon, gardez l’établissement, le diplôme et l’année.',
  'no-experience':
    'Tout le monde commence sans. Ce qui compte, c’est ce que vous avez fait : cours, projets, jobs d’été, ' +
    'association, aide en famille, chaque fois avec ce que vous faisiez et combien. Mettez cela avant l’école.',
  internship:
    'Oui, un stage compte comme expérience, surtout s’il est proche de ce poste. Gardez le mot stage dans ' +
    'l’intitulé et dites ce que vous avez fait vous-même. Avec plusieurs ' +
    'années de travail, les anciens peuvent partir.',
  'career-change':
    'Mettez en avant ce que les deux métiers ont en commun, avec les mots de l’annonce, et dites en une phrase ' +
    'en haut d’où vous venez et où vous allez. Les formations et essais ' +
    'récents dans le nouveau métier suivent aussitôt.',
  military:
    'Le service est un travail : grade, unité, années, et ce que vous faisiez en mots simples. Des personnes ' +
    'encadrées, du matériel entretenu, des formations données parlent mieux que les noms de postes.',
  volunteering:
    'Oui, cela compte, surtout si vous y avez fait ce que demande ce poste. Dites que c’était bénévole, et ' +
    'combien : heures, personnes, budget, années. Si c’est votre activité la plus récente ou la plus proche du ' +
    'poste, elle peut être placée haut.',
  'unpaid-work':
    'Un travail non payé compte s’il est présenté pour ce qu’il était. Nommez-le simplement, par exemple « ' +
    'Comptabilité d’une entreprise familiale (bénévole, quelques heures par mois) », avec les dates. N’en faites ' +
    'pas un poste qui n’existait pas.',
  freelance:
    'Présentez-le comme un poste : « Indépendant » avec votre activité, les années et deux ou trois missions ' +
    'avec leur résultat. Citez les clients s’ils sont d’accord, sinon par type (« un assureur régional »). ' +
    'Seulement pour un travail qui a vraiment existé.',
  'side-job':
    'Un travail d’appoint peut rester de côté, sauf s’il montre quelque chose que l’annonce demande. Deux ' +
    'emplois en même temps ne posent pas de problème ; gardez les vraies dates et notez « temps partiel » pour ' +
    'le plus petit.',
  promotion:
    'Citez l’employeur une seule fois, puis vos postes, le plus récent d’abord, chacun avec ses dates. La ' +
    'progression se voit aussitôt, et aucun titre ne couvre une période où vous ne l’aviez pas.',
  'agency-work':
    'Citez l’agence comme employeur et les lieux de mission derrière : « Chauffeur (intérim), trois supermarchés ' +
    '». Les missions courtes peuvent tenir en une entrée avec toute la période.',
  'old-jobs':
    'Dix à quinze ans suffisent pour la plupart des postes. Ce qui est plus ancien peut tenir en une ligne, ' +
    'intitulé, employeur, années, ou disparaître si cela n’a rien à voir avec l’annonce.',
  age:
    'L’âge est une vraie inquiétude, mais pas toute l’histoire : ce qui compte, c’est ce que vous savez faire ' +
    'pour ce poste. Vous n’avez pas à donner votre âge ni votre date de naissance, et les premiers emplois ' +
    'peuvent être brefs, mais aucune date ne doit changer. En haut : le travail récent, les formations récentes ' +
    'et ce que demande l’annonce.',
  unemployed:
    'Ne pas avoir d’emploi en ce moment n’a rien de honteux ; le dernier poste finit simplement à sa date. Si ' +
    'vous faites quelque chose en attendant, une formation, un coup de main, une ligne le montre. Dites quand ' +
    'vous pouvez commencer : c’est parfois un avantage.',
  apprenticeship:
    'L’apprentissage se place sous formation, avec le métier, l’entreprise et les années, et aussi sous ' +
    'expérience si vous y avez vraiment travaillé. Ne citez le diplôme final que s’il est obtenu.',
  expired:
    'Écrivez un certificat périmé avec sa date, « valable jusqu’en 2021 », ou laissez-le de côté ; il ne doit ' +
    'pas passer pour valable. Si ce poste l’exige, renseignez-vous sur le recyclage : « recyclage prévu en mai » ' +
    'peut figurer si c’est vrai.',
  'in-progress':
    'Ce qui est en cours peut figurer comme tel : « en cours, fin prévue en mai » ou « examen prévu au printemps ». Le nom seul dirait que vous l’avez déjà.',
  courses:
    'Citez les formations que ce poste demande ou qui sont récentes, et laissez les autres de côté. Un ' +
    'certificat avec nom, organisme et année en dit plus que beaucoup d’heures diverses.',
  'worth-it':
    'Si cela montre ce que demande ce poste, ou quelque chose que vous pouvez chiffrer, cela vaut une ligne. ' +
    'Dites-moi ce que vous faisiez, combien et quand, et je le place au bon endroit.',
  'keep-it':
    'Un travail simple n’a rien de honteux : il montre que vous étiez là et que le travail était fait. ' +
    'Gardez-le, en bref, s’il remplit une période ou montre quelque chose que ce poste demande ; sinon il peut ' +
    'partir. C’est vous qui décidez.',
  'job-title':
    'Gardez l’intitulé que vous aviez : il peut être vérifié. Si personne ne le comprend, ajoutez-en un simple ' +
    'entre parenthèses : « Associate II (conseiller clientèle) ». Un intitulé traduit doit dire le même rang, ' +
    'pas un plus haut.',
  confidential:
    'Laissez de côté les noms, chiffres et détails que vous devez taire. Dites-le par type et par taille : « un ' +
    'grand distributeur », « plusieurs dizaines de sites ». Votre discrétion parle pour vous.',
  photo:
    'La photo n’est obligatoire nulle part. En France, elle est facultative ; au Royaume-Uni, en Irlande, aux ' +
    'États-Unis et au Canada, mieux vaut ne pas en mettre. Si vous en mettez une, un portrait simple et récent.',
  'personal-data':
    'Date de naissance, situation de famille, enfants, religion, nationalité et numéros d’identité ne sont pas ' +
    'nécessaires, et l’employeur n’a souvent pas le droit de les demander. ' +
    'Nom, ville, téléphone et e-mail suffisent.',
  address:
    'La ville suffit ; la rue et le numéro ne sont plus nécessaires. Être proche aide : si vous déménagez ' +
    'bientôt, écrivez « à Lyon dès juin », si c’est le cas.',
  email:
    'Prenez une adresse faite de votre nom, sans plaisanterie ni année de naissance. Celle de votre employeur actuel ne convient pas pour postuler.',
  links:
    'Un lien vers LinkedIn, un portfolio ou du code est utile si son contenu dit la même chose que votre CV et ' +
    's’il est à jour. Pas de profil vaut mieux qu’un profil abandonné, et ' +
    'dans bien des métiers personne ne le demande.',
  name:
    'Prenez le nom sous lequel vous voulez qu’on vous appelle. Si des diplômes portent un autre nom, mettez-le ' +
    'une fois entre parenthèses : « Ana Ruiz (née Soto) ».',
  references:
    'Les références peuvent rester de côté : l’employeur les demande s’il en a besoin. Prévoyez deux personnes ' +
    'qui ont donné leur accord. « Références sur demande » n’apporte rien et prend une ligne.',
  hobbies:
    'Les loisirs sont facultatifs. Gardez celui qui montre quelque chose pour ce poste, une fonction dans un ' +
    'club ou un sport d’équipe, et laissez les autres de côté si la place manque.',
  objective:
    'Un objectif dit ce que vous voulez ; deux ou trois phrases sur ce que vous apportez valent mieux : votre ' +
    'métier, depuis quand, et une ou deux choses de l’annonce que votre travail prouve.',
  buzzwords:
    'Des mots comme « dynamique » ou « esprit d’équipe » ne convainquent personne à eux seuls, ils sont dans ' +
    'tous les CV. Une ligne qui le montre convainc : avec qui, à quelle fréquence, avec quel résultat.',
  'skill-levels':
    'Chacun lit les barres et les étoiles à sa façon, et les logiciels ne les lisent pas. Écrivez plutôt ce que ' +
    'vous en faites : « Excel (tableaux croisés, RECHERCHEV) ». Un mot comme « notions » est honnête et suffit.',
  'which-skills':
    'Citez ce que l’annonce demande et que vous utilisez vraiment, huit à douze éléments, le plus demandé ' +
    'd’abord. Ce que tout le monde sait faire, et ce sur quoi vous n’aimeriez pas être interrogé, peut partir.',
  'language-level':
    'Donnez chaque langue avec un niveau que vous pourriez montrer en conversation : A1 à C2, ou notions, bon ' +
    'niveau, courant, langue maternelle. Un test compte avec son nom, son résultat et l’année. Un niveau de trop ' +
    'se remarque en cinq minutes.',
  driving:
    'Citez le permis et ses catégories si le poste demande de conduire ou si le lieu est difficile d’accès. Les ' +
    'points perdus n’ont pas à figurer, mais répondez franchement si on vous le demande.',
  visa:
    'Si vous avez le droit de travailler ici, une ligne évite la question : « Titre de séjour valable jusqu’en ' +
    '2027 ». S’il vous faut un visa, dites-le quand on vous le demande ; inutile de le mettre en haut.',
  salary:
    'Un montant n’a pas sa place dans le CV. Regardez ce qui se paie pour ce poste dans votre région, convention ' +
    'collective comprise, et donnez une fourchette dans la lettre si elle est demandée. Je n’ai pas de chiffre ' +
    'que je pourrais garantir.',
  notice:
    'Votre date de disponibilité va dans la lettre ou dans une ligne à la fin, si l’annonce la demande. Donnez ' +
    'votre préavis tel qu’il est ; les employeurs ont l’habitude d’attendre.',
  place:
    'Si vous êtes prêt à déménager ou à faire le trajet, dites-le en une ligne ; sinon on vous croira trop loin. ' +
    'Pour le télétravail, citez où vous l’avez déjà pratiqué.',
  disability:
    'C’est vous qui décidez si et quand vous en parlez. Cela n’a pas à figurer dans le CV ; une RQTH peut aider ' +
    'là où l’annonce y invite. Avant l’entretien ou le premier jour, dites ' +
    'ce dont vous avez besoin pour bien travailler.',
  pregnancy:
    'Une grossesse est privée et n’a pas sa place dans le CV ; vous n’avez pas à la déclarer à l’embauche. Le moment de le dire vous appartient.',
  'background-check':
    'Un extrait de casier judiciaire se remet quand l’employeur le demande, en général avant l’embauche. Il n’a ' +
    'pas sa place dans le CV, et il n’est pas nécessaire d’y dire que vous l’avez.',
  'being-checked':
    'Partez du principe qu’ils peuvent l’apprendre : dates, diplômes et permis se vérifient, d’anciens ' +
    'employeurs sont appelés. Ce qui n’est pas mentionné passe le plus souvent ; ce qui est faux peut coûter le ' +
    'poste, même des années plus tard. Si on vous le demande, dites-le franchement.',
  numbers:
    'Il ne faut pas des chiffres exacts, seulement vrais : combien par jour, quelle taille d’équipe, à quelle ' +
    'fréquence, combien de temps. Un honnête « environ 30 par semaine » suffit. Si vous ne savez pas, laissez de ' +
    'côté ou vérifiez.',
  ats:
    'Ces logiciels trient et cherchent surtout ; ce sont encore des personnes qui décident, et l’idée que 75 % ' +
    'des CV sont rejetés par des robots n’a pas de source solide. Le plus sûr : une colonne, des titres ' +
    'habituels et les mots de l’annonce pour ce que vous savez faire. ' +
    'Tableaux et zones de texte sont souvent mal lus.',
  length:
    'Une page jusqu’à dix ans d’expérience environ, deux au-delà ; une troisième n’est lue que dans la ' +
    'recherche. Coupez ce qui n’aide pas pour ce poste avant de réduire la police. Pour un profil, deux ou trois ' +
    'phrases suffisent.',
  bullets:
    'Des puces courtes pour ce que vous avez fait, des phrases seulement pour le profil en haut. Quatre à six ' +
    'pour le dernier poste, deux ou trois pour les précédents, chacune d’une ou deux lignes avec le résultat.',
  tense:
    'Commencez par un verbe ou un nom d’action, partout de la même façon : « Encadrer », « Gestion de ». « Je » ' +
    'et « mon » disparaissent. Les dates disent ce qui est fini.',
  'section-order':
    'D’abord ce qui aide le plus pour ce poste : en général l’expérience, puis la formation, puis les ' +
    'compétences ; un permis indispensable peut venir juste sous le nom. Le plus récent d’abord. Un CV sans ' +
    'dates rend méfiant.',
  design:
    'Une colonne, une police ordinaire de 10 à 12 points, des titres clairs et un peu d’air. La couleur peut ' +
    'rester dans un trait ou un titre. Deux colonnes et des graphiques sont ' +
    'jolis, mais souvent mal lus par les logiciels.',
  'file-format':
    'Envoyez un PDF sauf si l’on demande Word : il s’affiche partout de la même façon. Nommez le fichier avec ' +
    'votre nom et le poste : « Maria-Lopez-Infirmiere.pdf ».',
  'date-format':
    'Mois et année pour chaque poste, écrits partout de la même façon. L’année seule suffit pour ce qui est ' +
    'ancien, et si vous ne savez plus le mois, n’en devinez pas un.',
  country:
    'Suivez le pays du poste : en France, une ou deux pages, photo facultative ; au Royaume-Uni, aux États-Unis ' +
    'et au Canada, ni photo ni date de naissance ; en Allemagne, un tableau ' +
    'avec dates. L’orthographe du pays aide aussi.',
  'which-language':
    'Écrivez-le dans la langue de l’annonce. Si elle est en anglais bien que l’entreprise soit ici, l’anglais ' +
    'convient. Faites-le relire une fois par quelqu’un dont c’est la langue.',
  'every-job':
    'Un seul CV pour tout est la première raison du silence. Gardez une version complète et, pour chaque ' +
    'annonce, mettez en tête ce qu’elle demande ; un quart d’heure suffit.',
  signature:
    'Signature et date ne sont pas d’usage sur un CV en France. Une lettre écrite à la main ne se fait que si l’employeur la demande.',
  'plain-voice':
    'Très bien : vos mots restent les vôtres. Je n’ajoute pas de grands mots, et de moi-même je ne touche une ' +
    'ligne que pour la rendre plus claire. Si quelque chose ne vous ressemble pas, dites-moi quelle ligne, et ' +
    'l’ancienne revient.',
  'cover-letter':
    'Trois courtes parties suffisent : pourquoi cet employeur, ce que vous avez déjà fait qui répond à ses deux ' +
    'premiers points, et quand vous pouvez commencer. Prenez les exemples dans vos lignes ; une demi-page suffit.',
  motivation:
    'Deux ou trois phrases : ce qui vous attire dans cette maison ou ce travail, et une chose que vous avez ' +
    'faite et qui y servirait. Une vraie raison qui ne vaut que pour cet employeur vaut mieux que des éloges.',
  interview:
    'Prenez les trois premières choses de l’annonce et préparez pour chacune une courte histoire : la situation, ' +
    'ce que vous avez fait, le résultat. Gardez deux questions à poser. Vous pouvez réfléchir un instant, et ' +
    'dire que vous ne savez pas encore faire quelque chose.',
  'follow-up':
    'Après une semaine environ, ou une semaine après la date limite, un court message aimable convient : à quoi ' +
    'et quand vous avez postulé, et s’il leur manque quelque chose. Après un entretien, remerciez le jour même ' +
    'ou le lendemain.',
  'no-answer':
    'Le silence dit peu de vous : beaucoup ne répondent jamais, et souvent le poste est déjà pris. Deux choses ' +
    'aident : moins de candidatures, mais mieux ciblées, avec leurs mots en haut, et une courte relance après ' +
    'une semaine.',
  rejection:
    'Un refus fait mal, et il veut rarement dire que vous n’êtes pas à la hauteur ; souvent quelqu’un avait un ' +
    'petit plus. Demandez une fois, gentiment, ce qui a manqué. Regardez ensuite quelles annonces vous ont valu ' +
    'un entretien, et visez-en d’autres du même genre.',
  applying:
    'Peu de candidatures bien ciblées donnent plus que beaucoup d’autres ; trois à cinq bonnes par semaine ' +
    'suffisent. En plus des sites d’emploi, demandez à d’anciens collègues ' +
    'et regardez les pages des employeurs proches.',
  'which-job':
    'Regardez ce que vous avez fait souvent et avec plaisir, et cherchez les annonces qui demandent cela, quel ' +
    'que soit leur titre. Ici, je montre à quel point votre CV répond à une ' +
    'annonce ; collez-en une autre pour comparer.',
  strengths:
    'Vos forces sont ce que vous avez fait plus d’une fois et sur quoi d’autres ont compté. Dans votre CV, elles ' +
    'sont là où une ligne dit ce que vous avez fait et ce qui en est sorti.',
  chances:
    'Personne ne peut le promettre, et je ne le ferai pas. Je peux vous dire combien de ce qu’ils demandent votre CV montre, et ce qui reste ouvert.',
  'ai-written':
    'Chaque mot de votre CV est le vôtre ; je trie, je raccourcis, je pose des questions, je n’invente rien. Il ' +
    'n’y a donc rien que vous ne pourriez expliquer vous-même en entretien.',
  nervous:
    'Le trac est normal, et il montre que cela compte pour vous. Préparez trois courtes histoires de votre ' +
    'travail et le trajet, puis dormez ; il n’en faut pas plus. Respirer et dire lentement la première phrase ' +
    'aide presque tout le monde.',
  'self-doubt':
    'Ces doutes pèsent, et beaucoup de gens qui travaillent bien les ont. Ce que vous avez fait ne se perd pas ' +
    'parce que c’est loin ou que personne ne l’a félicité. Regardons ce qui est vraiment là.',
  tired:
    'Cela fait beaucoup. Rien ne presse : ici, rien ne se perd, et on relit mieux à tête reposée. Si vous voulez, on ne fait qu’une petite chose aujourd’hui.',
  'next-step':
    'Si je devais choisir : réglez ce qui reste ouvert ci-dessous, lisez une fois à voix haute, faites relire ' +
    'par quelqu’un, puis envoyez. Un bon CV envoyé vaut mieux qu’un CV parfait qui attend.',
  human:
    'Je suis un programme, pas une personne. Je travaille avec vos mots et avec des règles ; rien n’entre dans ' +
    'votre CV que vous n’ayez écrit ou dit, et je n’envoie rien à votre place.',
  privacy:
    'Votre CV est à vous. Ce qui est conservé, combien de temps et comment l’effacer est écrit sous « ' +
    'Confidentialité » ; personne ne le reçoit d’ici, sauf si vous l’envoyez.',
  price:
    'Ce qui est gratuit et le prix d’une formule figurent sur la page « Tarifs ». Rien ne sera débité sans votre accord.',
  smalltalk: 'Tant mieux si vous le prenez avec humour. Je suis là pour votre CV quand vous voulez.',
  'untrue-years':
    'Je ne peux pas écrire plus d’années qu’il n’y en a eu ; cela se voit à la première question. Ce que vous ' +
    'avez compte tel quel : dites-moi la vraie durée et ce que vous y avez fait, une ligne là-dessus vaut mieux ' +
    'qu’un nombre.',
  'untrue-level':
    'Je préfère ne pas écrire un niveau que vous n’avez pas : il est souvent testé en entretien. Mieux vaut le ' +
    'vrai niveau, « notions » par exemple, ou ce que vous savez en faire. À quoi vous en êtes-vous servi ?',
  'untrue-credential':
    'Je ne peux pas écrire que vous l’avez si ce n’est pas le cas : diplômes, permis et certificats se ' +
    'vérifient. Ce qui est vrai peut figurer : « en cours », « examen prévu au printemps », « valable jusqu’en ' +
    '2021 ». L’une de ces formules ?',
  'untrue-title':
    'Je laisse l’intitulé tel qu’il était ; un ancien employeur serait interrogé. Le travail, lui, peut être ' +
    'montré en entier : qu’avez-vous décidé, qui avez-vous formé, de quoi vous occupiez-vous quand d’autres ' +
    'étaient absents ?',
  'untrue-dates':
    'Je ne change pas de date pour couvrir une période : les certificats de travail le montreraient. Un trou ' +
    'gêne moins qu’une date fausse. Une ligne sincère suffit, ou aucune.',
  'untrue-figure':
    'Je n’invente pas de chiffres : il faudrait les expliquer. Une estimation honnête convient, en revanche. ' +
    'Combien à peu près par jour ou par semaine, et comment cela a-t-il évolué ?',
  'untrue-tool':
    'Je ne cite que ce avec quoi vous avez vraiment travaillé ; devoir le montrer serait pire que de ne pas ' +
    'l’avoir. Ce que vous connaissez d’approchant peut figurer, et en entretien vous pouvez dire que vous ' +
    'apprenez vite. L’avez-vous déjà utilisé, même un peu ?',
  'untrue-other':
    'Je n’écris que ce qui est vrai ; le reste se retournerait contre vous. Il y a presque toujours une façon ' +
    'honnête de le dire. Si c’est bien ainsi, dites-moi en une phrase ce que vous avez fait et je l’ajoute ; ' +
    'sinon, comment était-ce vraiment ?',
};
