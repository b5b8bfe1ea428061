import type { GuardCase } from './guard-case.ts';

export const spanishNursingCase: GuardCase = {
  resume: `Lucía Benavente Ortuño
Murcia · lucia.benavente@example.org · 600 000 281

Presentación
Enfermera vocacional y empática. 7 años en hospitalización.

Experiencia laboral

Enfermera de planta, Hospital Vega Media (Murcia)
Octubre 2018 – Actualidad
• Responsable del cuidado de 14 pacientes por turno en medicina interna
• Colaboración en el estudio de úlceras por presión de la Dra. Pilar Cascales
• Administración de medicación, curas y extracciones
• Tutora de 3 estudiantes de prácticas al año
• Formé parte del grupo que redactó el protocolo de caídas
• Las caídas bajaron de 22 a 15 en 2021
• Uso de Selene para la historia clínica

Auxiliar de enfermería, Residencia Los Almendros
2014 - 2018
• Ayudaba a los residentes con el aseo y las comidas
• Turnos de noche, 2 veces por semana
• Sustituí a la gobernanta algún fin de semana

Formación
Grado en Enfermería, Universidad de la Vega Baja, 2018, nota media 7,8
Experto en heridas crónicas (pendiente del trabajo final)

Otros
Inglés B1. Carné de conducir. Voluntaria en Cruz Azul desde 2019.`,
  statedFacts: ['Hice el curso de soporte vital avanzado en marzo de 2024.'],
  honest: [
    [
      'Responsable del cuidado de 14 pacientes por turno en medicina interna',
      'Cuidado de 14 pacientes por turno en medicina interna',
    ],
    [
      'Responsable del cuidado de 14 pacientes por turno en medicina interna',
      'Cuido a catorce pacientes por turno en medicina interna',
    ],
    [
      'Colaboración en el estudio de úlceras por presión de la Dra. Pilar Cascales',
      'Colaboro en el estudio de úlceras por presión de la Dra. Pilar Cascales',
    ],
    ['Administración de medicación, curas y extracciones', 'Administro medicación y realizo curas y extracciones'],
    ['Tutora de 3 estudiantes de prácticas al año', 'Tutora de tres estudiantes de prácticas cada año'],
    ['Tutora de 3 estudiantes de prácticas al año', 'Tutorizo a 3 estudiantes en prácticas al año'],
    [
      'Formé parte del grupo que redactó el protocolo de caídas',
      'Miembro del grupo que redactó el protocolo de caídas',
    ],
    [
      'Formé parte del grupo que redactó el protocolo de caídas',
      'Participé en el grupo que redactó el protocolo de caídas',
    ],
    ['Las caídas bajaron de 22 a 15 en 2021', 'En 2021 las caídas pasaron de 22 a 15'],
    ['Uso de Selene para la historia clínica', 'Manejo de la historia clínica en Selene'],
    ['Ayudaba a los residentes con el aseo y las comidas', 'Ayuda a los residentes en el aseo y las comidas'],
    ['Turnos de noche, 2 veces por semana', 'Turnos de noche dos veces a la semana'],
    ['Sustituí a la gobernanta algún fin de semana', 'Sustitución puntual de la gobernanta en fines de semana'],
    [
      'Grado en Enfermería, Universidad de la Vega Baja, 2018, nota media 7,8',
      'Graduada en Enfermería (nota media 7,8), Universidad de la Vega Baja, 2018',
    ],
    ['Octubre 2018 – Actualidad', '10/2018 – actualidad'],
    [
      'Inglés B1. Carné de conducir. Voluntaria en Cruz Azul desde 2019.',
      'Inglés (B1). Carné de conducir. Voluntaria en Cruz Azul (desde 2019).',
    ],
    ['@Formación', 'Curso de soporte vital avanzado, marzo de 2024'],
    ['Presentación', 'Perfil'],
  ],
  asked: [
    [
      'Colaboración en el estudio de úlceras por presión de la Dra. Pilar Cascales',
      'Participación en el estudio de úlceras por presión dirigido por la Dra. Pilar Cascales',
    ],
    [
      'Enfermera vocacional y empática. 7 años en hospitalización.',
      'Enfermera con siete años de experiencia en hospitalización.',
    ],
    [
      'Enfermera vocacional y empática. 7 años en hospitalización.',
      'Enfermera de hospitalización con 7 años de experiencia: medicina interna, curas y administración de medicación.',
    ],
  ],
  lies: [
    [
      'Responsable del cuidado de 14 pacientes por turno en medicina interna',
      'Cuidado de 14 pacientes por turno en medicina interna y UCI',
    ],
    [
      'Colaboración en el estudio de úlceras por presión de la Dra. Pilar Cascales',
      'Estudio de úlceras por presión con la Dra. Pilar Cascales',
    ],
    [
      'Colaboración en el estudio de úlceras por presión de la Dra. Pilar Cascales',
      'Investigadora principal del estudio de úlceras por presión',
    ],
    [
      'Administración de medicación, curas y extracciones',
      'Administración de medicación, quimioterapia, curas y extracciones',
    ],
    ['Tutora de 3 estudiantes de prácticas al año', 'Tutora de 3 enfermeras al año'],
    ['Tutora de 3 estudiantes de prácticas al año', 'Tutora de 3 estudiantes de prácticas al mes'],
    ['Formé parte del grupo que redactó el protocolo de caídas', 'Redacté el protocolo de caídas'],
    ['Las caídas bajaron de 22 a 15 en 2021', 'Logré bajar las caídas de 22 a 15 en 2021'],
    ['Las caídas bajaron de 22 a 15 en 2021', 'Las caídas bajaron un 50 % en 2021'],
    ['Uso de Selene para la historia clínica', 'Uso de Selene y SAP para la historia clínica'],
    ['Sustituí a la gobernanta algún fin de semana', 'Gobernanta los fines de semana'],
    ['Sustituí a la gobernanta algún fin de semana', 'Sustituí a la gobernanta los fines de semana'],
    ['Auxiliar de enfermería, Residencia Los Almendros', 'Enfermera, Residencia Los Almendros'],
    ['2014 - 2018', '2012 - 2018'],
    [
      'Grado en Enfermería, Universidad de la Vega Baja, 2018, nota media 7,8',
      'Grado en Enfermería, Universidad de la Vega Baja, 2018, nota media 8,7',
    ],
    ['Experto en heridas crónicas (pendiente del trabajo final)', 'Experto en heridas crónicas'],
    [
      'Enfermera vocacional y empática. 7 años en hospitalización.',
      'Supervisora de enfermería con 7 años en hospitalización.',
    ],
    ['Enfermera vocacional y empática. 7 años en hospitalización.', 'Enfermera con 7 años en cuidados intensivos.'],
    [
      'Inglés B1. Carné de conducir. Voluntaria en Cruz Azul desde 2019.',
      'Inglés C1. Carné de conducir. Voluntaria en Cruz Azul desde 2019.',
    ],
    [
      'Inglés B1. Carné de conducir. Voluntaria en Cruz Azul desde 2019.',
      'Inglés B1. Carné de conducir. Enfermera en Cruz Azul desde 2019.',
    ],
  ],
  disguised: [
    [
      'Responsable del cuidado de 14 pacientes por turno en medicina interna',
      'Coordino el cuidado de 14 pacientes por turno en medicina interna',
    ],
    ['Uso de Selene para la historia clínica', 'Implantación de Selene para la historia clínica'],
  ],
};
