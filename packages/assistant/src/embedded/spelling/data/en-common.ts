/** What a typing mistake may be corrected to, the most common first. Written by eval/common-words.ts. */
export const commonWords = `
after before label that honest what with your this have know about from here just there they like right come well good yeah want time think when will
back them text title take where going look would some only could okay gonna been were more first people over years tell resume then something down
work never every little three team make management other need language really name nothing again section each line same test example help becomes mean
very give care because thing said their kept into sure love sorry should around does thank call please which keep under last read doing than
profession once edits slug posting much anything five these without home must year place answer talk days even still server since done maybe went
night week through wait account change away another used everything find words experience number date life made those better four great second told
found page count thought level things long file says lead part stop school person money looking apps clients leave ever kind left wrong service start
question design working always month stay manager show nice next else order course word open feel check hours data lines address thanks whole testing
most believe licence guys fine minutes present came yourself changes today hear hold sales real move pour hello phone quality software business
company control enough card together list social room degree father asked listen coming girl someone until files note best happened remember being
site wanted close might food plan half nobody changed house tests hand understand support talking ready head minute baby small shift skills gotta
written wanna group mother seen both while charge alone matter getting mind chef accounts also password many code chat news guess miss shit budget
such hell office reading kill water sites supervision dead family assistant questions morning planning cannot events trying world live goes system
process plans write media already passed para case somebody months failed jobs friend woman between commercial least monthly looks bring cause needs
yours staff fact lost started tonight children true dropped pages took development basic send saved review held email play problem pretty patients
features stated heard stock calls verb knew takes behind short meet gone report responsible message sent guard fuck later subscription wants makes
works full audit haven excuse waiting idea free drink within eight store called hard front writing personas customer everybody removed stand myself
book role documents deleted turn gave public times machine moved brand become worked weeks wife happy paper none watch wrote tomorrow general personal
reason late contact door notions comes model client marketing tools gets deal research notes light killed hope fucking training handling senior trial
knows board patient actually thinking means shown counts taken taking event average approx wish face using claims mail picture clean driving figures
stuff contract reads friends easy against teaching exactly table form analysis kids lift honey heading delete edit point running asks across ones
having soon database rules worry anyone local shows reports added break saying search reworded names probably whatever making forget reach cash
brother damn story systems synonyms administration record type during beautiful side weekly million closing meetings sous worth meeting moment
engineering everyone crazy doctor shut third application billing summary missing user hands rest jack travail paid checks product nursing plain early
project state save finished pick position records fluent certificate heart choose child usually young mine opening tried hour description happen
required supposed step engine security cost helped inside clear welcome nurse projects statements involved country town signed afraid city including
trouble packages hurt applications payment seven raised resumes health safety train author daily sign class anybody answers game chance party unit
entry walk fire stays anyway married quarter ahead warehouse police sleep shot twice medical speak different building others sentence production
source tickets happens turned download information fell managers travel export build given solicitor samples runs brought owner field body high
sometimes holds calling inspection follow longer mention boys captain promise preparation dear couple facts moving till apprentice built eyes grant
cover horas results accidents funny enter past details lady outside death nine cold delivery letter formation article education looked regional hate
cancel dates match retail less sister named white glad total pass copy almost services loading club busy girls junior link truth figure reporting
important active black technician road either safe labels quota learn sick score share court dinner quite cars articles blood subject history fight
director result student register telling supplier relations cranes instead invoices itself dossiers browser completed cool lose women target husband
bank orders trust keeps john finance interviews limit release desk payments offer trade processing policy able along sound though hotel packaging crew
native template empty anymore sort special sounds ends bridge practice ended contracts shall daddy drive stupid bases feeling customers coffee evening
asking bullets embedded recovery department format forklift fall solo station version qualified numbers plus living sample radio floor interview pull
drop sessions languages unless roughly roles drawn lecture rooms often truck risk gives hurry advice shoot leader whose serious status daughter
charged evidence ward committee leaves letters construction sell known exam learning legal fast bitch keys operations operating starters program
managing pilot simple seems revenue crane perfect residential rate processes developer strong conversational sources leaving synonym skill seconds
power window restaurant wonderful touch handle platform career minor grow accounting trials spelled reviews calm frank communication guide equipment
supervise create memory provider returns teacher license fair turnover whoa died needed summer username nowhere mobile quiet parents beside bought
dance online gang starts hospital lives beat playing supervisor value alive gentlemen private requests forgot operation luck hair phase goods music
registered index trucks expect above error explain codes users technique models bill migration direction created calendar closed street electronic
complaints maintenance piece hang problems manage load submit session return employer tracking update possible sweet script tables round missed
conductor loaded therapy expired levels opened lucky catch knowledge sealed expected claim litigation current hint difference imaging amount washing
rule master settings checklist merchandising hundred giving invented dream protection secret president himself annual limits range cleaning size
college picked registration colleagues seem performance zero statement lies agents ladies lord near below injection fields responsibility agency tidy
poor transport throw carry broke tool accident perhaps scripts deliveries fault ride except rows plots officer picking post cards fixed pendant
footwear gold cabinet filtration kidding rayon abbreviation scared double passage checked human vehicle national quick international sense action
stands slow member medication stopped everywhere fill partner drawings monitoring rather darling housing lists king helping main typing standard badly
final mostly continue sections external felt matters request miles paste manufacturing phrase reached membrane points verbs coach noun advertisements
procedure blue domicile driver suppose absences automation weak superlative massifs mistake spring voice draft published wonder starting careful
themselves boss credit thousand uncle counsel coverage movie afternoon leading books join associates beer finish straight industrial series prepared
whether print loan sheet logs kiss analyst feet middle creative executive mood decided titles negotiation import exercise falls fitted somewhere
characters tracker single certainly steps curator professional track charity filler bookings framework certification classes manual recherche finally
several emergency tower goodbye prize saving center price parts science correct further authority watching pictures volunteers neither ship inventory
walking goddamn keeping improvement mark companies kitchen absolutely reset column distribution tired kick major chosen murder booking meant guests
prepare mike conception anywhere beginner conference requirements typed administrator hires future groups documentation charlie paralegal renewal
verification objects agent thinks partners loved talked drafting tutorial bilingual sitting qualification covered rota instructions seeing weekends
wear wedding library speaking clothes satisfaction certain laboratory holding ring debt weekend places route hidden progress estate press refused
profile leadership complete taught visits wind nervous area roof stories engineers whoever worse connection breakfast choice decide reception wake
feed worker ball stick conversation nights mouth available marry tense corporate dark lunch lieutenant centre study background digits mama updated
scheduling judge attorney associate upload advanced buddy dress proxy funded guest logistics personnel candidate acquisitions trains templates wording
counterbalance duties apart caught studio privacy chief claimed feels spend weird restaurants condition confirm serve approved shop machines squad
bugs foreman strength earth dude district belong fish award fits relationship transfer switch attention hospitality moves adding duty interest
engineer pain whom pupils jury sing blow appointments include sentences assessment birthday proof links smoke module relax yesterday reviewed
otherwise large honor colonel museums smart menu visitors video intro agree forecast land develop boat tasks energy persona dispatcher plane entire
backup ledger cargo boutique lovely drainage analyse operator applicant worried delivered mails writes beginning refunds seat tester access headers
layouts queries costs retry season method prise reconciliations terrible standing prove content concrete song financial standards balance caring
states speaker territory terms horse finding besides ticket signs homes selling products poster rose setting grade corner hiring reader digital parent
difficult designer proud tells eleven identity papers cases command belongs notice witness swimming happening tough computer alias plant category
situation ours peter quit returning sending raising programming twelve fool turns findings tested surprise imagine forever film assistants pleasure
teach chair editing hygiene begin property swear loves term forward lock stores triage firms renewed coded cute failures volunteer lying authors
supervised prints block invited advertisement checking lawyer repair chutes quarterly network sampling became broken textile redesign intermediate
undergraduate interesting replaced caseload temps caption liked stairs wearing comfortable johnny strange doubt listening wall headings pool rock
protect approximately uses totally interested appreciate lessons army timing sets insurance option style charts stage alarm schedule forgive
afterwards applied following completely deep species collected accept flood cops likes helps remove locked born putting shifts activity payroll
deliver smell apartment editor filing enjoy collect period served trip firm stuck attended explained harry visit alongside layout shrink introduce
amazing learned architecture trained assistance star refund winter former headline paperwork among diploma collection ought document object percent
tabs signing consumer supports portfolio instruction rich bench jimmy plants chart strategy park studies thirty electric worst central versions quotes
turning began tokens tracks vans disclosure compliance suite opens alright primary nominal payable researcher admissible deadlines realize welding
compare admin normally deeds talks raise civil improve postings enquiries heavy decision maths force petites accessibility boxes shortlisted dollars
push stress angel appear switched teams mess spent killing students technology meters exact hide split stars domestic professor french hungry marriage
brain purchase soul counted supplies dental options cable printed drunk meaning focus usual figured questioned mate mixed community holiday chain
girlfriend hearing folks exist drove employment fails maintain mechanic region spelling sold belts attack handled selected definitely market reply
alter dealing apply pack selection matching especially classroom lifting dangerous hardly spoken paying scene base upset consultant sends discovery
doubled shoes screening hole space stored wound imported acute scanner messages marked measured columns squares mars evil joey regular device
suggested undone joke county nearly organisation ownership foot plate camera cooking routes packed aide examples green ground plainly provide biggest
boyfriend hired scan accuracy electrician searches tips dementia council invoice path storage telephone topics heat respect monolith joined vacancies
crime balances dozen query approval showed planned effect reminders silver mommy congratulations grab grand pricing fighting earlier favor forecasting
trusses cross pallets upstairs login dressing jail latency ticketing accepted caching endpoint physiques ateliers completions conveyancing practicals
upon arrange normal ideas advertising plenty answered cell view jump sector length nose mentioned church bullet peace bobby items brakes families
bullshit shopping growing player billy fear accountant remote tape rights pressure brake tony reliable sees suit glass finds loss wine paint ourselves
holy nurses rivers topic stroke phones allow superior warm escape suggests reduced treat flight onboard original successful bother salon ways robots
fond critical graduate failure labor lower dying employees angry beyond tight industry courses clock dirty pipe fellow visual treatment hash wheel
twenty idiot attempt houses stronger presents bureau lived prison educational ratio addresses learnt shed grace mathematics depot clinical verbal
bastard bottom settle privilege changing certified incidents older shared evenings bear applies government drops lifts organized awareness tree
cookies scanners cleaned logged knock pardon sale passages gift pulled quote south dreams previous folder artwork organised breathe installation sake
sweetheart shooting played seriously trainee negotiated location animation learner entries north dossier halves sandbox brands reconciliation unpaid
bundles campaigns conflict aliases clutches modelling awful elemental integration rank texts values wondering digit river disputes roll fairs budgets
trainees technical variance bulletins sequencing comebacks demos assessments textiles downloads sergeant killer laugh headteacher metrics rapports
rewording dressed screen pitch outta soldier fresh guilty tour spoke promised toward seemed bigger photo simply fired race crap chicken colleague
bathroom asshole spot bomb carries fourteen cancelled closer material click band cook losing costume animal frame detective answering sheriff clinic
football culture contain drug passionate commission eating plaza cycle shorter however packing similar guns excellent west allowed directly obviously
acting behaviour common personally lots afford brown nick arms delivering elementary staying arrest neck favorite sleeping meat individuals placed
portal website admit extra taste impossible preferred bunch blame pants draws salt publishing treasury percentage settled employee detail purpose
believed bottle intelligence loads pieces tags forms mouse forgotten coaching credits function agencies valid profit contest isolation smile doors
latest banking supply ignore vocal throughout merchant hero forty feelings attendance equivalent chasing offered leisure generate identified wild
drafted scraping spirit schedules branch pipeline silly toast speed squads internal lending aloud agreement logo beach errors heaven territorial
therapist repeat disciplinary assisting quickly types lights occupational deed stripe handed curriculum bucks holidays drugs greatest operatives
inbound defects draw mats beauty queue inserted montage analysts catheter expanded tout suddenly cookie managed statistical interval begins lesson
subscribe supervising belt fines slinging drafts math ridiculous validation display legs blog regression swapped rolled servicing analytical warning
gloves macro surveys trailers dare direct bare header subscriptions cares chats fittings square sang drawing secrets workforce burn aunt closings
ecology positive subpoenas trick earners safeguarding surprised audits glassware hora rappel archived carer meals evaluators labourers locales
quantitative reagents relaunch reordered tableaux joiners optimisation plazas schema controls theirs auto queen tongue included decisions innocent
prices dancing spare follows headed ordering gotten host image pose remembered shape drivers walked hanging sweetie methods discuss nuts cutting
lighting steal marks waste stole counter crying knowing dogs dick flow gain pair directors grew occupied painting magic drinking programs bringing
smaller consider suggestions herself appointed refuse monitor speaks laughing reaches procedures supermarket comment pregnant hall stations passes
related button sheets programme faster agreed intern packs deserve improved danger carried zone boards grandmother motherfucker camp thousands stocks
judged towards serving challenging metal brings success whenever conducting devices broker flying noise mentor heads bout milk demo motion labour
united delay breaking businesses negotiating surveillance moon impression hoping museum opinion asleep roger wishes followed compared fixing talent
loose noticed carriers copied friendly east maternity grammar scanning apologize duplicate willing passive causes distance hire participation bedside
continuous tuning fifteen bodies possibly rain cousin municipal damage signals administer cream scheduled administrative holder connected buying
designing excited interface wash framing enemy chase vacation observations huge describe deployment lately prompt improvements reconcile reasons
employers dashboard blot publications fortnight immediately processor yearly newsletter secure teeth understood refreshed qualifying gate victim cores
conservation insertion healthcare installations replies flowers controllers exploratory administering members puts pivot diagnostics handheld
administrators larger tandem vision preside sterilization outbound storeys apparently genus workshops chauffeurs evidenced cadre easier entitlement
modules color precedents signalling extractions formats liaise surgical conservator councils fitter adjusters destroy outsourced testers unreadable
batteries adverts handover hectares hers images optimization suggest analytics brothers macros mission physiotherapists prises sens deputy dumb
receiving winner knife permission showing bold outstanding gross weapon guidance dean federal rides shirt faith package wires hobby arrived movies
necessary negotiate locks speech proven disk blind farm mister grandma shares strike cared plays serves bird hill fare stops polite sight stack
somehow theme hurts waits charges crowd nature wherever prince cake famous breath fucked masks seeking games ordered listed remind replace singing
false appears toilet meal neighborhood dump spell bright concerned clerk skipped mainly doctors suspect patterns environment carrying weight capital
refuses skin madam covering lied item powers actions higher attorneys container permanent drawers launch seminar kills neutral relation seasons
exhibition hiding perfectly birth joint cultural outcome cloud feeding asset escaped honestly garage antibiotics filled physical pulling tuned fifth
techniques pies ordinary papa martin greeting horrible kinda breaks natural founded patron verdict based battle sizes housekeeping watched chose cube
phoebe resolution transaction ugly fourth understands salary coat medicine although issue bound terrific super tyres according gentleman virtual
lunches sausages heritage lean microscope extraction lonely driven orientation villages balanced shame borrowed graphic structure degrees phrases
recruiting habitat scare wills devil moods ears hoist babies bachelor military margin menus deals shower maintaining remain secretary silence polish
sexual opportunity chest unloading adults premium writ horses servers allergy actual grows incident transmissions praise threw bite declined
recommendations society yard drew solutions operators preview requirement stone dies announcements stayed alignment postmortem calculator cartel
indeed weapons biologist healthy moisture dissertation coordination infrastructure evasion preparing campaign hostile pretend aids crowns designers
fail incubator newer balls recovered passwords visitor beam channel compares chemistry departmental recruitment electrical responsive activities
specified euros guards kitchens fillings ranges vegan fares prevention loud commuter organise fantastic nous networking struck developers replaces
manifests outcomes prior weekday harm nave response shake princess island bytes courtesy subscribers aside ending tidied bays verdicts auditors
consolidation consultations renamed binders configured exception disrepair interfaces reconciling tries bell exhausts aftercare curate phonics
placeholder queues reviewers giveaways proves subcontractors attainment snagging mitochondria naked uploads illustrators mitochondrial palettes
synergies assist elastics normalised plannings precast rewires standardised tablas toileting typography workflow gather spread vital letting mayor
pounds merry animals winning cheese terminal downstairs offers monster benefits injuries offering popular planet fellas insane eggs reported furniture
butt murdered blocks trees bloody appointment steady household jealous shoe collecting recording character screaming harder proposed behavior airport
hook foreign funds rejected growth expert incredible discharge laid carrier signal sugar rings absence replacement pays cents screw creation justice
invite rough separate carpenter pouring temperature fastest bills unique borrow counting deny sooner commander fitting waited audio highly possession
skip departure freak ethics waiter bedroom onto finger sole thirteen champion discovered engagement ghost majesty saves crash assets matches theory
depends smith stepped fake mechanical task cheap conclusions awards pray earned expecting assembly bread permanently inform adoption falling throat
acts lake received invent realized units truly keen passengers brilliant candy contribution particular undo advise suggestion pocket generation aware
journey babe restored challenge radar slept leads relationships views matched mountain wire mental adds loyalty romantic feeds introduced liar receive
powerful bless recruit supported modeling nope arrested approve select builds suck fancy studied exciting partly genius readers safely funding rent
coast familiar fetch criminal policies rhythm rounds issues protected arrive deposit vote recognize stolen bits drag missions suicide guessing weather
exams drinks clause workshop ninety handler notices leverage begun buried typically curious styles deploy corrected passport switches concern male
attitude inspect modern television executives engaged encore someday passing stomach differ yellow buck improving lets taxi stood basics likely
intensive solving village renew unseen ventilation monkey pizza cashed freelance networks assume printer sudden fella removal assurance jacket lane
seafood thoughts core stumble sometime staging fingers interns blank suits audience designed funeral magazine warn gathered senator jerk dating
glasses positions freedom assisted handsome joins delays investigate completion prefer scanned slowly covers openings independent crack meets
automated parameters pure hearings mentions resources carter divorce manipulation celebrate closely admitted ally conversion defense displays returned
explains grandpa oxide securing diary lieu goodness integrated submission confused leaders chefs shorten unfortunately wards docs surgery reducing
tall filters proposal reps alcohol mapping tiny callers cleared freeze provision requested setup penny tube coding exceeds sprint notary recruiter
enroll warehouses proposes soft environments riding picker primer sequence combines sides habitual judges thirds usage committed march node
orthodontist arranged dressings juniors prescribing sans backups carpentry rewrites subsidiary computing lapsed swim outage pallet prototypes agile
median treated earner labelled landing restructuring brave financier tasked filings reliability trap disabilities estimating esprit organising
regulatory retention wide honour unsupported deck female illustrator jointly meanwhile tenths unpublished designation someplace streets abbreviations
apprentices blew debug identification microbiology receivable installs decides matt connections deputise dist mayfly outages outbox university
carefully rush alumna scripting serif sourcing stakeholders audios awesome checkouts continua hashes inline postdoc radiographer stakeholder usability
writer snow champagne tune bond liquid demon madame lips bath golden monsieur patience earn parties resident storm unknown destroyed represent silent
circumstances situations bones burning beating buys kicked objective shoots shelf influence piper semester sensitive millions ocean reality
confidential brad port targets responsibilities occurred survive experiments brief gifts clearly sexy gosh childhood facility shipping global kinds
charging respond screwed fortune bleeding attend elsewhere punch recommend union seats dash directed obvious touched ropes affair principal
unbelievable chocolate feature presented investigation confirmed daisy throwing promoted scope barely operate woods confirmation shadow yourselves
interests digging pause shell chances mile approach disappeared recent organization shock proceed carol specialist cure drawer propose artist reserved
bags pleased ruin kissed traffic restore nonsense pink wise expression tracked heap burned lobby midnight shots thrown translate developed noted pump
pushed officers typical complain hated academic traps hung notebook possibility subtitles tutor unload charming supporting decent informed recognition
exchange thin desert expensive sharing poured assure robot oral contents breathing permit photos upper joining shipped pairs combined pride dollar
witch basis soldiers passion compass sports surely bust token independence bull ships brains functions newest wrapped rise boring photography solid
candidates ashamed creates lend sisters solve successfully clever lazy smells obtain guarding trace manner wins effort machinery studying complicated
applying commit regret cuts finishes theatre closet loser giant locations parking pushing commerce stranger tear wood owns exists fate lawyers juice
lily plantation governor laying mornings presenting detector knight designs tied virus brigade conducted faces forest whichever awake fought kitty
insect potential reverse defend impressions miracle aboard lover careers cigarette disgusting fashion grateful mighty murderer garden input internship
sally nail forced passenger rotation scream division seeks woke actor followers grave initiative licensed separated allergies electronics starter
clearer countries flat measure provides stretched effective flexible priest rick scary shoulder disease sword chick seek smoking coup fills smooth
booked clubs garbage coordinate surface bone qualifications recently basically thee translated amen swing costing random concerns bike birds injury
knees slip hunt caused complaint wiring correspondence dumped iron withdrawn decorating hates pierce rating desperate dirt navy pussy negative wrap
containment sorted faults mailed plaque solved tank lack parental verified chariot reviewing arrangements golf ruined afternoons dawn recognised
marshal organizing pissed cuisine photographs ringing differently receptionist surprises hats identifying rescue quantity copies planes scientists
analyzing structural keyboard criteria guides hank mercy identities proper requires universe baseball evaluate patch upcoming vascular believes cooked
loses scale soup rightly assess released socket coordinator describes disaster duration renal compose fully impact mass outfit streams oldest duke
distribute height grown loving players valley acquisition corrections debate quoted sorting demand robin trolley output parcel participated
technicians competitor arrives collections honours china piano equity generated investigating pills uniform stealing vendor spending trades doll duck
featured revised described discipline knocked trigger walls wipe tone updates collaboration contributing downloading structures factory younger
accessible attractive expires forwarding pitches removes various discard interpreted weakness margins beast poison default neurons purchasing wanting
clerical clinics fullest naturally seasonal upgraded cashing crisis enhanced filed happiness succeeds anytime font independently registering sucks
unexpected wrongly infections quince statutory compressed eventually logging stacking elevator industries prepares anew approves grading mended
occasion fabrication practitioner surfaced briefs grandfather counselling parcels avoid emails laughs thief beds graded hourly provisional steered
bride erasing interim libraries calendars cognitive communicate pathetic reconciled mirror intravenous reaction ceramics offset proficient recorded
inspections linear gorgeous oriented experiment extensions leer semesters tailored theater timeout cancels identify programmes turnaround
accountability classic official redid shortened assessed changer reminded anaesthetic chargers merged obeys organizer refine stipend depth perform
uploaded vigor clauses sepsis attacked tail regulated sixteen totals migrated protecting surveying commas dust gear wheelchairs advance denials
tailoring auditing implemented staffing enterprise nouns paused sharp mentoring pleadings reaching banks calibration guts refunded cashiers cortical
extremely inclusion lousy paralegals tray unusual milliseconds readable recover jurisprudence newspaper rosters warned apple courage solution searched
conversions microscopy sickness terribly workbooks barista budgeting chromatography expiry fishing retouching exported focused luffing piss restocking
fonts panoramic sterilizer troubleshooting upland welfare adaptors archiving deputising replenishment subcontracts adapters anaesthetists deletes
dialectal entrance hitting letterpress machining optimizations pulse edge illegal pity communications satellite uncomfortable couch sustained creating
staring victims porter pretending expenses patrol precious windows kissing strangers visiting frightened sandy prep royal intend considered nearest
protocol umbrella burns cast expense prisoner consent contacted dealt receipt badge destiny robbery achieve agenda performed violence hearts illness
mystery nerve gathering scheme meantime busted presentation becoming rocks embarrassing miller practically armed attending friendship maid
occasionally sells wallet weigh flower haul lifted cheers rope strict closes maria volume turkey explaining currently easily jungle nasty clearance
eager films stretch suffer affairs entered listened trash relief thou ambulance gene nightmare circuit foundation snake tears cancer habit orange
withdraw catches wasting memories songs adult drives extend reservations customs literature advantage flesh regulations rude disappointed inspector
guarantee terry punk lease downtown sandwich scrub washed breach erase understanding wounds mistakes wheelchair political sweat panic schools boom
habits invention painted fruit hundreds objection ancient underwear drill moments cliff castle deadline rolling delicious recognise circle granted
chuck glory miserable streak bowl chop victory blocking consistent embarrassed creature automobile basketball continues rare yelling developing intent
steam gates wave gods issued bottles equal emotional hunting wore grocery allows western jumped gray rang whore horn basement minds pleasant
recommended determined motor complex disappear useful denial greet measures rabbit advised interior jeez competition prevent stopping allowance
temporary forces gained presence century capable convinced swell publish warrant threat therefore lamp bury hatch diamond ensure shine alert chip
biology jenny effects involvement catching conditions partial artificial fabulous highest eats nation volunteered butter earl elaborate jokes reporter
soccer booth casino josh potter translation lens plates choices producer solar awfully sand suspects cage desire nigger rear wolf microphone wing
installed invisible trapped bored convention drama hills homework origin survey coma entirely tend evaluation commissioner handles parallel attached
explanation rapid signature scientist hits organize bang reduce servant assigned captured fever useless sport discover vault foster shore routine soda
tenth tastes cells mask scrape trunk elderly references restricted secondary cocktails increased needle purse argue climb extent cats attracted beef
dishes providing rises treating witnesses portable barney introducing recall wings cabin cardiac erased owned transferred hazard mount conditioning
freight fries individual neighbours tunes addressed confidence troubles frankly launched wounded anger plot suffering freed lent entering supper
refreshing spit currency succeeded enemies denied dish dragon reputation shadows troops custody gimme printing admission bears teachers ability
assignments safer alike palace photograph trail trailer unfinished achievement weighs baking boots repairs glance ease hurting considering impressed
laundry regularly ripped treasure bind revenge bravo odds tricks cowboy encouraged nuclear cashier statistics conduct credentials analyze membership
removing boarding mall produce context reverend filter increasing noel sounded limited scratch virgin dispute fifty transition attendant alarms
plastic promotion mickey cocktail convince interrupt posters cheer clothing concept torn waters chino fewer maestro mountains sixth suggesting extract
league vice joking proved thanksgiving acted cheating coincidence coke facing favour folded learns overdue tissue bunny particularly reasonable tiger
paragraph protects bastards engines estimated flows paged fund idle implants minister posts readings steel worries capture fleet multiple newly
repaired rewrite slave anniversary dreaming inspiring yell catering discussed exposed install kindly firing heating reminds cruel hunter walks weights
bible avoided root stocking dice fusion parole patio prime welcoming celebrating domain replacing socks strategic tours teller curse lifetime safest
processed eaten motel awarded enjoyed measuring regulation heck interpret calmly fooled locate noon gardening jersey magazines previously stiff
blowing sons transferring calculations questioning reward fried bothering breaker leak bars cameras terrain express maintained saint worn sacrifice
shortly assignment transform tunnel editorial highway experienced frames insist buildings invites slide victor catalogue docking specific dynamic
hosting guided guiding prom provided wagon accompanied cigarettes appoint chairs defendant depend examine hybrid jean pharmaceutical submitted
polished tutoring cheat gateway patrols periods markets quoting observe roast stacks clue damned operates pastry dock dresses investment raises shapes
assault arranging blessing concert confidentiality pesos progressive ranch temple filling replacements revive vampire foolish lowered connect darkness
flag promoting tent rotten pacey remains sandwiches stability alien releases scoring deployed pace sorts touching cooper inscription navigation snap
contributed encrypted guidelines mill bail dependable imagination scans sweep cent resource liquor molly sonny succeed bids component discouraged
discussing cows sailing finances hedge comfort disagreement separates transfusion conflicts gains smiling administered alternative border fuel legend
unclear crossed juggle unloaded amber faint opera worthless certificates lecturing milking physically arts circus nightly bonus delightful diamonds
trauma turtle advising dialect enjoying fairly initiation laws located neighbors oversee picks salad argument bodega distributed rebuilding
translating copying detectors mesa penal emphasis impressive intervals starving weakest approximate neighbor nigga transfers exceeded fallen sink
hairline screams avenue sneak demonstrating edited lowering patching unpacked accents optional subsequently youth broadcast closest crush enrolled
felicity punctual treasurer descriptions diversity extracted fluid grass instance planted preventing searching trusted achievements bishop coordinated
inconsistent goal petite wasted flux journal messed snapshot generous insights unsure advisory coached fairy grades restoring violent backgrounds
earns humor liberty configuration dictation mowing prose rats restoration simulated slipped stake expire gambling infection nephew wrestling admiral
politics threatened buttons colour diaries gentle holders completing generating google invents reputable unhappy counters dials enforced repairing
agreements arrivals confession explosion harmless lecturer researched finest fold integrate offense wade boardroom headquarters judgment shout
branding filthy petty suppliers surgeon vaccination fundraising nurture participants revue communicator compute consolidated forbid increase kidnapped
routing seated unchanged slice sucker aided automotive examinations leases physique transcription trimming boosted combining converge exceeding
launches rapport redundancy substantially weld alley chased dancer dealer humans resistance retirement thru welded adopted depressed entities forte
hoped compiled lien rising underneath websites authorisation behave chill chips determine fantasy fetched governors resilient steak assessing bolder
capitals marquee measurement null worrying audited dropping electoral honeymoon inflated annually blast commended complexes renders shadowing formal
illustration outreach quarters analysed arbitration buster crystal spirits appointing goodnight unreachable whiskey agendas computed divorced meta
prisoners sprints dope tidying wished analysing developmental differs fence greater indicators oaths poker quotas radiation supervisors importing
meridian organizational powder actress ageing appellate boosting cardiovascular charting resolving abbreviated dedicated departures dispatching
judging prompting rape supervisory utilized dispensing established locker milling redesigned suspicious vocational buzz revising solver spreadsheet
validated worded pipelines procurement repository restructure marrying postgraduate proofread shrinkage torture visualization assessor blown chiefly
christian conductors encrypt forecasts licensing personality phasing rename selfish spreadsheets teddy tickler versus dough questionnaires restores
transitions argon oversaw vaccinations banquets confess demonstrator deserves forges hashed hydrotherapy markup outsourcing partitions walker
apprenticeship ceremony clown deleting highness marque renewals replying rocky sequenced administers exhibitions helicopter portage restocked watches
appraisals brasserie fetches footer governance indexing negation plainer prayer rapprochement rebuilds apology delegating forth labelling moulding
pulls retainers spearheaded visualisation allergen authored contacts curricular erasure finishing grue separators sourced superintendents tidier
warehousing automates capitalisation certifications computes corporal curating franking grands indexed largest logistic lookup lowercase mentored
qualitative scrivener cladding copywriters debugged fiche lunchtimes mere musts paediatric pastes quarto recombined reorganising sanitise specialising
trunking ventilators wiped accurate arrow attestation attestations backs coursework entailment fluency genomics handovers incl leasehold linearly
logout prototyping rotas singer stets strip troubleshoot troubleshot unplaced uppercase defending groom pearl concentrate flattered maximum graduated
guitar kicking merely sauce sighs valuable arriving belly charm exit blows voices romance japan satisfied inspired makeup pilots surrender exhibit
recipe whistle chains fort kingdom wives masters wired flew hood ling diet dreamed junk legitimate savings flash lion backed frozen homicide robbed
executed observation bathing guessed holes income bothers officially opposite soap tide owed refer anyhow painful clears panel champ extraordinary
boxing hopes tick twins fascinating rice squeeze bend honesty mutual platoon valentine beats inviting posted trips begging reserve mysterious sore
shark angle dutch expose guilt wondered yards elder invitation knocking experiences narrow urgent movement resting controlled freaking moron souls
warren convincing commanding scotch seal testimony broad chandler dispatch echo skull visited escort knee coordinates murders blocked spin touches
affected classified favourite loop angels noble shouting hostage referring rifle chicks logic strongly baked deaf sticking literally technically
element foul pattern beans deeply offices amateur coward internet declared benefit clearing awkward liver bombs flip jumping drift pursue hangs
persuade corn initial performing backing testify traveling bake cotton establish roses tragedy admire brush self settlement towel wally lightning bush
liking prick anxious compassion headache define ghosts marine overtime explore flies treats struggling dessert incoming sacred engage rubber cave
entertain represents skinny thick fans journalist blonde eighteen conscience darn mason encourage oxygen pound griffin religion religious combat
vehicles audition eliminate sherry steer trading transcript blessed laughter sweater boil writers dame shave sail courts baker crown pressed tradition
wreck poem seventeen remembering tennis muscle sticks barn cherry leather tasted tooth cheering emperor generator ambassador craft intelligent moral
pressing entertaining adjust baron chauffeur preserve blah adventure consult conversations punishment sheep framed penis trainer demons execute sarge
suitcase transportation educated poetry struggle examination fools ruled citizen freezing grabbed slot unlock dismiss listens psychology thunder
abandoned halfway pigs wheels wicked chops heavens surrounded choosing fellows paradise examined failing motive palm cattle delayed equally
magnificent shove toys waves peel sponsor stable stink basket pile bells choir fucker marvelous musical sire whip missile representative hooked
includes incredibly produced backwards accused chuckles goose messing precise residents teaches howdy tapes appeal blade despite freezer mode override
thread blanket cried goals secured detect cigar contains delighted inches survived premises sack properly regards appropriate hotels parade resist
rusty scout shaking traces drank suffered climbed exhausted heroes dive mistaken static approaching landed visible authorities fighter hiya lasts
sketch beloved manners maps wears bridges chamber hawk swallow responding verify chin essential resolve suitable deepest empire string digger
merchandise actors deeper beard discount estimate mates programmed swept twist accompany pole psychiatric formed realise remarkable bingo bitches
creatures entertainment instructor sought thorough insult losses adopt demonstrate handing instructed substitute toes happier catholic hammer slap
troy contained initials lightly neat rehearsal bidding breasts intellectual railroad academy battery briefing rail representing talents chopped diner
facilities sailor toss inch lining tire boost bump lawn peanut plumber proving purple quietly revolution acquired altered excitement thus cheated
episode forgetting grill stinks thirsty tits controlling cruise discharged fooling pockets promote referred spike participate remark tragic handy
orderly superman caller dismissed mothers requesting suspension traded accent hollow activated attempts behalf organic traced achieved buddies
discussion helpful linked tackle blend brass introduction trim kidnapping terrorist widow dull forged reject visa boiling dime motherfuckers
psychiatrist retired crawl fights headlines materials extended hail lemon magnum represented tailor underground bargain batch champions clay criminals
locking loyal mailbox tale beaten chunk combination counseling precisely citizens retrieve settling tattoo qualify rates dialogue jazz tighter buffalo
idiots nursery ruby steering mistress racing tuition yield bacon chairman psychic slim chapter farmer rocket sunshine unfortunate dumping expertise
frog pill predict thumb apiece comedy intended retard terrorists flatter hart shoulders weed awaits beings boats experimental threatening dated dining
filming hooker inspire observed policeman pops sewing shocked slips undercover wages carved chooses forgets hopefully pumps chopper existence picnic
reckon harvest operational shelter splendid workers carpet contribute divine enters aiming beneath gaining occasions raped spoil awaiting clicks cooks
critic pitching porn southern appearance commands betrayed crimes medal purchased dragged judgement practise docks hockey waitress comparison
destruction discretion ford veronica eagle entitled fingerprints intervention loft newspapers swap electricity puppy vitals aged interviewed perfume
unconscious temper await graham paths pillow roommate shaped stones talented alternate cock defeat elephant promises scientific asses assumed bakery
chemical disregard slut attacks expand heal absolute detected killers laptop practical rage serial applause mixing potato slightly exercises halt
necessarily paintings resolved announcer deceive directing enlisted negotiations pending thesis turner whale arrows assholes creep peaceful warden
lovers randy rebuild complaining dentist immediate straighten branches comeback initiate sweeping toilets boiled nineteen prototype spared affect
bandages billion bitter boot courier creepy helpless ages annoying brandy deciding environmental guarded luggage assuming diabetes disturb eliminated
forge institute nest operated potatoes smallest encouraging massage unpack wisdom connecting jewelry patty producers thrilled assemble broadcasting
correction fingerprint nails nelson vanish conceived harbor psycho pursuing transit acceptance investigated mining election pupil convert intention
lick nerves ouch proposing booze carve emotions extreme heather liability motivated airplane lame oops settles corps everyday phoenix recovering
tenant assembled honored lance monitors particles sketches stubborn temp upright interviewing pumpkin smarter weighed comic grief rake relay caps
computers dignity digs motivation commitment distinction enjoys gotcha instant lays monsters precision catalog beers doubles holly strictly banana
eternal placing stages wrapping bandage campus consulting exceptions pest pope proceedings releasing signatures subway transmit withdrawal bowling
fulfilled laughed observing arguing decorated drone confident gender hector homeless insight paranoid predicted unlimited barrel enthusiastic focusing
frying lamb producing refill require wizard loans threshold diagnosed drown feedback forming lungs photographed rests shelves statue traitor twisted
apologizing consequences efficiency ethical exploring handicap paints pushes recruited assign babysitting celebrated peeled responded adorable beams
bets dumps goat manuscript persuaded pork blush candles collar convey firmly sustain acquire insides tends adapt anticipated blueprints injured
molecular plaster produces publicity roman summers blond bottled confirms grounds mend parked witches believing converted counsellor designated
mounted salesman twin absent bothered crashed earning nanny plug restraint rumor tenants interpretation rode uncovered unlike anticipate containing
freaked narrator bathe brew clone colors coop cooperate lectures newborn clutch conclude elevated improvise premier refresh spots timber worthy wrist
attach conspiracy enormous misery obsessed punished reservation sunset suture announcement curtain enhance lunchtime profitable rendered takeoff cages
composition dedicate jeep manufacture relieved specifically workplace abuse ballet blues compliment latte mechanics naughty obtained performer skipper
unable uphold album burger cleans launching spotted supplied adjusting buyers communicating filmed happily retain august calculated chickens gunshot
impress intense masked praying rinse stimulating beverage brick priority slight decorate describing kangaroo snakes squeezed unauthorized conceive
drilling entertained wraps pleading sucked warrior weighing worm bleed bounds corpse dynamite glove louder sober spider staged survival translator
vodka clarify concludes console defended grilled prescribed targeting tens advocate combine deserved envelope novel pistol relatives stretching
comparing concluded fraud shotgun abstract binding bucket clouds overnight wiping yuan analyzed belonged experimenting heels nicely roster sank
targeted uncles upgrade daughters excellency hauling implant incomplete naming pursued representatives seating sliced viewing watering acid butler
chopping deli fielding hacker initiated massive planting retainer sits skirt stare sweeps tile addressing discovering exchanged influenced inner lacks
scholarship calculate constant counselor folding investigations owning pioneer prevented tanks trend espresso festival hobbies imagined scum
transported captions celebration deadly educate oath outline pitched practicing practising promptly romeo screwing welcomed ashes delivers disturbed
pencil refined render stacked boils bounce causing confusing fridge recognizes ties transmitted unfair burden carving deposits heroin segment shining
steaming transformation transformed acknowledged championship dummy expanding graduation humble modified mummy neural steamed temperatures aimed
appeared briefed desirable dramatic explode graduates increases raining refers retire shooter silk transmitting announce bartender engaging fires
monitored navigate placement ransom rotate sponsored uncover volunteering bulk coin composed discovers equality execution necklace preserved scrubbing
seventh slices sponsors suspected taxes bait bald etiquette examining exploration hosts listing patched postal prepped queens tagged absurd chemist
connects demands fret grants humanity irons ports valued amends consumption directions exposing geometry grip hostages kidney sworn tasting atmosphere
pacific plastered punish screens vacations washes adjusted cracked manufactured pancakes spray aliens compassionate floating losers manufacturer
marines negligence overload porch tires algebra collects estimates outgoing plotting publication alumni autopsy capturing coaches fitness founding
recordings shifting survives thrive burnt constructed daylight defined expansion invalid mortal reconnaissance reduction terrified visualize delegates
envy hallway praised provisions sewed bearing consulted enforce interfere niece presses roasted tracing buffer calmed commanded delicate financing
hacking instruct lesbian lifeguard prayers smack strikes threads tiles advertise breakers components exercising retreat sutures towels alternatives
awhile documented engineered helmet hints institutions manually rounded aircraft arrangement farewell fathers marking physics purge recruits relevance
slots stabbed strengthen dispatched notebooks orient pang prevents recommending stamina warnings enlist implies juries makers manages patches
pediatric recycling severe shorts tons wells behavioral chaos civilian costly editors maniac receives repeats splits triple arithmetic cellar flush
owes peer pharmacist scrubbed danced downloaded graphics hardworking inquiries vessel donations hallelujah motherfucking pours reveal shifted
stabilize swimmers unheard contacting devised displayed enable fixes fulfilling incorporated ironing prune transporting beforehand construct glorious
guesses prescribe researching translates upside concepts concierge delegate establishing glucose interact rebuilt stinking venue accountable
assumptions commissioned demonstrated hauled ladder llama locating participating quickest bathed chilled drills endorsement garment hedges merge
objectives pedestrian ranking reload rung stabilized telegram wipes crafts fencing gasps hears laundering marshals poet powered stimulate whatsoever
willy alto amusing bachelors dispense grey inventing mastermind solves stunt uncertainty communities harass horror originated physicians polishing
prospective rehearsed rumors specialize boxed fears linking mailing mandarin toasted wiki asbestos betray controller dangling dealership
demonstrations harmful refusal rented scraped separating snack surpassed accelerate alliance architectural bookkeeper chases conclusion exhibits
explored faithful performances photographer popcorn relocate towed wars consultation exceed grooming landscaping magical penalty phoning population
projected reed responds somewhat stocked thieves toolbox tournament ventilator dale damaged develops disturbing implement moderate outer chew
courteous crawling furnished govern hurried projecting publishers roads animated cart coffin culinary detecting flame greeted influences leftover
lorry perimeter preschool qualifies retained adopting calculating conferences decrease heals installing kindness sanitation thinker ultimate barking
donors foundations gently hopper pioneers recipient recurring replied simulate spam terror unified vampires accurately announces coroner hydraulic
inspires judgments mounting recognized reconstruct reinstated sock swamp switchboard traits breast cloning coordinating improper informing jock kings
lighter maintains reinforced rotating sharpen stall unpacking adapted appetite areas barbecue brokers checker crowded docked gamble hopeless obey
peeling populated prepping replica ritual tact accountants firewall kinder motorcycle rigging sins specializes tending tribunal whack aiding auction
contrary creek extending genre granting insufficient largo minimize motivate purchases rendering volumes welcomes adviser anticipating conduit
determining diagnose drilled ethic oven rails recreational shaping soliciting specialized spiritual tender viewed withdrew worlds advertised cleansing
dial folds fulfillment initiating meticulous mobilize overloaded plastics plotted undertake untouched categories revolving sharpened slicing stems
tended upstream broaden constantly defining doubling embarrass facilitate foresee fork governed manufacturers modify patrolling profiles proudest
quitting reunion unanswered accelerated accidentally apologies canvass centered defends extends financed ironed lipstick lowers mending nursed patrons
pepper reinstate smoother watered anterior bloc brewing cities clutter communicated composing correspond cough cultivate earnings exercised furnish
nutrition protest redirect reinforce rolls sabbatical safeguard towing accompanying attain generously goddess hurricane mankind scrapes stab supreme
trimmed waking weir almighty commendation completes determines dismantle eliminating issuing mapped overlapping preserving simplify specify steers
stretches swore tagging accelerating cease chartered competence consumers decreased defines fulfil orchestrated playbook utilize anyways applicants
cannon crossing deer fortunately forwarded hypothesis misread recycle revise shirts shrimp acquiring assigning cemetery conveyor dynamics encoded
informs nurturing portray recycled significantly styling transports actively balloon databases decimal exhibited persistence rectify retrieved
sexually shipments storing supplying toasting warranty assembling balancing barrister converting correcting excuses fame faux hazmat instituted
performs relocated rewriting rewrote screened stuffed throne validate vulnerability aligned attained drain escalated forging illustrate morgue
obtaining outlined perfectionist pimp sequences sockets sponsoring standardized toddler undertaking withdrawing cancelling diligence dispatches
distant drips executing identifies incorporate keyed mopping outnumber patents preserves progression regulate relocation remodel renovations roasting
swapping amend binds blended bottling briefcase clusters imports laboratories platforms prioritize symbol tackled vicious achieving assurances
bacterial beginners blurred electronically eliminates empowered excel gathers glances induction integral molding mould routed sleepy vulnerable
altering anchored banging billed commissions comrade convenient hack handlers inspected mortgages mowed optics predicting predicts raid registers
reporters scrubs sterilized telemetry tension apparel attaches awaited burst carpenters circa continuity cues curiosity fabricated freshwater gaps
inspecting mobility peels prunes rehabilitated scares serviced stimulated strictest succeeding threaten transmission align broader butcher converts
enabled enables expedite gallery grilling hospice inactive invasion mixes mounts structured typo fractions improvising keynote laser lunatic
methodology priced punctuality refills resonance retaining robe shopper teamed upgrades woody calculation classify compete devise drum ducks
encourages excavation fallback fisher improves kiddo limo reference regarding scar senses spill spoiled unused affection affidavits captures
collaborate credited crushed cultivated culturally customized disappoint evaluated experimented harming harvesting illustrated introduces madness
manuals nickel notable notification oncology outpatient proactive renegotiate solicit tremendous unsupervised betting catalogs displaying distributing
dizzy formulate granny mobilized nesting participant phases photographing portrayed renovating restart severity stabilizing systematic transforming
adolescents anonymous attends catalogues corresponding groomed haircut illustrations implementing improvised influencing lads overseeing pastries
politeness practised printers productivity renewing robotics selecting shadowed thrill broadcasts busier dank demonstrates governing harvested horny
instincts interactive misuse nurtured recommends recovers restrict scaffold scenes sketching spacing stockroom sustaining adapting algorithm bakes
canvassing compile courtroom dispensed endorsements exhibiting expands hosted lectured pediatrics persuading purged raking refrigerator registrar
storyteller toasts alibi ambient bandaged blending ceiling celebrates constructing educating exports finalize generates heaps listings outlines
packaged purging replenish reviewer ribs shielded streamline suggestive suturing sympathy updating adjectives allowances cane certify civilization
crafted critique decreasing delta discharging doorbell elicit highlighted indicate lager metric multiplied nearby piloting pointing pruning scopes
scoping specializing stimulates tackling tins vaccinated withdrawals advertisers advises auditor calibrated comparable exchanges finalist generally
interpreting lends milked narrated overhaul plague pooling procure renovated retrieving sampled sharpening sterilize tenfold terminology tightened
warmly apples appraised centres consolidate conveyed dismantled documenting emotion enrollment ensuring hauls merging partnered promotes prospecting
restock resuscitation shortages tinted tore tramp arrival attaching brewed chariots deploying drizzle empowering extracting finalized flooring footage
forbade freaks greets ideally infected janitorial misunderstanding offline peptide philosophy plating reduces safeguards salons scores sheila slings
verifying brokered cocaine consults dispensary enabling engages enhancing enriched fertilize illusion interacting migrate migrating mops phony
plantations presentations reconstructed regenerate rehabilitate reorganize residence smash submitting summed tossed transforms transmits uncovering
alters brooks cape conducts convicted dismantling evaluating grooms localized lung onwards percentages presenter ranging segments summarize urinary
vise visions weighted amended collaborating comparisons congress dentistry doctoral enlisting familiarize foreseeable fortunate friendlier frills
harmony ledgers mature mopped perspective professions raked relocating rotated spans streamlined sweating thinning thins turnstile tutors upheld wren
yacht advocated arranges blocker canyon charted compiling corresponds cultivating detects directs effected examines exposes freer genuine instructing
manufactures mindset publishes quotation recruiters retains shield solicited spearhead strengthened strengthening strings surpass telemarketing
utilizing withdraws adaptable advocates advocating affirm counsellors diagnoses enforcing fabricate fertilized focuses formulated fostered illustrates
insisted joiner lobbying mademoiselle memorise oeuvre portraying poser procured providers refrigeration researches rewiring scripted shortening
strengthens tailors tutored warns achieves approving assists autograph cafes clarified collate contributes couture debtor dedicating drywall earphones
empower ensured exporting graphs lathe mick pandas pauses pickers preposition prominence rectified secretarial sews surpasses visualizing advocacy
catalogued cocksucker concluding decommissioned diversify doomed enhances facilitated formative governs implements minimum mobilizing modelled
narrating organizes originate presume refresher restructured router surveyed sustains synthesis tackles taxation toggle traditional alpha ambiguity
association batches blends devising duller eastern enrich entertains expenditure foraging icons interpersonal inverse kicks levelled mediate
misinformation navigating orchestrate originating panties passe patrolled peptides ratios recipients reinforces reinforcing scandal slaves transcribed
unify unusable upgrading abandon accompanies allergic belle berate capacity cataloguing collating communicates conceiving consciousness consolidating
crafting execs fabricating familial formulation girlfriends handshakes harvests instrument labeling masterminded millisecond noting orchestrating
persuades pony quantify refining registrations renovate revitalize roasts roofing scoped secures selects sleeps surveyor upholding weaver whispering
algorithms artists bathes blotting calibrate cataloging enriching ensures furnishing horticulture idiom incorporating inducted leveraged lobbies
narrate needing outranks parfait phased populate publicize redirected refreshes retailers salespeople sketched specialise submissions surer surpassing
synthesized adapter additive adopts analyzes assigns audiovisual boosts broadening buyout cashes classifying collaborated concurrent conveying
cryptography disassemble discharges electricians empathetic establishes expedited explores fieldwork hose immunization inclusive incontinence
interprets investigates layoff mentors messenger mismatch missiles mole motivates multiplies observes organisations oversees padres pasting permanence
piloted pioneered pioneering plastique publicized readership refilling reinstating resetting reshape simplified stabilise synthesize undertook
unproven adverb appraise bandaging breeze calculates chairing cohort contractual corresponded diagnosing discusses enrolling facilitating formatted
fosters grainy illustrating interacts interventions masterminds moulds mows rakes rash recycles reorganizing replenishing rotates spanning stream
tenders thinned verifies violet accreditation adjusts ankle arbitrage assembles bounded candle canvassed clarifying comprise configure constructs
couples defence delegated devoted digitized disgrace distributes extracts fewest gearbox geriatrics grills implementation instituting instructional
inventories messaging milks motivating moulded networked pale participates passer pursues regulating reorganized resets resolves rinsed sanitized
sharpens specifies staffed taper unifying unloads worship acquires allocate allot attacking brews brokering bubble budgeted carves categorize circles
compliant conferencing conveys critiques disassembled dreadful initiates interacted inventoried marketed memorised merges minimise ministries
modifying navigated outlining plastering plated practises primes receptionists redesigning refurbished resell semicolon simplifying simulates sorties
specialised specification streamlining supervises tableau takeoffs takings tuna tungsten uncovers underwriting visualise visualized wrangling
adaptability advertises allocated analyses anticipates biannual boutiques categorized centralized chippies collaborative cooperation counsels
decorates elaborating eliciting emptier encoding endive enrol enrolment especial eternity executes finis floors formulating fostering furnishes
grandson halve incorporates incubators levelling lobbied locates malformed minimizing mobiles mobilised nacelle obliges obstetrics pixel polishes
precept precepts rainbow refilled remodelling renegotiating repack resilience revitalizing sanguine sanitize simulating stabilised steams submits
sutured symptoms synthesizing trademarks unbounded aligning appoints assemblage bodegas broadened cardiopulmonary cataloged certifying chapel
classifies decreases deletion depression dialog dispenses existed financiers formalize glob identifier lexicon mends milestones mobilise modernize
overhauled portrays prioritized procuring proofreading reconstructing refurbishing regrouped regulates rejections replenished retrieves scaring
shortens stabilising staffs styled summarise takeaway terminates transcribe transcribing trice tricky tuck vaccinate welds workbook accelerates
aggressive aligns arrays artworks attaining authorship broadens chaired communes corrects counselled credential critiquing decommission
decommissioning desktop devises differentiated dissolution effecting elaborated enlists fertilizing finalise forgiveness frappe inbox inspects
instructs marshaling martini masonry masterminding mobilising monkeys obtains optimize orientated originates overwritten partnering preceptor
prescribes prioritizing pruned purges retrain sauteed separator strategists stricter structuring toilette validates validating voided woodworking
allocating animating appraising automate businessman canvasses categorizes categorizing championed commissioning conceives critiqued curators
customize defaults digitize empowers familiarized fertilizes fielded finalizing formalized headcount improvises indexes innovate integrating intros
litigate longitudinal machined memorising merchandiser mesas methodologies monochrome negotiates organiser outsource popped prioritizes publicizing
quantified queried rectifying reformatted refurbish renegotiated reorder reshaping retraining revamp simplifies smelled sneaking sortie spearheading
specialises swaps thematic tiling tonnes transferable trims untitled utilised valuation variances whitey accountancy adapts ampersand animate
annotated architecturally banqueting blogging brevet calibrating casework certifies commissariat composes conceptualize conceptualized cultivates
dedicates deputised digitise disassembling dissertations diversified diversifying dolor educates elaborates enforces expediting filleting formulates
fulfils induct inputting integrates lenders likeliest litigating marshaled mediating migrates moderates moderating modernised nested notifications
orthodontic overlaps provisioning queued rehabilitating reorganise repacking reshaped restarted retouched retrained revamped rinsing safeguarded saute
stabilizes standardize sterilising sterilizes sterilizing stickiness summarized transitioned troughs uniforms upholds wandering whisper allocates
amending animates antes atelier attains buzzwords capitalised categorised centralizing championing chooser climbing collaborates collated
conceptualizing debugging deploys digitizing dismantles elicited enriches evaluates fabricates familiarise fertilise fitters formatting fortnightly
founds halved hustle inputs instants institutes invigilate journeyman kilobytes localised mediated megabyte merchandised metalworking moderated
modifies neuroscience normalise orchestrates organises orthodontics overhauling paediatrics physiotherapy placements playbooks podcast populating
preps prioritise proposition psychometric publicised publishable quantifying reconciles relocates remodelled renews replenishes reshapes revamping
revitalise revues rinses rosettes spearheads sterilised summarising systematized tiled truncated typesetting unifies unsaved utilise utilising
utilizes valuing visualised visualises aborts adequacy allergens allots assays assesses auntie automating breves browsers categorise categorising
centralize clarifies compiles consolidates curated customizing dependencies digitizes ditch diversifies elicits facilitates familiarised finalising
footings forklifts formalizing formula helpline hyphenation incompleteness inducting innovated innovates innovating invoiced joinery keynotes
leveraging liaising likelier litigated localize lounge minimising minimized minimizes minus modernizes navigates normalising nurtures organisational
orientate outriggers overwrites parser patisserie perfusion photovoltaic prosecution provisioned publicise querying reinstates reorganizes repacked
repositories retried revamps revises revitalized reword sanitised sanitises sanitizes secondment segmented skincare solicits specifying stabilises
summarised summarizes superuser synthesise synthesised synthesizes tabulate tabulating terabyte transitioning usernames vaccinating absents appraises
attic authoring cached calibrates carers categorises centralise centralised centralises centralising centralizes classifier closeout collates
conceptualise conceptualised conceptualises conceptualising conceptualizes concreting configures configuring conjunctions consultancy continence
costings curates customise customised customises customising customizes dataset debugs decommissions deputises dietetics digitised digitises
digitising disassembles dockets domiciliary earthworks electroencephalography enrols expedites experiential familiarises familiarising familiarizes
familiarizing fertilised fertilises fertilising finalised finalises finalizes fluorescence forehead formalise formalised formalises formalising
formalizes franked fusions gars grippe halving hauteur headhunt hotkey huddles hyphens immunisation inducts intercultural inventorying invigilated
invigilates invigilating invoicing leverages liaised liaises litigates localise localises localising localizes localizing lossless medians mediates
meetup memorises mentorship merchandises midwifery minimised minimises mobilisations mobilises mobilizes modernise modernises modernising modernized
modernizing narrates naves nominatives normalises optimise optimised optimises optimising optimized optimizes optimizing ordinal orientates
orientating orienting orients outsources overhauls plasters plats populates premiers prioritisation prioritised prioritises prioritising
prioritization procures programmables proofreads publicises publicising publicizes quantifies radiography rapprochements reconstructs rectifies
redaction redesigns redirects refactor refactored refactoring refactors referrer refines refits refurbishes rehabilitates rehoused remediate
remediated remediates remediating remodels renegotiates renovates reorganised reorganises repacks restocks restructures retrains retries revitalised
revitalises revitalising revitalizes sanitising sanitizing sauteing sautes segmenting serialised sidebars sitemaps standardise standardises
standardising standardizes standardizing startups sterilise sterilises streamlines subscribes summarises summarizing synthesises synthesising sysadmin
systematise systematised systematises systematising systematize systematizes systematizing tabulated tabulates tachograph telesales tidies tilde
timezone toileted tows transcribes trenching triaged trialing trialled trialling troubleshoots unaccepted undertakes unpacks unprivileged utilises
vaccinates virgule virtualisation visualising visualizes votes voyageurs webinar whiteboard apologise saddle bracelet destroying disguise exclusive
kisses shiny thoughtful embassy gossip grounded hamburger rack relative sausage soil dodge husbands institution addition aspirin bore gratitude
principle adore bailey blackmail persons poisoned corporation remembers rider risky shaft attempted deaths ahem cans drowned insanity interrupting
sunny groans importance instinct magician pickup unto belief hush legally spite spoon forbidden pointed stove communist declare embrace karate nations
possibilities seed bass genetic muscles peanuts peculiar prostitute react rogers trophy violation accomplished knights offended throws winds hunch
bombing centuries chili flames grams jolly nicer skies carriage dammit float sings stitch tortured chess favors potion aisle gesture haunted occur
racket ranger shepherd anchor pipes ruining colored cousins cursed distracted heel logical heights monk prescription sucking wealthy brutal efforts
fist freshman olive pirate regard sharks tops boobs ideal lobster precinct puzzle spinning balcony breakdown casual casualties melt misses suspended
suspicion armor bizarre canceled celebrity sissy begged distress jammed nightmares shitty continued elected factor jewels organ salute springs whipped
abortion backyard dorm honorable jewel liable bent bully drowning rally drums integrity nailed notify scrambled wooden bounty chad demonstration glen
intentions prosecutor quicker rely tucker ants cheek folk gracious noises savage amongst disorder fuss substance carnival confusion jelly dearest
fatal fighters harsh hysterical inspiration medium northern submarine compound ridge strain cooler herd memorial soviet feds nowadays pursuit
sentimental tales compromise congratulate cord guardian mule smashed sting beautifully lonesome plead smoked automatic cries grunts lands officials
relaxed tobacco intimate originally stepping subjects blaming emotionally grease moonlight stud subtle tolerate voted cleaner compliments geek knives
crab elements fountain myth opposed pervert resort servants bolt gravity pledge razor teenager chow clamp cunt eighth faggot messy slick sorrow
teenage bean plea shorty shovel attraction avoiding hardware races swan conscious jackass sensible experts nickname slightest sophisticated troubled
anxiety dudes greetings wakes lottery obligation painter psych remaining spreading theft trey driveway psychological traveled feast hardest pirates
preacher rabbi rarely sponge swallowed covenant detectives lodge scissors bonds cigars commonwealth finals homer leap possessed respects dreamt
enforcement galaxy guaranteed humiliated threats urge wishing disagree endless feather greedy gypsy inappropriate vegetables bicycle democracy
frequency jeans mattress melody memo tubes copper innocence notion promising respected warriors coal dragging mice architect consideration gown
marching miracles ninth pier pregnancy salmon sawyer siren starboard detention gasoline hike survivors beep doubts risks urine vain airline explosives
forgiven kidnap morphine pronounce rehab riot robbing senate significant stark vows choke granddaughter involve lined wardrobe beeping cheerleader
mansion mustard naive phoned butch fart happiest rabbits stew altogether creeps ginger offensive quest stern tearing whereabouts bullock canal cups
healing luckily psychotic tech torpedo congressman earthquake hereby roots tribe cereal chap convict depressing frighten intact peach spilled surf
wealth breed companion lions outrageous pond underwater winners footsteps hairy shipment stripes tasty crashing curtains deceased diving prophecy
worms bunk clues elegant faced spark syndrome velvet whew authorized bourbon brace deliberately ignorant puke scenario timer baggage figuring retarded
screech sperm straw willow ashore bluff brat cavalry clowns meter napoleon alcoholic assured bedtime crib custom horns mines overcome pine smiles
stain unnecessary camping civilized distinguished drunken hospitals hottest lasted shocking countess definite pudding starve acknowledge booty
earrings elbow essay physician scam swinging yelled abilities heavily ironic pinch rendezvous stadium bathtub charmed cloth debts investigator lawsuit
unpleasant vast bumped chorus fiction isolated ketchup positively pounding antique bats comb correctly hips noodles protective sunrise bribe cured
musician ding luxury rushing surprising civilians depending dolly exotic furious garlic insulted niggers principles voyage bubbles differences
generations sincere compartment confessed costumes drake graves scent shade stereo behold conviction cracking parlor peak shook slipping assassin
banner colony dances flashlight poisoning slack spaghetti stamp wolves groceries handwriting holler ignored lighten mortgage murderers nevertheless
nude organs pigeon regrets shallow skate stir tomato additional ammunition biological coats destination glue harassment humiliating hunger mayday
modest pals sloppy despair probation sofa tequila universal wander accomplish battalion beau divide documentary evidently housekeeper pentagon poke
revealed shaving spends desperately fuzzy muffin niggas pajamas sour whales whores wonders chambers definition economy martial queer slam troop
busting hilarious neighbourhood obliged senor spells sweetest cheque classy cracker curly disco frightening trusting vacuum variety facial glow hooray
jealousy orphan resent roller scored spine suing wheat appreciated beware bodyguard butts janitor naval owners prettiest sticky cakes chemicals cuff
exposure feathers handful medic millionaire nicest towns vegetable witnessed accuse attract clip crooked mentally pets tails tease toad announced
cafeteria collapsed crackers crook dolls expedition feared intel interrogation lethal obsession onions scoop spectacular cozy delight inevitable orbit
respectable shack travels ultimately blamed essence farther fireworks suction tomb doom evacuate fade quarrel relevant republic satisfy sleeve
difficulty felony homecoming knots poop presidential quantum rubbish speeches corridor defeated dove encounter heartbeat lust relieve shells taller
vest collapse dusty gorilla misunderstood rodeo stressed vanished burglar cola concentration constitution freeway ghetto grid heavenly identical
loosen maiden moose profits punched shuttle strawberry veins assassination bloom butterfly chewing lemonade orchestra prey sane scumbag tactical
artillery bark bites channels dozens possess warp weep whispers ancestors barber hesitate puppet runway scouts sidewalk spying squirrel waltz archer
bananas defensive godfather importantly jasmine puppies slaughter ambush anyplace disappointment indicates mint politicians portrait sixty deserted
elders forcing hatred leopard rescued theories tougher tourists vengeance clumsy corners extension perfection popping towers ammo bands hideous
insulting mock negro tango thankful acquaintance addict ambition donkey ferry helm mouths offence orphanage rebel bees blouse crank dancers evolution
gangster graveyard kneel landlord peek prophet specialty stray vomit wrecked artery corrupt explosive flirting headaches jurisdiction marijuana
unacceptable cottage dealers diapers dose iris nova partnership repeating spice acceptable bruises gravy historical humour impulse madman pains pearls
stalking expectations lone rushed trance carbon colt devils disrespect gutter interrupted marker realised shoo stamps stripper tribute arrogant cuffs
globe goofy gunfire heir marble offend rains vibe waving boogie hairs junkie leaf repay boulevard bulls buyer fracture fugitive slower untie videotape
banquet caution condom golly handcuffs hunk needles primitive slippers strap trousers tumor valet virtue fanny fragile hanged instruments irrelevant
narcotics panicked purposes regardless saloon sensors shields smokes sobbing supposedly waist amazed appreciation backstage drip francs juvenile
majority peacock rifles skeleton whistling allies battles blankets choking fatty immortal motto playground secretly syrup thorn transplant unstable
altar amigo boyfriends fireplace funky grunting jade lyrics overboard treason blink cafe dried jingle purely recommendation ribbon underestimate
unlikely vagina bluffing buckle flick gladly hound lynch noisy pneumonia resign stash utter camel cocoa condoms contempt diplomatic justify legacy
opinions rational reconsider reflection salvation sparks abducted burgers fantasies flavor freaky frustrated involves loneliness paramedics stitches
toothbrush youngest conquer herb lulu pissing plasma speeding stoned torch birdie crappy desires economic efficient flipped jumps psst runner slapped
smelling touchdown accusing chronic hath indistinct lifestyle mustache quiz recorder rookie rosemary shakes shanghai sinking yang artistic careless
cheaper compromised coughing cracks dagger humming maker overwhelming qualities reckless skating smiled snapped suckers tricked abroad adjourned
allowing biting blunt childish concerning disposal gale rebels strangled toxic weasel atomic bushes ciao consulate dearly distract edition goddamned
numb opportunities sensation sincerely stakes utterly wolfram crop faculty fuse meaningless separation sued decade embarrassment hence hunters
imagining jockey lizard pension plumbing priests regiment restless screamed valve beaver racist rental seize uptown chuckling convenience dink fabric
frost greed mild moaning tickle affects comrades fierce grim homeland pageant preliminary pussycat rangers sadness showers tipped whining ambitious
banker broom confuse grain longest noses poems pooh pretended quarterback sufficient thoroughly vanquish voodoo burial chiefs collier moms relate
specimen strongest violin affirmative clap fuller gulf homosexual invest kitten murdering rubbing sirens softly spooky tactics venture voting yearbook
expects marina opponent pumping raft sadly sewer souvenir yank balloons batman bunker commercials cutter prettier robber scarf treaty activate bloke
chatter comments dinners hotter humiliation limb mafia movements prayed realm sights thumbs verse flock fritz interference irresponsible nightclub
peas sunk supportive tourist triumph urban babysitter decency dimension flank hamlet quack starved sunlight abort athlete commence curve grenade
midget mirrors pickle realistic ungrateful acres asylum bugging cement coconut crucial curfew equals flights gambler heroic phenomenon pike schmuck
feminine flee fucks garrison grasp irony joker overseas sheer sneakers spies violated bulldog condemned disappears dragons flown hating instantly
nipples spear temporarily whites abused acquainted addicted committing communists considerable cowboys doughnuts dryer filth jasper metro penthouse
pinned professionals riddle robbers vague arguments authentic despise expelled faking farmers growling islands porno protein publisher rehearse
surfing blasted concussion enthusiasm gifted panama pins shops trek balboa dared duchess horizon loaf marathon scratched seeds smartest strangely
tapped weddings whoops yummy cherish cleaners crow cult divided guinea hicks lookout mills puff quarantine shaved spiders warmth werewolf yoga
barracks buffet claws grudge inconvenience peep sweaty swine trooper vile advisor blackout cheeks courthouse doggy endure hump jets lowest marge piggy
probe rhyme ruins slippery supernatural vent classical dandy fled mash radius revolutionary sacrificed scars squadron striking villa bosses claw dames
elephants giants jerks remained rocking sailors scrap seas squash steals strangle ticking bugger comforting fainted flint imaginary manning marvellous
permitted sniper sushi wrists antidote buzzing comics experiencing fisherman gangs immune pawn portion posse poverty rays survivor tripped tunnels
approached ballroom chilly collector disappearance gasping healed sanctuary sanders shutting swords tomatoes truce videos agrees ankles barbie coins
diagnosis dine drugstore juicy leash millennium mold notified pastor planets superintendent confront corruption diaper iced melon nuns paycheck
radical salads spinal taped triangle turf upsetting bouncing demanding equipped flowing greatly leaning lure terrifying tigers accomplice betrayal
canvas dang froze immunity natives onion outfits pasta playboy sneaky stepmother temptation whistles yells airborne apartments apparent chanting coco
condo devastated disappearing doughnut flare freely hacked hull infant inherited intercept kidneys magnetic padre petition shampoo skates splash
teasing teenagers bomber canned chores coca competitive coolest daring gardener grandparents handkerchief morons rube shattered shouts automatically
bates chimney chubby dork exquisite greatness humiliate informant itch orgasm profound reflect ripe sentenced spontaneous brotherhood bummer casting
claiming groove gunshots hooks ignition priceless skiing villain weary bandits bender devotion honors postcard punks ruthless smelly sonar stroll
chancellor chattering cocky crippled establishment fingernails morale occupation salvage trumpet unlucky vanity amendment apes beaches chump clan
comedian crate curb destined employed giggling ruling stunning teen terrorism virtually void blackjack cardinal donor hitch hulk ignoring keeper labs
medals peaches phantom complications cunning discreet insecure lively panting punching rockets runaway slavery whacked wright accepting blessings
challenged denying fink gardens generals impatient kidnapper manly ounce republican richest risking toughest uptight worthwhile domino finch knocks
legendary objections peasant roar sensational transmitter trout whisky attempting continuing dicks dunno easiest errand grape halls involving jinx
northwest overheard prank pyramid ratings reactor reef ripping signor steaks alleged batter billions damages dinosaur donate dumpster indicated
liberal splitting stumbled tempted vanilla warming aces astronaut bladder caves corny crawled dolphins excused eyewitness grabbing invested massacre
merger mutt pancake poppy spitting vegetarian wager wrench bled buses buzzer decades disturbance fiance grapes melted overwhelmed rascal semen
shortcut sunglasses understandable wilderness associated bookstore bricks bulb clam detailed dislike distraction erotic favorites flirt forensic
litter remarks righteous royalty strawberries addiction beliefs bundle fuckers fulfill greasy hangover hometown hookers marriages microwave occasional
postpone ranks savages snatch virginity whiz wrath altitude barge behaving carrots cinema exploded grandchildren hunted idiotic khan metaphor
privately richer rudder stains toaster travelling aspect asthma athletic beacon bombed federation grove inmates missus policemen rooster sabotage
scrooge summon swift thrust unarmed whoop boxer diseases getaway ministry noticing pitiful sacrifices swat testified thighs vase alas beck carrot
caviar errands flattering fury hare joints journalism kindergarten licked mercury neighbour payback risked surgeons tonic wheeler cripple crusade
incompetent mating matrix rainy rigged simpler sirs slit stalling switching sympathetic thanked tripping unlocked unreasonable yuck autumn buns
daytime groovy incidentally intercourse moustache orphans oysters rival scenery shoved sounding arresting camps cartoon competing conservative corpses
forensics pact powerless reminder sully surrounding agony airlines amusement arse bandit biscuit catcher hides insensitive macho musicians newton
paddle poking resignation serum sliding thigh veteran beasts bumpy bums cathedral cheerful critics dictionary eagles fasten gigantic grabs grind
mechanism menace paralyzed parks rogue scattered seizure showtime stockings straightened swimmer thirst tractor ahoy amnesia blinded boundaries brunch
crosses extensive homo hostess info jackpot lace layer mink monastery morality notorious overreacting palms premiere premonition rapidly scratching
stalker stunned trusts arch archbishop bikini bitten footprints groaning hardy hormones knot laurel manifest mashed observer patsy pickles pilgrim
prop scalp spaceship tanner tattoos admired continent cynical drugged drummer gallons limp overhead plaintiff unidentified backpack betcha breeding
consolation exits heave intruder redhead sailed scholar unemployed abduction arena circulation coyote destroyer dory fiddle fluffy fudge gestapo
historic insists locals stuffy surviving warlock wretched adventures assaulted authorization blossom broads chute commodore consul cosmic eddy gator
hutch ignorance killings leaking liars mini napkin reform relaxing shines warmer zombie apologized bottoms bowel bulletin chalk howling lasagna mutant
numerous pointless psychologist referee stripped vein bowman burglary bypass canoe celebrities cinch decoy dresser haunt legends likewise nutty pegged
slob stinky substantial amounts bumper convoy democratic ensign goody indication inherit loot lump mist neglected pots rehearsing roommates saints
shitting sniff symphony throats underworld veal vitamins whereas zoom beads brownie climate countdown countryside davenport declaration dent fling
glowing housewife masterpiece meteor peck perception reschedule resemblance swings wink brag complained crowds crunch donation eccentric foam gamma
hasty heartless hotshot ledge marsh mystique obnoxious pigeons scram stool alligator armies berry brunette elves equation fascinated genie heavyweight
infinite inquiry mace merciful mitzvah muffins peters polo prospect recess screws significance sung supposing tally thug yonder babes bumps disabled
faked manipulate miners premature privileges secrecy suffers tummy womb amateurs cadet dong karma knuckles lava meaningful obscene receipts
schoolteacher seduce soak timothy wandered wrestle annoyed beta breakthrough choked considerate difficulties disappointing flags intuition jackets
jeopardy licking lords midst mourning mustang pharmacy proudly saline southwest superstar superstitious titties triad unpredictable abdominal believer
bygones cockroach epidemic kisser manor pennies plum precaution sniffing solitary sundown avalanche barrier charms collateral dedication females flyer
hangar incapable jacks lettuce merit opener optimistic partridge pleases roam savior sigh snacks spank sparky terrace thugs doorstep dripping fortress
frogs overruled privileged rattle reindeer resurrection strippers abdomen approaches cautious chained chatting cranky crummy employ fraternity
generosity glimpse helicopters homey possessions potentially restraining shithead specially toll torturing undoubtedly wallpaper assumption blacks
cobra contagious convent giggles invitations karaoke knockout norm notch occurs poisonous practiced riches rover summit superhero thrilling volcano
eligible evacuation falcon flea inclined oatmeal rosy shaken shalt smashing spicy strangest adrenaline continental digest eyebrows lime martinis
melting misunderstand nerd ping rejection sync toots bash biscuits crews cupcake cutest fluids frequently frontier fundamental gallant goodwill
immature intimacy laps luncheon parrot pint politician probable refusing scarlet seldom slaughtered sleigh southeast stationed sweetness telegraph
verge vulgar windshield armored ashtray blades choppers convertible cope cove cruelty crust essentially expressed fractured gals hypocrite lotion
macaroni mayo operative priorities reel relatively rotting skunk slammed suspicions battlefield bruise cowards investors irresistible lordship maple
motives mysteries pitcher posing raging rouge skipping slate stuffing swollen wagons warhead airplanes angles barks batting bouquet braces cockpit
cultures doorway elevators funerals necks northeast nuisance overall remotely sails sassy strapped sultan tapping wacky warrants wedded anatomy
briefly cheeseburger colorful credibility fern flashing foreigners injustice lever myrtle prejudice province radioactive satellites stallion stupidity
tropical witty abbey appealing brute casket condolences crabs cruiser doorman drifting ecstasy escaping hoover inheritance leery majors parachute
properties rapist renting ruler sardines sentiment surprisingly telly weeping weirdo ares baths captains carver cologne colours courageous crisp
dickhead evolved fatso flour funk mermaid pads pillows punches quid rags raving reinforcements scalpel snitch stewardess swelling typewriter wool
worldwide banged bliss bombers consequence contractor deception dispose duct frat gospel heist kidnappers novels outrage pits samurai singers squat
toothpaste touchy unemployment adios allegiance appreciates backward bosom coaster debris disconnected glamour holiness phoney propaganda pumped
racial raven reign sculpture slimy soaked sporting viva wage wimp adjustment babbling berries breaths closure consumed defy depths diversion forfeit
governments insects jumpy lefty loner mocking nauseous pleasures reaper riders sexuality taco tavern tucked tuxedo tying admitting athletes cellphone
circling comet counterfeit dwarf goddammit lama lighthouse mattered muffled shin sleeves squire tongues trench twinkle wand appearances bagel chum
dots excess fiber foxy hardcore honoured inferior interfering invade kilometers oyster proceeding pros roaring slowing snooping surround twilight
wailing bacteria bonding brig casinos churches conventional craps criticism crude deceived distinct dreamer firearms flaw goldfish handshake honking
infrared madly marbles marries needy opposition peasants philosopher preposterous robberies slides stein trespassing accounted armadillo asap avenge
baloney belongings birthdays certainty coughs demonic desperation explosions fiancee foods germs invincible mainland mamma parish predictable
reminding remorse severed severely smuggling tempting thanking traveler unite vessels accidental accusations arson beeps boob chimp cloak cosmos
crooks deposition encountered faded flushed mellow muddy recite satisfactory snatched stranded subs turtles vicinity bedrooms behaved cavity cinnamon
decline defender drapes fearless frustration herring hopeful insults kinky preferably pronounced props resisting scoot scoundrel secondly snowing
suited wiggle admirer alarmed arise bounced calf charter confined cuckoo elite fists glamorous hustler marrow medieval personalities prof receiver
rhymes shaky shrine skirts stables standby stepfather summoned torpedoes veil viola biff brighter caffeine doubted fellowship foreigner gents
infirmary jewellery junction meow pappy pierced politically recital rewarded shred shuffle slope snappy sneeze telescope underpants virgins warfare
accustomed aloha barker breakup canary chocolates cone damp exceptional eyeballs fireman flipping irrational latrine linen morals outlaw platter
popularity protector punishing puss recon ribbons rumour sled sorta stale trinity vintage vomiting yahoo abnormal advances amazon cabbage cactus
covert doggone donuts funniest grad mare memorize motors noodle overlook sensitivity socially spotlight suicidal superficial turbo underway wellington
accessory allied borrowing bravery cutie empress genes imbecile implying indulge intercepted isolate jeopardize lassie librarian mailman malfunction
necessity pager penguin puck ramp snoring superb terminated thine witter cappuccino cheerleaders cork cutler deacon deuce fumes furthermore geisha
homemade hugging manhood mentioning neon penetrate prostitutes sarcasm sophomore stokes thingy tighten wits baton bikes cellular clocks cradle
deliberate dragonfly edges farms impose longing moss mushrooms nightingale pencils poodle pronto sensed shades twain advantages arrogance bailed
barrels beeper blanks boiler brownies cartoons constable cricket darkest demolition eclipse fees infantry jumbo limousine lineup lingerie marquis
mystical nipple nosy penitentiary prosecute rattling rocked slayer slipstream snaps weenie winters zipper accusation aggression auditions bankrupt
bollocks borders bronze clicking cockroaches comm cramp fiend fishy fruits growls kettle maneuver mush poets prairie prizes quadrant repeated starring
stat stiles superiors viewers bong buckets creaking creator cruising dairy delusional determination dwell flooded functioning mugged permits ponies
psychopath rebound rehearsals resigned respiratory singles stealth sticker velocity vineyard vista admiring aquarium crows demanded disgust dolphin
enchanted fright gangsters herbs hoops idol insert maids monopoly revolver slime squid stashed suspend turd vertical viking wacko woof workout arrests
atom conquered creeping crotch darker defendants frequent invaded liters magnet manslaughter offender partying psyche residue revelation saucer
sideways slumber soaking spook squirt steward terminate unnatural witchcraft caliber commentator crushing devastating financially functional grieving
grub hawks heater hippie hostility imitation liaison proportion quill rumble sanity scooter seals sermon smoothly tame torment tossing abide anal
argued bathrooms bogus cardboard casualty circuits clams compelled confronted decorations delusion departed earring furnace gibbons grin lesbians
masses misplaced pinched presidents rained rubbed tendency traumatic troll unity whirring antiques appeals aspects banned bongo burgundy collision
dignified dirk fester grail hoop imply impulsive inmate intimidated investigators junkyard kosher lesser mingle navigator olives opposing poetic
psyched reversed sidekick sinners spaces tofu apron bleep contestant curt dinosaurs donated handicapped harassing hydrogen lass legit matrimony
messiah misfortune monks neurotic overdose paranoia pornography realizing scorpion skins squeal stomp trembling vitamin booster cognac delirious
diesel flap flashes fore fractures fragments goats hiking overrated pisses polar protocols providence revealing roach saliva sears shush soprano
tights vacant wireless baroness classmates contestants excellence fairies handbag harp insignificant kelvin males maverick orchids paddy parenting
peed peoples pictured predator prefers racer realizes regain rumours shortage subconscious tacky trashed windy admirable amuse appendix bridal cheesy
crops dilemma disguised fleas harness hassle hoot immoral ingredient jaws oriental patriot poorly reborn rituals sarcastic satin screenplay spades
sparrow stirring sweeter adequate alimony crater debut descent dishonest dunk dyke exploding finer gram grenades heated herald holdup limbs martyr
meatball mineral molecules morbid nearer obscure obstacle oxford perish persistent reap shoving shuts sobs tattooed waffles wiser aging blueberry
chaps commandant cubicle disc dungeon echoing emerald escapes extortion freshen gaming jogging juror loudly milady napkins ninja obligated panther
pepperoni senseless spectacle spleen sprung treasures ulcer upstate affecting bookie bugged bulletproof capsule contaminated corpsman crumbs dangers
decks distracting divisions dynasty everlasting examiner fender flaming intriguing literary maze minding offspring pineapple prominent rebellion
screeching sedative spinach steed steroids tangled taps tolerance tornado aerial archives beauties booby chateau colon conceal creed destroys eighty
expressing freeman gaze hooking intrude irregular lacking mambo mourn nonetheless pens rave rumbling satisfying seized sway tempt tenderness
unbearable vaguely viper voila agitated amused annoy cling cupid drastic dread dumbest endangered extinct felon foreplay fortunes funnier graduating
immigration inning lovebirds miniature obligations packet payday peeping postman puffs reluctant screwdriver shaman sovereign stressful symbols
synthetic teeny theatrical titanic trunks underestimated wick zebra ache alphabet announcing anticipation battling bogey brink buff buggy cedar colder
composer cupboard drooling forgiving gurney harbour imperative intensity intrusion jurors knack landscape leftovers mute paws poll precautions
precedent provoke representation ripper rust salty slogan snoop sordid spears toddy unreal villagers whiff whimpering wider apocalypse assassinated
beggar bozo businessmen catastrophe chewed convictions defect detained downhill economics explodes frustrating grapefruit hairdresser ideals imperial
indictment indoors insured justified legion luckiest lumber mandatory mixture mutiny occupy parasite patent roulette sinner sodium sphere strokes
studios triggered unicorn valiant vouch watchman adored assassins aurora awaken bred bridesmaid burrows caretaker combo crystals elbows exploit fading
fascist finale hind horribly horrid hypothetical illusions knob masculine oranges peeking penicillin preparations presidency refuge restroom runt sims
startled steep stoop stump testicles ultrasound unimportant bodyguards boomer centers chipped compensate competent curry dell diver excessive gadget
gong homeboy honourable icebox polka puzzles quagmire sandman scatter skulls swearing tyre undress wildest browning brushed dares elections florist
formerly gloomy harmed hoax homesick imminent inject lair loony platinum productive professionally repent scramble scratches squealing stared stirred
swam undressed weirdest antenna bending capitol collective decaf destructive diarrhea furry honk humility monstrous nagging nomination obstruction
pompous preach prostitution reflexes seniors sinned slash smug sweets taffy tart violate yanks bankruptcy barefoot buttercup condemn coral countless
detonator downright exterior fishes flyers franchise frosty gorillas gypsies hopping incision jaguar limbo mugs nuke omelet ordeal outsider purity
pushy quits riots skilled squeak stupidest swab treatments uncertain usher vermin viable weaker weeds willingly avenger ballistics checkbook
compatible curl douche duel epic fences frigging glide gobble goons grumpy gunner hottie hurrah inhale investments lasting markers meth moons morocco
mortals mules obstacles passports patriotic photographers putz rand retiring senators shady squared suburbs sweatshirt testament truthfully unaware
unfaithful albums appearing boner bummed bursting burying cant chic chug cobbler companions corral deputies factories hallucinations indefinitely
layers mammy meatloaf morrow mumbling nominated odor preference reds rightful semi simultaneously throttle troubling venom vocabulary vogue wedge whim
airfield amulet ballerina baptist barb bleach bragging cheesecake comply cowardly craziest dibs ditched earliest flop graceful hooters injected
liberation nightfall ounces phenomenal pluck pools reasonably regime remedy scrolls siege souvenirs spade speculation surrendered swears sweethearts
utmost backseat cheetah congregation cornered dimensions doth fetish forgave geography granddaddy hallowed hamburgers heavier inventor jester jumper
kite mercer monument mortar peacefully peeing questionable reactions robes schizophrenic sling stockholders suburban swung trophies broccoli captive
chant chaplain colleges concealed crispy drunks edgy effectively flair frantic gallon gangway geeks goon horseshit hysteria intersection itchy jerking
jerky jukebox lenses meadow midgets moth needless paramount parting practices reflex repeatedly scroll slowed smoker tong tread unborn yogurt
actresses affectionate aluminum butterflies cabaret comfy crocodile darlings dashing deranged desired glued itching knitting lengths mayonnaise
meatballs memorable militia moody nickels offshore perjury presently sanitarium sensor shouted simulation softball soothing spacecraft spreads
stabbing theoretically thinner traitors trump vultures zombies biblical dependent flora granddad infamous messes mutants nukes opium oracle parliament
pizzas plunge pretzels probability prospects pussies recipes salami slams spices stem strung suspense tang tremble utility violating waiters
wonderfully allegedly aroused autographs billings blinking clipped coupons cubs darned diabetic dodgers forks goof grunt housewives illegally
incorrect jacked larceny midway minority oblige offenders overly payoff picket rested shits shrapnel slipper snails snipers stench sterling stretcher
subpoena tilt tinker wiener afterward aristocrats blacked brutality charade classics cons constitutional cooling crashes derby dire encouragement
fleeing fungus gauge greenhouse grieve headmaster heartbreak hums leaks lurking pharaoh plugged posed puberty rabies redemption refugees renaissance
seller sierra solemn textbook thermal thermometer unbelievably ware warmed watermelon whipping admissions ante arcade boar bolts bowls brushing
carmine cliffs clips constructive coupon crucify customary dads danish deported discrimination drained erection exhausting fallout fibers garland
geniuses gourmet guarantees holster huddle irritating lawful loaned melancholy merrily monsignor noose ongoing overlooked paddles persuasive picky
polls quaint raisins rescuing sinister skid sleazy smear snob sterile struggled treacherous twisting undefeated underage vested wanker yikes
allegations anguish bailiff bankers brightest cables cameraman civic cloudy conditioner correspondent crazier criticize cuddle cushion defective
disposition drool enterprises factors fearful formality haunting hijacked hock interstate mantle minimal nausea oppose orchid poles poof radiant
spectrum storms stylish tacos tickles troublemaker uncommon vending weaknesses accommodate ambushed applaud auxiliary blinds blur boredom cabs catchy
challenges cheater cheats civilisation closets compensation competitors controversial cooperating courtyard craving crossroads depart diplomat disarm
exaggerating excite exhaust firemen flier freighter gran greens hamster implied impulses ingredients intellect lice lobsters mayhem memorized
missionary mushroom oneself ozone pans partially prisons ridden rink salsa separately silverware slay slutty smiley spilling spree strangler
telephoned tombstone truthful twitch uranium whiskers wrecking amigos array barbershop bodily boon brawl concentrating defenses delusions dense
dictator enlighten ether flute founder hitched hypothetically ingenious intentionally mackerel marched mentality openly ordinarily outnumbered owls
panda piglet sacks sands seemingly sighted snip snot stairwell striker tack threesome trails trenches waffle admiration beak bimbo blacksmith blaze
bruised burglars checkup clarity communism contrast coronation crazed crest decorator despicable detour dickens doodle evacuated garret goggles
insulin intercom kahuna leagues measles miraculous mischief moans outdoors paramedic peppers phew powdered prevail projection prosperity psychiatry
snowboarding straws stride surroundings thong threatens titty trifle unanimous vine weatherman accepts addicts agreeing awakened bargaining boarded
boulder caterer commotion communion crave detonate emergencies endings foolishness formally ghastly grinding gunman haste impotent junkies landlady
loathe maggots manure nasal petunia postcards preaching quart ravens rhino rooting runners safari sighing smokey specs thicker uneasy unsolved voters
wales wilder wreckage aching admits apprehended authorize beetle belonging biggie blames circumstance colonial confiscated congressional consume
coyotes decay diaphragm disrespectful episodes extras fours fruitcake howl imprisoned initially lakes limitations lowlife lunar manpower marital
nighttime oats oddly peachy plains possum primarily princes radios seventy sleeper spoils squirrels stinker superstition sweaters taping testifying
traditions unavailable waved weave whooping babysit bale brook budge charitable clapping cooperative dues enchanting fairness filmmaker fishermen
forum fraction frown glitter gruesome hillbilly intends krauts lamps lavender lotus onstage organism paging pedal plank pointy refrain regarded
rewards scraps specials spooked starling surplus thatcher unmarried vivid washer anarchy caveman cerebral considers cosy crock dishwasher distorted
divert fiery frenzy frightens glitch graffiti guild helmets helper homicidal hovering humping lantern mainframe meltdown midge outlook pavement pelvis
plugs pretends publicly radiator radiology repulsive scales squeezing stoner tribune vibrations voluntary whispered wrinkles arsenal badges
blackmailing blushing calamity candid characteristics cougar dosage dukes exterminator extraterrestrial genesis hateful hick immortality livestock
maturity measurements outlet postponed preoccupied pretzel racers riviera roaches rugged rustling shooters shores sincerity smuggle snuff solitude
sparkling spoons straightforward syndicate teamwork whats absorb anesthesia aneurysm betraying boxers capabilities chapters coronary corporations
cucumber disability fidelity floats freckles gall hogs hypnosis impostor loco manicure midterm mileage moor mythology nerds oblivion perceptive pods
remarkably roadblock span squeaky swimsuit tickled tissues whatnot affidavit arctic astronauts banished baptized barf bloodshed butters chaperone
cherries cleanup contributions darts devote dome ducky fertilizer floss forgery gonzo gradually hatchet holocaust hula incentive lest lodged
milligrams morally nightgown obedient paralysis persuasion plutonium predicament protesting ridicule siblings signora speakers speedy stakeout tanker
tones topless unforgivable vanquished violations voluntarily walnut winding adultery appalling arthritis blasting blizzard bologna bracelets climax
concentrated contemporary contractions cranberry cuter definitive deprived enjoyable exaggerate eyesight franks hearty horrors jars lawsuits levy
marvel multiply nets octopus oeuvres outbreak outrun outs painless pansy professors puddle residency reveals serpent sonic statues syringe teens thud
thump tribes turbulence whit auditioning billionaire blackmailed bribed ceremonies chills complexion compulsive confrontation cosmetics dart decree
deluxe descend existing fades fang fashionable festive firepower genuinely hallucinating holed interrogate journalists laddie lanes latch likeness
mercenary mistletoe muse oasis obsolete orchard peril realities refugee respectfully revolting salesmen shameful spins stunts syphilis tents tyrant
understudy vaccine wham wildlife wildly wormhole worshipped beggars bolted brochure cider compelling confide corrupted cremated emery explorer
fertility flashy fundraiser knit leukemia lilies marshmallows mart merits muck parted photographic pollution pretentious publicist respectful sensing
shag shameless skater snag snowman spouse statute travelled unworthy willows accomplishment anthem aspen assassinate bagels basin carton carts casing
checkers chem coffees companionship complimentary conquest cravat creativity denies distinctly electromagnetic eminence favours fragment frontal
gestures gums headlights hounds indicted interruption johns moan painters pistols plow puncture puppets pyramids raspberry relish schoolgirl scrabble
sorority specifics stance stun stutter symptom traction treachery underlay watt withholding wrinkle amour armory audiences bagged bitching bonnet
bonny celery cello checkpoint cholesterol chunks concerts confederate crates cubes curie deceit dissolve dominate drinker emptied exile exorcism
flakes frequencies fuzz gibberish goodies gowns grizzly hammered heath horseback humanitarian humbly inadequate indicating indigestion jigsaw lobe
mach meanest migraine milky pilgrims plagued predators prejudiced rations recreation reservoir rigid rites ruptured seduced speck surrogate
theoretical tribal unspeakable unusually veterans violently waterfall widows wuss adieu adolescent bane boardwalk breathes brow bumping camouflage
casually clueless comprehend conceited contracted decoration dipped disconnect disposable eternally eyeball foolproof hazardous hectic hesitation
intruding liberated meadows melts mockery mortuary oceans pottery pretender ravine repressed slab slid slop strand surge torso trajectory travelers
trustworthy accordingly acre ambitions ample aura bijou blazing burner buttocks buzzard cassette chopsticks chord cocks crick dealings degenerate
dehydrated detain detonation disgraceful faraway fatigue feminist gringo handyman heartbroken humane imprisonment manipulated mosquito murderous
outdoor outlaws overweight pulp putty raffle reasoning reeves riddles roper seizures selfless spanking spawn spurs stickers suitcases trivial urges
walkout wilt wonderland bangs barbarian bearer brewery brutally bunnies clerks clot coalition coloring commandments cosmetic crumb cyanide descended
detonated downs dreary drifted emptiness evasive exclusively flunk freshmen groin heed iceberg imitate imitating incense kiddies kilos markings moist
mosquitoes numbered parsons pecker pinpoint prone racetrack rodent rods slain slugs stating suede tainted theaters tranquilizer transparent trot
unattractive uterus adores alerted amazingly bitty bouncy canisters cheddar coffins commend congrats cowardice demented dimes dinnertime disobeyed
disperse distinguish ethnic fangs flaws gallows genetically giddy hallucination hernia hobo hogan increasingly indecent inhuman interpreter journals
juggling lollipop lovable opponents painfully particle piles poses reunited serenity specimens spiral suicides talker tiara whipper wrestler abyss
barging buds bullshitting calcium caper charcoal checkmate colonies cursing dill directive disgusted dung farrow fascination flunked gala genetics
intrigued lunatics mecca millionaires modesty nightcap nonstop obsessive parlour passions perks perverted prestigious pyjamas rapper redneck remarried
rethink rounding scamp schemes screwy sedan sequel snail soviets sprayed tenure troupe unethical unexpectedly vulture whiplash winnings zones badger
ballpark bonfire bossy bows bullies chemo crossword deceiving devious dictate dings eerie fantasize farce flake fluke harmonica hollering hugs leech
listeners liter lumpy mulligan nudity painkillers pantry pelican rewind righteousness riverside rubble sage scarecrow sexist shreds sinus skeletons
solely solemnly speechless squeaking staircase toenails varsity vole whirl atoms bidder blaring blindfold bloodstream bugle crowned deadbeat depended
disciplined disclose disposed dumber emerge endorse explanations faker friar gasp hale heterosexual highlights honks hoof icon insomnia investing
lullaby lumps lupus martian meek motions murmuring mutation muttering nationals petrified pores posture prehistoric racism reacted rearrange riddance
sandals seaweed senile slapping stings submarines sums turnip understatement virtuous waive wench youngsters astonishing atropine baboon battleship
bellies bondage bowels bravest bulbs canteen chimes decipher deduction degrading demise distractions enlightened espionage feller formidable gabby
giggle gill hemorrhage hugged intestines intimidate leaned locket lowly maneuvers masturbation mindless momentum mysteriously nicotine nitro obedience
omen orgy outsiders paces pantyhose politely pouch resemble sadistic scarce shabby shucks silicon simmer sinful sinks softer sorcerer specialists
sprouts squawk stoker striped unstoppable wack warlocks wisteria abandoning ancestor armour arteries asteroid baskets benefactor bloated bruising
buckaroo bullied busboy canine canopy compact cords cramps currents democrat developments dilated discussions doorknob entity entrusted esteem feeble
flan flats fleeting flooding foremost frisky generators hark hopped hustling infinity informal inquire invading jamming jive lard louse mouthful
musketeers neglect oaks ordinance peers perpetrator pianist plumb potty proceeds puffy puking rattlesnake rejoice relive renounce resisted rowan
sabbath saddest saxophone seaman sellers shadowy smacked snapping spun stalk sturdy tempo thunderbolt tracer troopers upward villains vinegar washroom
whee wrinkled accommodations afloat angelica articulate backside bathrobe bearings birthmark blender brainwashed breached candlelight casserole
championships chickenshit circumstantial clattering comp descending detection disasters disastrous disqualified ditto doses drying endanger engraved
erratic exhale exploited finder flapping fringe fuhrer gunpowder impound infiltrate ironically itinerary lacerations lambs lash lotto magically
malaria marlin misguided novelty overrun perky perv pimple pinkie presumably prostate provoked reflected regent retribution rewarding rightfully
ringer ruse scumbags sedated skateboard sparkle stature strife successor swallows thieving tightly topper unleash unreliable vents voltage wholesale
wrapper backbone bungalow burrito cannons cheerio commie commodity credible departments dialed directory disobey eminent encounters entertainer eulogy
fanatic fingertips graft healer hombre hypocrisy largely lemons ludicrous malt mango mascot meditation nobility overreacted patriotism potassium
proximity raincoat rephrase reserves roars sanctity slamming suffice suites swiped taxpayers texture trapper turnout versa waitresses weirder abusive
accord airway banjo bonanza caged commandment confessions consecutive consensus considerably controversy countrymen courting crutches dangerously
debating disgraced doubtful encryption escorted evolve faulty featuring ferret fiasco futures gigolo gigs gizmo glands hymn hype inconvenient
insisting inventions laden lark makeover manipulative marketplace mast mater narrowed ointment penguins planner plausible playoffs prosecuted raisin
redeem refreshments serge storeroom stork strips surfer swiftly testosterone transvestite unhealthy vigilante vowed warped whine withstand wondrous
wretch airspace amaze aphrodisiac bias blowjob bras brothel calves chilling chowder clubhouse coil confirming creamed curses deodorant disciples
dodging dominant exhaustion eyelids farming fetus fouled futile galley gent glare godmother halo handcuffed harassed heinous herbal honky immense
induce investigative kittens masquerade molested northwestern nostrils overdo plaid pong provocative prudent quake reconstruction rehabilitation
rollers sailboat shivering snore spartan sweats swipe swish takeout timed timetable tipping transporter tyranny unification wallow warheads whoopee
accomplishments accordance adaptation afterlife agreeable axis blooming borderline bouncer buts chuckle circular citation complains cooped damaging
diplomacy discomfort disks divers dumplings encyclopedia famine forests frail furs geese granite grits hearse heathen highland husky impeccable
inability influential interfered jackal lagoon latitude maggot mangy mathematical minions minivan mints momentarily muzzle peaks philosophical pillar
pledged polygraph proportions raping reacting redo reopen rooftop scenarios sentiments shaker shrinking stag staggering stairway starlight summons
sundae swamped tailing thaw theta titans truths ugliest virtues visitation wholesome wildcats wisely wont yarn yearning auditorium bamboo bayonet
binoculars bonded bridesmaids chronicle clarinet clientele coloured cylinder dears dreamy earnest eater fertile flawless gangsta gloat goodbyes
grotesque hammering headphones hideout hinges homosexuals horrifying intruders jiffy kaiser kilo leaping malicious misty obsessing occult panicking
patriots patronize petrol phenomena plankton porcelain provolone psychiatrists quartet ragged raided railway recalled recollection relaxation
responses resulting scrawny sever shitload shortest sitter smuggled spoiling sprained strut takeover temples tendencies tides titanium toot trader
trailing unprecedented vibration vines aerobics aunts banzai berg beseech biker biopsy birch blondes branded calories canceling carcass commanders
critters crucified curls departing detached disable distinctive distraught domination eggnog escrow fakes ferocious fossil freezes frisk fussy girdle
golfing hepatitis highlight hijack hitter immigrant implications kraut leaked leprechaun liberties lilo luau malpractice mirage mistook muscular
onward optimism perpetual pleasing python quad quahog ravishing rejects relentless reproduce revolt risen roaming shrunk sighting spat stalked
symbolic sympathize tactic tenor thereby thorns troublesome tumble twister unexplained unfit vandalism whorehouse youthful absorbed accessed acquitted
aorta beanie blackouts blockade bravely britches butchered capitalist childbirth classmate clementine contingency daisies distributor diva drains
dysfunctional extinguisher fags feat generic goner grandchild grownups guru gymnastics hamburg hearsay hellhole holdings honoring hoods hopelessly
instrumental java lateral medications optimist parson pasture pelvic pinball ploy poachers pornographic propeller protestant quarry reflects restrain
scoffs scuba sesame setback shaggy shillings shiver shoplifting shutters sitcom sneaked soar solace squawking stalled stung swoop transcripts trays
undertaker unfamiliar unprepared vector viewer aches adversary apparatus bends browns bruiser cashmere challenger chords cockeyed containers continuum
corpus cram daffy daycare dialysis dopamine eldest electrons exceptionally expendable faithfully firewood forsaken gambled gamblers gears gland
hardship haze honorary horizontal hurrying immigrants intrigue jailer judgmental lifelong marshmallow mortality mound mushy napalm nibble parry petals
pistachio prescriptions presiding remainder restraints ripple sensual sham shrinks silently slashed subjected suffocate timid touring twerp twos
unharmed unprofessional unsafe vertebrae wallets weakened werewolves whilst whimpers worldly accessories advancing ammonia annulment astray attire
blazes blowout cheapest cipher clowning comfortably commentary conditioned conveniently conventions cupcakes deadwood dislocated earthly endeavor
extinction firearm fireball gays giraffe groundhog hemisphere incompetence joyful livelihood mandate mayflower metropolitan muster nobles omega
oppression pickled piled pocketbook potent privy psychologically resentment smarts soften spanked stamped stripping suppress tablet tartar teammates
tonsils uncanny upsets vortex widely woken artifacts assailant barren barricade bewitched biography blasphemy bleeds blinding brats brilliance
centimeters collectors complicate compromising conspicuous continents contradiction contraption dominated dowry emerged enclosed esteemed eureka
firsthand flushing godforsaken goober humorous intentional maternal medically midtown ministers mower nebula pathological perceived playback plump
poorer prying quicksand railing regions reproduction retro ruckus sacrificing satchel scouting seer shilling shutdown sightseeing skeptical smallpox
speeds splinter springtime starvation stricken suffocating threes trademark tramps typhoon vale vicar butting buzzards caravan chastity cleanse
cocksuckers confessing correctional endured enlightenment extracurricular extravagant farts folly gloss grinning heartache heroine hots imagery
impersonating indestructible invaders irritable jellyfish latex layaway linger lockers lured manila marksman microchip miner mystic narc newlyweds
orgasms outburst overcoat oversight perceive perverts pricks prophecies proposals pulmonary puny redundant reins resourceful retract riled rite rummy
rundown secretaries shalom shelling shutter simplest sleepover sloth sorrows sprinkle staked stockade stormy sublime swallowing talisman tampered
termites tiresome titan undermine untrue valves wines youngster adder apprehend attacker aviation blokes bribes bridegroom cadets camper canister
cannonball carousel chink cluck counselors coworkers cramped density detest dismount dubious dyed envelopes famished faucet flaps gauze gazette
gesundheit goalie gravel helium hijacking hing hissing hobbit inconsiderate inflicted innocents magnitude manipulating misdemeanor newspaperman
overreact panels pathology penance penetrated petting pressures priors quitter raccoon rated reactors rematch restrictions salts schooling sexiest
snug spur swims teachings tedious thrills thumping tolerated tract trespass triggers urgency wasp whistler bailing ballad barbaric begs believable
bitterness bloodbath bronco brushes busts camels chandelier char chihuahua colossal councilman crescent deposited diagnostic dopey drones ducking
eject elect elusive enema evicted evils faggots fatter flares fluff frosting gopher gunfighter gynecologist hamper heartfelt hippo horrified hyena
illustrious intervene introductions labeled listener loon masseuse melons nameless pardner passionately pastures pediatrician penetration perk piling
playwright reassigned reassuring regroup reptile rosebud rump septic shatter shrewd spikes stained substances tablets therapeutic trough trusty twas
unorthodox widower yippee adjustments aeroplane apostle arraignment breathed brimstone brittle chimps chunky circled comforts complication corned
crackling crumble cuddly deemed delicacy delinquent distressed endlessly explicit eyebrow fashioned feisty festivities fictional finesse forwards
freshly friendships frigid gadgets gout grownup guzzler gymnasium hammock hatched homing hospitalized icing intensely intimately ivory jugular
laundromat lifeboat marches margarita mediocre minded nicked nifty nimbus ogre organizations panthers parasites peppermint pointers quieter reclaim
regretted rook sightings sipping slang slingshot snowball sufficiently swede technologies tetanus thoughtless transponder twit uninvited unions
universities unkind wept wigs wildcat airports aqua banter berserk bickering blisters blurry brighten bubbly capability census ceremonial cleavage
collapsing crickets crypt daybreak delegation drought edible expel flannel flattery forthcoming guerrillas haystack hickey horrific hostiles hummer
imaginative intimidating irritated jolt joys keepers kindest landings lapse magistrate majestic manic mastered millimeter misjudged mitt peninsula
periscope phat piercing poisons prestige prude putter puzzled rabid scarcely seasick securities sentencing sentry shawl smut startling stationery
statistically stimulation strained tootsie tram triumphant trolls unmarked unwanted accelerator almonds archers aristocrat aroma attitudes ballot
banish basil beige beneficiary billboard boobies boundary bribery carefree caress coarse concession conservatory contemplating contests contradict
contusions corvette cotillion crease disorderly draining dreaded duds duly ecstatic enjoyment entourage executioner fest geezer hammers hanger havoc
hemorrhaging hereafter hickory highways hitchhiking hormone hurl iceman inflict inland intermission intolerable jailhouse joyous judicial lasers
literal lockup malls maniacs meddling neanderthal nylon otter outward oval overlooking overthrow pagan pedophile physicist presumptuous productions
prudence rambling rips satanic sauna schematics schizophrenia scripture shank shindig simplicity skinned skis sleepless spiked spooks squeals stair
starch suitor tailed tasteful temporal thriller trapeze twig unfold unthinkable waxed wholly winch adjacent amnesty anesthetic arterial aversion bayou
beatings brethren brogan ceased chamberlain cheques citizenship clash claustrophobic cleaver cleric cokes conned consists daft dangle deathbed
debutante defenseless democrats derrick detox dildo discourage dribble dwelling earthquakes endurance estates evident faintest fingernail floated
gentry girly greased groupie guardians halftime hast hens hornet humidity illegitimate indoor jest kamikaze kiddie leaps lint medallion metres mildly
nationwide neatly newt obituary oils ominous pear pippin portraits possesses psychosis quail randomly relic renegade reverence scarier seams secretive
siding spender spunk stampede standpoint stats strangling swarm termination tiniest tragically unholy vanquishing whup willingness worships accordion
anthropology archive astronomy awoke banister barbed blindness blossoms bowler bran brooch castor chitchat clover cluster commune crimson criticizing
crutch crybaby damnation deprive dimples duff dusting elope embraced excruciating expectation falsely farmhouse fives garter geographic godspeed gorge
hailing headless hesitated hippies homage huff hypnotic infidelity inhibitor insanely leeches loins loveliest madhouse margaritas metallic microfilm
nacho negotiator nutcase outcast outpost paranormal peddling pedestal pellet perfected pleaded poked prerogative prodigy prohibited raced renowned
rubbers rubs scarred schoolboy scold scorpions scourge shelters slew smothered squaw stares straps strive stumpy superiority sympathies tampering
telephones terminator trustees twat twenties twirl unannounced zillion adjourn advisors anthrax astounding attentive beaut bulldozer burp carotid
chaser chipper clink commits condescending confer confessional conjunction converse corp crowbar cures curves cycles dazzling decisive deformed
desserts dingo dipping donating downside duet echoes electrocuted elimination energetic epiphany escalator extradition farted fetching feud fixtures
flavors foggy forgives fruity gracefully hairdo handgun hangman herpes hoodlum hooves impolite imposed injections injunction intake invaluable jitters
kerosene knuckle landfill longed lucrative manned medics mocha motorcycles outraged overture perverse pooch prediction princesses prowl raggedy ration
reeks reincarnation roadblocks rupture sewers sewn shovels sneaks snuggle soothe ting topside trio turban turkeys tush ultimatum uncool unpopular
unwind vaginal vial vials victorious visionary afflicted alligators alpine bearded beetles beginnings blinked cancellation catastrophic cheeseburgers
cherished chestnut chrome commencing constitutes cooled critter cyclops depraved detachment diagram disrupt dissolved divulge dodger doubting
dreadfully elegance endangering eunuch faxed flashed fliers goblins grimes grinder hallmark hanks hiccups implicated individually inevitably
infectious internally investor knickers lacked lewd livery lizards louvre lucid luscious martians maxim memento minors moping motorcade mutilated
oppressed pajama paradox pebble piccolo plucked podium posh possessive pretext procession registry relying rents rowing runny scat senora sharper
singular singularity sirree slum sluts snotty snows socialist streetcar susceptible swans tolerant trombone tryouts unclean wharf windmill acme
aggravated ambulances armpit aspirations baddest barbarians barred beagle bitchy blitz bowing bucking campfire captivity cater checkout cheeky
clippings clocked combustion commonly composite concubine conformed conjure consented convicts coon crackhead craziness creme custard despised
downfall downstream embark envious escorts exaggerated fainting felons fiesta germ gravely gullible gunmen haywire healthier hives housework howls
hypocritical imprint inhabitants insubordination iodine jams landmark latter lifeless mascara munitions napping negatives nylons orbital overslept
pacing petroleum pints poised pooped pressuring proceeded prosecutors prosperous pusher rejecting rejoin residual retaliate rocker sahib sedate
seriousness showdown skaters slander slaughterhouse smokers sneezed stow subsequent swordsman tanning toupee trampled ulcers underlying valor
variation veterinarian vibrating volts walnuts wannabe whacking advancement anomaly arsenic awakening axle bashful bellboy blueprint breathtaking
brilliantly camped caramel catfish cesspool charmer coleslaw collars compression compulsion contemplate dialing diminished flatten flawed flips
friction genitals gunning hoodlums hussy incriminating induced infants infiltrated informer kelp leper mainstream malignant measly meddle menopause
moreover myths narrows navel neutron nuggets outright owing penniless playmate plight polyester priestess profoundly puppeteer pushover regained
respiration revoked rugs rushes sacked saddled serene sketchy slammer smithy sniffs stingy strays strolling telegrams terrors turmoil ugliness
unprotected valedictorian valuables vinyl wart watts adventurous alps arouse avocado bedlam blazer bombings booger breather buttermilk buzzes capped
carpets ceramic charger cheered chimpanzee conscientious cordial daddies deluded discarded disoriented drunkard dusted emerging excrement exhales
exploiting eyelashes fastened firehouse fished foil gazelle genocide glorified grips haunts hefty hillside hilly horsepower immensely implanted infect
inspirational interrogating isle jiggle lifesaver liner mammal manhunt mannequin masturbate melodramatic merrier mountaineer musicals neutralize
nitwit nocturnal nourishment obeyed observant patrolman peaked performers pharmaceuticals pimples platonic poached pollen portals projector
prosecuting racquetball rivals roofs saucy seagull selves shoppers sicker sixes skillet smitten smuggler snowed speculate spirited surfers taboo
thereafter thriving tumbling umbilical unicorns unnoticed untold vendetta victories whomever wring abusing affections appetizer baptism barrow
beverages bikers blindfolded bling bony cabinets carnal chivalry commandos conceivable conclusive concur cones crayons crowning daggers dainty
dishonor dividing docket drags ducked dummies dusk dysfunction eels eights epileptic flavour frivolous garner gills gook graciously grovel gunned
heartbreaking heifer homicides horseman hypnotized icky insolent itches jugs keel maroon matey merciless mortars necktie nitrogen novelist omelette
persist pimps pines premise presumed profiling prohibition prophets raids regulars replay republicans rosary rumba sapphire scrapbook seaboard
shredded slump smoochy spits spraying stickup stumped summertime swells tarot technicality territories triplets trucker tuba tweed unavoidable
visibility witnessing zoning affliction aims assaulting autographed ballast bibles blackboard bleeder blob bonehead borough bourgeois bowers brazen
buoy cadaver calms caterers cavalier characteristic columbine combinations condor contamination cowgirl creamy crucifix cushions decadent distasteful
distortion downward erect evacuating evolutionary excites fickle filly fins flamingo fragrance groves guitars gutters hereditary hermit homeowner
horoscope humanly hunts infernal inhaler interaction laceration laird lithium loitering lull lush malice masturbating meaner mercenaries milt mite
moat mockingbird moot mosque mumps newfound nugget occurrence ornery pamphlet passageway persecution pertinent piranha piston proprietor pubic
readiness receptive recharge relieving resembles resulted revival rookies selective sewage shenanigans showered slows slugged smalls smother snowflake
sores spatter splendor spokesman spotless startle stateside steadily stoke stronghold sulfur sulking throbbing tiring torches trans uncharted vibrator
weaken welsh whips whoosh yanked zeppelin zing afar aggravation albino appalled armoured attachment attracts authenticity ballistic bleachers blimey
buildup cartons chemotherapy clipper clipping combing condone confound cosmopolitan courtship croak crushes cutters delinquents deuces dormant dost
duress epinephrine excluded explorers farting fastball fates fetal fleece foxes frightful giver gloom hackers histories homeroom homestead hover
indebted invasive jocks liberate lightweight linden lingo massages mistrial molten mousse penetrating phooey playful pliers propulsion racehorse
rattled rumored rural saviour scorn sheriffs shimmy sideburns snort solitaire spic sunup temperament ticks traumatized turnstiles twists unhappiness
unjust untraceable unwilling upbringing upholstery uprising urgently vikings viruses volatile wristwatch abomination abrupt accomplices alarming
alibis alleys analogy assumes attracting autistic bashed bazaar benign blatant botched braver brochures bugler bursts charities civilised clockwork
commies commitments comprehensive corona crept deactivate debrief deceitful disapprove diseased disrupting dominion empathy entrances evolving
extraordinarily eyewitnesses faction femur flinch floods floppy fuses gags glee goofing grazing gunfight hardened heiress horde horizons hurtful
impetuous indifferent inexperienced informants journeyed joust larynx lawman leased likelihood limping locally loops matinee medicines methane
microscopic mime miscarriage monologue monoxide motherhood movers originals origins ornament parched pathway persecuted pilgrimage potions primal putt
queasy raiders rationally reformed regal regimental relating roundup rove rustle sash saucers schematic scrutiny sedation serenade settlers sicko
slant smeared spacious sponges stormed strains suffocated superheroes supplement tardy testicle thermostat ticklish toothache totaled tulips unspoken
vaudeville volleyball voyager wartime winged wrecks yapping addictive adjoining airstrip airtight archaeologist arming automobiles banshee battered
bead bonkers booths calming candies carnage caterpillar caved chaotic clinging clippers cocoon condos conqueror continuance corkscrew cortex creaks
crowding crusader defiance disadvantage dismissal disorders doghouse dotty drumming dual egghead ensemble exchanging executions exhilarating expressly
exterminate fanfare finalists flask gravitational gunpoint hypocrites indications indigenous inhabited kennel lawns libido liege luxurious mags
mandrake moors mugging neurological nexus nightclubs nirvana nudge offends outlive peekaboo picturing pinching pita prodigal purgatory ratted readily
requisition researchers retrieval revere reversal riff routines sanctioned schoolhouse screwball shudder sidelines similarities societies sphincter
staple stomachs strengths stumbling subjective surreal tarts themes thermos tidings tortoise toying ultra undetected urged utopia volcanic walrus
woodland abrasions agriculture almond anus appliances artifact attendants baldy bankroll bestow betrothed bilge blindly bros bubbling cannibal casings
cavern champs cholera clogged coho consciously contractors corroborate crammed crossbow crusher cynic daydreaming disbarred eggplant emphasize fancies
flashlights forbids freestyle funnel galactic gist golfer gooks guacamole gull haggard hatches heroism historically huts implicate indisposed infuser
juices laced leaky libel lieutenants lighted lovemaking lyric mammals memoirs minerals mitts momentary muggers offending optical pagoda panicky papaya
parading patronizing phonograph pips poise ponder pounce premeditated programmer projections promotions prosper radium rawhide reside restrained
roebuck scapegoat seagulls severance sideshow signore slacks slopes slugger snagged sneezing spasm spatula splashing spruce stomping stooge stooges
tabloid talon tangible tentacles tingle tingling tombs transactions uncontrollable unrealistic upbeat upstanding urging urinate vacate vanishing
versed verses vests vibrate wronged aerospace aftershave anecdote appealed appropriately aptitude architects armada arty aspire astern atheist bellman
bland bleak blueberries breathless brood bunks carburetor celestial chainsaw clamps clanking combed committees comprehension confidentially conspired
contingent continually contraction creole culprit decode deduct deficit descendant diabolical dimensional ducts dwarfs energies entrepreneur essays
exec favorable figment flack footprint foxtrot fussing gable gander gimmick gore gratifying greener guerrilla hazel hoses impending impertinent
indifference infidel insecurity interruptions kimono knucklehead lawfully leans lobotomy looting lowdown mattresses merchants metabolism metals mixer
modem moronic motels nephews newcomer nitrate oars observers oink padded parakeet particulars pascal peroxide piggyback pimping planetary pointer pout
preservation proclamation prolonged protests proverb purposely reckoning repercussions requiring rhubarb rift sadist scholarships scurvy seniority
sensory shocks shrieks smog soot spiritually stalks surgically takers ticked ticker timely tinkles tote townspeople trait tumors twitching untied veer
vibes withered wizards acquaintances adversity alcoholics appetizers backer bisexual blackmailer blockbuster boast breeds carbs censorship cheery
chickened chummy clicked clitoris commando confounded conquering consuming copilot crusty cuss cylinders dawned debriefing declaring demeanor desks
deviant devour discoveries disengage downed drifter edema enlarged enzyme femoral firecracker flak flashback frightfully fugitives gnarly goatee
governess imbalance inadvertently insure intuitive kicker kneeling licks magneto miserably mongol monumental moths mutually neighborhoods nines nook
oblivious olden orcs outdone peddle plough prognosis quarts rabble railroads realization recollect recounts repairman reproductive respecting rivalry
romantically rowboat rubies sadder savvy scientifically secondhand sexier shagging shoelaces sidle snowy sodas squeaks stead stockbroker stomachache
strategies struggles subpoenaed subversive tier tortures trashy umpire unrelated vindictive violins weaponry wedlock willpower wreath writings
wrongful abracadabra accessing aftermath anthropologist arises atrocities backfired badgering banning barrage bikinis blares blimp booming botanical
brisk choreographer coherent collie comforted concede conspiring coping copped crafty cryptic deficiency defied dentists derived diameter disgruntled
disorganized drape eavesdropping elastic epilepsy fathom fife firstly fourteenth galloping grieves grievous gulls gutless hardball hazing heathens
holographic hooch horsemen implore indiscretion inflation injecting interrogated intricate jeweler kappa keyhole kickoff kits knobs lacrosse ladyship
lesions linens loathsome looker loudmouth machete manifestation mead medusa mishap molesting mouthing namely naps narrative newsstand obituaries
obscenity orthodox overhear parkway peewee plums polices pranks proverbial provocation quickie rampage rebirth reconnect recreate resented revelations
scenic seminary sevens sheltered shootout slumming sniveling soaring squish steamer stout straits supporters swarming tangle telethon tidal tormented
toxicology trafficking tremendously trucking unfriendly unsuspecting uproar violets watchdog waterfront whence wishful withhold wrongs afoot alloy
arbitrary arsonist atlas atop ballgame beets bewildered blaster boating borne brigadier browsing buckshot charades chemically chests clasp climbs
compel compromises corridors crawls craze crud damnedest decor detergent digestion dinky dioxide disciple discord dispenser elective expiration
extermination eyeliner firefighter fireflies footing fuselage gaga ghoul glum graders grate guile haircuts handbook handcuff hideaway hooligans
horrendous horseshoe hydrant impenetrable imposing impounded incurable innovative instability intestine intoxicated involuntary jokers laughingstock
legislation locksmith loophole loosened lovey lumbar maneuvering mania marmalade meditate metropolis minefield minibar mittens molasses monetary mural
nearing opal optic overalls pesky phobia playboys pleasantly praises prenup promiscuous rapids receptor redecorate remake rhythmic riffraff roadside
rowdy salaries scoops screamer secluded shay shroud smelt snoopy soaps spectators sphinx spout subtitle sweetly swordfish taunting taxis toothpick
toxins transient trillion tweezers tycoon unleashed unrest unveiling valleys variables vibrant voicemail warts whiny wiles wimps withheld adrift
astute autopilot booing brill candor capitalism cartridges ceilings chatty chloroform chore circulating cloned columnist conniving cretin crikey
crumbling dazzle disruption dives divorcing dodo dormitory dotted doves dune emissary engagements envied eraser exclude exploitation expressions
fateful galleries geologist graces headstone henceforth heresy hither hogging honeys hubby hurricanes hysterically ignite impartial incarcerated
injure inquisitive inseparable insulation invoke kaput kingpin lavage lunacy manger matchbook mocked mortified muffler mumbles nailing negligent
neurologist nostalgic notwithstanding objectively observatory ornaments outing overturned pearly perished perm pheromones ponytail poultry prays
prolong promoter proteins refreshment reprieve retraction retreated rodents rooted sabotaged sauerkraut seeming shorthand smudge sociable sociopath
spaceman squint stagecoach straightaway strapping sunscreen tickling toil topaz truckload umbrellas unattended vengeful watcher waxing yawn activist
adamant anchovies antelope antics armpits asparagus barkeep barons bloodhound bonsai bozos bullying callous canon casts charisma chestnuts chirping
clavicle coincidences comatose comma concealing confine confiscate consequently consummate continuously crewman croft depository deserving desolate
destroyers diffuse dissect dorky electrocution enormously equations esquire exorcist fancied flaunt flex flexibility floater forearm fountains garnet
ghostly glades gladiators glazed gleam grains growl guineas gulp harboring hitchhiker hive hunchback hybrids illiterate insatiable insightful jacking
jingles lifetimes loafers longs mangled microphones musket overworked palate paparazzi pears perch plunged pokey polluted portions presentable
privates racked rainbows reeling resurrected rune scheming seasoned seduction shellfish shined shotguns showering signaling slums soggy songwriter
stitched stomped studs suntan surrendering tallest tarp thereof touchdowns tourniquet tragedies unaccounted unofficial vasectomy venting veritable
vermouth viewpoint vomited wasteland watchers waterproof weasels wedged wildfire woodpecker workmen zephyr zeros abandonment acoustic admirers
ambrosia amps ascertain asinine asphalt assorted astral bleached bloodthirsty boycott brooding cannibals cartridge comedians contender cordon crackpot
cultured curling custodian daydream deader desist devastation disagreeable disloyal dole eloquent exceedingly exiled expressway favored flagship
floorboards formalities fueled galaxies homosexuality hourglass humbug imperfect indulgence innings innit inquiring insinuating insufferable
intoxicating judo kegs lament lavatory liberating magnetism magnifying massacred mathematician matzo moonshine mouthwash muff mugger neglecting oily
overbearing overflow overgrown padding pant partake pastrami paternity patiently pavilion pentagram peripheral physiology plural pumpernickel punchy
purest purses quark rackets racy rampant ranked rapists reefer refinery reggae relics rhetorical riddled schoolwork scrambling scratchy seducing
sibling sixties slinky socialize sophistication spectre spinster splattered stalls stationary straightening strangulation stub stuttering suspecting
swill synagogue systolic tabloids terrier testy transceiver triads uglier undeniable underdog unlisted unravel valance ventriloquist videotapes vixen
waiver weirdos whirlwind workup yearn zucchini absolution accommodation agricultural alterations appendicitis archaeological astonished audacity baggy
beamed bedpan beret biceps blister bobsled bohemian bookcase braid brainy builder bulge bulkhead buzzed cabins chardonnay cite clergy clouded clout
coals concerto constellation contend contraband corsage covet crunching crunchy curing cutbacks delicately demolished dismal dissatisfied dreamers
dries embezzlement enduring escorting exiting exploits fanatics fats fiercely filet flirted foxhole fray gallop gimp goblin godson grit gutted hangers
hitchhike hunches hymns imaginable imitates implication incapacitated incomparable infested infinitely irritate layman licenses locator luckier
makings martyrs milkman misled murmur mutilation navigational nippy nutshell ostrich pail pecan pelt philistine pillars pious playtime plunger postage
problematic rapping relied retaliation retards retreating romances roped savor scruples seizing shareholders shears sheen shocker shunt silo skimming
smugglers soundtrack spotter sprinklers sprinkles squashed stethoscope stiffs strayed streaks streaming succession sugars suns surname swig sycamore
tablecloth tanked teased thinkers topped undies unforgettable unwise uphill upriver variations versatile warship weirdness wicker xerox yawning
adhesive admittedly amorous angst ascend assaults astrology atmospheric baffled barriers biased binge blasts bookies boomerang brides brisket calculus
chime circulate cleaves clemency coasters coils collide commemorate commissar conflicted crabby craftsman cranberries crazies curled defeats defiant
deplorable dictatorship disarmed divorces dizziness doable dramatically dumbo editions elevation enigma enzymes exaggeration fend fondue footwork
fronts fruitful geology ghouls grapevine grasshopper groan gully hays helluva highlands hippy hiss homely honcho inferno ingenuity justification klutz
lats loudspeaker lucked lynching minion mogul mommies mouthpiece nectar niche oozing oppressive ordnance outback overdoing oversized packets paroled
peeper penalties pigtails pistons poaching pollack pouting predecessor preferable proclaim proofs provincial psychos quarantined queers quirks rancher
rebellious regrettable relapse religions rerun rhythms ringside rouse sass scarring scholars seeker shackles shambles sidebar silencer slaying
snapshots snippy snorting soles sprinkler spud stiffed strudel suave sunsets supermodel surfboard tarn telepathy therein thoroughfare thundering
tinkle toga traditionally turnpike turpentine tutti unconditional undivided unimaginable vamp vary wattle widespread wither wrestled acne angina
anonymity antlers appetites archduke authorised barley barter bazooka bestowed birthright bistro blunder bombshell brie burro cabana chimera chloride
coconuts condemning confetti congressmen cornbread crossfire cynicism dashed deductible degraded devoured discontent discredit displaced distances
disturbs doctorate dodged drat dugout dysentery egos elixir equilibrium euphemism fatality feline flagged forsake freeing gangrene garbled gazebo
grazed greyhound grievance gringos grisly groggy gusto handmade headstrong hemorrhoids hindsight hops humbled inconceivable innuendo inventive lenient
lepers limpet liven locusts logically lovingly magnesium magnets midterms monogamy monuments negotiable nicknames nominate nominees nuthouse obstinate
obstructing offhand opposites opus paddling pally paralysed prancing prissy prompted provoking punctured pups purser quantities quartermaster reapers
rectal reek reenactment relinquish reluctance resistant ridiculously robs safekeeping saran sardine scandalous scented schoolmaster sculptor sealing
shakedown showgirl sickening slavers slobs snarling snatching snooze snores soiled sparring spectator spirituality spokesperson sprout steamy stickler
stinging stunk subatomic sunken swirl swirling taker talkative tarantula teammate tots toured toxin transplants travesty tripod tubs turbine twelfth
twirling ulterior upfront upwards vandals vaults veto volcanoes voucher westbound windpipe yous abruptly abstinence abundance adjutant aired airways
amid android attribute barnyard blackness bottomless boudoir bounces brainless brewer brim broth burdens bystander campaigning campers castles
chiropractor chisel choreography clandestine cleverly clones commute corset cramping croissant damsel deserts dictated digestive dined diplomats
discrepancy dominoes dumpling dunes echelon enlarge entrails evade fiddler finely flaky flipper flunking folklore foyer freedoms frostbite garters
glaze godsend grange groping gumbo gunnery handbags harem historian humid hyper ignores immaterial impractical indict insidious insolence joyride
kindred lasso leapt lingering liquids magicians maximize militant mooch morn mythical nautical nemesis ninny notches noticeable nucleus nutritious
odyssey outcasts outlawed outlets ovation paved petal philanthropist pickings polio poppa pressured promenade pucker quirt ranchers reacts realist
reassure redheaded rejoicing relays remission reopened ripples rooftops roost scepter schnitzel scooped scrounge sledgehammer snickers solicitation
speakerphone spinner splinters squeamish stinger stockholder straining stroller submissive surrounds swamps swaying tambourine tantrum tasteless
tensions thoroughbred tiptoe topping tranquilizers trivia turquoise turret unmistakable vacancy veneer viral wails wanders weathers whaling whitehead
willies workload yuppie zilch acceleration activating adolescence alphabetical amputate antiseptic ascension attachments attributed avenged babble
backfire bedbugs beehive believers bloods bogeyman buffoon busiest callback caste cemeteries charlatan chimpanzees circuitry clinking coldest coliseum
collapses commendable conform conserve considerations consistently constipated copycat croquet cubic darkroom decapitated decorative defies demeaning
demographic denounce differential disparage dissection doped ebony emporium endearing envoy eons exemplary eyelash fairest fashions fearing flung
flutter forceful fornication gems gloating grader grouchy harpoon hoagie huckleberry imaginations impersonal incest indicator inhibitions intolerant
invariably jailed kidder kudos laces lashes licorice lifeline locust madder manoeuvre metaphors miraculously missionaries mongrel mutations narcotic
oncologist operas ordained overhearing pedicure pining pivotal poncho pounded precedes preemptive pretense protesters psychics pulses punitive racks
ramifications rammed rapes rapture rascals ravaged recap reinforcement remarry resuscitate rigor rots rugby sanitary scavenger schoolyard shafts
shamed shire sizzling slaps smacking sneezes snowstorm sorely spec speciality spineless splatter splint springing stapler stylist successes swingers
taxicab teapot textbooks thingies tiff timeless toenail toner torched totem transference trendy trespasses tricking tryout unconsciously
unconventional undying unhook unplug unselfish unsuccessful untimely untouchable upped vigil wail warms warpath wedgie wherefore wrought yams yeast
abbot activation alcoholism almanac amazes ambassadors amputation annex apex arches argyle assert assures atone avail bagging barbecued bawling
bequeath blowtorch blubber bombardment booties breezes broomstick brotherly bullion captioning carnation celibacy chromosomes civilizations clang
clanging clobbered coastal coerced confided conning constitute coppers corns countermeasures creditors damper destinies diddle displacement disrupted
divinity doctrine driftwood dropout earplugs elevate entrapment ergo eviction extinguish fiddling fined firefighters flicks flounder follies frock
gagged getup hailed hallways handout hawking heightened heirloom hooey hooky hormonal hounding hyenas impaired impressionable impromptu individuality
inept inexcusable infatuation insistent inspectors instinctively irreplaceable irrigation junket keno ladylike laxative likable lineage lodging lurch
mantra mausoleum memos middleweight mingling misleading mistaking mobster modification molester monotonous munch neighing nightstand nonexistent
nosing nothingness omens onset ovaries overpriced parades parsley penises pestering philosophers pickups pigsty pinhead pinning pinto plop plunder
positioning progressed projectile puked quiche quitters refuel renovation reptiles reroute reruns revisit rigorous risotto rudeness sanction sappy
saturated segregation sentries sergeants shah shipyard shortness silenced skim skydiving skylight sleek snorts snout somerset spaced spaniel splat
sprain stingers stressing stubs subcommittee submerged sulphur suspenders swabs trimester trinkets trumpets tweet unhand unplugged waltzing weakling
weaving whopper wimpy woodwork woozy yodel zinc abductions acids airlock annulled arose barricades bartenders beaming billiard bipolar blackbird
bloodstains booted bootleg buggers bustle buttered cellophane censor checkered chipmunk chlamydia chumps circumcised cloaking clothe cocked
coincidental collarbone comical conga congratulated conjecture consultants couriers crepe cutthroat decorum detonators dictates diminish disagreed
distressing disturbances downer duplicated entree facade famed farthest flagstaff flimsy footloose freedman frolic fundamentally gaping gastric
geological glows godless gratification guillotine hanky headset horsey hospitable housed humanoid hunky huzzah illuminate inclination incomprehensible
inconclusive institutionalized jerked khaki kingdoms landslide launcher limber longitude lovelier mariachi meats metaphysical midday milkshake monarch
monogamous mores mousy nationality nigh nincompoop nodding openers oregano pamphlets perpetrators pixie pledges porridge porters predictions pretenses
puffed punishable purified raiding rams rappers repaid repression resigning rhyming sable sanctimonious sandstorm scariest scolded seltzer shielding
shootings shrew sinuses situated skips skit slicker smacks smashes specifications spectacles spilt spontaneity squirm staking straitjacket sumo
surgeries syllable taillight televised tenderly therapists thyself tranquil treadmill treaties troublemakers trustee turtleneck typist undergo
unresolved unzip uppity visually vocation wallop wanton warmest wetlands wetting widen wino workings alderman alienated annihilation antisocial
appliance appreciative autobiography bandstand banners bard bellows birthplace bishops blip blockhead boned bookshop bores bowed bunkhouse bunt
bureaucratic burglaries butchers cavities charismatic chinks cirque cliche clog coax comparative complexity contention councillor crapper cremation
cuddling cunts daiquiri dandruff defences delicatessen deserting diners diocese disclosed discouraging discreetly discriminate ditches doomsday douse
dozed drab ducats eloping embracing enslaved expresses expulsion eyeing fallow fantasizing fittest flabby flourish footlocker forefathers franc
freebie frosted gazing glib goulash groupies hazy heirs hijackers hordes hypnotist idealistic impure inquest insignia intellectuals intervened
irreversible jubilee kibble kidnappings kinks labyrinth locomotive lode loosely loveliness loyalties matchmaker meteorite middleman modifications
moles munchkin mundane nautilus neurosurgeon nosebleed novice occupant occurring outdated overflowing palaces paprika pardoned pastime patented
paternal pathologist pawns pawnshop paychecks pertaining pheasant piracy playroom plugging prefect premonitions principals prism progressing prowler
radioactivity rainstorm rallies recapture recognizing regulator repulsed respective revel revered rooks runaways saber scuttle serialize shortstop
shrieking sidewinder smirk snidely soundproof sparkles spills spontaneously stateroom stellar stenographer sternum storming subdue superhuman
sweepstakes syllables symmetry tamed temperamental toke trample tremor tripe unnecessarily unsettling uttered varied vegetation vipers voter wallowing
wheeled whinnying windbag advisable affiliated albatross alleyway anchors anecdotes archery behaves beneficial berth bile billboards bossing braids
brainstorm breeder breezy bulging bunkers capsules catalyst catatonic cellmate certifiable climber coincide commonplace compensated confinement
conjugal contemptible corrupting counterattack cranium darkened dehydration deport deportation depositions deprivation derelict descendants diligent
dirtiest disinfectant disrespecting ditching ditty drinkers droppings drowns duped eastbound eavesdrop embalming exodus exposition firstborn foretold
frauds fumble giveaway gladiator glimmer gripe harlot hassling herds hookup houseboat hyperventilating iguana immaculate incarceration inferiority
infiltration intellectually interferes inverted inward jaded jeopardizing jockeys juncture kiwi knowledgeable ladders legislature leopards liposuction
lofty mammoth matador matron mega metabolic methinks mikes mimic misconduct misunderstandings molecule monsoon mumble mutton nappy necklaces neuter
nominee objected overpaid pancreas parachutes parenthood partied payoffs perilous perversion petticoat pileup plumbers powering probing prowess
psychedelic puddles questionnaire ranting regimen remanded repellent rummage rustic saga saluting scams scones scrimmage scurry selfishness shorted
shoveling silicone silky simulator skillful skyscraper sluggish snowboard solidarity southbound stardust subtlety sweeten taint technological
temperance thirteenth thoracic tolling tongs toothpicks traveller trite tropics truckers truffles tulip turnips twigs unbeatable uncut undersea
uneventful varmint wheezing whimsical workman yanking accumulated aced advisement ails airs amenities apparition applauding appraisal apprehension
arbor archaeology authenticated averages baccarat beards beavers binder bins bitterly blabbing bluebird boathouse bountiful briar buries canaries
carats carp cinder clique collagen combs compartments complement confines conglomerate consistency contented convene cookout coupled coveted cranial
creations crusades dally degradation depleted derivative devouring disguises disobedience displeased diverse diverted dominance doorways downing
duckling duper echidna embryo essentials fascism fatherland fattening fearsome fennel fiends figuratively fingered fiscal floozy freelancer garments
gauges gauntlet gavel gooey graze grievances heartily hellfire hellish homeward hypothermia imposition incorrigible innate instructors intergalactic
jails jihad knockers kook latent lavish lilac liquidate luminous neurosurgery newsroom ninjas nostalgia occupying origami outsmart parchment pedigree
perchance peyote pianos plaintiffs poodles prance preppy priesthood pristine promotional purr quadruple quilt radioed rattles reactive rebuttal
reigning rein relativity repugnant rescheduled reveille revving ridiculed rims rustlers scalped seamen semantics sensations shattering shelled sickly
sixteenth slacker slacking slag sleaze sliders snare sonnet spats sprang squatting stank stimuli strides subtitled suitors swelled synchronisation
synchronized talcum tightening tome trig uncalled underbelly uneven unlawful unquote unsavory urinal vantage variable veranda verbally vertigo
victimized vino warlord wheeling whims wickedness wield womanhood worshipping yogi zeroes zoos albeit amiss anointed anomalies argumentative
attributes backstabbing backtrack baseline basing bedding betrays binary biochemical blackberry boning bookkeeping brightly bunches buttoned cabby
cantaloupe cayenne cedars cellulite charred chiseler chlorine christening chromosome circumference cited clans clinically clipboard colds coolers
countenance craven crouch crucifixion cypress dailies dawning daylights dazed deactivated decidedly defuse degas demoted dented desertion deviate
devout dimwit disappointments distrust drenched drifts dungeons evenly excelsior exited eyed fabrics feces flustered foresight forgetful founders
gammas gerbil glacier gossiping gradual graph grasping grasshoppers guesthouse gummy haggis hairspray handiwork handsomest hangout hardships hastily
heartburn herder hinting hothead implosion inanimate incinerator incriminate indispensable indulging inexplicable infantile ingrate jeeps justifies
ladle leach limelight limey mahogany maimed malfunctioning manhole mantel messengers metaphorically mined mislead monstrosity moonbeam morph motorbike
nannies nefarious neighboring newsreel nymph objectivity outhouse outskirts outsmarted pacemaker packers paintball pawned pedals pennant philharmonic
pickpocket picnics pleasurable pollard postponing prematurely presumption primed protested quarreling racking raindrops raptor ratchet rearranged
reckoned recourse relaxes reprogram resides respectability restful retriever rhinoceros roadhouse rougher roving saddened sarsaparilla satisfies
scamming scandals schooner scorched scoundrels scrumptious seductive seminars sender shacked shepherds shiner shingle shoelace sift sigma skyscrapers
slender sneer sniffed soiree spiteful sporty squishy starfish stint suburbia suffocation sulk tablecloths tangerine tartars techno temptations
teriyaki termite thatch tinkling townhouse trickery triplicate triumphs troubadour turds unbutton unofficially unveil utilities vanishes vassal
vigilant violates voluptuous wary washout wayward weakening acorn acquittal acupuncture adulthood adventurer aggravate aisles aloft altercation
ambience ambiguous angrier apprised aristocratic assemblyman assortment astronomical attractions backgammon backhand baiting baptize bargained
bayonets beefsteak belch belittle benevolent bicarbonate bluegrass bookworm brainwashing burritos bushed cabbages caprice cartilage ceases chameleon
classification collage compulsory conflicting consensual cookbook cools cranking creeper criminally crippling cruisers dalmatian defenders delights
deserter deviation dictating documentaries dorms drowsy electron emeralds enlightening entertainers entrust exempt existential faceless flagpole
floral fluttering gallbladder galore gases gassed genitalia gondola gory grandeur groveling haggle hairbrush handsomely hasten headlight hinder hoke
homophobic homos hone hooligan huddled hurdle impaled improbable impudent incendiary inexpensive infatuated inflatable innermost jackasses jettison
jingling knowingly lefts legation lengthy leprechauns leprosy ligature limiting majored manifesto maritime mauled medicaid methadone midshipman
migraines moderation mono moxie muggles mummies murderess mustangs nachos negligee neutralized nobleman nominations obeying organisms outbursts
overjoyed overtake paradigm peacekeepers perseverance personals placebo premed profanity protectors provinces prowling psychopathic punt quinine
racketeering rampart recount redecorating redwood reels reentry reincarnated remembrance reminisce replicate respirator retake retina revoke royalties
saddles sayings schnapps sect seedy shard sharpest shifty shoddy shortcomings shortcuts sidetracked skiff skinheads slurping smoothie snitched spandex
spied stainless starry stoked stonewall stopwatch stroking succubus supporter surfaces swami swinger symbolism synapse tabby tampons tempers
terrorizing thetas tormenting torque tranquility traumas traverse tripled tweaked underprivileged uniquely unsaid unwelcome vegetarians westerns
whereby whimper whiter winked wobbly wrestlers yammering abduct accommodating acknowledging adverse agonizing alteration amazement anchorage
annihilate antidepressants appreciating artificially asphyxiation astronomer atrium audible autism barometer beady beater bonuses bungee burlesque
cadavers caddie calmer cardiologist carpool catwalk celibate characterized cheaters clairvoyant clatter closeness clutching coastline commoner
construed consumes contaminate contusion cooperated coot copping cornfield counties courted crass creamer critically cushy decaying delirium depress
despises destitute devoid diff dinghy doodles drivel drunkenness eloped emerges escalate esophagus evict exonerate extravaganza fantasia favourites
fawn festivals fibres firecrackers fixer flammable flattened flippers flirtation forcibly forthwith fragrant fronting fuckhead gleaming goring
guardhouse guitarist gulch gush harping hayride hoopla horsing houseboy housewarming humongous hustled hypothalamus illicit inhaled inhaling
insecurities insider invulnerable jalopy jazzed jumpsuit jungles keepsake kites lakeside legions limitless limos magnolia mamas mansions mediocrity
meningitis messieurs milestone momentous mosey neutered nicknamed nicks nudes nutcracker nutmeg nutrients parody patter payphone pebbles pecking
peeked physicists pimpernel piping possessing promo provost pushers ratty realism resurrect retrospect reunite ridges righto robust rotted ruddy
rusted sacrilege sciences screeches scrip scriptures seclusion sedatives senorita shoeshine similarity singed singled skepticism spar sportswriter
squirming starred stereotype strutting subconsciously subliminal surly sweated swindle swivel tabernacle tapestry tempest thane theology thorny timers
tomorrows transmitters trapping trends trinket tropic turnoff undergarments undisturbed undressing unguarded unisex unpunished unruly vowel wardens
watery whinnies wisest wooing youths zapped abortions academics adoring aggressively amidst amuses anemia anonymously archaic aria ascending asunder
atrocious averted axes bagpipes banger barmaid barracuda batty beeped bestseller blonds blooms blundering bombardier boogeyman borscht breaches breech
bunion burr cackling cervical characterize chewy chins cobwebs coffeehouse colleen commoners computerized consortium coolant cowgirls crackle
curiously czar defying derive descends donkeys earthling egomaniac egotistical emptying enquirer enraged ermine exalted factions feeder figs firefight
fixation flicker flowed flunky fondly fowl fraught furlough gash gatekeeper gilded glider goop gouge greats grocer guidebook hacks hairstyle heaviest
highs humankind illnesses impatience impossibility inbred infestation informative inkling jaywalking journalistic kernel kneecaps kooky krypton
lovesick lube lubricant mallet medicare melodrama mesh midair midlife mopey mutated mutters nabbed necessities nightie nostril okayed oldies overwhelm
overwrought pacifist padlock pansies pitchfork playpen presto primate printout prized probes prod psychologists quarreled quarrels rafters ravioli
razors readout remiss repetition retinal retrace revert revolutionaries revolve rheumatism saps schilling scorned sensuality sifting smorgasbord
snakeskin sneaker soundly spiffy spokes sportsman spreader squarely squirts standoff staples stewardesses stirs strep stuntman suppressed suppressing
symposium tapeworm taupe taut tenement thankfully thrashing tingly titled tournaments trachea trifling troth tubing tumour tutu unbalanced unbreakable
uncivilized undergoing underhanded undoing unfairly unfreeze unresponsive unsettled upchuck uplifting urinating valise varying veterinary vigorous
visuals vocals wainwright waived wastes whirling width willful yakking zest accosted admiralty admittance aesthetic airmen alabaster archdiocese
arduous ascendant baboons backers bearable beastly beheaded bellhop bigotry bimbos biologically bleeps blockage bolus breakaway bullfighter bullseye
caboodle centerfold checkpoints circumcision citations clinch cloaked clubbing competitions concessions concourse cooker corduroy cornerstone coworker
creams credo crewmen debacle declares degrade depravity detach dinars discontinue discontinued discs displeasure dongs dreading dykes eleventh empties
enchilada enforcer enslave entrees ethically evaluations evermore excursion exert extraterrestrials extremes eyeglasses faculties familiarity faro
feathered fifties flashbacks flowery folders follower forceps foreclose formaldehyde forthright frees fused futon galoshes gasket grotto grudges
grueling gutsy hammy harpy hearth heroics highball hitching hypodermic idealist illumination imitations inadmissible incumbent infraction innovation
instances intolerance invisibility irreparable jackals jailbird kangaroos kink lascivious launder legwork limerick lore loudest masquerading maxed
medicated meditating memsahib moderately monarchy mope mothballs munchkins neath neighborly newspapermen nodded noggin oddball overcame paratroopers
parlay pellets perfumed phlegm phosphorus pigheaded pitied porterhouse powwow preceding prejudices proclaimed professionalism prosthetic puzzling rant
rarest recluse refute regeneration relates remnants reopening repel riverbank robotic rudimentary rumpus runaround salutations sanctions servitude
shipmates shogun skyline slough smoky snapper sparkly speakeasy spotting spouses stamper statutes stools stowaway stowed straighter striptease strode
stuffs suckered sunflower supermarkets swerve switcher synchronize tampon thready tilted tipper tireless toasty tomcat trampoline trashing tucking
tweak vectors vitality wading whammy whosoever winkle xenon abode accursed adept affordable alfalfa aloof annals antibiotic appendectomy arraigned
attentions barring bashing belay belligerent bellybutton billiards bloodhounds blossoming blubbering boasting boldly boosters bootlegger bosoms boxcar
budding bullpen bumblebee bunghole burdened bureaucrats butlers canals canoes carelessness chafing chants chassis chromium citing cleanest clit
cloakroom clothed clubber cockamamie coley collectively communal comped compels convened crapped cray criticized cults daredevil denim deteriorating
dipper disqualify divides divinely dupe eagerly efficiently emblem embolism empires extenuating extort extraordinaire extremities fantasized
fatalities fathead felonies feverish fibre finite flanks flatfoot foolishly formations fortitude foursome fresher fryer gingerbread gophers gushing
hankering hardwood headway hoarding hologram horseshoes hosanna hysterics ideology impersonate impotence incognito inconspicuous indistinctly
infecting inflamed inflammation inhabit inhalation inoperable insinuate intents interstellar jackrabbit journeys knapsack knifed knitted kumquats
lackey leveled liberals lido liftoff loneliest loopy lurid magnificence mailer meanings meringue merman midland mistakenly modeled mongoose mooning
motif motivational mourners narcissism natures negativity neighs nitroglycerin notoriously nudist oomph optimum overpowering ovulating paired
pandemonium pate pence peppy percentile phonies pillowcase playhouse plowed plowing poorest porcupine posterity precautionary premarital primates
prouder psychoanalyst puffing pumpkins pygmy quirky raider ransacked rattlesnakes rearranging regrettably regretting reiterate reluctantly remover
reputations reunions revs rooming sabotaging sanctum satire sculptures seam seaside sectors selenium sellout sermons shingles shipwrecked similarly
slashing slaving sleet snowflakes sobriety sorcery spouting sprite squealer stupendous subterranean subways summation sunburn systematically tawny
teacup teeming teletype tellers tempered terminating testifies tilting tipsy tourism traders treads turbulent tuxedos undergone underlined undesirable
unfeeling untamed utensils varieties violinist virile warships wazoo whitewash windowsill abominable aborted absurdity adage aides airing anemic
annihilated antsy anvil apologised appetizing apricot aristocracy arousing ashtrays aspiring athletics atrocity awkwardness backpacking balling
ballplayer bargains barnacle barrio beachhead beatnik blastoff bracken bracket braves bronc bumming bushel cahoots camcorder candidacy candler
canteens capers carriages cascade castaway centerpiece chalice chaperon cheaply childlike christen clunk collaborator collided confronting consort
consummated contradictory copier cots craftsmanship daffodils decoded delaying dentures dips dishonorable disobeying distal distilled drafty drawback
dressy duffer ecosystem electrified eluded emir empathize enacted endowed evading executor expectancy famously fascinates fated fellatio fixture
freeways furthest gables gaff gallivanting glanced gnome goth grassy grog gunboat gunny hacienda harshly hater hazards heaters helpers hemlock hertz
hierarchy hippodrome hisses hygienist idealism idly infallible inflammatory innocently inscribed insemination intestinal irritation kinetic lacy lira
magenta manageable margarine masochist massaging meager medley memorizing miffed mikado mistrust moonwalk morsel multinational munchies murmurs
narcissistic neurosis newsflash nonviolent northbound offenses offerings orbiting outgrown overdone paisley pampered pardons pawing pecs peeps
perpetrated philistines physiological pituitary planter poltergeist polymer positioned preached predatory pricey pudgy putrid quench radically realms
recorders redeemed reflecting reflections remodeling rentals reportedly reputed rhinestone roughneck sassafras scab scribble seashells selectman
shakers shimmering showroom shredding shriek sickest signify sisterhood sized sizzle skittish sleepwalking slouch snitches snooty softened sonata
soulless sparked spasms spectral sped splashed spotty spry spunky stipulate stitching subdued subtext succumbed sues superpower sweeper taunt
terrorized testimonial thickens thunderstorm tibia topple towering transatlantic trilogy tuberculosis ultraviolet unbecoming unconfirmed uncooperative
undermining unhappily unwritten vagrant vets visas wanderer wasps wastebasket wavelength whines wiggly wily winging withers wolverine woven zooming
accuses adversaries affectionately ailments alleluia amino animosity annoys antarctic anxiously authenticate backwater barbecues battleships beholden
berets bigot bobbing bonbons bowled boyhood boyish busybody cache calamari calibre canyons cardinals carsick castrate catapult caving chambermaid
chamomile cheekbones cherub chilli chokes chums churn clamoring clamped cleanliness cleverest clots clouding colonels compress condiments confidant
confuses connoisseur conspire convinces copyright coupe covey cripples crocodiles croissants curved dasher decked deejay definitions derogatory
designate desolation destruct dicey dingy disapproval discoloration disfigured dislikes disprove distortions downriver dribbling earthlings embraces
emissions endangerment endeavors equator escalating euro extensively faintly fascists fatherly feasible feminists festering fictitious filtered fizz
foes foreperson forger fortified fossils furlong gallantry geographical giraffes glaucoma gliding glutton grandstand grope handouts heats heaving
hummingbird hurled hypnotize hysterectomy impervious impregnated imprinted inconvenienced inertia infomercial insipid instantaneous intrepid intrusive
irate irrigate jargon kazoo kebab kilt kirsch koala lanterns lastly lids lifeboats lifelike lifestyles lite littering littlest lobes lusty macadamia
mailboxes malfunctioned manicurist marooned medicinal mescaline minx misfits mitigating molest moonlighting mortician mulberry murky muss needlessly
nieces nips nobodies obliterated obsess oceanic overdressed overlay overprotective paraphernalia parka pasty payload persecute pestle pillage playoff
porker posterior preliminaries prenatal pulpit purify radish rages ragtime rainier ramble rationalize recognizable reconvene reelection reflective
regency reimburse repentance resolute revived revolves roomful rubdown saffron sainted saltwater sarcophagus saver scalps scarves scoreboard scour
scud seine seismic shivers showcase showgirls sideline simpleton sirloin snazzy snorkel snowboarders spastic speculating splendidly squadrons squawks
stardom statesman statistic stony streaking stupider stupidly submersible subordinate sunblock suppertime supple swindled swoon synergy tanned tapioca
technicolor testicular theatrics thudding timbers tipster triggering triumvirate tubby unanimously uncomplicated undiscovered unfounded unlocking
vacuuming vapor vendors venison ventures vertebra vicariously wheelbarrow whirlpool whiting whopping zeal zodiac acrobat adoptive adoration affront
airman airship allure alphabetically amiable amphibious antibodies apostles applesauce ardent artiste asteroids availability avenues avert backdoor
balm barged baseballs baseman basements befall bellyful benches bilateral bionic blazers blemish blinks bloodline boatman boogers bouquets bragged
bribing brier brightness briny browse buckled buckles builders caballeros caboose campsite candlesticks chaste chauvinist chews childless chipping
chirp choosy clammy clarification classrooms cleft clingy clobber coachman cobalt coed coincidentally colonists colourful compounds conquests
consecrated consoling coughed coven cutoff cutthroats cyborg dawdle decomposing deem defeating defer deliverance demonstrators denounced deposed
detailing dieting diets dignify discerning dismembered dissent dominating duplicates easing economically ejection electrolytes endeavour everglades
experimentation extinguished fecal fess fiddlesticks fiendish filmmakers filthiest fistful fluorescent foreseen forgeries freckle gargle gonorrhea
grandmothers granola groundbreaking gymnast hairball hairless hales heretic hibernation hideously hogwash hokey hypertension impediment impertinence
improperly incinerated ineffective inherent insurgents internationally jiggling jumpers lactose lesion lessen linebacker loopholes lurks magnify
mandible mane mariners maybes meathead microwaves midsummer misbehave misfit misinformed mistreated mobs molded moldy monogrammed mousetrap mucus
multiplying naught nauseating nervousness nimble nuptials obstruct orifice originality outrank outwit overpower peddler pedestrians perched
pessimistic pestilence photogenic pitchers porky pragmatic preceded pregnancies prelim prelude promiscuity prospector quibble raccoons radicals
reassurance reboot receptors reciting resembling resin resuming revolutions rickshaw rippling rumbles sawdust scrappy scribbling sensibilities sexes
shanks shebang sheikh shipshape shoemaker shone shrimps shtick sidecar signorina sixpence skids slogans slugging smarty sniffling speedway spics
spitfire spoonful squander squandered stagger starlet stepdaughter strenuous sublet suburb supplemental symmetrical tadpole tawdry teardrops
telepathic toads tolls tortillas toughen tractors transistor treasured trouper twentieth twitchy unbridled underestimating undertaken undignified
ungodly unscheduled uploading vacuumed validity vamoose veggie ventricle vineyards visor wasteful wobble wouldst wreak yawns
`;
