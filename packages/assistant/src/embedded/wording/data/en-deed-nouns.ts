/**
 * English nouns that name a deed, with the verb for it: "responsible for the installation of boilers" is about installing them. One
 * verb a line, with its particle after a plus, then its nouns. Only nouns that always name the action: "design" may be a thing.
 */
export const deedNouns = `
administer administration
allocate allocation
analyse analysis
arrange arrangement
assemble assembly
assess assessment
bill billing
care+for care
check+in check-in
check+out check-out
clean cleaning
collect collection
commission commissioning
compile compilation
complete completion
conduct conducting
configure configuration
construct construction
coordinate coordination co-ordination
create creation
deliver delivery
deploy deployment
develop development
dispatch dispatch
dispense dispensing
distribute distribution
document documentation
draft drafting
enforce enforcement
evaluate evaluation
execute execution
fit fitting
handle handling
hire hiring
identify identification
implement implementation
inspect inspection
install installation
integrate integration
invoice invoicing
lead leadership
load loading
maintain maintenance upkeep
manage management
migrate migration
mix mixing
monitor monitoring
negotiate negotiation
onboard onboarding
operate operation
order ordering
organise organisation
organize organization
oversee oversight
pack packing
plan planning
prepare preparation
process processing
procure procurement
produce production
promote promotion
purchase purchasing
reconcile reconciliation
recruit recruitment
register registration
repair repair
replace replacement
resolve resolution
review reviewing
roster rostering
schedule scheduling
select selection
service servicing
set+up set-up setup
supervise supervision
supply supply
test testing
train training
translate translation
treat treatment
update updating
verify verification
`;

/** Before such a noun, an adjective that says nothing about the deed itself. */
export const emptyBesideDeed = 'overall general full complete entire day-to-day everyday';

/** Those whom one leads: "responsible for a team of 11", "responsible for 6 waiters". */
export const ledPeople = `team teams staff crew people employees members engineers developers nurses waiters waitresses agents reps
representatives associates technicians assistants apprentices trainees volunteers clerks drivers operators workers officers analysts
consultants cleaners cooks chefs colleagues designers managers supervisors interns`;

/**
 * -ing words that open a noun phrase as often as a deed: "Operating supplies", "Managing director's diary", "Recruiting fairs". In doubt
 * the line stays as it is.
 */
export const nounLikeGerunds = `acting advertising banking billing branding briefing building catering closing clothing coaching coating
computing consulting controlling cooking counselling dining drawing engineering filing finding founding funding gaming gardening
holding housing landing leading learning lending leaving licensing listing living managing manufacturing marketing meeting modelling
mining mentoring networking nursing offering opening operating ordering painting parking pending planning printing programming publishing
purchasing recording recruiting reporting running sailing scheduling serving setting shipping shopping sourcing staging standing
starting steering supporting surrounding teaching testing training trading turning understanding visiting warning weaving welding
winning working writing`;
