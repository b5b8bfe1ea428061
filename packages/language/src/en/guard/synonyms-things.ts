import { groups } from '../../word-list.ts';

/** People, things and places under their other usual names. Names of rank and of reach are left out on purpose. */
export const englishThings = () =>
  groups(`
    accounts_payable purchase_ledger creditors supplier_invoices
    accounts_receivable sales_ledger debtors
    advantage* benefit benefits
    advert* ad ads commercial commercials
    agenda* programme
    aircraft plane planes aeroplane* airplane*
    applicant* candidate* jobseeker* job-seeker* job_seeker*
    appointment* meeting* booking* reservation* slot slots visit visits
    area areas zone zones
    article articles story stories piece pieces
    attendee* participant* delegates delegate
    audience* spectator* viewer* onlooker*
    baby babies infant infants newborn*
    backend back-end back_end server-side server_side
    bank_reconciliation* reconcil*
    bar bars pub pubs
    benefit benefits welfare allowance*
    beverage* drink drinks
    bike bikes bicycle* cycle cycles
    bin bins dumpster*
    blueprint* drawing drawings technical_drawing* plans
    bookkeep* book-keep* keep_the_books kept_the_books keeping_the_books
    box boxes carton* crate* container*
    bread loaf loaves baked_goods
    breakdown* stoppage* failure* outage* downtime
    bus buses coaches
    cafe cafes coffee_shop* coffee_house* coffee_bar*
    campaign* initiative*
    canteen* cafeteria*
    car cars automobile* vehicle*
    car_park* parking parking_lot*
    care_home* nursing_home* residential_home* care_facility residential_care
    care_plan* support_plan* plan_of_care
    carer* caregiver* care_giver*
    cash money takings
    change changes modification* alteration* amendment* adjustment*
    chart charts notes records patient_record* medical_record* patient_notes
    choir* chorus
    citizens residents inhabitants local_people locals
    claim claims case cases
    classroom* class room
    clause* provision* term terms
    client* customer* shopper* patron patrons purchaser* consumer*
    codebase code source_code
    cold_store fridge* refrigerator* walk-in
    colleague* coworker* co-worker* teammate* team_mate* team_member* workmate* peer peers staff employee*
    comment comments remark* feedback
    competition* contest contests tournament*
    competitor* rival rivals
    complaint* grievance*
    computer* pc pcs
    concert* gig gigs show shows
    consignment* shipment* load loads cargo freight delivery deliveries
    content texts copy material
    conveyanc* property_transaction*
    council* local_authorit* municipal* city_council town_hall
    cow cows cattle herd
    crockery dishes tableware
    crop crops harvest produce plants
    curriculum curricula syllabus syllabuses syllabi
    cutlery silverware
    dad dads father fathers
    damage* breakage*
    database* data_base data_bases db
    deadline* due_date* time_limit*
    dementia alzheimer* memory_loss
    dessert* pudding* sweets
    detail details particulars information
    device* appliance*
    disabled disabilit* special_needs additional_needs
    discrepanc* mismatch* difference* variance* inconsistenc*
    dish dishes meal meals plate plates food lunches dinners
    dispute* disagreement* conflict*
    donation* gift gifts contribution*
    donor* benefactor*
    elderly older_people older_adults older_persons seniors senior_citizens aged old_people older
    engine engines motor motors
    error* mistake* inaccurac*
    event* function functions occasion occasions
    evidence proof
    exam exams examination* test tests assessment*
    exhibition* trade_fair* fair fairs trade_show* expo show
    family families relatives next_of_kin loved_ones
    farm farms farming agricultur* holding
    fault* defect* flaw flaws bug bugs problem*
    feature features functionalit*
    fee fees charge charges
    field fields land
    fieldwork field_work
    figures numbers data
    finding findings result results
    flat flats apartment*
    fleet vehicles
    flower* bloom*
    food_hygiene food_safety
    forklift* fork-lift* lift_truck* counterbalance flt
    form forms document documents paperwork documentation papers file files
    friend* peers
    frontend front-end front_end client-side client_side
    fund funds funding money
    garden gardens yard yards grounds
    goal goals objective* target* aim aims quota*
    goods merchandise product* item* wares stock articles
    grant grants funding
    graph graphs chart charts diagram* plots
    greenhouse* glasshouse* polytunnel*
    guest* diner* customer* visitor* holidaymaker*
    guideline* policy policies protocol* procedure* rules instructions
    handover* hand-over* shift_change
    hazard* risk risks danger*
    health_and_safety h&s health_safety safety
    hgv hgvs lorry lorries truck trucks heavy_goods
    home homes house houses residence* dwelling* household* domestic residential
    home_care homecare domiciliary_care domiciliary care_at_home in-home_care
    homework home_work assignment* exercise exercises worksheet*
    horse horses equine
    hospital* medical_centre
    housekeep* room_cleaning
    idea ideas suggestion* proposal*
    illness* disease* condition conditions
    income revenue earnings takings
    injur* wound wounds
    instrument* apparatus equipment
    issue issues problem* difficult* trouble* concern concerns
    journey* trip trips drive drives
    key_holder keyholder keyholding keys
    label labels labelled labelling labeled labeling tag tags tagged tagging
    landlord* property_owner*
    laundry washing linen linens
    law laws legislation statute* statutory legal
    lawyer* attorney*
    leaflet* brochure* pamphlet* flyer* flier* handout*
    legal_document* deeds contracts
    lesson* class classes session sessions teaching
    letter letters correspondence post mail
    light lights lighting lamp lamps
    linen* bedding bed_linen sheets
    list lists listing listings
    literature_review review_of_the_literature
    livestock farm_animals animals
    login logins log-in sign-in credentials
    luggage baggage bags suitcases
    machine machines machinery equipment plant
    magazine* periodical*
    man men male males
    manual manuals handbook* guidebook* guides user_guide* instruction_manual* instructions
    match matches game games fixture*
    medical medicine
    medicine medicines medication* drug drugs tablets meds
    meeting* gathering* get-together* session sessions
    memo memos memorandum* note notes
    method methods methodolog* technique* approach approaches procedure* way ways
    mobile mobiles smartphone* cell_phone* cellphone* mobile_phone*
    module* course* unit units
    month-end month_end period-end end_of_month
    motorway* highway* freeway*
    mum mums mom moms mother mothers
    need needs requirement*
    neighbour* neighbor*
    new_starter* new_joiner* newcomer* new_hire* new_staff new_employee* new_recruit* new_colleague* new_team_member* \
      new_worker* newly_hired recruits starters joiners
    newsletter* bulletin* mailshot* mailing*
    newspaper* press papers
    nursery nurseries kindergarten* preschool* pre-school* daycare day_care
    office offices workplace*
    operating_theatre* operating_room*
    opinion* view views
    opportunit* chance chances
    option options choice choices alternative*
    outage outages downtime incident*
    overdue late unpaid_invoice* late_payment* outstanding_payment* outstanding_invoice* arrears
    pain discomfort
    pallet* skid skids
    parcel* packet* package packages
    parts component* spare_parts spares
    party parties celebration*
    passenger* traveller* traveler* rider*
    person people persons individual individuals folk
    personal_care personal_hygiene washing_and_dressing hygiene
    pesticide* spray sprays crop_protection
    petrol gasoline fuel diesel_fuel
    petty_cash float cash_float
    photo* picture pictures image images
    pipe pipes piping pipework plumbing
    place places location* venue*
    plasterboard drywall
    premises facility facilities building buildings site sites property properties
    primary_school* elementary_school* primary
    prisoner* inmate* detainee*
    prize* award awards
    protective_equipment ppe safety_gear protective_gear protective_clothing
    public members_of_the_public general_public people
    question questions quer* enquir* inquir*
    rail railway* railroad*
    reader* readership
    reading readings measurement*
    reason reasons cause causes
    receipt* till_slip* proof_of_purchase
    reception front_desk front_of_house front-desk lobby
    record records file files dossier* notes history histories
    recycl* reus*
    rehears* practice practise
    repo repos repository repositories
    report reports write-up* writeup*
    request requests demand demands wish wishes
    resident residents patient patients service_user*
    restaurant restaurants eatery eateries dining_room
    road roads street streets
    room rooms bedroom* guest_room*
    route routes round rounds run_sheet
    rubbish waste garbage trash refuse litter
    rule rules regulation* requirement* regs
    sample* specimen*
    schedule* timetable* calendar* rota rotas roster*
    secondary_school* high_school* secondary
    sheep flock lambs
    shelf shelves shelving rack racks racking aisle aisles
    shop shops store stores outlet outlets
    slide slides deck decks slide_deck* presentation*
    software program programs application applications app apps system systems package packages
    soil ground earth
    spend spending expenditure* expense* cost costs outlay* outgoings
    sport sports athletic*
    spreadsheet* worksheet* excel_sheet*
    standard standards norm norms specification* criteri* requirement*
    step steps stage stages phase phases
    stockroom* storeroom* store_room* stock_room* back_room
    supermarket* grocery groceries food_shop
    supplier* vendor* provider*
    symptom* sign signs
    taxi taxis cab cabs
    team teams crew crews squad
    tenant* renter* occupant* occupier* lodger*
    tender tenders bid bids
    term terms semester*
    text texts copy wording written_content
    ticket tickets fare fares
    till tills checkout* check-out* cash_register* cash_desk* cash_point till_point
    timber wood lumber wooden
    tip tips gratuit*
    toddler* young_children preschooler* little_ones
    tool tools instrument* utensil*
    topic topics subject subjects theme themes
    tractor* farm_machinery
    treatment* therapy therapies
    tree trees woodland
    tyre tyres tire tires
    uniform* workwear work_clothes
    user users end-user* end_user*
    van vans delivery_van* light_commercial
    vessel* boat boats
    video videos film films footage clip clips
    vital_signs vitals observations obs
    voucher* coupon* gift_card*
    wage wages salary salaries payroll pay remuneration
    warehouse* depot* storehouse* distribution_centre distribution_center fulfilment_centre fulfillment_center
    website* web_site* web_page* webpage* site page pages internet_site
    wedding* marriage* ceremony ceremonies
    wheelchair* mobility_aid*
    will wills testament*
    wire wires wiring cable cables cabling
    woman women female females ladies
    workshop* seminar* training_session* session sessions course courses
    year-end year_end end_of_year
    youth* young_people young_adults teenager* adolescen* youngster* teens
  `);
