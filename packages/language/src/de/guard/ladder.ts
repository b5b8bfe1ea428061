import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const germanLadder: Ladder = {
  doing: list(`
    abgeschloss* aufbau* aufgebaut baute einfuhr* eingefuhrt entwarf* entwickl* entworfen entwurf* gegrund* grund*
    implementier* konzept* konzip* koordin* umgesetzt umsetz* verhandl*
  `),
  leading: list(`
    fuhre fuhren fuhrte fuhrung gefuhrt geleitet koordin* leit* leitung manag* management steuer* verantwort*
  `),
  reached: list('erreich* erziel*'),
  lesser: list(`
    angeregt ausgewahlt einteil* gelernt mitwirk* nutz* protokoll* teilgenommen teilnahme vorgeschlag* vorschlag*
    zuarbeit*
  `),
};
