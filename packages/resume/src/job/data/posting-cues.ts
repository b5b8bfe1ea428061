import { pattern } from '@fitted/language/pattern';

/** Words that show what a part of a posting is about, for all languages: no phrase has two meanings. */
export const headingCues = {
  nice: [
    'preferred|nice to have|nice-to-have|brownie points|bonus points|extra points|cherry on top',
    'icing on the cake|welcome|desirable|desired|bonus|asset|assets|good to have|even better|would be great',
    'would help|ideally|advantageous|a plus|pluses|plus points|optional|would be a plus|extra credit',
    'not essential|helpful|nice',
    'deseable|deseables|se valora|se valoran|se valorará|valorable|suma puntos|sumarás puntos|puntos extra',
    'no imprescindible|además valoramos|se valorarán|requisitos deseables|plus',
    'serait un plus|seraient un plus|atouts|un plus|apprécié|appréciés|appréciées|souhaité|souhaités',
    'souhaitées|idéalement|serait parfait|ce serait parfait|bonus',
    'wünschenswert|von vorteil|schön wäre|schön wäre es|das wäre schön|das wäre super|im idealfall|wäre schön',
    'pluspunkte|idealerweise|gerne gesehen|optional|nice-to-have|das wäre toll|vorteilhaft',
    '优先考虑|优先条件|加分项|加分|优先|加分条件|有以下条件者优先|以下条件优先|符合以下条件者优先|具备以下条件者优先|以下优先',
    '歓迎|あれば歓迎|歓迎条件|歓迎する経験|歓迎スキル|尚可|あれば尚可|優遇|望ましい',
  ],
  offer: [
    'we offer|benefits|what’s in it for you|what you’ll get|what you get|the deal|the offer|the perks',
    'the rewards|the small print|the boring bit|the boring bits|the fine print|good to know|hours|pay|contract',
    'contract type|apply|application|next steps|the process|recruitment process|equal opportunities|diversity',
    'our values|our story|our promise|what you can expect from us|life at|what we offer|about us',
    'about the company|who we are|our company|perks|compensation|salary|how to apply|to apply',
    'equal opportunity|our mission|why join|what you get|what is in it|what’s in it|what we bring to you',
    'what we give|the package|package|in return|in return you get|you will get|rewards|why join us|why us',
    'the company|location|our team|about the team',
    'ofrecemos|qué ofrecemos|qué te ofrecemos|qué te damos|a cambio|quién somos|nuestra empresa',
    'nuestra historia|horario|jornada|contrato|cómo postular|inscripción|se ofrece|beneficios|sobre nosotros',
    'quiénes somos|la empresa|condiciones|salario|cómo aplicar|te ofrecemos|por qué unirte',
    'nous offrons|nous proposons|les plus|les petits plus|on vous offre|on vous propose|en échange',
    'nos avantages|vos avantages|notre histoire|nos valeurs|contrat|horaires|pour postuler|candidature',
    'processus de recrutement|avantages|à propos|qui sommes-nous|notre entreprise|l’entreprise|rémunération',
    'conditions|ce que nous offrons|pourquoi nous rejoindre|les avantages|package',
    'wir bieten|was wir bieten|was du davon hast|das geben wir dir|das geben wir ihnen|dafür geben wir',
    'was sie davon haben|das hast du davon|darauf darfst du dich freuen|das gibt es bei uns|das gibt’s',
    'unsere benefits|dafür bieten wir|wir über uns|das sind wir|unser haus|gehalt|arbeitszeit|vergütung',
    'haben wir ihr interesse geweckt|interesse geweckt|interessiert|so geht es weiter|ansprechpartner',
    'dein vorteil|deine vorteile|deine benefits|unser angebot|über uns|benefits|wer wir sind|ihre vorteile',
    'das bieten wir|kontakt|bewerbung|darauf kannst du dich freuen|darauf können sie sich freuen',
    'das bekommst du|unsere leistungen',
    '福利|待遇|我们提供|福利待遇|薪资福利|薪酬福利|你将获得|企业文化|公司福利|应聘方式|投递方式|团队介绍|关于公司|其他说明|备注|关于我们|公司介绍|公司简介|学校简介|薪资|薪酬|工作地点|联系方式|工作时间',
    '待遇|給与|福利厚生|求める人物像|人物像|ぴったり|向いています|向いている方|活躍できる方|私たちについて|当社について|会社紹介|お店について|当院について|施設について|求人の特徴|魅力|こんな職場です',
    '雇用形態|勤務条件|労働条件|応募先|連絡先|その他|備考|会社について|企業概要|事業所紹介|施設紹介|会社概要|勤務地|働き方|勤務時間|休日|応募方法|選考|給与・待遇|職種|募集職種|募集',
  ],
  must: [
    'requirements|required|essential|must|musts|mandatory|must have|must-have|must-haves|you must',
    'qualifications|what you bring|what you need|you need|what you will need|you will need|we need|we want',
    'you bring|you will bring|your profile|looking for|look for|who you are|about you|skills|experience',
    'what we need|you have|you are|minimum|candidate|person specification|the person|person spec',
    'about your experience|your background|your experience|what you’ll bring|what you’ll need|what it takes',
    'what we ask|what we are asking|we ask for|we ask|ideal person|you should have|you’ll have|do you have',
    'key skills|eligibility|education|knowledge',
    'requisitos|qué pedimos|pedimos|qué exigimos|requisitos excluyentes|excluyentes|qué necesitamos',
    'necesitamos|lo que pedimos|lo que buscamos|tu experiencia|imprescindible|obligatorio|imprescindibles',
    'qué buscamos|buscamos|perfil|tu perfil|qué necesitas|requerimientos|se requiere|conocimientos',
    'requisitos imprescindibles|formación|lo que aportas|competencias|experiencia',
    'profil|votre profil|le profil|ce que nous demandons|ce que nous attendons|nous demandons|il vous faut',
    'ce qu’il vous faut|vos atouts|vos compétences|votre expérience|savoir-faire|impératif|profil recherché',
    'vous avez|vous êtes|compétences|compétences requises|qualifications|exigences|requis|prérequis',
    'ce que nous recherchons|formation|indispensable|expérience',
    'anforderungen|das wünschen wir uns|wir wünschen uns|was wir erwarten|was wir uns wünschen',
    'das solltest du mitbringen|das sollten sie mitbringen|du hast|sie haben|sie verfügen|ihre qualifikation',
    'ihre qualifikationen|deine qualifikation|das zeichnet sie aus|das zeichnet dich aus|damit überzeugen sie',
    'damit überzeugst du|unsere erwartungen|muss|ein muss|ihr profil|dein profil|das bringen sie mit',
    'das bringst du mit|was sie mitbringen|was du mitbringst|voraussetzungen|qualifikationen|qualifikation',
    'sie bringen mit|du bringst mit|profil|wir erwarten|wir suchen|kenntnisse',
    '任职要求|岗位资格|任职标准|我们希望你|我们需要你|你需要|希望你|应聘要求|任职资格|任职条件|岗位要求|职位要求|要求|我们希望|招聘要求|应聘条件|必备条件|基本要求|技能要求',
    '必須|必須条件|応募資格・条件|求める方|求める人材|必要なスキル|必要な経験・スキル|必要資格|必須資格|必須要件|応募要件|応募の条件|経験・資格|応募資格|応募条件|必須スキル|必要な経験|求めるスキル|資格|必要な資格|対象となる方|求める経験',
  ],
  duty: [
    'responsibilities|duties|the opportunity|your opportunity|the work|about the role|about the job',
    'about the post|the position|what you’d be doing|what you’ll be doing|what the job involves',
    'what the role involves|what’s involved|main tasks|your work|typical day|a typical day|what you will do',
    'what you will be doing|what you’ll do|you will|your day|the role|the job|tasks|your tasks',
    'key responsibilities|role overview|day to day|on site you will|job description|main duties',
    'accountabilities|in this role|your role|your mission',
    'funciones|responsabilidades|principales funciones|tu día a día|qué vas a hacer|lo que harás',
    'en qué consiste|el trabajo|tu trabajo|tus responsabilidades|qué harás|tareas|tus funciones|misión',
    'en tu día a día|descripción del puesto|el puesto|cometidos',
    'missions|vos missions|vos tâches|vos activités|ce que vous ferez|ce qui vous attend|votre quotidien',
    'votre travail|les missions|la mission|le travail|vos responsabilités|au quotidien|tâches|responsabilités',
    'le poste|vous serez chargé|votre mission|votre rôle|activités|description du poste',
    'aufgaben|das machst du|das machen sie|was du machst|was sie tun|das tust du|dein job|ihr job|deine rolle',
    'ihre rolle|die stelle|dein alltag|ihr alltag|was dich erwartet|darum geht es|so sieht dein alltag aus',
    'ihre aufgabe|deine aufgabe|deine aufgaben|das erwartet sie|das erwartet dich|was sie erwartet|tätigkeiten',
    'ihr aufgabengebiet|verantwortlichkeiten|stellenbeschreibung',
    '岗位职责|你要做什么|你的工作|主要工作|工作描述|岗位内容|工作任务|工作职责|工作内容|职责|职位描述|主要职责|岗位描述|你将负责',
    '仕事内容|お仕事内容|仕事の内容|業務の内容|業務|お願いしたいこと|お任せすること|お任せしたいこと|主な仕事|仕事|業務内容|職務内容|担当業務|主な業務|具体的な業務|お任せする仕事',
  ],
} as const satisfies Record<string, readonly string[]>;
export type HeadingCue = keyof typeof headingCues;

