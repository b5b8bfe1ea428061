import type { SectionKind } from '@fitted/contract/edits/edit-codes';

/** Parts of words that show what a heading is about, the clearest first: the order decides. Folded, without accents. */
const fragments: Readonly<Record<SectionKind, RegExp | null>> = {
  publications: /publi[ck]|pubblicaz|patent|conferenc|konferenz|论文|論文|发表|著作|専利|专利/u,
  volunteering: /volunt|ehrenamt|benevol|engagement|extracurric|leadership|社团|学生工作|校园|ボランティア/u,
  projects: /projec|projek|projet|proyect|progett|prosjekt|проект|项目|プロジェクト|作品/u,
  education:
    /educa|ausbildung|bildung|studi|formation|formacion|istruz|schul|utbildning|opleiding|uddannelse|образован|学歴|教育|学习|培训/u,
  certifications: /certif|zertif|licen[cs]e|zeugnis|资格|資格|证书|免許/u,
  awards: /award|honou?r|auszeichn|preise|prix|premi|stipend|scholarship|获奖|荣誉|奖项|受賞/u,
  languages: /sprachkenntn|langues|idiom|lingu|语言|語学|外语/u,
  skills:
    /skill|kenntn|kompeten|competen|fahigkeit|qualifikation|technolog|programmier|software|навык|技能|能力|スキル|技術/u,
  interests: /interes|hobb|freizeit|爱好|兴趣|趣味/u,
  references: /(?:^|\s)referen[cz]/u,
  experience:
    /experien|erfahrung|employ|beruf|tatigkeit|praktik|internship|esperienz|lavor|profissional|erfaren|ervaring|опыт|经历|工作|实习|職歴|職務/u,
  summary: /profil|summary|about|objective|自我|个人简介|自己/u,
  // What nothing else claims.
  other: null,
};

export const headingFragments = (Object.entries(fragments) as [SectionKind, RegExp | null][]).flatMap(
  ([kind, fragment]) => (fragment ? [{ kind, fragment }] : []),
);
