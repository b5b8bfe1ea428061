/**
 * English verbs that open lines of resumes. A regular verb is written as its base; one that is not, as base/past/gerund.
 * Add a verb anywhere in its list; every form follows.
 */
export const verbs = `
accelerate accompany achieve acquire act adapt add address adjust adapt administer adopt advertise advise advocate aid align allocate
allot alter amend analyse analyze animate answer anticipate appraise apply appoint approve arrange assemble assess assign assist
attach attain attend audit author automate await back backfill bake balance bandage bathe begin/began/beginning bid/bid/bidding bill
bind/bound/binding blend block boil book boost bottle box brew brief bring/brought/bringing broadcast/broadcast/broadcasting broaden broker
budget build/built/building buy/bought/buying calculate calibrate call canvass capture care carry carve cash catalog catalogue catch/caught/catching
categorise categorize celebrate centralise centralize certify chair champion change charge chart chase check choose/chose/choosing chop/chopped/chopping clarify
classify clean clear close co-author co-chair co-found co-lead/co-led/co-leading co-ordinate co-write/co-wrote/co-writing coach code collaborate collate collect
combine command commission communicate compare compile complete compose compute conceive conceptualise conceptualize conclude conduct configure
connect consolidate construct consult contact contain contribute control/controlled/controlling convert convey cook coordinate copy
correct correspond counsel/counselled/counselling count cover craft create critique cultivate curate customise customize cut/cut/cutting
deal/dealt/dealing debug/debugged/debugging decide declutter decommission decorate decrease dedicate defend define delegate deliver demonstrate deploy
deputise describe design detect determine develop devise diagnose dig/dug/digging digitise digitize direct disassemble discharge discover
discuss dismantle dispatch dispense display dock distribute diversify do/did/doing document double draft draw/drew/drawing dress drill dump
drive/drove/driving earn edit educate effect elaborate elicit eliminate empower enable encourage enforce engage engineer enhance enlist
enrich enrol/enrolled/enrolling ensure enter entertain establish estimate evaluate examine exceed execute exercise exhibit expand expedite
experiment explain explore export expose extend extract fabricate facilitate familiarise familiarize feed/fed/feeding fertilise fertilize field file
fill film finalise finalize finance find/found/finding finish fit/fitted/fitting fix focus fold follow forecast/forecast/forecasting
forge form formalise formalize format/formatted/formatting formulate foster found frame fry fulfil/fulfilled/fulfilling fund fundraise furnish gain gather
generate get/got/getting give/gave/giving go/went/going govern grade grant greet grill groom grow/grew/growing guard guide halve hand handle
harvest haul head help hire hold/held/holding host identify illustrate implement import improve improvise incorporate increase index
induct influence inform initiate innovate input/input/inputting inspect inspire install institute instruct integrate interact interpret
interview introduce inventory invent investigate invite invoice invigilate iron issue join judge keep/kept/keeping label/labelled/labelling
launch lay/laid/laying lead/led/leading learn lecture lend/lent/lending level/levelled/levelling leverage liaise lift link list listen litigate load lobby
localise localize locate lock log/logged/logging look lower machine mail maintain make/made/making manage manufacture map/mapped/mapping
market marshal mastermind measure mediate meet/met/meeting memorise mend mentor merchandise merge migrate milk minimise minimize mix
mobilise mobilize model/modelled/modelling moderate modernise modernize modify monitor motivate mould mount move mow narrate navigate mop/mopped/mopping
negotiate network normalise nurse nurture observe obtain offer onboard open operate optimise optimize orchestrate order organise organize
orient orientate originate outline outsource overhaul oversee/oversaw/overseeing own pack package paint participate
partner patch patrol/patrolled/patrolling pay/paid/paying peel
perform persuade phase photograph pick pilot pioneer pitch place plan/planned/planning plant play plaster plate
plot/plotted/plotting polish populate portray post pour practise
precept predict prep/prepped/prepping prepare prescribe present preserve press prevent price print prioritise prioritize process procure
produce program/programmed/programming programme project promote proofread/proofread/proofreading propose protect
prototype prove provide provision prune publicise publicize
publish pull purchase purge pursue push put/put/putting qualify quantify query question quote raise rake reach
read/read/reading rebuild/rebuilt/rebuilding recommend reconcile
reconstruct record recover recruit rectify recycle redesign reduce re-engineer refactor refer/referred/referring refill refine refresh refurbish register
regulate rehabilitate reinforce reinstate release relocate remediate remodel/remodelled/remodelling remove render
renegotiate renew renovate reorganise reorganize repair repack replace
replenish reply report represent request research reset/reset/resetting reshape resolve respond restock restore restructure retain retrain
retrieve return revamp review revise revitalise revitalize rewrite/rewrote/rewriting ring/rang/ringing rinse roast
rotate route run/ran/running safeguard sample sanitise sanitize
saute/sauteed/sauteing sauté/sautéed/sautéing save scan/scanned/scanning schedule scope scrape screen script
scrub/scrubbed/scrubbing seat secure seek/sought/seeking segment select sell/sold/selling send/sent/sending
separate sequence serve service set/set/setting settle sew/sewed/sewing shadow shape share sharpen shift
ship/shipped/shipping shoot/shot/shooting shorten show/showed/showing
sign simplify simulate sketch slice solicit solve sort source spearhead specialise specialize specify speak/spoke/speaking sponsor stabilise stabilize
stack staff stage standardise standardize start steam steer sterilise sterilize stimulate stock store strategise streamline strengthen stretch
structure study style submit/submitted/submitting succeed suggest summarise summarize supervise supply support
surpass survey suture sustain swap/swapped/swapping sweep/swept/sweeping
synthesise synthesize systematise systematize tabulate tackle tag/tagged/tagging tailor take/took/taking talk target taste teach/taught/teaching tend test
thin/thinned/thinning tidy tile toast toilet tow trace track trade train transcribe
transfer/transferred/transferring transform transition translate transmit/transmitted/transmitting transport
treat triage trial/trialled/trialling trim/trimmed/trimming troubleshoot/troubleshot/troubleshooting tune turn tutor
type uncover undertake/undertook/undertaking unify
unload unpack update upgrade uphold/upheld/upholding upsell/upsold/upselling use utilise utilize vaccinate validate
value verify view visit visualise visualize volunteer
wait warn wash watch water weigh welcome weld win/won/winning wipe wire withdraw/withdrew/withdrawing work wrap/wrapped/wrapping write/wrote/writing
`;

