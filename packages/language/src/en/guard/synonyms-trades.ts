import { groups } from '../../word-list.ts';

/** What single trades call one and the same thing, and words that claim something beside others that claim exactly as much. */
export const englishTrades = () =>
  groups(`
  all entire whole every
  company companies firm firms business businesses organisation organisations organization organizations employer
  branch branches store stores shop shops outlet outlets
  site sites location locations premises facility facilities
  region regions territor*
  save saves saved saving savings cost_saving* cost_reduction* cut_costs cutting_costs reduced_costs reduce_costs \
    reducing_costs lower_costs lowered_costs saved_money
  satisfied happy pleased
  result results outcome outcomes
  generate generated generating produce produced producing create created creating
  recruit* hire hires hired hiring take_on took_on taking_on
  elected voted_in
  first initial
  directly straight
  overseas abroad foreign international internationally cross-border
  production manufactur* produc* fabricat*
  clerical administrative admin administration office_work office_duties paperwork secretarial
  gain gained gaining obtain* acquir* get got getting receive received earn earned earning
  attract* bring_in brought_in bringing_in draw_in drew_in
  retention retain* keep keeps kept keeping
  uptime availability
  diagnosis diagnostic* diagnose diagnosed diagnosing troubleshoot* fault-finding fault_finding
  interact* communicat* liais* talk talked talking speak spoke speaking contact* correspond* in_touch in_contact
  collaborat* cooperat* co-operat* work_with worked_with working_with work_together worked_together \
    working_together worked_alongside working_alongside team_up teamed_up partnered partnering
  multitask* multi-task* juggl*
  operate operates operated operating run runs ran running use uses used using
  do does did done doing carry_out carries_out carried_out carrying_out perform* conduct* undertak* undertook execute executed executing complet*
  grow grows grown growing cultivat*
  breed bred breeding rear reared rearing raise raised raising
  bricklay* lay_bricks laid_bricks laying_bricks brickwork
  tile tiled tiling lay_tiles laid_tiles
  hairdress* hair_styling styling_hair style_hair cut_hair cutting_hair haircut*
  vaccinat* immunis* immuniz* jabs
  bandag* dress dressed dressing dressings
  stitch* sutur*
  intravenous intravenously iv
  screen screened screening vet vetted vetting check checked checking
  type_up typed_up typing_up transcrib* transcription* write_up wrote_up writing_up
  take_minutes took_minutes taking_minutes taken_minutes minute_taking minute-taking minute minuted minuting minutes
  switchboard phones telephone*
  audio_typing dictation
  returns refunds exchanges
  bartend* bar_work tend_bar tended_bar tending_bar behind_the_bar
  wash_up washed_up washing_up dishwash* wash_dishes washed_dishes washing_dishes pot_wash* potwash*
  plated plating plate_up plated_up dish_up dished_up
  wait_tables waiting_tables waited_tables table_service waiting_on_tables waited_on_tables served_tables serving_tables
  make_beds made_beds making_beds change_beds changed_beds changing_beds bed-making
  helpdesk help_desk service_desk support_desk it_support technical_support tech_support
  patch patched patching patches updat*
  refactor* restructur* rewrit* rewrote rework*
  code codes coded coding program programmed programming programs write_code wrote_code writing_code script scripts scripted scripting
  gather* captur* elicit* collect*
  sketch* draw drew drawn drawing drawings illustrat*
  retouch* touch_up touched_up edit edited editing
  lay_out laid_out laying_out typeset* layout*
  subtitl* caption*
  goods_in goods-in inbound incoming_goods incoming_deliveries receiving
  goods_out goods-out outbound dispatch* outgoing_goods outgoing_deliveries
  cycle_count* stock_count* stock_check* stocktak* stock_tak* inventory_check* inventory_count*
  cctv cameras surveillance security_cameras camera_system
  extinguish* put_out putting_out
  lesson_plan* plan_lessons planned_lessons planning_lessons prepare_lessons prepared_lessons preparing_lessons lesson_preparation lesson_prep
  safeguarding child_protection
  shelve shelved shelving reshelv* put_away putting_away
  catalogu* catalog* index indexed indexing
  lend lent lending loan loans loaned issue issued issuing check_out checked_out checking_out
  journal_entries journals post_journals posted_journals posting_journals
  credit_control chase_payments chased_payments chasing_payments debt_collection collect_debts collecting_debts \
    chase_invoices chased_invoices chasing_invoices chased_late_payments chasing_late_payments chase_late_payments
  expense_claims expense_reports expenses travel_claims
  payroll pay_run* wages salaries pay_slips payslips
  tax_return* tax_filing* file_taxes filed_taxes filing_taxes
  bank_statement* bank_account*
  electric_wiring rewir* wiring wire wired
  unblock* unclog* clear_blockages cleared_blockages
  heating heating_system* central_heating
  air_conditioning air-conditioning hvac ac cooling
  bathroom* toilet* washroom* restroom* wc
  scaffold*
  demolit* knock_down knocked_down tear_down tore_down
  plaster* skim*
  sand sanded sanding smooth smoothed smoothing
  drill drilled drilling bore bored boring
  lathe lathes turning
  grease greased greasing lubricat* oil oiled oiling
  lawn lawns grass
  mow mowed mowing mown cut_grass cutting_grass cut_the_grass
  weed weeds weeded weeding
  hedge hedges hedging bushes shrubs
  prun* trim trimmed trimming cut_back cutting_back clip clipped
  irrigat* water watered watering
  harvest* pick picked picking gather gathered gathering reap*
  sow sowed sown sowing seed seeded seeding plant planted planting
  fertilis* fertiliz* manure feed fed
  fence fences fencing
  stable stables barn barns shed sheds
  milk* dairy
  feed feeds fed feeding give_feed
  herd herds flock
  driving_licence* driving_license* drivers_license driver's_licence driver's_license
  tachograph* driving_hours hours_log
  delivery_note* pod proof_of_delivery delivery_paperwork delivery_record*
  vehicle_check* walk-round_check* walkaround_check*
  strap strapped strapping secure_loads secured_loads securing_loads tie_down tied_down lash lashed
  customs customs_clearance border_clearance
  parcels packages deliveries drops drop stops
  multi-drop multidrop
  sew sewed sewn sewing stitch stitched stitching
  iron ironed ironing press pressed pressing
  hem hemmed hemming alter altered altering alterations
  tailor tailoring dressmaking
  upholster* cover_furniture
  carpent* joinery woodwork*
  furniture furnishings
  handmade hand-made handcrafted made_by_hand
  blood_pressure bp
  blood_test* blood_sample* take_blood took_blood taking_blood draw_blood drew_blood drawing_blood phlebotomy venepuncture venipuncture
  injection* jab jabs inject injected injecting
  give_medication gave_medication giving_medication give_medicines gave_medicines giving_medicines give_injections \
    gave_injections giving_injections give_medicine administer administered administering
  bathe bathed bathing bath baths wash washed washing shower showered showering
  toileting continence_care toilet
  feeding mealtimes meals
  moving_and_handling manual_handling moving_patients lift_patients transfer* hoist*
  wound_care wound_dressing* wounds dress_wounds dressing_wounds dressed_wounds
  bedside bed-side
  discharge* release released send_home sent_home
  bedridden bed-bound bedbound
  end-of-life end_of_life palliative hospice
  learning_disabilit* learning_difficult* intellectual_disabilit*
  autis* asd spectrum
  sign_language signing
  reading_and_writing literacy
  numeracy maths arithmetic
  break_time breaktime playtime recess
  school_trip* field_trip* excursion* outing outings day_trip*
  parents_evening parent_meetings parent-teacher parents'_evening
  school_play production_of
  story_time storytelling read_stories reading_stories
  arts_and_crafts crafts craft_activities handicraft*
  legal_advice advice_on_the_law
  legal_research case_law_research
  pleading* court_document* court_papers
  hearing hearings court_date*
  witness_statement* statements testimon*
  land_registry title_register
  council_tax local_tax
  housing accommodation
  social_housing council_housing affordable_housing
  rough_sleepers homeless*
  food_bank food_parcels
  domestic_abuse domestic_violence
  social_media social_networks social_channels social_platforms
  post posts tweets updates
  followers subscribers
  press_release* media_release* news_release*
  headline* title titles
  blog blogs blog_post* articles
  podcast* audio_show
  copywrit* write_copy wrote_copy writing_copy advertising_copy
  mailing_list* email_list* distribution_list*
  mock-up* mockup*
  logo logos emblem*
  poster posters banner banners signage signs
  stand stands booth booths stall stalls
  sponsor* backers
  ticket_sales box_office tickets_sold
`);