/** Headings only if the line consists of nothing but such words. */
export const weakHeadingWords: readonly string[] = [
  'experience|skills|knowledge|education|qualifications|location|salary|candidate|compensation|minimum',
  'required|preferred|essential|desirable|must|musts|mandatory|nice|asset|assets|package|rewards|in return',
  'muss|obligatorio|impératif',
  'experiencia|formación|competencias|conocimientos|perfil|salario|condiciones',
  'hours|pay|contract|contract type|apply|application|diversity|we ask|your work|the work|the offer|horario',
  'jornada|contrato|inscripción|el trabajo|tu trabajo|contrat|horaires|candidature|le travail|la mission',
  'votre travail|gehalt|arbeitszeit|vergütung|interessiert|ansprechpartner|die stelle|du hast|sie haben|业务|备注',
  '希望你|你需要|仕事|業務|魅力|その他|備考|連絡先|資格|募集|職種|休日|選考|给与|薪资|薪酬|待遇|福利|要求|职责|加分|优先|歓迎|尚可|優遇|必須',
  'expérience|formation|compétences|qualifications|profil|conditions|kenntnisse|qualifikation|qualifikationen|kontakt|bewerbung',
];
export const headingConnectives: readonly string[] = [
  'and|your|our|the|key|technical|professional|y|tu|profesional|et|votre|professionnelle|und|ihr|dein|fachliche',
];

