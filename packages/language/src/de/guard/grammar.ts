import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanGrammar: Grammar = {
  relations: {
    after: list('nach'),
    against: list('gegen gegenuber'),
    as: list('als'),
    before: list('vor'),
    by: list('durch seitens von vom'),
    for: list('fur zugunsten'),
    from: list('aus'),
    instead: list('statt anstelle anstatt'),
    through: list('mittels via anhand'),
    to: list('an'),
    toward: list('gen hin'),
    under: list('unter'),
    who: list('deren dessen'),
    with: list('mit samt'),
  },
  deedsLast: true,
  choices: list('oder'),
  joints: list('und oder sowie bzw'),
  links: list('und mit sowie'),
  unsure: list(`
    auch_wenn selbst_wenn sogar_wenn ware waren_vorgesehen hatte_sollen konnte konnten konnen kann wurde_gerne sollte sollten soll sollen
    mochte wollte wenn falls sofern fast beinahe nahezu knapp geplant* vorgesehen beabsichtig* versuch* eventuell moglich* vielleicht
    wahrscheinlich hoff* bereit* angestrebt
  `),
  about: list('etwa ca circa rund ungefahr zirka um_die gut'),
  above: list('ab mehr_als uber mindestens oberhalb wenigstens'),
  below: list('bis_zu maximal hochstens max weniger_als unter knapp fast beinahe nahezu'),
  be: list('wird werden wurde wurden worden ist sind war waren'),
  self: list('mich mir'),
  lessening: list('mit zweit dritt vize hilfs halb teil'),
  provers: list(`
    der die das den dem des ein eine einen einem einer eines meine meiner unsere unserer alle aller ihre ihrer
  `),
  single: list('ein eine einen einem einer eines'),
  of: list('an der des einer eines vom von'),
  deedNouns: list('ung ungen tion tionen nahme ierung'),
  agents: list('er erin erinnen ator atorin ist istin ent entin eur eurin'),
  infinitive: null,
  clauseOpeners: list('ich er sie und oder hat haben'),
  past: [],
  gerund: 'end',
  sureVerbs: [],
  credentials: list(`
    zertifi* zertifikat* akkredit* approb* diplom* bachelor* master* doktor* promo* promov* staatsexamen abschluss meisterbrief
    meisterpruf* gesellenbrief fuhrerschein* lizenz* auszeichn* preis preise patent* veroffentlich* zugelassen* zulassung* gepruft*
    staatlich_gepruft*
  `),
  degrees: list('abschluss abschlusse diplom* promovier* studiert* zertifi* staatlich*'),
};
