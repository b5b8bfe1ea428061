import { groups } from '../../word-list.ts';

/**
 * Connecting phrases beside the small words that say the same, and plain adjectives and adverbs. Words of praise, size or
 * certainty stand only beside words of equal weight.
 */
export const englishPhrases = () =>
  groups(`
    a_range_of a_variety_of various different diverse assorted range variety
    abroad overseas foreign
    additional further extra other
    afternoon afternoons pm
    almost nearly close_to just_under
    also too as_well in_addition additionally furthermore moreover
    as_required as_needed when_needed if_needed when_required where_needed where_required if_required as_necessary \
      if_necessary when_necessary where_necessary on_request on_demand when_asked
    as_well_as in_addition_to along_with and plus besides &
    at_the_same_time simultaneous* at_once concurrently in_parallel
    big large sizeable
    bilingual two_languages
    broken faulty defective damaged out_of_order
    busy hectic fast-paced fast_paced high-pressure
    by_means_of by_way_of through via by with using
    calm* composed level-headed
    cheap* inexpensive low-cost affordable
    christmas festive_season holiday_season
    citywide across_the_city
    clean hygienic
    cold chilled cool
    computerised computerized electronic
    confidential sensitive private
    currently now at_present at_the_moment today
    dangerous hazardous
    deceased dead
    difficult hard challenging tough
    digital digitally electronic* electronically
    diligent* hard-working hardworking conscientious*
    each_time whenever every_time
    early ahead_of_time ahead_of_schedule before_the_deadline
    easy simple straightforward
    especially particularly in_particular specifically
    evening evenings after_hours out-of-hours out_of_hours
    exactly precisely
    expensive costly
    fast faster quick quicker quickly rapid rapidly swift swiftly speedy speedily
    flammable inflammable combustible
    fragile delicate breakable
    free free_of_charge complimentary no-cost
    frozen deep-frozen
    handwritten by_hand hand-written
    heavy bulky
    holiday* vacation* annual_leave leave
    homemade home-made made_from_scratch from_scratch fresh* freshly_made
    hot warm
    huge massive enormous
    identical same
    ill sick unwell
    immediately straight_away right_away at_once instantly
    in-house in_house internal internally
    in_accordance_with in_line_with in_compliance_with in_keeping_with in_conformity_with compliant_with comply \
      complied complying compliance adher* follow follows followed following abide* abiding conform*
    in_accordance_with in_line_with in_keeping_with according_to as_per per under following to
    in_charge_of responsible_for accountable_for
    in_order_to so_as_to to for with_the_aim_of with_a_view_to
    in_the_course_of over_the_course_of in_the_process_of during while whilst throughout in
    in_the_event_of in_case_of in_the_case_of when if
    in_the_field_of in_the_area_of in
    indoor indoors inside
    injured hurt
    jointly together collectively
    last final latest most_recent
    late overdue delayed
    later afterwards subsequently
    loud noisy
    low-income disadvantaged deprived
    main primary
    mainly mostly primarily chiefly predominantly largely
    many numerous lots_of a_lot_of plenty
    modern up-to-date contemporary
    morning mornings am
    multicultural diverse culturally_diverse
    multiple several a_number_of
    nationwide national* across_the_country countrywide
    necessary required needed essential
    new recently_added recent
    next following subsequent* later afterwards then
    next_to beside near close_to nearby adjacent
    on-call on_call standby on_standby
    on_behalf_of for
    on_time punctual* on_schedule by_the_deadline to_deadline timely within_the_deadline in_time in_a_timely_manner \
      before_the_deadline meeting_deadlines met_deadlines prompt promptly to_time to_schedule
    originally initially at_first
    outdated out-of-date old obsolete legacy
    outdoor outdoors outside open-air
    outsourced external externally third-party third_party
    overnight at_night night night-time nights
    overtime extra_hours additional_hours
    paper-based on_paper hard_copy hard-copy printed
    part-time part_time
    polite* courteous* friendly civil
    previous* former* prior past earlier preceding
    prior_to before ahead_of in_advance_of in_advance
    punctual* on_time
    quiet calm
    raw uncooked
    safe secure
    second-hand secondhand used pre-owned
    self-employed freelance* independent_contractor contractor
    separately individually one_by_one one-to-one one-on-one one_to_one 1:1
    shift_work shift-work shifts rotating_shifts rotas
    side_job second_job
    similar comparable alike
    slow slowly
    small little minor
    spare extra
    spring springtime
    step_by_step gradually bit_by_bit
    subsequent_to after following
    such_as like including for_example e.g for_instance
    summer summers summertime
    tidy neat orderly
    together_with along_with with alongside
    toxic poisonous
    unusual rare uncommon
    up_to_date current updat*
    usual* typical* normal* standard customary common*
    vegan plant-based
    vulnerable at-risk at_risk
    weekend weekends saturday_and_sunday saturdays_and_sundays
    with_regard_to with_respect_to in_relation_to in_respect_of in_terms_of relating_to related_to regarding \
      concerning about on of for
    worldwide global* across_the_world
  `);
