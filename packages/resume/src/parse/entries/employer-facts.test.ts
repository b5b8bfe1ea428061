import { describe, expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';

const rolesOf = (...lines: string[]) =>
  parseResume(['職務経歴書', '氏名：港 葵', '', '職務経歴', ...lines].join('\n'))
    .sections.filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries);

describe('what an employer is, told under its name', () => {
  it('marks the employer, whose projects below have dates but are no roles', () => {
    const roles = rolesOf(
      '株式会社みなと商事',
      '・期間：正社員として2019年4月〜2022年3月の間勤務',
      '・事業内容：食品の輸入',
      '・従業員数：約80名',
      '',
      '在庫管理システムの開発',
      '期間：2020年5月〜2021年6月',
      '・要件定義からテストまで',
      '',
      '有限会社あおぞら',
      '・期間：2022年4月〜現在',
      '・事業内容：旅行業',
      '・倉庫の移転を担当',
    );
    expect(roles.map(({ fields }) => [fields.organisation, fields.title, fields.period?.text])).toEqual([
      ['株式会社みなと商事', undefined, '2019年4月〜2022年3月'],
      ['有限会社あおぞら', undefined, '2022年4月〜現在'],
    ]);
    expect(roles[0]?.body.map(({ text }) => text)).toContain('在庫管理システムの開発');
  });

  it('shows how employers are written, also of those about which nothing is told', () => {
    const roles = rolesOf(
      '１．2013年4月～2016年8月 株式会社みなと研究所',
      '[事業内容]食品の研究',
      '[資本金] 3億円 [売上高] 12億円',
      '期間\t業務内容',
      '2013年4月～2014年8月\t新人研修',
      '２．2017年4月～2021年3月 あおぞら株式会社',
      '役職：主任',
      '・検索の改善',
    );
    expect(roles.map(({ fields }) => [fields.organisation, fields.title, fields.period?.start])).toEqual([
      ['株式会社みなと研究所', undefined, { year: 2013, month: 4 }],
      ['あおぞら株式会社', '主任', { year: 2017, month: 4 }],
    ]);
  });

  it('has a role for each title with dates of its own', () => {
    const roles = rolesOf(
      '2019年4月〜現在 株式会社みなと商事',
      '事業内容：食品の輸入',
      '2021年4月〜現在 職位／店長',
      '・採用を担当',
      '2019年4月〜2021年3月 職位／副店長',
      '・在庫を管理',
    );
    expect(roles.map(({ fields }) => [fields.organisation, fields.title, fields.period?.text])).toEqual([
      ['株式会社みなと商事', '店長', '2021年4月〜現在'],
      ['株式会社みなと商事', '副店長', '2019年4月〜2021年3月'],
    ]);
  });

  it('is read in Chinese, too', () => {
    const roles = parseResume(
      [
        '港葵',
        '',
        '工作经历',
        '2019.04 - 2022.03 海港贸易有限公司',
        '公司规模：80人',
        '职位：仓库经理',
        '- 改善库存',
      ].join('\n'),
    ).sections.flatMap(({ entries }) => entries);
    expect(roles[0]?.fields).toMatchObject({ organisation: '海港贸易有限公司', title: '仓库经理' });
  });
});
