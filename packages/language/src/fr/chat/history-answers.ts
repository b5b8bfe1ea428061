import type { Answers } from '../../topics.ts';

export const frenchHistoryAnswers = {
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
} as const satisfies Partial<Answers>;
