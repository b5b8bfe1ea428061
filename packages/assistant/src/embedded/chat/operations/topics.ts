/** What a question about job hunting is about, in all six languages together, on folded letters. */
export const adviceTopics = [
  ['advicePhoto', /(?<!\p{L})(?:photo|picture|foto|bild|image)|照片|写真/u],
  ['letterAdvice', /志望動機|anschreiben|cover letter|motivation|carta de|求职信/u],
  [
    'adviceSalary',
    /salar|how much should|ask for|(?<!\p{L})(?:pay|wage|gehalt|lohn|sueldo|remuner|verdien)|工资|薪|待遇|給料|年収/u,
  ],
  [
    'adviceLength',
    /(?<!\p{L})(?:long|length|pages?|lang|lange|seiten|longueur|paginas?|largo|ocupa)|多长|几页|長さ|何枚|ページ/u,
  ],
  ['adviceReferences', /referen|推荐人|推薦/u],
  ['adviceInterview', /interview|vorstellung|gesprach|entretien|entrevista|面试|面接/u],
  ['adviceHobbies', /hobb|loisir|aficion|interess|interets|爱好|趣味/u],
] as const;
