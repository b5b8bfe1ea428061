import type { ProfileCues } from '../../cues/profile.ts';

export const englishProfileCues: ProfileCues = {
  profileName:
    'profile|summary|summry|sumary|about me|objective|personal statement|intro|introduction|blurb|' +
    'opening (?:paragraph|bit|part|lines?)',
  goalHeading: 'objectives?',
  wantsWritten:
    'writ\\p{L}*|draft|create|compose|generate|craft|whip up|put (?:me )?together|come up with|' +
    'make (?:me )?(?:it |that |this )?(?:a|an|one|into)|turn (?:it|that|this)? ?into|re-?do|rework|rephrase|' +
    'reword|freshen|start (?:it )?over|need (?:a|an|one)|do (?:me )?(?:a|an)|give me',
  wantsStronger:
    'strong\\p{L}*|confiden\\p{L}+|punch\\p{L}*|impressive|make .{0,20}better|improve|improved|professional|apolog\\p{L}+|' +
    'convincing|compelling|stands? out|sell\\p{L}*|beef\\p{L}*|spice|oomph|weight|' +
    'fits? (?:the|this) (?:job|role|posting)|match(?:es)? (?:the|this) (?:job|role|posting)|tailor\\p{L}*|' +
    'for this (?:job|role|one)',
  wantsPlainer:
    'cring\\p{L}+|fancy|plain|plainer|simpler|simple|salesy|corporate|posh|pompous|cheesy|stiff|formal|flowery|' +
    'over the top|too much|toned? (?:it )?down|down to earth|normal (?:words|english|person)|buzzwords?|braggy|' +
    'boastful|show ?off|not (?:really )?(?:me|how i talk)|dont (?:talk|speak) like',
  wantsShorter: 'shorter|shorten|cut (?:it )?down|trim|too long|tighter|condensed?|briefer|snappier',
  asksWhether:
    'do i (?:need|have)|should i (?:have|keep|include|even)|' +
    'is (?:a|the|my) \\p{L}+ (?:needed|necessary|ok|okay|fine|good)|whats? (?:a|the)|what is|what should|where',
  prefersOld:
    '(?:prefer\\p{L}*|like\\p{L}*|want\\p{L}*) (?:\\p{L}+ ){0,3}(?:old|previous|first|original|other|before)(?: (?:one' +
    '|version|profile|summary))?|(?:was )?better before|(?:the )?old one (?:was|is) better|(?:change|put) (?:it|that) back',
  sentence: 'sentences?|sentance\\p{L}*',
};
