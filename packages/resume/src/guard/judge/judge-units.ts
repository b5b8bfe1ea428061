import { isStudy } from '../../section-traits.ts';
import { claim } from '../claim.ts';
import type { Circumstances } from '../compare/circumstances.ts';
import { compare } from '../compare/compare.ts';
import { knownOf } from '../compare/known.ts';
import { judgePieces } from '../compare/pieces.ts';
import { type Judgement, judgeBySupport } from '../compare/support.ts';
import { judge } from '../compare/table.ts';
import { labelOf } from '../labels.ts';
import type { Scope } from '../scope.ts';
import type { GuardSource, Source } from '../source.ts';
import { findListed, findNamed, findRoleNamed } from '../support/word-for-word.ts';
import { partsOf, readPart } from '../text/read-part.ts';
import type { GuardText } from '../text/read-text.ts';

/** Sentence by sentence: each may have sources of its own. */
export function judgeUnits(after: GuardText, sources: readonly Source[], scope: Scope, source: GuardSource): Judgement {
  const { vocabulary } = scope;
  const circumstances = circumstancesOf(scope, source);
  const text = unlabelled(after, scope);
  const units = partsOf(text, text.sentences, vocabulary.language);
  return join(
    units.map((unit) => {
      const copied = scope.place === 'summary' ? findCopied(unit.raw, source) : undefined;
      if (copied) return { claims: [], support: copied };
      const whole = judgeBySupport(unit, sources, circumstances);
      if (whole.support.length > 0 && whole.claims.length === 0) return whole;
      const pieces =
        scope.place === 'summary' || scope.place === 'contact'
          ? judgePieces(unit, sources, circumstances, source)
          : undefined;
      if (pieces) return pieces;
      const named = scope.place === 'summary' ? findNamed(unit.raw, source) : undefined;
      if (named) return { claims: [claim('wording', { words: unit.raw })], support: named };
      return whole.support.length > 0 ? whole : judgeUnsupported(unit, scope, source);
    }),
  );
}

/** "Profile: …" is judged by what follows the label. */
function unlabelled(after: GuardText, { place, vocabulary }: Scope): GuardText {
  const label = place === 'summary' ? labelOf(after.raw) : undefined;
  return label ? readPart(label.rest.trim(), vocabulary.language) : after;
}

function findCopied(sentence: string, source: GuardSource): readonly Source[] | undefined {
  return findListed(sentence, source) ?? findRoleNamed(sentence, source);
}

/** A level or limit does not make a new item. */
const qualifying: ReadonlySet<string> = new Set([
  'level came',
  'limit came',
  'often came',
  'rung came',
  'relation came',
]);

/** For text without any support: held if it states a fact, questioned otherwise. */
export function judgeUnsupported(unit: GuardText, scope: Scope, source: GuardSource): Judgement {
  const { vocabulary } = scope;
  const nothing = readPart('', vocabulary.language);
  const claims = compare(nothing, unit, circumstancesOf(scope, source)).flatMap(judge);
  // A list item that opens with a new word is a new fact.
  const opening = claims.find(({ row = '' }) => !qualifying.has(row));
  const isNew = /(?:came|raised)$/u.test(opening?.row ?? '');
  const own =
    scope.place === 'list' && isNew
      ? claim('skill', { skill: unit.raw.trim() })
      : claim('wording', { words: unit.raw });
  return { claims: [...claims, { ...own, row: 'support none' }], support: [] };
}

export function join(judged: readonly Judgement[]): Judgement {
  return {
    claims: judged.flatMap(({ claims }) => claims),
    support: [...new Set(judged.flatMap(({ support }) => support))],
  };
}

/** Part of what a person did may be left out. Part of a title, a degree or a contact line may not: it may be what matters. */
export function circumstancesOf({ vocabulary, place, kind, entry }: Scope, source: GuardSource): Circumstances {
  const mayShorten = place !== 'head' && place !== 'contact' && !isStudy(kind);
  const isOfPerson = place !== 'entry';
  const context = place === 'entry' ? (entry?.head ?? []).flatMap(({ id }) => source.byLine.get(id)?.text ?? []) : [];
  return { known: knownOf(source), vocabulary, mayShorten, isOfPerson, isHead: place === 'head', context };
}
