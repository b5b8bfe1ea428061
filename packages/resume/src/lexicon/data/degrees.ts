/** Degrees and school leaving certificates; all are credentials. */
export const degrees = `
*Secondary school diploma | high school diploma | <high school graduate | <GED | <GCSE | <A-levels | <NCEA | <OSSD
  | <Matric ; matric certificate
  | es:bachillerato | <es:=ESO | <es:graduado escolar
  | fr:baccalauréat | <fr:bac pro | <fr:bac professionnel | <fr:=BEP
  | de:Abitur | <de:Fachabitur | <de:mittlere Reife | <de:Realschulabschluss | <de:Hauptschulabschluss
  | zh:高中学历 | zh:高中及以上学历 | zh:高中毕业 | <zh:中专
  | ja:高校卒業 | ja:高卒 | ja:高等学校卒業
*Vocational training | apprenticeship | vocational qualification | trade certificate
  | es:formación profesional | es:ciclo formativo | es:técnico superior | <es:grado superior
  | fr:=CAP | <fr:brevet professionnel
  | de:abgeschlossene Berufsausbildung | de:Berufsausbildung | de:abgeschlossene Ausbildung | de:Ausbildung
  | ja:専門学校卒業 | ja:専門学校
*Associate degree | associate's degree | associates degree | <Associate of Applied Science ; =AAS ; =A.A.S.
  | <Associate of Science | <Associate of Arts | foundation degree | <=HND | <=HNC
  | es:tecnólogo
  | <fr:BTS | <fr:=DUT | <fr:=BUT
  | zh:大专 | zh:大专学历 | zh:专科学历
  | ja:短大卒業 | ja:短期大学 | <ja:高専卒
*Bachelor's degree | bachelor degree | bachelors degree | bachelor's
  | <Bachelor of Science ; =BSc ; =BS ; =B.S. ; =B.Sc. | <Bachelor of Arts ; =BA ; =B.A.
  | <Bachelor of Engineering ; =BEng ; =B.Eng. ; =B.E. | <Bachelor of Technology ; =BTech ; =B.Tech
  | undergraduate degree | university degree | college degree | <Bachelor of Business Administration ; =BBA
  | <Bachelor of Fine Arts ; =BFA | <Bachelor of Commerce ; =BCom ; =B.Com
  | es:grado universitario | es:licenciatura | es:título universitario | es:licenciado | es:licenciada | es:grado en
  | <es:diplomatura
  | <fr:licence professionnelle | fr:licence universitaire | fr:bac+3 | fr:bac +3
  | de:Bachelorabschluss | de:Bachelor | de:abgeschlossenes Studium | de:Hochschulabschluss | <de:Hochschulstudium
  | <de:Studium
  | zh:本科 | zh:本科学历 | zh:本科及以上学历 | zh:学士 | zh:学士学位
  | ja:学士 | ja:大学卒業 | ja:大卒
*Master's degree | master degree | masters degree | master's | <Master of Science ; =MSc ; =M.Sc. ; =M.S.
  | <Master of Arts ; =M.A. | <Master of Engineering ; =MEng | postgraduate degree | advanced degree
  | es:máster | es:maestría | es:máster universitario
  | fr:master | fr:bac+5 | fr:bac +5 | <fr:diplôme d'ingénieur | <fr:diplôme d'école de commerce
  | de:Masterabschluss | de:Master | <de:Diplom
  | <de:Diplom-Ingenieur ; de:Diplom-Ingenieurin ; de:Dipl.-Ing. ; de:Dipl. Ing.
  | <de:Diplom-Kaufmann ; de:Dipl.-Kfm. ; de:Diplom-Kauffrau ; de:Dipl.-Kffr.
  | <de:Diplom-Betriebswirt ; de:Dipl.-Betriebsw. | <de:Diplom-Informatiker ; de:Dipl.-Inf.
  | zh:硕士 | zh:硕士学历 | zh:硕士学位 | zh:研究生 | zh:硕士及以上学历
  | ja:修士 | ja:修士課程 | ja:大学院卒
*Doctorate | PhD | Ph.D. | =DPhil | doctoral degree | es:doctorado | fr:doctorat | de:Promotion | de:Doktortitel | zh:博士 | zh:博士学位 | ja:博士 | ja:博士号
*Master of Business Administration | MBA | =M.B.A
*Law degree | <Bachelor of Laws ; =LLB | <Master of Laws ; LL.M. | <Juris Doctor ; =J.D. ; ~JD
  | es:grado en Derecho | es:licenciatura en Derecho
  | fr:master de droit | fr:licence de droit
  | de:erstes Staatsexamen
  | zh:法学学士 | zh:法学本科
  | ja:法学士
*Computer science degree | degree in computer science | BSc Computer Science | bachelor's degree in computer science
  | es:grado en ingeniería informática
  | fr:master informatique | fr:licence informatique
  | de:Informatikstudium | de:Studium der Informatik
  | zh:计算机专业 | zh:计算机相关专业
  | ja:情報工学専攻
*Engineering degree | degree in engineering | bachelor's degree in engineering | es:ingeniería industrial | de:Ingenieurstudium | zh:工科背景 | zh:工科专业
*Chinese literature degree | zh:汉语言文学 | zh:汉语言文学专业
`;
