import { groups } from '../../word-list.ts';

/** One word under two spellings, as verb and noun of unlike stems, in an odd plural, or cut short. */
export const englishForms = () =>
  groups(`
  centre* center*
  theatre* theater*
  metre metres meter meters
  litre litres liter liters
  fibre* fiber*
  tyre* tire tires
  cheque cheques check checks
  grey gray
  jewellery jewelry
  defence defense
  offence* offense*
  paediatr* pediatr* paeds
  orthopaed* orthoped* ortho
  anaesth* anesth*
  haemat* hemat*
  gynaec* gynec* gynae
  plough* plow*
  mould* mold*
  storey storeys
  kerb* curb curbs
  instalment* installment*
  manoeuv* maneuv*
  ageing aging
  judgement* judgment*
  artefact* artifact*
  archaeolog* archeolog*
  encyclopaed* encycloped*
  sulph* sulf*
  foetal fetal
  oesoph* esoph*
  sceptic* skeptic*
  pyjamas pajamas
  moustache mustache
  cosy cozy
  tonne tonnes ton tons
  enrol* enroll*
  fulfil* fulfill*
  skilful* skillful*
  programme* program programs
  catalogue* catalog*
  dialogue* dialog*
  analogue analog
  acknowledgement* acknowledgment*
  ax axe
  disc disks disk discs
  draught draughts draft drafts
  licence* license*
  practice* practise*
  spelt spelled
  burnt burned
  dreamt dreamed
  spilt spilled
  learnt learned
  leapt leaped
  aeroplane* airplane*
  per_cent percent percentage pct
  e-commerce ecommerce online_retail online_sales
  e-learning elearning online_learning
  cross-functional crossfunctional
  healthcare health_care
  childcare child_care
  daycare day_care
  timesheet* time_sheet*
  teamwork team_work
  cash-handling cash_handling handling_cash handled_cash handle_cash
  call_centre call_center call_centres contact_centre contact_center
  stocktak* stock-tak* stock_tak* stock_count* inventory_count* stock_check*
  lose loses lost losing loss losses
  speak* spoke speech*
  admit admits admitted admitting admission* admittance
  submit submits submitted submitting submission* hand_in handed_in handing_in turn_in turned_in
  transmit* transmission*
  omit* omission*
  permit permits permitted permission*
  revise revises revised revising revision*
  expand* expansion*
  extend* extension* extent
  conclude* conclusion*
  expose exposed exposure
  satisfy satisfied satisfying satisfaction
  subscribe* subscription*
  absorb* absorption
  destroy* destruction shred*
  perceive* perception*
  conceive* conception concept concepts
  resolv* resolution*
  solv* solution*
  argue* argument*
  provid* provision
  defend* defence defense
  suspend* suspension*
  retain* retention
  detain* detention
  assure* assurance
  depart departed departing departure*
  sign signs signed signing signature*
  mix mixed mixing mixture*
  store stored storing storage
  cover covers covered coverage
  drain drains drained draining drainage
  dose doses dosing dosage
  available availability
  accessible accessibility
  efficient efficiently efficiency
  consistent consistently consistency
  competent competence competency
  different difference differences differ
  propose proposal*
  safe safely safety
  reliab* dependab*
  flexib* adaptab*
  stabil* stable
  capab* able ability abilities
  mobile mobility
  accura* correct correctly exact exactly precise precisely precision
  privacy private privately confidential*
  pregnan* maternity
  urgent* urgency emergenc*
  weigh weighs weighed weighing weight weights
  seat seats seated seating sit sat
  hot heat heated heating warm warmth
  young youth
  true truth
  sing sang sung singing song songs vocal
  believe* belief*
  birth births born
  rent rents rented renting rental* lease leases leased leasing letting lettings
  compete* competition* competitive
  comprehend* comprehension
  respond* response* responsive
  enter entered entering entry entrance
  explore* exploration
  occupy occupied occupying occupan*
  recover* recovery retriev*
  discover* discovery discoveries
  bake* bakery
  brew* brewery
  farm* agricultur*
  dental tooth teeth
  heart cardiac cardiology
  kidney* renal
  lung* respiratory pulmonary
  brain neurological neurology
  skin dermatology dermatological
  eye eyes ophthalmic
  bone bones skeletal
  cancer* oncology
  old_age geriatric* elderly
  blood haemat* hemat*
  x-ray* xray* radiograph radiographs
  ultrasound* sonography
  city cities town towns urban municipal
  country countryside rural
  sea marine maritime
  law legal laws legally
  school schools scholastic
  child children childhood kids
  foot feet
  leaf leaves
  knife knives
  half halves
  criterion criteria
  phenomenon phenomena
  thesis theses
  diagnosis diagnoses diagnos*
  analysis analyses
  index indices indexes
  crisis crises
  matrix matrices
  medium media
  datum data
  life lives
  wife wives
  mouse mice
  goose geese
  calf calves
  hoof hooves
  approx approximate approximately about around roughly circa
  assoc assn association*
  bldg building buildings
  cert certs certificate* certification*
  mgr mgrs manager managers
  sr snr senior
  jr jnr junior
  engr engineer engineers
  supv supervisor*
  coord coordinator*
  exec execs executive*
  prof professor*
  natl national
  hosp hospital*
  med medical medicine
  pharm pharmacy pharmaceutical*
  appt appts appointment*
  qty quantit*
  inv invoice*
  pmt pmts payment*
  recd received
  req reqs required requirement*
  sched schedul*
  perm permanent
  ft full_time full-time
  misc miscellaneous various sundry
  prep preps prepped prepping prepar*
  promo promos promotion*
  regs regulation*
  vol vols volunteer*
  addr address*
  acad academic
  bio biol biology biological
  chem chemistry chemical
  phys physics
  econ economics economic
  psych psychology psychological
  env environment*
  elec electric electrical
  mech mechanical
  mfg manufactur*
  mktg marketing
  maint maintenance
  prod production
  rehab rehabilitat*
  physio physiotherapy
  vet vets veterin*
  id ids identification identity
  ins insurance
  fwd forward
  memo memorandum
  fridge* refrigerat*
  flu influenza
  specs specification*
  vac vacuum* hoover*
  bldrs builders
  mins minutes
  hrs hours
  secs seconds
  qtr quarter
  yr year
  mth mths month months
  wk wks week weeks
  temp temps temporary
  ref refs references
  std standard
  sys systems system
  svc svcs service services
  cust customer customers
  acct accts account accounts accounting
  finl financial
  corp corporate corporation
  inst institute* institution*
  lang languages language
  lib library libraries
  gov govt government* governmental
  dist district*
  mtg mtgs meeting meetings
  pkg package packages packaging
  pkgs packages
  whse warehouse*
  trk truck
  veh vehicle*
  xmas christmas
  mon monday
  tues tuesday
  weds wednesday
  thurs thursday
  fri friday
  sun sunday
  a&e accident_and_emergency emergency_department emergency_room casualty
  icu itu intensive_care critical_care
  gp gps general_practitioner* family_doctor*
  gp_surgery doctor's_surgery medical_practice gp_practice
  ot occupational_therapy
  tv television
  pr public_relations
  pa personal_assistant
  vat value_added_tax
  api apis interface interfaces
  os operating_system operating_systems
  faq faqs frequently_asked_questions
  sop sops standard_operating_procedure*
  sla slas service_level_agreement*
  roi return_on_investment
  b2b business_customers trade_customers
  eod end_of_day
  diy do-it-yourself
  afterschool after-school after_school
  face-to-face in-person in_person face_to_face
  onsite on-site on_site
  offsite off-site off_site
  online virtual virtually over_the_internet on_the_internet web-based
  remote remotely from_home work_from_home working_from_home home_working home-based
  by_hand manual manually
  spoken oral orally verbal verbally
  written in_writing
`);
