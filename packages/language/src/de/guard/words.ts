import type { GuardWords, Ladder } from '../../guard-words.ts';
import { groups, levels, list } from '../../word-list.ts';

export const germanWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
    assist* ausgeholf* aushilf* begleit* beigetrag* beitrag beteilig* einblick* geholfen gemeinsam gemeinsam_mit half
    helf* hilf* hospit* hospitation* im_team in_einem_team mit-* mit_dem_team mit_hilfe mit_unterstutzung mitarbeit
    mitarbeitend mitbetreu* mitentwickl* mitgearbeit* mitgeholf* mitgestalt* mitgewirk* mitglied* mithilf* mitplan*
    mitwirk* projektteam team teil_des teilgenomm* teilnahm* teilnehm* unterstutz* vertrat vertret* zuarbeit* zur_hand
    zusammen zusammen_mit zusammenarbeit*
  `),
  modest: list('berufserfahrung erfahrung* kenntnis kenntnisse'),
  passive: list(`
    ausgewahlt beobacht* besucht besuchte eingewiesen_worden gelernt hospit* teilgenomm* teilnahm* teilnehm*
    wurde_geschult zugeschaut
  `),
  duties: list(`
    aufgaben_waren aufgabengebiet beauftragt betraut in_meiner_verantwortung meine_aufgaben tatigkeiten_waren
    verantwortlich verantwortlich_fur war_fur zu_meinen_aufgaben zustandig zustandig_fur
  `),
  leading: groups(`
    abgeschloss*
    aufgebaut aufbau* baute
    ausbildung_von ausbilder* ausbildereign*
    ausgezeichnet* pramiert* preisgekront*
    bauleit* projektleit* teamleit* abteilungsleit*
    eigenverantwort* selbststandig* alleinig* eigenstandig*
    eingefuhrt einfuhr*
    entwickl*
    erreich* erziel*
    freigab* freigeb* freigegeb*
    fuhrung fuhrte gefuhrt fuhre fuhren fuhrungs*
    gewinn* gewann* gewonn*
    grunden grunde grundet grundete* grundung* grunder* gegrundet* mitgrund*
    implementier* umgesetzt umsetz*
    initiier* initiativ*
    konzept* konzip* entwarf* entworfen entwurf*
    koordin*
    leit* geleitet leitung leiter* leitend*
    management manag*
    senk* gesenkt* reduzier* verringer*
    steiger* gesteiger* erhoh*
    stellvertretend* stellvertret*
    steuern steuert steuerte* steuerung* gesteuert*
    ubertraf* ubertroff* ubertreff* ubertrifft*
    umgerust* umrust*
    verantwort*
    verbesser* optimier*
    verhandl*
    vorsitz* vorgesessen
    zertifizier*
  `),
  praise: list(`
    anerkannt* ausgezeichnet* beste bestem besten bester bestes bewahrt* brillant* einzigartig* erfolg* erfolgreich*
    erstklassig* exzellent* fuhrend* fundiert* gefragt* herausragend* hervorragend* hochkaratig* hochst* innovativ*
    langjahrig* makellos* nachweislich* perfekt* pramiert* preisgekront* renommiert* spitzen* top uberdurchschnittlich*
    umfangreich* umfassend* versiert*
  `),
  limits: groups(`
    abgelaufen* ungultig*
    autodidakt*
    befristet* aushilf* ausgeholfen aushelf* saison* zeitarbeit leiharbeit
    begonnen angefangen angemeldet* geplant* vorgesehen laufend* nicht_abgeschlossen* voraussichtlich* angestrebt* \
      noch_nicht
    bis_zu maximal hochstens max
    ehrenamt* freiwillig*
    einmal einmalig*
    finalist* nominiert* engere_auswahl
    gelegentlich* vereinzelt* einzeln* tageweise teilweise manchmal ab_und_zu sporadisch* aushilfsweise bei_bedarf \
      vertretungsweise
    hobby* privat private privaten privater privates freizeit*
    jede_zweite jeden_zweiten jedes_zweite jeder_zweite jede_dritte jeden_dritten abwechselnd
    kommissarisch*
    lernend*
    nur lediglich bloss ausschliesslich
    ohne_abschluss abgebrochen*
    pilot* test* versuch* experiment* erprob*
    praktik* azubi* auszubildende* werkstudent* trainee* volontar*
    student* schuler*
    teil teils teilweise teilbereich* teilprojekt* teilaufgab* halfte drittel
    teilzeit* halbtags
    unter_anleitung unter_aufsicht beaufsichtigt* angeleitet_durch
    wenn falls abwesen*
  `),
  frequencies: groups(`
    immer standig* dauerhaft* permanent*
    jahr jahre jahren jahrlich*
    minute minuten min
    monat monate monaten monatlich*
    quartal quartale quartalsweise
    regelmassig* haufig* oft
    stunde stunden std h stundig* stundlich* wochenstunden
    tag tage tagen taglich* tageweise
    woche wochen wochentlich* wochenstunden
  `),
  negations: list(`
    -frei ausgenommen ausser bis_auf kein keine keinem keinen keiner keines nicht nichts nie niemals niemand null ohne
    unfallfrei weder
  `),
  levels: levels(`
    grundkenntnisse grundlagen basiskenntnisse basis grundlegend* grundwissen grundniveau grundstufe anfanger* \
      einfach* a1 a2 schulkenntnisse schulenglisch gering* ausreichend
    mittel mittlere fortgeschritten_grund b1 konversation* erweitert* befriedigend
    gut gute guten b2 solide*
    sehr_gut sehr_gute fortgeschritten* vertieft* c1 fundiert* umfassend* sicher sichere sicherer sicheren sicheres sicherem versiert* langjahrig* hervorragend*
    fliessend* verhandlungssicher* ausgezeichnet* exzellent* perfekt*
    muttersprach* c2 experte* expertin* expertenkenntnis* spezialist*
  `),
  titles: list(`
    *leiter abteilungsleit* anwalt* arzt* arztin* assistent* ausbilder* bauleit* berater* chef* chefin* direktor*
    disponent* dozent* elektroniker* entwickler* experte* expertin* fahrer* filialleit* forscher* fuhrungskraft*
    geschaftsfuhr* grunder* ingenieur* inhaber* installateur* jurist* kauffrau kaufmann kellner* koch kochin
    koordinator* krankenpfleg* lagerist* lehrer* leiter* leiterin* manager* managerin* mechaniker* meister* monteur*
    obermonteur* partner* pflegefach* pfleger* praktikant* professor* projektleit* prokurist* rechtsanwalt* referent*
    sachbearbeiter* schichtleit* spezialist* stellvertret* teamleit* techniker* trainee* verkaufer* vertriebsleit*
    volontar* vorarbeiter* vorstand* wissenschaftler*
  `),
  titleEndings: list(`
    arzt arztin assistent assistentin berater beraterin chef chefin entwickler entwicklerin fahrer fahrerin fuhrer
    fuhrerin ingenieur ingenieurin kauffrau kaufmann kraft lehrer lehrerin leiter leiterin manager managerin mechaniker
    mechanikerin meister meisterin monteur monteurin pfleger pflegerin referent referentin techniker technikerin
    verkaufer verkauferin wirt wirtin
  `),
  smallTitles: list(`
    angehend angehende assistent assistentin aushilfe auszubildende auszubildender azubi ehrenamtlich ehrenamtliche
    geselle helfer helferin hilfskraft junior praktikant praktikantin praktikum stellv stellvertretende
    stellvertretender trainee vize volontar volontarin werkstudent werkstudentin
  `),
  moreThan: list('mehr_als mindestens oberhalb uber wenigstens'),
  firstPerson: list('ich mein meine meinem meinen meiner mich mir'),
  changes: groups(`
    verbesser* erhoh* stieg* gestiegen anstieg wuchs gewachs* zunahm* zugenomm* zuwachs
    verringer* sank sanken sinken gesunken fiel fielen gefallen ruckgang abnahm* abgenomm*
  `),
  causes: list('aufgrund dadurch dank fuhrte_zu infolge mit_dem_ergebnis resultier* so_dass sodass was_zu wodurch'),
  beforeOthers: list(`
    als-vertretung an bei beim das dem den der des die ein einem einen einer fur mein meine mit und unser unsere unter
    vom von zum zur
  `),
  instructions: list(`
    bisherigen_anweisungen diese_bewerberin diese_kandidatin diesen_bewerber diesen_kandidaten fuge_hinzu
    hinweis_an_die_ki hinweis_an_die_software ignoriere_alle ignoriere_die ignorieren_sie sie_mussen_hinzufugen
    systemanweisung vorherige_anweisungen vorherigen_anweisungen
  `),
};

export const germanPeople: readonly string[] = list(`
  abteilung* agentur* amt anwalt* anwalte* arbeitgeber* arzt* arzte* arztin* assistenz* aufsicht auftraggeber*
  auszubildend* azubi* bank bank* behorde* besucher* betrieb* bewerber* bewohner* buro* chef* dienstleist* doktorand*
  ehrenamt* einkaufer* eltern entwickler* expert* fachkraft* fachkrafte* familie* filial* firma firmen freund* gast
  gaste geschaftsfuhr* geschaftsleit* gesellschaft* gruppe* handler* handwerker* helfer* hersteller* inhaber* investor*
  jugendlich* kanzlei* kind kinder* kleinkind* kolleg* komitee kraft kunde* kunden* kundin* lehrer* lehrkraft* lehrling*
  leiter* leitung* lernend* leute lieferant* manager* mandant* mannschaft* meister* mieter* mitarbeitend* mitarbeiter*
  mitglied* mutter nachbar* neuling* nutzer* partner* passagier* patient* person personal* personen* pfleger*
  praktikant* praxisanleit* professor* prufer* rechtsanwalt* referendar* schuler* senior* spediteur* spediti* sponsor*
  student* studierend* subunternehm* team* teilnehm* trainee* unternehmen* vater verein* verkaufer* verlag* vertreter*
  verwaltung* vorgesetzt* vorsitz* vorstand* werk werkstatt zulieferer*
