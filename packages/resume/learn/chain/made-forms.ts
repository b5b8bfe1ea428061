import type { Head } from '../name-learner.ts';
import type { MadeResume, MadeRole } from './made-resume.ts';
import type { SeededRandom } from './seeded-random.ts';

const projects =
  '受発注システムの開発;会員サイトの改修;在庫管理ツールの保守;携帯アプリの評価;電力会社向けシステムの試験;予約サイトの立ち上げ;社内ポータルの刷新'.split(
    ';',
  );
const tools = 'Java;Linux;Oracle;PHP;AWS(EC2);Windows;Excel;Spring;MySQL;JUnit;Access'.split(';');
const parts =
  '【プロジェクト概要】;【業務内容】;≪担当業務≫;■担当業務;【実績・成果】;【開発環境】;・担当フェーズ：設計、実装;担当業務;【役割】'.split(
    ';',
  );
const tables =
  '期間\tプロジェクト内容\t担当フェーズ\t環境\tメンバー/役割;期間\t職務内容\t環境\t人数;期間\t業務内容\t規模/役割'.split(
    ';',
  );

/** A Japanese career history: employers with the whole time there, and under each its projects with their own dates. */
export function makeCareer(heads: readonly Head[], tellings: readonly string[], dice: SeededRandom): MadeResume {
  const lines = ['山田 花子', 'hanako@yamada.example', '', '職務経歴'];
  const roles: MadeRole[] = [];
  const isDateFirst = dice.chance(0.5);
  const isTable = dice.chance(0.5);
  const isPadded = dice.chance(0.5);
  const mark = dice.of(['～', '〜', ' ～ ', '-']);
  const write = (total: number): string => {
    const month = String((total % 12) + 1);
    return `${Math.floor(total / 12)}年${isPadded ? month.padStart(2, '0') : month}月`;
  };
  const plain = (total: number): string => `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
  let until = 2024 * 12 + dice.to(11);
  for (let at = 0; at <= 1 + dice.to(3); at += 1) {
    const [, employer] = dice.of(heads);
    const from = until - 8 - dice.to(40);
    const isNow = at === 0 && dice.chance(0.5);
    const time = `${write(from)}${mark}${isNow ? '現在' : write(until)}`;
    if (at > 0) lines.push('');
    lines.push(isDateFirst ? `${time} ${employer}` : `${employer} ${time}`);
    roles.push({ title: null, employer, start: plain(from), end: isNow ? 'present' : plain(until) });
    if (dice.chance(0.7)) lines.push(`事業内容：${dice.of(projects)}\t従業員数：約 ${10 * (1 + dice.to(90))}名`);
    if (dice.chance(0.5)) lines.push(`所属：${dice.of(['技術', 'IT', '開発部', '品質管理課'])}`);
    if (isTable) lines.push(dice.of(tables));
    for (let project = 0; project <= dice.to(2); project += 1) {
      const begun = from + dice.to(Math.max(0, until - from - 5));
      lines.push(...makeProject(write(begun), write(begun + 1 + dice.to(3)), isTable, tellings, dice));
    }
    until = from - 1 - dice.to(4);
  }
  lines.push('', '学歴', '2004年3月 港北大学 卒業');
  return { language: 'ja', text: lines.join('\n'), looks: [], roles };
}

function makeProject(
  from: string,
  to: string,
  isTable: boolean,
  tellings: readonly string[],
  dice: SeededRandom,
): string[] {
  const isParted = dice.chance(0.4);
  const blank = isParted ? [''] : [];
  const name = dice.of(projects);
  const size = `${1 + dice.to(20)}${dice.of(['人/メンバー', '名', '名 プログラマ', '人/リーダー'])}`;
  const opening = isTable
    ? isParted
      ? ['', from, '～', to, '', name]
      : [`${from}\t${name}\t設計\t${dice.of(tools)} ${size}`, `～\t${dice.of(projects)}\t実装\t${dice.of(tools)}`, to]
    : dice.chance(0.5)
      ? [`${from}～${to}\t${name}`]
      : [name, `期間：${from}～${to}`];
  const told = Array.from({ length: 1 + dice.to(2) }, () => [
    isTable && dice.chance(0.3) ? `${dice.of(parts)}\t${dice.of(tools)}` : dice.of(parts),
    ...Array.from({ length: 1 + dice.to(2) }, () => `・${dice.of(tellings)}`),
  ]).flat();
  return [...opening, ...told, ...blank, ...(isParted ? [dice.of(tools), dice.of(tools), '', size] : [])];
}

/** A Japanese form: columns for the year and the month, then an event. */
export function makeForm(heads: readonly Head[], dice: SeededRandom): MadeResume {
  const lines = ['山田 花子', 'hanako@yamada.example', '', '職歴'];
  const roles: MadeRole[] = [];
  const isShort = dice.chance(0.5);
  const [yearEnd, monthEnd] = isShort ? ['', ''] : ['年', '月'];
  let year = 2008 + dice.to(6);
  for (let at = 0; at <= dice.to(4); at += 1) {
    const [title, employer] = dice.of(heads);
    const month = 1 + dice.to(11);
    lines.push(
      `${year}${yearEnd}\t${month}${monthEnd}\t${employer} ${dice.of(['入社', '入職', '入社', ''])}`.trimEnd(),
    );
    const hasTitle = dice.chance(0.3);
    if (hasTitle) lines.push(`\t\t${title}として勤務`);
    const start = `${year}-${String(month).padStart(2, '0')}`;
    year += 1 + dice.to(3);
    lines.push(
      `${year}${yearEnd}\t${1 + dice.to(11)}${monthEnd}\t${dice.of(['一身上の都合により退職', '退職', `${employer} 退職`, '契約期間満了により退職'])}`,
    );
    roles.push({ title: null, employer, start, end: null });
  }
  lines.push('', '学歴', '2004 3 港北大学 卒業');
  const text = lines.join('\n');
  return { language: 'ja', text, looks: [], roles };
}
