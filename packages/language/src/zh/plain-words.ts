import type { PlainWords } from '../plain-words.ts';

export const chinesePlainWords: PlainWords = {
  leads: '',
  light: '管理 负责 进行 完成 协助 维护 制定 执行 日常 定期 团队 公司 客户 部门 业务 服务 工作 建立 组织 开展',
  generic: '',
  genericCharacters:
    '经验|熟悉|熟练|掌握|了解|使用|具备|能力|优先|以上|相关|良好|工作|者|持有|至少|要求|专业|的|和|与|及|或|等|有|懂|能|强',
};
