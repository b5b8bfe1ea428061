/** What a typing mistake may be corrected to, the most common first. Written by eval/common-words.ts. */
export const commonWords = `
after before label honest with that your from what text title resume excel team management language about level first test section years example
becomes kept each every experience word line this work have edits three manager server posting profession account slug only read care name lead data
other same answer people nothing year under assistant please design note office time page school five sales service words file apps change them date
clients site without count once skills failed licence more support when again week which present days address open since software back number password
testing lines order keep over part responsible four helped quality used person changes month second university where accounts social chef group they
pour senior went wrote budget degree their files take help card company list working staff will chat email question check does found tests control
events food good shift start write education changed done supervision customer jobs says written code sites basic development marketing plan verb
around commercial formation last process reading hours news para some subscription worked business charge looking media monthly planning power then
event pages research passed small there certificate could nursing brand edit google handling held plans project review another delete director place
shown through audit college engineering features nurse stated stock deleted half made public search store system associate never summary dropped
patients personas took training asked choose download languages minutes python administration client close documents into legal most notions questions
removed report saved teaching user cancel contact finance french manage must phone role services something calls cannot guard science than tools would
database driving figures general message notes operations patient sage warehouse application approx career counts like machine paralegal short show
systems works writing active average contract everything here home loading mail model next nobody participation personal product supervisor within
applications billing call claims eight fluent form plain reads required retail were added also analysis asks look moved payment prepare reworded
synonyms weekly down export financial full months need prepared react resumes sous started supervise built cash certified engineer entry lift make
profile reports technician trial until aide between board build civil crane details heading health left local meetings online sent state takes travail
travel ward whole construction daily description developer forklift junior needs none projects tell answers author bachelor checks closing court
dental enter inspection lean leave names paper right send shows source type using water been carried fact front packages payments raised reach
solicitor spring statements together unit apprentice assisted become children class clean cost else field free goes hand medical production qualified
quarter regional register settings well zero both dates engine hotel laboratory link managers preparation record records rules safety signed third
train username animation articles bank because classroom communication create executive holds horas illustrator including least light managing opening
paid primary relativity samples stays weeks accidents annual community delivery during little master migration move native owner reporting sentence
supplier synonym tickets yours accounting across article august behind come contracts course creative error fell labels platform processing quota
recovery requirements results runs security table target template trained usually vehicle version wrong analyst browser complaints cranes dossiers
facts grant head interview invoices lecture maintenance match missing ones opened operating outlook practice registered student advanced alone best
cloud completed copy embedded format history hold interviews involved java kind node packaging position registration relations sample save scripts
sessions still taken taught teacher users worth acquisitions award bases book conductor decision draft early finished fitted import life limit
litigation managed mobile mood picture policy professional query residential restaurant result revenue roles score sign status stay such talk today
tracker update upload yourself analytics applied away contributed electronic footwear gave goods hospital logistics membrane mention post roughly
running solo subject total tower twice waiting bullets cabinet case cleaning context conversational covered current customers cypress drafting drawn
ended ends give installation leader ledger looked march member merchandising numbers processes real reviewed skill sources starters trade
administrator adobe assist belt building came cars charged city cover created credit crew distribution duties exam family housing information itself
knowledge manual many meeting million named nine organisation paste provider reason recherche release returns reviews safe share spelled stand stripe
thing trials true turnover typing advertisements analytical beside bring carry clear club committee consequences counsel curator desk document driver
high imaging index jest keeps know leadership learning letter letters limits manufacturing medication minor minute prise requests reset risk rooms
seven stage strong tester washing while accountant agency answered bilingual bridge calendar checklist codes conception corporate electrician employer
empty engineers expired filtration framework guide handle hospitality industrial injection insurance inventory load long lost maintain makes models
negotiation phase pilot plus poster privacy published rate script sigma studio submit supervised supported teams technique technology temps these
times transport trucks abbreviation already associates automation booking cold colleagues deliveries direction docker epic equipment follow given
handled hint homes hygiene international levels license lists longer maths offer opera orders others passage pendant plots preferred protection rayon
ready river rows said sealed session step tables therapy tidy titles told tracking value whoever absences admin advertisement advice arts boot
certification child chosen claim content continue country coverage designer domicile drawings employment external fields foreman gang improve invented
leaves lies loaded login massifs matter money monitoring moving museums national noun nowhere often payroll performance pose program qualification
range road room sections setting superlative things tool turned tutorial updated verbs verification volunteer access acute agents amount anything
attended badly below bookings clinical confirm delivered department digital district drink filler foundation improvement instead institute keys
leading learn live logged logs looks memory operator partner payable phrase print remove renewal request scheduling seen sheet somebody statement stop
studies switch wording against analyse analysed beginner branch cause center characters collected comes conveyancing council counterbalance diploma
documentation electrical even expected fair filing fixed floor gets gives graduate graphic hires lane links main mathematics mill operation pass
picked picking point procedure radio reception rota served should someone standard standards stands starts suggested suite superior templates those
turn typed visits volunteers weekends whose above actions adding applicant assessment automated azure black busy calling caring category centre
charity checked classes column companies complete correct deal deputy digits drove editing effects emergency exercise falls final find freelance
funded groups grow hiring less lifting loan means menu module mostly nice objects parts points polish products proxy reached reduced refunds
responsibility restaurants retry rivers satisfaction sens sentences series signing size station steps truck trust visitors weak welcome windows worker
activity appointments approved assistants assisting authority authors backup boutique candidate cards chemistry claimed closed coded compliance
computer concrete conference continuous counted county critical debt dementia dispatcher double drainage ecology editor fill forecast generate happens
headers headings headteacher helping hour industry instructions intro introduced layout layouts library mails matters measured occasionally oracle
past persona pick postman private prize programming pupils queries reconciliations refused reliable repair rule rust safeguarding seconds selected
shifts solutions summer tableau tasks tense tokens trains triage tried valley versions visual wait want website welding alias amazon appointed
approximately background biology bugs calm caption cargo caseload checking chutes closings collect commerce compare desirable develop disclosure
estate evidence exchange failures findings firms fits forecasting forgot gone grew guest guests hidden hons identity include instruction intermediate
keeping kitchen kitchens later liaise machines mentor mentored method metrics missed moment negotiated network night organised pack parent partners
personnel portfolio programme progress property quarterly quote rang reader redesign reminders renewed replaced route sampling saving seasonal sending
several side simple sometimes speaker stores technical terms tested textile texts topics treasury twelve undergraduate very writes accessibility
addresses admissible alongside alter android architecture assistance audio available balance being charts clerk clinic coach coaching collection
completion connection consultant consumer controller costs deadlines dynamics eleven enough enquiries everywhere examples figure flood headline
improvements intern joined knows making mars matching mechanic nominal notary officer orchard ordering participated performed petites pivot planned
plant postings problem prof programs prompt purchase questioned quotes raising refund region researcher responsibilities returning round searches
selection sell servicing shortlisted signs spelling squad supports switched tabs taking territory thank themselves ticketing track transfer undo
unpaid vans window wish accuracy action administer administrative advertising afterwards apply ateliers attestation balances banking belts bench blue
books bought break brought caching careful carer cell chart chief columns comebacks commuter completions condition conducted conflict contribution
curriculum cycle dashboard deeds diagnostics diary domestic doubled drafted drew educational endpoint energy essential expert explained fails fall
feed flats generated handler healthcare imported invoice late latency lessons location lower marked messages meters monolith montage moves much museum
neither nights objective onboard option options ownership packed packing pallets paperwork period physiques plainly plants portage practicals premium
presented press previous price pricing principal printed prints problems processed promise provide qualifications recruitment reply reported retention
roof routes salon scan scanner screening sets showed shrink species squares statistical stopped stored stories strategy subscriptions supplies supply
sure swimming tags term textiles timing trainee trusses undone uses vacancies visit wants welsh whom workforce absence administrators aliases always
applies approval architect archived artwork asking assessments association attorney awareness backups belongs better bookkeeping boxes brake brakes
brands budgets bulletins bundles campaigns cancelled cases catalogue clutches conversation cooking copied courses demos depot designed difference
digit directory discard discovery disputes dossier downloads drive electric elemental employee employers entries evening evenings express fairs filled
folder foods former founded friendly further going grade halves hash helps holder housekeeping hundred image incidents insights integration items
labor large learner learnt leisure lending length lifts mainly meet migrated mixed modelling municipal needed normally nous occupational opens
original otherwise ours paediatric passages passenger passionate passwords portal proof quantitative queue rapports ratio reconciliation regression
representative resolution rest rewording robots sandbox scanners schedule scraping scrum season sector seeking select selling semester sends
sequencing serve slinging sort stairs starting storage story strength stress subscribe successful suggestions suggests talks thirty tips topic town
tracks trainees treasurer turnaround unless uploaded valid validation variance verbal video vital vocal voices whatever whether winter accepted
accident acted agencies agile alarm aloud analysts apart appear arrange assembly attend attendance audits auto bare barista begin behaviour belong
beyond billed blog broker bureau cable cadre calibrate carpentry carries catheter central chain chair challenging chats cider click coffee colleague
command computing consolidation contain cookies coordination coursework credits decide defects deliver delivering demo device devices disciplinary
distinction door drafts draws dressing drop drops earners elementary employees equivalent errors evaluators exact exactly expanded explain failure
felling finding fines fitter fittings fond fourteen freight glassware gold grace green happened hard header holiday hora identified improved improving
inbound individuals infrastructure inserted inside inspect installations interest internal interval invited isolation joiners jury just labour
labourers laser licensed literature loads locales logo love macro maintained market maternity math mats mean medicine mentoring merchant methods
microbiology motion near neutral newsletter nurses object operatives optimisation optimization organized outstanding percent percentage phones picker
pipeline pitch places plaza plazas preview prices privilege processor profit publishing rank rappel reagents reconcile recruit recruiting rejected
relaunch remote reordered replace return schedules schema seminar settled shared shed sheets shop shorter slow sound special spoken squads stroke
study style subpoenas supervising surveys swapped tableaux territorial thousand tidewater till tout trailers typically values virtual western white
workshop wort wound young accept accountable adjusters administering adult adverts advise among answering area assets attempt authored bedside beer
began block blot boards bold budgeting businesses cardiac cared carpenter carriers changing chauffeurs cleaned commission complaint conducting
confluence conservation conservator controllers controls coordinate coordinator core cores corner costume councils culture dealing deed deployment
deputise describe designing direct directors display dissertation doing dozen drivers duplicate duty edition effect entitlement escaped evidenced
exist expect exploratory extracted extractions families fastest featured filters firm fitting flow focus following follows formats forms fortnight
forty frame framing freshwater function fund garage genus graham grammar grand habitat handed handheld handover hear hectares hire holding holidays
host houses included independently insertion interface interim introduce judged juniors known larger latest learned leer lighting loss macros mandarin
mark mate material meals meaning mentioned merit modules negotiate negotiating networking observations occupied operational outbound outside
outsourced packs pallet paralegals passive path patterns physiotherapists picks pictures pipe placed plate pool positions postdoctoral precedents
preparing presents preside prises procedures publications publish qualifying queues rail reaches really receptionist refreshed regular related
reliability replies respond responsive rolled sang scanning secondary secure serving signalling similar single speak stakeholder states statistics
sterilization stocks storeys stronger structure students supermarket surgical symposium tandem techniques telephone testers theirs therapist thesis
thinking throughout ticket toileting tony transmissions transports treatment tuning turns types typography unreadable uploads view weekend wind
workshops yearly zine adults aftercare agreement ahead aids alignment allergy announcements antibiotics anyone applying apprentices asset attainment
attorneys auditing auditors balanced base batteries bays became begins benefits binders biologist boardroom body booked breakfast bytes calculator
cartel cashier causes chartered chasing chromatography collecting collections comfortable comment compared compares compass configured connections
consultations container contest conversion cookie coordinated counter crowns cube cultural curate dealt decisions declined delay deleting demonstrated
demonstrator departmental designers detail developers differentiation directly discharge disk dispute disrepair docs doctorate drawers drawing dutch
earlier easy elastics ending entered escalate euro euros evasion ever exhausts exhibition extraction fare fares farrow fifteen filed fillings finds
fine fixing followed frappe funding gain generation genially giveaways glad global gloves greeting growing grows growth guidance heritage hired hobby
hoist hospice ignore illustration illustrators images incubator industries inline intelligence interests interfaces invalid join kick killed labelled
lesson listed locks lunches maintaining manifests margin masks mechanical menus microscope middle miles missions mitochondria mitochondrial moisture
monitor moods mouse nave nearly nervous newer normalised north operators organise organizer orientation outcome outcomes palettes papers passes patios
patron paying permanence phoenix phonics photo phrases pies placeholder plannings plantation play playwright political port postmortem practitioner
precast prevention prior promoted proposed proven provided pueblos quick quiet ranges rapprochements readers rebuilding receiving recent
recommendations reconciling redundancy refuses regulatory relation renamed replaces requirement reviewers rewires rides ridge rights rose rosettes
ruby safely saguaro sale salt sans sausages scanned scheduled screen seasons secrets seesaw serif servers serves shares shipping shopping sick signals
silver sixth sizes skipped smaller snagging sole soon speaking specified split stack standardised stations structural styles subcontractors
subscribers surveillance synergies tablas tablets tasked tells terminal tidied tier toward transaction translation troubleshooting tuned turning
twenty tyres union unloading usual vegan verdict verdicts villages voice waits walking wanted webinar weekday wheel wills wires withdrawn witness
workflow wren writ youth abbreviations able academic accompanied acrobat activities adds administered adoption afternoon ageing agent agree algebra
allergen alto alumna analyzing animal arbor arranged assurance audacity audios awards basics bath beam beginning biggest bill borrowed bout bramble
brindle broke builds bullet callers camera capital carrier cashed catering certifications channel checkouts chefs clause coding cognitive
collaboration combines coming compose conclusions conduct confirmation connected continua contractors corrected correction correspondence counselling
courtesy covering creation cutting deals debug decided deep degrees delays departure deploy designation dictation differ difficult directed
disabilities displays dist divers doctoral dressings driven earner effective encore enhanced enroll enterprise enthusiastic environment environments
escort esprit estimating ethics evaluate everyone exams exceeded exceeds exception executed executives expiry exported false fast fault faults feeding
feeds feel feels fellow filings filter financier firewall fonts footer franc funds fusion geometry giving gross guides habitual hands happiest happy
hardware hashes hearing hearings heat heavy hello heron hers hostile house household hunter ideas impression incident independent initiative injuries
install installed installs integrated intensive interns interviewed interviewing intravenous invent item joins jointly judge keen kettle kinder laden
lantern lapsed launched leaving lecturer leverage lexis lieu lifeguard lock locked logout lose loyalty manages manipulation mapping marks marquee
matched mayfly median mentions meridian meta metal microscopy milliseconds modeling moderation modern moor networks ninety notebook notice notices
observation offered offers older openings operate operated organising orthodontist outage outages outbox outdoor outfitters outreach oversee oxide
paint painting pairs parameters parcels parchment partly permanent permanently personally pharmaceutical photography physical physiotherapy player
policies polite possession possible postdoc pouring praise prescribing primer printer procurement produce proposes prototypes prototyping proves
provision pull quantity quarto radiographer rails raise readable receipt receivable recognition reconciled recovered recruiter redid reducing
references refunded refuse regularly regulation relationship remembered removal rename renew replacement reps resident resources restore restored
restructuring reverse rewrites salary saves scientist scripting seafood secret securing sees separate sepsis shadowed shell shorten shortened sister
sketch skip smoke sold solving sorting sounds sourcing speaks specialist sprint staging stakeholders stars stipend strategic stumble submission
submitted subsidiary succeeds successfully surveying switches tailored tenths theme thirds thirteen tour trades tutoring understand understands
unpublished unseen unsupported upcoming upper usability usage ventilation views vision visitor vocational waiter wards warehouses warning weir wine
wiring wishes zone accessible accountability acquisition acts actual adapters adaptors admitted advising afternoons alcohol allergies alliance allow
almost amplitude anaesthetic anaesthetists analyze anew angular anywhere appears approve approves arbitration archiving artificial assess assessed
attendant awarded backed barn beat begun believed biochemistry bits blank blocking blocks blood bound branding brasserie breaks briefs brigade
broadband brokers builders button buys calendars calibration called campaign cancels candidates cardiovascular careers cashiers cashing castings
centres ceramics certain chaired challenge changer chargers charging chariot chose cinema clauses clearer clerical clinics closely clothing coast
combined commas commended common communicate competitor compiled compressed confidential consistent containment contents contributing controlling
conversions cook corrections cortical costing coup covers creates creating criteria cross cuisine customizing customs daisy dark dash databases debate
debugging decides decorating default define deletes denials dependable deposit deputising describes designs detector developed dialectal different
diner dismiss distance distribute distributed diversity dollar doors doubt downloading dress duration dynamic earned east edited either electricians
electronics elsewhere emails empire engagement ensure environmental equity erasing erasure escape except expense experiments expires explaining
explains extensions fable fabrication face facilities feature federal feeling fetch fielded fifth fills film finish finishes fire fish flask flexible
flux followers font football forgotten forwarding fullest functions fundamentals fundraising furniture gather gathered generating gifts glass gong
graded grading grandmother great greet grocery guarding guess guessing guided guilds hardly harrow headed heap hill honours hourly identification
identifying identities implemented importing impressions inclusion increased indeed independence infection infections inform initial initiation input
insect inspections interior internship interpreted interpreting investigate investigated invoicing judges jurisprudence keyboard kills labelling lager
lambda launch leaders letterpress libraries lifted linear liquid listening living locations loft logging luffing lumen machinery machining maestro
magnet mailed margins matches maybe meal meets members mended mental merged mesa midwifery mission mistake monster morning mornings mother neurons
newest newly noted nouns obeys obtain offering offset oldest oncology optimizations oral ordinary organizing oriented origin output oversaw package
packer pair pandas panoramic parcel parental parents partial partitions passengers passport pastry patience pause paused pays pediatric pelican piece
pieces pitches plaque pleadings popular positive postgraduate poured practical prairie premiere prepares presentations presenting president produced
proficient programmes proposal prose protected prove provides provisional psychology purchasing purpose puts qualitative quince quoted random rapid
rapprochement rating reasons recognised recorded recording recruited refine registering regulated regulations relationships removes renal repeat
replenishment represent requested reservations reserved resolve response restocking restoring retouching reviewing revised rhythm rightly ring rookie
ropes rosters rotation rounds rowan scans schoolbooks scope secured seeks semesters sequence serious settle setup shape shelf shipped shoots
situations sixteen socket solar soldier sorted spare spearheaded spend spoke sport square stacking staffed staffing starter statutory steady steered
stepped sterilizer stocktaking stood stops streams stretched struck structures studied subcontracts success suggestion supervisory supporting surfaced
swim tachograph tailoring tailwind talent targets tarn task teach technicians telemetry teller temperature thanks think thorn thousands timeout titan
toast token tongue totals towards tracked transform transfusion translate translated traps tree tries trolley trouble tutor unique unity unknown
unload updates upgraded upland vaccination various vascular vendor verified vice vigor visited visiting walk watch watching wheelchairs whichever
willingness workbooks workday workspace worst wrongly yellow abbreviated accents accountancy achieve achieved achievement achievements acting
activated addressed administers admission advertise advised adviser advisory afford agenda agendas agreed agreements aided airflow alarms allocate
allowance allowed allows alternative amendment analysing annually anybody apex appeal appearance appellate appoint appointing appraisals
apprenticeship approximate architectural argon arrangements arranging arrivals arrive arrives asbestos aside assemble assessing assessor assignments
assure attending attestations audited authorisation automate automates automobile automotive avoided backgrounds backstage baking band banks
banqueting banquets based bash basis beds behavior berate bids bills bind birth blender blessing bodega bodies bolder bonus bookkeeper boosted
boosting bottom breach breaker breathe brevet brief brings broken buying buzzwords calculations calmly campus canvas capitalisation capitals captain
cares carrying catches cents certificates champion charges charting chase chiefly childcare childhood chino circuit cladding classic clearance cleared
clearing closer closes clothes clubs coached cohort collaborate collaborated collective color combining comeback commissioner communications
communicator comparison compassionate compile complain completing complexes component components compute computed computes concepts concerns
conditioning conductors confident confidentiality configuration confirmed conflicts consent consolidated consultancy consultative consulting contacted
converge conveyor cooked copies copying copywriters counters counting countries credentials creek crisis curating currency currently curricular cuts
damage danish dead deadline debugged declared delegating deletion demonstrating denial deny departures deployed depth deputised described descriptions
desert designated detectors developing developmental diabetes diagnose dialect dials diaries dies differently differs digging disability disagreement
discipline discouraged discover discretion dispatch dispatching dispensing docking doctor domain drag draw drawer dressed drinks drug dump eager earn
earns editorial elaborate elderly electoral electroencephalography elevated elixir emphasis empower encoding encouraged encrypt encrypted enforced
enrolled entailment entire entities erase erased estimated evaluation everybody examinations exceeding excellent exhibitions exists expenses
experiences experimental expire expression extend extended extent extract facility fail farm fashion fetched fetches fewer fiche finalise finances
firewalls flat fleet flows fluency flutter focused folded forecasts foreign forest forges formal forte forward fourth frames franking freed fresh
friend fully gained gains game gardening gate gateway gathering genomics getting glance golden governance governors grands grue guards guidelines
guiding habits hairline halt handles handovers harbour hashed hats haul hazard hazmat headship healthy heart heating hedge height helm hibernate hide
higher highly hills holders hole honestly horticulture hosting however human hybrid hydrotherapy ideally idle illness immediate impact implants
implement inactive incl inconsistent increasing indexed indexing indicators infinite inflated influence informed injury inscription inspiring
instructed integrate intellectual intent intercultural interpret intervals interventions introducing invention inventor invents investigating
investment investor invites involvement ironclad issued issues jack joiner joining joint journey juggle junta keynote kill knew laboratories lacks
lakefront lamp landing landscaping largest lathe launches laws laying lazy leads learns lease leasehold leases lecturing lend lens lent lets liability
liaised licences licensing lien linearly listen lives lobby logistic looker lookup loses loves lowercase lowered lowering lunchtimes manner markets
markup marque mass materials maximum meanwhile measure measurement measures measuring meat mediation meetup membership memorial mergers mews
microphone midlands might milking milling millions mobilisation mobility molecular moulding mowing multitasking musts mutual myself navigation nearest
negation neighbours nightly noise notification notifications null nurture nutrition oaths occurred operates operative optics optional organic
organisational organization organizational organize orthodontics ourselves outsourcing overdue paediatrics paged paragraph parallel park participants
passing pastes patching patio patrols penal pending peptides periods permission permit pesos petite phasing photographs physique piloted pine
pipelines placements plainer plastering platforms plays plinth polished politeness portable porter posters posts precept precision prep presentation
pressure preventing preventive pride printing proclaim procure producer professor progressive prominence promoting promotion prompting proofread
proofreading propose protect protects protocol providers providing psychological pulled pulling pump punctual putting quantify questionnaires quotas
quoting radiation radiography raises ranked rapport rather reaching readings rebuilds receive received recipe recognise recombined recommend
recommended recover recruiters redesigned redirects reduce referred refreshing regale regenerate registrar rehabilitation rehoused releases relief
relocation reminded removing renders renewals renews reorganising repaired repairing repairs replacements replacing replying repository reputable
requires researched resilient resolving resource responded restocked restoration restores restricted restructure restructured retainers revising
revive revue rewrite rises robot robotics roofing rotas routing safest saint sampled sanitise saucier scale scheme scientific scientists scoring
scrivener scrub searched seat seats secretarial secretary selenium sells separated separates separators sequenced sewing shadowing shapes sharing ship
showing shrinkage sickness sides silence simply simulated sitting slack sleep slung snapshot snowflake solid solved solver sourced space spark
specialising spectrum speech speed spreadsheet spreadsheets sprints stability stacks stages standing startups stets stocking streak stream street
strict structured stuck studying subscribed subsequently substantially subversion succeeded suits summers super superintendents superseded supervisors
suppliers surprises survey sustained talking taxation teamwork tech tenth terrain theatre thought thru tickler tidier tidying tight tiling toilet
touch tours transcription transferring transfers transition transitions translating tray treat tribunal trimming troubleshoot troubleshot trunking
truth tube tune tunes typical umbrella unchanged unclear uncovered understood undertook unexpected unfinished units unloaded unpacked unplaced
unreachable unsure untitled upgrades uppercase utilized vacation vaccinations vale validated valor ventilator ventilators venue visualisation
visualization volume volunteered volunteering vulnerability wall ware warehousing warm washed watched ways weakest weakness websites weigh weighs
weights welcoming weld welded welfare wheelchair whenever wherever winner winning withdraw worded worse wrapped yard zoom ability aborts absent
absents abstract academy accelerate accelerated accelerates accelerating acceptance accommodation accompanies accompany accompanying accountants
accreditation accredited accurate accurately achieves achieving acknowledged acquire acquired acquires acquiring actively adapt adaptability adaptable
adapted adapter adapting adaptive adapts additive addressing adequacy adjectives adjunct adjust adjusted adjusting adjusts adolescents adopt adopted
adopting adopts advance advantageous adverb advertised advertisers advertises advises advisor advocacy advocate advocated advocates advocating affairs
affected affidavits affiliate affirm aged aiding aimed aiming airlines alert algorithm algorithms align aligned aligning aligns alike allergens allied
allocated allocates allocating allot allots allowances along altered altering alternate alternatives alters alumni amateur amber ambient ambiguity
amend amended amending amends ampersand analyses analyzed analyzes anchored angers angry animate animated animates animating anime annotated announces
anterior antes anticipate anticipated anticipates anticipating apiece apologizing apparel applicants appointment appoints appraise appraised appraises
appraising approach approving arbitrage architecturally ardent areas arithmetic arranges arrays arrived arriving arrow arrows artisan artworks assays
assemblage assembled assembles assembling assesses assign assigned assigning assigns assists assumptions assurances atelier atom attach attached
attaches attaching attain attained attaining attains attempts attends attention attitude attracted audience audiovisual auditor authoring authorities
authorization authorship automating availability await awaited awaiting awaits babies baby babysitting bachelors backing backs bacterial badge bake
baked bakery bakes balancing bandage bandaged bandages bandaging barrister batch batches bathe bathed bathes bathing battery beams bean bear bearer
bears beating beauty beforehand beginners behavioral believe believes besides beverage biannual bidding bigger binding binds bistro blackboard blend
blended blending blends bloc blockchain blocked blocker blogging blotting blueprint blueprints blurred blush boarding bodegas boil boiled boiling
boils bomb bookish boost boosts bootstrap borrow bothers bottle bottled bottles bottling bounded bounds boutiques boxed boxing brain branches bread
breakers breaking breves brew brewed brewing brews bricklaying bridges briefed briefing bringing broadcast broadcasting broadcasts broaden broadened
broadening broadens broader brokered brokering browsers budgeted buffer buildings bulk burger busier butchery buttons buyers buyout cached cactus
cafes cages calculate calculated calculates calculating calculation calibrated calibrates calibrating caller calmed cancelling canvass canvassed
canvasses canvassing canyon capitalised caps captions capture captured captures capturing cardiopulmonary carefully carers carpenters carve carved
carves carving casework cashes casualty catalog cataloged cataloging catalogs catalogued catalogues cataloguing catch catching categories categorise
categorised categorises categorising categorize categorized categorizes categorizing caught celebrate celebrated celebrates celebrating cells cent
centered centralise centralised centralises centralising centralize centralized centralizes centralizing centred certifies certify certifying chains
chairing chairs championed championing champions charger chariots charted chased chases chatting chauffeur checker chemical chemist chill chilled
china chippies choice choices choir chooser chooses choosing chop chopped chopping chops chunk circa circumstances clarified clarifies clarify
clarifying classified classifier classifies classify classifying cleans cleansing clears clicks climbed clock clone cloning closeout closest clusters
clutch clutter coaches cobble collaborates collaborating collaborative collate collated collates collating collects colour coma combine comfort
commanded commanding commands commendation commissariat commissioned commissioning commissions commit committed communes communicated communicates
communicating communities comparable comparing comparisons compassion compensation competence compiles compiling completes complex compliant composed
composes composing composition comprise computational conceive conceived conceives conceiving concept conceptualise conceptualised conceptualises
conceptualising conceptualize conceptualized conceptualizes conceptualizing concern concierge conclude concluded concludes concluding concreting
concur concurrent conditions conducts conduit conferences conferencing confidence configure configures configuring confirms conjunctions connect
connecting connects console consolidate consolidates consolidating construct constructed constructing constructs consult consultation consulted
consults consumers consumption contacting contacts contained containing contains continence continuity contractual contribute contributes controlled
convention conversations convert converted converting converts convey conveyed conveying conveys convincing cooks coordinates coordinating copper cork
correcting corrects correspond corresponded corresponding corresponds cosmetics costings costly cottonwood counseling counselled counsellor
counsellors counsels courier courteous courts couture cove cows craft crafted crafting crafts crash creativity credential credited criminal critic
critique critiqued critiques critiquing crowd cryptography cues culinary cultivate cultivated cultivates cultivating culturally curated curates
curators cure curious customise customised customises customising customize customized customizes dairy dance danger dangerous dangling dank dart
dashboards dataset dauphin dealership dean dear debtor debugs deceive deciding decimal deck decommission decommissioned decommissioning decommissions
decorate decorated decorates decrease decreased decreases decreasing dedicate dedicated dedicates dedicating deepest defaults defect defend defended
defending defends defined defines defining delayed delegate delegated delegates delegation deli delightful delivers delta demand demolition
demonstrate demonstrates demonstrations denied dentistry depend dependencies depends deploying deploys deposits dept deputises describing deserve
desktop detect detected detecting detects determine determined determines determining develops devise devised devises devising diagnosed diagnoses
diagnosing dialog dialogue dialysis dice dietetics differentiated digger digitise digitised digitises digitising digitize digitized digitizes
digitizing digs diktat diligence directing directs disassemble disassembled disassembles disassembling disaster discharged discharges discharging
discount discovered discovering discovers discuss discussed discusses discussing dish dishes dismantle dismantled dismantles dismantling dispatched
dispatches dispensary dispense dispensed dispenses displayed displaying disposition disregard dissertations dissolution distributes distributing
diverse diversified diversifies diversify diversifying division dock docked dockets docks doctors documented documenting dolor domiciliary donations
donors dormant doubles doubling downloaded dream dresses drift drill drilled drilling drills drips drives drizzle drone drugs drywall duller dumped
dumping dumps eagle earning earnings earphones ears earthworks easier eats echo economic edge editors educ educate educated educates educating
effected effecting efficiency effort eighteen elaborated elaborates elaborating elastic elder electrocardiogram electronically element elicit elicited
eliciting elicits eliminate eliminated eliminates eliminating empathetic empathy empowered empowering empowers emptier enable enabled enables enabling
encoded encourage encourages encouraging endive endorsement endorsements enforce enforcement enforces enforcing engage engaged engages engaging
engineered engines enhance enhances enhancing enjoy enjoys enlist enlisted enlisting enlists enrich enriched enriches enriching enrol enrolling
enrollment enrolment enrols ensured ensures ensuring entering enters entertain entertained entertaining entertains entity entrance equal equality
equally eras escalated especial especially espresso establish established establishes establishing estimate estimates ethic ethical etiquette
evaluated evaluates evaluating examination examine examined examines examining excavation excavator exceed exceptions exchanged exchanges execs
execute executes executing exercised exercises exercising exhibit exhibited exhibiting exhibits expand expanding expands expansion expedite expedited
expedites expediting expenditure experienced experiential experiment experimented experimenting expertise expertly exploration explore explored
explores exploring exporting exports expose exposed exposes exposing exposure extending extends extracting extracts extracurricular eyes fabricate
fabricated fabricates fabricating facilitate facilitated facilitates facilitating facing factory failing faint fairly fallback familial familiarise
familiarised familiarises familiarising familiarize familiarized familiarizes familiarizing faster father fathom faux feedback felt fencing fennel
fertilise fertilised fertilises fertilising fertilize fertilized fertilizes fertilizing fewest fielding fieldwork filleting filling filmed filming
films finalised finalises finalising finalist finalize finalized finalizes finalizing financed financiers financing fingerprint finis finishing finite
firmly fitness fitters fixes flatter flattered flexibility flight flooring fluid fluorescence focuses focusing fold folding folds follower fooled foot
footings foraging forbade forbid force foresee foreseeable forge forged forget forgets forging forgive forklifts formalise formalised formalises
formalising formalize formalized formalizes formalizing formative formatted formatting formed forming formulate formulated formulates formulating
formulation fortnightly forwarded foster fostered fostering fosters foundations founding founds fractions framed franked freer freezer fret fried
friendlier fries frills frog frying fulfil fulfilled fulfilling fulfillment fulfilment fulfils furnish furnished furnishes furnishing fusions future
futures gaining games gaps garden garment gars gates gathers gear gearbox gender gene generates generator generously genre geographic geriatric
geriatrics glances glob glucose goals govern governed governing governs grades graduated graduates grainy granted granting grants graphics graphs
greatest greenhouse greeted greets grill grilled grilling grills grippe groom groomed grooming grooms guarded guessed guesses habit hacker hacking
halcyon halve halved halving handicap handing handlers handshakes handy hangs harass harbor harder hardworking harm harmful harming harmless harvest
harvested harvesting harvests hatch hauled hauling hauls hauteur having headcount headhunt headlines heads heals heaps hedges heights helpline hero
highest highlighted hints hobbies honesty honour hope hosted hosts hotels hotkey huddles hull hurried hurts hydration hydraulic hydraulics hyphenation
hyphens hypothesis icons idea identifier identifies identify idiom illustrate illustrated illustrates illustrating illustrations imagine immigration
immunisation immunization implant implementation implementing implements implies imports improper improves improvise improvised improvises improvising
inbox includes inclusive income incoming incomplete incompleteness incontinence incorporate incorporated incorporates incorporating increase increases
incubators indexes individual induct inducted inducting induction inducts infant infirmary influenced influences influencing informing informs
initials initiate initiated initiates initiating innovate innovated innovates innovating inputs inputting inquiries insides insight inspected
inspecting inspects inspire inspired inspires installing instants instituted institutes instituting institutions instruct instructing instructional
instructor instructs insufficient insulin integral integrates integrating interact interacted interacting interactive interacts internet interpersonal
interpretation interprets intervention intramural introduces introduction intros inventing inventoried inventories inventorying inverse investigates
investigations investigator invigilate invigilated invigilates invigilating invisible invite inviting invoiced iron ironed ironing irons issue issuing
janitorial joinery journal journalism journalist journeyman judgement judging judgments judicial juniper juries kangaroo kelvin keyed keynotes
keywords kilobytes kindergarten kindly kinds kingdom kiosk knowing labeling labourer lack laid lakes land laptop largo larkspur lasts latte launching
laundering lawyer lawyers layoff lays leaflet leak lectured lectures ledgers leftover legitimate lenders lends letting levelled levelling leveraged
leverages leveraging lexicon liaises liaising licenses lightly lightning liked likelier likeliest likely likes liking limited limpet lining linked
linking listened listens listing listings litigate litigated litigates litigating llama loans lobbied lobbies lobbying localise localised localises
localising locality localize localized localizes localizing locate located locates locating locking lodge lodged logic logos longitudinal loop loose
lorry losing losses lossless lowers lowest lunchtime machined magazines magnetic mailbox mailing maintains major makers male malformed mall manners
manually manuals manufacture manufactured manufacturer manufacturers manufactures manuscript maple mapped maps marine marketed marking marshal
marshaled marshaling marshals masked masonry mastered mastermind masterminded masterminding masterminds masters mastodon mates maven mayo mayor maze
meadowlark meant meantime mechanics medians mediate mediated mediates mediating megabyte memberships memorise memorised memorises memorising mend
mending mends mensch mentors mentorship merchandise merchandised merchandiser merchandises mere merge merges merging mesas messaging metalworking
meter methodical methodologies methodology meticulous metric migrate migrates migrating migrations mile milestones milk milked milks millennium
millisecond mills mind mindset mine minimise minimised minimises minimising minimize minimized minimizes minimizing minimum mining ministries minuted
misinformation mismatch misread miss misuse mixes mixing mobiles mobilisations mobilise mobilised mobilises mobilising mobilize mobilized mobilizes
mobilizing mode modelled moderate moderated moderates moderating modernise modernised modernises modernising modernize modernized modernizes
modernizing modified modifies modify modifying molding monitored monitors monochrome mopped mopping mops mortgages moss motivate motivated motivates
motivating motivation motor mould moulded moulds mount mounted mounting mounts mowed mows multiple multiplied multiplies mumbles nacelle nail naming
narrate narrated narrates narrating narrow natural naves navigate navigated navigates navigating navy needle negligence negotiates negotiations
neighborhood neonatal nest nested nesting networked neural neuroscience newborn newsletters nineteen nominatives normalise normalises normalising
notable notarial notebooks noticed noting notion nourish nursed nursery nurtured nurtures nurturing objectives obliges observe observed observes
observing obstetrics obtained obtaining obtains occasion occasions oeuvre offices offline olive onwards opinion optimise optimised optimises
optimising optimize optimized optimizes optimizing orchestra orchestrate orchestrated orchestrates orchestrating ordered orderly ordinal organisations
organiser organises organizes oriel orient orientate orientated orientates orientating orienting orients originate originated originates originating
orthodontic outgoing outline outlined outlines outlining outnumber outpatient outranks outriggers outsource outsources overhaul overhauled overhauling
overhauls overlapping overlaps overload overloaded override overseeing oversees overtime overwrites overwritten owed owned owning owns oxbow pace
packaged padres pain painted paints palliative panel pang paperbark parfait parole parser participant participate participates participating particles
particular parties partnered partnering partnership party passe passer passion pasting pastoral pastries patch patched patches patents paths
patisserie patrol patrolled patrolling patrons pauses pedestrian pediatrics peel peeled peeling peels peer peers penetration penny peptide percentages
perfect perfectionist perform performances performer performing performs perfusion perhaps persistence persuade persuaded persuades persuading
persuasion pest petty pharmacist pharmacy phased phases phoning photograph photographed photographing photos photovoltaic physically physicians
pickers pike piloting pilots pioneer pioneered pioneering pioneers pitched pitching pixel placement placing planes plantations planted planting
plaster plastered plasters plastics plastique plated plates plating platoon plats playbook playbooks played players playing pleading pleasure plenty
plot plotted plotting plough plugins plumber plumbing podcast polishes polishing pooling pools poor populate populated populates populating portfolios
portray portrayed portraying portrays ports poser possibility postal posted potential pounds pours powered powers practise practised practises
practising praised preceptor precepts precise predict predicted predicting predicts premier premiers premises preposition prepped prepping preps
preschool prescribe prescribed prescribes presenter preserve preserved preserves preserving pressed presses pressing pretending prevent prevented
prevents priced primes prince printers prioritisation prioritise prioritised prioritises prioritising prioritization prioritize prioritized
prioritizes prioritizing proactive probably proceed proceedings procured procures procuring producers produces producing productivity professions
proficiency profiles profitable programmable programmables programmed progression projected projecting promote promotes promptly proofreads proofs
proposing prospecting prospective protecting prototype proud proudest proved provincial proving provisioned provisioning provisions prune pruned
prunes pruning psychiatric psychometric publication publicise publicised publicises publicising publicize publicized publicizes publicizing
publishable publishers publishes pulls pumps punctuality pupil puppet purchased purchases pure purge purged purges purging pursue pursued pursues
pursuing push pushed pushes pushing qualifies qualify quantified quantifies quantifying queried querying questioning queued quickest quill quotation
quotations rainmaker rake raked rakes raking ranging ranking rated rates ratings ratios reaction readership rear rebuild rebuilt receives
receptionists recipient recipients recognising recognized recognizes recommendation recommending recommends reconciles reconnaissance reconstruct
reconstructed reconstructing reconstructs recordings recovering recovers recreation recreational recruits rectified rectifies rectify rectifying
recurring recycle recycled recycles recycling redaction redesigning redesigns redirect redirected reduces reduction reeve refactor refactored
refactoring refactors refer referrer referring refers refill refilled refilling refills refined refines refining refits reformatted refresh refresher
refreshes refrigeration refurbish refurbished refurbishes refurbishing refusal regal regards registers registrations regrouped regularity regulate
regulates regulating rehabilitate rehabilitated rehabilitates rehabilitating rehearsed reinforce reinforced reinforces reinforcing reinstate
reinstated reinstates reinstating reject rejections relay released releasing relevance relevant reload relocate relocated relocates relocating remain
remark remediate remediated remediates remediating remembering remind remodel remodelled remodelling remodels render rendered rendering renegotiate
renegotiated renegotiates renegotiating renewable renewing renovate renovated renovates renovating renovations reorder reorganise reorganised
reorganises reorganize reorganized reorganizes reorganizing repack repacked repacking repacks repeats replenish replenished replenishes replenishing
replica replied repositories representatives represented representing represents reprise requesting reread rescue researches researching resell
reserve resets resetting reshape reshaped reshapes reshaping residents resilience resistance resolved resolves resonance responding responds restart
restarted resting restock restocks restraint restrict restructures rests resumed resuscitation retailers retain retained retainer retaining retains
retard retirement retouched retrain retrained retraining retrains retried retries retrieve retrieved retrieves retrieving returned returner revamp
revamped revamping revamps reviewer revise revises revision revitalise revitalised revitalises revitalising revitalize revitalized revitalizes
revitalizing revolving revues rewiring reword rewriting rewrote rigging ringing rings rinse rinsed rinses rinsing rising roast roasted roasting roasts
root roster rotate rotated rotates rotating roulette rounded routed router ruled rung sabbatical safeguard safeguarded safeguards safer sailing
salespeople salons sander sandwiches sanguine sanitation sanitised sanitises sanitising sanitize sanitized sanitizes sanitizing sank sass satellite
saute sauteed sauteing sautes savings scaffold scaffolding scare schools scoped scopes scoping screaming screened screens scripted scrubbed scrubbing
scrubs searching seated seating secondment secures seek seemed segment segmented segmenting segments selecting selects semicolon sense sensitive
separating separation separator sequences serialised servant serviced settlement settles settling seventeen severity sewed sews sexual shadow shadows
shaped shaping sharp sharpen sharpened sharpening sharpens shelves shielded shifted shifting shipments ships shoe shoes shoot shooting shopper
shortages shortening shortens shortly shot shut sidebars sierra signaller signature signatures significantly silent simplified simplifies simplify
simplifying simulate simulates simulating sitemaps situation sketched sketches sketching skincare slice sliced slices slicing slings slips slot slots
slowly smallest smooth smoother soccer society sociology sockets soldering solicit solicited soliciting solicitors solicits solidity solution solve
solves somewhere sons sooner sortie sorties sorts sought spacing spam spanning spans spared spearhead spearheading spearheads specialise specialised
specialises specialize specialized specializes specializing specification specifies specify specifying spectroscopy spell spent spirit splits sponsor
sponsored sponsoring sponsors sports spotted spread squeezed stabilise stabilised stabilises stabilising stabilize stabilized stabilizes stabilizing
stacked staffs staged stamina standardise standardises standardising standardize standardized standardizes standardizing star static stayed steam
steamed steaming steams steel steer steering steers stems sterilise sterilised sterilises sterilising sterilize sterilized sterilizes sterilizing
stick stickiness stiff stimulate stimulated stimulates stimulating stocked stockroom storing storyteller strangers strategists streamline streamlined
streamlines streamlining strengthen strengthened strengthening strengthens stretch stretches stretching stricter strictest strongly structuring
struggling styled styling subcontractor submissions submits submitting subscribes substantive substitute succeed succeeding succession suggest
suggesting suggestive suit suitable summarise summarised summarises summarising summarize summarized summarizes summarizing summed supersedes
superuser supervises supplied supplying surer surface surpass surpassed surpasses surpassing surveyed surveyor survives suspects suspense suspension
sustain sustaining sustains suture sutured sutures suturing svelte swap swapping swaps sweep sweeping sweeps swept swift swimmers switchboard sync
synthesis synthesise synthesised synthesises synthesising synthesize synthesized synthesizes synthesizing sysadmin systematic systematise systematised
systematises systematising systematize systematized systematizes systematizing tabulate tabulated tabulates tabulating tackle tackled tackles tackling
tact tagged tagging tailor tailors takeaway takeoff takeoffs takings talents talked taper targeted targeting taste tasted tastes tasting taxi teachers
teaches teamed telemarketing telesales telling temp temperatures temporary tenant tenants tend tended tender tenders tending tends tenfold tens
terabyte terminates terminology tessellate thematic theory thin thinker thinks thinned thinning thins thorough though thread threads threshold thrive
throw thrown tick tide tidies tightened tighter tilde tile tiled tiles timber timezone tins tinted tissue toasted toasting toasts toddler toggle
toileted toilets toilette tollgate tomcat tomorrow tone tonnes toolbox torn touches tourism towed towing tows trace traced tracer traces tracing
traded trademarks trading trailer trainer traits transactions transcribe transcribed transcribes transcribing transferable transferred transformation
transformed transforming transforms transit transitioned transitioning translates translator transmit transmits transmitted transmitting
transportation transported transporting trap treated treating treats trees trenching trend triaged trialing trialled trialling trice trick trigger
trim trimmed trims trips troubles troubleshoots troughs truncated trying tuition tungsten turnstile tutored tutors twin typesetting typo tyre
unaccepted unanswered unasked unauthorized unbounded uncertainty uncles uncomfortable uncover uncovering uncovers underline understanding undertake
undertakes undertaking underwriting unheard unified unifies unify unifying united unlimited unloads unlock unpack unpacking unpacks unprivileged
unproven unreal unsaved unsupervised untouched unusable unused updating upgrade upgrading upheld uphold upholding upholds uploading upon upright
upstream urinary useful usernames utilise utilised utilises utilising utilize utilizes utilizing vacations vaccinate vaccinated vaccinates vaccinating
validate validates validating valuation valued valuing vanish variances vault vehicles velar vellum verifies verify verifying versus viewed viewing
virgule virtualisation virtualization virus visa vise visible visualise visualised visualises visualising visualize visualized visualizes visualizing
vitals voided volumes voyager voyageurs wages waited wales warmly warn warned warnings warns warranty wash washes watches watered watering waters
wattle wedding weighed weighing weight weighted welcomed welcomes welds west whiteboard wide wiki willing wines wins wipe wiped wipes wiping wire
wired wished withdrawal withdrawals withdrawing withdraws withdrew wizard wonder woodworking workbook workplace worn worries worry worthless wounds
wrangling wrap wrapping wraps wrestling writer writers yield yonder yuan yeah okay gonna sorry guys girl remember gotta wanna hell world woman tonight
pretty heard haven excuse wife actually stuff friends kids honey saying brother beautiful crazy happen supposed afraid hurt chance anyway married
police boys couple funny lady death hate girls important dinner quite fight cool women husband john anymore shall daddy stupid hurry daughter seems
wonderful frank whoa died alive gentlemen luck hair music hang sweet lucky himself seem ladies lord ride kidding scared darling king suppose boss
uncle movie straight kiss feet certainly finally goodbye absolutely tired murder mike charlie loved seeing wear wake ball mouth marry lunch lieutenant
mama buddy weird earth dude sing blow birthday relax yesterday honor colonel smart boat plane lovely worried terrible song horse happening tough peter
quit fool surprise forever swear cute lying interesting wearing johnny strange rock totally interested appreciate army completely cops born smell
apartment trip harry amazing ought rich jimmy alright realize dollars angel mess killing hungry marriage soul drunk figured girlfriend folks attack
definitely scene upset evil joey joke ground boyfriend respect crime mommy congratulations grab fighting favor upstairs jail normal jump nose church
peace bobby billy fear tape holy bother dying dirty idiot lived prison government knock pardon gift south dreams sake sweetheart seriously awful
wondering roll sergeant killer laugh outta guilty promised fired race crap chicken bathroom asshole spot detective sheriff eating guns obviously lots
brown nick arms staying arrest neck favorite sleeping admit extra impossible bunch blame pants smile feelings wild silly beach heaven quickly lights
bucks suddenly ridiculous legs dare burn aunt surprised queen innocent dancing gotten walked hanging sweetie nuts steal waste stole crying dogs magic
drinking consider herself laughing pregnant hall camp flying moon hoping asleep roger apologize possibly rain cousin cream excited enemy huge lately
immediately teeth victim flowers apparently destroy brothers dumb knife weapon shirt faith movies necessary blind mister grandma strike bird sight
somehow nature cake famous breath singing bright concerned suspect skin madam lied hiding perfectly papa martin horrible kinda battle phoebe ugly coat
although terrific according gentleman lonely shame devil military shower opportunity chest horses threw bite stone weapons pretend balls loud
fantastic shake princess island bell naked merry animals cheese downstairs planet fellas insane eggs butt murdered bloody jealous character airport
hook incredible signal sugar screw justice rough commander freak bedroom onto finger ghost majesty smith fake cheap pray expecting falling throat lake
realized truly brilliant candy pocket aware babe radar slept mountain romantic liar powerful bless nope arrested suck fancy exciting genius rent
familiar vote recognize stolen suicide weather buried television someday stomach buck village monkey pizza assume sudden fella jacket thoughts
sometime fingers funeral magazine senator jerk dating glasses freedom handsome prefer crack carter divorce ally defense grandpa goodness confused
unfortunately surgery tall tiny freeze soft riding brave female someplace streets blew matt rush awesome snow champagne bond demon madame lips
monsieur storm destroyed bones burning kicked piper ocean reality brad survive clearly sexy gosh screwed fortune bleeding punch obvious touched affair
unbelievable chocolate investigation throwing barely woods yourselves chances disappeared shock carol artist bags pleased ruin kissed traffic nonsense
pink wise burned midnight shots officers hated hung subtitles charming decent expensive breathing witch soldiers surely bust bull brains rise boring
ashamed sisters clever smells complicated regret closet loser giant parking stranger tear wood fate juice lily governor knight tied faces awake fought
kitty miracle aboard lover cigarette disgusting grateful mighty murderer sally forced scream woke actor grave priest rick scary shoulder disease sword
chick smoking garbage bone recently basically thee amen swing bike birds knees slip hunt caused hates pierce desperate dirt pussy negative tank golf
ruined dawn hank mercy proper universe baseball soup outfit duke grown loving robin piano pills uniform stealing spending doll duck knocked walls
younger attractive beast poison wanting naturally happiness anytime sucks eventually elevator grandfather avoid laughs thief bride pathetic mirror
gorgeous theater official attacked tail dust guts extremely lousy unusual newspaper apple courage terribly fishing hitting pulse illegal pity couch
staring victims precious kissing frightened sandy royal intend considered burns cast prisoner destiny robbery violence hearts mystery nerve busted
becoming rocks embarrassing miller practically armed friendship maid wallet flower cheers rope maria turkey easily jungle nasty suffer trash thou
ambulance nightmare snake tears cancer orange wasting memories songs advantage flesh rude disappointed inspector guarantee terry punk downtown
sandwich mistakes sweat panic boom fruit hundreds objection ancient underwear moments cliff castle rolling delicious circle chuck glory miserable bowl
victory embarrassed creature basketball continues rare yelling wave gods emotional hunting wore jumped gray horn basement minds pleasant disappear
rabbit jeez competition stopping forces presence century capable convinced swell warrant threat therefore bury diamond shine chip jenny fabulous
nation butter earl jokes reporter booth casino josh potter awfully sand cage desire nigger wolf wing trapped bored drama homework entirely explanation
hits bang fever useless shore routine soda mask trunk purse argue climb cats beef witnesses barney recall wings cabin frankly wounded anger suffering
supper spit enemies dragon reputation troops custody gimme palace trail boots ease hurting considering impressed laundry ripped treasure revenge bravo
odds tricks cowboy nuclear reverend noel sounded scratch virgin fifty plastic mickey convince interrupt cheer mountains league joking thanksgiving
cheating coincidence coke favour bunny particularly reasonable tiger minister slave anniversary dreaming yell firing reminds cruel walks bible prime
socks curse lifetime eaten motel enjoyed heck noon jersey previously blowing reward bothering bars cameras sacrifice assignment tunnel highway insist
slide victor specific prom wagon cigarettes defendant jean cheat clue assault concert ranch temple vampire foolish darkness flag tent rotten pacey
remains alien touching cooper snap bail imagination liquor molly sonny smiling border fuel legend crossed circus diamonds trauma turtle enjoying
neighbors salad argument impressive starving neighbor nigga fallen sink screams avenue sneak crush felicity grass instance trusted bishop goal wasted
messed generous fairy violent humor liberty rats slipped stake gambling nephew admiral politics threatened gentle unhappy confession explosion finest
offense wade headquarters judgment shout filthy surgeon kidnapped sucker alley dancer dealer humans depressed hoped underneath behave chips fantasy
steak worrying dropping honeymoon blast quarters buster crystal spirits goodnight whiskey divorced prisoners dope fence greater poker powder actress
locker suspicious buzz marrying torture blown christian personality selfish teddy dough confess deserves walker ceremony clown highness rocky
helicopter prayer apology forth corporal singer strip pearl concentrate guitar kicking merely sauce sighs valuable belly charm exit blows romance
japan satisfied makeup surrender whistle fort wives flew hood ling diet dreamed junk flash lion frozen homicide robbed holes officially opposite soap
anyhow painful champ extraordinary hopes twins fascinating rice squeeze bend valentine beats begging mysterious sore shark angle guilt wondered yards
invitation knocking urgent movement freaking moron souls warren scotch seal testimony broad chandler skull knee murders spin favourite angels noble
shouting hostage rifle chicks deaf sticking literally technically foul pattern beans deeply coward benefit awkward liver bombs flip jumping corn
testify traveling cotton roses tragedy admire brush self towel wally bush prick anxious headache ghosts flies dessert sacred rubber cave skinny thick
fans blonde conscience darn mason oxygen pound griffin religion religious combat audition sherry transcript blessed laughter sweater dame shave sail
baker crown tradition wreck poem tennis muscle sticks cherry leather tooth cheering emperor ambassador intelligent moral baron blah adventure
punishment sheep penis demons sarge suitcase poetry struggle fools citizen freezing grabbed thunder abandoned halfway pigs wheels wicked heavens
surrounded fellows paradise motive palm cattle magnificent shove toys waves stable stink basket pile bells marvelous musical sire whip missile hooked
incredibly backwards accused chuckles goose messing howdy tapes blade despite blanket cried cigar delighted inches survived sack properly appropriate
parade resist rusty scout shaking drank suffered exhausted heroes dive mistaken approaching landed fighter hiya beloved wears chamber hawk swallow
chin string actors deeper beard twist pole realise remarkable bingo creatures entertainment insult toes happier catholic hammer slap troy neat
rehearsal breasts railroad sailor toss inch tire bump lawn peanut purple quietly revolution excitement thus cheated episode forgetting stinks thirsty
cruise fooling pockets spike tragic superman dismissed mothers accent hollow behalf buddies discussion helpful brass kidnapping terrorist widow dull
dime psychiatrist retired crawl fights hail lemon magnum underground bargain clay criminals loyal tale beaten combination precisely citizens tattoo
jazz buffalo idiots mistress racing bacon chairman psychic slim chapter farmer rocket sunshine unfortunate pill thumb comedy intended terrorists hart
shoulders weed beings boats threatening dated dining policeman pops shocked undercover hopefully chopper existence picnic reckon shelter splendid
workers carpet divine beneath spoil southern betrayed crimes medal dragged hockey waitress destruction ford veronica entitled fingerprints newspapers
electricity puppy perfume unconscious temper pillow roommate stones talented defeat elephant promises asses assumed attacks heal absolute killers rage
serial applause potato slightly necessarily paintings announcer turner whale assholes creep peaceful warden lovers randy complaining dentist
straighten affect billion bitter creepy helpless ages annoying brandy luggage assuming disturb potatoes massage wisdom jewelry patty thrilled nails
nelson psycho election intention lick nerves ouch booze emotions extreme heather airplane lame oops corps everyday honored lance stubborn pumpkin
smarter comic grief computers dignity commitment gotcha instant monsters beers holly strictly banana eternal pope subway bowling laughed arguing
hector homeless paranoid barrel lamb require drown lungs statue traitor twisted adorable bets goat pork candles collar injured publicity roman blond
grounds parked witches believing salesman bothered crashed nanny plug rumor rode unlike freaked narrator colors coop cooperate spots worthy wrist
conspiracy enormous misery obsessed punished reservation sunset announcement curtain jeep relieved specifically abuse ballet blues compliment naughty
skipper unable album happily chickens gunshot impress intense praying brick priority slight snakes sucked warrior worm bleed corpse dynamite glove
louder sober spider survival vodka deserved envelope novel pistol relatives fraud shotgun bucket clouds overnight belonged heels nicely daughters
excellency acid butler massive sits skirt stare inner scholarship constant counselor tanks festival imagined scum celebration deadly oath practicing
romeo screwing ashes disturbed pencil bounce causing confusing fridge ties unfair burden heroin shining championship dummy graduation humble mummy
appeared dramatic explode raining retire shooter silk announce bartender fires ransom coin execution necklace seventh suspected taxes bait bald queens
absurd demands humanity directions grip hostages kidney sworn atmosphere pacific punish cracked pancakes spray aliens floating losers marines porch
tires autopsy burnt daylight mortal terrified envy hallway bearing interfere niece delicate lesbian prayers smack strikes retreat towels awhile helmet
aircraft arrangement farewell fathers physics stabbed severe shorts tons wells chaos civilian maniac triple cellar flush owes danced vessel hallelujah
reveal glorious upside stinking ladder telegram gasps hears poet whatsoever willy amusing grey stunt horror rumors fears betray rented snack
conclusion faithful photographer popcorn wars magical penalty population reed somewhat thieves tournament dale damaged disturbing outer chew crawling
roads cart coffin flame perimeter kindness ultimate barking gently hopper terror vampires coroner sock swamp breast jock kings lighter stall appetite
barbecue crowded gamble hopeless obey ritual motorcycle sins whack auction contrary oven spiritual worlds dial constantly embarrass fork quitting
reunion accidentally apologies lipstick pepper cities cough protest rolls goddess hurricane mankind stab supreme waking almighty swore cease anyways
cannon crossing deer fortunately shirts shrimp cemetery balloon sexually excuses fame stuffed throne drain morgue distant briefcase symbol vicious
sleepy vulnerable banging comrade convenient hack raid reporters tension burst curiosity scares threaten transmission butcher gallery invasion lunatic
robe woody compete drum ducks fisher kiddo limo reference regarding scar senses spill spoiled affection crushed disappoint madness nickel tremendous
betting dizzy granny anonymous haircut lads thrill horny instincts scenes courtroom refrigerator alibi ceiling ribs sympathy cane civilization
doorbell indicate nearby pointing generally plague apples emotion tore tramp arrival footage freaks infected misunderstanding philosophy scores sheila
cocaine illusion phony residence smash tossed brooks cape convicted lung visions congress fortunate harmony mature perspective sweating yacht genuine
shield strings insisted mademoiselle autograph mick doomed presume traditional alpha eastern kicks panties scandal slaves abandon allergic belle
capacity consciousness girlfriends instrument pony sleeps weaver whispering artists needing hose messenger missiles mole breeze rash violet ankle
candle couples defence devoted disgrace pale worship attacking bubble circles dreadful tuna cooperation eternity floors grandson rainbow symptoms
chapel depression existed scaring tricky tuck aggressive forgiveness martini monkeys businessman popped smelled sneaking whitey uniforms wandering
whisper climbing hustle proposition auntie ditch formula lounge minus prosecution attic forehead votes apologise saddle bracelet destroying disguise
exclusive kisses shiny thoughtful embassy gossip grounded hamburger rack relative sausage soil dodge husbands institution addition aspirin bore
gratitude principle adore bailey blackmail persons poisoned corporation remembers rider risky shaft attempted deaths ahem cans drowned insanity
interrupting sunny groans importance instinct magician pickup unto belief hush legally spite spoon forbidden pointed stove communist declare embrace
karate nations possibilities seed bass genetic muscles peanuts peculiar prostitute rogers trophy violation accomplished knights offended throws winds
hunch bombing centuries chili flames grams jolly nicer skies carriage dammit float sings stitch tortured chess favors potion aisle gesture haunted
occur racket ranger shepherd anchor pipes ruining colored cousins cursed distracted heel logical monk prescription sucking wealthy brutal efforts fist
freshman pirate regard sharks tops boobs ideal lobster precinct puzzle spinning balcony breakdown casual casualties melt misses suspended suspicion
armor bizarre canceled celebrity sissy begged distress jammed nightmares continued elected factor jewels organ salute springs whipped abortion
backyard dorm honorable jewel liable bent bully drowning rally drums integrity nailed notify scrambled wooden bounty chad demonstration glen
intentions prosecutor quicker rely tucker ants cheek folk gracious noises savage amongst disorder fuss substance carnival confusion jelly dearest
fatal fighters harsh hysterical inspiration medium northern submarine compound strain cooler herd soviet feds nowadays pursuit sentimental tales
compromise congratulate cord guardian mule smashed sting beautifully lonesome plead smoked automatic cries grunts lands officials relaxed tobacco
intimate originally stepping subjects blaming emotionally grease moonlight stud subtle tolerate voted cleaner compliments geek knives crab elements
fountain myth opposed pervert resort servants bolt gravity pledge razor teenager chow clamp eighth faggot messy slick sorrow teenage plea shorty
shovel attraction avoiding races swan conscious jackass sensible experts nickname slightest sophisticated troubled anxiety dudes greetings wakes
lottery obligation painter psych remaining spreading theft trey driveway traveled feast hardest pirates preacher rabbi rarely sponge swallowed
covenant detectives scissors bonds cigars commonwealth finals homer leap possessed respects dreamt galaxy guaranteed humiliated threats urge wishing
disagree endless feather greedy gypsy inappropriate vegetables bicycle democracy frequency jeans mattress melody memo tubes innocence promising
respected warriors coal dragging mice consideration gown marching miracles ninth pier pregnancy salmon sawyer siren starboard detention gasoline hike
survivors beep doubts risks urine vain airline explosives forgiven kidnap morphine pronounce rehab riot robbing senate significant stark vows choke
granddaughter involve lined wardrobe beeping cheerleader mansion mustard naive phoned butch fart rabbits stew altogether creeps ginger offensive quest
stern tearing whereabouts bullock canal cups healing luckily psychotic torpedo congressman earthquake hereby roots tribe cereal chap convict
depressing frighten intact peach spilled surf wealth breed companion lions outrageous pond underwater winners footsteps hairy shipment stripes tasty
crashing curtains deceased diving prophecy worms bunk clues elegant faced syndrome velvet whew authorized bourbon brace deliberately ignorant puke
scenario timer baggage figuring retarded screech sperm straw willow ashore bluff brat cavalry clowns napoleon alcoholic assured bedtime crib custom
horns mines overcome smiles stain unnecessary camping civilized distinguished drunken hospitals hottest lasted shocking countess definite pudding
starve acknowledge booty earrings elbow essay physician scam swinging yelled abilities heavily ironic pinch rendezvous stadium bathtub charmed cloth
debts lawsuit unpleasant vast bumped chorus fiction isolated ketchup positively pounding antique bats comb correctly hips noodles protective sunrise
bribe cured musician ding luxury rushing surprising civilians depending dolly exotic furious garlic insulted niggers principles voyage bubbles
differences generations sincere compartment confessed costumes drake graves scent shade stereo behold conviction cracking parlor peak shook slipping
assassin banner colony dances flashlight poisoning spaghetti stamp wolves groceries handwriting holler ignored lighten mortgage murderers nevertheless
nude organs pigeon regrets shallow skate stir tomato additional ammunition biological coats destination glue harassment humiliating hunger mayday
modest pals sloppy despair probation sofa tequila universal wander accomplish battalion beau divide documentary evidently housekeeper pentagon poke
revealed shaving spends desperately fuzzy muffin niggas pajamas sour whales wonders chambers definition economy martial queer slam troop busting
hilarious neighbourhood obliged senor spells sweetest cheque classy cracker curly disco frightening trusting vacuum variety facial glow hooray
jealousy orphan resent roller scored spine suing wheat appreciated beware bodyguard butts janitor naval owners prettiest sticky cakes chemicals cuff
feathers handful medic millionaire nicest towns vegetable witnessed accuse attract clip crooked mentally pets tails tease toad announced cafeteria
collapsed crackers crook dolls expedition feared intel interrogation lethal obsession onions scoop spectacular cozy delight inevitable orbit
respectable shack travels ultimately blamed essence farther fireworks suction tomb doom evacuate fade quarrel republic satisfy sleeve difficulty
felony homecoming knots poop presidential quantum rubbish speeches corridor defeated dove encounter heartbeat lust relieve shells taller vest collapse
dusty gorilla misunderstood rodeo stressed vanished burglar cola concentration constitution freeway ghetto grid heavenly identical loosen maiden moose
profits punched shuttle strawberry veins assassination bloom butterfly chewing lemonade prey sane scumbag tactical artillery bark bites channels
dozens possess warp weep whispers ancestors barber hesitate runway scouts sidewalk spying squirrel waltz archer bananas defensive godfather
importantly jasmine puppies slaughter ambush anyplace disappointment indicates mint politicians portrait sixty deserted elders forcing hatred leopard
rescued theories tougher tourists vengeance clumsy corners extension perfection popping towers ammo bands hideous insulting mock negro tango thankful
acquaintance addict ambition donkey ferry mouths offence orphanage rebel bees blouse crank dancers evolution gangster graveyard kneel landlord peek
prophet specialty stray vomit wrecked artery corrupt explosive flirting headaches jurisdiction marijuana unacceptable cottage dealers diapers dose
iris nova repeating spice acceptable bruises gravy historical humour impulse madman pains pearls stalking expectations lone rushed trance carbon colt
devils disrespect gutter interrupted marker realised shoo stamps stripper tribute arrogant cuffs globe goofy gunfire heir marble offend rains vibe
waving boogie hairs junkie leaf repay boulevard bulls buyer fracture fugitive slower untie videotape banquet caution condom golly handcuffs hunk
needles primitive slippers strap trousers tumor valet virtue fanny fragile hanged instruments irrelevant narcotics panicked purposes regardless saloon
sensors shields smokes sobbing supposedly waist amazed appreciation drip francs juvenile majority rifles skeleton whistling allies battles blankets
choking fatty immortal motto playground secretly syrup transplant unstable altar amigo boyfriends fireplace funky grunting jade lyrics overboard
treason blink cafe dried jingle purely ribbon underestimate unlikely vagina bluffing buckle flick gladly hound lynch noisy pneumonia resign stash
utter camel cocoa condoms contempt diplomatic justify legacy opinions rational reconsider reflection salvation sparks abducted burgers fantasies
flavor freaky frustrated involves loneliness paramedics stitches toothbrush youngest conquer herb lulu plasma speeding stoned torch birdie crappy
desires efficient flipped jumps psst runner slapped smelling touchdown accusing chronic hath indistinct lifestyle mustache quiz recorder rosemary
shakes shanghai sinking yang artistic careless cheaper compromised coughing cracks dagger humming maker overwhelming qualities reckless skating smiled
snapped suckers tricked abroad adjourned allowing biting blunt childish concerning disposal gale rebels strangled toxic weasel atomic bushes ciao
consulate dearly distract numb opportunities sensation sincerely stakes utterly wolfram crop faculty fuse meaningless sued decade embarrassment hence
hunters imagining jockey lizard pension priests regiment restless screamed valve beaver racist rental seize uptown chuckling convenience dink fabric
frost greed mild moaning tickle affects comrades fierce grim homeland pageant preliminary pussycat rangers sadness showers tipped whining ambitious
banker broom confuse grain longest noses poems pooh pretended quarterback sufficient thoroughly vanquish voodoo burial chiefs collier moms relate
specimen strongest violin affirmative clap fuller gulf homosexual invest kitten murdering rubbing sirens softly spooky tactics venture voting yearbook
expects marina opponent pumping raft sadly sewer souvenir yank balloons batman bunker commercials cutter prettier robber scarf treaty activate bloke
chatter comments dinners hotter humiliation limb mafia movements prayed realm sights thumbs verse flock fritz interference irresponsible nightclub
peas sunk supportive tourist triumph urban babysitter decency dimension flank hamlet quack starved sunlight abort athlete commence curve grenade
midget mirrors pickle realistic ungrateful acres asylum bugging cement coconut crucial curfew equals flights gambler heroic phenomenon schmuck
feminine flee garrison grasp irony joker overseas sheer sneakers spies violated bulldog condemned disappears dragons flown hating instantly nipples
spear temporarily whites abused acquainted addicted committing communists considerable cowboys doughnuts dryer filth jasper metro penthouse pinned
professionals riddle robbers vague arguments authentic despise expelled faking farmers growling islands protein publisher rehearse surfing blasted
concussion enthusiasm gifted panama pins shops trek balboa dared duchess horizon loaf marathon scratched seeds smartest strangely tapped weddings
whoops yummy cherish cleaners crow cult divided guinea hicks lookout puff quarantine shaved spiders warmth werewolf yoga barracks buffet claws grudge
inconvenience peep sweaty swine trooper vile blackout cheeks courthouse doggy endure hump jets marge piggy probe rhyme ruins slippery supernatural
vent classical dandy fled mash radius revolutionary sacrificed scars squadron striking villa bosses claw dames elephants giants jerks remained rocking
sailors scrap seas squash steals strangle ticking bugger comforting fainted flint imaginary manning marvellous permitted sniper sushi wrists antidote
buzzing comics experiencing fisherman gangs immune pawn portion posse poverty rays survivor tripped tunnels approached ballroom chilly collector
disappearance gasping healed sanctuary sanders shutting swords tomatoes truce videos agrees ankles barbie coins diagnosis dine drugstore juicy leash
mold notified pastor planets superintendent confront corruption diaper iced melon nuns paycheck radical salads spinal taped triangle turf upsetting
bouncing demanding equipped flowing greatly leaning lure terrifying tigers accomplice betrayal dang froze immunity natives onion outfits pasta playboy
sneaky stepmother temptation whistles yells airborne apartments apparent chanting coco condo devastated disappearing doughnut flare freely hacked
inherited intercept kidneys padre petition shampoo skates splash teasing teenagers bomber canned chores coca competitive coolest daring gardener
grandparents handkerchief morons rube shattered shouts automatically bates chimney chubby dork exquisite greatness humiliate informant itch orgasm
profound reflect ripe sentenced spontaneous brotherhood bummer casting claiming groove gunshots hooks ignition priceless skiing villain weary bandits
bender devotion honors postcard punks ruthless smelly sonar stroll chancellor chattering crippled establishment fingernails morale occupation salvage
trumpet unlucky vanity apes beaches chump clan comedian crate curb destined employed giggling ruling stunning teen terrorism virtually void blackjack
cardinal donor hitch hulk ignoring keeper labs medals peaches phantom complications cunning discreet insecure lively panting punching rockets runaway
slavery whacked wright accepting blessings challenged denying fink gardens generals impatient kidnapper manly ounce republican richest risking
toughest uptight worthwhile domino finch knocks legendary objections peasant roar sensational transmitter trout whisky attempting continuing dunno
easiest errand halls involving jinx northwest overheard prank pyramid reactor reef ripping signor steaks alleged batter billions damages dinosaur
donate dumpster indicated liberal splitting stumbled tempted vanilla warming aces astronaut bladder caves corny crawled dolphins excused eyewitness
grabbing invested massacre merger mutt pancake poppy spitting vegetarian wager wrench bled buses buzzer decades disturbance fiance melted overwhelmed
rascal semen shortcut sunglasses understandable wilderness associated bookstore bricks bulb clam detailed dislike distraction erotic favorites flirt
forensic litter remarks righteous royalty strawberries addiction beliefs bundle fulfill greasy hangover hometown marriages microwave occasional
postpone ranks savages snatch virginity whiz wrath altitude barge behaving carrots exploded grandchildren hunted idiotic khan metaphor privately
richer rudder stains toaster travelling aspect asthma athletic beacon bombed federation grove inmates missus policemen rooster sabotage scrooge summon
thrust unarmed whoop boxer diseases getaway ministry noticing pitiful sacrifices swat testified thighs vase alas beck carrot caviar errands flattering
fury hare joints licked mercury neighbour payback risked surgeons tonic wheeler cripple crusade incompetent mating matrix rainy rigged simpler sirs
slit stalling switching sympathetic thanked tripping unlocked unreasonable yuck autumn buns daytime groovy incidentally intercourse moustache orphans
oysters rival scenery shoved sounding arresting camps cartoon competing conservative corpses forensics pact powerless reminder sully surrounding agony
amusement arse bandit biscuit catcher hides insensitive macho musicians newton paddle poking resignation serum sliding thigh veteran beasts bumpy bums
cathedral cheerful critics dictionary eagles fasten gigantic grabs grind mechanism menace paralyzed parks rogue scattered seizure showtime stockings
straightened swimmer thirst tractor ahoy amnesia blinded boundaries brunch crosses extensive homo hostess info jackpot lace layer mink monastery
morality notorious overreacting palms premonition rapidly scratching stalker stunned trusts arch archbishop bikini bitten footprints groaning hardy
hormones knot laurel manifest mashed observer patsy pickles pilgrim prop scalp spaceship tanner tattoos admired continent cynical drugged drummer
gallons limp overhead plaintiff unidentified backpack betcha breeding consolation exits heave intruder redhead sailed scholar unemployed abduction
arena circulation coyote destroyer dory fiddle fluffy fudge gestapo historic insists locals stuffy surviving warlock wretched adventures assaulted
blossom broads chute commodore consul cosmic eddy gator hutch ignorance killings leaking liars mini napkin reform relaxing shines warmer zombie
apologized bottoms bowel bulletin chalk howling lasagna mutant numerous pointless psychologist referee stripped vein bowman burglary bypass canoe
celebrities cinch decoy dresser haunt legends likewise nutty pegged slob stinky substantial amounts bumper convoy democratic ensign goody indication
inherit loot lump mist neglected pots rehearsing roommates saints sniff symphony throats underworld veal vitamins whereas beads brownie climate
countdown countryside davenport declaration dent fling glowing housewife masterpiece meteor peck perception reschedule resemblance swings wink brag
complained crowds crunch donation eccentric foam gamma hasty heartless hotshot ledge marsh mystique obnoxious pigeons scram stool alligator armies
berry brunette elves equation fascinated genie heavyweight inquiry mace merciful mitzvah muffins peters polo prospect recess screws significance sung
supposing tally thug babes bumps disabled faked manipulate miners premature privileges secrecy suffers tummy womb amateurs cadet dong karma knuckles
lava meaningful obscene receipts schoolteacher seduce soak timothy wandered wrestle annoyed beta breakthrough choked considerate difficulties
disappointing flags intuition jackets jeopardy licking lords midst mourning mustang proudly saline southwest superstar superstitious titties triad
unpredictable abdominal believer bygones epidemic kisser manor pennies plum precaution sniffing solitary sundown avalanche barrier charms collateral
dedication females flyer hangar incapable jacks lettuce opener optimistic partridge pleases roam savior sigh snacks spank sparky terrace thugs
doorstep dripping fortress frogs overruled privileged rattle reindeer resurrection strippers abdomen approaches cautious chained cranky crummy employ
fraternity generosity glimpse helicopters homey possessions potentially restraining specially toll torturing undoubtedly wallpaper assumption blacks
cobra contagious convent giggles invitations karaoke knockout norm notch occurs poisonous practiced riches rover summit superhero thrilling volcano
eligible evacuation falcon flea inclined oatmeal rosy shaken shalt smashing spicy strangest adrenaline continental digest eyebrows lime martinis
melting misunderstand nerd ping rejection toots biscuits crews cupcake cutest fluids frequently frontier fundamental gallant goodwill immature
intimacy laps luncheon parrot pint politician probable refusing scarlet seldom slaughtered sleigh southeast stationed sweetness telegraph verge vulgar
windshield armored ashtray blades choppers convertible cope cruelty crust essentially expressed fractured gals hypocrite lotion macaroni priorities
reel relatively rotting skunk slammed suspicions battlefield bruise cowards investors irresistible lordship motives mysteries pitcher posing raging
rouge skipping slate stuffing swollen wagons warhead airplanes angles barks batting bouquet braces cockpit cultures doorway elevators funerals necks
northeast nuisance overall remotely sails sassy strapped sultan tapping wacky warrants wedded anatomy briefly cheeseburger colorful credibility fern
flashing foreigners injustice lever myrtle prejudice province radioactive satellites stallion stupidity tropical witty abbey appealing brute casket
condolences crabs cruiser doorman drifting ecstasy escaping hoover inheritance leery majors parachute properties rapist renting ruler sardines
sentiment surprisingly telly weeping weirdo ares baths captains carver cologne colours courageous crisp evolved fatso flour funk mermaid pads pillows
punches quid rags raving reinforcements scalpel snitch stewardess swelling typewriter wool worldwide banged bliss bombers consequence contractor
deception dispose duct frat gospel heist kidnappers novels outrage pits samurai singers squat toothpaste touchy unemployment adios allegiance
appreciates backward bosom coaster debris disconnected glamour holiness phoney propaganda pumped racial raven reign sculpture slimy soaked sporting
viva wage wimp adjustment babbling berries breaths closure consumed defy depths diversion forfeit governments insects jumpy lefty loner mocking
nauseous pleasures reaper riders sexuality taco tavern tucked tuxedo tying admitting athletes cellphone circling comet counterfeit dwarf goddammit
lama lighthouse mattered muffled shin sleeves squire tongues trench twinkle wand appearances bagel chum dots excess fiber foxy hardcore honoured
inferior interfering invade kilometers oyster proceeding pros roaring slowing snooping surround twilight wailing bacteria bonding brig casinos
churches conventional craps criticism crude deceived distinct dreamer firearms flaw goldfish handshake honking infrared madly marbles marries needy
opposition peasants philosopher preposterous robberies slides stein trespassing accounted armadillo asap avenge baloney belongings birthdays certainty
coughs demonic desperation explosions fiancee germs invincible mainland mamma parish predictable reminding remorse severed severely smuggling tempting
thanking traveler unite vessels accidental accusations arson beeps boob chimp cloak cosmos crooks deposition encountered faded flushed mellow muddy
recite satisfactory snatched stranded subs turtles vicinity bedrooms behaved cavity cinnamon decline defender fearless frustration herring hopeful
insults kinky preferably pronounced props resisting scoot scoundrel secondly snowing suited wiggle admirer alarmed arise bounced calf charter confined
cuckoo elite fists glamorous hustler marrow medieval personalities receiver rhymes shaky shrine skirts stables standby stepfather summoned torpedoes
veil viola biff brighter caffeine doubted fellowship foreigner gents jewellery junction meow pappy pierced politically recital rewarded shred shuffle
slope snappy sneeze telescope underpants virgins warfare accustomed aloha barker breakup canary chocolates cone damp exceptional eyeballs fireman
flipping irrational latrine linen morals outlaw platter popularity protector punishing puss recon ribbons rumour sled sorta stale trinity vintage
vomiting yahoo abnormal advances cabbage covert doggone donuts funniest grad mare memorize motors noodle overlook sensitivity socially spotlight
suicidal superficial turbo underway wellington accessory borrowing bravery cutie empress genes imbecile implying indulge intercepted isolate
jeopardize lassie librarian mailman malfunction necessity pager penguin puck ramp snoring superb terminated thine witter cappuccino cheerleaders
cutler deacon deuce fumes furthermore geisha homemade hugging manhood mentioning neon penetrate prostitutes sarcasm sophomore stokes thingy tighten
wits baton bikes cellular clocks cradle deliberate dragonfly edges farms impose longing mushrooms nightingale pencils poodle pronto sensed shades
twain advantages arrogance bailed barrels beeper blanks boiler brownies cartoons constable cricket darkest eclipse fees infantry jumbo limousine
lineup lingerie marquis mystical nipple nosy penitentiary prosecute rattling rocked slayer slipstream snaps weenie winters zipper accusation
aggression auditions bankrupt bollocks borders bronze clicking comm cramp fiend fishy fruits growls maneuver mush poets prizes quadrant repeated
starring stat stiles superiors viewers bong buckets creaking creator cruising delusional determination dwell flooded functioning mugged permits ponies
psychopath rebound rehearsals resigned respiratory singles stealth sticker velocity vineyard vista admiring aquarium crows demanded disgust dolphin
enchanted fright gangsters herbs hoops idol insert maids monopoly revolver slime squid stashed suspend turd vertical viking wacko woof workout arrests
conquered creeping crotch darker defendants frequent invaded liters manslaughter offender partying psyche residue revelation saucer sideways slumber
soaking spook squirt steward terminate unnatural witchcraft caliber commentator crushing devastating financially functional grieving grub hawks heater
hippie hostility imitation liaison proportion rumble sanity scooter seals sermon smoothly tame torment tossing abide anal argued bathrooms bogus
cardboard circuits clams compelled confronted decorations delusion departed earring furnace gibbons grin lesbians masses misplaced pinched presidents
rained rubbed tendency traumatic troll whirring antiques appeals aspects banned bongo burgundy collision dignified dirk fester grail hoop imply
impulsive inmate intimidated investigators junkyard kosher lesser mingle navigator olives opposing poetic psyched reversed sidekick sinners spaces
tofu apron bleep contestant curt dinosaurs donated handicapped harassing hydrogen lass legit matrimony messiah misfortune monks neurotic overdose
paranoia realizing scorpion skins squeal stomp trembling vitamin booster cognac delirious diesel flap flashes fore fractures fragments goats hiking
overrated polar protocols providence revealing roach saliva sears shush soprano tights vacant wireless baroness classmates contestants excellence
fairies handbag harp insignificant males maverick orchids paddy parenting peed peoples pictured predator prefers racer realizes regain rumours
shortage subconscious tacky trashed windy admirable amuse appendix bridal cheesy crops dilemma disguised fleas harness hassle hoot immoral ingredient
jaws oriental patriot poorly reborn rituals sarcastic satin screenplay spades sparrow stirring sweeter adequate alimony crater debut descent dishonest
dunk dyke exploding finer gram grenades heated herald holdup limbs martyr meatball mineral molecules morbid nearer obscure obstacle oxford perish
persistent reap shoving shuts sobs tattooed waffles wiser aging blueberry chaps commandant cubicle disc dungeon echoing emerald escapes extortion
freshen gaming jogging juror loudly milady napkins ninja obligated panther pepperoni senseless spectacle spleen sprung treasures ulcer upstate
affecting bookie bugged bulletproof capsule contaminated corpsman crumbs dangers decks distracting divisions dynasty everlasting examiner fender
flaming intriguing literary minding offspring pineapple prominent rebellion screeching sedative spinach steed steroids tangled taps tolerance tornado
aerial archives beauties booby chateau colon conceal creed destroys eighty expressing freeman gaze hooking intrude irregular lacking mambo mourn
nonetheless pens rave rumbling satisfying seized sway tempt tenderness unbearable vaguely viper voila agitated amused annoy cling cupid drastic dread
dumbest endangered extinct felon foreplay fortunes funnier graduating inning lovebirds miniature obligations packet payday peeping puffs reluctant
screwdriver shaman sovereign stressful symbols synthetic teeny theatrical titanic trunks underestimated wick zebra ache alphabet announcing
anticipation battling bogey brink buff buggy cedar colder composer cupboard drooling forgiving gurney imperative intensity intrusion jurors knack
landscape leftovers mute paws poll precautions precedent provoke representation ripper salty slogan snoop sordid spears toddy villagers whiff
whimpering wider apocalypse assassinated beggar bozo businessmen catastrophe chewed convictions detained downhill economics explodes frustrating
hairdresser ideals imperial indictment indoors insured justified legion luckiest lumber mandatory mixture mutiny occupy parasite patent sinner sodium
sphere strokes studios triggered unicorn valiant vouch watchman adored assassins aurora awaken bred bridesmaid burrows caretaker combo crystals elbows
exploit fading fascist finale hind horribly horrid hypothetical illusions knob masculine oranges peeking penicillin preparations presidency refuge
restroom runt sims startled steep stoop stump testicles ultrasound unimportant bodyguards boomer centers chipped compensate competent curry dell diver
excessive gadget homeboy honourable icebox polka puzzles quagmire sandman scatter skulls swearing undress wildest browning brushed dares elections
florist formerly gloomy harmed hoax homesick imminent inject lair loony platinum productive professionally repent scramble scratches squealing stared
stirred swam undressed weirdest antenna bending capitol decaf destructive diarrhea furry honk humility monstrous nagging nomination obstruction
pompous preach prostitution reflexes seniors sinned slash smug sweets taffy tart violate yanks bankruptcy barefoot buttercup condemn coral countless
detonator downright exterior fishes flyers franchise frosty gorillas gypsies hopping incision jaguar limbo mugs nuke omelet ordeal outsider purity
pushy quits riots skilled squeak stupidest swab treatments uncertain usher vermin viable weaker weeds willingly avenger ballistics checkbook
compatible curl douche duel fences frigging glide gobble goons grumpy gunner hottie hurrah inhale investments lasting markers meth moons morocco
mortals mules obstacles passports patriotic photographers putz rand retiring senators shady squared suburbs sweatshirt testament truthfully unaware
unfaithful albums appearing boner bummed bursting burying cant chic chug cobbler companions corral deputies factories hallucinations indefinitely
layers mammy meatloaf morrow mumbling nominated odor preference reds rightful semi simultaneously throttle troubling venom vocabulary vogue wedge whim
airfield amulet ballerina baptist barb bleach bragging cheesecake comply cowardly craziest dibs ditched earliest flop graceful hooters injected
liberation nightfall ounces phenomenal pluck reasonably regime remedy scrolls siege souvenirs spade speculation surrendered swears sweethearts utmost
backseat cheetah congregation cornered dimensions doth fetish forgave geography granddaddy hallowed hamburgers heavier jester jumper kite mercer
monument mortar peacefully peeing questionable reactions robes schizophrenic sling stockholders suburban swung trophies broccoli captive chant
chaplain colleges concealed crispy drunks edgy effectively flair frantic gallon gangway geeks goon hysteria intersection itchy jerking jerky jukebox
lenses meadow midgets moth needless paramount parting practices reflex repeatedly scroll slowed smoker tong tread unborn yogurt actresses affectionate
aluminum butterflies cabaret comfy crocodile darlings dashing deranged desired glued itching knitting lengths mayonnaise meatballs memorable militia
moody nickels offshore perjury presently sanitarium sensor shouted simulation softball soothing spacecraft spreads stabbing theoretically thinner
traitors trump vultures zombies biblical dependent flora granddad infamous messes mutants nukes opium parliament pizzas plunge pretzels probability
prospects pussies recipes salami slams spices stem strung tang tremble utility violating waiters wonderfully allegedly aroused autographs billings
blinking clipped coupons cubs darned diabetic dodgers forks goof grunt housewives illegally incorrect jacked larceny midway minority oblige offenders
overly payoff picket rested shrapnel slipper snails snipers stench sterling stretcher subpoena tilt tinker wiener afterward aristocrats blacked
brutality charade classics cons constitutional cooling crashes derby dire encouragement fleeing fungus gauge grieve headmaster heartbreak hums leaks
lurking pharaoh plugged posed puberty rabies redemption refugees renaissance seller solemn textbook thermal thermometer unbelievably warmed watermelon
whipping admissions ante arcade boar bolts bowls brushing carmine cliffs clips constructive coupon crucify customary dads deported discrimination
drained erection exhausting fallout fibers garland geniuses gourmet guarantees holster huddle irritating lawful loaned melancholy merrily monsignor
noose ongoing overlooked paddles persuasive picky polls quaint raisins rescuing sinister skid sleazy smear snob sterile struggled treacherous twisting
undefeated underage vested wanker yikes allegations anguish bailiff bankers brightest cables cameraman civic cloudy conditioner correspondent crazier
criticize cuddle cushion defective drool enterprises factors fearful formality haunting hijacked hock interstate mantle minimal nausea oppose orchid
poles poof radiant storms stylish tacos tickles troublemaker uncommon vending weaknesses accommodate ambushed applaud auxiliary blinds blur boredom
cabs catchy challenges cheater cheats civilisation closets competitors controversial cooperating courtyard craving crossroads depart diplomat disarm
exaggerating excite exhaust firemen flier freighter gran greens hamster implied impulses ingredients intellect lice lobsters mayhem memorized
missionary mushroom oneself ozone pans partially prisons ridden rink salsa separately silverware slay smiley spilling spree strangler telephoned
tombstone truthful twitch uranium whiskers wrecking amigos array barbershop bodily boon brawl concentrating defenses delusions dense dictator
enlighten ether flute founder hitched hypothetically ingenious intentionally mackerel marched mentality openly ordinarily outnumbered owls panda
piglet sacks sands seemingly sighted snip snot stairwell striker tack threesome trails trenches waffle admiration beak bimbo blacksmith blaze bruised
burglars checkup clarity communism contrast coronation crazed crest decorator despicable detour doodle evacuated garret goggles intercom kahuna
leagues measles miraculous mischief moans outdoors paramedic peppers phew powdered prevail projection prosperity psychiatry snowboarding straws stride
surroundings thong threatens titty trifle unanimous vine weatherman accepts addicts agreeing awakened bargaining boarded boulder caterer commotion
communion crave detonate emergencies endings foolishness formally ghastly grinding gunman haste impotent junkies landlady loathe maggots manure nasal
petunia postcards preaching quart ravens rhino rooting runners safari sighing smokey specs thicker uneasy unsolved voters wilder wreckage aching
admits apprehended authorize beetle belonging biggie blames circumstance colonial confiscated congressional consume coyotes decay diaphragm
disrespectful episodes extras fours fruitcake howl imprisoned initially limitations lowlife lunar manpower marital nighttime oats oddly peachy plains
possum primarily princes radios seventy sleeper spoils squirrels stinker superstition sweaters taping testifying traditions unavailable waved weave
whooping babysit bale brook budge charitable clapping cooperative dues enchanting fairness filmmaker fishermen forum fraction frown glitter gruesome
hillbilly intends krauts lamps lavender lotus onstage organism paging pedal plank pointy refrain regarded rewards scraps specials spooked starling
surplus thatcher unmarried vivid washer anarchy caveman cerebral considers cosy crock dishwasher distorted divert fiery frenzy frightens glitch
graffiti guild helmets helper homicidal hovering humping mainframe meltdown midge pavement pelvis plugs pretends publicly radiator radiology repulsive
scales squeezing stoner tribune vibrations voluntary whispered wrinkles arsenal badges blackmailing blushing calamity candid characteristics cougar
dosage dukes exterminator extraterrestrial genesis hateful hick immortality livestock maturity measurements outlet postponed preoccupied pretzel
racers riviera roaches rugged rustling shooters shores sincerity smuggle snuff solitude sparkling spoons straightforward syndicate whats absorb
anesthesia aneurysm betraying boxers capabilities chapters coronary corporations cucumber fidelity floats freckles gall hogs hypnosis impostor loco
manicure midterm mileage mythology nerds oblivion perceptive pods remarkably roadblock span squeaky swimsuit tickled tissues whatnot affidavit arctic
astronauts banished baptized barf bloodshed butters chaperone cherries cleanup contributions darts devote dome ducky fertilizer floss forgery gonzo
gradually hatchet holocaust hula incentive lest milligrams morally nightgown obedient paralysis plutonium predicament protesting ridicule siblings
signora speakers speedy stakeout tanker tones topless unforgivable vanquished violations voluntarily walnut winding adultery appalling arthritis
blasting blizzard bologna bracelets climax concentrated contemporary contractions cranberry cuter definitive deprived enjoyable exaggerate eyesight
franks hearty horrors jars lawsuits levy marvel multiply nets octopus oeuvres outbreak outrun outs painless pansy professors puddle residency reveals
serpent sonic statues syringe teens thud thump tribes turbulence whit auditioning billionaire blackmailed bribed ceremonies chills complexion
compulsive confrontation decree deluxe descend existing fades fang fashionable festive firepower genuinely hallucinating holed interrogate journalists
laddie lanes latch likeness mercenary mistletoe muse oasis obsolete peril realities refugee respectfully revolting salesmen shameful spins stunts
syphilis tents tyrant understudy vaccine wham wildlife wildly wormhole worshipped beggars bolted brochure compelling confide corrupted cremated emery
explorer fertility flashy fundraiser knit leukemia lilies marshmallows mart merits muck parted photographic pollution pretentious publicist respectful
sensing shag shameless skater snag snowman spouse statute travelled unworthy willows accomplishment anthem aspen assassinate bagels basin carton carts
casing checkers chem coffees companionship complimentary conquest cravat denies distinctly electromagnetic eminence favours fragment frontal gestures
gums headlights hounds indicted interruption johns moan painters pistols plow puncture puppets pyramids raspberry relish schoolgirl scrabble sorority
specifics stance stun stutter symptom traction treachery underlay watt withholding wrinkle amour armory audiences bagged bonnet bonny celery cello
checkpoint cholesterol chunks concerts confederate crates cubes curie deceit dissolve dominate drinker emptied exile exorcism flakes frequencies fuzz
gibberish goodies gowns grizzly hammered heath horseback humanitarian humbly inadequate indicating indigestion jigsaw lobe mach meanest migraine milky
pilgrims plagued predators prejudiced rations reservoir rigid rites ruptured seduced speck surrogate theoretical tribal unspeakable unusually veterans
violently waterfall widows wuss adieu adolescent bane boardwalk breathes brow bumping camouflage casually clueless comprehend conceited contracted
decoration dipped disconnect disposable eternally eyeball foolproof hazardous hectic hesitation intruding liberated meadows melts mockery mortuary
oceans pottery pretender ravine repressed slab slid slop strand surge torso trajectory travelers trustworthy accordingly acre ambitions ample aura
bijou blazing burner buttocks buzzard cassette chopsticks chord crick dealings degenerate dehydrated detain detonation disgraceful faraway fatigue
feminist gringo handyman heartbroken humane imprisonment manipulated mosquito murderous outlaws overweight pulp putty raffle reasoning reeves riddles
roper seizures selfless spanking spawn spurs stickers suitcases trivial urges walkout wilt wonderland bangs barbarian brewery brutally bunnies clerks
clot coalition coloring commandments cosmetic crumb cyanide descended detonated downs dreary drifted emptiness evasive exclusively flunk freshmen
groin heed iceberg imitate imitating incense kiddies kilos markings moist mosquitoes numbered parsons pecker pinpoint prone racetrack rodent rods
slain slugs stating suede tainted theaters tranquilizer transparent trot unattractive uterus adores alerted amazingly bitty bouncy canisters cheddar
coffins commend congrats cowardice demented dimes dinnertime disobeyed disperse distinguish ethnic fangs flaws gallows genetically giddy hallucination
hernia hobo hogan increasingly indecent inhuman interpreter journals juggling lollipop lovable opponents painfully particle piles poses reunited
serenity specimens spiral suicides talker tiara whipper wrestler abyss barging buds calcium caper charcoal checkmate colonies cursing dill directive
disgusted dung fascination flunked gala genetics intrigued lunatics mecca millionaires modesty nightcap nonstop obsessive parlour passions perks
perverted prestigious pyjamas rapper redneck remarried rethink rounding scamp schemes screwy sedan sequel snail soviets sprayed tenure troupe
unethical unexpectedly vulture whiplash winnings zones badger ballpark bonfire bossy bows bullies chemo crossword deceiving devious dictate dings
eerie fantasize farce flake fluke harmonica hollering hugs leech listeners liter lumpy mulligan nudity painkillers pantry rewind righteousness
riverside rubble scarecrow sexist shreds sinus skeletons solely solemnly speechless squeaking staircase toenails varsity vole whirl atoms bidder
blaring blindfold bloodstream bugle crowned deadbeat depended disciplined disclose disposed dumber emerge endorse explanations faker friar gasp hale
heterosexual highlights honks hoof icon insomnia investing lullaby lumps lupus martian meek motions murmuring mutation muttering nationals petrified
pores posture prehistoric racism reacted rearrange riddance sandals seaweed senile slapping stings submarines sums turnip understatement virtuous
waive wench youngsters astonishing atropine baboon battleship bellies bondage bowels bravest bulbs canteen chimes decipher deduction degrading demise
distractions enlightened espionage feller formidable gabby giggle gill hemorrhage hugged intestines intimidate leaned locket lowly maneuvers
masturbation mindless momentum mysteriously nicotine nitro obedience omen orgy outsiders paces pantyhose politely pouch resemble sadistic scarce
shabby shucks silicon simmer sinful sinks softer sorcerer specialists sprouts squawk stoker striped unstoppable wack warlocks wisteria abandoning
ancestor armour arteries asteroid baskets benefactor bloated bruising buckaroo bullied busboy canine canopy compact cords cramps currents democrat
developments dilated discussions doorknob entrusted esteem feeble flan fleeting flooding foremost frisky generators hark hopped hustling infinity
informal inquire invading jamming jive lard louse mouthful musketeers neglect oaks ordinance perpetrator pianist plumb potty proceeds puffy puking
rattlesnake rejoice relive renounce resisted sabbath saddest saxophone seaman sellers shadowy smacked snapping spun stalk sturdy tempo thunderbolt
troopers upward villains vinegar washroom whee wrinkled accommodations afloat angelica articulate backside bathrobe bearings birthmark brainwashed
breached candlelight casserole championships circumstantial clattering comp descending detection disasters disastrous disqualified ditto doses drying
endanger engraved erratic exhale exploited finder flapping fringe fuhrer gunpowder impound infiltrate ironically itinerary lacerations lambs lash
lotto magically malaria marlin misguided novelty overrun perky perv pinkie presumably prostate provoked reflected regent retribution rewarding
rightfully ringer ruse scumbags sedated skateboard sparkle stature strife successor swallows thieving tightly topper unleash unreliable vents voltage
wholesale wrapper backbone bungalow burrito cannons cheerio commie commodity credible departments dialed disobey eminent encounters entertainer eulogy
fanatic fingertips graft healer hombre hypocrisy largely lemons ludicrous malt mango mascot meditation nobility overreacted patriotism potassium
proximity raincoat rephrase reserves roars sanctity slamming suffice suites swiped taxpayers texture trapper turnout versa waitresses weirder abusive
accord airway banjo bonanza caged commandment confessions consecutive consensus considerably controversy countrymen courting crutches dangerously
debating disgraced doubtful encryption escorted evolve faulty featuring ferret fiasco gigolo gigs gizmo glands hymn hype inconvenient insisting
inventions lark makeover manipulative marketplace mast mater narrowed ointment penguins planner plausible playoffs prosecuted raisin redeem
refreshments serge storeroom stork strips surfer swiftly testosterone transvestite unhealthy vigilante vowed warped whine withstand wondrous wretch
airspace amaze aphrodisiac bias blowjob bras calves chilling chowder clubhouse coil confirming creamed curses deodorant disciples dodging dominant
exhaustion eyelids farming fetus fouled futile galley gent glare godmother halo handcuffed harassed heinous herbal honky immense induce investigative
kittens masquerade molested northwestern nostrils overdo plaid pong provocative prudent quake reconstruction rollers sailboat shivering snore spartan
sweats swipe swish takeout timed timetable tipping transporter tyranny unification wallow warheads whoopee accomplishments accordance adaptation
afterlife agreeable axis blooming borderline bouncer buts chuckle circular citation complains cooped damaging diplomacy discomfort disks dumplings
encyclopedia famine forests frail furs geese granite grits hearse heathen highland husky impeccable inability influential interfered jackal lagoon
latitude maggot mangy mathematical minions minivan mints momentarily muzzle peaks philosophical pillar pledged polygraph proportions raping reacting
redo reopen rooftop scenarios sentiments shaker shrinking stag staggering stairway starlight summons sundae swamped tailing thaw theta titans truths
ugliest virtues visitation wholesome wildcats wisely wont yarn yearning auditorium bamboo bayonet binoculars bonded bridesmaids chronicle clarinet
clientele coloured cylinder dears dreamy earnest eater fertile flawless gangsta gloat goodbyes grotesque hammering headphones hideout hinges
homosexuals horrifying intruders jiffy kaiser kilo leaping malicious misty obsessing occult panicking patriots patronize petrol phenomena plankton
porcelain provolone psychiatrists quartet ragged raided railway recalled recollection relaxation responses resulting scrawny sever shortest sitter
smuggled spoiling sprained strut takeover temples tendencies tides titanium toot trader trailing unprecedented vibration vines aerobics aunts banzai
berg beseech biker biopsy birch blondes branded calories canceling carcass commanders critters crucified curls departing detached disable distinctive
distraught domination eggnog escrow fakes ferocious fossil freezes frisk fussy girdle golfing hepatitis highlight hijack hitter immigrant implications
kraut leaked leprechaun liberties lilo luau malpractice mirage mistook muscular onward optimism perpetual pleasing quad quahog ravishing rejects
relentless reproduce revolt risen roaming shrunk sighting spat stalked symbolic sympathize tactic tenor thereby thorns troublesome tumble twister
unexplained unfit vandalism youthful absorbed accessed acquitted aorta beanie blackouts blockade bravely britches butchered capitalist childbirth
classmate clementine contingency daisies distributor diva drains dysfunctional extinguisher fags feat generic goner grandchild grownups guru
gymnastics hamburg hearsay hellhole holdings honoring hoods hopelessly instrumental lateral medications optimist parson pasture pelvic pinball ploy
poachers propeller protestant quarry reflects restrain scoffs scuba sesame setback shaggy shillings shiver shoplifting shutters sitcom sneaked soar
solace squawking stalled stung swoop transcripts trays undertaker unfamiliar unprepared vector viewer aches adversary apparatus bends browns bruiser
cashmere challenger chords containers continuum corpus cram daffy daycare dopamine eldest electrons exceptionally expendable faithfully firewood
forsaken gambled gamblers gears gland hardship haze honorary horizontal hurrying immigrants intrigue jailer judgmental lifelong marshmallow mortality
mound mushy napalm nibble parry petals pistachio prescriptions presiding remainder restraints ripple sensual sham shrinks silently slashed subjected
suffocate timid touring twerp twos unharmed unprofessional unsafe vertebrae wallets weakened werewolves whilst whimpers worldly accessories advancing
ammonia annulment astray attire blazes blowout cheapest cipher clowning comfortably commentary conditioned conveniently conventions cupcakes deadwood
dislocated earthly endeavor extinction firearm fireball gays giraffe groundhog hemisphere incompetence joyful livelihood mandate mayflower
metropolitan muster nobles omega oppression pickled piled pocketbook potent privy psychologically resentment smarts soften spanked stamped stripping
suppress tablet tartar teammates tonsils uncanny upsets vortex widely woken artifacts assailant barren barricade bewitched biography blasphemy bleeds
blinding brats brilliance centimeters collectors complicate compromising conspicuous continents contradiction contraption dominated dowry emerged
enclosed esteemed eureka firsthand flushing godforsaken goober humorous intentional maternal medically midtown ministers mower nebula pathological
perceived playback plump poorer prying quicksand railing regions reproduction retro ruckus sacrificing satchel scouting seer shilling shutdown
sightseeing skeptical smallpox speeds splinter springtime starvation stricken suffocating threes trademark tramps typhoon vicar butting buzzards
caravan chastity cleanse confessing correctional endured enlightenment extravagant farts folly gloss grinning heartache heroine hots imagery
impersonating indestructible invaders irritable jellyfish latex layaway linger lockers lured manila marksman microchip miner mystic narc newlyweds
orgasms outburst overcoat oversight perceive perverts pricks prophecies proposals pulmonary puny redundant reins resourceful retract riled rite rummy
rundown secretaries shalom shelling shutter simplest sleepover sloth sorrows sprinkle staked stockade stormy sublime swallowing talisman tampered
termites tiresome undermine untrue valves youngster adder apprehend attacker aviation blokes bribes bridegroom cadets camper canister cannonball
carousel chink cluck counselors coworkers cramped density detest dismount dubious dyed envelopes famished faucet flaps gauze gazette gesundheit goalie
gravel helium hijacking hing hissing hobbit inconsiderate inflicted innocents magnitude manipulating misdemeanor newspaperman overreact panels
pathology penance penetrated petting pressures priors quitter raccoon reactors rematch restrictions salts schooling sexiest snug spur swims teachings
tedious thrills thumping tolerated tract trespass triggers urgency wasp whistler bailing ballad barbaric begs believable bitterness bloodbath bronco
brushes busts camels chandelier char chihuahua colossal councilman crescent deposited diagnostic dopey drones ducking eject elect elusive enema
evicted evils faggots fatter flares fluff frosting gopher gunfighter gynecologist hamper heartfelt hippo horrified hyena illustrious intervene
introductions labeled listener loon masseuse melons nameless pardner passionately pastures pediatrician perk piling reassigned reassuring regroup
reptile rosebud rump septic shatter shrewd spikes stained substances trough trusty twas unorthodox widower yippee adjustments aeroplane apostle
arraignment breathed brimstone brittle chimps chunky circled comforts complication corned crackling crumble cuddly deemed delicacy delinquent
distressed endlessly explicit eyebrow fashioned feisty festivities fictional finesse forwards freshly friendships frigid gadgets gout grownup guzzler
gymnasium hammock hatched homing hospitalized icing intensely intimately ivory jugular laundromat lifeboat marches margarita mediocre minded nicked
nifty nimbus ogre organizations panthers parasites peppermint pointers quieter reclaim regretted rook sightings sipping slang slingshot snowball
sufficiently swede technologies tetanus thoughtless transponder twit uninvited unions universities unkind wept wigs wildcat airports aqua banter
berserk bickering blisters blurry brighten bubbly capability census ceremonial cleavage collapsing crickets crypt daybreak drought edible expel
flannel flattery forthcoming guerrillas haystack hickey horrific hostiles hummer imaginative intimidating irritated jolt joys keepers kindest landings
lapse magistrate majestic manic millimeter misjudged mitt peninsula periscope phat piercing poisons prestige prude putter puzzled rabid scarcely
seasick securities sentencing sentry shawl smut startling stationery statistically stimulation strained tootsie tram triumphant trolls unmarked
unwanted accelerator almonds archers aristocrat aroma attitudes ballot banish basil beige beneficiary billboard boobies boundary bribery carefree
caress coarse concession conservatory contemplating contests contradict contusions corvette cotillion crease disorderly draining dreaded duds duly
ecstatic enjoyment entourage executioner fest geezer hammers hanger havoc hemorrhaging hereafter hickory highways hitchhiking hormone hurl iceman
inflict inland intermission intolerable jailhouse joyous lasers literal lockup malls maniacs meddling neanderthal nylon otter outward oval overlooking
overthrow pagan pedophile physicist presumptuous productions prudence rambling rips satanic sauna schematics schizophrenia scripture shank shindig
simplicity skinned skis sleepless spiked spooks squeals stair starch suitor tailed tasteful temporal thriller twig unfold unthinkable waxed wholly
winch adjacent amnesty anesthetic arterial aversion bayou beatings brethren brogan ceased chamberlain cheques citizenship clash claustrophobic cleaver
cleric cokes conned consists daft dangle deathbed debutante defenseless democrats derrick detox dildo discourage dribble dwelling earthquakes
endurance estates evident faintest fingernail floated gentry girly greased groupie guardians halftime hast hens hornet humidity illegitimate indoor
kamikaze kiddie leaps lint medallion metres mildly nationwide neatly newt obituary oils ominous pear pippin portraits possesses psychosis quail
randomly relic renegade reverence scarier seams secretive siding spender spunk stampede standpoint stats strangling swarm termination tiniest
tragically unholy vanquishing whup worships accordion anthropology archive astronomy awoke banister barbed blindness blossoms bowler bran brooch
castor chitchat clover cluster commune crimson criticizing crutch crybaby deprive dimples duff dusting elope embraced excruciating expectation falsely
farmhouse fives garter godspeed gorge hailing headless hesitated hippies homage huff hypnotic infidelity inhibitor insanely leeches loins loveliest
madhouse margaritas metallic microfilm nacho negotiator nutcase outcast outpost paranormal peddling pedestal pellet perfected pleaded poked
prerogative prodigy prohibited raced renowned rubbers rubs scarred schoolboy scold scorpions scourge shelters slew smothered squaw stares straps
strive stumpy superiority sympathies tampering telephones terminator trustees twat twenties twirl unannounced zillion adjourn advisors anthrax
astounding attentive beaut bulldozer burp carotid chaser chipper clink commits condescending confer confessional conjunction converse corp crowbar
cures curves cycles dazzling decisive deformed desserts dingo dipping donating downside duet echoes electrocuted elimination energetic epiphany
escalator extradition farted fetching feud fixtures flavors foggy forgives fruity gracefully hairdo handgun hangman herpes hoodlum hooves impolite
imposed injections injunction intake invaluable jitters kerosene knuckle landfill longed lucrative manned medics mocha motorcycles outraged overture
perverse pooch prediction princesses prowl raggedy ration reeks reincarnation roadblocks rupture sewers sewn shovels sneaks snuggle soothe ting
topside trio turban turkeys tush ultimatum uncool unpopular unwind vaginal vial vials victorious visionary afflicted alligators alpine bearded beetles
beginnings blinked cancellation catastrophic cheeseburgers cherished chestnut chrome commencing constitutes cooled critter cyclops depraved detachment
diagram disrupt dissolved divulge dodger doubting dreadfully elegance endangering eunuch faxed flashed fliers goblins grimes grinder hallmark hanks
hiccups implicated individually inevitably infectious internally knickers lacked lewd livery lizards louvre lucid luscious martians maxim memento
minors moping motorcade mutilated oppressed pajama paradox pebble piccolo plucked podium posh possessive pretext procession registry relying rents
rowing runny scat senora sharper singular singularity sirree slum snotty snows socialist streetcar susceptible swans tolerant trombone tryouts unclean
wharf windmill acme aggravated ambulances armpit aspirations baddest barbarians barred beagle blitz bowing bucking campfire captivity cater checkout
cheeky clippings clocked combustion commonly composite concubine conformed conjure consented convicts coon crackhead craziness creme custard despised
downfall downstream embark envious escorts exaggerated fainting felons fiesta germ gravely gullible gunmen haywire healthier hives housework howls
hypocritical imprint inhabitants insubordination iodine jams landmark latter lifeless mascara munitions napping negatives nylons orbital overslept
pacing petroleum pints poised pooped pressuring proceeded prosecutors prosperous pusher rejecting rejoin residual retaliate rocker sahib sedate
seriousness showdown skaters slander slaughterhouse smokers sneezed stow subsequent swordsman tanning toupee trampled ulcers underlying variation
veterinarian vibrating volts walnuts wannabe whacking advancement anomaly arsenic awakening axle bashful bellboy breathtaking brilliantly camped
caramel catfish cesspool charmer coleslaw collars compression compulsion contemplate dialing diminished flatten flawed flips friction genitals gunning
hoodlums hussy incriminating induced infants infiltrated informer kelp leper mainstream malignant measly meddle menopause moreover myths narrows navel
neutron nuggets outright owing penniless playmate plight polyester priestess profoundly puppeteer pushover regained respiration revoked rugs rushes
sacked saddled serene sketchy slammer smithy sniffs stingy strays strolling telegrams terrors turmoil ugliness unprotected valedictorian valuables
vinyl wart watts adventurous alps arouse avocado bedlam blazer bombings booger breather buttermilk buzzes capped carpets ceramic cheered chimpanzee
conscientious cordial daddies deluded discarded disoriented drunkard dusted emerging excrement exhales exploiting eyelashes fastened firehouse fished
foil gazelle genocide glorified grips haunts hefty hillside hilly horsepower immensely implanted infect inspirational interrogating isle jiggle
lifesaver liner mammal manhunt mannequin masturbate melodramatic merrier mountaineer musicals neutralize nitwit nocturnal nourishment obeyed observant
patrolman peaked performers pharmaceuticals platonic poached pollen portals projector prosecuting racquetball rivals roofs saucy seagull selves
shoppers sicker sixes skillet smitten smuggler snowed speculate spirited surfers taboo thereafter thriving tumbling umbilical unicorns unnoticed
untold vendetta victories whomever wring abusing affections appetizer baptism barrow beverages bikers blindfolded bling bony cabinets carnal chivalry
commandos conceivable conclusive cones crayons crowning daggers dainty dishonor dividing docket drags ducked dummies dusk dysfunction eels eights
epileptic flavour frivolous garner gills gook graciously grovel gunned heartbreaking heifer homicides horseman hypnotized icky insolent itches jugs
keel maroon matey merciless mortars necktie nitrogen novelist omelette persist pines premise presumed profiling prohibition prophets raids regulars
replay republicans rosary rumba sapphire scrapbook seaboard shredded slump smoochy spits spraying stickup stumped summertime swells tarot technicality
territories triplets trucker tuba tweed unavoidable visibility witnessing zoning affliction aims assaulting autographed ballast bibles bleeder blob
bonehead borough bourgeois bowers brazen buoy cadaver calms caterers cavalier characteristic columbine combinations condor contamination cowgirl
creamy crucifix cushions decadent distasteful distortion downward erect evacuating evolutionary excites fickle filly fins flamingo fragrance groves
guitars gutters hereditary hermit homeowner horoscope humanly hunts infernal inhaler interaction laceration laird lithium loitering lull lush malice
masturbating meaner mercenaries milt mite moat mockingbird moot mosque mumps newfound nugget occurrence ornery pamphlet passageway persecution
pertinent piranha piston proprietor pubic readiness receptive recharge relieving resembles resulted revival rookies selective sewage shenanigans
showered slows slugged smalls smother sores spatter splendor spokesman spotless startle stateside steadily stoke stronghold sulfur sulking throbbing
tiring torches trans uncharted vibrator weaken whips whoosh yanked zeppelin zing afar aggravation albino appalled armoured attachment attracts
authenticity ballistic bleachers blimey buildup cartons chemotherapy clipper clipping combing condone confound cosmopolitan courtship croak crushes
cutters delinquents deuces dost duress epinephrine excluded explorers farting fastball fates fetal fleece foxes frightful giver gloom hackers
histories homeroom homestead hover indebted invasive jocks liberate lightweight linden lingo massages mistrial molten mousse penetrating phooey
playful pliers propulsion racehorse rattled rumored rural saviour scorn sheriffs shimmy sideburns snort solitaire spic sunup temperament ticks
traumatized turnstiles twists unhappiness unjust untraceable unwilling upbringing upholstery uprising urgently vikings viruses volatile wristwatch
abomination abrupt accomplices alarming alibis alleys analogy assumes attracting autistic bashed bazaar benign blatant botched braver brochures bugler
bursts charities civilised clockwork commies commitments comprehensive corona crept deactivate debrief deceitful disapprove diseased disrupting
dominion entrances evolving extraordinarily eyewitnesses faction femur flinch floods floppy fuses gags glee goofing grazing gunfight hardened heiress
horde horizons hurtful impetuous indifferent inexperienced informants journeyed joust larynx lawman leased likelihood limping locally loops matinee
medicines methane microscopic mime miscarriage monologue monoxide motherhood movers originals origins ornament parched pathway persecuted pilgrimage
potions primal putt queasy raiders rationally reformed regimental relating roundup rove rustle sash saucers schematic scrutiny sedation serenade
settlers sicko slant smeared spacious sponges stormed strains suffocated superheroes supplement tardy testicle thermostat ticklish toothache totaled
tulips unspoken vaudeville volleyball wartime winged wrecks yapping addictive adjoining airstrip airtight archaeologist arming automobiles banshee
battered bead bonkers booths calming candies carnage caterpillar caved chaotic clinging clippers cocoon condos conqueror continuance corkscrew cortex
creaks crowding crusader defiance disadvantage dismissal disorders doghouse dotty drumming dual egghead ensemble exchanging executions exhilarating
expressly exterminate fanfare finalists gravitational gunpoint hypocrites indications indigenous inhabited kennel lawns libido liege luxurious mags
mandrake moors mugging neurological nexus nightclubs nirvana nudge offends outlive peekaboo picturing pinching pita prodigal purgatory ratted readily
requisition researchers retrieval revere reversal riff routines sanctioned schoolhouse screwball shudder sidelines similarities societies sphincter
staple stomachs strengths stumbling subjective surreal tarts themes thermos tidings tortoise toying ultra undetected urged utopia volcanic walrus
woodland abrasions agriculture almond anus appliances artifact attendants baldy bankroll bestow betrothed bilge blindly bros bubbling cannibal casings
cavern champs cholera clogged coho consciously corroborate crammed crossbow crusher cynic daydreaming disbarred eggplant emphasize fancies flashlights
forbids freestyle funnel galactic gist golfer gooks guacamole gull haggard hatches heroism historically huts implicate indisposed infuser juices laced
leaky libel lieutenants lighted lovemaking lyric mammals memoirs minerals mitts momentary muggers offending optical pagoda panicky papaya parading
patronizing phonograph pips poise ponder pounce premeditated programmer projections promotions prosper radium rawhide reside restrained roebuck
scapegoat seagulls severance sideshow signore slacks slopes slugger snagged sneezing spasm spatula splashing spruce stomping stooge stooges tabloid
talon tangible tentacles tingle tingling tombs uncontrollable unrealistic upbeat upstanding urging urinate vacate vanishing versed verses vests
vibrate wronged aerospace aftershave anecdote appealed appropriately aptitude architects armada arty aspire astern atheist bellman bland bleak
blueberries breathless brood bunks carburetor celestial chainsaw clamps clanking combed committees comprehension confidentially conspired contingent
continually contraction creole culprit decode deduct deficit descendant diabolical dimensional ducts dwarfs energies entrepreneur essays exec
favorable figment flack footprint foxtrot fussing gable gander gimmick gore gratifying greener guerrilla hazel hoses impending impertinent
indifference infidel insecurity interruptions kimono knucklehead lawfully leans lobotomy looting lowdown mattresses merchants metabolism metals mixer
modem moronic motels nephews newcomer nitrate oars observers oink padded parakeet particulars pascal peroxide piggyback planetary pointer pout
preservation proclamation prolonged protests proverb purposely reckoning repercussions requiring rhubarb rift sadist scholarships scurvy seniority
sensory shocks shrieks smog soot spiritually stalks surgically takers ticked ticker timely tinkles tote townspeople trait tumors twitching untied veer
vibes withered wizards acquaintances adversity alcoholics appetizers backer bisexual blackmailer blockbuster boast breeds carbs censorship cheery
chickened chummy clicked clitoris commando confounded conquering consuming copilot crusty cuss cylinders dawned debriefing declaring demeanor desks
deviant devour discoveries disengage downed drifter edema enlarged enzyme femoral firecracker flak flashback frightfully fugitives gnarly goatee
governess imbalance inadvertently insure intuitive kicker kneeling licks magneto miserably mongol monumental moths mutually neighborhoods nines nook
oblivious olden orcs outdone peddle prognosis quarts rabble railroads realization recollect recounts repairman reproductive respecting rivalry
romantically rowboat rubies sadder savvy scientifically secondhand sexier shagging shoelaces sidle snowy sodas squeaks stead stockbroker stomachache
strategies struggles subpoenaed subversive tortures trashy umpire unrelated vindictive violins weaponry wedlock willpower wreath writings wrongful
abracadabra accessing aftermath anthropologist arises atrocities backfired badgering banning barrage bikinis blares blimp booming botanical brisk
choreographer coherent collie comforted concede conspiring coping copped crafty cryptic deficiency defied dentists derived diameter disgruntled
disorganized eavesdropping epilepsy fife firstly fourteenth galloping grieves grievous gulls gutless hardball hazing heathens holographic hooch
horsemen implore indiscretion inflation injecting interrogated intricate jeweler kappa keyhole kickoff kits knobs lacrosse ladyship lesions linens
loathsome loudmouth machete manifestation mead medusa mishap molesting mouthing namely naps narrative newsstand obituaries obscenity orthodox overhear
parkway peewee plums polices pranks proverbial provocation quickie rampage rebirth reconnect recreate resented revelations scenic seminary sevens
sheltered shootout slumming sniveling soaring squish steamer stout straits supporters swarming tangle telethon tidal tormented toxicology trafficking
tremendously trucking unfriendly unsuspecting uproar violets watchdog waterfront whence wishful withhold wrongs afoot alloy arbitrary arsonist atlas
atop ballgame beets bewildered blaster boating borne brigadier browsing buckshot charades chemically chests clasp climbs compel compromises corridors
crawls craze crud decor detergent digestion dinky dioxide disciple discord dispenser elective expiration extermination eyeliner firefighter fireflies
footing fuselage gaga ghoul glum graders grate guile haircuts handbook handcuff hideaway hooligans horrendous horseshoe hydrant impenetrable imposing
impounded incurable innovative instability intestine intoxicated involuntary jokers laughingstock legislation locksmith loophole loosened lovey lumbar
maneuvering mania marmalade meditate metropolis minefield minibar mittens molasses monetary mural nearing opal optic overalls pesky phobia playboys
pleasantly praises prenup promiscuous rapids receptor redecorate remake rhythmic riffraff roadside rowdy salaries scoops screamer secluded shay shroud
smelt snoopy soaps spectators sphinx spout subtitle sweetly swordfish taunting taxis toothpick toxins transient trillion tweezers tycoon unleashed
unrest unveiling valleys variables vibrant voicemail warts whiny wiles wimps withheld adrift astute autopilot booing brill candor capitalism
cartridges ceilings chatty chloroform chore circulating cloned columnist conniving cretin crikey crumbling dazzle disruption dives divorcing dodo
dormitory dotted doves dune emissary engagements envied eraser exclude exploitation expressions fateful galleries geologist graces headstone
henceforth heresy hither hogging honeys hubby hurricanes hysterically ignite impartial incarcerated injure inquisitive inseparable insulation invoke
kaput kingpin lavage lunacy manger matchbook mocked mortified muffler nailing negligent neurologist nostalgic notwithstanding objectively observatory
ornaments outing overturned pearly perished perm pheromones ponytail poultry prays prolong promoter proteins refreshment reprieve retraction retreated
rodents rooted sabotaged sauerkraut seeming shorthand smudge sociable sociopath spaceman squint stagecoach straightaway strapping sunscreen tickling
toil topaz truckload umbrellas unattended vengeful watcher waxing yawn activist adamant anchovies antelope antics armpits asparagus barkeep barons
bloodhound bonsai bozos bullying callous canon casts charisma chestnuts chirping clavicle coincidences comatose comma concealing confine confiscate
consequently consummate continuously crewman croft depository deserving desolate destroyers diffuse dissect dorky electrocution enormously equations
esquire exorcist fancied flaunt flex floater forearm fountains garnet ghostly glades gladiators glazed gleam grains growl guineas gulp harboring
hitchhiker hive hunchback hybrids illiterate insatiable insightful jacking jingles lifetimes loafers longs mangled microphones musket overworked
palate paparazzi pears perch plunged pokey polluted portions presentable privates racked rainbows reeling resurrected rune scheming seasoned seduction
shellfish shined shotguns showering signaling slums soggy songwriter stitched stomped studs suntan surrendering tallest tarp thereof touchdowns
tourniquet tragedies unaccounted unofficial vasectomy venting veritable vermouth viewpoint vomited wasteland watchers waterproof weasels wedged
wildfire woodpecker workmen zephyr zeros abandonment acoustic admirers ambrosia amps ascertain asinine asphalt assorted astral bleached bloodthirsty
boycott brooding cannibals cartridge comedians contender cordon crackpot cultured curling custodian daydream deader desist devastation disagreeable
disloyal dole eloquent exceedingly exiled expressway favored flagship floorboards formalities fueled galaxies homosexuality hourglass humbug imperfect
indulgence innings innit inquiring insinuating insufferable intoxicating judo kegs lament lavatory liberating magnetism magnifying massacred
mathematician matzo moonshine mouthwash muff mugger neglecting oily overbearing overflow overgrown padding pant partake pastrami paternity patiently
pavilion pentagram peripheral physiology plural pumpernickel punchy purest purses quark rackets racy rampant rapists reefer refinery reggae relics
rhetorical riddled schoolwork scrambling scratchy seducing sibling sixties slinky socialize sophistication spectre spinster splattered stalls
stationary straightening strangulation stub stuttering suspecting swill synagogue systolic tabloids terrier testy transceiver triads uglier undeniable
underdog unlisted unravel valance ventriloquist videotapes vixen waiver weirdos whirlwind workup yearn zucchini absolution agricultural alterations
appendicitis archaeological astonished baggy beamed bedpan beret biceps blister bobsled bohemian bookcase braid brainy builder bulge bulkhead buzzed
cabins chardonnay cite clergy clouded clout coals concerto constellation contend contraband corsage covet crunching crunchy curing cutbacks delicately
demolished dismal dissatisfied dreamers dries embezzlement enduring escorting exiting exploits fanatics fats fiercely filet flirted foxhole fray
gallop gimp goblin godson grit gutted hangers hitchhike hunches hymns imaginable imitates implication incapacitated incomparable infested infinitely
irritate layman locator luckier makings martyrs milkman misled murmur mutilation navigational nippy nutshell ostrich pail pecan pelt philistine
pillars pious playtime plunger postage problematic rapping relied retaliation retards retreating romances roped savor scruples seizing shareholders
shears sheen shocker shunt silo skimming smugglers soundtrack spotter sprinklers sprinkles squashed stethoscope stiffs strayed streaks streaming
sugars suns surname swig sycamore tablecloth tanked teased thinkers topped undies unforgettable unwise uphill upriver variations versatile warship
weirdness wicker xerox yawning adhesive admittedly amorous angst ascend assaults astrology atmospheric baffled barriers biased binge blasts bookies
boomerang brides brisket calculus chime circulate cleaves clemency coasters coils collide commemorate commissar conflicted crabby craftsman
cranberries crazies curled defeats defiant deplorable dictatorship disarmed divorces dizziness doable dramatically dumbo editions elevation enigma
enzymes exaggeration fend fondue footwork fronts fruitful geology ghouls grasshopper groan gully hays helluva highlands hippy hiss homely honcho
inferno ingenuity justification klutz lats loudspeaker lucked lynching minion mogul mommies mouthpiece nectar niche oozing oppressive ordnance outback
overdoing oversized packets paroled peeper penalties pigtails pistons poaching pollack pouting predecessor preferable psychos quarantined queers
quirks rancher rebellious regrettable relapse religions rerun rhythms ringside rouse scarring scholars seeker shackles shambles sidebar silencer
slaying snapshots snippy snorting soles sprinkler spud stiffed strudel suave sunsets supermodel surfboard telepathy therein thoroughfare thundering
tinkle toga traditionally turnpike turpentine tutti unconditional undivided unimaginable vamp vary widespread wither wrestled acne angina anonymity
antlers appetites archduke authorised barley barter bazooka bestowed birthright blunder bombshell brie burro cabana chimera chloride coconuts
condemning confetti congressmen cornbread crossfire cynicism dashed deductible degraded devoured discontent discredit displaced distances disturbs
dodged drat dugout dysentery egos equilibrium euphemism fatality feline flagged forsake freeing gangrene garbled gazebo grazed greyhound grievance
gringos grisly groggy gusto handmade headstrong hemorrhoids hindsight hops humbled inconceivable innuendo inventive lenient lepers liven locusts
logically lovingly magnesium magnets midterms monogamy monuments negotiable nicknames nominate nominees nuthouse obstinate obstructing offhand
opposites opus paddling pally paralysed prancing prissy prompted provoking punctured pups purser quantities quartermaster reapers rectal reek
reenactment relinquish reluctance resistant ridiculously robs safekeeping saran sardine scandalous scented schoolmaster sculptor sealing shakedown
showgirl sickening slavers slobs snarling snatching snooze snores soiled sparring spectator spirituality spokesperson sprout steamy stickler stinging
stunk subatomic sunken swirl swirling taker talkative tarantula teammate tots toured toxin transplants travesty tripod tubs turbine twelfth twirling
ulterior upfront upwards vandals vaults veto volcanoes voucher westbound windpipe yous abruptly abstinence abundance adjutant aired airways amid
attribute barnyard blackness bottomless boudoir bounces brainless brewer brim broth burdens bystander campaigning campers castles chiropractor chisel
choreography clandestine cleverly clones commute corset cramping croissant damsel deserts dictated digestive dined diplomats discrepancy dominoes
dumpling dunes echelon enlarge entrails evade fiddler finely flaky flipper flunking folklore foyer freedoms frostbite garters glaze godsend grange
groping gumbo gunnery handbags harem historian humid hyper ignores immaterial impractical indict insidious insolence joyride kindred lasso leapt
lingering liquids magicians maximize militant mooch morn mythical nautical nemesis ninny notches noticeable nucleus nutritious odyssey outcasts
outlawed outlets ovation paved petal philanthropist pickings polio poppa pressured promenade pucker quirt ranchers reacts realist reassure redheaded
rejoicing relays remission reopened ripples rooftops roost scepter schnitzel scooped scrounge sledgehammer snickers solicitation speakerphone spinner
splinters squeamish stinger stockholder straining stroller submissive surrounds swamps swaying tambourine tantrum tasteless tensions thoroughbred
tiptoe topping tranquilizers trivia turquoise turret unmistakable vacancy veneer viral wails wanders weathers whaling whitehead willies workload
yuppie zilch acceleration activating adolescence alphabetical amputate antiseptic ascension attachments attributed avenged babble backfire bedbugs
beehive believers bloods bogeyman buffoon busiest callback caste cemeteries charlatan chimpanzees circuitry clinking coldest coliseum collapses
commendable conform conserve considerations consistently constipated copycat croquet cubic darkroom decapitated decorative defies demeaning
demographic denounce differential disparage dissection doped ebony emporium endearing envoy eons exemplary eyelash fairest fashions fearing flung
forceful fornication gems gloating grader grouchy harpoon hoagie huckleberry imaginations impersonal incest indicator inhibitions intolerant
invariably jailed kidder kudos laces lashes licorice lifeline locust madder manoeuvre metaphors miraculously missionaries mongrel mutations narcotic
oncologist operas ordained overhearing pedicure pining pivotal poncho pounded precedes preemptive pretense protesters psychics pulses punitive racks
ramifications rammed rapture rascals ravaged recap reinforcement remarry resuscitate rigor rots rugby sanitary scavenger schoolyard shafts shamed
shire sizzling slaps smacking sneezes snowstorm sorely spec speciality spineless splatter splint springing stapler stylist successes swingers taxicab
teapot textbooks thingies tiff timeless toenail toner torched totem transference trendy trespasses tricking tryout unconsciously unconventional
undying unhook unplug unselfish unsuccessful untimely untouchable upped vigil wail warms warpath wedgie wherefore wrought yams yeast abbot activation
alcoholism almanac amazes ambassadors amputation annex arches argyle assert assures atone avail bagging barbecued bawling bequeath blowtorch blubber
bombardment booties breezes broomstick brotherly bullion captioning carnation celibacy chromosomes civilizations clang clanging clobbered coastal
coerced confided conning constitute coppers corns countermeasures creditors damper destinies diddle displacement disrupted divinity doctrine driftwood
dropout earplugs elevate entrapment ergo eviction extinguish fiddling fined firefighters flicks flounder follies frock gagged getup hailed hallways
handout hawking heightened heirloom hooey hooky hormonal hounding hyenas impaired impressionable impromptu individuality inept inexcusable infatuation
insistent inspectors instinctively irreplaceable irrigation junket keno ladylike laxative likable lineage lodging lurch mantra mausoleum memos
middleweight mingling misleading mistaking mobster modification molester monotonous munch neighing nightstand nonexistent nosing nothingness omens
onset ovaries overpriced parades parsley penises pestering philosophers pickups pigsty pinhead pinning pinto plop plunder positioning progressed
projectile puked quiche quitters refuel renovation reptiles reroute reruns revisit rigorous risotto rudeness sanction sappy saturated segregation
sentries sergeants shah shipyard shortness silenced skim skydiving skylight sleek snorts snout somerset spaced spaniel splat sprain stingers stressing
stubs subcommittee submerged sulphur suspenders swabs trimester trinkets trumpets tweet unhand unplugged waltzing weakling weaving whopper wimpy
woodwork woozy yodel zinc abductions acids airlock annulled arose barricades bartenders beaming billiard bipolar blackbird bloodstains booted bootleg
buggers bustle buttered cellophane censor checkered chipmunk chlamydia chumps circumcised cloaking clothe coincidental collarbone comical conga
congratulated conjecture consultants couriers crepe cutthroat decorum detonators dictates diminish disagreed distressing disturbances downer
duplicated entree facade famed farthest flagstaff flimsy footloose freedman frolic fundamentally gaping gastric geological glows godless gratification
guillotine hanky headset horsey hospitable housed humanoid hunky huzzah illuminate inclination incomprehensible inconclusive institutionalized jerked
khaki kingdoms landslide launcher limber longitude lovelier mariachi meats metaphysical midday milkshake monarch monogamous mores mousy nationality
nigh nincompoop nodding openers oregano pamphlets perpetrators pixie pledges porridge porters predictions pretenses puffed punishable purified raiding
rams rappers repaid repression resigning rhyming sable sanctimonious sandstorm scariest scolded seltzer shielding shootings shrew sinuses situated
skips skit slicker smacks smashes specifications spectacles spilt spontaneity squirm staking straitjacket sumo surgeries syllable taillight televised
tenderly therapists thyself tranquil treadmill treaties troublemakers trustee turtleneck typist undergo unresolved unzip uppity visually vocation
wallop wanton warmest wetlands wetting widen wino workings alderman alienated annihilation antisocial appliance appreciative autobiography bandstand
banners bard bellows birthplace bishops blip blockhead boned bookshop bores bowed bunkhouse bunt bureaucratic burglaries butchers cavities charismatic
chinks cirque cliche clog coax comparative complexity contention councillor crapper cremation cuddling daiquiri dandruff defences delicatessen
deserting diners diocese disclosed discouraging discreetly discriminate ditches doomsday douse dozed drab ducats eloping embracing enslaved expresses
expulsion eyeing fallow fantasizing fittest flabby flourish footlocker forefathers freebie frosted gazing glib goulash groupies hazy heirs hijackers
hordes hypnotist idealistic impure inquest insignia intellectuals intervened irreversible jubilee kibble kidnappings kinks labyrinth locomotive lode
loosely loveliness loyalties matchmaker meteorite middleman modifications moles munchkin mundane nautilus neurosurgeon nosebleed novice occupant
occurring outdated overflowing palaces paprika pardoned pastime patented paternal pathologist pawns pawnshop paychecks pertaining pheasant piracy
playroom plugging prefect premonitions principals prism progressing prowler radioactivity rainstorm rallies recapture recognizing regulator repulsed
respective revel revered rooks runaways saber scuttle serialize shortstop shrieking sidewinder smirk snidely soundproof sparkles spills spontaneously
stateroom stellar stenographer sternum storming subdue superhuman sweepstakes syllables symmetry tamed temperamental toke trample tremor tripe
unnecessarily unsettling uttered varied vegetation vipers voter wallowing wheeled whinnying windbag advisable affiliated albatross alleyway anchors
anecdotes archery behaves beneficial berth bile billboards bossing braids brainstorm breeder breezy bulging bunkers capsules catalyst catatonic
cellmate certifiable climber coincide commonplace compensated confinement conjugal contemptible corrupting counterattack cranium darkened dehydration
deport deportation depositions deprivation derelict descendants diligent dirtiest disinfectant disrespecting ditching ditty drinkers droppings drowns
duped eastbound eavesdrop embalming exodus exposition firstborn foretold frauds fumble giveaway gladiator glimmer gripe harlot hassling herds hookup
houseboat hyperventilating iguana immaculate incarceration inferiority infiltration intellectually interferes inverted inward jaded jeopardizing
jockeys juncture kiwi knowledgeable ladders legislature leopards liposuction lofty mammoth matador matron mega metabolic methinks mikes mimic
misconduct misunderstandings molecule monsoon mumble mutton nappy necklaces neuter nominee objected overpaid pancreas parachutes parenthood partied
payoffs perilous perversion petticoat pileup plumbers powering probing prowess psychedelic puddles questionnaire ranting regimen remanded repellent
rummage rustic saga saluting scams scones scrimmage scurry selfishness shorted shoveling silicone silky simulator skillful sluggish snowboard
solidarity southbound stardust subtlety sweeten taint technological temperance thirteenth thoracic tolling tongs toothpicks traveller trite tropics
truckers truffles tulip turnips twigs unbeatable uncut undersea uneventful varmint wheezing whimsical workman yanking accumulated aced advisement ails
airs amenities apparition applauding appraisal apprehension archaeology authenticated averages baccarat beards beavers binder bins bitterly blabbing
bluebird boathouse bountiful briar buries canaries carats carp cinder clique collagen combs compartments complement confines conglomerate consistency
contented convene cookout coupled coveted cranial creations crusades dally degradation depleted derivative devouring disguises disobedience displeased
diverted dominance doorways downing duckling duper echidna embryo essentials fascism fatherland fattening fearsome fiends figuratively fingered fiscal
floozy freelancer garments gauges gauntlet gavel gooey graze grievances heartily hellfire hellish homeward hypothermia imposition incorrigible innate
instructors intergalactic jails jihad knockers kook latent lavish lilac liquidate luminous neurosurgery newsroom ninjas nostalgia occupying origami
outsmart pedigree perchance peyote pianos plaintiffs poodles prance preppy priesthood pristine promotional purr quadruple quilt radioed rattles
reactive rebuttal reigning rein repugnant rescheduled reveille revving ridiculed rims rustlers scalped seamen semantics sensations shattering shelled
sickly sixteenth slacker slacking slag sleaze sliders snare sonnet spats sprang squatting stank stimuli strides subtitled suitors swelled
synchronisation synchronized talcum tightening tome trig uncalled underbelly uneven unlawful unquote unsavory urinal vantage variable veranda verbally
vertigo victimized vino warlord wheeling whims wickedness wield womanhood worshipping yogi zeroes zoos albeit amiss anointed anomalies argumentative
attributes backstabbing backtrack baseline basing bedding betrays binary biochemical blackberry boning brightly bunches buttoned cabby cantaloupe
cayenne cedars cellulite charred chiseler chlorine christening chromosome circumference cited clans clinically clipboard colds coolers countenance
craven crouch crucifixion dailies dawning daylights dazed deactivated decidedly defuse degas demoted dented desertion deviate devout dimwit
disappointments distrust drenched drifts dungeons evenly excelsior exited eyed fabrics feces flustered foresight forgetful founders gammas gerbil
glacier gossiping gradual graph grasping grasshoppers guesthouse gummy haggis hairspray handiwork handsomest hangout hardships hastily heartburn
herder hinting hothead implosion inanimate incinerator incriminate indispensable indulging inexplicable infantile ingrate jeeps justifies ladle leach
limelight limey mahogany maimed malfunctioning manhole mantel messengers metaphorically mined mislead monstrosity moonbeam morph motorbike nannies
nefarious neighboring newsreel nymph objectivity outhouse outskirts outsmarted pacemaker packers paintball pawned pedals pennant philharmonic
pickpocket picnics pleasurable pollard postponing prematurely presumption primed protested quarreling racking raindrops raptor ratchet rearranged
reckoned recourse relaxes reprogram resides respectability restful retriever rhinoceros roadhouse rougher roving saddened sarsaparilla satisfies
scamming scandals schooner scorched scoundrels scrumptious seductive seminars sender shacked shepherds shiner shingle shoelace sift slender sneer
sniffed soiree spiteful sporty squishy starfish stint suburbia suffocation sulk tablecloths tangerine tartars techno temptations teriyaki termite
thatch tinkling townhouse trickery triplicate triumphs troubadour turds unbutton unofficially unveil utilities vanishes vassal vigilant violates
voluptuous wary washout wayward weakening acorn acquittal acupuncture adulthood adventurer aggravate aisles aloft altercation ambience ambiguous
angrier apprised aristocratic assemblyman assortment astronomical attractions backgammon backhand baiting baptize bargained bayonets beefsteak belch
belittle benevolent bicarbonate bluegrass bookworm brainwashing burritos bushed cabbages caprice cartilage ceases chameleon classification collage
compulsory conflicting consensual cookbook cools cranking creeper criminally crippling cruisers dalmatian defenders delights deserter deviation
dictating documentaries dorms drowsy electron emeralds enlightening entertainers entrust exempt existential faceless flagpole floral fluttering
gallbladder galore gases gassed genitalia gondola gory grandeur groveling haggle hairbrush handsomely hasten headlight hinder hoke homophobic homos
hone hooligan huddled hurdle impaled improbable impudent incendiary inexpensive infatuated inflatable innermost jackasses jettison jingling knowingly
lefts legation lengthy leprechauns leprosy ligature limiting majored manifesto maritime mauled medicaid methadone midshipman migraines mono moxie
muggles mummies murderess mustangs nachos negligee neutralized nobleman nominations obeying organisms outbursts overjoyed overtake paradigm
peacekeepers perseverance personals placebo premed profanity protectors provinces prowling psychopathic punt quinine racketeering rampart recount
redecorating redwood reels reentry reincarnated remembrance reminisce replicate respirator retake retina revoke royalties saddles sayings schnapps
sect seedy shard sharpest shifty shoddy shortcomings shortcuts sidetracked skiff skinheads slurping smoothie snitched spandex spied stainless starry
stoked stonewall stopwatch stroking succubus supporter surfaces swami swinger symbolism synapse tabby tampons tempers terrorizing thetas tormenting
torque tranquility traumas traverse tripled tweaked underprivileged uniquely unsaid unwelcome vegetarians westerns whereby whimper whiter winked
wobbly wrestlers yammering abduct accommodating acknowledging adverse agonizing alteration amazement anchorage annihilate antidepressants appreciating
artificially asphyxiation astronomer atrium audible autism barometer beady beater bonuses bungee burlesque cadavers caddie calmer cardiologist carpool
catwalk celibate characterized cheaters clairvoyant clatter closeness clutching coastline commoner construed consumes contaminate contusion cooperated
coot copping cornfield counties courted crass creamer critically cushy decaying delirium depress despises destitute devoid diff dinghy doodles drivel
drunkenness eloped emerges esophagus evict exonerate extravaganza fantasia favourites fawn festivals fibres firecrackers fixer flammable flattened
flippers flirtation forcibly forthwith fragrant fronting gleaming goring guardhouse guitarist gulch gush harping hayride hoopla horsing houseboy
housewarming humongous hustled hypothalamus illicit inhaled inhaling insecurities insider invulnerable jalopy jazzed jumpsuit jungles keepsake kites
lakeside legions limitless limos magnolia mamas mansions mediocrity meningitis messieurs milestone momentous mosey neutered nicknamed nicks nudes
nutcracker nutmeg nutrients parody patter payphone pebbles pecking peeked physicists piping possessing promo provost pushers ratty realism resurrect
retrospect reunite ridges righto robust rotted ruddy rusted sacrilege sciences screeches scrip scriptures seclusion sedatives senorita shoeshine
similarity singed singled skepticism spar sportswriter squirming starred stereotype strutting subconsciously subliminal surly sweated swindle swivel
tabernacle tapestry tempest thane theology thorny timers tomorrows transmitters trapping trends trinket tropic turnoff undergarments undisturbed
undressing unguarded unisex unpunished unruly vowel wardens watery whinnies wisest wooing youths zapped abortions academics adoring aggressively
amidst amuses anemia anonymously archaic aria ascending asunder atrocious averted axes bagpipes banger barmaid barracuda batty beeped bestseller
blonds blooms blundering bombardier boogeyman borscht breaches breech bunion burr cackling cervical characterize chewy chins cobwebs coffeehouse
colleen commoners computerized consortium coolant cowgirls crackle curiously czar defying derive descends donkeys earthling egomaniac egotistical
emptying enquirer enraged ermine exalted factions feeder figs firefight fixation flicker flowed flunky fondly fowl fraught furlough gash gatekeeper
gilded glider goop gouge greats grocer guidebook hacks hairstyle heaviest highs humankind illnesses impatience impossibility inbred infestation
informative inkling jaywalking journalistic kernel kneecaps kooky krypton lovesick lube lubricant mallet medicare melodrama mesh midair midlife mopey
mutated mutters nabbed necessities nightie nostril okayed oldies overwhelm overwrought pacifist padlock pansies pitchfork playpen presto primate
printout prized probes prod psychologists quarreled quarrels rafters ravioli razors readout remiss repetition retinal retrace revert revolutionaries
revolve rheumatism saps schilling scorned sensuality sifting smorgasbord snakeskin sneaker soundly spiffy spokes sportsman spreader squarely squirts
standoff staples stewardesses stirs strep stuntman suppressed suppressing tapeworm taupe taut tenement thankfully thrashing tingly titled tournaments
trachea trifling troth tubing tumour tutu unbalanced unbreakable uncivilized undergoing underhanded undoing unfairly unfreeze unresponsive unsettled
upchuck uplifting urinating valise varying veterinary vigorous visuals vocals wainwright waived wastes whirling width willful yakking zest accosted
admiralty admittance aesthetic airmen alabaster archdiocese arduous ascendant baboons backers bearable beastly beheaded bellhop bigotry bimbos
biologically bleeps blockage bolus breakaway bullfighter bullseye caboodle centerfold checkpoints circumcision citations clinch cloaked clubbing
competitions concessions concourse cooker corduroy cornerstone coworker creams credo crewmen debacle declares degrade depravity detach dinars
discontinue discontinued discs displeasure dongs dreading dykes eleventh empties enchilada enforcer enslave entrees ethically evaluations evermore
excursion exert extraterrestrials extremes eyeglasses faculties familiarity faro feathered fifties flashbacks flowery folders forceps foreclose
formaldehyde forthright frees fused futon galoshes gasket grotto grudges grueling gutsy hammy harpy hearth heroics highball hitching hypodermic
idealist illumination imitations inadmissible incumbent infraction innovation instances intolerance invisibility irreparable jackals jailbird
kangaroos kink lascivious launder legwork limerick lore loudest masquerading maxed medicated meditating memsahib moderately monarchy mope mothballs
munchkins neath neighborly newspapermen nodded noggin oddball overcame paratroopers parlay pellets perfumed phlegm phosphorus pigheaded pitied
porterhouse powwow preceding prejudices proclaimed professionalism prosthetic puzzling rant rarest recluse refute regeneration relates remnants
reopening repel riverbank robotic rudimentary rumpus runaround salutations sanctions servitude shipmates shogun skyline slough smoky snapper sparkly
speakeasy spotting spouses stamper statutes stools stowaway stowed straighter striptease strode stuffs suckered sunflower supermarkets swerve switcher
synchronize tampon thready tilted tipper tireless toasty trampoline trashing tucking tweak vectors vitality wading whammy whosoever winkle xenon abode
accursed adept affordable alfalfa aloof annals antibiotic appendectomy arraigned attentions barring bashing belay belligerent bellybutton billiards
bloodhounds blossoming blubbering boasting boldly boosters bootlegger bosoms boxcar budding bullpen bumblebee bunghole burdened bureaucrats butlers
canals canoes carelessness chafing chants chassis chromium citing cleanest clit cloakroom clothed clubber coley collectively communal comped compels
convened crapped cray criticized cults daredevil denim deteriorating dipper disqualify divides divinely dupe eagerly efficiently emblem embolism
empires extenuating extort extraordinaire extremities fantasized fatalities fathead felonies feverish fibre flanks flatfoot foolishly formations
fortitude foursome fresher fryer gingerbread gophers gushing hankering hardwood headway hoarding hologram horseshoes hosanna hysterics ideology
impersonate impotence incognito inconspicuous indistinctly infecting inflamed inflammation inhabit inhalation inoperable insinuate intents
interstellar jackrabbit journeys knapsack knifed knitted kumquats lackey leveled liberals lido liftoff loneliest loopy lurid magnificence mailer
meanings meringue merman midland mistakenly modeled mongoose mooning motif motivational mourners narcissism natures negativity neighs nitroglycerin
notoriously nudist oomph optimum overpowering ovulating paired pandemonium pate pence peppy percentile phonies pillowcase playhouse plowed plowing
poorest porcupine posterity precautionary premarital primates prouder psychoanalyst puffing pumpkins pygmy quirky raider ransacked rattlesnakes
rearranging regrettably regretting reiterate reluctantly remover reputations reunions revs rooming sabotaging sanctum satire sculptures seam seaside
sectors sellout sermons shingles shipwrecked similarly slashing slaving sleet snowflakes sobriety sorcery spouting sprite squealer stupendous
subterranean subways summation sunburn systematically tawny teacup teeming teletype tellers tempered terminating testifies tilting tipsy traders
treads turbulent tuxedos undergone underlined undesirable unfeeling untamed utensils varieties violinist virile warships wazoo whitewash windowsill
abominable aborted absurdity adage aides airing anemic annihilated antsy anvil apologised appetizing apricot aristocracy arousing ashtrays aspiring
athletics atrocity awkwardness backpacking balling ballplayer bargains barnacle barrio beachhead beatnik blastoff bracken bracket braves bronc bumming
bushel cahoots camcorder candidacy candler canteens capers carriages cascade castaway centerpiece chalice chaperon cheaply childlike christen clunk
collaborator collided confronting consort consummated contradictory copier cots craftsmanship daffodils decoded delaying dentures dips dishonorable
disobeying distal distilled drafty drawback dressy duffer ecosystem electrified eluded emir empathize enacted endowed evading executor expectancy
famously fascinates fated fellatio fixture freeways furthest gables gaff gallivanting glanced gnome goth grassy grog gunboat gunny hacienda harshly
hater hazards heaters helpers hemlock hertz hierarchy hippodrome hisses hygienist idealism idly infallible inflammatory innocently inscribed
insemination intestinal irritation kinetic lacy lira magenta manageable margarine masochist massaging meager medley memorizing miffed mikado mistrust
moonwalk morsel multinational munchies murmurs narcissistic neurosis newsflash nonviolent northbound offenses offerings orbiting outgrown overdone
paisley pampered pardons pawing pecs peeps perpetrated philistines physiological pituitary planter poltergeist polymer positioned preached predatory
pricey pudgy putrid quench radically realms recorders redeemed reflecting reflections remodeling rentals reportedly reputed rhinestone roughneck
sassafras scab scribble seashells selectman shakers shimmering showroom shredding shriek sickest signify sisterhood sized sizzle skittish sleepwalking
slouch snitches snooty softened sonata soulless sparked spasms spectral sped splashed spotty spry spunky stipulate stitching subdued subtext succumbed
sues superpower sweeper taunt terrorized testimonial thickens thunderstorm tibia topple towering transatlantic trilogy tuberculosis ultraviolet
unbecoming unconfirmed uncooperative undermining unhappily unwritten vagrant vets visas wanderer wasps wastebasket wavelength whines wiggly wily
winging withers wolverine woven zooming accuses adversaries affectionately ailments alleluia amino animosity annoys antarctic anxiously authenticate
backwater barbecues battleships beholden berets bigot bobbing bonbons bowled boyhood boyish busybody cache calamari calibre canyons cardinals carsick
castrate catapult caving chambermaid chamomile cheekbones cherub chilli chokes chums churn clamoring clamped cleanliness cleverest clots clouding
colonels compress condiments confidant confuses connoisseur conspire convinces copyright coupe covey cripples crocodiles croissants curved dasher
decked deejay definitions derogatory designate desolation destruct dicey dingy disapproval discoloration disfigured dislikes disprove distortions
downriver dribbling earthlings embraces emissions endangerment endeavors equator escalating extensively faintly fascists fatherly feasible feminists
festering fictitious filtered fizz foes foreperson forger fortified fossils furlong gallantry geographical giraffes glaucoma gliding glutton
grandstand grope handouts heats heaving hummingbird hurled hypnotize hysterectomy impervious impregnated imprinted inconvenienced inertia infomercial
insipid instantaneous intrepid intrusive irate irrigate jargon kazoo kebab kilt kirsch koala lanterns lastly lids lifeboats lifelike lifestyles lite
littering littlest lobes lusty macadamia mailboxes malfunctioned manicurist marooned medicinal mescaline minx misfits mitigating molest moonlighting
mortician mulberry murky muss needlessly nieces nips nobodies obliterated obsess oceanic overdressed overlay overprotective paraphernalia parka pasty
payload persecute pestle pillage playoff porker posterior preliminaries prenatal pulpit purify radish rages ragtime rainier ramble rationalize
recognizable reconvene reelection reflective regency reimburse repentance resolute revived revolves roomful rubdown saffron sainted saltwater
sarcophagus saver scalps scarves scoreboard scour scud seine seismic shivers showcase showgirls sideline simpleton sirloin snazzy snorkel snowboarders
spastic speculating splendidly squadrons squawks stardom statesman statistic stony streaking stupider stupidly submersible subordinate sunblock
suppertime supple swindled swoon synergy tanned tapioca technicolor testicular theatrics thudding timbers tipster triggering triumvirate tubby
unanimously uncomplicated undiscovered unfounded unlocking vacuuming vapor vendors venison ventures vertebra vicariously wheelbarrow whirlpool whiting
whopping zeal zodiac adoptive adoration affront airman airship allure alphabetically amiable amphibious antibodies apostles applesauce artiste
asteroids avenues avert backdoor balm barged baseballs baseman basements befall bellyful benches bilateral bionic blazers blemish blinks bloodline
boatman boogers bouquets bragged bribing brier brightness briny browse buckled buckles caballeros caboose campsite candlesticks chaste chauvinist
chews childless chipping chirp choosy clammy clarification classrooms cleft clingy clobber coachman cobalt coed coincidentally colonists colourful
compounds conquests consecrated consoling coughed coven cutoff cutthroats cyborg dawdle decomposing deem defeating defer deliverance demonstrators
denounced deposed detailing dieting diets dignify discerning dismembered dissent dominating duplicates easing economically ejection electrolytes
endeavour everglades experimentation extinguished fecal fess fiddlesticks fiendish filmmakers filthiest fistful fluorescent foreseen forgeries freckle
gargle gonorrhea grandmothers granola groundbreaking gymnast hairball hairless hales heretic hibernation hideously hogwash hokey hypertension
impediment impertinence improperly incinerated ineffective inherent insurgents internationally jiggling jumpers lactose lesion lessen linebacker
loopholes lurks magnify mandible mane mariners maybes meathead microwaves midsummer misbehave misfit misinformed mistreated mobs molded moldy
monogrammed mousetrap mucus multiplying naught nauseating nervousness nimble nuptials obstruct orifice originality outrank outwit overpower peddler
pedestrians perched pessimistic pestilence photogenic pitchers porky pragmatic preceded pregnancies prelim prelude promiscuity prospector quibble
raccoons radicals reassurance reboot receptors reciting resembling resin resuming revolutions rickshaw rippling rumbles sawdust scrappy scribbling
sensibilities sexes shanks shebang sheikh shipshape shoemaker shone shrimps shtick sidecar signorina sixpence skids slogans slugging smarty sniffling
speedway spics spitfire spoonful squander squandered stagger starlet stepdaughter strenuous sublet suburb supplemental symmetrical tadpole tawdry
teardrops telepathic toads tolls tortillas toughen tractors transistor treasured trouper twentieth twitchy unbridled underestimating undertaken
undignified ungodly unscheduled vacuumed validity vamoose veggie ventricle vineyards visor wasteful wobble wouldst wreak yawns
`;

/** How many of them, from the first, are words of our own resumes, postings and pages. */
export const wordsOfWork = 7063;
