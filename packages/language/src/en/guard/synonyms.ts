import { groups } from '../../word-list.ts';

/** Plain words an honest editor exchanges: none of them raises ownership, depth or size. */
export const englishSynonyms = () =>
  groups(`
    absence away absent leave holiday holidays
    acct account*
    ad ads advert*
    admin* administrat*
    advis* counsel* guid*
    analys* analyz* analytic*
    answer* deal* dealt handl*
    answer* respond* repl*
    app apps application*
    approx* about around roughly circa ca c some nearly_about ~
    ask* request* requested
    assemble* build* built put_together
    assess* evaluat* apprais*
    assist* help* support* aid*
    asst assistant
    attend* present_at
    average* avg mean
    bachelor* bsc ba bs beng llb undergraduate b.s b.sc b.a
    beginner* basic* elementary
    biggest largest greatest highest
    blog* post posts article*
    booking* reservation*
    brochure* leaflet* flyer*
    brought_in rais* generat*
    buy* bought purchas* procur*
    car vehicle*
    chair*
    check* inspect* verif* examin*
    clean* tidy tidied wash*
    cli command_line command line
    client* customer* guest*
    collect* gather* pick*_up
    commend* prais*
    comms communication*
    compil* assembl* collat*
    complain* complaint*
    conf conference*
    config* set_up setup
    contract* agreement*
    contribut* participat* involved part took_part involvement
    cook* cuisine
    corp corporat*
    court* tribunal*
    cv resume
    dataset* data
    day* daily
    deliver* deliveries
    delivery deliveries shipment*
    deploy* releas* roll*
    dept department*
    dept depts department*
    dev develop*
    dev development
    diary calendar* schedul*
    doc docs document*
    doctor* physician*
    draft* prepar* writ* wrote compil* produc*
    ed education* educational
    emergenc* urgent
    eng engineering
    enquir* inquir* quer* question*
    ensure* mak* sure
    enter enters entered entering input* key*_in entry
    eu european_union
    event* function*
    every each per
    exam* examination*
    experiment* trial*
    explain* present*
    fell went_down drop* declin* decreas*
    file files case cases matter*
    finish* complet*
    fix* repair* resolv* correct* rectif* bug
    fluent* fluency
    full-time full_time
    full-time fulltime
    fundrais* rais*
    gcse* o-level*
    govt government*
    greet* welcom*
    grew expand*
    headcount staff
    hire hires hired hiring recruit*
    hons honours honors
    hospital infirmary
    hour* hourly hr*
    hr human_resources
    incl inc includ*
    increas* grew grow* rais*
    info information
    install* set_up setup setting_up
    intermediate b1_b2
    interview*
    intl international
    invoice* bill* billing
    issue* problem* ticket* incident*
    join* joined
    keep kept maintain* look*_after care
    kid* child* children
    lab labs laborator*
    learn* learnt studied
    led leading headed
    liais* communicat* contact* correspond*
    lit literature
    log logged record*
    look* care* caring tend tended tending after
    lorr* truck*
    maintain* upkeep kept keep keeping maintenance
    master* msc ma ms mba meng llm m.s m.sc m.a
    maths mathematics math
    max maximum
    meet* met
    mgmt management
    min minimum
    minute* min mins
    minutes notes
    monitor* track* watch*
    month* monthly
    move* moving migrat* transfer* relocat*
    moved relocat*
    native mother_tongue
    native* mother_tongue first_language
    negotiat* bargain*
    night* nightly
    ops operation*
    order* purchas*
    org organis* organiz*
    organis* organiz* arrang* coordinat*
    outside external*
    oversee* supervis*
    paper* article* publication*
    parent* mother father
    part-time part_time
    patient* service_user*
    phd doctorate doctoral dphil ph.d
    phone* telephone* call* dial*
    photo* photograph*
    plan* schedul*
    poster*
    prepar* get*_ready ready
    prepare* set_up
    pres presentation*
    present current* now today ongoing date
    process* handl*
    produc* creat* made make making
    publish* publication*
    pupil* student* learner*
    put place* set
    qualif* certif*
    quarter* quarterly
    quota target*
    quote* feedback testimonial*
    record* log logs logged logging document* note* enter enters entered entering input* entry entries
    reduc* cut* lower* decreas* trim* shorten*
    ref refs reference*
    renew* refreshed
    rep reps representative*
    research* investigat* stud*
    review* check* revis* proofread*
    rn rns registered
    rose went_up
    rose went_up increas* grew climb*
    rota roster shift*
    script* code program*
    seek seeks seeking sought looking look_for looking_for
    sell* sold sale*
    seminar* tutorial* class classes lesson*
    serv* waited
    shift* rota
    ship* dispatch* despatch* send* sent
    shop store* shops
    short short-staffed shortage* understaffed staffed
    short staff staffed short-staffed shortage*
    show* demonstrat* demo demos present*
    sort* categor* classif*
    speak* spoke talk*
    spec specification*
    staff employee* personnel worker* colleague* coworker*
    start* begin* began begun commenc*
    starter* joiner* hire hires recruit*
    stats statistic*
    stock* inventory
    supervis* oversee* oversaw oversight
    supplier* vendor*
    survey* questionnaire*
    talk* present* lecture*
    teach* taught instruct* tuition lesson*
    tech technolog* technical*
    tender* bid*
    test* trial*
    thesis dissertation
    tidy tidied organis*
    title* book* publication*
    took took_part taking part participat*
    train* induct* onboard* teach* taught
    translat* interpret*
    travel* trip*
    trip* visit* excursion* residential
    turnover revenue sales
    two-way bidirectional
    uk united_kingdom britain british
    uni univ universit*
    updat* refresh*
    upgrad* updat*
    us usa united_states america american
    use uses used using operate operates operated operating
    use uses used using utilis* utiliz* employ* apply applies applied applying
    usual* typical* normal* general* most*
    valid exp expires expiry
    visitor* guest*
    w/ with
    ward unit
    ward wards unit units
    website* web site sites online
    week* weekly wk*
    whole entire full complete total
    willing* availab* open_to prepared_to
    won win wins winning winner* successful*
    writ* wrote author* draft* compos*
    year* annual* yearly yr* annum p.a.
  `);
