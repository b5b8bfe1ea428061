import { pattern } from '../pattern.ts';
import type { LeadClauses, PostingCues } from '../posting-cues.ts';
import { phrases } from '../posting-words.ts';

export const englishPostingCues: PostingCues = {
  headings: {
    must: phrases(`
      requirements|required|essential|must|musts|mandatory|must have|must-have|must-haves|you must
      qualifications|what you bring|what you need|you need|what you will need|you will need|we need|we want
      you bring|you will bring|your profile|looking for|look for|who you are|about you|skills|experience
      what we need|you have|you are|minimum|candidate|person specification|the person|person spec
      about your experience|your background|your experience|what you’ll bring|what you’ll need|what it takes
      what we ask|what we are asking|you’ll need|what you should have|we ask for|we ask|ideal person|you should have|you’ll have|do you have
      key skills|eligibility|education|knowledge
    `),
    nice: phrases(`
      preferred|nice to have|nice-to-have|brownie points|bonus points|extra points|cherry on top
      icing on the cake|welcome|desirable|desired|bonus|asset|assets|good to have|even better|would be great
      would help|ideally|advantageous|a plus|pluses|plus points|optional|would be a plus|extra credit
      not essential|helpful|nice
    `),
    duty: phrases(`
      responsibilities|duties|the opportunity|your opportunity|the work|about the role|about the job
      about the post|the position|what you’d be doing|what you’ll be doing|what the job involves
      what the role involves|what’s involved|main tasks|your work|typical day|a typical day|what you will do
      what you will be doing|what you’ll do|you will|your day|the role|the job|tasks|your tasks
      key responsibilities|role overview|day to day|on site you will|job description|main duties
      accountabilities|you’ll be|you will be|in this role|your role|your mission
    `),
    offer: phrases(`
      we offer|benefits|what’s in it for you|what you’ll get|what you get|the deal|the offer|the perks
      the rewards|the small print|the boring bit|the boring bits|the fine print|good to know|hours|pay|contract
      contract type|apply|application|next steps|the process|recruitment process|equal opportunities|diversity
      our values|our story|our promise|what you can expect from us|life at|what we offer|about us
      about the company|who we are|our company|perks|compensation|salary|how to apply|to apply|equal opportunity
      our mission|why join|what is in it|what’s in it|what we bring to you|what we give|the package|package
      in return|in return you get|you will get|rewards|why join us|why us|the company|location|our team
      about the team
    `),
  },
  weakHeadings: phrases(`
    experience|skills|knowledge|education|qualifications|location|salary|candidate|compensation|minimum|required
    preferred|essential|desirable|must|musts|mandatory|nice|asset|assets|package|rewards|in return|hours|pay
    contract|contract type|apply|application|diversity|we ask|your work|the work|the offer
  `),
  headingConnectives: 'and|your|our|the|key|technical|professional',
  sentences: {
    must: phrases(`
      must|required|essential|mandatory|at least|minimum|is a must|necessary|needed|you have|you bring
      you will have|you will need|you’ll have|you’ll need|ideal candidate|successful candidate|you should
      should have|we need|looking for someone|proven|proficiency|proficient|strong knowledge
    `),
    nice: phrases(`
      preferred|a plus|would be lovely|would be useful|brownie points|extra points|bonus points|points for
      nice touch|icing on the cake|cherry on the cake|cherry on top|great if|good if|even better|is useful
      not essential but|we’d love|is a bonus|a bonus|bonus|plus points|nice if|would be nice|would be good
      an extra|would help|we would love|desirable|ideally|nice to have|an advantage|an asset|advantageous
      would be great|helpful|beneficial|preferably|optional|welcome
    `),
  },
  duties: phrases(`
    you will|you’ll|you are responsible|you’re responsible|responsible for|your tasks|your role
    your responsibilities|you will be|your job|duties|the role involves|the job involves|involves|your day
    tasks include|day to day|you would be responsible|the role covers|the post holder
    the successful candidate will|expect to|duties range|your week|your job is
  `),
  dutyOpening: pattern('u')`
    ^(?:you will|you'll|you would) (?!be (?:given|paid|part|offered|based|reporting|joining|working|rewarded|trained
    |supported|provided)|have|need|get|receive|enjoy|join|report|work|find|love|learn|gain|earn|benefit
    |also receive)\p{L}+
  `,
  asking: 'experience|knowledge|administer|administering|manage|managing|ability|skills',
  notAsked: phrases(`
    not required|not asked for|not expected|do not expect|don’t expect|do not ask|don’t ask|not a problem
    no need for|no experience required|no degree required|no degree|do not need|don’t need|you need no
    not necessary|not needed|isn’t needed|is not needed|no need|not essential|not a must|not a requirement
    no experience necessary|no experience needed|no previous experience|no prior|we will train|we train you
    will be taught|full training|training is given|training will be
  `),
  offers: phrases(`
    we offer|we can offer|we provide|we are offering|we pay|we give you|you will receive|you will get|you get
    you will enjoy|in return|benefits include|perks include|what we bring to you|our package|great pay
    generous salary
  `),
  benefits: phrases(`
    health insurance|medical insurance|life insurance|pet insurance|dental|401k|401(k)|pto|paid leave
    parental leave|birthday leave|study leave|annual leave|days leave|days holiday|sick pay|pension|bike to work
    cycle to work|gym membership|free parking|free meals|free lunch|paid vacation|vacation|rrsp|extended health
    profit sharing|stock options|rsus|bonus|tips|allowance|salary sacrifice|season ticket loan|company car
    flexible hours|hybrid work|remote work|wellbeing|staff discount|discounted|perkbox|signing bonus
    commuter benefits|tuition reimbursement|per diem
  `),
  companyOpenings: phrases(`
    we|we’re|we’ve|our|us|join|apply|please|send|contact|call|salary|pay|hours|location|start date|starting date
    schedule|contract|about|founded|established|since|at our|here at|here|as an equal|equal opportunity
    all qualified|thank|closing date|deadline|interviews|note|this is a|this role is|this position is
    the company|the successful candidate will receive|if you|if this|ready|sounds|not sure|don’t|no agencies
    the office|the team|every|everyone|there is|it is|it’s
  `),
  companyAsks: phrases(`
    we ask|we require|we need|we expect|we are looking for|we’re looking for|we look for|we want|we would like
    we’d like|looking for someone|we value|must|required|candidates|applicants
  `),
  reader: 'you|your|you’ll|you’re|you’ve|candidate|applicant|applicants|candidates',
  employer: 'we|our|us|we’re|we’ve|company',
  machines: phrases(`
    ignore your previous|ignore all previous|ignore previous|previous instructions|resume assistant
    resume assistants|automated assistants|instruction to the|instructions to the ai|system prompt|ai assistant
    language model
  `),
};

