import { list } from './guard-words.ts';

/** Words for a multiple, in all languages: they follow from two numbers that stand in that proportion. */
export const proportions: readonly { readonly times: number; readonly words: readonly string[] }[] = [
  {
    times: 2,
    words: list(
      'half halv* doubl* moitie double* mitad duplic* doble halbier* halfte verdoppel* doppelt* 半減 倍増 2倍 减半 翻倍 一半 翻番',
    ),
  },
  { times: 3, words: list('third tripl* tiers tercio triplic* drittel verdreifach* 三分之一 三倍 3倍') },
];
