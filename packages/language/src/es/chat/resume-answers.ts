import type { Answers } from '../../topics.ts';

export const spanishResumeAnswers = {
  expired:
    'Pon el certificado caducado con su fecha, «válido hasta 2021», o déjalo fuera; no puede parecer vigente. Si ' +
    'el puesto lo necesita, pregunta cómo se renueva: «renovación prevista en mayo» puede figurar si es verdad.',
  'in-progress':
    'Lo que está en marcha puede figurar como tal: «en curso, fin previsto en mayo», «en trámite» o «examen ' +
    'previsto en primavera». El nombre solo diría que ya lo tienes.',
  courses:
    'Pon los cursos que pide este puesto o que son recientes y deja los demás. Un certificado con nombre, entidad y año dice más que muchas horas sueltas.',
  'worth-it':
    'Si muestra algo que pide este puesto, o algo que puedes contar con una cifra, merece una línea. Dime qué hacías, cuánto y cuándo, y lo pongo en su sitio.',
  'keep-it':
    'Un trabajo sencillo no es ninguna vergüenza: muestra que estabas ahí y cumplías. Déjalo, breve, mientras ' +
    'llene un tiempo o muestre algo que pide este puesto; si no, puede irse. Tú decides.',
  'job-title':
    'Deja el cargo que tenías; se comprueba. Si fuera nadie lo entiende, pon uno sencillo entre paréntesis: ' +
    '«Associate II (atención al cliente)». Un cargo traducido debe decir el mismo rango, no uno mayor.',
  confidential:
    'Deja fuera los nombres, cifras y detalles que debes callar. Dilo por tipo y tamaño: «una gran cadena», ' +
    '«decenas de centros». Que sepas guardar un secreto habla bien de ti.',
  photo:
    'La foto no es obligatoria en ningún sitio. En España y buena parte de América Latina es habitual pero ' +
    'opcional; en el Reino Unido, Estados Unidos y Canadá mejor no ponerla. Si la pones, que sea un retrato ' +
    'sencillo y reciente.',
  'personal-data':
    'Fecha de nacimiento, estado civil, hijos, religión, nacionalidad y documento de identidad no hacen falta, y ' +
    'muchas veces no se pueden pedir. Nombre, ciudad, teléfono y correo bastan.',
  address:
    'Basta la ciudad; la calle y el número ya no hacen falta. Ayuda que te vean cerca: si te mudas pronto, pon «en Valencia desde junio», si es así.',
  email:
    'Usa un correo con tu nombre, sin bromas ni año de nacimiento. El de tu empresa actual no es para buscar trabajo.',
  links:
    'Un enlace a LinkedIn, un portafolio o tu código merece la pena si dice lo mismo que el currículum y está al ' +
    'día. Mejor ningún perfil que uno abandonado, y en muchos oficios nadie lo pide.',
  name: 'Usa el nombre con el que quieres que te llamen. Si los títulos llevan otro, ponlo una vez entre paréntesis: «Ana Ruiz (antes Soto)».',
  references:
    'Las referencias pueden quedarse fuera; las piden cuando las necesitan. Ten preparadas dos personas que ' +
    'estén de acuerdo. «Referencias a petición» no dice nada y ocupa una línea.',
  hobbies:
    'Las aficiones son opcionales. Deja la que muestre algo para este puesto, un cargo en un club o un deporte de equipo, y quita las demás si falta sitio.',
  objective:
    'Un objetivo dice lo que quieres; dos o tres frases sobre lo que aportas valen más: qué eres, desde cuándo y ' +
    'una o dos cosas de la oferta que tu trabajo demuestra.',
  buzzwords:
    'Palabras como «proactivo» o «trabajo en equipo» no convencen por sí solas; están en todos los currículums. ' +
    'Convence una línea que lo muestra: con quién, cada cuánto, qué se logró.',
  'skill-levels':
    'Cada cual lee las barras y estrellas a su manera, y los programas no las leen. Mejor di qué sabes hacer: ' +
    '«Excel (tablas dinámicas, BUSCARV)». Una palabra como «básico» es honesta y basta.',
  'which-skills':
    'Pon lo que pide la oferta y usas de verdad, entre ocho y doce, lo más pedido primero. Lo que sabe todo el ' +
    'mundo y aquello por lo que no te gustaría que preguntaran puede irse.',
  'language-level':
    'Pon cada idioma con un nivel que podrías mostrar hablando: A1 a C2, o básico, bueno, fluido, nativo. Un ' +
    'examen cuenta con nombre, resultado y año; sin título también puedes decir tu nivel. Un nivel de más se ' +
    'nota en cinco minutos.',
  driving:
    'Pon el carné y sus clases si el puesto pide conducir o el lugar está mal comunicado. Los puntos no tienen ' +
    'que figurar, pero responde con verdad si preguntan o lo comprueban.',
  visa:
    'Si puedes trabajar en el país, una línea ahorra la pregunta: «Permiso de trabajo hasta 2027». Si necesitas ' +
    'visado, dilo cuando pregunten; no tiene que ir arriba.',
  salary:
    'Una cifra no va en el currículum. Mira lo que se paga por este puesto en tu zona, convenio incluido, y da ' +
    'un rango en la carta si lo piden. No tengo una cifra que pueda defender.',
  notice:
    'Cuándo puedes empezar va en la carta o en una línea al final, si la oferta lo pide. Di tu preaviso tal como ' +
    'es; las empresas están acostumbradas a esperar.',
  place:
    'Si puedes mudarte o desplazarte, dilo en una línea; si no, pensarán que estás lejos. Para el teletrabajo, nombra dónde ya lo has hecho.',
  disability:
    'Tú decides si lo dices y cuándo. No tiene que figurar en el currículum; puede ayudar donde la oferta lo ' +
    'invita o hay plazas reservadas. Antes de la entrevista o del primer ' +
    'día, di lo que necesitas para trabajar bien.',
  pregnancy:
    'Un embarazo es privado y no va en el currículum; no tienes que decirlo aunque pregunten. Cuándo contarlo lo decides tú.',
  'background-check':
    'Un certificado de antecedentes se entrega cuando lo piden, casi siempre antes de empezar. No va en el ' +
    'currículum, y no hace falta decir ahí que lo tienes.',
  'being-checked':
    'Cuenta con que pueden enterarse: se comprueban fechas, títulos y permisos, y se llama a empresas ' +
    'anteriores. Lo que solo no se menciona suele estar bien; lo falso puede costar el puesto incluso años ' +
    'después. Si preguntan, dilo abiertamente.',
  numbers:
    'No hacen falta cifras exactas, solo verdaderas: cuántos al día, cuánta gente, cada cuánto, cuánto tiempo. ' +
    'Un honesto «unos 30 por semana» vale. Si no lo sabes, déjalo fuera o compruébalo.',
  ats:
    'Esos programas sobre todo ordenan y buscan; siguen decidiendo personas, y lo de que los robots rechazan el ' +
    '75 % no tiene una fuente sólida. Lo más seguro es una sola columna, títulos habituales y las palabras de la ' +
    'oferta para lo que sabes hacer. Las tablas y cuadros de texto a menudo se leen mal.',
  length:
    'Una página hasta unos diez años de trabajo, dos a partir de ahí; una tercera solo se lee en investigación. ' +
    'Quita lo que no ayude para este puesto antes de achicar la letra. Para un perfil bastan dos o tres frases.',
  bullets:
    'Puntos cortos para lo que hiciste, frases solo para el perfil de arriba. De cuatro a seis en el último ' +
    'puesto, dos o tres en los anteriores, cada uno de una o dos líneas y con lo que se logró.',
  tense:
    'El presente para lo que haces ahora y el pasado para lo que terminó, empezando por la acción: «Atendí», ' +
    '«Organicé» o «Atención a», siempre igual. «Yo» y «mi» se quedan fuera.',
  'section-order':
    'Primero lo que más ayuda para este puesto: casi siempre experiencia, luego formación y conocimientos; un ' +
    'permiso imprescindible puede ir justo bajo el nombre. Lo más reciente primero. Un currículum sin fechas ' +
    'despierta sospechas.',
  design:
    'Una columna, una letra corriente de 10 a 12 puntos, títulos claros y algo de blanco. El color, en una línea ' +
    'o un título. Dos columnas y gráficos quedan bonitos, pero los programas a menudo los leen mal.',
  'file-format':
    'Envía un PDF salvo que pidan Word; se ve igual en todas partes. Ponle tu nombre y el puesto: «Maria-Lopez-Enfermera.pdf».',
  'date-format':
    'Mes y año en cada puesto, escritos siempre igual. Para lo antiguo bastan los años, y si ya no sabes el mes, no lo inventes.',
  country:
    'Sigue el país del puesto: en España y América Latina una o dos páginas, foto opcional; en el Reino Unido, ' +
    'Estados Unidos y Canadá, sin foto ni fecha de nacimiento; en Alemania, en forma de tabla con fechas. ' +
    'También ayuda la ortografía de allí.',
  'which-language':
    'Escríbelo en el idioma de la oferta. Si está en inglés aunque la empresa sea de aquí, el inglés es lo ' +
    'correcto. Que lo lea una vez alguien que haya crecido con el idioma.',
  'every-job':
    'Un mismo currículum para todo es la causa más común del silencio. Guarda una versión completa y para cada ' +
    'oferta pon delante lo que pide; basta un cuarto de hora.',
  signature: 'La firma y la fecha no son habituales en un currículum. A mano, solo si la empresa lo pide.',
  'plain-voice':
    'Bien: tus palabras siguen siendo tuyas. No añado palabras grandilocuentes y por mi cuenta solo toco una ' +
    'línea para aclararla. Si algo no suena a ti, dime qué línea es y vuelve la anterior.',
} as const satisfies Partial<Answers>;
