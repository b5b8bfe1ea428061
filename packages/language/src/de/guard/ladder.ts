import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanLadder: Ladder = {
  doing: list(`
    entwickl* eingefuhrt einfuhr* aufgebaut aufbau* baute konzept* konzip* entwarf* entworfen entwurf* umgesetzt umsetz* implementier*
    verhandl* abgeschloss* koordin* grund* gegrund*
  `),
  leading: list(`
    leit* geleitet leitung fuhrung fuhrte gefuhrt fuhre fuhren verantwort* steuer* management manag* koordin*
  `),
  reached: list('erreich* erziel*'),
  lesser: list(`
    vorgeschlag* vorschlag* angeregt teilnahme teilgenommen protokoll* ausgewahlt einteil* mitwirk* zuarbeit* nutz* gelernt
  `),
};
