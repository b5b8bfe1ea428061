import { groups } from '../../word-list.ts';

/** What single trades call one and the same thing, and words that claim something beside others that claim exactly as much. */
export const englishTrades = () =>
  groups(`
    air_conditioning air-conditioning hvac ac cooling
    all entire whole every
    arts_and_crafts crafts craft_activities handicraft*
    attract* bring_in brought_in bringing_in draw_in drew_in
    audio_typing dictation
    autis* asd spectrum
    bandag* dress dressed dressing dressings
    bank_statement* bank_account*
    bartend* bar_work tend_bar tended_bar tending_bar behind_the_bar
    bathe bathed bathing bath baths wash washed washing shower showered showering
    bathroom* toilet* washroom* restroom* wc
    bedridden bed-bound bedbound
    bedside bed-side
    blog blogs blog_post* articles
    blood_pressure bp
    blood_test* blood_sample* take_blood took_blood taking_blood draw_blood drew_blood drawing_blood phlebotomy \
      venepuncture venipuncture
    branch branches store stores shop shops outlet outlets
    break_time breaktime playtime recess
    breed bred breeding rear reared rearing raise raised raising
    bricklay* lay_bricks laid_bricks laying_bricks brickwork
    carpent* joinery woodwork*
    catalogu* catalog* index indexed indexing
    cctv cameras surveillance security_cameras camera_system
    clerical administrative admin administration office_work office_duties paperwork secretarial
    code codes coded coding program programmed programming programs write_code wrote_code writing_code script scripts \
      scripted scripting
    collaborat* cooperat* co-operat* work_with worked_with working_with work_together worked_together working_together \
      worked_alongside working_alongside team_up teamed_up partnered partnering
    company companies firm firms business businesses organisation organisations organization organizations employer
    copywrit* write_copy wrote_copy writing_copy advertising_copy
    council_tax local_tax
    credit_control chase_payments chased_payments chasing_payments debt_collection collect_debts collecting_debts \
      chase_invoices chased_invoices chasing_invoices chased_late_payments chasing_late_payments chase_late_payments
    customs customs_clearance border_clearance
    cycle_count* stock_count* stock_check* stocktak* stock_tak* inventory_check* inventory_count*
    delivery_note* pod proof_of_delivery delivery_paperwork delivery_record*
    demolit* knock_down knocked_down tear_down tore_down
    diagnosis diagnostic* diagnose diagnosed diagnosing troubleshoot* fault-finding fault_finding
    directly straight
    discharge* release released send_home sent_home
    do does did done doing carry_out carries_out carried_out carrying_out perform* conduct* undertak* undertook \
      execute executed executing complet*
    domestic_abuse domestic_violence
    drill drilled drilling bore bored boring
    driving_licence* driving_license* drivers_license driver's_licence driver's_license
    elected voted_in
    electric_wiring rewir* wiring wire wired
    end-of-life end_of_life palliative hospice
    expense_claims expense_reports expenses travel_claims
    extinguish* put_out putting_out
    feed feeds fed feeding give_feed
    feeding mealtimes meals
    fence fences fencing
    fertilis* fertiliz* manure feed fed
    first initial
    followers subscribers
    food_bank food_parcels
    furniture furnishings
    gain gained gaining obtain* acquir* get got getting receive received earn earned earning
    gather* captur* elicit* collect*
    generate generated generating produce produced producing create created creating
    give_medication gave_medication giving_medication give_medicines gave_medicines giving_medicines give_injections \
      gave_injections giving_injections give_medicine administer administered administering
    goods_in goods-in inbound incoming_goods incoming_deliveries receiving
    goods_out goods-out outbound dispatch* outgoing_goods outgoing_deliveries
    grease greased greasing lubricat* oil oiled oiling
    grow grows grown growing cultivat*
    hairdress* hair_styling styling_hair style_hair cut_hair cutting_hair haircut*
    handmade hand-made handcrafted made_by_hand
    harvest* pick picked picking gather gathered gathering reap*
    headline* title titles
    hearing hearings court_date*
    heating heating_system* central_heating
    hedge hedges hedging bushes shrubs
    helpdesk help_desk service_desk support_desk it_support technical_support tech_support
    hem hemmed hemming alter altered altering alterations
    herd herds flock
    housing accommodation
    injection* jab jabs inject injected injecting
    interact* communicat* liais* talk talked talking speak spoke speaking contact* correspond* in_touch in_contact
    intravenous intravenously iv
    iron ironed ironing press pressed pressing
    irrigat* water watered watering
    journal_entries journals post_journals posted_journals posting_journals
    land_registry title_register
    lathe lathes turning
    lawn lawns grass
    lay_out laid_out laying_out typeset* layout*
    learning_disabilit* learning_difficult* intellectual_disabilit*
    legal_advice advice_on_the_law
    legal_research case_law_research
    lend lent lending loan loans loaned issue issued issuing check_out checked_out checking_out
    lesson_plan* plan_lessons planned_lessons planning_lessons prepare_lessons prepared_lessons preparing_lessons \
      lesson_preparation lesson_prep
    logo logos emblem*
    mailing_list* email_list* distribution_list*
    make_beds made_beds making_beds change_beds changed_beds changing_beds bed-making
    milk* dairy
    mock-up* mockup*
    moving_and_handling manual_handling moving_patients lift_patients transfer* hoist*
    mow mowed mowing mown cut_grass cutting_grass cut_the_grass
    multi-drop multidrop
    multitask* multi-task* juggl*
    numeracy maths arithmetic
    operate operates operated operating run runs ran running use uses used using
    overseas abroad foreign international internationally cross-border
    parcels packages deliveries drops drop stops
    parents_evening parent_meetings parent-teacher parents'_evening
    patch patched patching patches updat*
    payroll pay_run* wages salaries pay_slips payslips
    plaster* skim*
    plated plating plate_up plated_up dish_up dished_up
    pleading* court_document* court_papers
    podcast* audio_show
    post posts tweets updates
    poster posters banner banners signage signs
    press_release* media_release* news_release*
    production manufactur* produc* fabricat*
    prun* trim trimmed trimming cut_back cutting_back clip clipped
    reading_and_writing literacy
    recruit* hire hires hired hiring take_on took_on taking_on
    refactor* restructur* rewrit* rewrote rework*
    region regions territor*
    result results outcome outcomes
    retention retain* keep keeps kept keeping
    retouch* touch_up touched_up edit edited editing
    returns refunds exchanges
    rough_sleepers homeless*
    safeguarding child_protection
    sand sanded sanding smooth smoothed smoothing
    satisfied happy pleased
    save saves saved saving savings cost_saving* cost_reduction* cut_costs cutting_costs reduced_costs reduce_costs \
      reducing_costs lower_costs lowered_costs saved_money
    scaffold*
    school_play production_of
    school_trip* field_trip* excursion* outing outings day_trip*
    screen screened screening vet vetted vetting check checked checking
    sew sewed sewn sewing stitch stitched stitching
    shelve shelved shelving reshelv* put_away putting_away
    sign_language signing
    site sites location locations premises facility facilities
    sketch* draw drew drawn drawing drawings illustrat*
    social_housing council_housing affordable_housing
    social_media social_networks social_channels social_platforms
    sow sowed sown sowing seed seeded seeding plant planted planting
    sponsor* backers
    stable stables barn barns shed sheds
    stand stands booth booths stall stalls
    stitch* sutur*
    story_time storytelling read_stories reading_stories
    strap strapped strapping secure_loads secured_loads securing_loads tie_down tied_down lash lashed
    subtitl* caption*
    switchboard phones telephone*
    tachograph* driving_hours hours_log
    tailor tailoring dressmaking
    take_minutes took_minutes taking_minutes taken_minutes minute_taking minute-taking minute minuted minuting minutes
    tax_return* tax_filing* file_taxes filed_taxes filing_taxes
    ticket_sales box_office tickets_sold
    tile tiled tiling lay_tiles laid_tiles
    toileting continence_care toilet
    type_up typed_up typing_up transcrib* transcription* write_up wrote_up writing_up
    unblock* unclog* clear_blockages cleared_blockages
    upholster* cover_furniture
    uptime availability
    vaccinat* immunis* immuniz* jabs
    vehicle_check* walk-round_check* walkaround_check*
    wait_tables waiting_tables waited_tables table_service waiting_on_tables waited_on_tables served_tables \
      serving_tables
    wash_up washed_up washing_up dishwash* wash_dishes washed_dishes washing_dishes pot_wash* potwash*
    weed weeds weeded weeding
    witness_statement* statements testimon*
    wound_care wound_dressing* wounds dress_wounds dressing_wounds dressed_wounds
  `);
