import type { GuardWords } from '../../guard-words.ts';
import { groups, list } from '../../word-list.ts';

export const englishWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
      help* assist* support* aid aided aiding participat* took_part take_part taking_part involved involvement contribut* part_of
      member_of member on_the_team sat_on sit_on sits_on sitting_on part_of_the_team worked_on work_on working_on worked_with work_with
      working_with worked_w worked_alongside work_alongside working_alongside collaborat* shadowed shadowing observed observing cover
      cover* covering filled_in stood_in standing_in deputis* joined one_of in_a_team with_a_team team_of cooperat* co-* jointly
      together_with alongside coursework_toward towards toward my_part under_the exposure_to seconded assistant closely_with
      worked_closely work_closely working_closely with_help with_the_help with_support
    `),
  modest: list('supervision supervised_by attend* experience* background exposure familiar* knowledge'),
  passive: list(`
    attend* watch* observ* shadow* learn* learnt studied listen* was_trained been_trained trained_on am_trained was_given received receiv*
    data_entry was_shown saw were_taught was_taught nominat* shortlist* applied appl* was_chosen was_selected chosen selected
  `),
  duties: list(`
      responsible_for responsibility responsibilities duties duty tasked in_charge_of charged_with accountable_for my_job role_included
      tasks_included job_was assigned given_the entrusted was_asked involved_in did doing had_to
    `),
  leading: groups(`
    lead* led leadership
    manag*
    direct directed directing directs
    oversee* oversaw overseen supervis*
    own owned owns ownership owning
    head headed heading heads
    spearhead* champion* pioneer* master-mind*
    drove drive* driving
    found founded founding co-founded establish*
    launch*
    design* architect*
    introduc*
    negotiat*
    run ran running runs
    chair* govern*
    deliver* delivery taught teach*
    complet* finish* finalis* finaliz*
    achiev* attain* accomplish* met meets reach* hit hits
    exceed* surpass* outperform* beat beating
    win won winning award*
    secur*
    implement*
    closed closing close
    solely single-handed* independently alone personally
    coach* mentor*
    orchestrat* master* transform* revamp* overhaul*
    develop* build* built creat* program* coded
    complet* finish* finalis* passed pass
  `),
  praise: list(`
      top best outstanding exceptional excellent award* leading renowned acclaimed proven unrivalled unparalleled first-class world-class
      elite star high-performing highest-performing distinguished recognised recognized prestigious unique innovative cutting-edge
      flawless perfect highly successful* success* strong extensive deep #1 favourite favorite go-to sought-after trusted impeccable
      superb brilliant gifted talented seasoned accomplished well-known number-one unmatched
    `),
  limits: groups(`
    when_the when_my when_a when_our when_needed if_the if_needed whenever as_needed absence absent away
    only merely read-only read_only view-only limited_to
    once one-off one_time
    every_other every_second every_third alternate alternating
    occasional* sometimes now_and_then from_time_to_time on_occasion irregular* ad_hoc sporadic*
    hobby hobbyist amateur personal_project side_project spare_time
    volunteer* voluntary unpaid
    intern interns internship trainee* apprentice* placement work_experience
    temp temporary seasonal casual agency zero-hours
    part-time part_time part-qualified part_qualified newly
    expired lapsed out_of_date
    paused withdrew withdrawn deferred enrolled
    in_progress ongoing_study exam_booked booked_for registered_for enrolled scheduled applied_for under_way \
      underway yet_to expected pending awaiting due currently_studying not_yet anticipated
    shortlisted shortlist nominat* runner-up runner_up finalist* longlisted highly_commended
    coursework incomplete unfinished toward towards
    up_to at_most maximum max no_more_than as_many_as
    partly partial* half third quarter_of
    pilot pilots piloted trial* prototype poc test_run
    planned proposed draft*
    under_supervision supervision supervised under_the under_guidance guidance
    interim acting
    entry-level entry_level
    student undergraduate
    until till former* ex-*
    attempted tried
    simulated mock
    co-author* second_author
    self-taught
    learning
  `),
  frequencies: groups(`
    minute minutes min mins
    hour hours hourly hr hrs h every_hour each_hour
    day days daily nightly every_day each_day per_day
    week weeks weekly wk every_week each_week per_week
    month months monthly every_month each_month per_month
    quarter quarters quarterly every_quarter each_quarter
    year years every_year each_year per_year yearly annual annually annum yr yrs
    always constantly continuous* permanent*
    regular* frequent* often
  `),
  negations: list(`
      not no never none nobody nothing neither nor without isn't wasn't didn't don't doesn't haven't hadn't cannot can't won't *-free
      failed unable lack* except excluding zero apart_from other_than save_for bar
    `),
  levels: groups(`
    beginner* basic* bit_of elementary notions a1 a2 novice rudimentary intro introductory level_1 limited some
    conversational intermediate working_knowledge familiar* b1 moderate good_working level_2
    good b2 competent comfortable solid confident level_3
    advanced proficien* c1 strong very_good business_fluent professional_working skilled experienced extensive in-depth deep hands-on hands_on
    fluent* bilingual excellent full_professional
    native mother_tongue expert* c2 mastery mastered guru specialist world-class
  `),
  titles: list(`
      head chief lead leader* supervisor* president vice-president vp svp evp cto ceo cfo coo cio officer principal partner owner founder*
      cofounder* consultant* executive* developer* analyst* coordinator* administrator* specialist* nurse* doctor physician surgeon
      consultant teacher* professor lecturer researcher* scientist* writer* driver* operator* operative* technician* foreman captain
      clerk* accountant* auditor* lawyer* solicitor* barrister* paralegal* attorney* counsel judge representative* advisor* adviser*
      associate* assistant* secretary planner* buyer* merchandiser* chef cook sous-chef barista* waiter* waitress* host porter* mate
      improver* helper* labourer* picker* packer* trainer* instructor* tutor* expert* strategist* scrum_master superintendent
      inspector* deputy matron sister warden dean provost manager managers director directors engineer engineers architect architects
      editor editors coach coaches mentor mentors designer designers
    `),
  titleEndings: list('rapist rapists ntist ntists macist macists ologist ologists ician icians grapher ographer'),
  smallTitles: list(`
    assistant junior trainee deputy intern associate apprentice student graduate acting interim temporary temp part-time volunteer sub
    vice under entry-level jr support relief casual co- nqt aspiring pre-
  `),
  moreThan: list(`
    more_than over above at_least upwards_of in_excess_of exceeding beyond minimum no_fewer_than no_less_than greater_than
  `),
  firstPerson: list('i my me myself mine'),
  changes: groups(`
    increas* grew grow* rose rise climb* improv* went_up rais* lift* boost*
    decreas* fell fall* drop* declin* went_down reduc* cut cuts cutting lower*
  `),
  causes: list(`
      thanks_to resulting resulted as_a_result which_results leading_to led_to thereby which_led which_resulted allowing enabling causing
      so_that because_of due_to contributing_to driving credited
    `),
  beforeOthers: list(`
    the to with by for under from of our their his her a an alongside via and supported assisted helped reporting replaced my as-told
  `),
  instructions: list(`
      ignore_previous ignore_all disregard_previous disregard_all previous_instructions prior_instructions system_prompt
      note_to_recruiter_software note_to_ai note_to_the_ai dear_ai as_an_ai you_must you_are_now list_this_candidate rate_this_candidate
      rank_this_candidate this_candidate_as recommend_this_candidate instructions_above add_to_the_resume add_the_following
      insert_the_following
    `),
};
