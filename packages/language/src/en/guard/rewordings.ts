import { groups } from '../../word-list.ts';

export const englishRewordings: readonly (readonly string[])[] = groups(`
  advert adverts advertisement* ad ads
  alert* inform* notif* tell told telling let_know
  answer* respond* reply replied replying field fielded fielding deal_with dealt_with
  authored wrote write writes writing written penned
  begin began begun start* commenc*
  branch* location* outlet* premises site sites store stores
  bring_in brought_in bringing_in introduc*
  business* company companies firm firms
  chas* follow_up followed_up following_up
  colleague* coworker* teammate* fellow*
  complain* grievance*
  complete* fill_out filled_out filling_out
  complex difficult challenging demanding hard tricky
  consecutive* in_a_row
  detect* discover* find finds finding found identif* notic* spot spots spotted spotting uncover*
  discuss* go_over went_over going_over talk_through talked_through walk_through walked_through
  domestic home homes household* housing residential
  drew_up draw_up drawing_up prepar* put_together putting_together compil*
  e-mail* email*
  employee* staff worker* personnel
  exceed* go_over went_over surpass*
  fell fall fallen dropped drop decreas* declin* went_down came_down gone_down
  gained passed obtained
  guide guides handbook* manual manuals
  halt* paus* stop*
  hand_over handed_over handing_over hand handed handing pass passed passing transfer*
  joint* together
  launch* open opened opening opens
  merchandise goods products
  new_hires new_starters new_employees new_joiners new_recruits newcomers new_colleagues new_staff
  opening_hours hours_of_business
  paperwork documentation documents records
  parallel simultaneous* at_once at_the_same_time concurrent*
  phone* telephone* call calls called calling
  project* assignment*
  pupil* student* learner*
  purchas* buy buys buying bought procur* order ordered ordering
  restor* rebuild* rebuilt
  rose rise risen grew grow grown increas* went_up climbed climb gone_up
  rota rotas roster* shift_plan*
  share shared sharing split
  shop shops store stores
  show showed shown showing demonstrat* explain* present*
  switch* mov* migrat* transition* changeover* transfer*
  test* trial trials trialled trialed try tried out
  vehicle* car cars van vans
  walk walked walking guide guided guiding
  workshop* training_session* course*
`);
