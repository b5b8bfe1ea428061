import { groups } from '../../word-list.ts';

/** People, goods, places and what hands work on, under their various names. Size and rank differ in none of the groups. */
export const germanThings = () =>
  groups(`
    ambulant* hauslich*
    anfrag* frage* kundenanfrag* nachfrag* ruckfrag* anliegen erkundig*
    angebot* offert* kostenvoranschlag* kostenangebot*
    angehorig* famili* verwandt* familienangehorig* familienmitglied*
    ansprechpartner* kontaktperson* kontakt ansprechperson*
    arbeitgeb* firma betrieb unternehmen
    arbeitskraft* mitarbeit* personal*
    arbeitsschutz* arbeitssicherheit* sicherheit_am_arbeitsplatz
    arzt* mediziner* arztinnen
    arztpraxis* arztpraxen praxis praxen ordination*
    auftrag* bestellung* order* bestellauftrag* kundenauftrag*
    auszubildend* azubi* lehrling* lernend*
    bauplan* bauplane* zeichnung* plan plane* bauzeichnung* konstruktionszeichnung*
    baustell* bau bauvorhab* bauprojekt*
    bauteil* teile teilen komponent* bauelement* einzelteil* werkstuck*
    behandlungspfleg* medizinische_pflege
    behinderung* beeintrachtig* handicap
    behord* amt amter* amtlich* dienststell*
    bestand* vorrat* lagerbestand* warenbestand*
    bewerber* kandidat* bewerbende* bewerberinnen
    bibliothek* bucherei*
    blutdruck* rr
    blutentnahm* blut_ab blut_abnehm* blutabnahm* blut
    blutzucker* bz glukose*
    boden* fussboden* bodenbelag*
    burger* einwohner* burgerinnen
    buro* geschaftsstell* office
    bus busse omnibus* linienbus* bussen
    dach dacher* bedachung*
    demenz* demenzerkrank* dementiell* demenzkrank*
    dienstleister* dienstleistungsunternehmen fremdfirm* externe_firm*
    ehrenamtlich* freiwillig*
    eltern* erziehungsberechtigt* sorgeberechtigt* elternteil*
    empfang* rezeption* front_office pforte* empfangsthek*
    ernahrung* kost diat*
    ersatzteil* austauschteil*
    fahrgast* passagier* reisend* mitfahrend*
    fahrschein* fahrkart* ticket* fahrausweis*
    fehler* mangel* defekt* bug bugs fehlfunktion*
    feld felder feldern acker*
    filial* laden ladengeschaft* geschaft* verkaufsstell* shop* geschaftslokal*
    fluchtling* gefluchtet* asylbewerber* schutzsuchend* asylsuchend*
    fracht* ladung* ladegut* frachtgut*
    frachtpapier* frachtbrief* begleitpapier* versandpapier* transportpapier* versanddokument*
    gabelstapler* stapler* flurforderzeug*
    garten* gartenanlag* grunanlag* grunflach* aussenanlag*
    gast* kund* besuch* hotelgast* restaurantgast* besucher*
    gebaud* haus* objekt* immobili* bauwerk* liegenschaft*
    gefahrgut* gefahrstoff*
    gemeinde* kommun* stadtverwaltung*
    grundpfleg* korperpfleg*
    grundschul* primarschul* volksschul*
    heizung* heizungsanlag* heizanlag*
    hof hofe bauernhof* landwirtschaftsbetrieb* landwirtschaftliche*
    hubwagen handhubwagen ameise
    jugendlich* teenager* junge_menschen jungen_menschen heranwachsend*
    karton* kiste* schachtel* box boxen behalter*
    kind* kinder* kids jungen_und_madchen kleinkind*
    kita* kindertagesstatt* kindergart* tageseinrichtung* kindertageseinricht* krippe*
    kleidung* bekleidung* textil* mode modeartikel*
    krank* erkrank* krankheit* erkrankung*
    krankenhaus* klinik* klinikum* spital* hospital*
    kuche* grosskuch* restaurantkuch*
    kund* kunde* kundschaft* klient* auftraggeber* kaufer* abnehmer* verbraucher* konsument*
    labor* laborwert* laboruntersuch*
    lager* warenlager* depot* magazin* lagerhall* lagerhaus*
    lebensmittel* nahrungsmittel* esswaren
    leitung* kabel* elektroleitung* stromleitung*
    leser* leserschaft* leserinnen
    lieferant* zulieferer* zulieferbetrieb* zulieferfirm* vorlieferant*
    lieferschein* lieferpapier* warenbegleitschein* lieferdokument*
    lkw lastwagen* lastkraftwagen* lkws laster
    mahlzeit* essen speise* gericht* verpfleg* kost
    mandant* klient* mandantschaft* kund*
    maschin* anlage anlagen produktionsanlag* fertigungsanlag* produktionsmaschin*
    maschin* gerat* apparat* geratschaft* equipment
    material* werkstoff* baustoff* baumaterial*
    medikament* arznei* arzneimittel* medikation* praparat* tablett*
    menschen_mit_behinderung* behindert* menschen_mit_beeintrachtigung* menschen_mit_handicap beeintrachtigt*
    mieter* bewohn* mieterschaft* mietpartei* hausbewohn*
    mitarbeit* kolleg* personal* beschaftigt* angestellt* belegschaft* mitarbeitend* arbeitskolleg*
    mobel* mobiliar* einrichtungsgegenstand* mobelstuck*
    mull* abfall* unrat
    museum* museen ausstellungshaus*
    nachbar* anwohner* anlieger*
    neue_mitarbeit* neuzugang* neue_kolleg* neuen_kolleg* neuen_mitarbeit* neuer_kolleg* neuer_mitarbeit*
    notaufnahm* rettungsstell* notfallambulanz* zna
    nutzer* anwender* user* benutzer* endanwender* nutzerinnen
    obst_und_gemuse frischware*
    op operation* eingriff* operativ*
    op operationssaal* operationssal* op-saal
    paket* packchen sendung* paketsendung*
    palliativ* sterbebegleit* hospiz*
    patient* bewohn* klient* pflegebedurftig* patientinnen heimbewohner* pflegekund*
    pflegedokumentation* pflegebericht* pflegedoku dokumentation* dokumentier*
    pflegeheim* altenheim* seniorenheim* altenpflegeheim* seniorenresidenz* seniorenzentr* alterszentr*
    pkw auto* wagen fahrzeug* kfz kraftfahrzeug* pkws
    problem* schwierig*
    publikum* zuschauer* zuhorer* besucher*
    rabatt* nachlass* preisnachlass* ermassigung*
    regal* warentrager* verkaufsregal*
    reklamation* beschwerd* beanstand* beanstandung* kundenreklamation* kundenbeschwerd* mangelrug* reklamier* \
      reklamationsbearbeit* beschwerdebearbeit*
    restaurant* gaststatt* lokal gasthaus* gasthof* gastronomiebetrieb* wirtshaus*
    rezept* verordnung*
    rohr* rohrleitung* leitung*
    sanitar* sanitaranlag* bad bader* badezimmer*
    schaden* beschadig* beschadigung* schadensfall* schadenfall*
    schaltschrank* verteilerschrank* schaltanlag*
    schaufenster* auslage*
    schuhe schuhwerk
    schuler* lernend* schulerschaft* schulerinnen
    schutzkleidung* schutzausrust* psa arbeitsschutzkleid*
    senioren seniorinnen altere_menschen alteren_menschen alte_menschen alten_menschen betagte* altere alteren
    sortiment* warenangebot* produktpalette* warensortiment* produktsortiment* artikel*
    spender* forderer*
    spritz* injektion* injizier*
    stall* stallung*
    storung* defekt* ausfall* panne* betriebsstor* problem* fehler*
    studierend* student* studentinnen
    subunternehm* nachunternehm*
    supermarkt* lebensmittelmarkt* verbrauchermarkt* lebensmittelladen*
    teilnehm* teilnehmend* kursteilnehm* seminarteilnehm* teilnehmerkreis*
    theke* tresen bedientheke* verkaufstheke* verkaufstresen
    tour touren route* strecke* fahrt*
    transporter* kleintransporter* lieferwagen* sprinter*
    ubergab* dienstubergab* schichtubergab* ubergabegesprach*
    umtausch* ruckgab* retour* rucksend* rucknahm*
    uni universitat* unis
    unternehm* firma firmen betrieb* firmeneigen*
    untersuchung* check-up vorsorgeuntersuch* arztuntersuch*
    verbandwechsel* verbandswechsel* verbande_wechseln verbande
    verein* klub* club*
    vitalwert* vitalzeichen vitalparameter* vitalfunktion*
    vorschrift* bestimmung* regelung* richtlini* vorgab* regel regeln norm normen gesetz gesetze gesetzen gesetzlich* \
      verordnung*
    wand wande* mauer*
    ware* artikel* produkt* erzeugnis*
    warenausgang* versand* auslieferung* warenversand* auslagerung*
    wareneingang* warenannahm* anliefer* anlieferung* warenlieferung* lieferannahm*
    wasche* textil* waschestuck* bettwasche*
    werk werke fabrik* produktionsstatt* produktionsbetrieb*
    werkzeug* arbeitsmittel* handwerkzeug*
    wohnung* wohneinheit* apartment* mietwohnung*
    wundversorg* wundpfleg* wundbehandl* wunden
    zimmer* raum raume raumen raumlichkeit* gastezimmer* hotelzimmer*
    zug zuge* bahn* eisenbahn*
  `);
