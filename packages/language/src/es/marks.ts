import type { MarkWords } from '../mark-words.ts';
import { list } from '../word-list.ts';

export const spanishMarks: MarkWords = {
  words: list(`
  académica acompañamiento acompañar admisión albañil alemán alfarería algún almacén añadido añadir añadirlo
  añado análisis analítico aprendí artículos artística asesoría atendía atrás autobús automática automáticas
  automático automóvil autónoma autónomo autónomos avería averías
  baños básica básicas básico bilingüe biología bitácora boletín botón británico búsqueda buzón
  cámara cámaras camión capitán características cartografías catálogo catálogos cátedra categoría cédula
  cerámicos cerré cirugía clásica clínica código códigos compañera compañeras compañero compañeros compañía
  común conexión conserjería consiguió construí consultoría contaduría contemporáneas contraseña contraseñas
  contribuiré cortesía crédito créditos cuestión
  dábamos debería demás desafíos después destacaría detrás difícil difíciles difusión dígitos dinámica dinámicas
  dinámico dirías dirigí diseñada diseñador diseñadora diseñar diseño diseños dólares dueño dueños
  economía económico eléctrica eléctricas eléctrico electrónico emisión empatía encontró energético enfermería
  enseñanza envíos ergonómico escribí escribía escribió español espíritu estadística estadísticas están estándar
  estándares estantería estará estrés exámenes éxito extranjería
  fácil fármaco físico fontanería fotografía fotográfica fotográfico freír
  galardón gestión gráfica gráfico gráficos gustaría
  había hábil hábiles habría harás haría herrería hostelería huésped huéspedes
  ilusión imágenes impresión imprimí informática informáticas informático ingeniería inglés instruí interés
  jardín jóvenes
  larguísimo lavandería leído lencería librería librerías líder lógica logística
  maestría mantén matemática matemáticas matemáticos máximo mayoría mecánica mecánico mecanografía mercadería
  mercancía millón mínimo misión módulos móvil móviles murió
  niñas ningún niños números
  obtén ocurrió ortografía
  página páginas panadería paquetería párrafo partí pasión pastelería pedagógicas pedirá película peluquería
  peluquerías pequeña pequeñas pequeño pequeños perdón pestaña plástica plásticos podía podrá podrás podría
  podríamos podrían podrías poética politécnica politécnico política pondrías portátil portería portugués
  prácticas presión profesión propón próxima próximo públicos
  quedaría quería
  rápido razón recibí recibirás recién renglón renové repartía repostería reseñas retráctil revés rígido
  robótica
  sábado sábados seguí según semáforos señala serán serví sesión siguió síntesis subió
  tamaño también técnica técnicas técnico técnicos tecnología tecnologías tecnológica tecnológico telefonía
  teléfono tendrá tesorería títulos todavía tráileres tubería turística
  últimos única único
  vehículo vehículos vendí vendía vergüenza viáticos viñetas volvería volví
  zapatería
`),
  likeEnglish: list(`
  área áreas
  cafetería catalán conversión currículum
  decisión división
  electrónica extensión
  francés
  inclusión ítems
  mánager máster médicos menús mínima múltiples
  opinión
  precisión pretensión
  región religión reunión revisión
  salón señora supervisión
  tráiler
  unión
  versión visión
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
