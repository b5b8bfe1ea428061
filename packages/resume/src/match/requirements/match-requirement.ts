import type { Requirement, RequirementOption } from '../../job/job-profile.ts';
import { findDegreeLevels, isVocational } from '../../qualifications/degrees.ts';
import type { MatchedRequirement } from '../match.ts';
import type { MatchIndex } from '../match-index.ts';
import { decide } from './decide.ts';
import { matchDegree } from './match-degree.ts';
import { matchLanguage } from './match-language.ts';
import { isDrivingLicence, matchLicence } from './match-licence.ts';
import { isOnlyName, matchName } from './match-name.ts';
import { matchRelated } from './match-related.ts';
import { matchWords } from './match-words.ts';
import { matchYears } from './match-years.ts';
import { better, near, type Verdict } from './verdict.ts';

/** How the resume meets a requirement or comes near it; undefined if it has nothing of it. */
export function matchRequirement(
  requirement: Requirement,
  index: MatchIndex,
): (MatchedRequirement & { readonly isMet: boolean }) | undefined {
  let best: Verdict | undefined;
  for (const option of requirement.options)
    best = better(best, decide(requirement, option, findOption(requirement, option, index), index));
  return best && { requirement, ...best };
}

/** What the rules find for one option: names, words, levels and dates. */
export function findOption(
  requirement: Requirement,
  option: RequirementOption,
  index: MatchIndex,
): Verdict | undefined {
  if (option.degree) return matchDegree(option, requirement.isOpen, index) ?? matchTraining(requirement, option, index);
  if (requirement.kind === 'years') return matchYears(requirement, option, index);
  if (requirement.kind === 'language') return matchLanguage(option, index);
  if (requirement.kind === 'licence' && isDrivingLicence(option.text)) return matchLicence(option, index);
  const byName = matchName(requirement, option, index);
  if (byName?.isMet) return byName;
  const byWords = isOnlyName(requirement, option) ? undefined : matchWords(requirement, option, index);
  return better(byName, byWords) ?? matchRelated(requirement, option, index);
}

/**
 * "Ausbildung als Chemielaborant, CTA oder ein Bachelor", "HS diploma or GED": training and degrees have more names than we know,
 * so that finding none proves nothing.
 */
function matchTraining(requirement: Requirement, option: RequirementOption, index: MatchIndex): Verdict {
  const isTraining = findDegreeLevels(option.text).some(isVocational);
  return (isTraining && matchWords(requirement, option, index)) || near([], false, 0);
}
