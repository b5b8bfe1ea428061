import { pattern } from '../pattern.ts';
import { type StatementCues, wholeWords } from '../statement-cues.ts';

const adverbs = '(?: (?:also|really|still|just|do|only|always|very much))*';

export const englishStatements: StatementCues = {
  denials: [
    wholeWords(
      "not(?! only)|\\p{L}+n['’]t|(?:have|had|has|did|do|does|was|is|would|could|ca|wo)nt|never|" +
        'no(?!\\.? ?\\d| s[oó]lo)|none|nobody|nothing|neither|nor|without|cannot|lack(?:s|ed|ing)?|unable|hardly|' +
        "yet to|i (?:almost|nearly|failed|only read|only heard|read about|(?:have |['’]ve )?heard of)|supposed to",
    ),
  ],
  wishes: [
    wholeWords(
      `i${adverbs} (?:wish|want|hope|would|could|should|might|may|will|plan|intend|need|aim)`,
      "i['’](?:d|ll)",
      "i(?:['’]m| am)(?: \\p{L}+)? (?:going to|about to|learning|hoping|planning|interested|keen|eager|looking for)",
      'if (?:i|you|they|it|we|the)|as if|as though|sounds? like|looks? like i|pretend|(?:imagine|suppose)(?= (?:that|i|you) )',
    ),
  ],
  ofThePosting: [
    /^(?:(?:but|and|in|because|according to) )*(?:the|this|that|your) (?:posting|vacancy|job (?:posting|ad|advert|description))(?!\p{L})/iu,
    pattern('iu')`
      ^(?:(?:but|and|because) )*(?:the|this|that|your) (?:job|role|position|company|team|employer|ad|advert|recruiter
      |requirements?|description)(?: \p{L}+)? (?:asks?|wants?|needs?|requires?|says?|expects?|lists?|mentions?
      |includes?)(?!\p{L})
    `,
  ],
  ofOthers: [
    // Spanish "he usado" is the person's own.
    /^(?:she|they|someone|somebody|he(?! (?:\p{L}+ )?\p{L}+(?:[ai]do|cho|sto|rto|lto|ito)(?!\p{L}))) /iu,
    pattern('iu')`
      ^(?:my|our) (?:\p{L}+ )?(?:colleague|co-?worker|boss|manager|friend|team-?mate|brother|sister|wife|husband
      |father|mother|partner|supervisor|predecessor|neighbou?r|cousin|uncle|aunt)s?(?!\p{L})
    `,
  ],
  self: [wholeWords("i|me|we|us|i['’]\\p{L}+")],
};