export const englishLeadClauses: LeadClauses = {
  surroundings:
    'reporting to|working (?:with|in|under|alongside|closely with)|based (?:at|in)|under the|as part of|in this role',
  addressed: "you(?:['’]ll| will)?",
  openings: pattern('iu')`
    ^(?:(?:ideally|also|in addition|additionally),?\s)?(?:it would (?:be \p{L}+|help)(?: too)? if you(?:'ve
    |’ve)?(?: (?:have|had|know|knew|can|could|hold|held))?
    |(?:brownie|bonus|extra|plus) points (?:if you (?:have|know|can)|for)
    |(?:we['’]?d|we would) (?:love|like) (?:you to have|it if you)|(?:the )?(?:ideal|successful|right) (?:candidate
    |applicant|person) (?:will|must|should|would)(?: also)?(?: (?:have|hold|know|be able to))?
    |(?:all )?(?:applicants?|candidates?) (?:must|should|need to|will)(?: (?:have|hold))?
    |we(?:['’]re| are)? (?:need|want|require|expect|looking for|after|seeking|ask for|look for) (?:someone|somebody
    |a person|people|candidates) (?:who|with)(?: (?:has|have|can|knows?))?|the (?:role|job|post) (?:covers|involves
    |includes)|(?:your )?duties (?:will )?(?:include|range from|are)|(?:day to day|day-to-day|in this role|every day
    |each week),? you(?:['’]ll| will)|as an? [\p{L} -]{2,30},? you(?:['’]ll| will)|expect to|your job is to
    |you(?:['’]ll| will) be (?:responsible for|asked to|in charge of)|you(?:['’]ve| have) (?:got )?(?=\p{L}+ed\s))
    (?!\p{L})
  `,
  reasons: 'because|since we|as we|as our',
  predicates: 'is|are|would be|will be|would|will|goes|go',
};
