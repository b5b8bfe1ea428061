import type { ClaimCues } from '../claim-cues.ts';
import { phrases } from '../posting-words.ts';

export const germanClaimCues: ClaimCues = {
  denied: phrases(`
    keine erfahrung|keine kenntnisse|keine vorkenntnisse|ohne erfahrung|ohne kenntnisse|noch nie|nicht vertraut
    kenne ich nicht
  `),
  deniedBefore: 'nur ein tutorial|von kollegen|nicht bestanden|durchgefallen|nicht gearbeitet',
  others: 'mein kollege|meine kollegin|das nachbarteam|berichtete an|unterstellt',
  wished: phrases(`
    suche eine|suche einen|suche nach|auf der suche|strebe|möchte|würde gern|würde gerne|interessiert an
    berufsziel
  `),
  wishedLabel: 'gewünschte position|angestrebte position|zielposition',
  wishedFirst: 'ziel:',
  wishedBefore: '',
  own: 'mein|meine|meinen|meiner|meinem',
  learnt: 'mithilfe bei|mithilfe|mitgewirkt|mitarbeit bei|lerne derzeit|lerne gerade',
  helped: 'unterstützte den|unterstützte die|unterstützung des|unterstützung der|half',
  unfinished: 'mitgeholfen|geholfen|mitgewirkt|nicht abgeschlossen|abgebrochen|ohne abschluss',
  state: 'laufend|in bearbeitung|in vorbereitung|abgelaufen|ruhend|angestrebt',
  hiringVerbs: 'rekrutierung von|vermittlung von|einstellung von',
  hiredPeople: 'entwicklern|ingenieuren|fachkräften',
  teamOpenings: 'für das|für die|dem',
  teamNouns: 'team-mitglieder|abteilung',
};