/** Openings of a sentence about what the person gets. */
export const offerCues: readonly string[] = [
  'we offer|we can offer|we provide|we are offering|we pay|we give you|you will receive|you will get|you get',
  'you will enjoy|in return|benefits include|perks include|what we bring to you|our package|great pay',
  'generous salary',
  'ofrecemos|te ofrecemos|se ofrece|disfrutarás|nous offrons|nous proposons|vous bénéficiez|vous bénéficierez',
  'wir bieten|sie erhalten|du bekommst|du erhältst|freu dich auf|freuen sie sich auf|我们提供|提供|待遇|福利|享受',
];

/** Benefits: two of these in a sentence that does not ask for anything make it an offer. */
export const benefitWords: readonly string[] = [
  'health insurance|medical insurance|life insurance|pet insurance|dental|401k|401(k)|pto|paid leave',
  'parental leave|birthday leave|study leave|annual leave|days leave|days holiday|sick pay|pension',
  'bike to work|cycle to work|gym membership|free parking|free meals|free lunch|paid vacation|vacation|rrsp',
  'extended health|profit sharing|stock options|rsus|bonus|tips|allowance|salary sacrifice|season ticket loan',
  'company car|flexible hours|hybrid work|remote work|wellbeing|staff discount|discounted|perkbox',
  'signing bonus|commuter benefits|tuition reimbursement|per diem',
  'seguro médico|seguro de vida|seguro de salud|vales de comida|tickets restaurante|vacaciones|teletrabajo|plan de pensiones|bonos|eps|afp|contrato indefinido',
  'mutuelle|tickets restaurant|tickets resto|titres-restaurant|rtt|télétravail|13e mois|treizième mois|intéressement|véhicule de fonction|prime|cse|prévoyance',
  'urlaubstage|tage urlaub|jobrad|altersvorsorge|bav|firmenwagen|jobticket|weihnachtsgeld|urlaubsgeld|homeoffice|zuschuss|obstkorb|wellpass',
  '五险一金|带薪年假|年终奖|餐补|双休|团建|股票期权',
  '社会保険完備|交通費|賞与|昇給|有給|退職金|住宅手当|家族手当|リモートワーク可',
];
/** Words that make it a requirement after all: people may be asked to know about benefits. */
export const askingCues: readonly string[] = [
  'experience|knowledge|administer|administering|manage|managing|ability|skills|experiencia|conocimientos',
  'gestión|expérience|connaissance|gestion|erfahrung|kenntnisse|verwaltung|经验|熟悉|経験|知識',
];

