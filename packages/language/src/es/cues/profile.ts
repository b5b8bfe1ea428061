import type { ProfileCues } from '../../cues/profile.ts';

export const spanishProfileCues: ProfileCues = {
  profileName: 'perfil|resumen|sobre mi|extracto|objetivo profesional|acerca de mi|introduccion',
  goalHeading: 'objetivos?',
  wantsWritten:
    'escrib\\p{L}*|redact\\p{L}*|haz(?:me|lo)?(?= (?:un|una|otr\\p{L}+|de nuevo))|hazme|hagas|hacer(?:me|lo)?|' +
    'crea(?:me|r)?|prepara(?:me)?|ponme (?:un|una)|pon (?:un|una)|necesito (?:un|una)|reescrib\\p{L}*|' +
    'rehaz\\p{L}*|rehacer|convierte\\p{L}*',
  wantsStronger:
    '(?:hacer|haz|pon)\\p{L}* .{0,20}mejor|mejora\\p{L}*|fuerte|potente|seguro|segura|convincente|profesional|impact\\p{L}+|' +
    'para (?:esta|este) (?:oferta|puesto|trabajo)|adapta\\p{L}*|venderme|se disculpa|disculp\\p{L}+',
  wantsPlainer:
    'sencill\\p{L}+|simple|natural|menos (?:formal|cursi|pomposo|rimbombante|peliculero)|pompos\\p{L}+|' +
    'rimbombante|exagerad\\p{L}+|cursi|recargad\\p{L}+|(?:yo )?no hablo asi|no soy yo|suena a robot|' +
    'fantasm\\p{L}+',
  wantsShorter: 'mas cort[oa]|mas breve|acort\\p{L}*|(?:muy|demasiado) larg[oa]|reduc\\p{L}*',
  asksWhether: 'hace falta|tengo que|debo|deberia|es necesario|hay que|que es|que pongo|que se pone|donde',
  prefersOld: '(?:el|la|lo) de antes|como (?:estaba|antes)|(?:el|la) anterior|estaba mejor antes',
  sentence: 'frases?|oracion\\p{L}*',
};
