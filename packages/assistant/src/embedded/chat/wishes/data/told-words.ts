import { pattern } from '@fitted/language/pattern';

/** Said by people who want something untrue written: then nothing is added before it is talked about. */
export const excuses = pattern('u')`
  (?<!\p{L})(?:gonna|going to|anyway|same thing|basically|nobody (?:checks|asks)|no one checks|everyone does
  |just (?:put|say|write)|will be gone|theyll|eh keiner|merkt (?:eh )?keiner|einfach rein|egal|voy a|total|pasa algo
  |nadie|da igual|pareil|personne|bientot|soon|bald|pronto|fluent|fliessend|fluido|courant|bilingue|native
  |clean)(?!\p{L})|反正|精通|熟练|已通过|差不多|以上と|ちょっと|どうせ|行不行|なんとか
`;

/** "put that in", "si cabe ponlo", "can one mention it?": what is meant was stated next to it. */
export const refersToTold = pattern('u')`
  (?<!\p{L})(?:that|it|this|das|es|eso|esto|lo|ca|cela|ponlo|ponla|anadelo|agregalo|ajoutez?-le|wherever|irgendwo
  |somewhere|quelque part|count|mentioning|erwahnen|mencionar|mentionner)(?!\p{L})|这个|那个|それ|これ|そう
`;

/** A question about whether to write it. */
export const mentionsIt = pattern('u')`
  (?<!\p{L})(?:mention\p{L}*|worth|count|include|add|erwahn\p{L}*|rein|aufnehm\p{L}*|mencion\p{L}*|pon\p{L}*
  |anad\p{L}*|cuenta|vale|mett\p{L}+|ajout\p{L}+|compte)(?!\p{L})|写|加|書|載
`;

/** Asks whether it is wise, not for it to be done. */
export const asksAdvice =
  /(?<!\p{L})(?:should|soll(?:te)? ich|debo|deberia|dois|devrais|tengo q(?:ue)?|do i (?:have|need)|faut-il)(?!\p{L})|ほうがいい|方がいい|要不要|该不该/u;

/** It is not true, or not theirs to say. */
export const denies = pattern('u')`
  (?<!\p{L})(?:not|didnt|dont|doesnt|never|wasnt|isnt|havent|nicht|kein\p{L}*|nie|pas|jamais|nunca|tampoco
  |glaub(?:e)?(?: ich)?|comme si|as if|als ob|como si|i think|je crois|creo|or|oder|pienso)(?!\p{L})
  |(?<!\p{L})no (?=\p{L})|没|不是|忘れ|ない
`;

/** A licence or a certificate, by the word for it. */
export const credential = pattern('iu')`
  (?<!\p{L})(?:licen[cs]e|certificat\p{L}*|certified|cert|ticket|card|forklift|counterbalance|\p{L}*schein
  |zertifikat|ausweis|carnet|certificado|licencia|permis|brevet|diplome|caces|toeic|toefl|ielts|delf|dele)(?!\p{L})
  |证书?|执照|資格|免許|フォークリフト|玉掛け|技能
`;

/** It is no longer valid. */
export const lapsed =
  /(?<!\p{L})(?:laps\p{L}+|expir\p{L}+|ran out|abgelaufen|caduc\p{L}+|vencid\p{L}|perim\p{L}+)(?!\p{L})|过期|期限切れ|失効/u;

/** How well they know it. */
export const levels = pattern('u')`
  (?<!\p{L})(?:basics?|beginner|basic|a (?:bit|little)|grundkenntnisse|grundlagen|basico|basica|nociones|lo basico
  |notions|debutante?|un peu)(?!\p{L})|基础|一点|初級
`;

/** Opening words that say nothing once the line is written. */
export const opening =
  /^(?:(?:oh|and|also|so|well|ok|okay|yes|yeah|btw|plus|und|auch|ach|ja|also|y|pues|bueno|oye|ademas|et|alors|bon|aussi|au fait)[,\s]+)+/iu;
export const subject: readonly RegExp[] = [
  /^i(?:['’]ve| have| had)? (?:also |really |did (?=do ))*/iu,
  /^(?:ich )?(?:habe?|hatte) (?:ich )?(?:(?:da|dort|auch|mal|noch|damals) )*/iu,
  /^(?:ich|da|dort) (?=\p{L})/iu,
  /^(?:waren|war|sind) es /iu,
  /^j['’]ai (?:aussi )?(?!été)/iu,
  /^(?:que|q|dass|that|qu['’]) ?/iu,
  /^yo (?=\p{L})/iu,
  /^(?:我|本人)(?:还|也|又)?/u,
  /^(?:私|自分)[はがも]、?/u,
];
export const closing =
  /(?:,? (?:too|as well|also|auch|aussi|tambien|también|lol|haha|jaja|tho|though)|[吧呢啊了]|です|ます)$/iu;
