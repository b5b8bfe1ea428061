/**
 * How well a language is spoken, from 1 (A1) to 7 (native). Words that are not on the scale lie in between: "good" is
 * neither B1 nor B2. The first match counts, so longer phrases come before the words in them.
 */
export const languageLevels: readonly (readonly [number, string])[] = [
  [
    7,
    'native|mother tongue|first language|bilingual|native speaker|native-level|lengua materna|nativo|nativa|' +
      'bilingüe|langue maternelle|bilingue|muttersprache|muttersprachlich|muttersprachler|muttersprachlerin|' +
      'zweisprachig|母语|双语|母語|ネイティブ|母国語|バイリンガル',
  ],
  [6, 'c2|mastery|near-native|near native|专八|ネイティブレベル'],
  [
    5,
    'c1|fluent|fluently|full professional proficiency|advanced|excellent|very good|full working proficiency|' +
      'fluido|fluida|avanzado|nivel alto|con fluidez|muy bueno|courant|courante|couramment|très bon|très bonne|' +
      'avancé|fließend|fließende|fließendes|fließenden|fliessend|verhandlungssicher|verhandlungssichere|' +
      'verhandlungssicheres|verhandlungssicheren|sehr gut|sehr gute|sehr gutes|sehr guter|流利|精通|熟练|ビジネスレベル|' +
      'ビジネス上級|流暢|上級|jlpt n1|n1|专业八级|hsk 6|hsk6|cet-6|英语六级|六级|cet6|ielts 7|ielts 7.5|toefl 100',
  ],
  [
    4,
    'b2|upper intermediate|upper-intermediate|professional working proficiency|working proficiency|business|' +
      'professional|proficient|intermedio alto|nivel profesional|professionnel|gute kenntnisse|verhandlungsfähig|' +
      '業務レベル|ビジネス|n2|jlpt n2|hsk 5|hsk5|cet-4|英语四级|四级|cet4|ielts 6|ielts 6.5|良好|可作为工作语言|工作语言',
  ],
  [
    3.5,
    'good|confident|solid|bueno|buen|buena|bon|bonne|bonnes|gut|gute|guten|gutes|sicher|sichere|sicheres|' +
      'in wort und schrift|spoken and written|written and spoken|hablado y escrito|lu, écrit, parlé|较好',
  ],
  [
    3,
    'b1|intermediate|conversational|conversation|working knowledge|limited working proficiency|intermedio|' +
      'medio|nivel medio|conversación|conversacional|intermédiaire|mittelstufe|konversationssicher|日常会話|日常会话|' +
      '会話レベル|中级|中級|一般|n3|hsk 4|日常交流',
  ],
  [
    2,
    'a2|entiendo algo|algo de|algo|un poco|un peu|etwas|ein wenig|wenig|a little|a bit|basic|elementary|some|' +
      'school|beginner|basics|little|básico|básica|nociones|elemental|notions|scolaire|débutant|de base|' +
      'grundkenntnisse|schulkenntnisse|basiskenntnisse|einfach|基础|初级|简单|入门|日常挨拶|初級|簡単な',
  ],
  [1, 'a1|barely|hardly|kaum|apenas|à peine'],
];
/** The minimum level if a posting asks for a language without one: a few words are not enough. */
export const minSpokenLevel = 3;
