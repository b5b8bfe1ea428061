import { groups } from '../../word-list.ts';

/** How people say it ("did the wages", "went through", "put into the system") beside the word an editor writes instead. */
export const englishPlainSpeech = () =>
  groups(`
    annual annually yearly every_year each_year a_year per_year
    at_the_end at_close end close
    at_the_start at_the_beginning start beginning
    back_of_house back-of-house boh
    bring_together brought_together collat* compil* combin*
    by_email via_email over_email email e-mail
    by_phone over_the_phone on_the_phone phone telephone via_phone
    by_post by_mail via_post
    callers phone_calls calls telephone called
    chop chopped chopping cut cutting peel peeled peeling slice sliced slicing prepar* prep
    clarif* clarification* explain* explanation*
    classif* classification* categor* categoris* categoriz* categorisation* categorization* sort sorted sorting
    computer_system system computer software
    daily every_day each_day a_day per_day
    data details information info particulars
    day_off days_off time_off leave
    deal_with deals_with dealt_with dealing_with respond* answer* process* handl*
    deliver* distribut* hand_out handed_out
    directions information
    do does did done doing prepare prepared preparing process processes processed processing handle handles handled \
      handling
    do_checks did_checks doing_checks check checked checking inspect*
    do_interviews did_interviews interview*
    do_repairs did_repairs doing_repairs repair* fix fixed fixing
    do_research did_research doing_research research*
    do_surveys did_surveys survey surveys surveyed surveying
    do_the_accounts did_the_accounts doing_the_accounts do_the_books did_the_books doing_the_books bookkeep* \
      book-keep* accounts accounting keep_the_books kept_the_books
    do_the_cleaning did_the_cleaning doing_the_cleaning clean cleaned cleaning
    do_the_laundry did_the_laundry laundry launder* wash washed washing
    do_the_ordering did_the_ordering ordering ordered order
    do_the_shopping did_the_shopping shopping shop shopped
    draw drew drawn drawing draws produce produced producing prepar* creat*
    drop_off dropped_off dropping_off deliver*
    fill_in filled_in filling_in fill_out filled_out filling_out complete completed completing forms
    fill_shelves filled_shelves filling_shelves shelf_filling shelf-filling stack_shelves stacked_shelves \
      stacking_shelves shelf_stacking restock* replenish* stock stocked stocking
    find_out found_out finding_out gather* ascertain* discover* determin*
    first_line first-line 1st_line front-line frontline
    front_of_house front-of-house foh
    get_in_touch got_in_touch getting_in_touch contact* reach_out reached_out reaching_out
    get_ready got_ready getting_ready prepar* set_up
    give_a_hand gave_a_hand help* assist*
    give_advice gave_advice giving_advice advis* counsel*
    give_information gave_information giving_information inform informed informing
    give_talks gave_talks giving_talks present* speak* spoke lectur*
    go_through goes_through went_through going_through look_through looked_through looking_through review reviews \
      reviewed reviewing check checked checking examin* screen screened screening read reading
    hand_in handed_in submit*
    have_meetings had_meetings having_meetings meet met meeting
    help_out helped_out helping_out assist* support* help*
    hotel hotels accommodation lodging*
    house_call* home_visit*
    identif* identification find found finding spot spotted recognis* recogniz*
    instructions directions guidance directions_given
    keep_track kept_track keeping_track monitor* track* record*
    keep_up_to_date kept_up_to_date keeping_up_to_date maintain* updat*
    lease leases tenancy tenancies tenancy_agreement* lease_agreement* rental_agreement* rental rentals
    look_into looked_into looking_into investigat* research* examin* check*
    lost_property lost_and_found
    make_appointments made_appointments making_appointments make_bookings made_bookings making_bookings book booked \
      booking schedul* arrang*
    make_calls made_calls making_calls call called calling phone* telephone*
    make_changes made_changes making_changes change changed changing amend* modif* edit edited
    make_copies made_copies making_copies copy copied copying photocop*
    make_deliveries made_deliveries making_deliveries deliver*
    make_notes made_notes making_notes note noted record recorded recording
    make_payments made_payments making_payments pay paid paying
    make_plans made_plans plan planned planning
    make_repairs made_repairs making_repairs repair* fix fixed fixing
    make_sales made_sales making_sales sell sold selling
    modif* modification* chang* alter* adjust* adapt*
    monthly every_month each_month a_month per_month
    new_people new_staff newcomers
    nightly every_night each_night
    notif* notification* inform informed informing tell told telling
    old_people older elderly
    order_form* purchase_order* orders
    passport* travel_document* identity_document*
    pay_rise pay_raise
    pay_slip* payslip*
    phone_line* hotline* helpline*
    phone_system switchboard
    pick_up picked_up picking_up collect*
    price_label* price_tag* price_ticket* labels
    pupil pupils child children schoolchildren kids
    put putting puts enter enters entered entering input* insert* place placed placing install* store stored storing \
      shelv*
    quarterly every_quarter each_quarter per_quarter
    release releases version versions
    report reported reporting log logged logging record recorded recording flag flagged flagging raise raised raising
    second_line second-line 2nd_line
    set_up sets_up setting_up schedul* arrang* organis* organiz* prepar*
    shop_floor sales_floor
    sick_leave sickness illness
    site_visit* visits
    specif* specification*
    spot_check* random_check*
    take_care_of took_care_of taking_care_of look_after looked_after looking_after care_for cared_for caring_for \
      maintain*
    take_payment* took_payment* taking_payment* take_card took_card taking_card take_cash took_cash taking_cash \
      take_money took_money taking_money process processed processing handle handled handling collect collected \
      collecting accept accepted accepting
    time_sheet* timesheet* hours_worked
    timetable* rota rotas roster* shift_plan* work_schedule* schedul*
    type types typed typing prepar* produc* writ* wrote word-process*
    verif* verification* confirm* check checks checked checking
    wait_list* waiting_list*
    weekly every_week each_week a_week per_week
    work_the worked_the working_the works_the operate operates operated operating
    worksheet* exercises teaching_material*
    write writes wrote writing written produc* prepar* creat* author*
  `);
