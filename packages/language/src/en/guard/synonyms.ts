import { groups } from '../../word-list.ts';

/** Plain words an honest editor exchanges: none of them raises ownership, depth or size. */
export const englishSynonyms = () =>
  groups(`
  whole entire full complete total
  seek seeks seeking sought looking look_for looking_for
  outside external*
  look* care* caring tend tended tending after
  biggest largest greatest highest
  start* begin* began begun commenc*
  fix* repair* resolv* correct* rectif* bug
  writ* wrote author* draft* compos*
  buy* bought purchas* procur*
  check* inspect* verif* examin*
  review* check* revis* proofread*
  client* customer* guest*
  pupil* student* learner*
  staff employee* personnel worker* colleague* coworker*
  starter* joiner* hire hires recruit*
  hire hires hired hiring recruit*
  won win wins winning winner* successful*
  move* moving migrat* transfer* relocat*
  reduc* cut* lower* decreas* trim* shorten*
  increas* grew grow* rais*
  fell went_down drop* declin* decreas*
  rose went_up
  answer* respond* repl*
  phone* telephone* call* dial*
  record* log logs logged logging document* note* enter enters entered entering input* entry entries
  monitor* track* watch*
  produc* creat* made make making
  liais* communicat* contact* correspond*
  organis* organiz* arrang* coordinat*
  plan* schedul*
  prepar* get*_ready ready
  maintain* upkeep kept keep keeping maintenance
  show* demonstrat* demo demos present*
  absence away absent leave holiday holidays
  approx* about around roughly circa ca c some nearly_about ~
  usual* typical* normal* general* most*
  average* avg mean
  day* daily
  week* weekly wk*
  month* monthly
  quarter* quarterly
  year* annual* yearly yr* annum p.a.
  hour* hourly hr*
  minute* min mins
  maths mathematics math
  info information
  dept department*
  teach* taught instruct* tuition lesson*
  train* induct* onboard* teach* taught
  speak* spoke talk*
  assist* help* support* aid*
  collect* gather* pick*_up
  sort* categor* classif*
  enter enters entered entering input* key*_in entry
  assess* evaluat* apprais*
  analys* analyz* analytic*
  order* purchas*
  deliver* deliveries
  clean* tidy tidied wash*
  serv* waited
  ship* dispatch* despatch* send* sent
  put place* set
  use uses used using utilis* utiliz* employ* apply applies applied applying
  ask* request* requested
  greet* welcom*
  sell* sold sale*
  test* trial*
  translat* interpret*
  research* investigat* stud*
  publish* publication*
  process* handl*
  compil* assembl* collat*
  updat* refresh*
  rota roster shift*
  hospital infirmary
  two-way bidirectional
  shop store* shops
  car vehicle*
  lorr* truck*
  night* nightly
  short short-staffed shortage* understaffed staffed
  moved relocat*
  commend* prais*
  kid* child* children
  parent* mother father
  doctor* physician*
  grew expand*
  meet* met
  every each per
  contribut* participat* involved part took_part involvement
  join* joined
  learn* learnt studied
  finish* complet*
  renew* refreshed
  valid exp expires expiry
  w/ with
  full-time fulltime
  native mother_tongue
  thesis dissertation
  attend* present_at
  title* book* publication*
  negotiat* bargain*
  quota target*
  quote* feedback testimonial*
  present current* now today ongoing date
  cli command_line command line
  ward unit
  emergenc* urgent
  complain* complaint*
  cook* cuisine
  bachelor* bsc ba bs beng llb undergraduate b.s b.sc b.a
  master* msc ma ms mba meng llm m.s m.sc m.a
  phd doctorate doctoral dphil ph.d
  hons honours honors
  gcse* o-level*
  cv resume
  rn rns registered
  uk united_kingdom britain british
  us usa united_states america american
  eu european_union
  admin* administrat*
  tech technolog* technical*
  ed education* educational
  hr human_resources
  dev develop*
  qualif* certif*
  supervis* oversee* oversaw oversight
  rose went_up increas* grew climb*
  website* web site sites online
  brought_in rais* generat*
  use uses used using operate operates operated operating
  short staff staffed short-staffed shortage*
  willing* availab* open_to prepared_to
  trip* visit* excursion* residential
  draft* prepar* writ* wrote compil* produc*
  lab labs laborator*
  dept depts department*
  govt government*
  mgmt management
  intl international
  acct account*
  asst assistant
  corp corporat*
  uni univ universit*
  exam* examination*
  spec specification*
  stats statistic*
  rep reps representative*
  ad ads advert*
  app apps application*
  doc docs document*
  org organis* organiz*
  max maximum
  min minimum
  incl inc includ*
  ref refs reference*
  photo* photograph*
  conf conference*
  pres presentation*
  lit literature
  comms communication*
  ops operation*
  eng engineering
  dev development
  paper* article* publication*
  seminar* tutorial* class classes lesson*
  talk* present* lecture*
  poster*
  court* tribunal*
  contract* agreement*
  file files case cases matter*
  interview*
  survey* questionnaire*
  experiment* trial*
  dataset* data
  script* code program*
  patient* service_user*
  ward wards unit units
  shift* rota
  tender* bid*
  invoice* bill* billing
  stock* inventory
  supplier* vendor*
  delivery deliveries shipment*
  visitor* guest*
  booking* reservation*
  enquir* inquir* quer* question*
  diary calendar* schedul*
  minutes notes
  travel* trip*
  event* function*
  led leading headed
  fundrais* rais*
  brochure* leaflet* flyer*
  blog* post posts article*
  headcount staff
  turnover revenue sales
  issue* problem* ticket* incident*
  upgrad* updat*
  install* set_up setup setting_up
  config* set_up setup
  deploy* releas* roll*
  took took_part taking part participat*
  oversee* supervis*
  tidy tidied organis*
  log logged record*
  advis* counsel* guid*
  explain* present*
  chair*
  answer* deal* dealt handl*
  ensure* mak* sure
  keep kept maintain* look*_after care
  prepare* set_up
  assemble* build* built put_together
  part-time part_time
  full-time full_time
  fluent* fluency
  native* mother_tongue first_language
  intermediate b1_b2
  beginner* basic* elementary
`);
