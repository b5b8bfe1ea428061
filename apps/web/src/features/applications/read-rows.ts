import { csvColumns } from '@fitted/contract/applications';
import { type ApplicationStatus, applicationStatuses } from '@fitted/contract/constants';
import { readDay } from './read-day.ts';

type ColumnName = (typeof csvColumns)[number];

export interface ReadRow {
  readonly line: number;
  readonly jobTitle: string;
  readonly company: string;
  readonly status: ApplicationStatus;
  readonly applicationDate: string | undefined;
  readonly followUpOn: string | undefined;
  readonly notes: string;
  /** Why the row cannot be imported. */
  readonly problem: 'jobTitle' | 'company' | 'applicationDate' | 'followUpOn' | undefined;
}

export interface ReadTable {
  readonly rows: readonly ReadRow[];
  /** Without these two columns there is nothing to import. */
  readonly missing: readonly ('jobTitle' | 'company')[];
}

/** Names of our columns in other tables, folded. */
const spellings: Readonly<Record<ColumnName, readonly string[]>> = {
  jobTitle: [
    'jobtitle',
    'title',
    'job',
    'position',
    'role',
    'puesto',
    'poste',
    'stelle',
    'jobtitel',
    '职位',
    '职位名称',
    '職種',
    '求人',
  ],
  company: [
    'company',
    'employer',
    'organisation',
    'organization',
    'empresa',
    'entreprise',
    'firma',
    'unternehmen',
    '公司',
    '会社',
    '企業',
    '会社名',
  ],
  status: ['status', 'stage', 'state', 'estado', 'statut', 'stand', '状态', '状況', 'ステータス'],
  applicationDate: [
    'applicationdate',
    'date',
    'applied',
    'appliedon',
    'dateapplied',
    'fecha',
    'datum',
    '日期',
    '日付',
    '応募日',
    '投递日期',
  ],
  followUpOn: [
    'followupon',
    'followup',
    'nextstep',
    'reminder',
    'seguimiento',
    'relance',
    'nachfassen',
    '跟进',
    'フォローアップ',
  ],
  notes: ['notes', 'note', 'comment', 'comments', 'notas', 'remarques', 'notizen', '备注', 'メモ'],
};

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Our own export puts an apostrophe before what would be a formula. */
const unquote = (cell: string) => cell.trim().replace(/^'(?=[\s]*[=+\-@＝＋－＠])/, '');

/** The page's names for fields and statuses in the person's language, because a table may use the same. */
export interface RowLabels {
  readonly columns: Readonly<Record<ColumnName, string>>;
  readonly statuses: Readonly<Record<ApplicationStatus, string>>;
}

export function readRows(table: readonly (readonly string[])[], labels: RowLabels): ReadTable {
  const [header = [], ...lines] = table;
  const places = new Map(
    csvColumns.map((name) => [name, findColumn(header, [...spellings[name], fold(labels.columns[name])])]),
  );
  const missing = (['jobTitle', 'company'] as const).filter((name) => places.get(name) === -1);
  if (missing.length > 0) return { rows: [], missing };

  const cellOf = (line: readonly string[], name: ColumnName) => unquote(line[places.get(name) ?? -1] ?? '');
  const dates = lines.flatMap((line) => [cellOf(line, 'applicationDate'), cellOf(line, 'followUpOn')]);
  const rows = lines.map((line, index) => {
    const cells = {
      jobTitle: cellOf(line, 'jobTitle').slice(0, 300),
      company: cellOf(line, 'company').slice(0, 300),
      notes: cellOf(line, 'notes').slice(0, 10_000),
    };
    const [applied, followUp] = [cellOf(line, 'applicationDate'), cellOf(line, 'followUpOn')];
    const [applicationDate, followUpOn] = [readDay(applied, dates), readDay(followUp, dates)];
    const problem = !cells.jobTitle
      ? 'jobTitle'
      : !cells.company
        ? 'company'
        : applied && !applicationDate
          ? 'applicationDate'
          : followUp && !followUpOn
            ? 'followUpOn'
            : undefined;
    return {
      ...cells,
      line: index + 2,
      status: readStatus(cellOf(line, 'status'), labels.statuses),
      applicationDate,
      followUpOn,
      problem,
    } satisfies ReadRow;
  });
  return { rows, missing: [] };
}

const findColumn = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((cell) => names.includes(fold(cell)));

/** An unknown status counts as applied; the preview shows it. */
function readStatus(cell: string, labels: Readonly<Record<ApplicationStatus, string>>): ApplicationStatus {
  const folded = fold(cell);
  return applicationStatuses.find((status) => folded === status || folded === fold(labels[status])) ?? 'applied';
}
