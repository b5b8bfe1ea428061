/** Words of English that the wording rules know. Anyone can extend these lists; a phrase is written with its spaces. */

/** Words that can only come before a noun: what precedes them is a verb or a preposition. */
export const determiners = `a an the this these those my our your their his her its all both each every any some several another two three four five six seven
eight nine ten eleven twelve`;

export const pronouns = 'them it us me him';

/** Before a figure. */
export const quantityWords = 'over about around approximately nearly almost up';

/** "-ing" words after these belong to the phrase they open: "by testing and reviewing". */
export const prepositions = `by for of in on at with without while when whilst through after before from into via about against as than despite since until upon
including include includes included regarding concerning besides like such using following and/or between during involving enabling allowing`;

/** After a comma these state how or to what end; they are not another item of the list. */
export const adjunctGerunds = `ensuring resulting leading making allowing enabling using including helping improving increasing reducing achieving saving
working supporting providing maintaining meeting keeping driving giving creating contributing freeing cutting
growing raising bringing delivering exceeding generating`;

/** Empty before a verb, as everyone uses them. How something was done ("efficiently") stays: the guard asks about it. */
export const emptyAdverbs = 'successfully really';

/** A phrase, then the same in fewer words. */
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

/** Adjectives at the start of a profile, before what the person is; only those that the guard allows to be removed. */
export const emptyAdjectives = 'dynamic results-oriented hardworking hard-working passionate talented';

export const greetings = 'hello hi hey';

/** Always with a capital. Months that are words of their own ("may", "march") are left alone. */
export const capitalised = `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
january february june july september october november december`;

/** Names that begin in lower case. */
export const smallNames =
  'npm git kubectl jquery pytest pandas numpy dbt grep vim nginx systemd ebay iphone ipad macos ios iot pH mRNA';

/** Nouns before which an empty adjective stays, as they are just as empty. */
export const emptyNouns = 'individual person professional worker player learner people leader';

/** -ing forms that are actions when named as a duty: "responsible for designing" can only mean doing it. */
export const dutyGerunds = `administering assigning automating conducting converting coordinating customising customizing designing drafting
enhancing executing fixing implementing integrating migrating organising organizing presenting promoting researching securing selecting sending
shaping solving supervising translating writing`;
