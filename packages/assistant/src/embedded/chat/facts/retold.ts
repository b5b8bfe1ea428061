import type { Language } from '@fitted/contract/languages';
import type { Line } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { replaceLine } from '../../build-edit.ts';
import { joined } from '../account/word-account.ts';

const figures = (text: string): readonly string[] => text.match(/\p{N}+/gu) ?? [];

/** A line in the words in which it was told anew; what it counts is not lost with it. */
export function retold(line: Line, text: string, language: Language): Edit {
  const said = figures(text);
  const isKept = figures(line.text).every((figure) => said.includes(figure));
  return replaceLine(line, isKept ? text : joined(line.text, text, language), 'stated-fact');
}
