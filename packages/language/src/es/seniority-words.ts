import type { SeniorityWords } from '../seniority-words.ts';

export const spanishSeniority: SeniorityWords = {
  trainee: 'becario|becaria|prácticas|aprendiz',
  junior: '',
  executive: 'director general|directora general',
  head: 'directora|gerente|jefe|jefa',
  lead: 'supervisora|coordinador|coordinadora|encargado|encargada',
  senior: '',
};
