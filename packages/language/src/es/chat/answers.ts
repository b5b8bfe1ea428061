import type { Answers } from '../../topics.ts';

export const spanishAnswers: Answers = {
  gap:
    'Una etapa sin trabajo es algo común, y pocas empresas descartan un currículum por eso. Deja las fechas como ' +
    'están. Una línea corta (cuidados, un curso, búsqueda de empleo) responde antes de que pregunten; en la ' +
    'entrevista basta una frase sincera.',
  parental:
    'El tiempo con tus hijos es parte normal de una vida laboral y no hay que esconderlo. Puedes no mencionarlo ' +
    'o poner una línea neutra, «Excedencia por cuidado de hijos» con los años; los nombres y detalles son ' +
    'privados. No muevas las fechas de un puesto para taparlo.',
  care:
    'Cuidar de alguien es una razón honesta que las empresas conocen bien. Si quieres, basta una línea como ' +
    '«Cuidado de un familiar» con los años; lo demás es privado. Si preguntan, di que ahora estás disponible ' +
    'para trabajar.',
  illness:
    'No tienes que nombrar una enfermedad, ni en el currículum ni después. Deja las fechas exactas; si ' +
    'preguntan, basta con «un asunto de salud que ya está resuelto», si es así.',
  prison:
    'Un currículum no tiene que hablar de una condena, y las fechas quedan como están. El trabajo, los cursos y ' +
    'los títulos de ese tiempo pueden figurar. Si te lo preguntan directamente, responde con verdad y brevedad, ' +
    'y di qué has hecho desde entonces.',
  fired:
    'Un currículum nunca dice por qué terminó un trabajo, así que eso se queda fuera. Pon el puesto con sus ' +
    'fechas reales y lo que hacías. Si preguntan, basta una frase tranquila y sin culpas, por ejemplo que hubo ' +
    'un recorte si lo hubo, y luego lo que buscas.',
  leaving:
    'Los motivos de salida no van en el currículum. En la entrevista basta una frase sencilla: un cierre o un ' +
    'recorte es neutro, y otro horario u otro oficio también son buenas ' +
    'razones. La salud y la familia son cosa tuya.',
  'short-jobs':
    'No hace falta poner todos los trabajos. Unas semanas o meses pueden faltar, siempre que no se estire otra ' +
    'fecha para taparlos; varios cortos pueden ir juntos, por ejemplo «Trabajos temporales, 2021 – 2023». Si ' +
    'preguntan por ese tiempo, responde con verdad.',
  overqualified:
    'Di pronto por qué quieres este puesto tal como es: es lo que se preguntan. Pon primero lo que pide la ' +
    'oferta y deja breve la parte de mando. No hace falta nombrar cada título, pero no cambies ninguno.',
  underqualified:
    'Preséntate si tienes más o menos la mitad de lo que piden y entre ello los primeros puntos; una oferta ' +
    'describe un deseo. Pon arriba lo que sí tienes y deja lo demás sin decir antes que borroso.',
  'no-degree':
    'Muchas ofertas aceptan experiencia en lugar de título, sobre todo con «o equivalente». Pon primero tu ' +
    'trabajo, con resultados, y la formación que tengas. No escribas un título que no tienes: es lo primero que ' +
    'se comprueba.',
  'unfinished-degree':
    'Unos estudios sin terminar pueden figurar: la carrera, el lugar, los años y «sin terminar» o los créditos ' +
    'aprobados. Es honesto y muestra lo que aprendiste. Si aquí ayuda poco, puedes dejarlo fuera.',
  'foreign-degree':
    'Escribe el título con su nombre original y una explicación detrás, por ejemplo «(equivalente a grado)» si ' +
    'así lo dice la homologación. Si está homologado, nombra el organismo y el año.',
  grades:
    'Las notas solo se esperan si tienes poca experiencia o si la oferta las pide. Las buenas pueden quedarse unos años; las demás simplemente no se ponen.',
  school:
    'Con una formación posterior o unos años de trabajo, el colegio puede quedar en una línea o irse. Si no, deja el centro, el título y el año.',
  'no-experience':
    'Todo el mundo empieza sin ella. Cuenta lo que has hecho hasta ahora: cursos, proyectos, trabajos de verano, ' +
    'un club, ayuda en la familia, con lo que hacías y cuánto. Eso va delante de los estudios.',
  internship:
    'Sí, unas prácticas cuentan como experiencia, sobre todo si se parecen a este puesto. Deja la palabra ' +
    'prácticas y di qué hiciste tú. Con varios años de trabajo, las antiguas pueden irse.',
  'career-change':
    'Pon delante lo que los dos campos tienen en común, con las palabras de la oferta, y di arriba en una frase ' +
    'de dónde vienes y adónde vas. Los cursos y primeros pasos en el campo nuevo van justo después.',
  military:
    'El servicio es trabajo: rango, unidad, años y lo que hacías en palabras que entienda un civil. Gente a ' +
    'cargo, material cuidado y formación dada dicen más que los nombres de los destinos.',
  volunteering:
    'Sí, cuenta, sobre todo si allí hiciste lo que pide este puesto. Di que fue voluntario y cuánto: horas, ' +
    'personas, dinero, años. Si es lo más reciente o lo que mejor encaja, puede ir arriba.',
  'unpaid-work':
    'El trabajo sin paga cuenta si se presenta como lo que fue. Ponle un nombre sencillo, por ejemplo ' +
    '«Contabilidad de un negocio familiar (sin paga, unas horas al mes)», con las fechas. No lo conviertas en un ' +
    'puesto que no existió.',
  freelance:
    'Preséntalo como un puesto: «Por cuenta propia», con lo que haces, los años y dos o tres encargos con ' +
    'resultado. Nombra a los clientes si están de acuerdo; si no, por tipo («una aseguradora regional»). Solo si ' +
    'ese trabajo existió.',
  'side-job':
    'Un trabajo extra puede quedarse fuera, salvo que muestre algo que pide la oferta. Dos trabajos a la vez no ' +
    'son problema; pon las fechas reales y «media jornada» en el menor.',
  promotion:
    'Nombra la empresa una vez y debajo tus puestos, el más reciente primero, cada uno con sus fechas. Así se ve ' +
    'el ascenso de un vistazo y ningún cargo cubre un tiempo en que no lo tenías.',
  'agency-work':
    'Pon la empresa de trabajo temporal como empleador y detrás los destinos: «Conductor (ETT), en tres ' +
    'supermercados». Las misiones cortas pueden ir juntas en una entrada con todo el periodo.',
  'old-jobs':
    'Diez o quince años bastan para la mayoría de los puestos. Lo anterior puede quedar en una línea, cargo, ' +
    'empresa y años, o irse si no tiene que ver con esta oferta.',
  age:
    'La edad es una preocupación real, pero no lo es todo: cuenta lo que sabes hacer para este puesto. No tienes ' +
    'que dar tu edad ni tu fecha de nacimiento, y los primeros trabajos pueden ser breves, pero no se cambia ' +
    'ninguna fecha. Arriba va lo reciente: trabajo, cursos y lo que pide la oferta.',
  unemployed:
    'No tener trabajo ahora no es ninguna vergüenza; el último puesto simplemente termina en su fecha. Si ' +
    'mientras tanto haces algo, un curso, echar una mano, cuidar a alguien, una línea lo muestra. Di cuándo ' +
    'puedes empezar; puede ser una ventaja.',
  apprenticeship:
    'Un aprendizaje o FP va en formación, con el oficio, la empresa y los años, y también en experiencia si ' +
    'trabajaste de verdad. Nombra el título final solo si lo obtuviste.',
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
  'cover-letter':
    'Bastan tres partes cortas: por qué esta empresa, qué has hecho que responde a sus dos primeros puntos y ' +
    'cuándo puedes empezar. Toma los ejemplos de tus líneas; media página es suficiente.',
  motivation:
    'Dos o tres frases: qué te atrae de esta casa o de este trabajo y una cosa que has hecho y que allí ' +
    'serviría. Una razón verdadera que solo valga para esta empresa vale más que los elogios.',
  interview:
    'Toma las tres primeras cosas de la oferta y prepara para cada una una historia corta: qué pasaba, qué ' +
    'hiciste, qué se logró. Lleva dos preguntas tuyas. Puedes pensar un ' +
    'momento, y decir que algo todavía no lo sabes.',
  'follow-up':
    'Al cabo de una semana, o una semana después del cierre, está bien un mensaje corto y amable: a qué y cuándo ' +
    'te presentaste y si necesitan algo más. Tras una entrevista, da las gracias ese día o al siguiente.',
  'no-answer':
    'El silencio dice poco de ti: muchas empresas no contestan nunca, y a menudo el puesto ya está dado. Ayudan ' +
    'dos cosas: menos solicitudes pero que encajen mejor, con sus palabras ' +
    'arriba, y una pregunta corta tras una semana.',
  rejection:
    'Un rechazo duele, y rara vez significa que no valgas; a menudo otra persona tenía una cosa más. Pregunta ' +
    'una vez, con amabilidad, qué faltó. Mira luego qué ofertas te dieron una entrevista y busca más de ese tipo.',
  applying:
    'Pocas solicitudes que encajen dan más que muchas que no; de tres a cinco buenas por semana bastan. Además ' +
    'de los portales, pregunta a gente con la que hayas trabajado y mira las páginas de empresas cercanas.',
  'which-job':
    'Mira lo que has hecho a gusto y a menudo, y busca ofertas que pidan justo eso, se llamen como se llamen. ' +
    'Aquí puedo mostrarte cuánto encaja tu currículum con una oferta; pega otra para comparar.',
  strengths:
    'Tus puntos fuertes son lo que has hecho más de una vez y en lo que otros confiaron. En tu currículum están ' +
    'donde una línea dice qué hiciste y qué se logró.',
  chances:
    'Eso nadie lo puede prometer, y yo tampoco. Puedo decirte cuánto de lo que piden muestra tu currículum y qué queda abierto.',
  'ai-written':
    'Cada palabra de tu currículum es tuya; yo ordeno, acorto y pregunto, no invento nada. Así que no hay nada que no puedas explicar tú en una entrevista.',
  nervous:
    'Los nervios son normales y muestran que te importa. Prepara tres historias cortas de tu trabajo y el camino ' +
    'hasta allí, y duerme; no hace falta más. Respirar y decir despacio ' +
    'la primera frase ayuda a casi todo el mundo.',
  'self-doubt':
    'Esas dudas pesan, y las tiene mucha gente que trabaja bien. Lo que has hecho no se pierde porque fuera hace ' +
    'tiempo o porque nadie lo alabara. Miremos lo que de verdad hay.',
  tired:
    'Suena a mucho. Puede esperar: aquí no se pierde nada, y con la vista descansada se lee mejor. Si quieres, hoy hacemos solo una cosa pequeña.',
  'next-step':
    'Si tuviera que elegir: cierra lo que queda abierto abajo, léelo una vez en voz alta, que lo lea otra ' +
    'persona y envíalo. Un buen currículum enviado vale más que uno perfecto guardado.',
  human:
    'Soy un programa, no una persona. Trabajo con tus palabras y con reglas; en tu currículum no entra nada que ' +
    'no hayas escrito o contado, y no envío nada en tu nombre.',
  privacy:
    'Tu currículum es tuyo. Qué se guarda, cuánto tiempo y cómo se borra está en «Privacidad»; nadie lo recibe desde aquí si no lo envías tú.',
  price: 'Lo que es gratis y lo que cuesta un plan está en la página «Precios». No se cobra nada sin tu acuerdo.',
  smalltalk: 'Me alegra que te lo tomes con humor. Aquí estoy para tu currículum cuando quieras.',
  'untrue-years':
    'No puedo poner más años de los que fueron; sale a la primera pregunta. Lo que tienes cuenta tal como es: ' +
    'dime el tiempo real y qué hiciste en él, una línea sobre eso vale más que el número.',
  'untrue-level':
    'Prefiero no poner un nivel que no tienes; a menudo lo prueban en la entrevista. Mejor el nivel real, o lo ' +
    'que sabes hacer con palabras sencillas. ¿Para qué lo has usado?',
  'untrue-credential':
    'No puedo poner que lo tienes si no es así; los títulos, permisos y certificados se comprueban. Lo que sí ' +
    'puede figurar es la verdad: «en trámite», «examen previsto en ' +
    'primavera», «válido hasta 2021». ¿Ponemos algo así?',
  'untrue-title':
    'Dejo el cargo como era; preguntarían a la empresa anterior. El trabajo sí se puede mostrar entero: ¿qué ' +
    'decidías, a quién enseñaste, de qué te ocupabas cuando faltaban otros?',
  'untrue-dates':
    'No cambio fechas para tapar una etapa; la vida laboral lo mostraría. Una etapa vacía molesta menos que una ' +
    'fecha falsa. Basta una línea sincera, o ninguna.',
  'untrue-figure':
    'No invento números: tendrías que explicarlos. Una estimación honesta sí vale. ¿Cuántos eran más o menos al día o a la semana, y cómo cambió?',
  'untrue-tool':
    'Solo pongo aquello con lo que has trabajado de verdad; tener que demostrarlo sería peor que no tenerlo. Lo ' +
    'que conoces parecido sí puede figurar, y en la entrevista puedes decir que aprendes rápido. ¿Lo has usado ' +
    'alguna vez, aunque sea poco?',
  'untrue-other':
    'Solo escribo lo que es así; lo demás se volvería contra ti. Casi siempre hay una forma honesta de decirlo. ' +
    'Si fue como dices, cuéntame en una frase qué hiciste y lo pongo; si no del todo, ¿cómo fue de verdad?',
};
