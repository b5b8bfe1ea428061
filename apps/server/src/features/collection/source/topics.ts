import { pattern } from '@fitted/language/pattern';

/** Returns the topics that a text is about, most relevant first. */
export type TopicMatcher = (text: string) => string[];

/** Words that say nothing about the subject: every event is an event, and all news is news. */
const idle = new Set(
  'a an the in of for to on at with your about news trend trends advice tips event events latest update updates'.split(
    ' ',
  ),
);
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * A text is about a topic if it contains all of its significant words in any form ("hiring" matches "hires"). If a
 * topic names two things ("diversity and inclusion"), either is enough.
 */
export function compileTopics(topics: readonly string[]): TopicMatcher {
  const compiled = topics.flatMap((topic) => {
    const ways = normalize(topic)
      .split(/(?<!\s)\s+(?:and|or|und|oder|et|ou|y|o)\s+|[&/,;|]+/)
      .map(tellingWords)
      .filter((words) => words.length > 0);
    return ways.length > 0 ? [{ topic, ways }] : [];
  });
  return (text) => {
    const subject = normalize(text);
    return compiled
      .map(({ topic, ways }) => ({ topic, weight: Math.max(...ways.map((words) => weigh(words, subject))) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ topic }) => topic);
  };
}

const weigh = (words: readonly RegExp[], subject: string): number =>
  words.every((word) => word.test(subject)) ? words.length : 0;

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

function tellingWords(topic: string): RegExp[] {
  const words = topic.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean);
  const telling = words.filter((word) => !idle.has(word));
  return (telling.length > 0 ? telling : words).map(anyForm);
}

function anyForm(word: string): RegExp {
  const plain = word.replace(/[+#]/g, '\\$&');
  if (unspaced.test(word)) return new RegExp(plain, 'u');
  // Too many other words start with the same two or three letters ("AI", "HR").
  if (word.length <= 3) return new RegExp(`(?<![\\p{L}\\p{N}])${plain}s?(?![\\p{L}\\p{N}])`, 'u');
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem(plain)}`, 'u');
}

/** Enough for "hiring", "salaries", "recruitment", "graduates"; the remaining stem is long enough to be specific. */
function stem(word: string): string {
  const cut = word.replace(/(ies|ment|ing|es|s|y|e)$/, '');
  return cut.length >= 3 ? cut : word;
}

/** Words in a source's name that mean all of it is about work; such a source is not filtered. */
const dedicated = pattern('u')`
  career|job|recruit|hiring|employ|resume|vacanc|karriere|(?<![\p{L}])(work|worklife|workplace|hr|cv|talent
  |personnel|graduates?|networking)(?![\p{L}])|weworkremotely|personneltoday|hrdive
`;

/** Whether a whole source is about work, judging by its address and title. */
export function isDedicated(address: string, title: string | null, match: TopicMatcher): boolean {
  const words = normalize(`${readable(address)} ${title ?? ''}`);
  return dedicated.test(words) || match(words).length > 0;
}

function readable(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  return [hostname, pathname, ...searchParams.values()].join(' ').replace(/%20|[-_+/.]+/g, ' ');
}

/** As a category, "career news" is "Career". */
export function topicName(topic: string): string {
  const name = topic.trim().replace(/(?<!\s)\s+news$/i, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
