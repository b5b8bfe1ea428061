/** The words most requests begin with, with folded letters: where nothing is understood, a slip in one of them is forgiven. */
export const requestVerbs: readonly string[] = [
  ...[
    'remove',
    'delete',
    'change',
    'replace',
    'rename',
    'shorten',
    'move',
    'swap',
    'switch',
    'highlight',
    'undo',
    'tailor',
  ],
  ...['entferne', 'losche', 'ersetze', 'andere', 'verschiebe', 'tausche', 'kurze', 'erganze'],
  ...['supprime', 'remplace', 'ajoute', 'deplace', 'enleve', 'renomme', 'annule'],
  ...['elimina', 'reemplaza', 'cambia', 'mueve', 'anade', 'quita', 'borra', 'deshacer'],
];
