import type { StatementCues } from '../statement-cues.ts';

export const chineseStatements: StatementCues = {
  denials: [/不(?![仅但断同锈])|没|未(?!来)|无法|毫无|缺乏|无[^，。]{0,12}经验/u],
  wishes: [/我[也还很真的非常]*(?:想|希望|打算|需要)|如果|假如|假装|要是/u],
  ofThePosting: [
    /^(?:(?:这个|该|那个)(?:职位|岗位|公司|雇主)|(?:职位|岗位|招聘)(?:描述|启事|信息)?(?:要求|需要|说|写))/u,
  ],
  ofOthers: [/^(?:我们?的?(?:同事|老板|上司|经理|朋友|哥哥|姐姐|弟弟|妹妹|领导)|[他她]们?)(?!.*我)/u],
  self: [],
};
