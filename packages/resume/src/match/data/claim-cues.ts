/** How lines name what a person does not have, or not yet. All languages together: no phrase has two meanings. */
export const claimCues = {
  /** The person never had what follows in the sentence. */
  denied: [
    'no experience|no prior experience|no previous experience|no hands-on experience|no knowledge',
    'no training in|without experience|without any experience|not familiar with|not experienced|not trained in',
    'not qualified|never used|never worked|have not used|have not worked|haven’t used|haven’t worked',
    'did not use|didn’t use|do not know|don’t know|do not have|don’t have|lack experience|lacking experience',
    'decided against|decided not to|failed the|failed my|did not pass|didn’t pass',
    'sin experiencia|ninguna experiencia|sin conocimientos|no tengo|nunca he|no conozco|no domino|no he trabajado|no he usado|no aprobé|suspendí',
    'aucune expérience|pas d’expérience|sans expérience|aucune connaissance|sans connaissance|jamais utilisé',
    'jamais travaillé|ne connais pas|ne maîtrise pas|échoué à|échoué au',
    'keine erfahrung|keine kenntnisse|keine vorkenntnisse|ohne erfahrung|ohne kenntnisse|noch nie|nicht vertraut|kenne ich nicht',
    '没有使用过|没有接触过|没用过|不会使用|不熟悉|未接触过|没有经验|无经验',
  ],
  /** The person never had what comes before it in the clause. */
  deniedBefore: [
    'only a tutorial|by our platform team|by another team|by a colleague|by my colleague|handled by colleagues',
    'nur ein tutorial|von kollegen|not passed|nicht bestanden|durchgefallen|nicht gearbeitet|no aprobado',
    'reprobado|non admis|non obtenu|未通过|没通过|没有经验|无经验|经验没有|不合格|未経験|経験なし|経験はありません|経験がありません|経験がない|使ったことがない',
    'ことがありません|ことはありません|したことがない|わかりません|できません',
  ],
  /** What follows is someone else’s. */
  others: [
    'the team beside mine|the team next to mine|another team|other teams|a colleague used|my colleague',
    'a colleague of mine|colleagues used|my team lead wrote|by our platform team|by another team|mein kollege',
    'meine kollegin|das nachbarteam|el equipo de al lado|otro equipo|mi compañero|mi compañera',
    'l’équipe voisine|une autre équipe|mon collègue|ma collègue|reported to|reporting to|reports to',
    'answered to|my manager was|my boss was|reportando a|a las órdenes de|rattaché à|rattachée à',
    'sous la responsabilité de|berichtete an|unterstellt',
  ],
  /** What follows is a wish: anywhere in a text about oneself, elsewhere only at the start of a sentence. */
  wished: [
    'seeking|looking for|looking to|searching for|in search of|hoping to|hope to|would like to|would love to',
    'want to|wish to|wishing to|aiming to|aim to|aspire to|aspiring|interested in|planning to|plan to',
    'intend to|intending to|career objective|career goal',
    'busco|en busca de|buscando|deseo|quisiera|me gustaría|aspiro a|interesado en|interesada en|quiero',
    'recherche un|recherche une|à la recherche|souhaite|souhaiterais|aimerais|désireux de|désireuse de|intéressé par|intéressée par',
    'suche eine|suche einen|suche nach|auf der suche|strebe|möchte|würde gern|würde gerne|interessiert an|berufsziel',
    '希望从事|希望能|期望从事|寻求|想从事',
  ],
  /** Labels and headings of wishes. */
  wishedLabel: [
    'target role|target position|desired position|position desired|position sought|puesto deseado',
    'puesto solicitado|poste recherché|poste souhaité|gewünschte position|angestrebte position|zielposition',
    '求职意向|应聘职位|应聘岗位|期望职位|目标职位|意向岗位|求职目标|希望職種|応募職種|志望職種',
  ],
  /** The same, but only as the first words of a sentence. */
  wishedFirst: [
    'objective:|goal:|to obtain|to secure|to gain|to pursue|to join|to become|to work|objectif|objetivo|ziel:',
  ],
  /** What comes before it in the sentence is a wish. */
  wishedBefore: ['を志望|を希望|を目指し|を目指す|に就きたい|に挑戦したい|を学びたい'],
  /** A wish ends where the person mentions what they have: "seeking a role for my Java skills". */
  own: ['my|mi|mis|mon|ma|mes|mein|meine|meinen|meiner|meinem|自身|自分の|これまでの'],
  /** What follows is being learnt. */
  learnt: [
    'took part in|was involved in|involved in|participated in|colaboré en|participé en|participation à',
    'participé à|mithilfe bei|mithilfe|mitgewirkt|mitarbeit bei|補助として|見学|sat in on|shadowed|shadowing',
    'currently learning|i am learning|studying for|preparing for the|working towards|working toward|pursuing',
    'enrolled in|estudiando para|cursando|aprendiendo|en train d’apprendre|je prépare|lerne derzeit',
    'lerne gerade|正在学习|在学',
  ],
  /** The person only helped with what follows, unless it names the people who were helped. */
  helped: [
    'helped|helping|i help|assisted|assisting|assist|supported the|ayudé|ayudo|ayudaba|apoyé al|apoyo al',
    'j’ai aidé|aidé à|aidé le|aidé la|aidé les|j’aide|unterstützte den|unterstützte die|unterstützung des',
    'unterstützung der|half|协助|参与|辅助',
  ],
  /** The sentence is about something that was not finished. */
  unfinished: [
    'mitgeholfen|geholfen|mitgewirkt|お手伝い|手伝いました|手伝って|補助しました|not finished|not completed|did not finish',
    'did not complete|didn’t finish|unfinished|dropped out|sin terminar|inconcluso|inconclusa|trunca|trunco',
    'sin concluir|no finalizado|no terminado|inachevé|non terminé|abandonné|nicht abgeschlossen|abgebrochen',
    'ohne abschluss|未完成|中退|未取得',
  ],
  /** Applies to one item, in brackets or after a dash: "PMP (in progress)". */
  state: [
    'in progress|ongoing|pending|scheduled|exam scheduled|expired|lapsed|inactive|not active|en curso',
    'en trámite|caducado|caducada|vencido|vencida|inactivo|en cours|expiré|expirée|périmé|inactif',
    'en préparation|laufend|in bearbeitung|in vorbereitung|abgelaufen|ruhend|angestrebt|进行中|备考|备考中|已过期|学习中|在读',
    '取得予定|勉強中|学習中|受験予定|失効|期限切れ',
  ],
} as const satisfies Record<string, readonly string[]>;
export type ClaimCue = keyof typeof claimCues;

/** "Hired 42 Java engineers": the skills between such a verb and such people are theirs. */
export const hiringVerbs =
  'hired|recruited|placed|sourced|interviewed|headhunted|staffed|hiring|recruiting|sourcing|placing|order|' +
  'ordered|contraté|recluté|reclutamiento de|selección de|recruté|embauché|recrutement de|rekrutierung von|' +
  'vermittlung von|einstellung von|招聘|招募|採用';
/** "Minutes for the Scrum team": what comes between is the team's. */
export const teamOpenings =
  'for the|for our|to the|para el equipo de|al equipo de|pour l’équipe|à l’équipe|für das|für die|dem|为|向';
export const teamNouns = 'team|teams|department|departments|departamento|team-mitglieder|abteilung|团队|部门';
export const peopleNouns =
  'engineers|developers|programmers|analysts|administrators|admins|architects|consultants|designers|nurses|' +
  'teachers|accountants|specialists|professionals|candidates|experts|talent|staff|teams|ingenieros|' +
  'desarrolladores|analistas|consultores|candidatos|ingénieurs|développeurs|consultants|candidats|entwicklern|' +
  'ingenieuren|fachkräften|工程师|人才|エンジニア';
