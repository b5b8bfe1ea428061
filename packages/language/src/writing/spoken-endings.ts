/** A Japanese sentence as it is said ends politely; a line of a resume ends plainly: 〜をしました, 〜をした. */
export function withWrittenEndings(text: string): string {
  return text
    .replace(/^(.{2,12}?)(?:ですが|なんですが|ですけど)、/u, '$1：')
    .replace(/(て|で)(?:い?ます|い)?$/u, '$1いる')
    .replace(/しました$/u, 'した');
}
