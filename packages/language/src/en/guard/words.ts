import type { GuardWords, Ladder } from '../../guard-words.ts';
import { groups, levels, list } from '../../word-list.ts';

export const englishWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
    aid aided aiding alongside assist* assistant closely_with co-* collaborat* contribut* cooperat* coursework_toward
    cover cover* covering deputis* exposure_to filled_in help* in_a_team involved involvement joined jointly member
    member_of my_part observed observing on_the_team one_of part_of part_of_the_team participat* sat_on seconded
    shadowed shadowing sit_on sits_on sitting_on standing_in stood_in support* take_part taking_part team_of
    together_with took_part toward towards under_the with_a_team with_help with_support with_the_help work_alongside
    work_closely work_on work_with worked_alongside worked_closely worked_on worked_w worked_with working_alongside
    working_closely working_on working_with
  `),
  modest: list('attend* background experience* exposure familiar* knowledge supervised_by supervision'),
  passive: list(`
    am_trained appl* applied attend* been_trained chosen data_entry learn* learnt listen* nominat* observ* receiv*
    received saw selected shadow* shortlist* studied trained_on was_chosen was_given was_selected was_shown was_taught
    was_trained watch* were_taught
  `),
  duties: list(`
    accountable_for assigned charged_with did doing duties duty entrusted given_the had_to in_charge_of involved_in
    job_was my_job responsibilities responsibility responsible_for role_included tasked tasks_included was_asked
  `),
  leading: groups(`
    achiev* attain* accomplish* met meets reach* hit hits
    chair* govern*
    closed closing close
    coach* mentor*
    complet* finish* finalis* finaliz*
    complet* finish* finalis* passed pass
    deliver* delivery taught teach*
    design* architect*
    develop* build* built creat* program* coded
    direct directed directing directs
    drove drive* driving
    exceed* surpass* outperform* beat beating
    found founded founding co-founded establish*
    head headed heading heads
    implement*
    introduc*
    launch*
    lead* led leadership
    manag*
    negotiat*
    orchestrat* master* transform* revamp* overhaul*
    oversee* oversaw overseen supervis*
    own owned owns ownership owning
    run ran running runs
    secur*
    solely single-handed* independently alone personally
    spearhead* champion* pioneer* master-mind*
    win won winning award*
  `),
  praise: list(`
    #1 acclaimed accomplished award* best brilliant cutting-edge deep distinguished elite excellent exceptional
    extensive favorite favourite first-class flawless gifted go-to high-performing highest-performing highly impeccable
    innovative leading number-one outstanding perfect prestigious proven recognised recognized renowned seasoned
    sought-after star strong success* successful* superb talented top trusted unique unmatched unparalleled unrivalled
    well-known world-class
  `),
  limits: groups(`
    attempted tried
    co-author* second_author
    coursework incomplete unfinished toward towards
    entry-level entry_level
    every_other every_second every_third alternate alternating
    expired lapsed out_of_date
    hobby hobbyist amateur personal_project side_project spare_time
    in_progress ongoing_study exam_booked booked_for registered_for enrolled scheduled applied_for under_way underway \
      yet_to expected pending awaiting due currently_studying not_yet anticipated
    interim acting
    intern interns internship trainee* apprentice* placement work_experience
    learning
    occasional* sometimes now_and_then from_time_to_time on_occasion irregular* ad_hoc sporadic*
    once one-off one_time
    only merely read-only read_only view-only limited_to
    part-time part_time part-qualified part_qualified newly
    partly partial* half third quarter_of
    paused withdrew withdrawn deferred enrolled
    pilot pilots piloted trial* prototype poc test_run
    planned proposed draft*
    self-taught
    shortlisted shortlist nominat* runner-up runner_up finalist* longlisted highly_commended
    simulated mock
    student undergraduate
    temp temporary seasonal casual agency zero-hours
    under_supervision supervision supervised under_the under_guidance guidance
    until till former* ex-*
    up_to at_most maximum max no_more_than as_many_as
    volunteer* voluntary unpaid
    when_the when_my when_a when_our when_needed if_the if_needed whenever as_needed absence absent away
  `),
  frequencies: groups(`
    always constantly continuous* permanent*
    day days daily nightly every_day each_day per_day
    hour hours hourly hr hrs h every_hour each_hour
    minute minutes min mins
    month months monthly every_month each_month per_month
    quarter quarters quarterly every_quarter each_quarter
    regular* frequent* often
    week weeks weekly wk every_week each_week per_week
    year years every_year each_year per_year yearly annual annually annum yr yrs
  `),
  negations: list(`
    *-free apart_from bar can't cannot didn't doesn't don't except excluding failed hadn't haven't isn't lack* neither
    never no nobody none nor not nothing other_than save_for unable wasn't without won't zero
  `),
  levels: levels(`
    beginner* basic* bit_of elementary notions a1 a2 novice rudimentary intro introductory level_1 limited some
    conversational intermediate working_knowledge familiar* b1 moderate good_working level_2
    good b2 competent comfortable solid confident level_3
    advanced proficien* c1 strong very_good business_fluent professional_working skilled experienced extensive in-depth deep hands-on hands_on
    fluent* bilingual excellent full_professional
    native mother_tongue expert* c2 mastery mastered guru specialist world-class
  `),
  titles: list(`
    accountant* administrator* adviser* advisor* analyst* architect architects assistant* associate* attorney* auditor*
    barista* barrister* buyer* captain ceo cfo chef chief cio clerk* coach coaches cofounder* consultant consultant* coo
    cook coordinator* counsel cto dean deputy designer designers developer* director directors doctor driver* editor
    editors engineer engineers evp executive* expert* foreman founder* head helper* host improver* inspector*
    instructor* judge labourer* lawyer* lead leader* lecturer manager managers mate matron mentor mentors merchandiser*
    nurse* officer operative* operator* owner packer* paralegal* partner physician picker* planner* porter* president
    principal professor provost representative* researcher* scientist* scrum_master secretary sister solicitor*
    sous-chef specialist* strategist* superintendent supervisor* surgeon svp teacher* technician* trainer* tutor*
    vice-president vp waiter* waitress* warden writer*
  `),
  titleEndings: list('grapher ician icians macist macists ntist ntists ographer ologist ologists rapist rapists'),
  smallTitles: list(`
    acting apprentice aspiring assistant associate casual co- deputy entry-level graduate interim intern jr junior nqt
    part-time pre- relief student sub support temp temporary trainee under vice volunteer
  `),
  moreThan: list(`
    above at_least beyond exceeding greater_than in_excess_of minimum more_than no_fewer_than no_less_than over
    upwards_of
  `),
  firstPerson: list('i me mine my myself'),
  changes: groups(`
    decreas* fell fall* drop* declin* went_down reduc* cut cuts cutting lower*
    increas* grew grow* rose rise climb* improv* went_up rais* lift* boost*
  `),
  causes: list(`
    allowing as_a_result because_of causing contributing_to credited driving due_to enabling leading_to led_to resulted
    resulting so_that thanks_to thereby which_led which_resulted which_results
  `),
  beforeOthers: list(`
    a alongside an and as-told assisted by for from helped her his my of our replaced reporting supported the their to
    under via with
  `),
  instructions: list(`
    add_the_following add_to_the_resume as_an_ai dear_ai disregard_all disregard_previous ignore_all ignore_previous
    insert_the_following instructions_above list_this_candidate note_to_ai note_to_recruiter_software note_to_the_ai
    previous_instructions prior_instructions rank_this_candidate rate_this_candidate recommend_this_candidate
    system_prompt this_candidate_as you_are_now you_must
  `),
};

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

export const englishLadder: Ladder = {
  doing: list(`
    build* built clos* close* coach* coded complet* creat* deliver* design* develop* establish* finish* found founded
    implement* introduc* launch* negotiat* present* program* ran run running runs taught teach* train*
  `),
  leading: list(`
    accountable chair* charge_of direct directed directing directs head headed heading heads in_charge lead* led manag*
    oversaw oversee* overseen own owned ownership owns ran report_to_me responsible run running runs supervis*
    through_six
  `),
  reached: list('achiev* attain* hit hits met reach*'),
  lesser: list(`
    asked attend* chosen draft* invited learn* liais* minutes notes observ* propos* recommend* sat selected shadow* sit
    sits suggest* supported_by watch*
  `),
};

export const englishClaimWords: readonly string[] = list(`
  accelerat* accredit* accura* accurately administ* advanced all appoint* approv* architecture attainment attract*
  audit* authori* automat* autonom* avoid* award* bachelor* big bigger biggest board boost* branch* budget* certif*
  chartered chief company* company-wide complete* comprehensive considerabl* consistently constantly contest* conversion
  critical cross-functional cut cuts cutting daily decision* deep degree* department* diagnos* diploma directly
  distinction division* doctor* doubl* dramatic* earned effectively efficien* efficiently elected elevat* eliminat*
  end-to-end engagement enhanc* enterprise* entire every exclusively executive* expert* extensive* firm first flagship
  fluen* forecast* full gained generat* global* graduat* group growth guru high higher highest hir* honor* honour* huge
  impact* improve* independent* infrastructure international* invent* key large larger largest lead lectur* licence*
  licensed lift* litigat* lower* loyalty major many massive master* mastery maximis* maximiz* medal* merit minimis*
  minimiz* modernis* morale multiple national* nationwide nightly numerous only operated optimis* optimiz* organis*
  organisation organisation-wide organization outcome* p&l patent* performance personally phd platform prescrib*
  presented prevent* principal prize* proactiv* production productiv* profit* promot* publication* qualif* quality
  quickly rais* recruit* reduc* region* regional* represent* result* retention revenue satisf* sav* saving* seamlessly
  senior several sign-off significant* site sites sole solv* speak* specialist* spoke stakeholder* strateg* strategic*
  streamlin* strengthen* substantial* success* successfully surg* taught teach* tripl* uptime weekly whole worldwide
`);
