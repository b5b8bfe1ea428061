/** Words of English that the wording rules know. Anyone can extend these lists; a phrase is written with its spaces. */

/** What may follow a verb that takes an object, as the first word of that object. */
export const determiners = `a an the this that these those my our your their his her its some any all both each every several many more
most no another other new two three four five six seven eight nine ten eleven twelve daily weekly monthly up about around over approximately customers' patients'`;

/** "-ing" words behind these belong to the phrase they open: "by testing and reviewing". */
export const prepositions = `by for of in on at with without while when whilst through after before from into via about against as than despite since until upon
including include includes included regarding concerning besides like such using following and/or between during involving enabling allowing`;

/** Behind a comma these say how or to what end; they are no further item of the list. */
export const adjunctGerunds = `ensuring resulting leading making allowing enabling using including helping improving increasing reducing achieving saving working
supporting providing maintaining meeting keeping driving giving creating contributing freeing cutting growing raising bringing delivering exceeding generating`;

/** Nouns that "responsible for" is said of, with the plain verb that says the same. Each noun in its singular; a plural s is understood. */
export const objectVerbs: Readonly<Record<'handle' | 'run' | 'maintain', string>> = {
  handle: `check-in check-out complaint invoice claim order ordering payment call enquiry inquiry request payroll correspondence mail booking reservation
    reconciliation rec ledger submittal paperwork filing grading menu query ticket expense refund delivery return purchasing invoicing`,
  run: 'rota roster',
  maintain: 'folder website record database documentation logbook file fleet equipment inventory',
};

/** Nouns made of verbs: "recruitment of participants" is "recruited participants". Noun, then verb. */
export const nominalisations = `recruitment recruit, maintenance maintain, preparation prepare, management manage, supervision supervise, training train,
coordination coordinate, co-ordination co-ordinate, development develop, implementation implement, installation install, inspection inspect,
administration administer, analysis analyse, production produce, review review, provision provide, organisation organise, organization organize,
operation operate, testing test, creation create, collection collect, processing process, monitoring monitor, planning plan, cleaning clean,
delivery deliver, translation translate, assessment assess, evaluation evaluate, distribution distribute, documentation document, verification verify,
procurement procure, packing pack, loading load, sorting sort, scheduling schedule, design design, editing edit, reconciliation reconcile, compilation compile,
investigation investigate, handling handle, checking check, repair repair, upkeep maintain`;

/** Said of everyone, so it says nothing before a verb. How something was done ("efficiently") is the person's to say, and the guard asks about it. */
export const emptyAdverbs = 'successfully really';

/** Phrase, then what says the same in fewer words. */
export const plainer: readonly (readonly [string, string])[] = [
  ['in order to', 'to'],
  ['on a daily basis', 'daily'],
  ['on a weekly basis', 'weekly'],
  ['on a monthly basis', 'monthly'],
  ['on a regular basis', 'regularly'],
  ['on a quarterly basis', 'quarterly'],
  ['on a yearly basis', 'yearly'],
  ['on an annual basis', 'annually'],
  ['each and every', 'every'],
  ['made use of', 'used'],
  ['making use of', 'using'],
  ['prior to', 'before'],
  ['in conjunction with', 'with'],
  ['a large number of', 'many'],
  ['a wide variety of', 'a variety of'],
  ['a wide range of', 'a range of'],
  ['due to the fact that', 'because'],
  ['with regard to', 'about'],
  ['utilize', 'use'],
  ['utilise', 'use'],
  ['utilized', 'used'],
  ['utilised', 'used'],
  ['utilizing', 'using'],
  ['utilising', 'using'],
];

/** Misspelt or clipped forms that hide a word from the other rules. Wrong, then right. */
export const misspelt: readonly (readonly [string, string])[] = [
  ['w/', 'with'],
  ['dont', "don't"],
  ['useing', 'using'],
  ['manageing', 'managing'],
  ['makeing', 'making'],
  ['takeing', 'taking'],
  ['writting', 'writing'],
  ['runing', 'running'],
  ['recieved', 'received'],
  ['recieving', 'receiving'],
  ['responsable for', 'responsible for'],
  ['maintanance', 'maintenance'],
  ['liased', 'liaised'],
  ['liasing', 'liaising'],
  ['liason', 'liaison'],
];

/** Behind "and", an -ing word before one of these names a kind of it: "ordered food and cleaning supplies". */
export const gerundHeads = `supplies products equipment material materials system systems software crew crews staff team teams tool tools machine machines machinery
hours list lists service services procedure procedures schedule schedules standards program programs programme programmes session sessions cost costs class classes
course courses instructions permits rules policy policies guidelines activities duties tasks area areas`;

/** What is only done to people, so that a thing behind "and" is not its object. */
export const personVerbs = 'seat greet welcome mentor interview induct';

export const people = `apprentices arrivals attendees callers candidates children classes clients colleagues couples customers delegates directors donors employees
engineers families graduates guests interns juniors learners managers members nurses owners parents participants passengers patients people public pupils residents
shoppers speakers staff starters students suppliers teachers team teams tenants tourists trainees travellers travelers users visitors volunteers`;

/** At the start of a profile, before what the person is; only what the guard lets go. */
export const emptyAdjectives = 'dynamic results-oriented hardworking hard-working passionate talented';

export const greetings = 'hello hi hey';

/** Always with a capital. Months that are words of their own ("may", "march") are left alone. */
export const capitalised = `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february
june july september october november december`;

/** Names that begin small. */
export const smallNames =
  'npm git kubectl jquery pytest pandas numpy dbt grep vim nginx systemd ebay iphone ipad macos ios iot pH mRNA';

/** An empty adjective may go before what the person is, not before a word as empty as itself. */
export const emptyNouns = 'individual person professional worker player learner people leader';
