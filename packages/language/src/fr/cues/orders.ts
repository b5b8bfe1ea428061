import type { OrderCues } from '../../cues/orders.ts';

const adding =
  '(?:ajoutez?|rajoutez?|mets|mettez|inscris|inscrivez|insérez?|ajouter|rajouter|mettre|écris|écrivez)(?: aussi)?';
const moving =
  '(?:déplacez?|déplacer|mets|mettez|mettre|passez?|passer|remontez?|remonter|descendez?|place[rz]?|bouge[rz]?)';

export const frenchOrderCues: OrderCues = {
  lead:
    'svp|stp|s.il (?:te|vous) plaît|ok|alors|aussi|et|puis|ensuite|après|maintenant|bonjour|salut|oui|non|désolée?|enfin|en fait|du coup' +
    '|tu peux|vous pouvez|peux[- ]tu' +
    '|pouvez[- ]vous|pourrais[- ]tu|pourriez[- ]vous|je (?:veux|voudrais|souhaite)|il faut|faut|faudrait',
  tail: 'svp|stp|s.il (?:te|vous) plaît|merci|aussi|également|complètement|ok|rien d.autre|à la place|(?:de|dans|sur) (?:mon|le) cv',
  around:
    "juste|seulement|aussi|bien|le|la|les|l['’]|un|une|des|du|de|d['’]|mon|ma|mes|ce|cette|ces|tout|toute|mot|mots|ligne|phrase|point" +
    '|section|partie|rubrique|poste|expérience|entrée|qui dit|chez|sur|avec',
  and: 'et|ainsi que|&',
  remove: [
    '(?:enlevez?|enlever|supprimez?|supprimer|retirez?|retirer|effacez?|effacer|virez?|virer|ôtez?|ôter) {thing}',
    '(?:enlevez?|enlever|supprimez?|supprimer|retirez?|retirer|effacez?|effacer|virez?|virer) {thing} (?:de|des|du|dans) {place}',
    '{thing} (?:à enlever|à supprimer|à retirer)',
  ],
  change: [
    '(?:remplacez?|remplacer|changez?|changer|corrigez?|corriger|modifiez?|modifier|renommez?|renommer|transformez?) {old} (?:par|en|pour|→' +
      '|->|=>){new} (?:dans|sous|chez) {place}',
    '(?:remplacez?|remplacer|changez?|changer|corrigez?|corriger|modifiez?|modifier|renommez?|renommer|transformez?) {old} (?:par|en|pour|→' +
      '|->|=>) {new}',
    '(?:mets|mettez|mettre|écris|écrivez) {new} (?:à la place de|au lieu de|plutôt que|et pas|pas) {old}',
    '(?:au lieu de|à la place de) {old}(?: mets| mettez| mettre| écris| écrivez) {new}',
    '{old} (?:doit être|devrait être|s.écrit|doit devenir) {new}',
    'c.(?:est|était) {new} (?:et )?(?:pas|non) {old}',
    'c.(?:est|était) pas {old} (?:mais|c.est|c.était) {new}',
  ],
  tell: [
    '{what}[,;.]? (?:et |alors )?(?:mets|mettez|ajoute|ajoutez|rajoute|rajoutez|inscris|note|notez)(?:[- ](?:le|' +
      'la|les)|[- ](?:ça|cela)| les deux)(?: (?:dedans|aussi|quelque part|svp|stp|là|où (?:il|ça) (?:faut|convient|' +
      'va)|au bon endroit)){0,2}',
    `${adding} {what} (?:dans|à|aux|au|sous|en|chez|sur) {place}`,
    `(?:dans|à|aux|au|sous|chez|en) {place}[,:]? ${adding} {what}`,
    '(?:dans|sous|en) {place}[:：] {what}',
  ],
  move: [`${moving} {thing} {spot}`, '{thing} (?:doit|doivent|devrait|devraient) (?:être|aller|passer|venir) {spot}'],
  spots: [
    '(?:tout )?en (?:haut|bas|premier|dernier|tête|fin)',
    '(?:au|à la) (?:début|fin|tout début|toute fin)',
    '(?:avant|après|au[- ]dessus d(?:e|es|u)|derrière|devant) {ref}',
    '(?:sous|dans|chez|en dessous d(?:e|es|u)) {to}',
  ],
};
