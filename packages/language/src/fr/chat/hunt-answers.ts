import type { Answers } from '../../topics.ts';

export const frenchHuntAnswers = {
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
} as const satisfies Partial<Answers>;
