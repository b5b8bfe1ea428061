import { type StatementCues, wholeWords } from '../statement-cues.ts';

export const spanishStatements: StatementCues = {
  denials: [wholeWords('nunca|jam[áa]s|ning[úu]n\\p{L}*|nadie|nada|sin|tampoco|ni|carezco|apenas')],
  wishes: [
    wholeWords('quiero|quisiera|espero|ojal[áa]|me gustar[íi]a|deber[íi]a|podr[íi]a|voy a|como si|finge'),
    /(?:^|[,;] )si /iu,
  ],
  ofThePosting: [/^(?:en |según )?(?:la oferta|el anuncio|esta (?:oferta|vacante)|la vacante)(?!\p{L})/iu],
  ofOthers: [
    /^(?:mis?|nuestr[oa]s?) (?:\p{L}+ )?(?:colegas?|compañer[oa]s?|jef[ea]s?|amig[oa]s?|herman[oa]s?|espos[oa]|marido|padre|madre|supervisora?)(?!\p{L})/iu,
  ],
  self: [wholeWords('yo|nos')],
};
