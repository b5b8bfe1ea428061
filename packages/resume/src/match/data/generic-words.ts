/** Words in a requirement that do not say what is required. */
export const genericWords: readonly string[] = [
  'a an the and or of in on at to for with by from as is are be been has have had having can could will would',
  'may must should that this these those who which your you our we us it its their them they some any all each',
  'other another such like similar equivalent related including e g ie etc least more than up over under about',
  'between both well not no if whether also even when while where how what',
  'sector industry branche secteur setting berufserfahrung berufspraxis berufserfahrungen professional',
  'profesional profesionales professionnel professionnelle einschlagige relevant similar vergleichbaren',
  'ahnlichen only also but either neither know knows known candidate candidates applicant applicants speak',
  'speaks write writes parlez hablar need want looking ask asks seek seeking buscamos pedimos requerimos',
  'recherchons cherchons suchen erwarten mindestens mindest minimo minimum',
  'experience experienced knowledge ability able skill skills strong good great excellent proven demonstrated',
  'solid basic advanced clear confident comfortable willing willingness proficiency proficient understanding',
  'familiarity familiar working work worked background record interest training year years required preferred',
  'essential desirable plus ideally current relevant field sector environment role position level degree',
  'qualification use using hold holds holding show shows someone something equally own do done get one two',
  'three four five',
  'de del la el los las un una unos unas y o u en con para por a al que se su sus como más menos muy ser tener',
  'haber experiencia conocimiento conocimientos capacidad dominio manejo buen buena nivel años año formación',
  'alguna alguno afín afines título titulación carrera curso vigente vigentes',
  'le la les un une des du de d l et ou en au aux avec pour par dans sur à que qui se sa son ses comme plus',
  'moins être avoir expérience connaissance connaissances maîtrise bonne bon niveau ans formation notions',
  'habitude habitudes sens première solides bases diplôme équivalente',
  'der die das den dem des ein eine einen einer eines und oder mit für von zu zum zur im in am an auf bei nach',
  'aus als wie auch erfahrung erfahrungen kenntnisse kenntnis sicherer umgang gute sehr gutes gut',
  'abgeschlossene mehrjährige jahre jahr bereitschaft freude idealerweise beispiel weitere vergleichbar',
  'vergleichbare vergleichbarer',
];

export const genericSigns: readonly string[] = [
  '经验|熟悉|熟练|掌握|了解|使用|具备|能力|优先|以上|相关|良好|工作|者|持有|至少|要求|专业|的|和|与|及|或|等|有|懂|能|强',
  '経験|知識|できる方|ある方|お持ちの方|以上|程度|歓迎|必須|尚可|方|または|および|による|における|での|資格|など|可能な|スキル|業務|実務',
];
