import { phrases } from '../posting-words.ts';
import type { QualificationWords } from '../qualification-words.ts';

export const spanishQualifications: QualificationWords = {
  degrees: {
    lowerSchool: 'graduado escolar|graduado en eso|educación secundaria obligatoria',
    school: 'bachillerato|enseñanza secundaria|preparatoria',
    vocational: 'formación profesional|ciclo formativo|grado medio|fp grado medio|técnico en',
    college: 'grado superior|técnico superior|ciclo superior|cfgs|tecnólogo',
    bachelor: phrases(`
      grado universitario|grado en|licenciatura|licenciado|licenciada|título universitario
      titulación universitaria|titulación superior|diplomatura|diplomado|diplomada|ingeniería técnica
      ingeniero técnico|ingeniera técnica|carrera universitaria|estudios universitarios|graduado en|graduada en
      titulado en|titulada en
    `),
    master: 'maestría|ingeniería superior|posgrado|postgrado',
    doctorate: 'doctorado|doctor en|doctora en',
  },
  written: [],
  spoken: {
    native: 'lengua materna|nativo|nativa|bilingüe',
    mastery: '',
    fluent: 'fluido|fluida|avanzado|nivel alto|con fluidez|muy bueno',
    professional: 'intermedio alto|nivel profesional',
    good: 'bueno|buen|buena|hablado y escrito',
    intermediate: 'intermedio|medio|nivel medio|conversación|conversacional',
    basic: 'entiendo algo|algo de|algo|un poco|básico|básica|nociones|elemental',
    hardly: 'apenas',
  },
};
