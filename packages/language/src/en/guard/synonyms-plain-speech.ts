import { groups } from '../../word-list.ts';

/** How people say it ("did the wages", "went through", "put into the system") beside the word an editor writes instead. */
export const englishPlainSpeech = () =>
  groups(`
  do does did done doing prepare prepared preparing process processes processed processing handle handles handled handling
  put putting puts enter enters entered entering input* insert* place placed placing install* store stored storing shelv*
  work_the worked_the working_the works_the operate operates operated operating
  take_payment* took_payment* taking_payment* take_card took_card taking_card take_cash took_cash taking_cash \
    take_money took_money taking_money process processed processing handle handled handling collect collected \
    collecting accept accepted accepting
  go_through goes_through went_through going_through look_through looked_through looking_through review reviews \
    reviewed reviewing check checked checking examin* screen screened screening read reading
  set_up sets_up setting_up schedul* arrang* organis* organiz* prepar*
  draw drew drawn drawing draws produce produced producing prepar* creat*
  type types typed typing prepar* produc* writ* wrote word-process*
  deliver* distribut* hand_out handed_out
  hotel hotels accommodation lodging*
  lease leases tenancy tenancies tenancy_agreement* lease_agreement* rental_agreement* rental rentals
  daily every_day each_day a_day per_day
  weekly every_week each_week a_week per_week
  monthly every_month each_month a_month per_month
  quarterly every_quarter each_quarter per_quarter
  annual annually yearly every_year each_year a_year per_year
  nightly every_night each_night
  release releases version versions
  report reported reporting log logged logging record recorded recording flag flagged flagging raise raised raising
  chop chopped chopping cut cutting peel peeled peeling slice sliced slicing prepar* prep
  shop_floor sales_floor
  passport* travel_document* identity_document*
  data details information info particulars
  find_out found_out finding_out gather* ascertain* discover* determin*
  pupil pupils child children schoolchildren kids
  write writes wrote writing written produc* prepar* creat* author*
  get_in_touch got_in_touch getting_in_touch contact* reach_out reached_out reaching_out
  keep_track kept_track keeping_track monitor* track* record*
  keep_up_to_date kept_up_to_date keeping_up_to_date maintain* updat*
  look_into looked_into looking_into investigat* research* examin* check*
  bring_together brought_together collat* compil* combin*
  get_ready got_ready getting_ready prepar* set_up
  help_out helped_out helping_out assist* support* help*
  fill_in filled_in filling_in fill_out filled_out filling_out complete completed completing forms
  fill_shelves filled_shelves filling_shelves shelf_filling shelf-filling stack_shelves stacked_shelves \
    stacking_shelves shelf_stacking restock* replenish* stock stocked stocking
  deal_with deals_with dealt_with dealing_with respond* answer* process* handl*
  take_care_of took_care_of taking_care_of look_after looked_after looking_after care_for cared_for caring_for maintain*
  pick_up picked_up picking_up collect*
  drop_off dropped_off dropping_off deliver*
  hand_in handed_in submit*
  give_advice gave_advice giving_advice advis* counsel*
  give_information gave_information giving_information inform informed informing
  give_talks gave_talks giving_talks present* speak* spoke lectur*
  give_a_hand gave_a_hand help* assist*
  have_meetings had_meetings having_meetings meet met meeting
  make_appointments made_appointments making_appointments make_bookings made_bookings making_bookings book booked booking schedul* arrang*
  make_calls made_calls making_calls call called calling phone* telephone*
  make_copies made_copies making_copies copy copied copying photocop*
  make_changes made_changes making_changes change changed changing amend* modif* edit edited
  make_repairs made_repairs making_repairs repair* fix fixed fixing
  make_notes made_notes making_notes note noted record recorded recording
  make_plans made_plans plan planned planning
  make_deliveries made_deliveries making_deliveries deliver*
  make_sales made_sales making_sales sell sold selling
  make_payments made_payments making_payments pay paid paying
  do_the_cleaning did_the_cleaning doing_the_cleaning clean cleaned cleaning
  do_the_accounts did_the_accounts doing_the_accounts do_the_books did_the_books doing_the_books bookkeep* \
    book-keep* accounts accounting keep_the_books kept_the_books
  do_the_ordering did_the_ordering ordering ordered order
  do_research did_research doing_research research*
  do_the_shopping did_the_shopping shopping shop shopped
  do_the_laundry did_the_laundry laundry launder* wash washed washing
  do_repairs did_repairs doing_repairs repair* fix fixed fixing
  do_surveys did_surveys survey surveys surveyed surveying
  do_interviews did_interviews interview*
  do_checks did_checks doing_checks check checked checking inspect*
  at_the_end at_close end close
  at_the_start at_the_beginning start beginning
  callers phone_calls calls telephone called
  front_of_house front-of-house foh
  back_of_house back-of-house boh
  old_people older elderly
  new_people new_staff newcomers
  computer_system system computer software
  phone_system switchboard
  by_phone over_the_phone on_the_phone phone telephone via_phone
  by_email via_email over_email email e-mail
  by_post by_mail via_post
  verif* verification* confirm* check checks checked checking
  classif* classification* categor* categoris* categoriz* categorisation* categorization* sort sorted sorting
  identif* identification find found finding spot spotted recognis* recogniz*
  clarif* clarification* explain* explanation*
  modif* modification* chang* alter* adjust* adapt*
  notif* notification* inform informed informing tell told telling
  specif* specification*
  instructions directions guidance directions_given
  directions information
  timetable* rota rotas roster* shift_plan* work_schedule* schedul*
  price_label* price_tag* price_ticket* labels
  worksheet* exercises teaching_material*
  order_form* purchase_order* orders
  wait_list* waiting_list*
  lost_property lost_and_found
  time_sheet* timesheet* hours_worked
  sick_leave sickness illness
  day_off days_off time_off leave
  pay_rise pay_raise
  pay_slip* payslip*
  spot_check* random_check*
  site_visit* visits
  house_call* home_visit*
  phone_line* hotline* helpline*
  first_line first-line 1st_line front-line frontline
  second_line second-line 2nd_line
`);
