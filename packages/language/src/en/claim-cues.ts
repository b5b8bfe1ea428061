import type { ClaimCues } from '../claim-cues.ts';
import { phrases } from '../posting-words.ts';

export const englishClaimCues: ClaimCues = {
  denied: phrases(`
    no experience|no prior experience|no previous experience|no hands-on experience|no knowledge|no training in
    without experience|without any experience|not familiar with|not experienced|not trained in|not qualified
    never used|never worked|have not used|have not worked|haven’t used|haven’t worked|did not use|didn’t use
    do not know|don’t know|do not have|don’t have|lack experience|lacking experience|decided against
    decided not to|failed the|failed my|did not pass|didn’t pass
  `),
  deniedBefore: phrases(`
    only a tutorial|by our platform team|by another team|by a colleague|by my colleague|handled by colleagues
    not passed
  `),
  others: phrases(`
    the team beside mine|the team next to mine|another team|other teams|a colleague used|my colleague
    a colleague of mine|colleagues used|my team lead wrote|by our platform team|by another team|reported to
    reporting to|reports to|answered to|my manager was|my boss was
  `),
  wished: phrases(`
    seeking|looking for|looking to|searching for|in search of|hoping to|hope to|would like to|would love to
    want to|wish to|wishing to|aiming to|aim to|aspire to|aspiring|interested in|planning to|plan to|intend to
    intending to|career objective|career goal
  `),
  wishedLabel: 'target role|target position|desired position|position desired|position sought',
  wishedFirst: 'objective:|goal:|to obtain|to secure|to gain|to pursue|to join|to become|to work',
  wishedBefore: '',
  own: 'my',
  learnt: phrases(`
    took part in|was involved in|involved in|participated in|sat in on|shadowed|shadowing|currently learning
    i am learning|studying for|preparing for the|working towards|working toward|pursuing|enrolled in
  `),
  helped: 'helped|helping|i help|assisted|assisting|assist|supported the',
  unfinished: phrases(`
    not finished|not completed|did not finish|did not complete|didn’t finish|unfinished|dropped out
  `),
  state: 'in progress|ongoing|pending|scheduled|exam scheduled|expired|lapsed|inactive|not active',
  hiringVerbs: phrases(`
    hired|recruited|placed|sourced|interviewed|headhunted|staffed|hiring|recruiting|sourcing|placing|order
    ordered
  `),
  hiredPeople: phrases(`
    engineers|developers|programmers|analysts|administrators|admins|architects|consultants|designers|nurses
    teachers|accountants|specialists|professionals|candidates|experts|talent|staff|teams
  `),
  teamOpenings: 'for the|for our|to the',
  teamNouns: 'team|teams|department|departments',
};
