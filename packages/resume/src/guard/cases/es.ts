import type { GuardCase } from './guard-case.ts';

export const spanishCase: GuardCase = {
  resume: `Tomás Iribarne Colón
Valparaíso, Chile · tomas.iribarne@example.com · 555 0177 22

Perfil
Soy abogado con unos seis años de experiencia en derecho laboral. Responsable y proactivo.

Experiencia profesional

Abogado asociado, Estudio Carmona y Lira | abril de 2019 – actualidad
- Encargado de redactar contratos y finiquitos, unos 30 al mes
- Apoyo a la socia Elena Carmona en negociaciones colectivas
- Mis tareas incluyen la atención de consultas telefónicas de clientes
- Colaboré en la revisión de 120 expedientes en una fusión
- El tiempo de respuesta bajó de 5 a 3 días en 2022
- Una vez sustituí a un compañero en la Corte de Apelaciones

Procurador, Bufete Solís | 2016 – marzo de 2019
- Hacía gestiones en tribunales y notarías
- Ayudaba a preparar escritos para tres abogados
- No llevaba causas propias

Formación
Licenciado en Derecho, Universidad del Litoral Sur, 2017
Magíster en Derecho Laboral (cursando, sin terminar)

Conocimientos
Word, Excel básico, bases de datos jurídicas (vLex), derecho laboral

Idiomas
Español nativo, inglés intermedio, portugués básico`,
  statedFacts: ['En Carmona y Lira uso Lemontech para el control de horas.'],
  honest: [
    ['Encargado de redactar contratos y finiquitos, unos 30 al mes', 'Redacto contratos y finiquitos (unos 30 al mes)'],
    [
      'Encargado de redactar contratos y finiquitos, unos 30 al mes',
      'Redacción de contratos y finiquitos, unos treinta mensuales',
    ],
    [
      'Encargado de redactar contratos y finiquitos, unos 30 al mes',
      'Elaboro contratos y finiquitos, alrededor de 30 al mes',
    ],
    [
      'Apoyo a la socia Elena Carmona en negociaciones colectivas',
      'Colaboro con la socia Elena Carmona en negociaciones colectivas',
    ],
    [
      'Mis tareas incluyen la atención de consultas telefónicas de clientes',
      'Atiendo consultas telefónicas de clientes',
    ],
    [
      'Mis tareas incluyen la atención de consultas telefónicas de clientes',
      'Atención telefónica de consultas de clientes',
    ],
    ['El tiempo de respuesta bajó de 5 a 3 días en 2022', 'En 2022 el tiempo de respuesta bajó de cinco a tres días'],
    [
      'Una vez sustituí a un compañero en la Corte de Apelaciones',
      'Sustitución de un compañero en la Corte de Apelaciones (una vez)',
    ],
    ['Hacía gestiones en tribunales y notarías', 'Realicé gestiones en tribunales y notarías'],
    ['Ayudaba a preparar escritos para tres abogados', 'Ayudé en la preparación de escritos para 3 abogados'],
    [
      'Licenciado en Derecho, Universidad del Litoral Sur, 2017',
      'Licenciatura en Derecho, Universidad del Litoral Sur, 2017',
    ],
    ['Magíster en Derecho Laboral (cursando, sin terminar)', 'Magíster en Derecho Laboral (en curso)'],
    [
      'Word, Excel básico, bases de datos jurídicas (vLex), derecho laboral',
      'Derecho laboral, redacción de contratos, bases de datos jurídicas (vLex), Microsoft Word, Excel básico',
    ],
    [
      'Español nativo, inglés intermedio, portugués básico',
      'Español (nativo), inglés (intermedio) y portugués (básico)',
    ],
    [
      'Soy abogado con unos seis años de experiencia en derecho laboral. Responsable y proactivo.',
      'Abogado con unos 6 años de experiencia en derecho laboral.',
    ],
    ['Procurador, Bufete Solís | 2016 – marzo de 2019', 'Procurador, Bufete Solís | 2016 – 03/2019'],
    ['@Abogado asociado, Estudio Carmona y Lira | abril de 2019 – actualidad', 'Control de horas con Lemontech'],
    ['Conocimientos', 'Competencias'],
  ],
  asked: [
    [
      'Colaboré en la revisión de 120 expedientes en una fusión',
      'Participé en la revisión de ciento veinte expedientes en una fusión',
    ],
  ],
  lies: [
    [
      'Encargado de redactar contratos y finiquitos, unos 30 al mes',
      'Redacto contratos y finiquitos, unos 30 a la semana',
    ],
    [
      'Encargado de redactar contratos y finiquitos, unos 30 al mes',
      'Redacto contratos y finiquitos, más de 30 al mes',
    ],
    [
      'Encargado de redactar contratos y finiquitos, unos 30 al mes',
      'Redacto contratos, finiquitos y demandas, unos 30 al mes',
    ],
    [
      'Encargado de redactar contratos y finiquitos, unos 30 al mes',
      'Jefe del área de contratos y finiquitos, unos 30 al mes',
    ],
    ['Apoyo a la socia Elena Carmona en negociaciones colectivas', 'Lidero negociaciones colectivas'],
    ['Colaboré en la revisión de 120 expedientes en una fusión', 'Revisé 120 expedientes en una fusión'],
    [
      'Colaboré en la revisión de 120 expedientes en una fusión',
      'Colaboré en la revisión de 1.200 expedientes en una fusión',
    ],
    ['El tiempo de respuesta bajó de 5 a 3 días en 2022', 'Reduje el tiempo de respuesta de 5 a 3 días en 2022'],
    ['Una vez sustituí a un compañero en la Corte de Apelaciones', 'Sustituí a compañeros en la Corte de Apelaciones'],
    ['Hacía gestiones en tribunales y notarías', 'Hacía gestiones en tribunales y notarías de todo el país'],
    ['Ayudaba a preparar escritos para tres abogados', 'Preparaba escritos para tres abogados'],
    ['No llevaba causas propias', 'Llevaba causas propias'],
    [
      'Licenciado en Derecho, Universidad del Litoral Sur, 2017',
      'Licenciado en Derecho con honores, Universidad del Litoral Sur, 2017',
    ],
    ['Magíster en Derecho Laboral (cursando, sin terminar)', 'Magíster en Derecho Laboral'],
    [
      'Word, Excel básico, bases de datos jurídicas (vLex), derecho laboral',
      'Word, Excel, bases de datos jurídicas (vLex), derecho laboral',
    ],
    [
      'Word, Excel básico, bases de datos jurídicas (vLex), derecho laboral',
      'Word, Excel básico, bases de datos jurídicas (vLex), derecho laboral y tributario',
    ],
    ['Español nativo, inglés intermedio, portugués básico', 'Español nativo, inglés intermedio, portugués intermedio'],
    [
      'Soy abogado con unos seis años de experiencia en derecho laboral. Responsable y proactivo.',
      'Reconocido abogado con unos seis años de experiencia en derecho laboral.',
    ],
    [
      'Soy abogado con unos seis años de experiencia en derecho laboral. Responsable y proactivo.',
      'Socio con unos seis años de experiencia en derecho laboral.',
    ],
    [
      'Abogado asociado, Estudio Carmona y Lira | abril de 2019 – actualidad',
      'Abogado sénior, Estudio Carmona y Lira | abril de 2019 – actualidad',
    ],
    ['Procurador, Bufete Solís | 2016 – marzo de 2019', 'Procurador, Bufete Solís | 2014 – marzo de 2019'],
    ['Procurador, Bufete Solís | 2016 – marzo de 2019', 'Procurador, Bufete Solís | 2016 – actualidad'],
    ['@Procurador, Bufete Solís | 2016 – marzo de 2019', 'Revisión de 120 expedientes'],
    ['tomas.iribarne@example.com', 'tomas.iribarne@ejemplo.com'],
  ],
  disguised: [
    [
      'Apoyo a la socia Elena Carmona en negociaciones colectivas',
      'Negociaciones colectivas con la socia Elena Carmona',
    ],
    [
      'Mis tareas incluyen la atención de consultas telefónicas de clientes',
      'Atiendo consultas telefónicas de clientes en inglés',
    ],
    ['Una vez sustituí a un compañero en la Corte de Apelaciones', 'Litigué ante la Corte de Apelaciones'],
  ],
};