/** Base forms that are as often a noun, an adjective or part of a title: a figure after one may say which ("Phase 1"). */
export const nounBases = `act address advocate aid audit author back bid bill block boil book boost box brief broker
budget call care cash catalog catalogue chair
champion change charge chart check chop clean clear close coach code command commission contact control cook copy correct counsel count cover craft cut deal
decrease design detail direct discharge display dock document double draft drill drive dump effect engineer estimate
exercise exhibit experiment export field file fill film finance
fit fix focus fold forecast forge form format found frame fry fund gain grade grant grill groom guard guide hand
harvest haul head help hire host import increase index influence
input institute interview inventory invoice iron issue judge label launch lead lecture level lift link list load
lock log look lower machine mail map market measure mentor milk
mix model monitor mop mould mount move network nurse offer open order outline own pack package paint partner patch
patrol pay peel phase photograph pick pilot pioneer pitch place plan plant
play plaster plate plot polish post practise present press price print process produce program programme project prototype purchase query question quote
raise rake reach record recruit refill register release repair reply report request research reset return review
ring roast rotate route run sample save schedule scope
scrape screen script seat segment separate sequence service set shadow shape share shift ship shoot show sign sketch
slice sort source sponsor staff stage start steam steer stock store
stretch structure study style supply support survey swap sweep tackle tag talk target taste test thin tidy tile
toast toilet tow trace track trade train transfer transform transition
transport treat trial trim triage tune turn tutor type update upgrade use value view visit volunteer wait wash
secure complete welcome moderate elaborate watch water weld wipe wire work wrap`;

/** Bases that can only be verbs: no noun or adjective is spelled like them, so they need no proof. */
export const onlyVerbs = `achieve acquire administer adopt advise allocate analyse analyze apply arrange assemble
assess assign assist attend automate build calculate
carry choose clarify collaborate collect communicate compile compose conceive conclude configure construct contribute convert create
customise customize define deliver demonstrate deploy determine develop devise diagnose digitise digitize discuss distribute educate eliminate enable encourage
enforce enhance ensure enter establish evaluate examine execute expand explain explore facilitate finalise finalize formulate foster gather generate give greet
handle identify implement improve inform initiate inspect inspire install instruct integrate interact interpret introduce investigate keep liaise listen
maintain make manage manufacture migrate minimise minimize mobilise mobilize modernise modernize modify motivate
negotiate observe obtain operate optimise optimize
organise organize oversee participate perform persuade prepare prescribe prevent prioritise prioritize promote propose protect provide publish pursue recommend
reconcile reduce refine remove renew reorganise reorganize replace represent resolve respond restock restore restructure revise rewrite select sell send serve
simplify solve speak standardise standardize stimulate streamline strengthen submit suggest summarise summarize
supervise sustain take teach tell translate troubleshoot
unload utilise utilize validate verify write`;

/** -ing forms that are never nouns or adjectives: nobody says "a maintaining". Every other -ing form needs proof. */
export const onlyGerunds = `achieving allocating analysing analyzing arranging assembling attracting calculating
compiling completing configuring creating delivering deploying
determining distributing enforcing ensuring establishing evaluating examining explaining facilitating finalising finalizing gathering identifying
improving installing introducing keeping liaising maintaining making modifying negotiating obtaining overseeing preparing preventing prioritising prioritizing
providing reconciling recommending reducing removing replacing resolving responding restocking reviewing revising submitting suggesting troubleshooting updating
utilising utilizing validating verifying`;
