import { expect, test } from 'vitest';
import { improveResume } from '../../improve/improve-resume.ts';
import { embeddedAssistant } from '../embedded-assistant.ts';

const resumeText = `佐藤 美咲
misaki@example.org | 090-0000-0000

職務経歴
株式会社みなと食品　営業部　主任\t2019年4月 – 現在
- 首都圏のスーパー40店舗への法人営業を担当していました
- 新商品の販売企画を立案し、売上を前年比120%に伸ばした
- Excelを使った売上データの集計と報告を行っていました
- 展示会の運営に携わりました
- 受発注の管理は担当していませんでした

学歴
青葉大学　経済学部 卒業\t2012年4月 – 2016年3月`;

test('polite endings are suggested to be left out, and every other word stays', async () => {
  const request = {
    ...{ resumeText, jobTitle: '法人営業リーダー', language: 'ja' as const, today: { year: 2026, month: 11 } },
    jobDescription: '応募資格\n- 法人営業の経験5年以上\n- Excelを使ったデータ分析',
    statedFacts: [],
  };
  const { changes, heldBack } = await improveResume(embeddedAssistant, request, new AbortController().signal);
  const suggested = heldBack.flatMap(({ verdict, change, claims }) =>
    verdict === 'questioned' && change.reason.code === 'shorter' ? [[change.before, change.after, claims.length]] : [],
  );
  expect(suggested).toEqual([
    ['首都圏のスーパー40店舗への法人営業を担当していました', '首都圏のスーパー40店舗への法人営業を担当', 0],
    ['Excelを使った売上データの集計と報告を行っていました', 'Excelを使った売上データの集計と報告', 0],
  ]);
  expect(changes.map(({ reason }) => reason.code)).not.toContain('shorter');
});
