import { groups } from '../../word-list.ts';

/** People, goods, places and what hands work on, under their various names. Size and rank differ in none of the groups. */
export const germanThings = () =>
  groups(`
  kund* kunde* kundschaft* klient* auftraggeber* kaufer* abnehmer* verbraucher* konsument*
  gast* kund* besuch* hotelgast* restaurantgast* besucher*
  mandant* klient* mandantschaft* kund*
  patient* bewohn* klient* pflegebedurftig* patientinnen heimbewohner* pflegekund*
  senioren seniorinnen altere_menschen alteren_menschen alte_menschen alten_menschen betagte* altere alteren
  kind* kinder* kids jungen_und_madchen kleinkind*
  jugendlich* teenager* junge_menschen jungen_menschen heranwachsend*
  eltern* erziehungsberechtigt* sorgeberechtigt* elternteil*
  angehorig* famili* verwandt* familienangehorig* familienmitglied*
  schuler* lernend* schulerschaft* schulerinnen
  studierend* student* studentinnen
  teilnehm* teilnehmend* kursteilnehm* seminarteilnehm* teilnehmerkreis*
  auszubildend* azubi* lehrling* lernend*
  mitarbeit* kolleg* personal* beschaftigt* angestellt* belegschaft* mitarbeitend* arbeitskolleg*
  arbeitskraft* mitarbeit* personal*
  neue_mitarbeit* neuzugang* neue_kolleg* neuen_kolleg* neuen_mitarbeit* neuer_kolleg* neuer_mitarbeit*
  bewerber* kandidat* bewerbende* bewerberinnen
  burger* einwohner* burgerinnen
  mieter* bewohn* mieterschaft* mietpartei* hausbewohn*
  fahrgast* passagier* reisend* mitfahrend*
  nutzer* anwender* user* benutzer* endanwender* nutzerinnen
  leser* leserschaft* leserinnen
  publikum* zuschauer* zuhorer* besucher*
  lieferant* zulieferer* zulieferbetrieb* zulieferfirm* vorlieferant*
  dienstleister* dienstleistungsunternehmen fremdfirm* externe_firm*
  subunternehm* nachunternehm*
  fluchtling* gefluchtet* asylbewerber* schutzsuchend* asylsuchend*
  menschen_mit_behinderung* behindert* menschen_mit_beeintrachtigung* menschen_mit_handicap beeintrachtigt*
  ehrenamtlich* freiwillig*
  ansprechpartner* kontaktperson* kontakt ansprechperson*
  arzt* mediziner* arztinnen
  spender* forderer*
  nachbar* anwohner* anlieger*
  ware* artikel* produkt* erzeugnis*
  lebensmittel* nahrungsmittel* esswaren
  sortiment* warenangebot* produktpalette* warensortiment* produktsortiment* artikel*
  obst_und_gemuse frischware*
  kleidung* bekleidung* textil* mode modeartikel*
  schuhe schuhwerk
  filial* laden ladengeschaft* geschaft* verkaufsstell* shop* geschaftslokal*
  supermarkt* lebensmittelmarkt* verbrauchermarkt* lebensmittelladen*
  regal* warentrager* verkaufsregal*
  theke* tresen bedientheke* verkaufstheke* verkaufstresen
  schaufenster* auslage*
  reklamation* beschwerd* beanstand* beanstandung* kundenreklamation* kundenbeschwerd* mangelrug* reklamier* reklamationsbearbeit* beschwerdebearbeit*
  umtausch* ruckgab* retour* rucksend* rucknahm*
  rabatt* nachlass* preisnachlass* ermassigung*
  anfrag* frage* kundenanfrag* nachfrag* ruckfrag* anliegen erkundig*
  angebot* offert* kostenvoranschlag* kostenangebot*
  auftrag* bestellung* order* bestellauftrag* kundenauftrag*
  wareneingang* warenannahm* anliefer* anlieferung* warenlieferung* lieferannahm*
  warenausgang* versand* auslieferung* warenversand* auslagerung*
  lieferschein* lieferpapier* warenbegleitschein* lieferdokument*
  lager* warenlager* depot* magazin* lagerhall* lagerhaus*
  bestand* vorrat* lagerbestand* warenbestand*
  paket* packchen sendung* paketsendung*
  karton* kiste* schachtel* box boxen behalter*
  fracht* ladung* ladegut* frachtgut*
  frachtpapier* frachtbrief* begleitpapier* versandpapier* transportpapier* versanddokument*
  tour touren route* strecke* fahrt*
  lkw lastwagen* lastkraftwagen* lkws laster
  pkw auto* wagen fahrzeug* kfz kraftfahrzeug* pkws
  transporter* kleintransporter* lieferwagen* sprinter*
  gabelstapler* stapler* flurforderzeug*
  hubwagen handhubwagen ameise
  bus busse omnibus* linienbus* bussen
  zug zuge* bahn* eisenbahn*
  fahrschein* fahrkart* ticket* fahrausweis*
  krankenhaus* klinik* klinikum* spital* hospital*
  arztpraxis* arztpraxen praxis praxen ordination*
  pflegeheim* altenheim* seniorenheim* altenpflegeheim* seniorenresidenz* seniorenzentr* alterszentr*
  kita* kindertagesstatt* kindergart* tageseinrichtung* kindertageseinricht* krippe*
  notaufnahm* rettungsstell* notfallambulanz* zna
  ambulant* hauslich*
  op operationssaal* operationssal* op-saal
  grundschul* primarschul* volksschul*
  uni universitat* unis
  baustell* bau bauvorhab* bauprojekt*
  gebaud* haus* objekt* immobili* bauwerk* liegenschaft*
  wohnung* wohneinheit* apartment* mietwohnung*
  zimmer* raum raume raumen raumlichkeit* gastezimmer* hotelzimmer*
  buro* geschaftsstell* office
  werk werke fabrik* produktionsstatt* produktionsbetrieb*
  restaurant* gaststatt* lokal gasthaus* gasthof* gastronomiebetrieb* wirtshaus*
  kuche* grosskuch* restaurantkuch*
  empfang* rezeption* front_office pforte* empfangsthek*
  unternehm* firma firmen betrieb* firmeneigen*
  arbeitgeb* firma betrieb unternehmen
  hof hofe bauernhof* landwirtschaftsbetrieb* landwirtschaftliche*
  feld felder feldern acker*
  stall* stallung*
  garten* gartenanlag* grunanlag* grunflach* aussenanlag*
  behord* amt amter* amtlich* dienststell*
  verein* klub* club*
  gemeinde* kommun* stadtverwaltung*
  museum* museen ausstellungshaus*
  bibliothek* bucherei*
  maschin* anlage anlagen produktionsanlag* fertigungsanlag* produktionsmaschin*
  maschin* gerat* apparat* geratschaft* equipment
  bauteil* teile teilen komponent* bauelement* einzelteil* werkstuck*
  ersatzteil* austauschteil*
  material* werkstoff* baustoff* baumaterial*
  rohr* rohrleitung* leitung*
  leitung* kabel* elektroleitung* stromleitung*
  heizung* heizungsanlag* heizanlag*
  sanitar* sanitaranlag* bad bader* badezimmer*
  schaltschrank* verteilerschrank* schaltanlag*
  bauplan* bauplane* zeichnung* plan plane* bauzeichnung* konstruktionszeichnung*
  mobel* mobiliar* einrichtungsgegenstand* mobelstuck*
  dach dacher* bedachung*
  wand wande* mauer*
  boden* fussboden* bodenbelag*
  storung* defekt* ausfall* panne* betriebsstor* problem* fehler*
  fehler* mangel* defekt* bug bugs fehlfunktion*
  problem* schwierig*
  schaden* beschadig* beschadigung* schadensfall* schadenfall*
  gefahrgut* gefahrstoff*
  mull* abfall* unrat
  wasche* textil* waschestuck* bettwasche*
  werkzeug* arbeitsmittel* handwerkzeug*
  schutzkleidung* schutzausrust* psa arbeitsschutzkleid*
  arbeitsschutz* arbeitssicherheit* sicherheit_am_arbeitsplatz
  vorschrift* bestimmung* regelung* richtlini* vorgab* regel regeln norm normen gesetz gesetze gesetzen gesetzlich* verordnung*
  medikament* arznei* arzneimittel* medikation* praparat* tablett*
  vitalwert* vitalzeichen vitalparameter* vitalfunktion*
  blutdruck* rr
  blutzucker* bz glukose*
  verbandwechsel* verbandswechsel* verbande_wechseln verbande
  wundversorg* wundpfleg* wundbehandl* wunden
  grundpfleg* korperpfleg*
  behandlungspfleg* medizinische_pflege
  ubergab* dienstubergab* schichtubergab* ubergabegesprach*
  pflegedokumentation* pflegebericht* pflegedoku dokumentation* dokumentier*
  mahlzeit* essen speise* gericht* verpfleg* kost
  ernahrung* kost diat*
  demenz* demenzerkrank* dementiell* demenzkrank*
  palliativ* sterbebegleit* hospiz*
  behinderung* beeintrachtig* handicap
  krank* erkrank* krankheit* erkrankung*
  blutentnahm* blut_ab blut_abnehm* blutabnahm* blut
  spritz* injektion* injizier*
  untersuchung* check-up vorsorgeuntersuch* arztuntersuch*
  op operation* eingriff* operativ*
  rezept* verordnung*
  labor* laborwert* laboruntersuch*
`);
