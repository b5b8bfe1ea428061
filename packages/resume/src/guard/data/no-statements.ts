import { pattern } from '@fitted/language/pattern';

/**
 * What keeps a sentence from being a statement about its author, for all six languages together: people write to us in
 * a different language from their resume's. Accents stay, because Spanish "sí" is yes and "si" is if.
 */

/** Whole words; "no-code" and "not-for-profit" do not match. */
const words = (...parts: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${parts.join('|')})(?![\\p{L}-])`, 'iu');

export const denials: readonly RegExp[] = [
  words(
    "not(?! only)|\\p{L}+n['’]t|(?:have|had|has|did|do|does|was|is|would|could|ca|wo)nt|never|" +
      'no(?!\\.? ?\\d| s[oó]lo)|none|nobody|nothing|neither|nor|without|cannot|lack(?:s|ed|ing)?|unable|hardly|' +
      "yet to|i (?:almost|nearly|failed|only read|only heard|read about|(?:have |['’]ve )?heard of)|supposed to",
    "n['’]\\p{L}+|ne|pas(?! seulement)|jamais|aucune?|rien|sans|guère|à peine",
    'nicht(?! nur)|kein\\p{L}*|nie|niemals|niemand|nichts|ohne|weder|fehlt|kaum',
    'nunca|jam[áa]s|ning[úu]n\\p{L}*|nadie|nada|sin|tampoco|ni|carezco|apenas',
  ),
  /不(?![仅但断同锈])|没|未(?!来)|无法|毫无|缺乏|无[^，。]{0,12}经验/u,
  /(?<!行)ない|なかった|なく(?:て|、|$)|ません|無し|なし|未経験|まだです|(?<![必ま])ず(?:に|、|。|$)/u,
];

const adverbs = '(?: (?:also|really|still|just|do|only|always|very much|auch|gern|gerne|noch|nur|sehr|doch))*';

/** Wishes, plans, suppositions and questions. */
export const wishes: readonly RegExp[] = [
  words(
    `i${adverbs} (?:wish|want|hope|would|could|should|might|may|will|plan|intend|need|aim)`,
    "i['’](?:d|ll)",
    "i(?:['’]m| am)(?: \\p{L}+)? (?:going to|about to|learning|hoping|planning|interested|keen|eager|looking for)",
    'if (?:i|you|they|it|we|the)|as if|as though|sounds? like|looks? like i|pretend|(?:imagine|suppose)(?= (?:that|i|you) )',
    `ich${adverbs} (?:will|möchte|würde|hoffe|wünsche?|könnte|sollte|plane|werde|wäre|hätte)`,
    '(?:will|möchte|würde|hoffe|könnte|sollte|werde|hätte) ich|tu so|als ob',
    "je (?:voudrais|veux|souhait\\p{L}+|espère|aimerais|devrais|pourrais|vais|compte)|j['’](?:aimerais|espère)|comme si|fais semblant",
    'quiero|quisiera|espero|ojal[áa]|me gustar[íi]a|deber[íi]a|podr[íi]a|voy a|como si|finge',
  ),
  /(?:^|[,;] )(?:wenn|falls|si) /iu,
  /[?？]\s*$|か。?$/u,
  /我[也还很真的非常]*(?:想|希望|打算|需要)|如果|假如|假装|要是/u,
  /たい(?:です|と|。|$)|つもり|(?:^|[、。 ])もし|ほしい|欲しい|希望し|ふりをし/u,
];

/** The subject is the posting or its author. */
export const ofThePosting: readonly RegExp[] = [
  /^(?:(?:but|and|in|because|according to) )*(?:the|this|that|your) (?:posting|vacancy|job (?:posting|ad|advert|description))(?!\p{L})/iu,
  pattern('iu')`
    ^(?:(?:but|and|because) )*(?:the|this|that|your) (?:job|role|position|company|team|employer|ad|advert|recruiter
    |requirements?|description)(?: \p{L}+)? (?:asks?|wants?|needs?|requires?|says?|expects?|lists?|mentions?
    |includes?)(?!\p{L})
  `,
  /^(?:in |laut )?(?:der|die|das|diese[rs]?) (?:\p{L}*anzeige|\p{L}*ausschreibung)(?!\p{L})/iu,
  /^(?:dans |selon )?(?:l['’]annonce|l['’]offre|cette (?:annonce|offre))(?!\p{L})/iu,
  /^(?:en |según )?(?:la oferta|el anuncio|esta (?:oferta|vacante)|la vacante)(?!\p{L})/iu,
  /^(?:(?:这个|该|那个)(?:职位|岗位|公司|雇主)|(?:职位|岗位|招聘)(?:描述|启事|信息)?(?:要求|需要|说|写))/u,
  /^(?:この)?(?:求人|募集要項|応募先)(?:票|情報|広告)?(?:では|は|に|が|で)/u,
];

/** Someone else is the subject. */
export const ofOthers: readonly RegExp[] = [
  // Spanish "he usado" is the person's own.
  /^(?:she|they|someone|somebody|he(?! (?:\p{L}+ )?\p{L}+(?:[ai]do|cho|sto|rto|lto|ito)(?!\p{L}))) /iu,
  pattern('iu')`
    ^(?:my|our) (?:\p{L}+ )?(?:colleague|co-?worker|boss|manager|friend|team-?mate|brother|sister|wife|husband
    |father|mother|partner|supervisor|predecessor|neighbou?r|cousin|uncle|aunt)s?(?!\p{L})
  `,
  /^(?:meine?|unsere?) (?:\p{L}+ )?(?:kolleg\p{L}*|chef\p{L}*|vorgesetzt\p{L}*|freund\p{L}*|bruder|schwester|frau|mann|vater|mutter)(?!\p{L})/iu,
  /^(?:m(?:on|a|es)|notre) (?:\p{L}+ )?(?:collègues?|chefs?|patronn?e?|amie?s?|frère|s(?:œ|oe)ur|mari|femme|père|mère|supérieure?)(?!\p{L})/iu,
  /^(?:mis?|nuestr[oa]s?) (?:\p{L}+ )?(?:colegas?|compañer[oa]s?|jef[ea]s?|amig[oa]s?|herman[oa]s?|espos[oa]|marido|padre|madre|supervisora?)(?!\p{L})/iu,
  /^(?:我们?的?(?:同事|老板|上司|经理|朋友|哥哥|姐姐|弟弟|妹妹|领导)|[他她]们?)(?!.*我)/u,
  /^(?:私の)?(?:同僚|上司|友人|友達|兄|姉|弟|妹|先輩|彼女?|彼ら)(?:が|は|も)/u,
];

/** "My manager asked me to run the rota": the person appears in it. */
export const self = words("i|me|we|us|i['’]\\p{L}+|ich|mich|mir|wir|uns|je|j['’]\\p{L}+|moi|nous|m['’]\\p{L}+|yo|nos");
