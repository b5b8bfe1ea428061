import type { WordingCues } from '../wording-cues.ts';

export const spanishWording: WordingCues = {
  weakOpenings:
    'responsable de|encargado de|encargada de|me encargaba de|mis funciones|funciones:|me encargué de|mis tareas',
  firstPerson: 'yo|mi|mis|nosotros|nuestro|nuestra',
  fillers: 'muy|diversos|diversas|exitosamente|etc|dinámico|dinámica|apasionado|apasionada|con el fin de',
};