/** Openings of a sentence about the employer or about applying, unless it also asks for something. */
export const companyOpenings: readonly string[] = [
  'we|we’re|we’ve|our|us|join|apply|please|send|contact|call|salary|pay|hours|location|start date',
  'starting date|schedule|contract|about|founded|established|since|at our|here at|here|as an equal',
  'equal opportunity|all qualified|thank|closing date|deadline|interviews|note|this is a|this role is',
  'this position is|the company|the successful candidate will receive|if you|if this|ready|sounds|not sure',
  'don’t|no agencies|the office|the team|every|everyone|there is|it is|it’s',
  'somos|nuestro|nuestra|nuestros|nuestras|únete|envía|envíanos|inscríbete|si te|si quieres|te esperamos',
  'contrato|horario|jornada|incorporación|salario|fundada|desde|en nuestra|la empresa|llámanos|no dudes',
  'nous|notre|nos|rejoignez|postulez|envoyez|candidature|candidatures|salaire|rémunération|contrat|horaires',
  'lieu|créée|fondée|depuis|chez|l’entreprise|n’hésitez|si vous|merci|type de contrat|le poste est',
  'wir|unser|unsere|unseren|bei uns|bewirb|bewerben|senden|schicken|kontakt|ansprechpartner|gehalt|vertrag',
  'arbeitszeit|standort|gegründet|seit|das unternehmen|die firma|haben wir|interesse|klingt|wenn du|wenn sie',
  'freu dich|als arbeitgeber|schwerbehinderte|hier',
  '我们|本公司|公司|我司|请|欢迎|有意者|简历|工作时间|薪资|待遇|加入|如果你|成立于',
  '当社|弊社|私たち|当店|当院|当施設|ご応募|お気軽|応募|勤務時間|給与|まずは|あなたの|一緒に|創業|設立',
];
/** Words that make such a sentence a requirement after all. */
export const companyAsks: readonly string[] = [
  'we ask|we require|we need|we expect|we are looking for|we’re looking for|we look for|we want|we would like',
  'we’d like|looking for someone|we value|must|required|candidates|applicants',
  'buscamos|pedimos|requerimos|necesitamos|exigimos|valoramos|nous recherchons|nous cherchons|nous attendons',
  'nous demandons|nous exigeons|wir suchen|wir erwarten|wir wünschen|wir brauchen|setzen wir voraus|wir setzen',
  'freuen wir uns über',
  '我们希望你|我们需要|要求|希望你|求める|必要|募集しています',
];
/** Phrases in prose that introduce the work to be done. */
export const dutyCues: readonly string[] = [
  'you will|you’ll|you are responsible|you’re responsible|responsible for|your tasks|your role',
  'your responsibilities|you will be|your job|duties|the role involves|the job involves|involves|your day',
  'tasks include|day to day|you would be responsible|the role covers|the post holder',
  'the successful candidate will|expect to|duties range|your week|your job is',
  'te encargarás|la persona seleccionada|entre sus funciones|entre tus funciones|sus funciones|se encargará',
  'deberá|tendrás que|vas a|quien ocupe el puesto|el puesto incluye|tu día a día|tu trabajo será',
  'tu misión será|tus tareas serán|tu labor|serás responsable|realizarás|gestionarás|tus tareas|tus funciones',
  'tu misión|te ocuparás|llevarás|participarás|atenderás|prepararás|coordinarás|vous aurez à|il s’agit de',
  'le poste consiste|le titulaire|on attend de vous|au programme|vos journées|en charge de|vous serez chargé',
  'vous serez chargée|vous serez responsable|vous assurez|vous assurerez|vous gérez|vous réalisez',
  'vous participez|vous êtes chargé|vos missions|votre mission|vous intervenez|vous préparez|vous accompagnez',
  'vous veillez|vous effectuez',
  'gehören|deine aufgabe ist|dein job ist|ihre aufgabe ist|dich erwarten|sie erwarten|es geht um|ihr alltag',
  'dein alltag|kümmern sie sich|in dieser rolle|in dieser position|verantworten|sie übernehmen|du übernimmst',
  'zu ihren aufgaben|zu deinen aufgaben|ihre aufgaben|deine aufgaben|sie sind verantwortlich',
  'du bist verantwortlich|sie betreuen|du betreust|sie unterstützen|sie planen|du planst|sie bereiten',
  'du kümmerst|sie kümmern|sie führen',
  '负责|你将|主要工作|お任せ|担当し|担当して|行っていただき|従事していただ|担っていただ|業務を',
];

