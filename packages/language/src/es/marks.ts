import type { MarkWords } from '../mark-words.ts';
import { list } from '../word-list.ts';

export const spanishMarks: MarkWords = {
  words: list(`
    académica acompañamiento acompañar admisión albañil alemán alfarería algún almacén analítico análisis aprendí
    artículos artística asesoría atendía atrás autobús automática automáticas automático automóvil autónoma autónomo
    autónomos avería averías añadido añadir añadirlo añado baños bilingüe biología bitácora boletín botón británico
    buzón básica básicas básico búsqueda camión capitán características cartografías categoría catálogo catálogos cerré
    cerámicos cirugía clásica clínica compañera compañeras compañero compañeros compañía común conexión conserjería
    consiguió construí consultoría contaduría contemporáneas contraseña contraseñas contribuiré cortesía crédito
    créditos cuestión cámara cámaras cátedra cédula código códigos debería demás desafíos después destacaría detrás
    difusión difícil difíciles dinámica dinámicas dinámico dirigí dirías diseñada diseñador diseñadora diseñar diseño
    diseños dueño dueños dábamos dígitos dólares economía económico electrónico eléctrica eléctricas eléctrico emisión
    empatía encontró energético enfermería enseñanza envíos ergonómico escribió escribí escribía español espíritu
    estadística estadísticas estantería estará estrés están estándar estándares extranjería exámenes fontanería
    fotografía fotográfica fotográfico freír fácil fármaco físico galardón gestión gráfica gráfico gráficos gustaría
    habría había harás haría herrería hostelería huésped huéspedes hábil hábiles ilusión impresión imprimí imágenes
    informática informáticas informático ingeniería inglés instruí interés jardín jóvenes larguísimo lavandería lencería
    leído librería librerías logística líder lógica maestría mantén matemática matemáticas matemáticos mayoría
    mecanografía mecánica mecánico mercadería mercancía millón misión murió máximo mínimo módulos móvil móviles ningún
    niñas niños números obtén ocurrió ortografía panadería paquetería partí pasión pastelería pedagógicas pedirá
    peluquería peluquerías película pequeña pequeñas pequeño pequeños perdón pestaña plástica plásticos podrá podrás
    podría podríamos podrían podrías podía politécnica politécnico política pondrías portería portugués portátil poética
    presión profesión propón prácticas próxima próximo página páginas párrafo públicos quedaría quería razón recibirás
    recibí recién renglón renové repartía repostería reseñas retráctil revés robótica rápido rígido seguí según
    semáforos serví serán sesión señala siguió subió sábado sábados síntesis tamaño también tecnología tecnologías
    tecnológica tecnológico telefonía teléfono tendrá tesorería todavía tráileres tubería turística técnica técnicas
    técnico técnicos títulos vehículo vehículos vendí vendía vergüenza viáticos viñetas volvería volví zapatería éxito
    últimos única único
  `),
  likeEnglish: list(`
    cafetería catalán conversión currículum decisión división electrónica extensión francés inclusión menús mánager
    máster médicos mínima múltiples opinión precisión pretensión región religión reunión revisión salón señora
    supervisión tráiler unión versión visión área áreas ítems
  `),
  endings: [
    [/cion$/u, 'ción'],
    [/(log|graf|metr)ia(s?)$/u, '$1ía$2'],
    [/atic([oa]s?)$/u, 'átic$1'],
    [/etic([oa]s?)$/u, 'étic$1'],
    [/istic([oa]s?)$/u, 'ístic$1'],
    [/omic([oa]s?)$/u, 'ómic$1'],
    [/onic([oa]s?)$/u, 'ónic$1'],
    [/anic([oa]s?)$/u, 'ánic$1'],
    [/logic([oa]s?)$/u, 'lógic$1'],
    [/grafic([oa]s?)$/u, 'gráfic$1'],
    [/ectric([oa]s?)$/u, 'éctric$1'],
  ],
  // "Me desempeñe como": in a role this can only be the past tense.
  openings: [[/^(me )(desempeñ|encargu|dediqu|ocup)e(?= (?:como|de|del|en|a|al) )/iu, '$1$2é']],
  small: /^(?:a|al|con|de|del|e|el|en|la|las|los|más|mi|o|para|por|que|se|sin|sobre|su|sus|un|una|y)$/iu,
  telling: /(?<!\p{L})(?:el|los|las|del|y|una|con|para|por|en|la|que)(?!\p{L})/giu,
};
