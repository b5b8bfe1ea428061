import type { ActCues } from '../../cues/acts.ts';

export const englishActCues: ActCues = {
  admitsLack:
    'i (?:didnt|havent|dont|never|only (?:have|watched|did))|ive (?:never|only|not)|(?:assisted|' +
    'did) (?:0|none|zero)|not (?:really|exactly|quite|officially)|i wasnt|im not|without having|havent (?:done|got|passed|taken)',
  excuses: 'but|though|tho|anyway',
  wantsWritten: 'say|put|write|list|add|claim|mention|mark|call me',
  untouched: '(?:dont|don.t|do not) (?:change|touch|edit|alter) (?:anything|a thing|nothing)',
  questionOpening: 'first(?: off)?|also|and|so|ok',
  tagQuestion: "don['’]?t you think|right|isn['’]?t it|is(?:n['’]?t)? that (?:ok|okay|right|fine)|you know|ok(?:ay)?",
  article: 'the|that|my',
  chatWords:
    "(?<![\\p{L}'’])(?:by the way|btw|lol|obvs|tbh|haha|pls|please|thanks|(?:put|add|stick|fix|take|make|" +
    'write|wrote|call|say) (?:it|that|this|them|those|something)|that thing|this thing|maybe|kinda|' +
    "sort of|i guess|i think|dunno|you know|anyway|wait|no wait|would you)(?![\\p{L}'’])",
  brokenStart: "was|were|is|are|isn['’]t|and|but|or|which|who|because|know|has",
  orderOpening: 'just|please|then',
  orderVerb: 'put|add|write|get|stick|pop|make|call|say|list|change',
  orderedThing: 'it|that|this|them',
  hedges:
    'maybe|perhaps|idk|dunno|dont know|not sure|unsure|i wonder|wondering|what do you (?:think|reckon)|' +
    'should (?:i|we|it)|shall (?:i|we)|do i (?:need|have to)|or (?:not|even|leave|keep)|if you (?:think|' +
    'can|have to|must)|if possible|worth it',
  contrasts:
    'not|isnt|wasnt|instead|rather than|wrong|should (?:be|say|read)|change|swap|replace|rename|call|' +
    'correct|typo|misspel\\p{L}*',
  preamble:
    '(?:and|also|oh|ah|so|well|ok|okay|right|btw|by the way)[,:!]?\\s+(?=\\S)|(?:i should have (?:told|' +
    'said|mentioned)(?: (?:you|that|it))?|i forgot(?: to (?:say|mention|tell you))?|to be (?:exact|' +
    'precise|honest)|in fact|for the record|one more thing|another thing|just so you know)\\s*[,:–-]\\s*|' +
    '(?:make (?:it )?clear|mention|say|add|write|put)(?: also)?,? (?:that)\\s+|' +
    '[^.!?,:–-]{0,50}(?<!\\p{L})(?:advert|posting|job ad)\\s*[,:–-]\\s*',
  introducing: 'at|for|with|in|as|when at|back at|over at',
  introduced: 'the|my',
  aside:
    'to be honest|tbh|i think|i suppose|i guess|i reckon|if that (?:helps|counts|matters)|' +
    'believe it or not|honestly',
  beingOpening: 'am|been',
  whenever: 'when(?:ever)?',
  speaker: 'i',
  amountVerb: "it['’]?s|it was|that['’]?s",
  ownSubject:
    ",\\s*(?:(?:and|but|then|so)\\s+)?(?=(?:i(?:['’]ve|['’]m)?)\\s)|\\s(?:and)\\s+(?=(?:i(?:['’]ve|['’]m)?)\\s)",
  orElse: 'or',
  removalOrder:
    '^(?:(?:ok|and|also|then|please|now|so|just|pls)[\\s,]+)*(?:(?:remove|delete|erase|drop|scrap|ditch|' +
    'kill|bin|axe|chuck|get rid of|take (?:out|off|away))(?!\\p{L}))',
  oneMoreThing: '(?<!\\p{L})(?:too|as well)[.!]?$',
  twice: 'twice|double\\p{L}*|duplicate\\p{L}*|both',
  pointing: 'it|that|this|them|those',
  more: '^(?:and|also|plus|oh and)(?!\\p{L})|(?<!\\p{L})(?:too|as well)$',
  ofDates: 'dates?|formats?',
  yearName: 'years?|dates?|months?',
  offThing: 'off|from|out of|in|of',
  amountOpening: 'about|around|roughly|approx\\.?|over|up to|some|nearly|ca\\.?',
  itself: 'it|them|those|that',
  comesAgain: 'after all|on second thoughts?|no wait',
  jokes: '(?:just |only )?(?:kidding|joking)',
  tellsLack:
    "(?<!\\p{L})(?:no|not any|without|zero|never used|never done)\\s?['’]?(?:\\p{L}+ ){0,2}(?:experience|" +
    'knowledge|clue|idea|experiences?)(?!\\p{L})',
  placeRemnant: '',
  approximately: 'about|around|maybe|roughly|over|up to|nearly|so far',
  person: '(?<=(?:,|(?<!\\p{L})(?:and|but|then)) )(?:i)\\s(?=\\p{L})',
  anyPerson: "i|i['’](?:m|ve|d)|me|my|we|us|our|you|your|he|she|they|him|her|them|it",
  tellsPast:
    '(?:^|\\n)(?:(?:i|we|and|also|just|once|then)\\s+)*(?:\\p{L}+ed|was|were|had|did|got|ran|led|built|wrote|' +
    'taught|made|kept|held|won|drew|grew|sold|bought|brought|took|gave|met|cut|oversaw|dealt|sent|drove|found|' +
    'went|began|spoke|used to)(?!\\p{L})',
  dutyOpening:
    '(?:was |were |been )?(?:responsible for|(?:closely )?involved (?:in|with)|help(?:ed|ing)? (?:out )?(?:with|' +
    'in|on)|work(?:ed|ing)? on|assist(?:ed|ing)? (?:with|in)|took part in|part of|participat(?:ed|ing) in|' +
    'in charge of|dealing with|duties included)\\s',
  thatThing: '(?:that|this|the)(?: whole)? (?:project|work|job|thing|one|task)|it|that|this|them',
  goesOn:
    '(?:, (?:and |which |but )?| and | which )(?:it|that|this|they) (?:was|were|took|lasted|is|' +
    'are)(?: for)? (?=(?:about |around |over |nearly )?[£$€]?\\p{N})|,? (?:and |that )?(?:i|we) (?:did|got|have|' +
    'had|passed|took|finished|completed|done) (?:it|that|this|them|mine) (?:in |since |back in )?(?=(?:19|' +
    '20)\\p{N}{2})|,? (?:and |which |and which )(?:it |that )?(?=(?:saved|cut|reduced|raised|doubled|halved) )',
};
