import type { ProfileCues } from '../../cues/profile.ts';

export const frenchProfileCues: ProfileCues = {
  profileName:
    "profil|accroche|a propos|texte de presentation|ma presentation|texte d[ ']intro|introduction|objectif professionnel|phrase d[ ']accroche",
  goalHeading: 'objectifs?',
  wantsWritten:
    'ecri\\p{L}*|redige\\p{L}*|rediger|fais(?:-| )?(?:moi)? (?:un|une)|faire (?:un|une)|' +
    'faites(?:-| )?(?:moi)? (?:un|une)|refaire|refais\\p{L}*|refaites|reecri\\p{L}*|reformul\\p{L}*|reprend\\p{L}*|' +
    "resume(?: moi)? (?:mon|le)|resume[zr]|cree\\p{L}*|prepare\\p{L}*|propose\\p{L}*|mets(?:-| )?(?:moi)? (?:un|une)|besoin d[ ']un\\p{L}*|" +
    'transforme\\p{L}*',
  wantsStronger:
    'plus (?:fort|forte|pro|professionnel\\p{L}*|percutant\\p{L}*|convaincant\\p{L}*|affirme\\p{L}*|vendeur|vendeuse|solide)|' +
    'mieux (?:ecri|redig|fai)\\p{L}*|ameliore\\p{L}*|confiant\\p{L}*|assure\\p{L}*|pour ce (?:poste|job)|pour cette (?:offre|annonce)|' +
    'adapte\\p{L}*|muscle\\p{L}*|s excuse|excuse\\p{L}*',
  wantsPlainer:
    'simple|simples|plus naturel\\p{L}*|moins (?:pompeux|ronflant|formel|guinde|pretentieux)|' +
    'pompeux|ronflant|guinde|pretentieux|soutenu|(?:je )?(?:ne )?parle pas comme|c est pas moi|cucul|' +
    'exagere\\p{L}*|trop (?:d emphase|grandiloquent)',
  wantsShorter: 'plus court\\p{L}*|raccourci\\p{L}*|trop long\\p{L}*|condens\\p{L}*',
  asksWhether:
    'faut[- ]il|il faut|dois[- ]je|est ce (?:que|qu)|est[- ]il (?:utile|necessaire)|c est quoi|qu est ce|' +
    'ou (?:mettre|est)',
  prefersOld: 'comme avant|l ?ancien\\p{L}*|(?:celui|celle|version) d ?avant|je preferais|etait mieux',
  sentence: 'phrases?',
};
