import type { GuardWords } from '../../guard-words.ts';
import { groups, list } from '../../word-list.ts';

export const germanWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
      mitarbeit mitarbeitend mitgearbeit* mithilf* mitgeholf* mitwirk* mitgewirk* unterstutz* half hilf* geholfen helf* beteilig*
      teilnahm* teilgenomm* teilnehm* assist* zuarbeit* beitrag beigetrag* mitglied* im_team in_einem_team projektteam team teil_des
      vertret* vertrat begleit* zusammenarbeit* gemeinsam mit_dem_team aushilf* ausgeholf* mitbetreu* mitentwickl* mitgestalt* mit-*
      mitplan* hospit* einblick* zur_hand zusammen_mit mit_hilfe mit_unterstutzung hospitation* gemeinsam_mit zusammen
    `),
  modest: list('erfahrung* kenntnis kenntnisse berufserfahrung'),
  passive: list(`
    teilnahm* teilgenomm* teilnehm* zugeschaut beobacht* gelernt besuchte besucht hospit* wurde_geschult eingewiesen_worden ausgewahlt
  `),
  duties: list(`
    zustandig_fur zustandig verantwortlich_fur verantwortlich betraut beauftragt meine_aufgaben aufgaben_waren zu_meinen_aufgaben
    aufgabengebiet tatigkeiten_waren war_fur in_meiner_verantwortung
  `),
  leading: groups(`
    leit* geleitet leitung leiter* leitend*
    fuhrung fuhrte gefuhrt fuhre fuhren fuhrungs*
    verantwort*
    steuern steuert steuerte* steuerung* gesteuert*
    vorsitz* vorgesessen
    management manag*
    koordin*
    freigab* freigeb* freigegeb*
    konzept* konzip* entwarf* entworfen entwurf*
    entwickl*
    eingefuhrt einfuhr*
    aufgebaut aufbau* baute
    grunden grunde grundet grundete* grundung* grunder* gegrundet* mitgrund*
    initiier* initiativ*
    verhandl*
    gewinn* gewann* gewonn*
    steiger* gesteiger* erhoh*
    senk* gesenkt* reduzier* verringer*
    verbesser* optimier*
    ubertraf* ubertroff* ubertreff* ubertrifft*
    eigenverantwort* selbststandig* alleinig* eigenstandig*
    erreich* erziel*
    bauleit* projektleit* teamleit* abteilungsleit*
    ausgezeichnet* pramiert* preisgekront*
    zertifizier*
    umgerust* umrust*
    stellvertretend* stellvertret*
    ausbildung_von ausbilder* ausbildereign*
    abgeschloss*
    implementier* umgesetzt umsetz*
  `),
  praise: list(`
      beste besten bester bestes bestem erstklassig* hervorragend* ausgezeichnet* preisgekront* fuhrend* renommiert* anerkannt*
      einzigartig* innovativ* erfolgreich* erfolg* herausragend* exzellent* brillant* spitzen* top uberdurchschnittlich* hochkaratig*
      makellos* perfekt* bewahrt* nachweislich* versiert* langjahrig* fundiert* umfassend* umfangreich* hochst* gefragt* pramiert*
    `),
  limits: groups(`
    wenn falls abwesen*
    nur lediglich bloss ausschliesslich
    einmal einmalig*
    jede_zweite jeden_zweiten jedes_zweite jeder_zweite jede_dritte jeden_dritten abwechselnd
    gelegentlich* vereinzelt* einzeln* tageweise teilweise manchmal ab_und_zu sporadisch* aushilfsweise bei_bedarf vertretungsweise
    hobby* privat private privaten privater privates freizeit*
    ehrenamt* freiwillig*
    praktik* azubi* auszubildende* werkstudent* trainee* volontar*
    befristet* aushilf* ausgeholfen aushelf* saison* zeitarbeit leiharbeit
    teilzeit* halbtags
    abgelaufen* ungultig*
    begonnen angefangen angemeldet* geplant* vorgesehen laufend* nicht_abgeschlossen* voraussichtlich* angestrebt* noch_nicht
    finalist* nominiert* engere_auswahl
    ohne_abschluss abgebrochen*
    bis_zu maximal hochstens max
    teil teils teilweise teilbereich* teilprojekt* teilaufgab* halfte drittel
    pilot* test* versuch* experiment* erprob*
    unter_anleitung unter_aufsicht beaufsichtigt* angeleitet_durch
    kommissarisch*
    autodidakt*
    lernend*
    student* schuler*
  `),
  frequencies: groups(`
    minute minuten min
    stunde stunden std h stundig* stundlich* wochenstunden
    tag tage tagen taglich* tageweise
    woche wochen wochentlich* wochenstunden
    monat monate monaten monatlich*
    quartal quartale quartalsweise
    jahr jahre jahren jahrlich*
    immer standig* dauerhaft* permanent*
    regelmassig* haufig* oft
  `),
  negations: list(`
    nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder ausser null ausgenommen bis_auf -frei unfallfrei
  `),
  levels: groups(`
    grundkenntnisse grundlagen basiskenntnisse basis grundlegend* grundwissen grundniveau grundstufe anfanger* \
      einfach* a1 a2 schulkenntnisse schulenglisch gering* ausreichend
    mittel mittlere fortgeschritten_grund b1 konversation* erweitert* befriedigend
    gut gute guten b2 solide*
    sehr_gut sehr_gute fortgeschritten* vertieft* c1 fundiert* umfassend* sicher sichere sicherer sicheren sicheres sicherem versiert* langjahrig* hervorragend*
    fliessend* verhandlungssicher* ausgezeichnet* exzellent* perfekt*
    muttersprach* c2 experte* expertin* expertenkenntnis* spezialist*
  `),
  titles: list(`
      leiter* leiterin* *leiter manager* managerin* chef* chefin* direktor* geschaftsfuhr* vorstand* meister* vorarbeiter* obermonteur*
      monteur* installateur* ingenieur* entwickler* berater* sachbearbeiter* kauffrau kaufmann verkaufer* krankenpfleg* pfleger*
      pflegefach* arzt* arztin* lehrer* dozent* professor* forscher* wissenschaftler* anwalt* rechtsanwalt* jurist* koch kochin kellner*
      fahrer* lagerist* techniker* mechaniker* assistent* referent* koordinator* teamleit* bauleit* projektleit* abteilungsleit*
      schichtleit* filialleit* vertriebsleit* stellvertret* fuhrungskraft* experte* expertin* spezialist* praktikant* volontar* trainee*
      inhaber* grunder* partner* ausbilder* prokurist* disponent* elektroniker*
    `),
  titleEndings: list(`
    leiter leiterin meister meisterin ingenieur ingenieurin techniker technikerin mechaniker mechanikerin berater beraterin fuhrer
    fuhrerin arzt arztin lehrer lehrerin pfleger pflegerin entwickler entwicklerin kraft kaufmann kauffrau assistent assistentin wirt
    wirtin monteur monteurin manager managerin verkaufer verkauferin fahrer fahrerin referent referentin chef chefin
  `),
  smallTitles: list(`
    assistent assistentin junior praktikant praktikantin praktikum werkstudent werkstudentin auszubildende auszubildender azubi trainee
    stellvertretende stellvertretender stellv aushilfe hilfskraft volontar volontarin helfer helferin vize ehrenamtlich ehrenamtliche
    angehend angehende geselle
  `),
  moreThan: list('mehr_als uber mindestens oberhalb wenigstens'),
  firstPerson: list('ich mein meine meinen meiner meinem mir mich'),
  changes: groups(`
    verbesser* erhoh* stieg* gestiegen anstieg wuchs gewachs* zunahm* zugenomm* zuwachs
    verringer* sank sanken sinken gesunken fiel fielen gefallen ruckgang abnahm* abgenomm*
  `),
  causes: list('dank wodurch dadurch sodass so_dass infolge fuhrte_zu resultier* mit_dem_ergebnis was_zu aufgrund'),
  beforeOthers: list(`
    der die das des dem den zum zur vom beim an mit von bei fur ein einen einer einem unser unsere und mein meine unter als-vertretung
  `),
  instructions: list(`
      ignoriere_alle ignoriere_die ignorieren_sie vorherige_anweisungen vorherigen_anweisungen bisherigen_anweisungen
      hinweis_an_die_software hinweis_an_die_ki diesen_kandidaten diese_kandidatin diesen_bewerber diese_bewerberin fuge_hinzu
      sie_mussen_hinzufugen systemanweisung
    `),
};
