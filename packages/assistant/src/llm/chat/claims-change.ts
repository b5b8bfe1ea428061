import { pattern } from '@fitted/language/pattern';

const claims: readonly RegExp[] = [
  pattern('iu')`
    \bI(?:['’]ve| have)?(?: just| now| also| already)* (?:removed|deleted|added|changed|moved|updated|rewrote
    |rewritten|replaced|shortened|trimmed|reordered|renamed|tailored|improved|corrected|fixed|inserted|swapped
    |merged)\b|^(?:all )?done\b
  `,
  pattern('iu')`
    \bich habe\b.{0,80}?\b(?:entfernt|gelöscht|hinzugefügt|ergänzt|geändert|verschoben|aktualisiert|umgeschrieben
    |ersetzt|gekürzt|sortiert|umbenannt|angepasst|verbessert|korrigiert)\b|^(?:erledigt|fertig)\b
  `,
  pattern('iu')`
    \bj['’]ai (?:bien |aussi )?(?:supprimé|retiré|enlevé|ajouté|changé|modifié|déplacé|mis à jour|réécrit|remplacé
    |raccourci|trié|renommé|adapté|amélioré|corrigé)|^c['’]est fait\b
  `,
  pattern('iu')`
    \bhe (?:eliminado|quitado|añadido|agregado|cambiado|movido|actualizado|reescrito|reemplazado|sustituido|acortado
    |ordenado|renombrado|adaptado|mejorado|corregido)\b|^(?:hecho|listo)\b
  `,
  /已(?:经|为[你您]|将|把)*.{0,20}(?:删除|移除|添加|加入|修改|移动|更新|改写|替换|缩短|重命名)|^已?完成/u,
  /(?:削除|追加|変更|移動|更新|修正|改善|(?:書き|置き|並べ)(?:換|替)え|短く)(?:し)?ました|^完了/u,
];

/** Whether a reply says that something in the resume has changed. */
export function claimsChange(words: string): boolean {
  return claims.some((pattern) => pattern.test(words));
}
