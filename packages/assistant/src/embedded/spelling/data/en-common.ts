/** What a typing mistake may be corrected to. Written by eval/common-words.ts. */
export const commonWords = `
abbreviated abbreviation abbreviations aborts about above absence absences absent absents abstract academic accelerate accelerated accelerates
accelerating accents accept acceptance accepted access accessibility accessible accident accidents accompanied accompanies accompany accompanying
account accountability accountable accountancy accountant accountants accounting accounts accreditation accuracy accurate accurately achieve achieved
achievement achievements achieves achieving acknowledged acquire acquired acquires acquiring acquisition acquisitions across acted acting action
actions activated active actively activities activity actual acute adapt adaptability adaptable adapted adapter adapters adapting adaptors adapts
added adding additive address addressed addresses addressing adequacy adjectives adjust adjusted adjusters adjusting adjusts admin administer
administered administering administers administration administrative administrator administrators admissible admission admitted adolescents adopt
adopted adopting adoption adopts adult adults advance advanced adverb advertise advertised advertisement advertisements advertisers advertises
advertising adverts advice advise advised adviser advises advising advisory advocacy advocate advocated advocates advocating affairs affected
affidavits affirm afford after aftercare afternoon afternoons afterwards again against ageing agencies agency agenda agendas agent agents agile agree
agreed agreement agreements ahead aided aiding aimed aiming alarm alarms alcohol algebra algorithm algorithms alias aliases align aligned aligning
alignment aligns alike allergen allergens allergies allergy allocate allocated allocates allocating allot allots allow allowance allowed allows almost
alone along alongside aloud already alter altered altering alternate alternative alters alumna alumni always amateur amber ambient ambiguity amend
amended amending amends among amount amounts ampersand anaesthetic anaesthetists analyse analysed analyses analysing analysis analyst analysts
analytical analytics analyze analyzed analyzes analyzing anchored angry animal animate animated animates animating animation announcements announces
annual annually another answer answered answering answers anterior antes antibiotics anticipate anticipated anticipates anticipating anybody anyone
anything anywhere apart apiece apologizing apparel appear appears appellate applicant applicants application applications applied applies apply
applying appoint appointed appointing appointment appointments appoints appraisals appraise appraised appraises appraising apprentice apprentices
apprenticeship approach approval approve approved approves approving approx approximate approximately arbitrage arbitration architectural
architecturally architecture archived archiving argon arithmetic around arrange arranged arrangements arranges arranging arrays arrivals arrive
arrived arrives arriving arrow arrows article articles artificial artwork artworks asbestos aside asked asking assays assemblage assemble assembled
assembles assembling assembly assess assessed assesses assessing assessment assessments assessor asset assets assign assigned assigning assignments
assigns assist assistance assistant assistants assisted assisting assists associate associates assumptions assurance assurances assure atelier
ateliers attach attached attaches attaching attain attained attaining attainment attains attempt attempts attend attendance attendant attended
attending attends attestation attestations attitude attorney attorneys attracted audience audio audios audiovisual audit audited auditing auditor
auditors audits author authored authoring authorisation authority authors authorship automate automated automates automating automation automobile
automotive available average avoided await awaited awaiting awaits award awarded awards awareness babies babysitting bachelor bachelors backed
background backgrounds backing backs backup backups bacterial badge badly baked bakery bakes baking balance balanced balances balancing bandage
bandaged bandages bandaging banking banks banqueting banquets barista barrister based bases basic basics basis batch batches bathe bathed bathes
bathing batteries beams bears beating beauty became because become becomes bedside before beforehand began begin beginner beginners beginning begins
begun behavior behavioral behaviour behind being believe believed belong belongs below belts bench benefits berate beside besides better between
beverage beyond biannual bidding bigger biggest bilingual billed billing bills binders binding binds biologist biology birth black blank blend blended
blending blends blessing block blocked blocker blocking blocks blogging blood blotting blueprints blurred blush board boarding boardroom boards bodega
bodegas bodies boiled boiling boils bolder bonus booked booking bookings bookkeeper books boost boosted boosting boosts borrow borrowed bothers bottle
bottled bottles bottling bottom bought bound boutique boutiques boxed boxes boxing brake brakes branch branches brand branding brands brasserie breach
bread break breaker breakers breakfast breaking breaks breathe breves brevet brewed brewing brews bridge bridges brief briefed briefing briefs brigade
bring bringing brings broadcast broadcasting broadcasts broaden broadened broadening broadens broader broke broken broker brokered brokering brokers
brought browser browsers budget budgeted budgeting budgets buffer build building buildings builds built bullet bulletins bullets bundles bureau busier
business businesses button buyers buying buyout buzzwords bytes cabinet cable cached caching cadre cafes cages calculate calculated calculates
calculating calculation calculations calculator calendar calendars calibrate calibrated calibrates calibrating calibration called caller callers
calling calls calmed calmly camera campaign campaigns cancel cancelled cancelling cancels candidate candidates cannot canvass canvassed canvasses
canvassing capital capitalisation capitalised capitals captain caption captions capture captured captures capturing cardiac cardiopulmonary
cardiovascular cards cared career careers careful carefully carer carers cares cargo caring carpenter carpenters carpentry carried carrier carriers
carries carry carrying cartel carve carved carves carving caseload cases casework cashed cashes cashier cashiers cashing catalog cataloged cataloging
catalogs catalogue catalogued catalogues cataloguing catch catches catching categories categorise categorised categorises categorising categorize
categorized categorizes categorizing category catering catheter caught cause causes celebrate celebrated celebrates celebrating cells center centered
central centralise centralised centralises centralising centralize centralized centralizes centralizing centre centres cents ceramics certain
certificate certificates certification certifications certified certifies certify certifying chain chains chair chaired chairing chairs challenge
challenging champion championed championing champions change changed changer changes changing channel characters charge charged chargers charges
charging chariot chariots charity chart charted chartered charting charts chase chased chases chasing chats chauffeur chauffeurs check checked checker
checking checklist checkouts checks chefs chemist chemistry chief chiefly child childhood children chilled chino chippies choice choices choir choose
chooser chooses choosing chopped chopping chops chose chosen chromatography chunk chutes circa circuit circumstances civil cladding claim claimed
claims clarified clarifies clarify clarifying class classes classic classified classifier classifies classify classifying classroom clause clauses
clean cleaned cleaning cleans cleansing clear clearance cleared clearer clearing clears clerical clerk click clicks client clients climbed clinic
clinical clinics clock clone cloning close closed closely closeout closer closes closest closing closings clothes clothing cloud clubs clusters clutch
clutches clutter coach coached coaches coaching coast cocktail cocktails coded codes coding coffee cognitive cohort collaborate collaborated
collaborates collaborating collaboration collaborative collate collated collates collating colleague colleagues collect collected collecting
collection collections collects college color colour column columns combine combined combines combining comeback comebacks comes comfortable coming
command commanded commanding commands commas commendation commended comment commerce commercial commissariat commission commissioned commissioner
commissioning commissions commit committed committee common communes communicate communicated communicates communicating communication communications
communicator communities community commuter companies company comparable compare compared compares comparing comparison comparisons compass compassion
compassionate competence competitor compile compiled compiles compiling complain complaint complaints complete completed completes completing
completion completions complex complexes compliance compliant component components compose composed composes composing composition compressed comprise
compute computed computer computes computing conceive conceived conceives conceiving concept conception concepts conceptualise conceptualised
conceptualises conceptualising conceptualize conceptualized conceptualizes conceptualizing concern concerns concierge conclude concluded concludes
concluding conclusions concrete concreting concurrent condition conditioning conditions conduct conducted conducting conductor conductors conducts
conduit conference conferences conferencing confidential confidentiality configuration configure configured configures configuring confirm
confirmation confirmed confirms conflict conflicts conjunctions connect connected connecting connection connections connects consent conservation
conservator consistent console consolidate consolidated consolidates consolidating consolidation construct constructed constructing construction
constructs consult consultancy consultant consultation consultations consulted consulting consults consumer consumers consumption contact contacted
contacting contacts contain contained container containing containment contains content contents contest context continence continua continue
continuity continuous contract contracts contractual contribute contributed contributes contributing contribution control controlled controller
controllers controlling controls convention converge conversation conversational conversion conversions convert converted converting converts convey
conveyancing conveyed conveying conveyor conveys convincing cooked cookie cookies cooking cooks coordinate coordinated coordinates coordinating
coordination coordinator copied copies copying copywriters cores corner corporate correct corrected correcting correction corrections corrects
correspond corresponded correspondence corresponding corresponds cortical costing costings costly costs costume could council councils counsel
counseling counselled counselling counsellor counsels count counted counter counterbalance counters counting countries country counts county courier
course courses coursework court courteous courtesy courts couture cover coverage covered covering covers craft crafted crafting crafts crane cranes
crash create created creates creating creation creative credential credentials credit credited credits crisis criteria critic critical critique
critiqued critiques critiquing cross crowd crowns cryptography cuisine culinary cultivate cultivated cultivates cultivating cultural culturally
culture curate curated curates curating curator curators curious currency current currently curricular curriculum customer customers customise
customised customises customising customize customized customizes customizing customs cutting cycle daily daisy damage dance danger dangling dashboard
database databases dataset dates deadline deadlines dealership dealing deals dealt debate debtor debug debugged debugging debugs deceive decide
decided decides deciding decimal decision decisions declared declined decommission decommissioned decommissioning decommissions decorate decorated
decorates decorating decrease decreased decreases decreasing dedicate dedicated dedicates dedicating deeds default defaults defects defend defended
defending defends define defined defines defining degree degrees delay delayed delays delegate delegated delegates delegating delete deleted deletes
deleting deletion delightful deliver delivered deliveries delivering delivers delivery demand dementia demonstrate demonstrated demonstrates
demonstrating demonstrations demonstrator demos denials denied dental dentistry department departmental departure departures depend dependable
dependencies depends deploy deployed deploying deployment deploys deposit deposits depot depth deputise deputised deputises deputising deputy describe
described describes describing description descriptions deserve design designated designation designed designer designers designing designs desirable
desktop detail details detect detected detecting detector detectors detects determine determined determines determining develop developed developer
developers developing development developmental develops device devices devise devised devises devising diabetes diagnose diagnosed diagnoses
diagnosing diagnostics dialect dialectal dialog dialogue dials diaries dictation dietetics differ difference different differentiated differently
differs difficult digger digging digit digital digitise digitised digitises digitising digitize digitized digitizes digitizing digits diligence
diploma direct directed directing direction directly director directors directs disabilities disagreement disassemble disassembled disassembles
disassembling disaster discard discharge discharged discharges discharging disciplinary discipline disclosure discount discouraged discover discovered
discovering discovers discovery discretion discuss discussed discusses discussing dishes dismantle dismantled dismantles dismantling dismiss dispatch
dispatched dispatcher dispatches dispatching dispensary dispense dispensed dispenses dispensing display displayed displaying displays dispute disputes
disregard disrepair dissertation dissertations dissolution distance distinction distribute distributed distributes distributing distribution district
diversified diversifies diversify diversifying diversity division docked dockets docking docks doctor doctoral doctors document documentation
documented documenting documents doing dolor domain domestic domicile domiciliary donations donors doors dossier dossiers double doubled doubles
doubling doubt doubtful download downloaded downloading downloads dozen draft drafted drafting drafts drainage drawer drawers drawing drawings drawn
draws dream dress dressed dresses dressing dressings drift drill drilled drilling drills drink drips drive driven driver drivers drives driving
drizzle drone dropped drops drove drugs drywall duller dumped dumping dumps duplicate duration during duties dynamic dynamics eager earlier early
earned earner earners earning earnings earns earphones earthworks easier ecology edited editing editor editorial editors edits educate educated
educates educating education educational effect effected effecting effective effects efficiency effort eight eighteen either elaborate elaborated
elaborates elaborating elastics elder elderly electoral electric electrical electrician electricians electroencephalography electronic electronically
electronics element elemental elementary elevated eleven elicit elicited eliciting elicits eliminate eliminated eliminates eliminating elsewhere email
emails embedded emergency emoji empathetic emphasis employee employees employer employers employment empower empowered empowering empowers emptier
empty enable enabled enables enabling encoded encoding encore encourage encouraged encourages encouraging encrypt encrypted ended ending endive
endorsement endorsements endpoint energy enforce enforced enforces enforcing engage engaged engagement engages engaging engine engineer engineered
engineering engineers engines enhance enhanced enhances enhancing enjoys enlist enlisted enlisting enlists enough enquiries enrich enriched enriches
enriching enrol enroll enrolled enrolling enrollment enrolment enrols ensure ensured ensures ensuring entailment enter entered entering enterprise
enters entertain entertained entertaining entertains enthusiastic entire entities entitlement entrance entries entry environment environmental
environments equal equality equally equipment equity equivalent erase erased erasing erasure error errors escalated escape escaped especial especially
espresso esprit essential establish established establishes establishing estate estimate estimated estimates estimating ethic ethical ethics etiquette
euros evaluate evaluated evaluates evaluating evaluation evaluators evasion evening evenings event events every everybody everyone everything
everywhere evidence evidenced exact exactly examination examinations examine examined examines examining example examples exams excavation exceed
exceeded exceeding exceeds excel excellent except exception exchange exchanged exchanges execs execute executed executes executing executive
executives exercise exercised exercises exercising exhausts exhibit exhibited exhibiting exhibition exhibitions exhibits exist exists expand expanded
expanding expands expansion expect expected expedite expedited expedites expediting expenditure expense expenses experience experienced experiences
experiential experiment experimental experimented experimenting experiments expert expertise expire expired expires expiry explain explained
explaining explains exploration exploratory explore explored explores exploring export exported exporting exports expose exposed exposes exposing
expression extend extended extending extends extensions extent external extract extracted extracting extraction extractions extracts fabricate
fabricated fabricates fabricating fabrication facilitate facilitated facilitates facilitating facilities facility facing factory facts failed failing
fails failure failures faint fairly fairs fallback falls false familial familiarise familiarised familiarises familiarising familiarize familiarized
familiarizes familiarizing families family fares fashion faster fastest father fault faults feature featured features federal feedback feeding feeds
feeling feels fellow fencing fertilise fertilised fertilises fertilising fertilize fertilized fertilizes fertilizing fetch fetched fetches fewer
fewest fiche field fielded fielding fields fieldwork fifteen fifth figure figures filed files filing filings filled filler fillers filleting filling
fillings fills filmed filming films filter filters filtration final finalise finalised finalises finalising finalist finalize finalized finalizes
finalizing finance financed finances financial financier financiers financing finding findings finds fines fingerprint finis finish finished finishes
finishing firewall firmly firms first fitness fitted fitter fitters fitting fittings fixed fixes fixing flattered fleet flexible flight flood floor
flooring flows fluency fluent fluid fluorescence focus focused focuses focusing folded folder folding folds follow followed followers following
follows fonts fooled football footer footings footwear foraging forbade forbid force forecast forecasting forecasts foreign foreman foresee
foreseeable forest forge forged forges forget forgets forging forgive forgot forgotten forklift forklifts formal formalise formalised formalises
formalising formalize formalized formalizes formalizing format formation formative formats formatted formatting formed former forming forms formulate
formulated formulates formulating formulation forte fortnight fortnightly forty forward forwarded forwarding foster fostered fostering fosters found
foundation foundations founded founding founds fourteen fourth fractions frame framed frames framework framing franked franking frappe freed freelance
freer freezer freight french fresh freshwater fried friend friendlier friendly fries frills front frying fulfil fulfilled fulfilling fulfillment
fulfils fullest fully function functions funded funding fundraising funds furnish furnished furnishes furnishing furniture further fusion fusions
future gained gaining gains garage gardening garment gates gateway gather gathered gathering gathers gearbox gender general generate generated
generates generating generation generator generously genomics genre genus geometry geriatrics getting gifts giveaways given gives giving glance
glances glass glassware global gloves glucose goals going golden goods google govern governance governed governing governors governs grace grade
graded grades grading graduate graduated graduates grainy grammar grand grandmother grands grant granted granting grants graphic graphics graphs grave
great greatest greet greeted greeting greets grill grilled grilling grills grippe grocery groom groomed grooming grooms gross group groups growing
grows growth guard guarded guarding guards guess guessed guesses guessing guest guests guidance guide guided guidelines guides guiding habit habitat
habits habitual hacker hacking hairline halve halved halves halving handed handheld handicap handing handle handled handler handlers handles handling
handover handovers hands handshakes hangs happened happens happy harass harder hardly hardworking harming harmless harvest harvested harvesting
harvests hashed hashes hatch hauled hauling hauls hauteur having hazard hazmat headcount headed header headers headhunt heading headings headline
headlines heads headteacher heals health healthcare healthy heaps hearing hearings heart heating heavy hectares hedge hedges height helped helping
helpline helps heritage hidden higher highest highlighted highly hints hired hires hiring history hobbies hobby hoist holder holders holding holds
holiday holidays homes honest honestly honesty honour honours horas horticulture hospice hospital hospitality hosted hostile hosting hosts hotel
hotels hotkey hourly hours house household housekeeping houses housing however huddles human hundred hurried hurts hybrid hydraulic hydrotherapy
hygiene hyphenation hyphens hypothesis icons ideally ideas identification identified identifier identifies identify identifying identities identity
idiom ignore illness illustrate illustrated illustrates illustrating illustration illustrations illustrator illustrators image images imagine imaging
immunisation immunization impact implant implants implement implementation implemented implementing implements implies import imported importing
imports impression impressions improper improve improved improvement improvements improves improving improvise improvised improvises improvising
inactive inbound inbox incident incidents include included includes including inclusion inclusive income incoming incomplete incompleteness
inconsistent incontinence incorporate incorporated incorporates incorporating increase increased increases increasing incubator incubators
independence independent independently index indexed indexes indexing indicators individual individuals induct inducted inducting induction inducts
industrial industries industry infection infections inflated influence influenced influences influencing inform information informed informing informs
infrastructure initial initials initiate initiated initiates initiating initiation initiative injection injuries injury inline innovate innovated
innovates innovating input inputs inputting inquiries inscription insect inserted insertion inside insides insight insights inspect inspected
inspecting inspection inspections inspects inspire inspired inspires inspiring install installation installations installed installing installs
instants instead institute instituted institutes instituting institutions instruct instructed instructing instruction instructional instructions
instructor instructs insufficient insurance integral integrate integrated integrates integrating integration intellectual intelligence intensive
intent interact interacted interacting interactive interacts intercultural interest interests interface interfaces interim interior intermediate
intern internal international internet interns internship interpersonal interpret interpretation interpreted interpreting interprets interval
intervals intervention interventions interview interviewed interviewing interviews intravenous intro introduce introduced introduces introducing
introduction intros invalid invent invented inventing invention inventoried inventories inventory inventorying invents inverse investigate
investigated investigates investigating investigations investment invigilate invigilated invigilates invigilating invisible invite invited invites
inviting invoice invoiced invoices invoicing involved involvement ironed ironing irons isolation issue issued issues issuing items itself janitorial
joined joiner joiners joinery joining joins joint jointly journal journalist journey journeyman judge judged judges judging judgments juggle junior
juniors juries jurisprudence kangaroo keeping keeps keyboard keynote keynotes killed kills kilobytes kinder kindly kinds kitchen kitchens knowing
knowledge known knows label labeling labelled labelling labels labor laboratories laboratory labour labourers lacks lager landing landscaping language
languages lapsed laptop large larger largest largo lasts latency later latest lathe latte launch launched launches launching laundering lawyer lawyers
laying layoff layout layouts leader leaders leadership leading leads learn learned learner learning learns learnt lease leasehold leases least leave
leaves leaving lecture lectured lecturer lectures lecturing ledger ledgers leftover legal legitimate leisure lenders lending lends length lesson
lessons letter letterpress letters level levelled levelling levels leverage leveraged leverages leveraging liability liaise liaised liaises liaising
libraries library licence licences license licensed licensing lifeguard lifted lifting lifts light lighting lightly liked likely likes liking limit
limited limits linear linearly lines lining linked linking links liquid listed listen listened listening listens listing listings lists literature
litigate litigated litigates litigating litigation little lives living llama loaded loading loads loans lobbied lobbies lobby lobbying local locales
localise localised localises localising localize localized localizes localizing locate located locates locating location locations locked locking
locks logged logging logic login logistic logistics logout longer longitudinal looked looking looks lookup loose lorry loses losing losses lossless
loves lower lowercase lowered lowering lowers loyalty luffing lunches lunchtime lunchtimes machine machined machinery machines machining macro macros
maestro magazines mailbox mailed mailing mails mainly maintain maintained maintaining maintains maintenance major makers makes making malformed manage
managed management manager managers manages managing mandarin manifests manipulation manner manual manually manuals manufacture manufactured
manufacturer manufacturers manufactures manufacturing manuscript mapped mapping march margin margins marked market marketed marketing markets marking
marks markup marque marquee marshal marshaled marshaling marshals masked masks masonry massifs master mastermind masterminded masterminding
masterminds masters match matched matches matching material materials maternity mates mathematics maths matter matters maximum maybe mayfly mayor
meals meaning means meantime meanwhile measure measured measurement measures measuring mechanic mechanical mechanics media median medians mediate
mediated mediates mediating medical medication medicine meeting meetings meets meetup megabyte member members membership membrane memorise memorised
memorises memorising memory mended mending mends mental mention mentioned mentions mentor mentored mentoring mentors mentorship menus merchandise
merchandised merchandiser merchandises merchandising merchant merge merged merges merging meridian mesas message messages messaging metal metalworking
meters method methodologies methodology methods meticulous metric metrics microbiology microphone microscope microscopy middle midwifery might migrate
migrated migrates migrating migration miles milestones milked milking milks milling million millions milliseconds mindset minimise minimised minimises
minimising minimize minimized minimizes minimizing mining ministries minor minute minutes misinformation mismatch misread missed missing missions
mistake misuse mitochondria mitochondrial mixed mixes mixing mobile mobiles mobilisations mobilise mobilised mobilises mobilising mobility mobilize
mobilized mobilizes mobilizing model modeling modelled modelling models moderate moderated moderates moderating modern modernise modernised modernises
modernising modernize modernized modernizes modernizing modified modifies modify modifying module modules moisture molding molecular moment money
monitor monitored monitoring monitors monochrome monolith montage month monthly months moods mopped mopping morning mornings mortgages mostly mother
motion motivate motivated motivates motivating motivation motor mould moulded moulding moulds mount mounted mounting mounts mouse moved moves moving
mowed mowing multiplied multiplies municipal museum museums musts mutual myself nacelle named names naming narrate narrated narrates narrating narrow
narrowing national native naves navigate navigated navigates navigating navigation nearest nearly needed needle needs negation negligence negotiate
negotiated negotiates negotiating negotiation negotiations neighborhood neighbours neither nervous nested network networked networking networks neural
neurons neuroscience neutral never newborn newer newest newly newsletter night nightly nights nineteen ninety nobody nominal nominatives normalise
normalised normalises normalising normally notable notary notebook notebooks noted notes nothing notice noticed notices notification notifications
noting notions nouns nowhere number numbers nurse nursed nursery nurses nursing nurture nurtured nurtures nurturing nutrition oaths obeys object
objective objectives objects obliges observation observations observe observed observes observing obstetrics obtain obtained obtaining obtains
occasion occasionally occasions occupational occupied occurred oeuvre offer offered offering offers office officer offices offline offset often older
oldest onboard oncology online onwards opened opening openings opens operate operated operates operating operation operational operations operatives
operator operators opinion optics optimisation optimise optimised optimises optimising optimization optimizations optimize optimized optimizes
optimizing option optional options orchestrate orchestrated orchestrates orchestrating order ordered ordering orderly orders ordinal ordinary organic
organisation organisational organisations organise organised organiser organises organising organization organizational organize organized organizer
organizes organizing orient orientate orientated orientates orientating orientation oriented orienting orients origin original originate originated
originates originating orthodontic orthodontics orthodontist other others otherwise ourselves outage outages outbound outbox outcome outcomes outgoing
outline outlined outlines outlining outnumber outpatient output outreach outriggers outside outsource outsourced outsources outsourcing outstanding
overdue overhaul overhauled overhauling overhauls overlapping overlaps overload overloaded override oversaw oversee overseeing oversees overtime
overwrites overwritten owned owner ownership owning oxide package packaged packages packaging packed packing packs padres paediatric paediatrics paged
pages paint painted painting paints pairs palettes pallet pallets pandas panel panoramic paper papers paperwork paragraph paralegal paralegals
parallel parameters parcel parcels parent parental parents parfait parole parser partial participant participants participate participated
participates participating participation particular parties partition partly partner partnered partnering partners parts party passage passages passe
passed passenger passengers passer passes passing passion passionate passive passport password passwords paste pastes pasting pastries pastry patch
patched patches patching patents paths patience patient patients patio patisserie patrol patrolled patrolling patrols patron patrons patterns pause
paused pauses payable paying payment payments payroll pedestrian pediatric pediatrics peeled peeling peels penal pendant pending penny people peptide
peptides percent percentage percentages perfect perfectionist perform performance performances performed performer performing performs perfusion
period periods permanence permanent permanently permission permit persistence person persona personal personally personas personnel persuade persuaded
persuades persuading pesos petite petites petty pharmaceutical pharmacist phase phased phases phasing phone phones phonics phoning photo photograph
photographed photographing photographs photography photos photovoltaic phrase phrases physical physically physicians physiotherapists physiotherapy
physique physiques picked picker pickers picking picks picture pictures piece pieces pilot piloted piloting pilots pioneer pioneered pioneering
pioneers pipeline pipelines pitch pitched pitches pitching pivot pixel place placed placeholder placement placements places placing plain plainer
plainly planes planned planning plannings plans plant plantation plantations planted planting plants plaque plaster plastered plastering plasters
plastics plastique plate plated plates platform platforms plating platoon plats playbook playbooks played player players playing plays plaza plazas
pleading pleadings please pleasure plenty plots plotted plotting plumber podcast point points policies policy polish polished polishes polishing
polite politeness pooling popular populate populated populates populating portable portage portal porter portfolio portray portrayed portraying
portrays ports poser position positions positive possession possibility possible postal postdoc posted poster postgraduate posting postings postmortem
posts potential pounds poured pouring pours power powered powers practicals practice practise practised practises practising practitioner praise
praised precast precedents precept preceptor precepts precise precision predict predicted predicting predicts preferred premier premiers premises
premium preparation prepare prepared prepares preparing preposition prepped prepping preps preschool prescribe prescribed prescribes prescribing
present presentation presentations presented presenter presenting presents preserve preserved preserves preserving preside press pressed presses
pressing pressure pretending prevent prevented preventing prevention prevents preview previous price priced prices pricing primary primer primes
principal print printed printer printers printing prints prior prioritisation prioritise prioritised prioritises prioritising prioritization
prioritize prioritized prioritizes prioritizing prise prises privacy private privilege prize proactive probably problem problems procedure procedures
proceed proceedings process processed processes processing processor procure procured procurement procures procuring produce produced producer
producers produces producing product production productivity products profession professional professions professor proficient profile profiles profit
profitable program programmables programme programmed programmes programming programs progress progression progressive project projected projecting
projects prominence promise promote promoted promotes promoting promotion prompt prompting promptly proof proofread proofreading proofreads property
proposal propose proposed proposes proposing prose prospecting prospective protect protected protecting protection protects protocol prototype
prototypes prototyping proud proudest prove proved proven proves provide provided provider providers provides providing proving provision provisional
provisioned provisioning provisions proxy prune pruned prunes pruning psychiatric psychology psychometric public publication publications publicise
publicised publicises publicising publicize publicized publicizes publicizing publish publishable published publishers publishes publishing pulled
pulling pulls pumps punctual punctuality pupil pupils purchase purchased purchases purchasing purge purged purges purging purpose pursue pursued
pursues pursuing pushed pushes pushing putting qualification qualifications qualified qualifies qualify qualifying qualitative quality quantified
quantifies quantify quantifying quantitative quantity quarter quarterly quarto queried queries query querying question questioned questioning
questionnaires questions queue queued queues quick quickest quiet quince quota quotas quotation quote quoted quotes quoting radiation radio
radiographer radiography rails raise raised raises raising raked rakes raking random range ranges ranging ranking rapid rappel rapport rapports
rapprochement rapprochements rates rather rating ratio ratios rayon reach reached reaches reaching reaction readable reader readers readership reading
reads ready reagents really reason reasons rebuild rebuilding rebuilds rebuilt receipt receivable receive received receives receiving recent reception
receptionist receptionists recherche recipe recipient recipients recognise recognised recognition recognizes recombined recommend recommendations
recommended recommending recommends reconcile reconciled reconciles reconciliation reconciliations reconciling reconnaissance reconstruct
reconstructed reconstructing reconstructs record recorded recording recordings records recover recovered recovering recovers recovery recreational
recruit recruited recruiter recruiters recruiting recruitment recruits rectified rectifies rectify rectifying recurring recycle recycled recycles
recycling redaction redesign redesigned redesigning redesigns redid redirect redirected redirects reduce reduced reduces reducing reduction redundancy
refactor refactored refactoring refactors refer references referred referrer referring refers refill refilled refilling refills refine refined refines
refining refits reformatted refresh refreshed refresher refreshes refreshing refrigeration refund refunded refunds refurbish refurbished refurbishes
refurbishing refusal refuse refused refuses regards regenerate region regional register registered registering registers registrar registration
regression regrouped regular regularly regulate regulated regulates regulating regulation regulations regulatory rehabilitate rehabilitated
rehabilitates rehabilitating rehearsed rehoused reinforce reinforced reinforces reinforcing reinstate reinstated reinstates reinstating reject
rejected rejections related relation relations relationship relationships relaunch relay release released releases releasing relevance reliability
reliable relief reload relocate relocated relocates relocating relocation remain remark remediate remediated remediates remediating remembered
remembering remind reminded reminders remodel remodelled remodelling remodels remote removal remove removed removes removing renal rename renamed
render rendered rendering renders renegotiate renegotiated renegotiates renegotiating renew renewal renewals renewed renewing renews renovate
renovated renovates renovating renovations reorder reordered reorganise reorganised reorganises reorganising reorganize reorganized reorganizes
reorganizing repack repacked repacking repacks repair repaired repairing repairs repeat repeats replace replaced replacement replacements replaces
replacing replenish replenished replenishes replenishing replenishment replica replied replies reply replying report reported reporting reports
repositories repository represent representative representatives represented representing represents reputable request requested requesting requests
required requirement requirements requires research researched researcher researches researching resell reservations reserve reserved reset resets
resetting reshape reshaped reshapes reshaping resident residential residents resilience resilient resistance resolution resolve resolved resolves
resolving resonance resource resources respond responded responding responds response responsibilities responsibility responsible responsive restart
restarted restaurant restaurants resting restock restocked restocking restocks restoration restore restored restores restoring restraint restrict
restricted restructure restructured restructures restructuring rests result results resume resumes resuscitation retail retailers retain retained
retainer retainers retaining retains retard retention retirement retouched retouching retrain retrained retraining retrains retried retries retrieve
retrieved retrieves retrieving retry return returned returning returns revamp revamped revamping revamps revenue reverse review reviewed reviewer
reviewers reviewing reviews revise revised revises revising revitalise revitalised revitalises revitalising revitalize revitalized revitalizes
revitalizing revive revolving revue revues rewires rewiring reword reworded rewording rewrite rewrites rewriting rewrote rhythm rides rigging right
rights ringing rings rinse rinsed rinses rinsing rises rising river rivers roast roasted roasting roasts robot robotics robots roles rolled roofing
rooms ropes rosettes roster rosters rotas rotate rotated rotates rotating rotation roughly round rounded rounds route routed router routes routing
rules running sabbatical safeguard safeguarded safeguarding safeguards safely safer safest safety sailing salary sales salespeople salon salons sample
sampled samples sampling sandbox sandwiches sanguine sanitation sanitise sanitised sanitises sanitising sanitize sanitized sanitizes sanitizing
satellite satisfaction sausages saute sauteed sauteing sautes saved saves saving savings scaffold scale scanned scanner scanners scanning scans scare
schedule scheduled schedules scheduling schema scheme school schools science scientist scientists scope scoped scopes scoping score scoring scrape
scraped scrapes scraping screen screened screening screens script scripted scripting scripts scrivener scrub scrubbed scrubbing scrubs seafood sealed
search searched searches season seasonal seasons seated seating seats second secondary secondment seconds secret secretarial secretary secrets section
sections sector secure secured secures securing security seeking seeks seemed segment segmented segmenting segments select selected selecting
selection selects selling sells semester semesters seminar sending sends senior sensitive sentence sentences separate separated separates separating
separator separators sepsis sequence sequenced sequences sequencing serialised series serif serious servant serve served server servers serves service
serviced services servicing serving session sessions setting settings settle settled settlement settles settling setup seven seventeen several
severity sewed sewing sexual shadow shadowed shadowing shadows shape shaped shapes shaping share shared shares sharing sharpen sharpened sharpening
sharpens sheet sheets shelf shell shelves shielded shift shifted shifting shifts shipments shipped shipping ships shoot shooting shoots shopper
shopping short shortages shorten shortened shortening shortens shorter shortlisted shortly should showed showing shown shows shrink shrinkage sickness
sidebars sides signalling signals signature signatures signed significantly signing signs silence silent silver similar simple simplified simplifies
simplify simplifying simply simulate simulated simulates simulating since single sister sitemaps sites sitting situation situations sixteen sixth
sizes sketch sketched sketches sketching skill skills skincare skipped sleep slice sliced slices slicing slinging slings slips slowly small smaller
smallest smoke smooth smoother snagging snapshot soccer social society socket sockets software solar soldier solicit solicited soliciting solicitor
solicits solid solution solutions solve solved solver solves solving somebody someone something sometimes somewhere sorted sortie sorties sorting
sorts sought sound sounds source sourced sources sourcing space spacing spanning spans spare spared speak speaker speaking speaks spearhead
spearheaded spearheading spearheads special specialise specialised specialises specialising specialist specialize specialized specializes specializing
species specification specified specifies specify specifying speech speed spell spelled spelling spend spent spirit split spoke spoken sponsor
sponsored sponsoring sponsors spread spreadsheet spreadsheets spring sprint sprints squad squads square squares squeezed stabilise stabilised
stabilises stabilising stability stabilize stabilized stabilizes stabilizing stack stacked stacking stacks staff staffed staffing staffs stage staged
stages staging stairs stakeholder stakeholders stamina stand standard standardise standardised standardises standardising standardize standardized
standardizes standardizing standards standing stands stars start started starter starters starting starts startups state stated statement statements
states static station stations statistical statistics status statutory stayed stays steady steam steamed steaming steams steer steered steering steers
stems stepped steps sterilise sterilised sterilises sterilising sterilization sterilize sterilized sterilizer sterilizes sterilizing stets stick
stickiness stiff still stimulate stimulated stimulates stimulating stipend stock stocked stocking stockroom stocks stood stopped stops storage store
stored stores storeys stories storing story storyteller strangers strategic strategists strategy streak streamline streamlined streamlines
streamlining streams strength strengthen strengthened strengthening strengthens stress stretch stretched stretches stretching strict strictest stripe
stroke strong stronger strongly struck structural structure structured structures structuring struggling stuck student students studied studies studio
study studying stumble style styled styles styling subcontractors subcontracts subject submission submissions submit submits submitted submitting
subpoenas subscribe subscribers subscribes subscription subscriptions subsequently subsidiary substantially substitute succeed succeeded succeeding
succeeds success successful successfully suggest suggested suggesting suggestion suggestions suggestive suggests suitable suite suits summaries
summarise summarised summarises summarising summarize summarized summarizes summarizing summary summed summer summers super superintendents superior
superlative supermarket superuser supervise supervised supervises supervising supervision supervisor supervisors supervisory supplied supplier
suppliers supplies supply supplying support supported supporting supports surface surfaced surgical surpass surpassed surpasses surpassing surprises
surveillance survey surveyed surveying surveyor surveys survives suspects suspension sustain sustained sustaining sustains suture sutured sutures
suturing swapped swapping swaps sweep sweeping sweeps swept swimmers swimming switch switchboard switched switches synergies synonym synonyms
synthesis synthesise synthesised synthesises synthesising synthesize synthesized synthesizes synthesizing sysadmin system systematic systematise
systematised systematises systematising systematize systematized systematizes systematizing systems tablas table tableau tableaux tables tabulate
tabulated tabulates tabulating tachograph tackle tackled tackles tackling tagged tagging tailor tailored tailoring tailors takeaway taken takeoff
takeoffs takes taking takings talent talents talked talking talks tandem taper target targeted targeting targets tasked tasks taste tasted tastes
tasting taught taxation teach teacher teachers teaches teaching teamed teams technical technician technicians technique techniques technology
telemarketing telemetry telephone telesales teller telling tells temperature temperatures template templates temporary temps tenant tenants tended
tenders tending tends tenfold tense tenth tenths terabyte terminal terminates terminology terms terrain territorial territory tested tester testers
testing tests textile textiles texts thank thanks theatre their theirs thematic theme themselves theory therapist therapy there these thesis thing
things think thinker thinking thinks thinned thinning thins third thirds thirteen thirty thorough those though thought thousand thousands thread
threads three thrive through throughout throw thrown ticket ticketing tickets tickler tidied tidier tidies tidying tight tightened tighter tilde tiled
tiles tiling timber timeout times timezone timing tinted tissue title titles toast toasted toasting toasts today toddler together toggle toilet
toileted toileting toilets toilette token tokens tomorrow tongue tonnes toolbox tools topic topics total totals touch touches tours toward towards
towed tower towing trace traced traces tracing track tracked tracker tracking tracks trade traded trademarks trades trading trailer trailers train
trained trainee trainees trainer training trains traits transaction transcribe transcribed transcribes transcribing transcription transfer
transferable transferred transferring transfers transform transformation transformed transforming transforms transfusion transit transition
transitioned transitioning transitions translate translated translates translating translator transmissions transmit transmits transmitted
transmitting transport transported transporting transports traps travail travel treasurer treasury treat treated treating treatment treats trees
trenching trend triage triaged trial trialing trialled trialling trials tribunal trice trick tried tries trigger trimmed trimming trims trips trolley
trouble troubles troubleshoot troubleshooting troubleshoots troubleshot troughs truck trucks truncated trunking trusses trust truth trying tuition
tuned tunes tungsten tuning turnaround turned turning turnover turns turnstile tutor tutored tutorial tutoring tutors twelve twenty twice typed types
typesetting typical typically typing typography tyres umbrella unaccepted unanswered unauthorized unbounded unchanged unclear uncles uncomfortable
uncover uncovered uncovering uncovers under undergraduate understand understands understood undertake undertakes undertaking undertook underwriting
undone unexpected unfinished unheard unified unifies unify unifying union unique units university unknown unless unlimited unload unloaded unloading
unloads unlock unpack unpacked unpacking unpacks unpaid unplaced unprivileged unproven unpublished unreachable unreadable unsaved unseen unsupervised
unsupported unsure until untitled untouched unusable unused upcoming update updated updates updating upgrade upgraded upgrades upgrading upheld uphold
upholding upholds upland upload uploaded uploads upper uppercase upright upstream urinary usability usage useful username users using usual usually
utilise utilised utilises utilising utilize utilized utilizes utilizing vacancies vacation vacations vaccinate vaccinated vaccinates vaccinating
vaccination vaccinations valid validate validated validates validating validation valuation value valued values valuing vanish variance variances
various vascular vault vegan vehicle vehicles vendor ventilation ventilator ventilators venue verbal verbs verdict verdicts verification verified
verifies verify verifying version versions versus video viewed viewing views vigor villages virgule virtual virtualisation virus visible vision visit
visited visiting visitor visitors visits visual visualisation visualise visualised visualises visualising visualization visualize visualized
visualizes visualizing vital vitals vocal vocational voice voided volume volumes volunteer volunteered volunteering volunteers voyageurs vulnerability
wages waited waiter waiting waits walking wanted wants wards warehouse warehouses warehousing warmly warned warning warnings warns warranty washed
washes washing watch watched watches watching water watered watering waters weakness webinar website websites wedding weekday weekend weekends weekly
weeks weigh weighed weighing weighs weight weights welcome welcomed welcomes welcoming welded welding welds welfare western whatever wheel wheelchair
wheelchairs whenever where wherever whether which whichever while white whiteboard whoever whole whose wills window winner winning winter wiped wipes
wiping wired wires wiring wished wishes withdraw withdrawal withdrawals withdrawing withdrawn withdraws withdrew within without witness wonder
woodworking worded wording words workbook workbooks worked worker workflow workforce working workplace works workshop workshops worries worry worse
worst worth worthless would wound wounds wrangling wrapped wrapping wraps wrestling write writer writers writes writing written wrong wrongly wrote
yearly years yield young yours yourself
`;
