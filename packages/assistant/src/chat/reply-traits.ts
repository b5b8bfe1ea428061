import type { ReplyWords } from '@fitted/language/reply-words';

type Reply = keyof ReplyWords;

/**
 * What is true of a reply of words alone. `did-nothing`: something else may be tried for the message. `says-nothing`: it adds
 * nothing to another reply. `asks-line`: it quotes a line of the resume and asks about it, so that a short answer completes it.
 */
type ReplyTrait = 'did-nothing' | 'says-nothing' | 'asks-line';

const traits: Partial<Readonly<Record<Reply, readonly ReplyTrait[]>>> = {
  alreadySo: ['says-nothing'],
  areYouSure: ['did-nothing'],
  nextLine: ['asks-line'],
  noMistakes: ['did-nothing'],
  notHere: ['did-nothing', 'says-nothing'],
  notUnderstood: ['did-nothing', 'says-nothing'],
  roleAsk: ['did-nothing'],
  noted: ['did-nothing', 'says-nothing'],
  notedOffer: ['did-nothing'],
  nothingChanged: ['did-nothing', 'says-nothing'],
  scoreMeans: ['did-nothing'],
  strengthenAsk: ['asks-line'],
  tenseAlready: ['did-nothing'],
  weakest: ['asks-line'],
  whatToSay: ['did-nothing'],
  whereToAdd: ['did-nothing'],
  whichFirst: ['did-nothing'],
  whichLine: ['did-nothing'],
  whichMeant: ['did-nothing'],
};

export const repliesThat = (trait: ReplyTrait): readonly Reply[] =>
  (Object.keys(traits) as Reply[]).filter((reply) => traits[reply]?.includes(trait));
