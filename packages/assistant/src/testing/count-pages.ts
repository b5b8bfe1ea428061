import { formatResume } from '@fitted/resume/format/format-resume';
import type { CountPages } from '../assistant.ts';

const linesOnAPage = 50;

/** A printer whose pages take fifty lines. */
export const countPages: CountPages = async (document) =>
  Math.ceil(formatResume(document).split('\n').length / linesOnAPage);
