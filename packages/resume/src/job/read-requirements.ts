import type { Language } from '@fitted/contract/languages';
import { type FoundSkill, getSkill } from '../lexicon/find-skills.ts';
import type { Need, Requirement } from './job-profile.ts';
import { foldPhrase } from './phrase-list.ts';
import { findTerms } from './read-terms.ts';
import { findYears } from './read-years.ts';
import { isWish, type PostingLine } from './split-posting.ts';

/** Must-haves weigh three times as much as wishes; traits, which everyone claims, little. */
const needWeights: Readonly<Record<Need, number>> = { must: 3, duty: 1.5, nice: 1, mentioned: 0.75 };
const kindWeights: Readonly<Record<Requirement['kind'], number>> = {
  skill: 1,
  credential: 1.2,
  language: 0.8,
  years: 0.8,
  term: 0.7,
  title: 0.8,
  trait: 0.3,
  phrase: 0.4,
};
const orGap =
  /^\s*(?:[,、，/]\s*)?(?:(?:or|o|u|ou|oder|bzw\.?|beziehungsweise)(?:\s+\p{L}+)?\s|または|もしくは|あるいは|或|或者)\s*$/iu;
/** "…, engineering or similar" leaves the choice open too. */
const orSimilar =
  /^\s*(?:,\s*)?(?:(?:or|o|u|ou|oder)\s+(?:an?\s+)?(?:similar|equivalent|comparable|related|other|afines|similares|equivalente|équivalente?|similaire|vergleichbar\p{L}*|ähnlich\p{L}*)|など|等)/iu;
const exampleGap =
  /^(?:\s\p{L}+)?\s*(?:,\s*)?[(（]?(?:such as|like|e\.?g\.?,?|for example|z\.\s?B\.|wie(?: z\.\s?B\.)?|como|por ejemplo|comme|tels? que|telles? que|par exemple|例如|比如|如)\s*$/iu;
const listGap = /^\s*[,、，/・]\s*$/u;

const pieceSigns = [',', ';', '，', '；', '、', '(', ')', '（', '）'];
/** "No DUI", "must not have CCJs": asked is that one has none. */
const refusal =
  /(?:^|[^\p{L}])(?:no|not|without|never|sin|ningún|ninguna|sans|aucun|aucune|pas de|ohne|keine?|keinen)\s(?:(?:have|has|any|a|an|history of|record of|haber|avoir|d['’])\s?){0,3}$|(?:不得有|无|無)$/iu;

export function weightOf(kind: Requirement['kind'], need: Need): number {
  return Math.round(needWeights[need] * kindWeights[kind] * 100) / 100;
}

/** What one line of a posting asks for. */
export function readRequirements(line: PostingLine, named: readonly FoundSkill[], language: Language): Requirement[] {
  const { text: quote } = line;
  const found: Requirement[] = [];
  const isWanted = ({ at }: { readonly at: number }) => !refusal.test(quote.slice(Math.max(0, at - 40), at));
  for (const group of groupAlternatives(quote, named.filter(isWanted))) {
    const [first] = group;
    if (!first) continue;
    const { kind } = getSkill(first.skill);
    const skills = [...new Set(group.map(({ skill }) => skill))];
    const need = needAt(line, first);
    const text = [...new Set(group.map(({ spelling }) => spelling))].join(' / ');
    found.push({ kind, id: skills.join('|'), skills, text, need, weight: weightOf(kind, need), quote });
  }
  if (!line.isAsking) return found;

  const { need } = line;
  for (const years of findYears(quote).slice(0, 1))
    found.push({ kind: 'years', id: 'years', years, text: `${years}`, need, weight: weightOf('years', need), quote });
  for (const terms of groupAlternatives(quote, findTerms(quote, named, language).filter(isWanted))) {
    const [first] = terms;
    if (!first) continue;
    const text = terms.map(({ spellings }) => spellings[0] ?? '').join(' / ');
    const need = needAt(line, first);
    found.push({
      kind: 'term',
      id: `term:${foldPhrase(text)}`,
      spellings: terms.flatMap(({ spellings }) => spellings),
      text,
      need,
      weight: weightOf('term', need),
      quote,
    });
  }
  if (found.length === 0 && line.isBullet)
    found.push({
      kind: 'phrase',
      id: `phrase:${foldPhrase(quote)}`,
      text: quote,
      need,
      weight: weightOf('phrase', need),
      quote,
    });
  return found;
}

type Named = Pick<FoundSkill, 'at' | 'length'>;

/** "Go, Java or Python" asks for one of the three, and "a CMS such as Contentful" for any. */
function groupAlternatives<Thing extends Named>(text: string, found: readonly Thing[]): Thing[][] {
  const groups: Thing[][] = [];
  let chain: Thing[] = [];
  let isChoice = false;
  let isOver = false;
  const close = () => {
    const last = chain.at(-1);
    if (last && chain.length > 1 && orSimilar.test(text.slice(last.at + last.length))) isChoice = true;
    groups.push(...(isChoice ? [chain] : chain.map((one) => [one])));
    chain = [];
    isChoice = false;
    isOver = false;
  };
  for (const one of found) {
    const last = chain.at(-1);
    const gap = last ? text.slice(last.at + last.length, one.at) : undefined;
    const endsChoice = gap !== undefined && orGap.test(gap);
    const isExample = gap !== undefined && exampleGap.test(gap);
    const joins = gap !== undefined && !isOver && (endsChoice || isExample || listGap.test(gap));
    if (!joins) close();
    else {
      isChoice ||= endsChoice || isExample;
      isOver = endsChoice;
    }
    chain.push(one);
  }
  close();
  return groups;
}

/** "Experience with an electronic medical record, Epic preferred" wishes for Epic only, "a CRM (ideally Salesforce)" for Salesforce. */
function needAt(line: PostingLine, skill: Named): Need {
  if (line.need !== 'must' || !isWish(line.text)) return line.need;
  const { text } = line;
  const end = skill.at + skill.length;
  const from = Math.max(...pieceSigns.map((sign) => text.lastIndexOf(sign, skill.at)), -1) + 1;
  // "Kubernetes、Docker优先": the sign of a list ends no wish.
  const ends = pieceSigns.filter((sign) => sign !== '、').map((sign) => text.indexOf(sign, end));
  const to = Math.min(text.length, ...ends.filter((at) => at >= 0));
  return isWish(text.slice(from, to)) ? 'nice' : 'must';
}
