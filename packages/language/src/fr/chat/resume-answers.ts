import type { Answers } from '../../topics.ts';

export const frenchResumeAnswers = {
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
} as const satisfies Partial<Answers>;
