import { pattern } from '@fitted/language/pattern';

/** Personal data that a resume may contain and an employer need not know: what people call it, and how it is written. */
interface PersonalPart {
  readonly called: RegExp;
  readonly written: RegExp;
}

const date =
  '(?:\\d{1,4}[./年-] ?\\d{1,2}(?:[./月-] ?\\d{1,4})?日?|\\p{L}{3,10}\\.? \\d{1,2},? \\d{4}|\\d{1,2}\\.? (?:de ' +
  ')?\\p{L}{3,12} (?:de )?\\d{4})(?: (?:in|en|a) \\p{L}+)?';

/** On folded lower-case letters, at the same offsets as in the text. */
export const personalParts: readonly PersonalPart[] = [
  {
    called:
      /(?<!\p{L})(?:dob|d\.o\.b|birth\p{L}*|date of birth|geburt\p{L}*|nacimiento|naissance)(?!\p{L})|出生|生年月日|生日/u,
    written: pattern('gu')`
      (?:date of birth|birth ?date|(?<!\p{L})dob|d\.o\.b\.?|(?<!\p{L})born(?: on)?|geburtsdatum|geboren(?: am)?
      |(?<!\p{L})geb\.?|fecha de nacimiento|nacid[oa](?: el)?|date de naissance|(?<!\p{L})nee?(?:\(e\))? le
      |出生(?:日期|年月)?|生年月日) ?[:：]? ?${date}
    `,
  },
  {
    called: pattern('u')`
        (?<!\p{L})(?:married|marital\p{L}*|marriage|family status|familienstand|verheiratet|ledig|estado civil
        |casad[oa]|solter[oa]|situation (?:de famille|familiale)|etat civil|marie|mariee|celibataire)(?!\p{L})|婚姻|婚否
        |已婚|未婚|配偶|既婚|独身
      `,
    written: pattern('gu')`
        (?:婚姻状况|婚姻|婚否) ?[:：] ?[^\s|,，;；]+|(?:(?:marital status|civil status|family status|familienstand|estado civil
        |situation (?:familiale|de famille)|婚姻状况|婚否|配偶者?) ?[:：]? ?)?(?:(?<!\p{L})(?:married|unmarried|single
        |divorced|widowed|verheiratet|ledig|geschieden|casad[oa]|solter[oa]|divorciad[oa]|mariee?|celibataire
        |divorcee?|pacsee?)(?!\p{L})|已婚|未婚|既婚|独身|配偶者(?:あり|なし|有|無))(?:[,;]? (?:and )?(?:\d|one|two|three|une?|deux
        |trois|ein|zwei|drei|un[oa]?|dos|tres|no|sin|sans|keine) (?:kids?|child(?:ren)?|kind(?:er)?|enfants?
        |hij[oa]s?)(?!\p{L}))?|(?:marital status|familienstand|estado civil|situation familiale) ?[:：] ?\p{L}+
      `,
  },
  {
    called:
      /(?<!\p{L})(?:kids?|children|kind(?:er)?|enfants?|hij[oa]s?|situation (?:de famille|familiale)|family)(?!\p{L})|子女|孩子|子供/u,
    written: pattern('gu')`
        (?<!\p{L})(?:\d|one|two|three|une?|deux|trois|ein|zwei|drei|un[oa]?|dos|tres) (?:\p{L}{4,12} )?(?:kids?
        |child(?:ren)?|kind(?:er)?|enfants?|hij[oa]s?)(?!\p{L})|子女 ?[:：]? ?\S+
      `,
  },
  {
    called: /(?<!\p{L})(?:religion|religious|konfession|religione?s?|confession)(?!\p{L})|宗教/u,
    written:
      /(?:konfession|religion|confession|宗教(?:信仰)?) ?[:：] ?[^|·•;,\t]{2,30}|(?<!\p{L})(?:rom\.?-?kath\.?|evangelisch|katholisch)(?!\p{L})/gu,
  },
  {
    called: /(?<!\p{L})(?:my age|age|alter|edad|age)(?!\p{L})|年龄|年齢|歳|岁数/u,
    written: pattern('gu')`
        (?:(?<!\p{L})(?:age|alter|edad) ?[:：]? ?)?\(?(?<!\p{N})\d{2} ?(?:years old|yrs old|ans|anos|jahre(?: alt)?|岁
        |歳)(?!\p{L})\)?|(?<!\p{L})(?:age|alter|edad) ?[:：]? ?\d{2}(?!\p{N})|(?:年龄|年齢) ?[:：]? ?\d{2}[岁歳]?
      `,
  },
  {
    called: /(?<!\p{L})(?:photo|foto|picture|bild|lichtbild)(?!\p{L})|照片|写真/u,
    written: /[([]? ?(?<!\p{L})(?:photo|foto|lichtbild|picture)(?!\p{L}) ?[)\]]?|[(（]?(?:照片|写真)[)）]?/gu,
  },
  {
    called: /(?<!\p{L})(?:dni|nie|passport|id number|pasaporte|personalausweis)(?!\p{L})|身份证/u,
    written:
      /(?<!\p{L})(?:dni|nie|nif|passport(?: no\.?| number)?|pasaporte) ?[:：]? ?[\p{L}\p{N}.-]{5,16}|身份证号?码? ?[:：]? ?\w+/gu,
  },
  {
    called: /(?<!\p{L})(?:gender|sex|geschlecht|sexo|sexe)(?!\p{L})|性别|性別/u,
    written: /(?:(?<!\p{L})(?:gender|sex|geschlecht|sexo|sexe) ?[:：] ?\p{L}+|(?:性别|性別) ?[:：]? ?[男女])/gu,
  },
  {
    called: /(?<!\p{L})(?:nationality|nationalitat|staatsangehorigkeit|nacionalidad|nationalite)(?!\p{L})|国籍|民族/u,
    written: /(?:nationality|nationalitat|staatsangehorigkeit|nacionalidad|nationalite|国籍|民族) ?[:：] ?\p{L}+/gu,
  },
  {
    called: /(?<!\p{L})(?:height|korpergrosse|estatura|altura|taille)(?!\p{L})|身高|身長/u,
    written:
      /(?:(?<!\p{L})(?:height|korpergrosse|estatura|taille) ?[:：]|身高 ?[:：]?|身長 ?[:：]?) ?[\p{N}.,'’"]{1,8} ?(?:cm|m|ft|"|”)?/gu,
  },
  {
    called: /(?<!\p{L})(?:weight|gewicht|peso|poids)(?!\p{L})|体重/u,
    written:
      /(?:(?<!\p{L})(?:weight|gewicht|peso|poids) ?[:：]|体重 ?[:：]?) ?[\p{N}.,]{1,6} ?(?:kg|kgs|lbs?|st|公斤|斤|㎏)?/gu,
  },
  { called: /政治面貌/u, written: /政治面貌 ?[:：]? ?\S+/gu },
  { called: /籍贯/u, written: /籍贯 ?[:：]? ?\S+/gu },
];
