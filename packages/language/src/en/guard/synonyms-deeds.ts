import { groups } from '../../word-list.ts';

/** Verbs of doing: each group is one deed at one level. Help, charge and approval never stand beside mere doing. */
export const englishDeeds = () =>
  groups(`
  serve serves served serving wait_on waits_on waited_on waiting_on attend_to attends_to attended_to attending_to \
    cater_to catered_to catering_to cater_for catered_for catering_for
  care_for cares_for cared_for caring_for look_after looks_after looked_after looking_after tend tended tending tend_to tended_to tending_to
  clean cleans cleaned cleaning wash washes washed washing wipe wiped wiping wipe_down wiped_down wiping_down rinse rinsed rinsing
  sanitis* sanitiz* disinfect*
  scrub* scour*
  tidy tidies tidied tidying tidy_up tidied_up clear_up cleared_up clearing_up neat*
  cook cooks cooked cooking prepare prepares prepared preparing make made making
  bake bakes baked baking make made making
  drive drives drove driven driving operate operates operated operating
  steer* navigat*
  repair* fix fixes fixed fixing mend mends mended mending
  restor* refurbish* renovat* recondition*
  serviced servicing maintain* maintenance
  pack packs packed packing package packages packaged packaging wrap wraps wrapped wrapping box boxed boxing
  unload unloads unloaded unloading offload* empty emptied emptying
  load loads loaded loading fill fills filled filling
  transport* haul* carry carries carried carrying convey* move moves moved moving ferry ferried ferrying cart carted bring brought bringing take took taking
  pick picks picked picking select selects selected selecting retriev* pull pulled pulling
  fetch* bring brought bringing get got getting collect*
  file files filed filing archiv*
  type types typed typing key_in keyed keying keyed_in enter entered entering input* data_entry
  count counts counted counting tally tallied tallying tot_up add_up added_up adding_up stocktak* stock-tak*
  reconcil* balance balances balanced balancing match matches matched matching cash_up cashed_up cashing_up tally tallied
  measure measures measured measuring measurement* gauge gauged gauging take_measurements took_measurements taking_measurements size sized sizing
  calculat* computed computation* work_out works_out worked_out working_out figure_out figured_out figuring_out
  forecast* predict* projection* projections
  explain* explanation* clarif* describ* description* outlin* set_out setting_out talk_through talked_through \
    talking_through walk_through walked_through walking_through go_through went_through going_through
  show_around showed_around showing_around show_round showed_round tour tours guide guides guided guiding escort*
  show shows showed shown showing point_out pointed_out display displays displayed displaying exhibit*
  tell tells told telling inform informs informed informing notif* alert* brief briefs briefed briefing let_know \
    let_them_know report reported updat* keep_informed kept_informed
  discuss* talk talks talked talking convers* speak spoke speaking chat chats chatted chatting debat* go_over went_over
  ask asks asked asking enquir* inquir* question questioned questioning poll polled polling
  chase chases chased chasing follow_up follows_up followed_up following_up remind* pursu* press pressed pressing
  ring rings rang ringing phone* telephone* call calls called calling
  email* e-mail* mail mails mailed mailing
  text texts texted texting message messages messaged messaging sms
  greet* welcom* receive receives received receiving meet meets met meeting usher*
  note_down noted_down noting_down write_down wrote_down writing_down take_down took_down taking_down jot* record \
    records recorded recording log logged logging note noted noting enter entered entering
  take_orders took_orders taking_orders take_bookings took_bookings taking_bookings take_notes took_notes \
    taking_notes take_messages took_messages taking_messages record records recorded recording note noted noting \
    write_down wrote_down
  take_calls took_calls taking_calls take_phone took_phone taking_phone answer answers answered answering handle \
    handles handled handling field fielded fielding pick_up picked_up picking_up attend_to attended_to
  obtain* get gets got getting acquir* procur* sourc* secur* receiv*
  find finds found finding findings locate located locating trace traced tracing track_down tracked_down \
    tracking_down discover* spot spots spotted spotting identif* detect* uncover* notice noticed noticing \
    pinpoint* come_across came_across
  search* look_for looked_for looking_for seek seeks sought seeking hunt hunted hunting scout scouted scouting
  check checks checked checking inspect* examin* look_at looked_at looking_at look_over looked_over looking_over go_over went_over going_over verif* confirm*
  test tests tested testing check checks checked checking
  ensur* make_sure makes_sure made_sure making_sure see_that saw_that see_to saw_to seeing_to
  keep keeps kept keeping retain retains retained retaining preserv* store stores stored storing storage hold holds held holding
  protect* safeguard* guard guards guarded guarding
  patrol* walk_the_site rounds
  build* built construct* erect* put_up putting_up assembl* put_together putting_together
  install* fit fits fitted fitting mount mounts mounted mounting put_in putting_in set_up setting_up lay laid laying
  dismantl* take_apart took_apart taking_apart taken_apart disassembl* strip_down stripped_down stripping_down \
    take_down took_down taking_down break_down broke_down
  replac* swap swaps swapped swapping change changes changed changing exchang* switch switched switching
  remov* take_out took_out taking_out take_away took_away taking_away clear clears cleared clearing clear_out \
    cleared_out delet* eras* discard* dispos* throw_away threw_away get_rid_of got_rid_of
  add adds added adding insert* append* attach* include includes included including
  connect* link links linked linking attach* join joins joined joining hook_up hooked_up wire_up wired_up plug plugged plugging
  chop chops chopped chopping slice slices sliced slicing cut cuts cutting carve carved carving dice diced dicing
  mix mixes mixed mixing mixture* blend blends blended blending combin* stir stirred stirring
  refill* replenish* restock* top_up topped_up topping_up stock stocks stocked stocking fill fills filled filling
  arrang* lay_out laid_out laying_out place places placed placing put putting set_out setting_out position positioned positioning display displayed displaying
  open opens opened opening open_up opened_up opening_up unlock*
  close closes closed closing shut shuts shutting lock_up locked_up locking_up close_down closed_down
  edit edits edited editing amend* revis* alter alters altered altering modif* adapt* chang* adjust* correct corrected correcting rework* rewrit* rewrote
  tailor tailored tailoring tailors adapt* customis* customiz* adjust* personalis* personaliz*
  summar* condens* abridg* sum_up summed_up shorten*
  publish publishes published publishing post posts posted posting upload* put_online put_up share shares shared sharing
  advertis* market markets marketed marketing publicis* publiciz* promote promotes promoting promotional
  sell sells sold selling sale sales retail retailing vend vending
  charge charges charged charging bill bills billed billing invoic*
  pay pays paid paying payment* settle settles settled settling remit*
  reimburs* refund* repay* repaid pay_back paid_back paying_back
  order orders ordered ordering reorder* requisition* buy buys bought buying purchas* place_orders placed_orders placing_orders
  quote quotes quoted quoting quotation* estimate estimates estimated estimating price prices priced pricing cost costed costing
  persuad* persuasion convinc* win_over won_over
  recommend* suggest* propos* put_forward putting_forward
  approv* authoris* authoriz* sign_off signed_off signing_off signs_off
  refus* reject* turn_down turned_down turning_down declin*
  accept* receiv* take_in took_in taking_in take_delivery took_delivery taking_delivery book_in booked_in booking_in check_in checked_in checking_in
  allocat* assign* allot* apportion*
  distribut* hand_out handed_out handing_out give_out gave_out giving_out issue issues issued issuing circulat* pass_out passed_out
  send sends sent sending post posts posted posting mail mailed mailing forward forwards forwarded forwarding \
    transmit* dispatch* despatch* ship ships shipped shipping
  deliver* drop_off dropped_off dropping_off hand_over handed_over handing_over bring brought bringing
  return* bring_back brought_back bringing_back give_back gave_back giving_back send_back sent_back sending_back take_back took_back
  sign_up signed_up signing_up signs_up register registering registration* enrol enrols enrolling enrolment* enroll enrolls enrollment*
  book books booked booking bookings reserve reserves reserved reserving reservation* schedul* appointment* arrang*
  cancel* call_off called_off
  postpon* put_off putting_off delay delayed delaying reschedul* move_back moved_back
  attend attends attended attending attendance go_to goes_to went_to going_to present_at be_at was_at sit_in sat_in
  visit visits visited visiting go_to went_to going_to call_on called_on call_in called_in
  hold holds held holding host hosts hosted hosting stage staged staging put_on putting_on
  draw_up drew_up drawn_up drawing_up draft* prepar* writ* wrote put_together compil* compos* formulat* devis*
  devis* think_up thought_up come_up_with came_up_with coming_up_with conceiv*
  improv* enhanc* make_better made_better
  simplif* streamlin* make_simpler made_simpler make_easier made_easier
  accelerat* speed speeds sped speeded speeding expedit* fast-track* make_faster made_faster
  extend* extension* lengthen* prolong*
  widen* broaden* expand* enlarg*
  solv* solution* resolv* resolution* sort_out sorted_out sorting_out settle settles settled settling clear_up \
    cleared_up clearing_up fix fixes fixed fixing remed*
  troubleshoot* troubleshot fault-finding fault_finding debug* find_faults found_faults finding_faults trace_faults traced_faults
  prevent* avert* stop stops stopped stopping avoid*
  handl* deal_with deals_with dealt_with dealing_with address addresses addressed addressing tackl* see_to saw_to \
    process processes processed processing take_care_of took_care_of taking_care_of
  escalat* refer refers referred referring referral* pass_on passes_on passed_on passing_on hand_on handed_on \
    forward forwards forwarded forwarding redirect* signpost* send_on sent_on relay relayed relaying
  transfer* put_through putting_through connect* redirect* route routed routing direct_calls directed_calls directing_calls switch switched
  comfort comforted comforting reassur* consol* sooth* calm calmed calming settle settled
  encourag* motivat*
  teach* taught tutor tutored tutoring instruct* give_lessons gave_lessons giving_lessons give_classes gave_classes giving_classes
  show_how showed_how showing_how teach* taught train* instruct* explain* demonstrat*
  mark marks marked marking grade grades graded grading score scored scoring correct corrected correcting
  turn turns turned turning rotat* reposition* flip flipped
  hang hangs hung hanging put_up putting_up suspend suspended
  unpack* unbox* unwrap*
  open_mail opened_mail sort_mail sorted_mail sorting_mail sorting_post sorted_post sort_post mail post
  staff staffed staffing man manned manning
  monitor* keep_an_eye kept_an_eye keeping_an_eye watch* track* follow follows followed
  compar* comparison* contrast* set_against
  split splits splitting divide divided dividing separat* segregat*
  merg* consolidat* combin* bring_together brought_together pool pooled pooling unif*
  sort* order ordered ordering arrang* organis* organiz* categor* classif* grouped grouping
  gather* collect* compil* assembl* collat* bring_together brought_together pull_together pulled_together amass*
  extract* pull pulls pulled pulling take_out took_out taking_out export* retriev*
  import* bring_in brought_in bringing_in load loaded loading
  convert* turn_into turned_into turning_into chang* transform_into
  copy copies copied copying photocop* duplicate duplicates duplicated duplicating reproduc*
  scan scans scanned scanning digitis* digitiz*
  print prints printed printing run_off ran_off
  back_up backed_up backing_up backup*
  log_in logged_in sign_in signed_in login logon
  switch_on switched_on turn_on turned_on power_up power_on start_up started_up
  switch_off switched_off turn_off turned_off shut_down shutting_down power_off
  apply applies applied applying use uses used using put_to_use
  employ employs employed employing use uses used using
  rely relied relying depend depended depending
  stay stays stayed staying remain remains remained remaining keep kept
  stop stops stopped stopping halt* ceas* end ended ending discontinu*
  continu* carry_on carried_on carrying_on go_on went_on keep_on kept_on
  start starts started starting begin begins began begun beginning commenc* embark* kick_off kicked_off
  finish* complet* conclud* end ended ending wrap_up wrapped_up wrapping_up finalis* finaliz*
  try tries tried trying attempt* endeavour* endeavor*
  let lets letting allow allows allowed permit permits permitted permitting
  need needs needed needing require requires required requiring call_for called_for
  want wants wanted wanting wish wishes wished would_like desire* keen
  enjoy* like likes liked liking fond_of keen_on
  happen* occur* take_place took_place taking_place aris* arose arising come_up came_up
  mention* refer_to referred_to cite cited citing note noted
  inherit* take_over took_over taking_over taken_over
  hand_over handed_over handing_over handover* pass_over passed_over turn_over turned_over
  exchang* swap swapped swapping trade traded trading
  represent* stand_for stood_for speak_for spoke_for
  accompan* escort* go_with went_with travel_with travelled_with
  gather_feedback gathered_feedback gathering_feedback collect_feedback collected_feedback collecting_feedback survey* ask_for_feedback
  answer answers answered answering respond* response* reply replies replied replying write_back wrote_back get_back_to got_back_to
  acknowledg* confirm*
  apologis* apologiz* say_sorry
  supply supplies supplied supplying provid* provision* furnish* give gives gave given giving equip equipped \
    equipping issue issued issuing offer offers offered offering
  meet_with met_with meeting_with meet meets met meeting see saw seeing sit_down_with sat_down_with
  arrange_meetings arranged_meetings set_up_meetings schedul* arrang* book booked booking
  take_photos took_photos taking_photos take_pictures took_pictures taking_pictures photograph* shoot shot shooting snap snapped
  film films filmed filming shoot shot shooting record recorded recording video videoed
`);