/**
 * The reader is addressed as doing something: "Sie beraten Angehörige", "Gestionarás la agenda". Being, having or
 * getting does not count.
 */
export const dutyOpenings: readonly RegExp[] = [
  pattern('u')`
    ^(?:(?:außerdem|zudem|dabei|dort|hier|gemeinsam mit \p{L}+)\s)?(?:sie|du)\s(?!sind|haben|erhalten|bekommen
    |werden|wirst|bist|hast|bekommst|erhaltst|konnen|kannst|mogen|magst|lieben|liebst|suchen|suchst|passen|passt
    |finden|findest|wollen|willst|mussen|musst|brauchen|brauchst|berichten|berichtest|profitieren|profitierst
    |arbeiten gern|arbeitest gern)\p{L}+
  `,
  pattern('u')`
    ^(?:[^,.]{3,60},\s)?vous\s(?!etes|avez|beneficie|recevr|rejoign|rejoindr|integr|aimez|souhaitez|cherchez|voulez
    |serez (?:accueilli|forme|rattache)|disposez|disposerez|profit|evolu|trouver|percevr|dependr)\p{L}+(?:ez
    |ons)(?!\p{L})
  `,
  pattern('u')`
    ^(?:te\s)?(?!disfrutaras|tendras|recibiras|formaras|uniras|seras|estaras|podras|contaras|dependeras|cobraras
    |trabajaras|aprenderas|reportaras|encontraras)\p{L}{2,}(?:aras|eras|iras)(?!\p{L})
  `,
  pattern('u')`
    ^(?:you will|you'll|you would) (?!be (?:given|paid|part|offered|based|reporting|joining|working|rewarded|trained
    |supported|provided)|have|need|get|receive|enjoy|join|report|work|find|love|learn|gain|earn|benefit
    |also receive)\p{L}+
  `,
];

/** Phrases that say what is not required. */
export const notAskedCues: readonly string[] = [
  'not required|not asked for|not expected|do not expect|don’t expect|do not ask|don’t ask|not a problem',
  'no need for|no experience required|no degree required|no degree|do not need|don’t need|you need no',
  'not necessary|not needed|isn’t needed|is not needed|no need|not essential|not a must|not a requirement',
  'no experience necessary|no experience needed|no previous experience|no prior|we will train|we train you',
  'will be taught|full training|training is given|training will be',
  'no es obligatorio|no es obligatoria|no necesitarás|no importa|da igual|no es necesario|no es necesaria',
  'no es imprescindible|no hace falta|no se requiere|no se exige|no necesitas|no son necesarios|no se pide',
  'sin necesidad de|no exigimos|no pedimos|te formamos|te enseñamos|pas demandé|pas demandée|pas obligatoire',
  'pas exigé|pas exigée|pas indispensable|pas requis|pas requise|n’est pas exigé|pas besoin|nul besoin',
  'nous vous formons|aucune expérience|aucun diplôme|inutile|n’est pas nécessaire|pas nécessaire|nicht gefragt',
  'nicht verlangt|nicht wichtig|egal|nicht erforderlich|nicht notwendig|nicht nötig|nicht zwingend',
  'keine voraussetzung|nicht vorausgesetzt|kein muss|nicht gefordert|brauchen sie nicht|brauchst du nicht',
  'müssen sie nicht|musst du nicht|lernen sie bei uns|lernst du bei uns|bringen wir ihnen bei',
  'bringen wir dir bei',
  '不要求|不看|不强求|无要求|有无均可|均可|不用会|不必|不限专业|不限|不需要|无需|无须|不作要求|没有要求|不强制|可培训|不必须|必須ではありません|必要ありません|必要はありません|求めません|なくても|不要です|未経験でも|不問|問いません|求めていません|必要なし|不要|未経験可|未経験の方',
];

