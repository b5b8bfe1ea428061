import { pattern } from '@fitted/language/pattern';

/** Labels of what employers may not or need not ask, in the six languages. Not nationality: it may tell where one may work. */
export const personalLabels = pattern('iu')`
  ^(?:date of birth|birth ?date|birth day|d\.?\s?o\.?\s?b\.?|place of birth|age|gender|sex|marital status
  |civil status|family status|marriage status|religion|caste|father(?:['’]?s)?(?: name)?|mother(?:['’]?s)?(?: name)?
  |husband(?:['’]?s)?(?: name)?|spouse(?:['’]?s)?(?: name)?|blood group|height|weight
  |passport (?:no|number|details?)|children|fecha de nacimiento|lugar de nacimiento|edad|estado civil|sexo|religión
  |hijos|(?:n[º°o]\.? ?(?:de )?)?(?:dni|d\.n\.i\.?|cuil|cuit)|nif|nie|rut|r\.u\.t\.?|curp
  |c[eé]dula(?: de (?:identidad|ciudadan[ií]a))?|documento de identidad|n[º°o]\.? de documento
  |numéro de sécurité sociale|n° de sécurité sociale|personalausweis(?:nummer)?|steuer-?id|sozialversicherungsnummer
  |social security number|ssn|national id(?: number)?|id card(?: number)?|aadhaar(?: number| no\.?)?
  |pan (?:card|no\.?|number)|nric|date de naissance|lieu de naissance|né\(?e?\)? le|âge
  |situation (?:familiale|de famille)|sexe|religion|enfants|geburtsdatum|geburtsort|geboren(?: am)?|alter
  |familienstand|konfession|kinder|出生日期|出生年月|年龄|性别|婚姻状况|婚否|民族|身高|体重|政治面貌|籍贯|身份证(?:号码?)?|证件号码?|生年月日|年齢|性別|配偶者
  |扶養家族)(?![\p{L}])
`;

/** What may follow the label on such a line. */
export const personalValues = pattern('giu')`
  (?<!\p{L})(?:male|female|m|f|single|married|unmarried|divorced|widowed|hindu|muslim|islam|christian|sikh|buddhist
  |jain|catholic|years?|yrs|old|children|child|kids?|two|three|one|no|non-smoker|soltero|soltera|casado|casada
  |divorciad[oa]|sin hijos|hijos?|hijas?|años|célibataire|marié|mariée|divorcée?|enfants?|ans|sans|ledig|verheiratet
  |geschieden|kinder?|keine|jahre|evangelisch|römisch|katholisch|deutsch|indian?|january|february|march|april|may
  |june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero
  |marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin
  |juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|st|nd|rd|th|de
  |del|and|und|et|y|the|of)(?!\p{L})|[男女汉族未已婚独身既未]|独身|既婚|未婚|已婚|年|月|日|生まれ|岁|歳|なし|\d|(?<=\d[.\s-]?)[kx](?!\p{L})
`;

/** "References available on request" and the like, whole. */
export const goesWithoutSaying = pattern('iu')`
  ^(?:references?(?: (?:are|will be|can be))? ?(?:available|provided|furnished|given|supplied)?(?: (?:up)?on
  | at)? ?(?:request|requirement|demand)?|(?:will be |can be )?(?:available|provided
  |furnished)(?: (?:up)?on)? request|referencias(?: disponibles)?(?: (?:a|bajo) (?:petición|solicitud))?
  |références(?: disponibles)? sur demande|referenzen(?: gerne)? auf (?:wunsch|anfrage)|zeugnisse auf wunsch)\.?$
`;

export const declaration = pattern('iu')`
  \b(?:i (?:do )?(?:hereby|here by)|i)\s*(?:solemnly )?(?:declare|confirm|affirm|certify|assure)\b|\bdeclare that\b
  |\babove[ -]?(?:mentioned|furnished|given|stated|written)?\b.{0,60}\b(?:is|are) (?:true|correct)\b
  |\btrue (?:and correct )?to the best of my\b
`;

export const declarationHeading = /^(?:declaration|self[ -]?declaration|decleration|declaraton)\s*[:.-]*$/iu;

/** Schools before a degree, in countries where readers do not expect them. */
export const schoolBelow = pattern('iu')`
  \b(?:high school|secondary school|sr\.? sec|senior secondary|higher secondary|matriculation|matric|intermediate
  |s\.?s\.?c|h\.?s\.?c|s\.?s\.?l\.?c|x(?:th)?|xii(?:th)?|10th|12th|10\+2|a-?levels?|gcses?|o-?levels?)\b
`;

/** A person's first school, in the six languages. */
export const firstSchool = pattern('iu')`
  (?<!\p{L})(?:primary school|elementary school|grade school|kindergarten|pre-?school
  |(?:educaci[oó]n|enseñanza|escuela|instrucci[oó]n|estudios?|nivel|colegio) (?:primari[oa]s?
  |b[aá]sic[oa]s?(?! secundaria)|preescolar|inicial)|primaria|école (?:primaire|maternelle|élémentaire)|primaire
  |grundschule|vorschule|vorschulklasse|primarschule|volksschule)(?!\p{L})|小学
`;

/** Signs that the person studied to teach there or taught there, or that a later school is named along with it. */
export const moreThanFirstSchool = pattern('iu')`
  (?<!\p{L})(?:teach\p{L}*|degree|bachelor\p{L}*|master\p{L}*|b\.?ed|pgce|qts|diploma|secondary|high school
  |licenciatura|profesorado|magisterio|docen\p{L}*|maestr[oa]s?|grado|t[eé]cnic[oa]\p{L}*|media|secundaria
  |bachillerato|licence|enseign\p{L}*|professeur\p{L}*|collège|lycée|bac|lehramt\p{L}*|studium|realschule|gymnasium
  |hauptschule|mittelschule|abitur|abschluss)(?!\p{L})|教育(?:学|专业)|教师|中学|高中|初中
`;
