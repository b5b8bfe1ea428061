import type { Stemming } from '../stemming.ts';
import { inOrder } from '../word-list.ts';

export const spanishStemming: Stemming = {
  endings: inOrder(`
    aciones acion imientos imiento amientos amiento adoras adores adora ador idades idad iendo ando ciones cion
    siones sion adas ados idas idos ada ado ida ido aron ieron aba ia amos emos imos ales al ar er ir as os es en
    an io a o e i s
  `),
  deed: /(?:cion|miento|ando|iendo|aje|ar|er|ir)$/u,
  shortTail: /[aeosn]$/u,
  prepare: withoutDoubleC,
  finish: unifySpelling,
};

function withoutDoubleC(word: string): string {
  return word.replace(/(?<=\p{L}{3})ccion(?:es)?$/u, 'ct');
}

/** "busco" and "busqué", "realicé" and "realizar", "dirijo" and "dirigir", "atiendo" and "atender" are one verb each. */
function unifySpelling(stem: string): string {
  return stem
    .replace(/ie/u, 'e')
    .replace(/ue/u, 'o')
    .replace(/qu$/u, 'c')
    .replace(/gu$/u, 'g')
    .replace(/j$/u, 'g')
    .replace(/c$/u, 'z');
}
