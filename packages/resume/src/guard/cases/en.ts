import type { GuardCase } from './guard-case.ts';

export const englishCase: GuardCase = {
  resume: `Orla Vantongeren
Cork, Ireland | orla.v@example.com | +353 555 0142

Profile
I am a lab technician with about five years in microbiology labs. Hard-working and motivated.

Experience

Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present
- Responsible for running PCR on roughly 200 milk samples a week
- Helped Dr. Aoife Lunny write the SOP for plate counts
- I was asked to look after the autoclave and order consumables (budget 12k EUR a year)
- Took part in an ISO 17025 audit
- Contamination rate fell from 4% to 1.5% after the lab moved building
- Did data entry in the LIMS

Lab Assistant, Tarbert Water Testing | Sep 2016 – Feb 2019
- Duties included washing glassware, making up media, and labelling samples
- Worked with two chemists on lead testing
- Was trained on the HPLC but did not run it alone
- Sometimes gave tours to school groups, once to forty pupils

Education
B.Sc. Microbiology, University of Ardnamona, 2016, 2:1
Started an M.Sc. in Food Safety (part-time, expected 2026)

Skills
PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)

Languages
English (native), Irish (fluent), Dutch (conversational)

Memberships
Student member of the Society for Dairy Microbiology until 2017`,
  statedFacts: ['At Fennick I also train summer interns, three each year.'],
  honest: [
    [
      'Responsible for running PCR on roughly 200 milk samples a week',
      'Run PCR on approximately 200 milk samples per week',
    ],
    [
      'Responsible for running PCR on roughly 200 milk samples a week',
      'Run polymerase chain reaction (PCR) on about two hundred milk samples each week',
    ],
    [
      'Helped Dr. Aoife Lunny write the SOP for plate counts',
      'Assisted Dr. Aoife Lunny in writing the standard operating procedure (SOP) for plate counts',
    ],
    [
      'I was asked to look after the autoclave and order consumables (budget 12k EUR a year)',
      'Look after the autoclave and order consumables (€12,000 annual budget)',
    ],
    [
      'I was asked to look after the autoclave and order consumables (budget 12k EUR a year)',
      'Maintain the autoclave and order consumables within a yearly budget of 12,000 euros',
    ],
    ['Took part in an ISO 17025 audit', 'Participated in an ISO 17025 audit'],
    ['Took part in an ISO 17025 audit', 'Was involved in an ISO 17025 audit'],
    [
      'Contamination rate fell from 4% to 1.5% after the lab moved building',
      'Contamination rate decreased from 4 percent to 1.5 percent after the lab moved building',
    ],
    ['Did data entry in the LIMS', 'Entered data in the laboratory information management system (LIMS)'],
    ['Did data entry in the LIMS', 'Performed data entry in the LIMS'],
    [
      'Duties included washing glassware, making up media, and labelling samples',
      'Washed glassware, made up media and labelled samples',
    ],
    [
      'Duties included washing glassware, making up media, and labelling samples',
      'Washed glassware, prepared media, labeled samples',
    ],
    ['Worked with two chemists on lead testing', 'Worked alongside 2 chemists on lead testing'],
    ['Was trained on the HPLC but did not run it alone', 'Trained on the HPLC; did not run it alone'],
    [
      'Sometimes gave tours to school groups, once to forty pupils',
      'Occasionally gave tours to school groups (once to 40 pupils)',
    ],
    [
      'B.Sc. Microbiology, University of Ardnamona, 2016, 2:1',
      'Bachelor of Science in Microbiology (2:1), University of Ardnamona, 2016',
    ],
    [
      'PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
      'PCR, HPLC (basic), LIMS, plate counts, aseptic technique, Microsoft Excel, R (beginner)',
    ],
    [
      'English (native), Irish (fluent), Dutch (conversational)',
      'English: native; Irish: fluent; Dutch: conversational',
    ],
    [
      'I am a lab technician with about five years in microbiology labs. Hard-working and motivated.',
      'Lab technician with about 5 years of experience in microbiology labs.',
    ],
    [
      'Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
      'Laboratory Technician, Fennick Dairy Research (Cork) | 03/2019 – Present',
    ],
    [
      'Lab Assistant, Tarbert Water Testing | Sep 2016 – Feb 2019',
      'Lab Assistant, Tarbert Water Testing | September 2016 to February 2019',
    ],
    [
      '@Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
      'Train three summer interns each year',
    ],
    ['Memberships', 'Professional memberships'],
    ['Profile', 'Summary'],
  ],
  asked: [
    [
      'Helped Dr. Aoife Lunny write the SOP for plate counts',
      'Supported Dr. Aoife Lunny with the SOP for plate counts',
    ],
    [
      'Started an M.Sc. in Food Safety (part-time, expected 2026)',
      'Master of Science in Food Safety, part-time (in progress, expected 2026)',
    ],
    [
      'I am a lab technician with about five years in microbiology labs. Hard-working and motivated.',
      'Laboratory technician with about five years in microbiology labs, running PCR and recording data in a LIMS.',
    ],
  ],
  lies: [
    ['Responsible for running PCR on roughly 200 milk samples a week', 'Run PCR on roughly 200 milk samples a day'],
    [
      'Responsible for running PCR on roughly 200 milk samples a week',
      'Run PCR and HPLC on roughly 200 milk samples a week',
    ],
    ['Responsible for running PCR on roughly 200 milk samples a week', 'Run PCR on more than 200 milk samples a week'],
    ['Responsible for running PCR on roughly 200 milk samples a week', 'Run PCR on 2,000 milk samples a week'],
    [
      'Responsible for running PCR on roughly 200 milk samples a week',
      'Head of PCR, processing roughly 200 milk samples a week',
    ],
    ['Helped Dr. Aoife Lunny write the SOP for plate counts', 'Wrote the SOP for plate counts'],
    ['Helped Dr. Aoife Lunny write the SOP for plate counts', 'Wrote the SOP for plate counts with Dr. Aoife Lunny'],
    [
      'I was asked to look after the autoclave and order consumables (budget 12k EUR a year)',
      'Managed the autoclave and a consumables budget of 12k EUR a year',
    ],
    [
      'I was asked to look after the autoclave and order consumables (budget 12k EUR a year)',
      'Look after the autoclave and order consumables (budget 120k EUR a year)',
    ],
    ['Took part in an ISO 17025 audit', 'Passed an ISO 17025 audit'],
    ['Took part in an ISO 17025 audit', 'Led an ISO 17025 audit'],
    ['Took part in an ISO 17025 audit', 'Took part in ISO 17025 and ISO 9001 audits'],
    ['Took part in an ISO 17025 audit', 'ISO 17025 audit'],
    [
      'Contamination rate fell from 4% to 1.5% after the lab moved building',
      'Cut the contamination rate from 4% to 1.5%',
    ],
    [
      'Contamination rate fell from 4% to 1.5% after the lab moved building',
      'Contamination rate fell from 4% to 0.5% after the lab moved building',
    ],
    ['Did data entry in the LIMS', 'Administered the LIMS'],
    ['Did data entry in the LIMS', 'Did data entry in the LIMS with 100% accuracy'],
    [
      'Duties included washing glassware, making up media, and labelling samples',
      'Washed glassware, made up media, and labelled samples for all departments',
    ],
    ['Worked with two chemists on lead testing', 'Performed lead testing'],
    ['Worked with two chemists on lead testing', 'Supervised two chemists on lead testing'],
    ['Was trained on the HPLC but did not run it alone', 'Ran the HPLC alone'],
    ['Was trained on the HPLC but did not run it alone', 'Trained on the HPLC and ran it'],
    ['Sometimes gave tours to school groups, once to forty pupils', 'Gave tours to school groups of forty pupils'],
    [
      'B.Sc. Microbiology, University of Ardnamona, 2016, 2:1',
      'B.Sc. Microbiology, University of Ardnamona, 2016, First Class Honours',
    ],
    [
      'B.Sc. Microbiology, University of Ardnamona, 2016, 2:1',
      'B.Sc. Microbiology and Chemistry, University of Ardnamona, 2016, 2:1',
    ],
    ['Started an M.Sc. in Food Safety (part-time, expected 2026)', 'M.Sc. in Food Safety'],
    ['Started an M.Sc. in Food Safety (part-time, expected 2026)', 'M.Sc. in Food Safety, 2026'],
    [
      'PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
      'PCR, HPLC, aseptic technique, MS Excel, R (beginner)',
    ],
    [
      'PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
      'PCR, HPLC (advanced), aseptic technique, MS Excel, R (beginner)',
    ],
    [
      'PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
      'PCR, HPLC (basic), aseptic technique, MS Excel, R and Python (beginner)',
    ],
    [
      'PCR, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
      'PCR, ELISA, HPLC (basic), aseptic technique, MS Excel, R (beginner)',
    ],
    [
      'English (native), Irish (fluent), Dutch (conversational)',
      'English (native), Irish (native), Dutch (conversational)',
    ],
    ['English (native), Irish (fluent), Dutch (conversational)', 'English (native), Irish (fluent), Dutch (fluent)'],
    [
      'I am a lab technician with about five years in microbiology labs. Hard-working and motivated.',
      'Senior lab technician with about five years in microbiology labs.',
    ],
    [
      'I am a lab technician with about five years in microbiology labs. Hard-working and motivated.',
      'Accomplished lab technician with about five years in microbiology labs.',
    ],
    [
      'I am a lab technician with about five years in microbiology labs. Hard-working and motivated.',
      'Microbiologist with about five years in microbiology labs.',
    ],
    [
      'Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
      'Laboratory Technician, Fennick Dairy Research (Dublin) | March 2019 – present',
    ],
    [
      'Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
      'Laboratory Manager, Fennick Dairy Research (Cork) | March 2019 – present',
    ],
    [
      'Lab Assistant, Tarbert Water Testing | Sep 2016 – Feb 2019',
      'Lab Technician, Tarbert Water Testing | Sep 2016 – Feb 2019',
    ],
    [
      'Lab Assistant, Tarbert Water Testing | Sep 2016 – Feb 2019',
      'Lab Assistant, Tarbert Water Testing | Sep 2015 – Feb 2019',
    ],
    [
      'Lab Assistant, Tarbert Water Testing | Sep 2016 – Feb 2019',
      'Lab Assistant, Tarbert Water Testing | 2016 – 2019',
    ],
    [
      '@Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
      'Train thirteen summer interns each year',
    ],
    [
      '@Laboratory Technician, Fennick Dairy Research (Cork) | March 2019 – present',
      'Worked with two chemists on lead testing',
    ],
    ['@Lab Assistant, Tarbert Water Testing | Sep 2016 – Feb 2019', 'Trained summer interns, three each year'],
    ['@Skills', 'Flow cytometry'],
    ['@Experience', 'Research Fellow, Institute of Virology, 2015 – 2016'],
    ['orla.v@example.com', 'orla@example.com'],
    ['Student member of the Society for Dairy Microbiology until 2017', 'Member of the Society for Dairy Microbiology'],
  ],
};
