import { groups } from '../../word-list.ts';

/**
 * Connecting phrases beside the small words that say the same, and plain adjectives and adverbs. Words of praise, size or
 * certainty stand only beside words of equal weight.
 */
export const englishPhrases = () =>
  groups(`
  in_order_to so_as_to to for with_the_aim_of with_a_view_to
  as_well_as in_addition_to along_with and plus besides &
  with_regard_to with_respect_to in_relation_to in_respect_of in_terms_of relating_to related_to regarding concerning about on of for
  by_means_of by_way_of through via by with using
  on_behalf_of for
  in_the_event_of in_case_of in_the_case_of when if
  in_the_course_of over_the_course_of in_the_process_of during while whilst throughout in
  prior_to before ahead_of in_advance_of in_advance
  subsequent_to after following
  in_accordance_with in_line_with in_compliance_with in_keeping_with in_conformity_with compliant_with comply \
    complied complying compliance adher* follow follows followed following abide* abiding conform*
  in_accordance_with in_line_with in_keeping_with according_to as_per per under following to
  as_required as_needed when_needed if_needed when_required where_needed where_required if_required as_necessary \
    if_necessary when_necessary where_necessary on_request on_demand when_asked
  on_time punctual* on_schedule by_the_deadline to_deadline timely within_the_deadline in_time in_a_timely_manner \
    before_the_deadline meeting_deadlines met_deadlines prompt promptly to_time to_schedule
  a_range_of a_variety_of various different diverse assorted range variety
  multiple several a_number_of
  many numerous lots_of a_lot_of plenty
  such_as like including for_example e.g for_instance
  in_charge_of responsible_for accountable_for
  at_the_same_time simultaneous* at_once concurrently in_parallel
  each_time whenever every_time
  together_with along_with with alongside
  next_to beside near close_to nearby adjacent
  in_the_field_of in_the_area_of in
  polite* courteous* friendly civil
  punctual* on_time
  diligent* hard-working hardworking conscientious*
  calm* composed level-headed
  confidential sensitive private
  busy hectic fast-paced fast_paced high-pressure
  previous* former* prior past earlier preceding
  next following subsequent* later afterwards then
  last final latest most_recent
  main primary
  big large sizeable
  huge massive enormous
  small little minor
  additional further extra other
  necessary required needed essential
  easy simple straightforward
  difficult hard challenging tough
  fast faster quick quicker quickly rapid rapidly swift swiftly speedy speedily
  slow slowly
  cheap* inexpensive low-cost affordable
  expensive costly
  free free_of_charge complimentary no-cost
  abroad overseas foreign
  indoor indoors inside
  outdoor outdoors outside open-air
  worldwide global* across_the_world
  nationwide national* across_the_country countrywide
  citywide across_the_city
  in-house in_house internal internally
  outsourced external externally third-party third_party
  identical same
  similar comparable alike
  usual* typical* normal* standard customary common*
  unusual rare uncommon
  broken faulty defective damaged out_of_order
  spare extra
  second-hand secondhand used pre-owned
  homemade home-made made_from_scratch from_scratch fresh* freshly_made
  vegan plant-based
  raw uncooked
  frozen deep-frozen
  fragile delicate breakable
  heavy bulky
  dangerous hazardous
  toxic poisonous
  flammable inflammable combustible
  jointly together collectively
  separately individually one_by_one one-to-one one-on-one one_to_one 1:1
  step_by_step gradually bit_by_bit
  immediately straight_away right_away at_once instantly
  almost nearly close_to just_under
  exactly precisely
  mainly mostly primarily chiefly predominantly largely
  especially particularly in_particular specifically
  also too as_well in_addition additionally furthermore moreover
  currently now at_present at_the_moment today
  originally initially at_first
  later afterwards subsequently
  early ahead_of_time ahead_of_schedule before_the_deadline
  late overdue delayed
  overnight at_night night night-time nights
  evening evenings after_hours out-of-hours out_of_hours
  weekend weekends saturday_and_sunday saturdays_and_sundays
  holiday* vacation* annual_leave leave
  christmas festive_season holiday_season
  summer summers summertime
  spring springtime
  morning mornings am
  afternoon afternoons pm
  new recently_added recent
  modern up-to-date contemporary
  outdated out-of-date old obsolete legacy
  up_to_date current updat*
  hot warm
  cold chilled cool
  tidy neat orderly
  clean hygienic
  safe secure
  quiet calm
  loud noisy
  ill sick unwell
  injured hurt
  deceased dead
  vulnerable at-risk at_risk
  low-income disadvantaged deprived
  multicultural diverse culturally_diverse
  bilingual two_languages
  handwritten by_hand hand-written
  digital digitally electronic* electronically
  paper-based on_paper hard_copy hard-copy printed
  computerised computerized electronic
  self-employed freelance* independent_contractor contractor
  part-time part_time
  side_job second_job
  shift_work shift-work shifts rotating_shifts rotas
  on-call on_call standby on_standby
  overtime extra_hours additional_hours
`);
