import type { OrderCues } from '../../cues/orders.ts';

const adding =
  '(?:añade|añada|añadir|agrega|agregue|agregar|pon|ponga|poner|incluye|incluya|incluir|mete|meta|escribe|escriba|ponme|añádeme' +
  '|agrégame)(?: también)?';
const moving = '(?:mueve|mueva|mover|pon|ponga|poner|pasa|pase|pasar|sube|suba|subir|baja|baje|bajar|coloca|coloque)';

export const spanishOrderCues: OrderCues = {
  lead:
    'por favor|porfa|ok|vale|bueno|también|y|luego|después|ahora|hola|sí|no|perdona|perdón|además|primero|entonces|puedes|podrías|puede' +
    '|podría|quiero|quisiera|me gustaría' +
    '|necesito|hay que',
  tail: 'por favor|porfa|gracias|también|además|ok|vale|nada más|del todo|entero|entera|(?:de|del|en) (?:mi|el)? ?(?:cv|currículum|curriculum)',
  around:
    'solo|sólo|también|el|la|los|las|lo de|un|una|mi|mis|ese|esa|esos|esas|este|esta|todo|toda|todos|todas|palabra|línea|frase|punto' +
    '|sección|parte|apartado|puesto|trabajo|que dice|de|del|en|lo',
  and: 'y|e|&',
  remove: [
    '(?:quita|quite|quitar|elimina|elimine|eliminar|borra|borre|borrar|saca|saque|sacar|suprime|quítame|bórrame|tacha) {thing}',
    '(?:quita|quite|quitar|elimina|elimine|eliminar|borra|borre|borrar|saca|saque|sacar) {thing} (?:de|del|en) {place}',
    '{thing} (?:fuera|sobra|sobran)',
  ],
  change: [
    '(?:cambia|cambie|cambiar|reemplaza|reemplace|reemplazar|sustituye|sustituya|sustituir|corrige|corrija|corregir|modifica' +
      '|renombra) {old} (?:por|a|en|con|→|->|=>){new} (?:en|bajo) {place}',
    '(?:cambia|cambie|cambiar|reemplaza|reemplace|reemplazar|sustituye|sustituya|sustituir|corrige|corrija|corregir|modifica' +
      '|renombra) {old} (?:por|a|en|con|→|->|=>) {new}',
    '(?:pon|ponga|poner|escribe|escriba) {new} (?:en vez de|en lugar de|y no|no) {old}',
    '(?:en vez de|en lugar de) {old}(?: pon| ponga| poner| escribe) {new}',
    '{old} (?:debe|debería|tiene que) (?:ser|decir|poner) {new}',
    '{old} se escribe {new}',
    '(?:es|era|son|eran|fueron|fue) {new} (?:y )?no {old}',
    'no (?:es|era|son|eran|fueron|fue) {old} (?:sino|es|era|son|eran|fueron|fue) {new}',
  ],
  tell: [
    '{what}[,;.]? (?:y |por favor ){0,2}(?:ponlo|ponla|ponlos|ponlas|añádelo|añádela|añádelos|agrégalo|agrégala|' +
      'inclúyelo|inclúyela|mételo|métela|apúntalo|pon eso|pon los dos)(?: (?:ahí|también|por favor|donde (?:sea|' +
      'toque|quieras|mejor quede)|en algún sitio|donde corresponda)){0,2}',
    `${adding} {what} (?:en|a|al|bajo|dentro de) {place}`,
    `(?:en|a|al|bajo) {place}[,:]? ${adding} {what}`,
    '(?:en|bajo) {place}[:：] {what}',
  ],
  move: [`${moving} {thing} {spot}`, '{thing} (?:debe|debería|tiene que|deben|deberían) (?:ir|estar|quedar) {spot}'],
  spots: [
    '(?:al|hasta el) (?:principio|inicio|final|comienzo)',
    '(?:arriba|abajo)(?: del todo)?',
    '(?:antes|después|delante|detrás|encima|por encima) de(?:l)? {ref}',
    '(?:debajo de(?:l)?|bajo|a|al|en) {to}',
  ],
};
