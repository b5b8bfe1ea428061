import { groups } from '../../word-list.ts';

/** One word under two spellings, as verb and noun of unlike stems, in an odd plural, or cut short. */
export const englishForms = () =>
  groups(`
    a&e accident_and_emergency emergency_department emergency_room casualty
    absorb* absorption
    acad academic
    accessible accessibility
    acct accts account accounts accounting
    accura* correct correctly exact exactly precise precisely precision
    acknowledgement* acknowledgment*
    addr address*
    admit admits admitted admitting admission* admittance
    aeroplane* airplane*
    afterschool after-school after_school
    ageing aging
    anaesth* anesth*
    analogue analog
    analysis analyses
    api apis interface interfaces
    approx approximate approximately about around roughly circa
    appt appts appointment*
    archaeolog* archeolog*
    argue* argument*
    artefact* artifact*
    assoc assn association*
    assure* assurance
    available availability
    ax axe
    b2b business_customers trade_customers
    bake* bakery
    believe* belief*
    bio biol biology biological
    birth births born
    bldg building buildings
    bldrs builders
    blood haemat* hemat*
    bone bones skeletal
    brain neurological neurology
    brew* brewery
    burnt burned
    by_hand manual manually
    calf calves
    call_centre call_center call_centres contact_centre contact_center
    cancer* oncology
    capab* able ability abilities
    cash-handling cash_handling handling_cash handled_cash handle_cash
    catalogue* catalog*
    centre* center*
    cert certs certificate* certification*
    chem chemistry chemical
    cheque cheques check checks
    child children childhood kids
    childcare child_care
    city cities town towns urban municipal
    compete* competition* competitive
    competent competence competency
    comprehend* comprehension
    conceive* conception concept concepts
    conclude* conclusion*
    consistent consistently consistency
    coord coordinator*
    corp corporate corporation
    cosy cozy
    country countryside rural
    cover covers covered coverage
    crisis crises
    criterion criteria
    cross-functional crossfunctional
    cust customer customers
    datum data
    daycare day_care
    defence defense
    defend* defence defense
    dental tooth teeth
    depart departed departing departure*
    destroy* destruction shred*
    detain* detention
    diagnosis diagnoses diagnos*
    dialogue* dialog*
    different difference differences differ
    disc disks disk discs
    discover* discovery discoveries
    dist district*
    diy do-it-yourself
    dose doses dosing dosage
    drain drains drained draining drainage
    draught draughts draft drafts
    dreamt dreamed
    e-commerce ecommerce online_retail online_sales
    e-learning elearning online_learning
    econ economics economic
    efficient efficiently efficiency
    elec electric electrical
    encyclopaed* encycloped*
    engr engineer engineers
    enrol* enroll*
    enter entered entering entry entrance
    env environment*
    eod end_of_day
    exec execs executive*
    expand* expansion*
    explore* exploration
    expose exposed exposure
    extend* extension* extent
    eye eyes ophthalmic
    face-to-face in-person in_person face_to_face
    faq faqs frequently_asked_questions
    farm* agricultur*
    fibre* fiber*
    finl financial
    flexib* adaptab*
    flu influenza
    foetal fetal
    foot feet
    fri friday
    fridge* refrigerat*
    ft full_time full-time
    fulfil* fulfill*
    fwd forward
    goose geese
    gov govt government* governmental
    gp gps general_practitioner* family_doctor*
    gp_surgery doctor's_surgery medical_practice gp_practice
    grey gray
    gynaec* gynec* gynae
    haemat* hemat*
    half halves
    healthcare health_care
    heart cardiac cardiology
    hoof hooves
    hosp hospital*
    hot heat heated heating warm warmth
    hrs hours
    icu itu intensive_care critical_care
    id ids identification identity
    index indices indexes
    ins insurance
    inst institute* institution*
    instalment* installment*
    inv invoice*
    jewellery jewelry
    jr jnr junior
    judgement* judgment*
    kerb* curb curbs
    kidney* renal
    knife knives
    lang languages language
    law legal laws legally
    leaf leaves
    leapt leaped
    learnt learned
    lib library libraries
    licence* license*
    life lives
    litre litres liter liters
    lose loses lost losing loss losses
    lung* respiratory pulmonary
    maint maintenance
    manoeuv* maneuv*
    matrix matrices
    mech mechanical
    med medical medicine
    medium media
    memo memorandum
    metre metres meter meters
    mfg manufactur*
    mgr mgrs manager managers
    mins minutes
    misc miscellaneous various sundry
    mix mixed mixing mixture*
    mktg marketing
    mobile mobility
    mon monday
    mould* mold*
    mouse mice
    moustache mustache
    mtg mtgs meeting meetings
    mth mths month months
    natl national
    occupy occupied occupying occupan*
    oesoph* esoph*
    offence* offense*
    offsite off-site off_site
    old_age geriatric* elderly
    omit* omission*
    online virtual virtually over_the_internet on_the_internet web-based
    onsite on-site on_site
    orthopaed* orthoped* ortho
    os operating_system operating_systems
    ot occupational_therapy
    pa personal_assistant
    paediatr* pediatr* paeds
    per_cent percent percentage pct
    perceive* perception*
    perm permanent
    permit permits permitted permission*
    pharm pharmacy pharmaceutical*
    phenomenon phenomena
    phys physics
    physio physiotherapy
    pkg package packages packaging
    pkgs packages
    plough* plow*
    pmt pmts payment*
    pr public_relations
    practice* practise*
    pregnan* maternity
    prep preps prepped prepping prepar*
    privacy private privately confidential*
    prod production
    prof professor*
    programme* program programs
    promo promos promotion*
    propose proposal*
    provid* provision
    psych psychology psychological
    pyjamas pajamas
    qtr quarter
    qty quantit*
    recd received
    recover* recovery retriev*
    ref refs references
    regs regulation*
    rehab rehabilitat*
    reliab* dependab*
    remote remotely from_home work_from_home working_from_home home_working home-based
    rent rents rented renting rental* lease leases leased leasing letting lettings
    req reqs required requirement*
    resolv* resolution*
    respond* response* responsive
    retain* retention
    revise revises revised revising revision*
    roi return_on_investment
    safe safely safety
    satisfy satisfied satisfying satisfaction
    sceptic* skeptic*
    sched schedul*
    school schools scholastic
    sea marine maritime
    seat seats seated seating sit sat
    secs seconds
    sign signs signed signing signature*
    sing sang sung singing song songs vocal
    skilful* skillful*
    skin dermatology dermatological
    sla slas service_level_agreement*
    solv* solution*
    sop sops standard_operating_procedure*
    speak* spoke speech*
    specs specification*
    spelt spelled
    spilt spilled
    spoken oral orally verbal verbally
    sr snr senior
    stabil* stable
    std standard
    stocktak* stock-tak* stock_tak* stock_count* inventory_count* stock_check*
    store stored storing storage
    storey storeys
    submit submits submitted submitting submission* hand_in handed_in handing_in turn_in turned_in
    subscribe* subscription*
    sulph* sulf*
    sun sunday
    supv supervisor*
    suspend* suspension*
    svc svcs service services
    sys systems system
    teamwork team_work
    temp temps temporary
    theatre* theater*
    thesis theses
    thurs thursday
    timesheet* time_sheet*
    tonne tonnes ton tons
    transmit* transmission*
    trk truck
    true truth
    tues tuesday
    tv television
    tyre* tire tires
    ultrasound* sonography
    urgent* urgency emergenc*
    vac vacuum* hoover*
    vat value_added_tax
    veh vehicle*
    vet vets veterin*
    vol vols volunteer*
    weds wednesday
    weigh weighs weighed weighing weight weights
    whse warehouse*
    wife wives
    wk wks week weeks
    written in_writing
    x-ray* xray* radiograph radiographs
    xmas christmas
    young youth
    yr year
  `);
