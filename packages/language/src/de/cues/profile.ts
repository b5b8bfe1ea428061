import type { ProfileCues } from '../../cues/profile.ts';

export const germanProfileCues: ProfileCues = {
  profileName:
    'profil\\p{L}*|kurzprofil\\p{L}*|zusammenfassung\\p{L}*|kurzvorstellung\\p{L}*|ueber mich|uber mich|' +
    'selbstbeschreibung|einleitung\\p{L}*|einleitungstext|profiltext|kurztext',
  goalHeading: '(?:berufs)?ziel(?:e|setzung)?',
  wantsWritten:
    'schreib\\p{L}*|verfass\\p{L}*|erstell\\p{L}*|formulier\\p{L}*|entwirf|' +
    'mach (?:mir |da |daraus )?(?:ein|ne|eine|was)|neu (?:schreiben|machen)|ueberarbeit\\p{L}*|uberarbeit\\p{L}*|' +
    'brauch\\p{L}* (?:ein|ne|eine|noch)|umschreib\\p{L}*|setz\\p{L}* .{0,20}auf',
  wantsStronger:
    'staerker|starker|selbstbewusster|selbstsicherer|ueberzeugender|uberzeugender|mach\\p{L}* .{0,25}besser|verbesser\\p{L}*|' +
    'professioneller|kraeftiger|kraftiger|aussagekraeftig\\p{L}*|aussagekraftig\\p{L}*|passend\\p{L}*|' +
    'auf die stelle|zur stelle|anpass\\p{L}*',
  wantsPlainer:
    'geschwollen\\p{L}*|schlicht\\p{L}*|einfacher|normaler|natuerlicher|naturlicher|hochgestochen\\p{L}*|' +
    'uebertrieben\\p{L}*|ubertrieben\\p{L}*|zu dick|dick aufgetragen|zu formell|foermlich\\p{L}*|formlich\\p{L}*|' +
    'gestelzt\\p{L}*|so red\\p{L}* ich nicht|klingt nicht nach mir|bin (?:das )?nicht ich|' +
    'weniger (?:dick|formell|angeberisch)|angeberisch\\p{L}*|bodenstaendig\\p{L}*|bodenstandig\\p{L}*',
  wantsShorter: 'kuerz\\p{L}*|kurz\\p{L}*|zu lang|straff\\p{L}*|knapper',
  asksWhether:
    'brauch\\p{L}* (?:ich|man)|muss (?:ich|man|da|ein)|sollte? (?:ich|man)|was ist|was gehoert|was gehort|' +
    'wo (?:steht|gehoert)',
  prefersOld:
    'wie vorher|wie zuvor|(?:das |die |den )?alte\\p{L}? (?:version|profil|text|fassung|war)|vorher (?:war' +
    '|fand)\\p{L}* .{0,20}besser|war besser|hat mir besser gefallen|gefiel mir besser',
  sentence: 'saetz\\p{L}*|satz\\p{L}*',
};
