import type { ReadinessCues } from '../../cues/readiness.ts';

export const frenchReadinessCues: ReadinessCues = {
  playful:
    'princesse|bebe|doudou|loulou|choupi\\p{L}*|coquin\\p{L}*|bogoss|beaugosse|folle|ange|diable|fiesta' +
    '|poupee|minou',
  asksReady:
    'est(?: il)? pret|pret a (?:etre )?envo\\p{L}+|(?:je )?peux l ?envoyer|peux envoyer|bon (?:pour|a) (?:envoyer' +
    '|l ?envoi)|envoyer comme ca',
  asksMissing: '(?:qu est ce qui|qu ?il|que|quoi|ce qui) (?:me |lui |il )?manque',
};
