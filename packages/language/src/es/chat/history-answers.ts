import type { Answers } from '../../topics.ts';

export const spanishHistoryAnswers = {
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
} as const satisfies Partial<Answers>;
