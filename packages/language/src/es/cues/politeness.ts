import type { PolitenessCues } from '../../cues/politeness.ts';

export const spanishPoliteness: PolitenessCues = {
  openings: [
    '(?:perdón|espera|uy|ups)[,!.]* |no[,.]? (?=(?:pon|ponlo|añad|mueve|cambia))',
    '(?:por favor|porfa|porfavor|ahora|también|hola|vale|ok)[,!]? ',
    '(?:me )?(?:puedes|podrías|puede|podría|podemos)(?: por favor)? ',
    '(?:me gustaría|quisiera|quiero|necesito|querría) |es posible |se puede ',
  ],
  closings: [
    ' (?:a|en|de) (?:mi|el|este) (?:currículum|currículo|cv)| (?:al|del) (?:currículum|currículo|cv)',
    ' también',
    ',? (?:por favor|porfa|gracias)',
  ],
};
