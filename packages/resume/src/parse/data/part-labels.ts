import { wordList } from './word-list.ts';

/** Labels inside the body of a role. A line with nothing else does not name a role. Lower case. */
export const partLabels = wordList(`
  responsibilities, key responsibilities, main responsibilities, duties, main duties, key duties, tasks, role,
  achievements, key achievements, main achievements, accomplishments, key accomplishments, highlights,
  selected achievements, results, impact, key projects, selected projects, technologies, tech stack, tools,
  environment, duties and responsibilities, responsibilities and achievements, funciones, principales funciones,
  responsabilidades, tareas, logros, principales logros, resultados, tecnologías, missions, missions principales,
  responsabilités, tâches, réalisations, résultats, environnement technique, principales réalisations, aufgaben,
  tätigkeiten, aufgabenschwerpunkte, tätigkeitsschwerpunkte, hauptaufgaben, verantwortlichkeiten, erfolge, ergebnisse,
  technologien, schwerpunkte, wichtigste erfolge, 工作内容, 工作职责, 工作描述, 职责, 职责描述, 岗位职责, 主要职责, 主要工作, 业绩, 工作业绩, 主要业绩, 成果,
  项目描述, 项目成果, 项目职责, 技术栈, 業務内容, 職務内容, 担当業務, 主な業務, 仕事内容, 実績, 主な実績, 成果, 取り組み, 工夫した点, 開発環境, 使用技術, 使用言語, 役割,
  担当, 担当工程, 規模, 体制, 概要, プロジェクト概要, ポイント, 以上
`);

/** Column headers of tables of roles or degrees. Lower case. */
export const tableHeads = wordList(`
  期間, 内容, プロジェクト内容, プロジェクト, 業務内容, 担当フェーズ, フェーズ, 環境, 開発環境, 規模, 人数, 役割, 役職, ツール, 会社名, 職種, 年, 月, 年月, 時期, 資格名,
  取得年月, 名称, 学校名, 时间, 时间段, 起止时间, 公司, 公司名称, 单位, 职位, 职务, 岗位, 院校, 学校, 学位, 学历, 专业, 学位及专业, 备注, zeitraum, firma,
  arbeitgeber, position, tätigkeit, period, year, years, dates, company, employer, designation, role, degree,
  institution, institute, university, board, percentage, cgpa, title, duration, organization, organisation
`);
