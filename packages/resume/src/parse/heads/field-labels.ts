import { alternatives } from '../words/word-list.ts';

/** The field that a label of a form introduces. */
type LabelledField = 'title' | 'organisation';

const titles = [
  '职位',
  '职位名称',
  '岗位',
  '职务',
  '担任职位',
  '担任职务',
  '役職',
  '職種',
  '職位',
  'position',
  'job title',
  'research title',
  'designation',
  'job position',
  'cargo',
  'puesto',
  'poste',
];
const employers = [
  '公司名称',
  '公司',
  '单位名称',
  '工作单位',
  '单位',
  '会社名',
  '勤務先',
  'company',
  'company name',
  'employer',
  'name of employer',
  'organisation',
  'organization',
  'firma',
  'arbeitgeber',
  'empresa',
  'entreprise',
];
const titleLabel = new RegExp(`^(?:${alternatives(titles)})\\s?[:：／]\\s?`, 'iu');
const employerLabel = new RegExp(`^(?:${alternatives(employers)})\\s?[:：]\\s?`, 'iu');

/** "Employer: Met Office", "职位：工程师": forms label their names. */
export function fieldOfLabel(text: string): LabelledField | undefined {
  if (titleLabel.test(text)) return 'title';
  return employerLabel.test(text) ? 'organisation' : undefined;
}

export function withoutFieldLabel(text: string): string {
  return text.replace(titleLabel, '').replace(employerLabel, '');
}
