import { groups } from '../../word-list.ts';

/** Irregular verbs: the forms share no stem, so they stand here as groups. */
export const irregularEnglish = groups(`
  run ran running runs
  write wrote written writing
  teach taught teaching
  build built building
  lead led leading
  sell sold selling sale sales
  buy bought buying
  bring brought bringing
  think thought
  catch caught
  seek sought seeking
  fight fought
  hold held holding
  keep kept keeping
  leave left leaving
  lose lost losing
  make made making
  mean meant
  meet met meeting meetings
  pay paid paying payment*
  say said
  send sent sending
  sit sat sitting
  speak spoke spoken speaking
  spend spent spending
  stand stood standing
  take took taken taking
  tell told telling
  understand understood
  win won winning
  wear wore worn
  begin began begun beginning
  break broke broken breaking
  choose chose chosen choice* selecting select* pick*
  come came coming
  do did done doing does
  draw drew drawn drawing*
  drink drank
  drive drove driven driving driver*
  eat ate eaten
  fall fell fallen falling falls
  fly flew flown flight*
  forget forgot
  get got gotten getting
  give gave given giving
  go went gone going
  grow grew grown growing growth
  know knew known knowing knowledge
  lay laid laying
  lend lent
  lie lay lain
  light lit
  put putting puts
  read reading reads
  ride rode ridden
  ring rang rung
  rise rose risen rising
  see saw seen seeing
  set setting sets
  sew sewn sewing
  shake shook
  shoot shot shooting
  show showed shown showing
  shut shutting
  sing sang sung singing
  sleep slept
  steal stole stolen
  swim swam swum swimming
  tear tore torn
  throw threw thrown
  wake woke
  wind wound
  withdraw withdrew withdrawn
  feed fed feeding
  find found finding finds
  cut cuts cutting
  cost costs costing
  deal dealt dealing
  dig dug
  feel felt
  hear heard hearing
  hang hung hanging
  hit hitting
  learn learnt learned learning
  bind bound binding
  bid bidding bids
  freeze froze frozen
  shoot shot
  split splitting
  spread spreading
  stick stuck
  strike struck
  sweep swept sweeping
  lead leadership
  oversee oversaw overseen overseeing oversight
  foresee foresaw
  deliver delivery deliveries delivered delivering
  respond response* responding
  decide decision*
  analyse analysis analyses analyz* analys*
  serve service serving served
  maintain maintenance maintaining maintained
  receive reception receipt* receiving
  describe description*
  produce production producing produced
  apply application*
  identify identification
  publish publication*
  qualify qualification*
  notify notification*
  classify classification*
  verify verification*
  certify certification*
  advise advice advisory advising
  prove proof
  die death*
  live life living
  choose choice
  sell sale
  fly flight
  pursue pursuit
  comply compliance
  rely reliance
  explain explanation*
  repeat repetition
  reduce reduction* reducing
  introduce introduction introducing
  conduct conducted
  induct induction
  high height
  long length
  strong strength
  dress dressing dressings
  administer administration administering
  dispense dispensing
  prescribe prescription* prescribing
  proceed procedure*
  transcribe transcription*
  intend intention intent
  attend attendance attending
  assist assistance
  resist resistance
  perform performance performing
  appear appearance
  guide guidance
  insure insurance
  acquire acquisition*
  supply supplies supplied supplying
  study studies studied studying
  carry carries carried carrying
  try tries tried trial*
  reply replies replied
  copy copies copied
  bend bent bending
  blow blew blown
  burn burnt burned burning
  breed bred breeding
  creep crept
  dive dove
  dream dreamt
  forgive forgave
  grind ground grinding
  hide hid hidden
  kneel knelt
  knit knitting
  leap leapt
  mow mown mowing
  rebuild rebuilt rebuilding
  redo redid redone
  rewrite rewrote rewritten rewriting
  saw sawn sawing
  shear shorn shearing
  sink sank sunk
  smell smelt
  sow sown sowing
  spell spelt
  spin spun
  spring sprang
  swear swore sworn
  swing swung
  undertake undertook undertaken undertaking
  uphold upheld
  weave wove woven weaving
  outsell outsold
  outgrow outgrew
  overcome overcame
  mislead misled
  resell resold reselling
  retell retold
  reset resetting
  compare comparison*
  select selection*
  inspect inspection*
  collect collection*
  correct correction*
  direct direction*
  edit editing editor* edited
  review reviews reviewing
`);
