import { groups } from '../../word-list.ts';

/** People, things and places under their other usual names. Names of rank and of reach are left out on purpose. */
export const englishThings = () =>
  groups(`
  client* customer* shopper* patron patrons purchaser* consumer*
  guest* diner* customer* visitor* holidaymaker*
  public members_of_the_public general_public people
  resident residents patient patients service_user*
  elderly older_people older_adults older_persons seniors senior_citizens aged old_people older
  disabled disabilit* special_needs additional_needs
  baby babies infant infants newborn*
  toddler* young_children preschooler* little_ones
  youth* young_people young_adults teenager* adolescen* youngster* teens
  family families relatives next_of_kin loved_ones
  colleague* coworker* co-worker* teammate* team_mate* team_member* workmate* peer peers staff employee*
  team teams crew crews squad
  new_starter* new_joiner* newcomer* new_hire* new_staff new_employee* new_recruit* new_colleague* \
    new_team_member* new_worker* newly_hired recruits starters joiners
  supplier* vendor* provider*
  tenant* renter* occupant* occupier* lodger*
  landlord* property_owner*
  passenger* traveller* traveler* rider*
  attendee* participant* delegates delegate
  audience* spectator* viewer* onlooker*
  donor* benefactor*
  donation* gift gifts contribution*
  applicant* candidate* jobseeker* job-seeker* job_seeker*
  prisoner* inmate* detainee*
  citizens residents inhabitants local_people locals
  lawyer* attorney*
  user users end-user* end_user*
  reader* readership
  neighbour* neighbor*
  friend* peers
  mum mums mom moms mother mothers
  dad dads father fathers
  carer* caregiver* care_giver*
  woman women female females ladies
  man men male males
  person people persons individual individuals folk
  goods merchandise product* item* wares stock articles
  parcel* packet* package packages
  box boxes carton* crate* container*
  pallet* skid skids
  consignment* shipment* load loads cargo freight delivery deliveries
  receipt* till_slip* proof_of_purchase
  voucher* coupon* gift_card*
  cash money takings
  fund funds funding money
  fee fees charge charges
  wage wages salary salaries payroll pay remuneration
  spend spending expenditure* expense* cost costs outlay* outgoings
  income revenue earnings takings
  overdue late unpaid_invoice* late_payment* outstanding_payment* outstanding_invoice* arrears
  accounts_payable purchase_ledger creditors supplier_invoices
  accounts_receivable sales_ledger debtors
  bookkeep* book-keep* keep_the_books kept_the_books keeping_the_books
  month-end month_end period-end end_of_month
  year-end year_end end_of_year
  bank_reconciliation* reconcil*
  petty_cash float cash_float
  till tills checkout* check-out* cash_register* cash_desk* cash_point till_point
  shelf shelves shelving rack racks racking aisle aisles
  shop shops store stores outlet outlets
  supermarket* grocery groceries food_shop
  stockroom* storeroom* store_room* stock_room* back_room
  warehouse* depot* storehouse* distribution_centre distribution_center fulfilment_centre fulfillment_center
  bar bars pub pubs
  restaurant restaurants eatery eateries dining_room
  cafe cafes coffee_shop* coffee_house* coffee_bar*
  canteen* cafeteria*
  dish dishes meal meals plate plates food lunches dinners
  beverage* drink drinks
  dessert* pudding* sweets
  bread loaf loaves baked_goods
  crockery dishes tableware
  cutlery silverware
  food_hygiene food_safety
  tip tips gratuit*
  cold_store fridge* refrigerator* walk-in
  linen* bedding bed_linen sheets
  laundry washing linen linens
  room rooms bedroom* guest_room*
  reception front_desk front_of_house front-desk lobby
  housekeep* room_cleaning
  rubbish waste garbage trash refuse litter
  recycl* reus*
  bin bins dumpster*
  premises facility facilities building buildings site sites property properties
  office offices workplace*
  home homes house houses residence* dwelling* household* domestic residential
  flat flats apartment*
  garden gardens yard yards grounds
  road roads street streets
  motorway* highway* freeway*
  hgv hgvs lorry lorries truck trucks heavy_goods
  van vans delivery_van* light_commercial
  bus buses coaches
  car cars automobile* vehicle*
  taxi taxis cab cabs
  rail railway* railroad*
  aircraft plane planes aeroplane* airplane*
  vessel* boat boats
  forklift* fork-lift* lift_truck* counterbalance flt
  bike bikes bicycle* cycle cycles
  fleet vehicles
  route routes round rounds run_sheet
  journey* trip trips drive drives
  petrol gasoline fuel diesel_fuel
  tyre tyres tire tires
  luggage baggage bags suitcases
  ticket tickets fare fares
  car_park* parking parking_lot*
  machine machines machinery equipment plant
  device* appliance*
  instrument* apparatus equipment
  engine engines motor motors
  parts component* spare_parts spares
  wire wires wiring cable cables cabling
  pipe pipes piping pipework plumbing
  light lights lighting lamp lamps
  timber wood lumber wooden
  plasterboard drywall
  blueprint* drawing drawings technical_drawing* plans
  fault* defect* flaw flaws bug bugs problem*
  error* mistake* inaccurac*
  discrepanc* mismatch* difference* variance* inconsistenc*
  breakdown* stoppage* failure* outage* downtime
  damage* breakage*
  hazard* risk risks danger*
  injur* wound wounds
  health_and_safety h&s health_safety safety
  protective_equipment ppe safety_gear protective_gear protective_clothing
  rule rules regulation* requirement* regs
  law laws legislation statute* statutory legal
  guideline* policy policies protocol* procedure* rules instructions
  standard standards norm norms specification* criteri* requirement*
  goal goals objective* target* aim aims quota*
  deadline* due_date* time_limit*
  schedule* timetable* calendar* rota rotas roster*
  appointment* meeting* booking* reservation* slot slots visit visits
  agenda* programme
  meeting* gathering* get-together* session sessions
  workshop* seminar* training_session* session sessions course courses
  form forms document documents paperwork documentation papers file files
  letter letters correspondence post mail
  memo memos memorandum* note notes
  newsletter* bulletin* mailshot* mailing*
  leaflet* brochure* pamphlet* flyer* flier* handout*
  manual manuals handbook* guidebook* guides user_guide* instruction_manual* instructions
  spreadsheet* worksheet* excel_sheet*
  slide slides deck decks slide_deck* presentation*
  graph graphs chart charts diagram* plots
  figures numbers data
  database* data_base data_bases db
  record records file files dossier* notes history histories
  list lists listing listings
  label labels labelled labelling labeled labeling tag tags tagged tagging
  report reports write-up* writeup*
  article articles story stories piece pieces
  text texts copy wording written_content
  content texts copy material
  magazine* periodical*
  newspaper* press papers
  photo* picture pictures image images
  video videos film films footage clip clips
  advert* ad ads commercial commercials
  computer* pc pcs
  mobile mobiles smartphone* cell_phone* cellphone* mobile_phone*
  software program programs application applications app apps system systems package packages
  website* web_site* web_page* webpage* site page pages internet_site
  backend back-end back_end server-side server_side
  frontend front-end front_end client-side client_side
  feature features functionalit*
  codebase code source_code
  repo repos repository repositories
  login logins log-in sign-in credentials
  outage outages downtime incident*
  sample* specimen*
  method methods methodolog* technique* approach approaches procedure* way ways
  finding findings result results
  reading readings measurement*
  fieldwork field_work
  literature_review review_of_the_literature
  lesson* class classes session sessions teaching
  module* course* unit units
  curriculum curricula syllabus syllabuses syllabi
  exam exams examination* test tests assessment*
  nursery nurseries kindergarten* preschool* pre-school* daycare day_care
  primary_school* elementary_school* primary
  secondary_school* high_school* secondary
  term terms semester*
  homework home_work assignment* exercise exercises worksheet*
  classroom* class room
  complaint* grievance*
  claim claims case cases
  clause* provision* term terms
  dispute* disagreement* conflict*
  evidence proof
  council* local_authorit* municipal* city_council town_hall
  benefit benefits welfare allowance*
  conveyanc* property_transaction*
  will wills testament*
  legal_document* deeds contracts
  crop crops harvest produce plants
  livestock farm_animals animals
  cow cows cattle herd
  sheep flock lambs
  field fields land
  greenhouse* glasshouse* polytunnel*
  farm farms farming agricultur* holding
  horse horses equine
  tree trees woodland
  flower* bloom*
  soil ground earth
  pesticide* spray sprays crop_protection
  tractor* farm_machinery
  medicine medicines medication* drug drugs tablets meds
  medical medicine
  treatment* therapy therapies
  illness* disease* condition conditions
  pain discomfort
  symptom* sign signs
  vital_signs vitals observations obs
  hospital* medical_centre
  operating_theatre* operating_room*
  care_home* nursing_home* residential_home* care_facility residential_care
  home_care homecare domiciliary_care domiciliary care_at_home in-home_care
  care_plan* support_plan* plan_of_care
  personal_care personal_hygiene washing_and_dressing hygiene
  chart charts notes records patient_record* medical_record* patient_notes
  handover* hand-over* shift_change
  dementia alzheimer* memory_loss
  wheelchair* mobility_aid*
  issue issues problem* difficult* trouble* concern concerns
  question questions quer* enquir* inquir*
  request requests demand demands wish wishes
  need needs requirement*
  idea ideas suggestion* proposal*
  change changes modification* alteration* amendment* adjustment*
  step steps stage stages phase phases
  detail details particulars information
  topic topics subject subjects theme themes
  option options choice choices alternative*
  reason reasons cause causes
  comment comments remark* feedback
  opinion* view views
  tool tools instrument* utensil*
  place places location* venue*
  area areas zone zones
  uniform* workwear work_clothes
  key_holder keyholder keyholding keys
  competitor* rival rivals
  opportunit* chance chances
  advantage* benefit benefits
  party parties celebration*
  wedding* marriage* ceremony ceremonies
  exhibition* trade_fair* fair fairs trade_show* expo show
  campaign* initiative*
  event* function functions occasion occasions
  tender tenders bid bids
  grant grants funding
  prize* award awards
  competition* contest contests tournament*
  match matches game games fixture*
  concert* gig gigs show shows
  rehears* practice practise
  choir* chorus
  sport sports athletic*
`);
