import type { ReadinessCues } from '../../cues/readiness.ts';

export const englishReadinessCues: ReadinessCues = {
  playful:
    'killer|sexy|hottie|princess|gamer|gaming|ninja|babe|baby|crazy|lover?|420|666|xx+|badboy|badgirl' +
    '|bad_?boy|party|beer|angel|devil|cutie|cute|sweet(?:ie|heart)|boss|king|queen|shadow|dragon|pimp|bitch' +
    '|playboy|gangsta?|swag|yolo|unicorn|kitty|bunny|honey',
  asksReady:
    'good to go|ready to (?:send|go|submit|apply)|(?:can|should|could) i (?:send|submit) (?:it|this)|(?:is' +
    '|looks?) (?:it|this|that) ready|think (?:it|this)s? (?:is )?ready|send it (?:like this|now|off|as is)' +
    '|that us(?: then)?(?= |$)',
  asksMissing:
    'whats missing|what(?: is| am i| else is| else am i)? (?:\\p{L}+ ){0,3}missing|what (?:do|have) i (?:not have' +
    '|lack)|wanting that ive not got|what.{0,20}(?:dont have|havent got|ive not got)',
};
