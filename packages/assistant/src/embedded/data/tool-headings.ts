import { pattern } from '@fitted/language/pattern';

/** Headings of lists that hold only programs, in all six languages. */
export const toolHeadings = pattern('iu')`
  ^(?:(?:software|computer|it|tools?|tech(?:nology)? stack|technologies|applications|programs
  |systems)(?: (?:skills|tools|knowledge|and systems|& systems|used))?|informática|ofimática
  |herramientas(?: informáticas)?|programas|conocimientos informáticos|informatique|outils|logiciels|bureautique
  |compétences informatiques|edv|it|(?:edv|it|software|pc)[- ]?kenntnisse|programme|使用ツール|ツール|ソフトウェア|pcスキル|工具|软件
  |办公软件|电脑技能)[\s:：]*$
`;

/** Labels of a line below a role that lists the tools it was done with. */
export const toolLabels = pattern('iu')`
  ^(?:key |main |relevant )?(?:technolog(?:y|ies)(?: used| stack)?|tech(?:nical)?(?: stack| environment)?|stack
  |tools?(?: (?:used|and technologies|& technologies))?|software(?: used)?|environment|skills used|technologien
  |technologie-?stack|umgebung|werkzeuge|eingesetzte (?:technologien|tools)|environnement(?: technique)?|outils
  |technologies utilisées|tecnologías|herramientas|entorno(?: técnico)?|技术栈|使用技术|开发环境|主要技术|使用技術|開発環境|使用言語|環境)\s*[:：]
`;
