import type { Doubts } from '../doubts.ts';
import { pattern } from '../pattern.ts';

const people =
  'manager|boss|supervisor|team lead|team leader|colleague|coworker|co-worker|friend|mate|trainee|apprentice|' +
  'intern|assistant|bookkeeper|accountant|payroll clerk|clerk|chef|head chef|sous chef|owner|director|partner|' +
  'agency|consultant|contractor|specialist|consultants|doctor|engineer|engineers|foreman|secretary|senior|' +
  'developer|designer|brother|sister|wife|husband|father|mother|planner|dispatcher|buyer|pharmacist|' +
  'sister ward|head office|head teacher|headteacher|deputy|lawyer|' +
  'solicitor|nurse in charge|charge nurse|link nurse';
const groups =
  'team|department|office|unit|group|desk|crew|company|firm|provider|agency|bureau|shop|division|centre|center|side|people|guys';
const doing =
  'did|does|do|was|is|were|took|takes|ran|runs|made|makes|wrote|writes|had|led|leads|kept|keeps|set|built|' +
  'signed|prepared|prepares|handled|handles|planned|plans|owned|owns|used|uses|taught|teaches|organised|' +
  'organises|looks';

export const englishDoubts: Doubts = {
  othersClauses: [
    pattern('u')`
      ^\s*(?:my|our|the|a|an|another|his|her|one)\s(?:[\p{L}'-]+\s){0,2}(?:${people})(?:\s\p{L}+)?\s(?:\p{L}+ly\s
      |always\s|also\s|still\s)?(?:\p{L}+s|${doing})(?!\p{L})
    `,
    new RegExp(
      `^\\s*(?:[\\p{L}'-]+\\s)?(?:${people})\\s(?:\\p{L}+ly\\s|always\\s|also\\s)?(?:${doing})(?!\\p{L})`,
      'u',
    ),
    pattern('u')`
      ^\s*(?:my|our|the|a|an|another|his|her)\s(?!whole|entire|own)(?:[\p{L}'-]+\s){1,2}(?:${groups})\s(?:\p{L}+ly\s
      |always\s|also\s|still\s)?(?:looks|does|did|runs|ran|handles|handled|takes|took|makes|made|writes|wrote|uses
      |used|owns|owned|keeps|kept|builds|built|manages|managed|prepares|prepared|is|was|has|had|sends|sent)(?!\p{L})
    `,
    pattern('u')`
      ^\s*(?:our|my|the)\s(?:[\p{L}'-]+\s){1,3}(?:does|handles|runs|takes care|looks after|writes|makes|manages
      |organises|organizes|prepares|deals|is responsible|are responsible|teaches|plans|signs|orders)(?!\p{L})
    `,
    pattern('u')`
      ^\s*(?:marketing|finance|accounts|hr|it|head office|payroll|sales|logistics|procurement|legal)\s(?:did|does|ran
      |runs|made|makes|handled|handles|took|takes|wrote|writes|kept|keeps|looked|looks|paid|pays|sent|sends)(?!\p{L})
    `,
  ],
  othersSentences: [
    pattern('u')`
      (?<!\p{L})(?:done|made|handled|run|led|prepared|carried out|written|managed|looked after|taken|outsourced|kept
      |drawn up|dealt with|changed|paid|signed)\s(?:by|to)\s(?:my|our|the|a|an|another|external|head office)(?!\p{L})
    `,
    /(?<!\p{L})(?:is|are|was|were)\s\p{L}+(?:ed|en|ne|de|un|ut|pt)\sby\s(?:my|our|the|a|an|another)(?!\p{L})/u,
  ],
  notYet: [
    pattern('u')`
      (?<!\p{L})(?:booked for|booked on|signed up for|signed up to|enrolled on|due to take|planned for|scheduled for
      |next year|next spring|next month|to be taken|hope to|hoping to|i am going to|about to start|not my thing
      |not my strong|not a strength|weak (?:in|at)|a bit rusty|rusty|only read|only watched|i only|ran out|run out
      |no longer valid|not renewed|never used at work|never used it|on my own time|only once|just once
      |started a tutorial|waiting list|applied for|short of a|short of my|two classes short|helped carry|once helped
      |willing to learn|keen to learn|started learning)(?!\p{L})
    `,
    /^\s*(?:learning|teaching myself|picking up|getting to grips with)\s/u,
  ],
  unproven: pattern('iu')`
      \b(?:learn(?:t|ed|ing|s)?|study|studied|studying|course|courses|class|classes|talk|workshop|webinar|seminar
      |exam|tutorial|lessons?|certificate|bootcamp|basic|basics|beginner|elementary|introductory|introduction
      |rudimentary|limited|a little|some knowledge|interested|hop(?:e|ed|ing)|wish(?:es)?|want(?:ed|s)?
      |plann(?:ed|ing) to|plan to|aspir\w+|keen to|eager to|cancel+ed|abandoned|against|instead of|away from
      |replac(?:ed?|ing)|(?:taught|trained|led|written|built|run|done) by|who|whose|next to|observ(?:ed?|ing)
      |shadow(?:ed|ing)?)\b
    `,
};
