import type { Section } from '@fitted/resume/document';
import { hasCjk } from '@fitted/resume/parse/words/word-list';
import { readOperation } from '../../../understand/read-operation.ts';
import { type ActTask, type DoAct, slotsNamed } from '../acts/act-task.ts';
import { rewordAct } from '../acts/operation-acts.ts';
import { foldLetters } from '../fold-name.ts';
import { mentionsIn } from '../operations/mentions.ts';
import { lineUnit } from '../operations/units.ts';
import { writeProfile } from '../profile/answer-profile.ts';
import { asksWhetherToHave } from '../profile/profile-wish.ts';
import { clausesOf } from '../wishes/clauses.ts';

/**
 * "the profile is lame, make it fit the job": what anybody could say goes, and what the work shows for this job takes its place.
 */
export const profileOrder: DoAct = (task) => {
  const section = profileNamed(task);
  return section && !isToBeShorter(task) ? writeProfile(task, section) : rewordAct(task);
};

const isToBeShorter = ({ act }: ActTask): boolean =>
  readOperation(act.text).some(({ label, share }) => label === 'shorten' && share >= clearly);

const clearly = 0.5;
const fewWords = 3;

export const isOfProfile = (task: ActTask): boolean => profileNamed(task) !== undefined;

function profileNamed({ input: { document }, act }: ActTask): Section | undefined {
  const [thing, how] = [slotsNamed(act, 'thing').join(' '), slotsNamed(act, 'how').join(' ')];
  const words = thing || how || act.text;
  // "About" names a profile, and so do many bullets; and a name alone asks for nothing.
  const isOther =
    lineUnit.test(foldLetters(words).toLowerCase()) || clausesOf(act.text).some((clause) => clause.act === 'add');
  if (isOther || asksWhetherToHave(act.text) || (!hasCjk(act.text) && act.text.split(/\s+/u).length < fewWords))
    return undefined;
  const [section, ...others] = mentionsIn(document, words).sections;
  return section?.kind === 'summary' && others.length === 0 ? section : undefined;
}
