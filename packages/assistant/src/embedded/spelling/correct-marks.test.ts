import { parseResume } from '@fitted/resume/parse/parse-resume';
import { expect, test } from 'vitest';
import { readPosting } from '../../improve/read-posting.ts';
import { readForEdits } from '../reading.ts';
import { correctMarks } from './correct-marks.ts';

const spanish = (line: string) =>
  `Ada Lind\nada@example.org\n\nExperiencia\nAuxiliar contable, Obras del Sur, 2016 - 2021\n- ${line}\n- Atención a los clientes de la oficina en la ciudad`;
const french = (line: string) =>
  `Ada Lind\nada@example.org\n\nExpérience\nAssistante, Ateliers du Sud, 2016 - 2021\n- ${line}\n- Accueil des clients et suivi des dossiers de la boutique`;

function marked(resume: string): readonly string[] {
  return correctMarks(readForEdits(parseResume(resume), readPosting('', ''))).map(({ after }) => after);
}

test.each([
  ['Gestion de la facturacion y analisis de costos', 'Gestión de la facturación y análisis de costos'],
  ['Soporte tecnico, logistica y redaccion de informes', 'Soporte técnico, logística y redacción de informes'],
  ['Control de accesos y revision de las camaras', 'Control de accesos y revisión de las cámaras'],
  ['Me desempeñe como auxiliar en la bodega', 'Me desempeñé como auxiliar en la bodega'],
])('a mark that is missing in Spanish is set: %s', (line, after) => {
  expect(marked(spanish(line))).toEqual([after]);
});

test.each([
  ['Suivi du developpement des systémes de la boutique', 'Suivi du développement des systèmes de la boutique'],
  ['Envoi du cértificat aux clients', 'Envoi du certificat aux clients'],
])('a mark that is missing or wrong in French is set right: %s', (line, after) => {
  expect(marked(french(line))).toEqual([after]);
});

test.each([
  // Names, and words that two spellings share.
  spanish('Apoyo a Asuncion Garcia y a Ramon Leon en la tienda'),
  spanish('Compras para la empresa Gestion Total en la zona'),
  spanish('Publica anuncios y practica el trato con el cliente'),
  // English among Spanish.
  spanish('Uso de Git como version control system en proyectos'),
  spanish('Curso de Introduction to the decision process'),
  spanish('ATENCION AL CLIENTE Y GESTION DE COBROS'),
  spanish('Contacto por gestion.tecnica@example.org con los clientes'),
  // A capital without its accent is common in French.
  french('Etudes de la zone et accueil des clients'),
  french('Envoi de chaque email aux clients de la boutique'),
])('what may be meant is left: %s', (resume) => {
  expect(marked(resume)).toEqual([]);
});

test('a page in a language that is taken for Spanish is left', () => {
  const italian =
    'Ada Lind\n\nEsperienza\nPerito, Opere del Sud, 2016 - 2021\n' +
    '- Disegno tecnico e analisi della produzione per il reparto\n' +
    '- Sviluppo di un sistema automatico nel laboratorio con gli altri';
  expect(marked(italian)).toEqual([]);
});

test('in the name of an employer or a school only small words are mended', () => {
  const resume = `Ada Lind\n\nEducación\nColegio Tecnico del Sur\nEnseñanza basica\n1999 - 2003\n\n${spanish('Compras').split('\n\n')[1]}`;
  expect(marked(resume)).toEqual(['Enseñanza básica']);
});
