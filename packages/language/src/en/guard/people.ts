import { list } from '../../word-list.ts';

export const englishPeople: readonly string[] = list(`
  adult* agenc* agent* apprentice* attendee* auditor* author* authorit* bank* board boss* broker* buyer* candidate*
  carer* carrier* ceo cfo child children class classes client* clinic* coach* colleague* committee compan* contractor*
  council counsel counterpart* coworker* crew* cto customer* dealer* department* developer* donor* elder* employee*
  employer* expert* famil* fellow* firm* foreman friend* government* graduate* group* guest* hire hires hospital* hr
  individual* intern interns investor* journeyman kid kids lawyer* learner* lecturer* management member* mentor*
  ministry newcomer* office* operative* organisation* organization* owner* parent* participant* parties partner* party
  passenger* patient* pediatrician* peer* people person* practitioner* president* professor* psychologist* pupil*
  recruit recruits resident* sales_team school* secretary senior* shareholder* solicitor* staff stakeholder* starter*
  student* subcontractor* superior* supplier* surgeon* surveyor* team* teammate* tenant* therapist* trainee* trainer*
  tutor* union* universit* user* vendor* visitor* volunteer* vp worker* workforce youth
`);
