/** The marker before a list item. */
export const bulletMark =
  /^\s*(?:[-–—•*·・▪●○◦‣■□◆►✓✔➢※⌲→>»+~▸▶✅➤❖]|[(（]?\d{1,2}(?:[)）、．]|\.(?!\d))|\(?[a-z]\)(?=\s)|o(?=\s\p{Lu})|[①-⑳])\s*/u;
/** Markers before a heading; some of them also mark list items. */
export const headingMark = /^\s*(?:[■□◆●○▪►※▼▽◇★☆#◎◉]+|[一二三四五六七八九十]、)\s*/u;
