import { groups } from '../../word-list.ts';

/** Verbs of doing: each group is one deed at one level. Help, charge and approval never stand beside mere doing. */
export const englishDeeds = () =>
  groups(`
    accelerat* speed speeds sped speeded speeding expedit* fast-track* make_faster made_faster
    accept* receiv* take_in took_in taking_in take_delivery took_delivery taking_delivery book_in booked_in booking_in \
      check_in checked_in checking_in
    accompan* escort* go_with went_with travel_with travelled_with
    acknowledg* confirm*
    add adds added adding insert* append* attach* include includes included including
    advertis* market markets marketed marketing publicis* publiciz* promote promotes promoting promotional
    allocat* assign* allot* apportion*
    answer answers answered answering respond* response* reply replies replied replying write_back wrote_back \
      get_back_to got_back_to
    apologis* apologiz* say_sorry
    apply applies applied applying use uses used using put_to_use
    approv* authoris* authoriz* sign_off signed_off signing_off signs_off
    arrang* lay_out laid_out laying_out place places placed placing put putting set_out setting_out position \
      positioned positioning display displayed displaying
    arrange_meetings arranged_meetings set_up_meetings schedul* arrang* book booked booking
    ask asks asked asking enquir* inquir* question questioned questioning poll polled polling
    attend attends attended attending attendance go_to goes_to went_to going_to present_at be_at was_at sit_in sat_in
    back_up backed_up backing_up backup*
    bake bakes baked baking make made making
    book books booked booking bookings reserve reserves reserved reserving reservation* schedul* appointment* arrang*
    build* built construct* erect* put_up putting_up assembl* put_together putting_together
    calculat* computed computation* work_out works_out worked_out working_out figure_out figured_out figuring_out
    cancel* call_off called_off
    care_for cares_for cared_for caring_for look_after looks_after looked_after looking_after tend tended tending \
      tend_to tended_to tending_to
    charge charges charged charging bill bills billed billing invoic*
    chase chases chased chasing follow_up follows_up followed_up following_up remind* pursu* press pressed pressing
    check checks checked checking inspect* examin* look_at looked_at looking_at look_over looked_over looking_over \
      go_over went_over going_over verif* confirm*
    chop chops chopped chopping slice slices sliced slicing cut cuts cutting carve carved carving dice diced dicing
    clean cleans cleaned cleaning wash washes washed washing wipe wiped wiping wipe_down wiped_down wiping_down rinse \
      rinsed rinsing
    close closes closed closing shut shuts shutting lock_up locked_up locking_up close_down closed_down
    comfort comforted comforting reassur* consol* sooth* calm calmed calming settle settled
    compar* comparison* contrast* set_against
    connect* link links linked linking attach* join joins joined joining hook_up hooked_up wire_up wired_up plug \
      plugged plugging
    continu* carry_on carried_on carrying_on go_on went_on keep_on kept_on
    convert* turn_into turned_into turning_into chang* transform_into
    cook cooks cooked cooking prepare prepares prepared preparing make made making
    copy copies copied copying photocop* duplicate duplicates duplicated duplicating reproduc*
    count counts counted counting tally tallied tallying tot_up add_up added_up adding_up stocktak* stock-tak*
    deliver* drop_off dropped_off dropping_off hand_over handed_over handing_over bring brought bringing
    devis* think_up thought_up come_up_with came_up_with coming_up_with conceiv*
    discuss* talk talks talked talking convers* speak spoke speaking chat chats chatted chatting debat* go_over \
      went_over
    dismantl* take_apart took_apart taking_apart taken_apart disassembl* strip_down stripped_down stripping_down \
      take_down took_down taking_down break_down broke_down
    distribut* hand_out handed_out handing_out give_out gave_out giving_out issue issues issued issuing circulat* \
      pass_out passed_out
    draw_up drew_up drawn_up drawing_up draft* prepar* writ* wrote put_together compil* compos* formulat* devis*
    drive drives drove driven driving operate operates operated operating
    edit edits edited editing amend* revis* alter alters altered altering modif* adapt* chang* adjust* correct \
      corrected correcting rework* rewrit* rewrote
    email* e-mail* mail mails mailed mailing
    employ employs employed employing use uses used using
    encourag* motivat*
    enjoy* like likes liked liking fond_of keen_on
    ensur* make_sure makes_sure made_sure making_sure see_that saw_that see_to saw_to seeing_to
    escalat* refer refers referred referring referral* pass_on passes_on passed_on passing_on hand_on handed_on \
      forward forwards forwarded forwarding redirect* signpost* send_on sent_on relay relayed relaying
    exchang* swap swapped swapping trade traded trading
    explain* explanation* clarif* describ* description* outlin* set_out setting_out talk_through talked_through \
      talking_through walk_through walked_through walking_through go_through went_through going_through
    extend* extension* lengthen* prolong*
    extract* pull pulls pulled pulling take_out took_out taking_out export* retriev*
    fetch* bring brought bringing get got getting collect*
    file files filed filing archiv*
    film films filmed filming shoot shot shooting record recorded recording video videoed
    find finds found finding findings locate located locating trace traced tracing track_down tracked_down \
      tracking_down discover* spot spots spotted spotting identif* detect* uncover* notice noticed noticing pinpoint* \
      come_across came_across
    finish* complet* conclud* end ended ending wrap_up wrapped_up wrapping_up finalis* finaliz*
    forecast* predict* projection* projections
    gather* collect* compil* assembl* collat* bring_together brought_together pull_together pulled_together amass*
    gather_feedback gathered_feedback gathering_feedback collect_feedback collected_feedback collecting_feedback \
      survey* ask_for_feedback
    greet* welcom* receive receives received receiving meet meets met meeting usher*
    hand_over handed_over handing_over handover* pass_over passed_over turn_over turned_over
    handl* deal_with deals_with dealt_with dealing_with address addresses addressed addressing tackl* see_to saw_to \
      process processes processed processing take_care_of took_care_of taking_care_of
    hang hangs hung hanging put_up putting_up suspend suspended
    happen* occur* take_place took_place taking_place aris* arose arising come_up came_up
    hold holds held holding host hosts hosted hosting stage staged staging put_on putting_on
    import* bring_in brought_in bringing_in load loaded loading
    improv* enhanc* make_better made_better
    inherit* take_over took_over taking_over taken_over
    install* fit fits fitted fitting mount mounts mounted mounting put_in putting_in set_up setting_up lay laid laying
    keep keeps kept keeping retain retains retained retaining preserv* store stores stored storing storage hold holds \
      held holding
    let lets letting allow allows allowed permit permits permitted permitting
    load loads loaded loading fill fills filled filling
    log_in logged_in sign_in signed_in login logon
    mark marks marked marking grade grades graded grading score scored scoring correct corrected correcting
    measure measures measured measuring measurement* gauge gauged gauging take_measurements took_measurements \
      taking_measurements size sized sizing
    meet_with met_with meeting_with meet meets met meeting see saw seeing sit_down_with sat_down_with
    mention* refer_to referred_to cite cited citing note noted
    merg* consolidat* combin* bring_together brought_together pool pooled pooling unif*
    mix mixes mixed mixing mixture* blend blends blended blending combin* stir stirred stirring
    monitor* keep_an_eye kept_an_eye keeping_an_eye watch* track* follow follows followed
    need needs needed needing require requires required requiring call_for called_for
    note_down noted_down noting_down write_down wrote_down writing_down take_down took_down taking_down jot* record \
      records recorded recording log logged logging note noted noting enter entered entering
    obtain* get gets got getting acquir* procur* sourc* secur* receiv*
    open opens opened opening open_up opened_up opening_up unlock*
    open_mail opened_mail sort_mail sorted_mail sorting_mail sorting_post sorted_post sort_post mail post
    order orders ordered ordering reorder* requisition* buy buys bought buying purchas* place_orders placed_orders \
      placing_orders
    pack packs packed packing package packages packaged packaging wrap wraps wrapped wrapping box boxed boxing
    patrol* walk_the_site rounds
    pay pays paid paying payment* settle settles settled settling remit*
    persuad* persuasion convinc* win_over won_over
    pick picks picked picking select selects selected selecting retriev* pull pulled pulling
    postpon* put_off putting_off delay delayed delaying reschedul* move_back moved_back
    prevent* avert* stop stops stopped stopping avoid*
    print prints printed printing run_off ran_off
    protect* safeguard* guard guards guarded guarding
    publish publishes published publishing post posts posted posting upload* put_online put_up share shares shared \
      sharing
    quote quotes quoted quoting quotation* estimate estimates estimated estimating price prices priced pricing cost \
      costed costing
    recommend* suggest* propos* put_forward putting_forward
    reconcil* balance balances balanced balancing match matches matched matching cash_up cashed_up cashing_up tally \
      tallied
    refill* replenish* restock* top_up topped_up topping_up stock stocks stocked stocking fill fills filled filling
    refus* reject* turn_down turned_down turning_down declin*
    reimburs* refund* repay* repaid pay_back paid_back paying_back
    rely relied relying depend depended depending
    remov* take_out took_out taking_out take_away took_away taking_away clear clears cleared clearing clear_out \
      cleared_out delet* eras* discard* dispos* throw_away threw_away get_rid_of got_rid_of
    repair* fix fixes fixed fixing mend mends mended mending
    replac* swap swaps swapped swapping change changes changed changing exchang* switch switched switching
    represent* stand_for stood_for speak_for spoke_for
    restor* refurbish* renovat* recondition*
    return* bring_back brought_back bringing_back give_back gave_back giving_back send_back sent_back sending_back \
      take_back took_back
    ring rings rang ringing phone* telephone* call calls called calling
    sanitis* sanitiz* disinfect*
    scan scans scanned scanning digitis* digitiz*
    scrub* scour*
    search* look_for looked_for looking_for seek seeks sought seeking hunt hunted hunting scout scouted scouting
    sell sells sold selling sale sales retail retailing vend vending
    send sends sent sending post posts posted posting mail mailed mailing forward forwards forwarded forwarding \
      transmit* dispatch* despatch* ship ships shipped shipping
    serve serves served serving wait_on waits_on waited_on waiting_on attend_to attends_to attended_to attending_to \
      cater_to catered_to catering_to cater_for catered_for catering_for
    serviced servicing maintain* maintenance
    show shows showed shown showing point_out pointed_out display displays displayed displaying exhibit*
    show_around showed_around showing_around show_round showed_round tour tours guide guides guided guiding escort*
    show_how showed_how showing_how teach* taught train* instruct* explain* demonstrat*
    sign_up signed_up signing_up signs_up register registering registration* enrol enrols enrolling enrolment* enroll \
      enrolls enrollment*
    simplif* streamlin* make_simpler made_simpler make_easier made_easier
    solv* solution* resolv* resolution* sort_out sorted_out sorting_out settle settles settled settling clear_up \
      cleared_up clearing_up fix fixes fixed fixing remed*
    sort* order ordered ordering arrang* organis* organiz* categor* classif* grouped grouping
    split splits splitting divide divided dividing separat* segregat*
    staff staffed staffing man manned manning
    start starts started starting begin begins began begun beginning commenc* embark* kick_off kicked_off
    stay stays stayed staying remain remains remained remaining keep kept
    steer* navigat*
    stop stops stopped stopping halt* ceas* end ended ending discontinu*
    summar* condens* abridg* sum_up summed_up shorten*
    supply supplies supplied supplying provid* provision* furnish* give gives gave given giving equip equipped \
      equipping issue issued issuing offer offers offered offering
    switch_off switched_off turn_off turned_off shut_down shutting_down power_off
    switch_on switched_on turn_on turned_on power_up power_on start_up started_up
    tailor tailored tailoring tailors adapt* customis* customiz* adjust* personalis* personaliz*
    take_calls took_calls taking_calls take_phone took_phone taking_phone answer answers answered answering handle \
      handles handled handling field fielded fielding pick_up picked_up picking_up attend_to attended_to
    take_orders took_orders taking_orders take_bookings took_bookings taking_bookings take_notes took_notes \
      taking_notes take_messages took_messages taking_messages record records recorded recording note noted noting \
      write_down wrote_down
    take_photos took_photos taking_photos take_pictures took_pictures taking_pictures photograph* shoot shot shooting \
      snap snapped
    teach* taught tutor tutored tutoring instruct* give_lessons gave_lessons giving_lessons give_classes gave_classes \
      giving_classes
    tell tells told telling inform informs informed informing notif* alert* brief briefs briefed briefing let_know \
      let_them_know report reported updat* keep_informed kept_informed
    test tests tested testing check checks checked checking
    text texts texted texting message messages messaged messaging sms
    tidy tidies tidied tidying tidy_up tidied_up clear_up cleared_up clearing_up neat*
    transfer* put_through putting_through connect* redirect* route routed routing direct_calls directed_calls \
      directing_calls switch switched
    transport* haul* carry carries carried carrying convey* move moves moved moving ferry ferried ferrying cart carted \
      bring brought bringing take took taking
    troubleshoot* troubleshot fault-finding fault_finding debug* find_faults found_faults finding_faults trace_faults \
      traced_faults
    try tries tried trying attempt* endeavour* endeavor*
    turn turns turned turning rotat* reposition* flip flipped
    type types typed typing key_in keyed keying keyed_in enter entered entering input* data_entry
    unload unloads unloaded unloading offload* empty emptied emptying
    unpack* unbox* unwrap*
    visit visits visited visiting go_to went_to going_to call_on called_on call_in called_in
    want wants wanted wanting wish wishes wished would_like desire* keen
    widen* broaden* expand* enlarg*
  `);
