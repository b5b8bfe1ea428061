import { groups } from '../../word-list.ts';

/** Irregular verbs: the forms share no stem, so they stand here as groups. */
export const irregularEnglish = groups(`
  acquire acquisition*
  administer administration administering
  advise advice advisory advising
  analyse analysis analyses analyz* analys*
  appear appearance
  apply application*
  assist assistance
  attend attendance attending
  begin began begun beginning
  bend bent bending
  bid bidding bids
  bind bound binding
  blow blew blown
  break broke broken breaking
  breed bred breeding
  bring brought bringing
  build built building
  burn burnt burned burning
  buy bought buying
  carry carries carried carrying
  catch caught
  certify certification*
  choose choice
  choose chose chosen choice* selecting select* pick*
  classify classification*
  collect collection*
  come came coming
  compare comparison*
  comply compliance
  conduct conducted
  copy copies copied
  correct correction*
  cost costs costing
  creep crept
  cut cuts cutting
  deal dealt dealing
  decide decision*
  deliver delivery deliveries delivered delivering
  describe description*
  die death*
  dig dug
  direct direction*
  dispense dispensing
  dive dove
  do did done doing does
  draw drew drawn drawing*
  dream dreamt
  dress dressing dressings
  drink drank
  drive drove driven driving driver*
  eat ate eaten
  edit editing editor* edited
  explain explanation*
  fall fell fallen falling falls
  feed fed feeding
  feel felt
  fight fought
  find found finding finds
  fly flew flown flight*
  fly flight
  foresee foresaw
  forget forgot
  forgive forgave
  freeze froze frozen
  get got gotten getting
  give gave given giving
  go went gone going
  grind ground grinding
  grow grew grown growing growth
  guide guidance
  hang hung hanging
  hear heard hearing
  hide hid hidden
  high height
  hit hitting
  hold held holding
  identify identification
  induct induction
  inspect inspection*
  insure insurance
  intend intention intent
  introduce introduction introducing
  keep kept keeping
  kneel knelt
  knit knitting
  know knew known knowing knowledge
  lay laid laying
  lead leadership
  lead led leading
  leap leapt
  learn learnt learned learning
  leave left leaving
  lend lent
  lie lay lain
  light lit
  live life living
  long length
  lose lost losing
  maintain maintenance maintaining maintained
  make made making
  mean meant
  meet met meeting meetings
  mislead misled
  mow mown mowing
  notify notification*
  outgrow outgrew
  outsell outsold
  overcome overcame
  oversee oversaw overseen overseeing oversight
  pay paid paying payment*
  perform performance performing
  prescribe prescription* prescribing
  proceed procedure*
  produce production producing produced
  prove proof
  publish publication*
  pursue pursuit
  put putting puts
  qualify qualification*
  read reading reads
  rebuild rebuilt rebuilding
  receive reception receipt* receiving
  redo redid redone
  reduce reduction* reducing
  rely reliance
  repeat repetition
  reply replies replied
  resell resold reselling
  reset resetting
  resist resistance
  respond response* responding
  retell retold
  review reviews reviewing
  rewrite rewrote rewritten rewriting
  ride rode ridden
  ring rang rung
  rise rose risen rising
  run ran running runs
  saw sawn sawing
  say said
  see saw seen seeing
  seek sought seeking
  select selection*
  sell sale
  sell sold selling sale sales
  send sent sending
  serve service serving served
  set setting sets
  sew sewn sewing
  shake shook
  shear shorn shearing
  shoot shot
  shoot shot shooting
  show showed shown showing
  shut shutting
  sing sang sung singing
  sink sank sunk
  sit sat sitting
  sleep slept
  smell smelt
  sow sown sowing
  speak spoke spoken speaking
  spell spelt
  spend spent spending
  spin spun
  split splitting
  spread spreading
  spring sprang
  stand stood standing
  steal stole stolen
  stick stuck
  strike struck
  strong strength
  study studies studied studying
  supply supplies supplied supplying
  swear swore sworn
  sweep swept sweeping
  swim swam swum swimming
  swing swung
  take took taken taking
  teach taught teaching
  tear tore torn
  tell told telling
  think thought
  throw threw thrown
  transcribe transcription*
  try tries tried trial*
  understand understood
  undertake undertook undertaken undertaking
  uphold upheld
  verify verification*
  wake woke
  wear wore worn
  weave wove woven weaving
  win won winning
  wind wound
  withdraw withdrew withdrawn
  write wrote written writing
`);
