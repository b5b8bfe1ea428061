import { expect, test } from 'vitest';
import { parseJob } from '../job/parse-job.ts';
import { speaksTo } from './speaks-to.ts';

const asked = (text: string) => {
  const [requirement] = parseJob({ title: '', description: `Requirements\n- ${text}` }).requirements;
  if (!requirement) throw new Error(`nothing is asked by ${text}`);
  return requirement;
};

test.each([
  ['Take part in audits and quality improvement', 'Led the monthly falls audit and changed the handover form', true],
  ['Take part in audits and quality improvement', 'Led a team of four nurses on night shifts', false],
  ['Experience with Kubernetes', 'Moved nine services to k8s', true],
  ['Experience with Kubernetes', 'Trained six new colleagues, two at a time', false],
  ['Erstellung technischer Dokumentation', 'Technische Dokumentation für drei Prüfstände geschrieben', true],
  ['Erstellung technischer Dokumentation', 'Simulation von Schaltungen mit LTspice', false],
])('of “%s”, the line “%s” says something: %s', (requirement, line, speaks) => {
  expect(speaksTo(asked(requirement), line, /[äöü]/u.test(requirement + line) ? 'de' : 'en')).toBe(speaks);
});
