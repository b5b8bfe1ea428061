import type { Seniority } from '../job-profile.ts';

/** Words in a title, strongest first: "Deputy Head" is a head, "Junior Account Manager" a junior. */
export const seniorityWords: readonly (readonly [Seniority, string])[] = [
  [
    'trainee',
    'intern|internship|trainee|apprentice|apprenticeship|working student|becario|becaria|prácticas|aprendiz|' +
      'stagiaire|stage|alternance|alternant|apprenti|praktikant|praktikantin|praktikum|auszubildende|' +
      'auszubildender|azubi|werkstudent|werkstudentin|实习|实习生|学徒|见习|インターン|研修生|見習い',
  ],
  [
    'junior',
    'junior|entry level|entry-level|graduate|newly qualified|débutant|débutante|berufseinsteiger|berufseinsteigerin|初级|应届|应届生|助理|新卒|未経験|ジュニア',
  ],
  [
    'executive',
    'chief|ceo|cfo|cto|coo|cmo|cio|vice president|vp|managing director|president|executive director|' +
      'director general|directora general|directeur général|directrice générale|geschäftsführer|' +
      'geschäftsführerin|vorstand|总裁|总经理|首席|副总|財務総監|总监|社長|取締役|執行役員|代表',
  ],
  [
    'head',
    'head|director|directora|directeur|directrice|headteacher|principal|leiter|leiterin|leitung|bereichsleiter|' +
      'pflegedienstleitung|responsable|manager|gerente|jefe|jefa|chef de|cheffe de|cheffe comptable|pdl|经理|主任|部長|' +
      '課長|マネージャー|店長|院长|校长|エリアマネージャー|管理職',
  ],
  [
    'lead',
    'lead|staff|supervisor|supervisora|team leader|foreman|coordinator|coordinador|coordinadora|encargado|' +
      'encargada|superviseur|chef d’équipe|teamleiter|teamleiterin|teamleitung|vorarbeiter|schichtleiter|' +
      'architekt|softwarearchitekt|主管|组长|班长|リーダー|主任|チーフ|主査',
  ],
  [
    'senior',
    'senior|sr|experienced|expert|principal engineer|confirmé|confirmée|expérimenté|expérimentée|erfahren|erfahrener|erfahrene|高级|资深|专家|シニア|上級|ベテラン',
  ],
];
