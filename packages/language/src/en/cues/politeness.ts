import type { PolitenessCues } from '../../cues/politeness.ts';

export const englishPoliteness: PolitenessCues = {
  openings: [
    "(?:please|pls|kindly|just|now|then|also|ok(?:ay)?|so|hey|hi|hello|great|perfect|go ahead and|let['’]?s)[,!.]? ",
    '(?:oops|whoops|wait|sorry|actually|hm+|well)[,!.]* |' +
      'no[,.]? (?=(?:wait|sorry|actually|put|make|i meant|add|move|change|undo|delete|remove|in|under)(?:[ ,]|$))',
    '(?:can|could|would|will) (?:you|u|we)(?: please| kindly| also| just| maybe)* ',
    'can i |is it possible to |would you mind |you (?:can|could|should|may) ',
    "i(?: would|['’]d)(?: really)? (?:like|love|prefer)(?: for)?(?: you)? to |i (?:want|need|wish)(?: you)? to |help me(?: to)? ",
  ],
  closings: [
    // "to my resume" does not name a place in it.
    ',? (?:to|in|into|on|from|of) (?:my|the|this) (?:resume|résumé|cv)',
    ',? (?:too|as well)',
    ',? (?:please|pls|for me|thanks|thank you|if possible|now|if you can|will you|would you)',
  ],
};