/** How strongly a sentence asks, by phrases inside it. */
export const sentenceCues = {
  nice: [
    'preferred|a plus|would be lovely|would be useful|brownie points|extra points|bonus points|points for',
    'nice touch|icing on the cake|cherry on the cake|cherry on top|great if|good if|even better|is useful',
    'not essential but|we’d love|is a bonus|a bonus|bonus|plus points|nice if|would be nice|would be good',
    'an extra|would help|great if|we would love|desirable|ideally|nice to have|an advantage|an asset',
    'advantageous|would be great|helpful|beneficial|preferably|optional|welcome',
    'se valora|se valoran|se valorará|se valorarán|valoramos|valoraremos|sumará|sumará puntos|suma puntos',
    'sería ideal|nos interesa que|deseable|preferiblemente|preferible|valorable|sería un plus|mejor si',
    'apprécié|appréciée|appréciés|appréciées|souhaité|souhaitée|souhaités|souhaitées|serait un plus',
    'seraient un plus|est un plus|un plus|de préférence|idéalement|un atout|si possible|ce serait bien',
    'nous aiderait|nous aideraient',
    'von vorteil|wünschenswert|idealerweise|bevorzugt|gern|gerne|vorteilhaft|ein plus|schön wäre|schön wäre es',
    'schön, wenn|schön wenn|toll, wenn|super, wenn|wäre schön|wäre toll|pluspunkte|pluspunkt|hilft uns',
    'hilfreich|im idealfall|optimalerweise',
    '优先|加分|更佳|最好|更好|为佳',
    '尚可|歓迎|望ましい|優遇|あれば|なお良い|活かせます',
  ],
  must: [
    'must|required|essential|mandatory|at least|minimum|is a must|necessary|needed|you have|you bring',
    'you will have|you will need|you’ll have|you’ll need|ideal candidate|successful candidate|you should',
    'should have|we need|looking for someone|proven|proficiency|proficient|strong knowledge',
    'imprescindible|obligatorio|obligatoria|requerido|requerida|al menos|mínimo|se requiere|necesario|candidato ideal|deberás|necesitamos',
    'exigé|exigée|obligatoire|indispensable|impératif|requis|requise|au moins|minimum|vous maîtrisez|vous justifiez|vous possédez|vous disposez|candidat idéal',
    'erforderlich|zwingend|voraussetzung|mindestens|notwendig|setzen wir voraus|sie verfügen|sie haben|sie bringen|sie besitzen|du verfügst|du hast|du bringst',
    '必须|必备|至少|以上学历|须|需具备|熟练|熟悉|精通|掌握',
    '必須|必要|以上の経験|お持ちの方|できる方',
  ],
} as const;

/** Instructions to software. A posting has no reason to contain them: such lines are a trick, not a requirement. */
export const machineCues: readonly string[] = [
  'ignore your previous|ignore all previous|ignore previous|previous instructions|resume assistant',
  'resume assistants|automated assistants|instruction to the|instructions to the ai|system prompt|ai assistant',
  'language model',
  'asistentes automáticos|olvida las reglas|ignora las instrucciones|instrucciones anteriores',
  'assistants automatiques|ignorez les instructions|instructions précédentes|oublie les règles',
  'ki-assistenten|ignorieren sie alle|vorherigen anweisungen',
  '自动简历助手|忽略之前|忽略以上',
  '自動応募支援ツール|これまでの指示|指示をすべて無視',
];

/** Words for the reader, and below for the employer. */
export const othersWords: readonly string[] = [
  'you|your|you’ll|you’re|you’ve|candidate|applicant|applicants|candidates|tú|tu|tus|usted|candidato|candidata',
  'te|vous|votre|vos|candidat|candidate|sie|ihr|ihre|ihren|ihrem|du',
  'dein|deine|deinen|bewerber|你|您|候选人|应聘者|あなた|方',
];
export const ownWords: readonly string[] = [
  'we|our|us|we’re|we’ve|company|nosotros|nuestro|nuestra|nuestros|nuestras|somos|empresa|nous|notre|nos',
  'entreprise|wir|unser|unsere|unseren|unserem|unserer|uns|unternehmen|我们|公司|我司|当社|弊社|私たち',
];