`);

export const germanLadder: Ladder = {
  doing: list(`
    abgeschloss* aufbau* aufgebaut baute einfuhr* eingefuhrt entwarf* entwickl* entworfen entwurf* gegrund* grund*
    implementier* konzept* konzip* koordin* umgesetzt umsetz* verhandl*
  `),
  leading: list(`
    fuhre fuhren fuhrte fuhrung gefuhrt geleitet koordin* leit* leitung manag* management steuer* verantwort*
  `),
  reached: list('erreich* erziel*'),
  lesser: list(`
    angeregt ausgewahlt einteil* gelernt mitwirk* nutz* protokoll* teilgenommen teilnahme vorgeschlag* vorschlag*
    zuarbeit*
  `),
};

export const germanClaimWords: readonly string[] = list(`
  *schein abteilung* akkredit* alle allein* allen aller audit* auszeichn* automatisier* bachelor* bedeutend* beforder*
  befordert beschleunig* budget* bundesweit* chef* deutlich* diagnos* diplom* direkt doktor* effektiv* effizien*
  effizient* eigen* eingestellt einspar* einstell* einzig* eliminier* entscheid* erfind* erfolg* erfund* ergebnis*
  erheblich* erhoh* ernannt ersparn* erste ersten erster erstes erstmal* europaweit* expert* fachwirt* fliessend*
  fortgeschritten* ganz* generier* geprufte* gesamt* gestarkt gewinn* global* grosse grossen grosser grosser* grosses
  grosste* gruppe* haupt* immer infrastruktur* international* komplett* konzern* kritisch* kundenbind* laufend* lehr*
  leistungs* master* maximier* medaill* mehrere* meister* minimier* modernisier* national* ober oberarzt* oberleit*
  oberpfleg* oberst* oper* patent* personlich* plattform* prazis* preis* produktivit* prokura promotion promov*
  publizier* qualitat* regional* rendite* samtlich* schein schnell* selbst* senior spezial* staatlich* starke* steiger*
  stets strategisch* umfassend* umsatz* unternehmensweit* unterricht* verbesser* verdoppel* verdreifach* vermeid*
  vermied* veroffentlich* verordn* verstark* vertieft* viele* vollstandig* vorstand* wachstum* weltweit* wesentlich*
  wichtig* wirkung* zahlreich* zertifi* zufrieden*
`);
