import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanGrammar: Grammar = {
  relations: {
    after: list('nach'),
    against: list('gegen gegenuber'),
    as: list('als'),
    before: list('vor'),
    by: list('durch seitens vom von'),
    for: list('fur zugunsten'),
    from: list('aus'),
    instead: list('anstatt anstelle statt'),
    through: list('anhand mittels via'),
    to: list('an'),
    toward: list('gen hin'),
    under: list('unter'),
    who: list('deren dessen'),
    with: list('mit samt'),
  },
  deedsLast: true,
  choices: list('oder'),
  joints: list('bzw oder sowie und'),
  links: list('mit sowie und'),
  unsure: list(`
    angestrebt auch_wenn beabsichtig* beinahe bereit* eventuell falls fast geplant* hatte_sollen hoff* kann knapp konnen
    konnte konnten mochte moglich* nahezu selbst_wenn sofern sogar_wenn soll sollen sollte sollten versuch* vielleicht
    vorgesehen wahrscheinlich ware waren_vorgesehen wenn wollte wurde_gerne
  `),
  about: list('ca circa etwa gut rund um_die ungefahr zirka'),
  above: list('ab mehr_als mindestens oberhalb uber wenigstens'),
  below: list('beinahe bis_zu fast hochstens knapp max maximal nahezu unter weniger_als'),
  be: list('ist sind war waren werden wird worden wurde wurden'),
  self: list('mich mir'),
  lessening: list('dritt halb hilfs mit teil vize zweit'),
  provers: list(`
    alle aller das dem den der des die ein eine einem einen einer eines ihre ihrer meine meiner unsere unserer
  `),
  single: list('ein eine einem einen einer eines'),
  of: list('an der des einer eines vom von'),
  deedNouns: list('ierung nahme tion tionen ung ungen'),
  agents: list('ator atorin ent entin er erin erinnen eur eurin ist istin'),
  infinitive: null,
  clauseOpeners: list('er haben hat ich oder sie und'),
  pastEnding: '',
  past: [],
  gerund: 'end',
  sureVerbs: [],
  credentials: list(`
    abschluss akkredit* approb* auszeichn* bachelor* diplom* doktor* fuhrerschein* gepruft* gesellenbrief lizenz*
    master* meisterbrief meisterpruf* patent* preis preise promo* promov* staatlich_gepruft* staatsexamen veroffentlich*
    zertifi* zertifikat* zugelassen* zulassung*
  `),
  degrees: list('abschluss abschlusse diplom* promovier* staatlich* studiert* zertifi*'),
};
