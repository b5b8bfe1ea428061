/** What stands before an item of a list. */
export const bulletMark =
  /^\s*(?:[-–—•*·・▪●○◦‣■□◆►✓✔➢※⌲→>»+~▸▶✅➤❖]|\(?\d{1,2}(?:[)、．]|\.(?!\d))|\(?[a-z]\)(?=\s)|[①-⑳])\s*/u;
/** Some of these stand before headings as well. */
export const headingMark = /^\s*(?:[■□◆●○▪►※▼▽◇★☆#◎◉]+|[一二三四五六七八九十]、)\s*/u;
