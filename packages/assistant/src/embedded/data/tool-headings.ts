/** Headings of lists that hold programs and nothing else, in all six languages. */
export const toolHeadings =
  /^(?:(?:software|computer|it|tools?|tech(?:nology)? stack|technologies|applications|programs|systems)(?: (?:skills|tools|knowledge|and systems|& systems|used))?|informática|ofimática|herramientas(?: informáticas)?|programas|conocimientos informáticos|informatique|outils|logiciels|bureautique|compétences informatiques|edv|it|(?:edv|it|software|pc)[- ]?kenntnisse|programme|使用ツール|ツール|ソフトウェア|pcスキル|工具|软件|办公软件|电脑技能)[\s:：]*$/iu;
