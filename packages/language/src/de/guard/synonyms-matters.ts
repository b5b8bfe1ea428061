import { groups } from '../../word-list.ts';

/** What offices, schools, laboratories, newsrooms and kitchens deal with, under its various names. */
export const germanMatters = () =>
  groups(`
  brief* schreiben schriftstuck* post
  korrespond* schriftverkehr* schriftwechsel* briefverkehr* briefwechsel* geschaftspost emailverkehr* mailverkehr*
  post postein* posteingang* postbearbeit* briefpost
  mail* e-mail* email* e_mail
  unterlag* dokument* papier* schriftstuck* schriftgut*
  akte* fall falle* vorgang* dossier* fallakte*
  formular* vordruck* antragsformular*
  antrag* gesuch* ansuch*
  kalender* terminkalender* agenda terminplan*
  termin* verabred* terminsach*
  frist* deadline* abgabetermin*
  besprech* sitzung* meeting* treffen zusammenkunft* teamsitzung* teambesprech* dienstbesprech*
  protokoll* niederschrift* mitschrift* sitzungsprotokoll*
  reise* dienstreis* geschaftsreis* reiseplan* reiseorganis*
  reisekost* spesen* reisekostenabrechn* spesenabrechn*
  liste* aufstell* ubersicht* verzeichnis* tabell* auflist*
  tabell* tabellenkalkulation* spreadsheet*
  statistik* auswertung* statistisch*
  bericht* report* reporting*
  datenbank* db
  daten information* datensatz* angaben
  stammdat* grunddat* kundendat* artikelstammdat*
  buromaterial* burobedarf* buroartikel*
  ablage* archiv* aktenablag* registratur*
  rechnung* faktura* fakturier* rechnungsstell* rechnungslegung* rechnungsschreib* in_rechnung fakturierung* rechnungserstell*
  eingangsrechnung* lieferantenrechnung* kreditorenrechnung* rechnungseingang*
  ausgangsrechnung* kundenrechnung* debitorenrechnung*
  kreditor* kreditorenbuchhalt* lieferantenkont* verbindlichkeit*
  debitor* debitorenbuchhalt* kundenkont* forderung*
  buchhalt* buchfuhr* fibu finanzbuchhalt* buchhaltung*
  buch* verbuch* gebuch* kontier* buchung* verbuchung* kontierung* buchungsarbeit*
  konto konten kontos bankkont*
  kontenabstimm* konten_abstimmen kontenklar* kontenabgleich*
  zahlung* uberweis* bezahl* zahlungsvorgang*
  zahlungseingang* geldeingang*
  jahresabschluss* bilanz*
  umsatzsteuer* mehrwertsteuer* mwst ust
  umsatzsteuervoranmeld* ustva
  lohnabrechn* gehaltsabrechn* entgeltabrechn* lohnbuchhalt* lohn-_und_gehaltsabrechnung* lohnbuchhaltung* payroll
  lohn lohne gehalt gehalter* entgelt* vergut* verdienst
  kosten* ausgabe* aufwand* aufwend* kostenaufwand*
  einnahm* erlos* umsatz*
  etat* budget* haushaltsmittel*
  kredit* darlehen*
  versicher* versicherung* police* versicherungsvertrag*
  beleg* quittung* bon bons kassenbon*
  bargeld* geld kassengeld barbestand*
  fordermittel* zuschuss* fordergeld* forderung*
  vertrag* vereinbarung* kontrakt* abkommen
  ausschreib* ausschreibung* vergabeverfahr* tender*
  personalakt* mitarbeiterakt*
  personalwes* personalabteil* hr human_resources personalbereich*
  dienstplan* schichtplan* einsatzplan* arbeitsplan* personaleinsatzplan*
  schicht* dienst*
  fruhschicht* fruhdienst*
  spatschicht* spatdienst*
  nachtschicht* nachtdienst* nachtwach* nacht*
  schichtdienst* schichtarbeit* schichtbetrieb* wechselschicht* dreischicht* schichtsystem*
  bereitschaft* rufbereitschaft* bereitschaftsdienst*
  urlaub* abwesen* ferien fehlzeit* urlaubszeit*
  uberstund* mehrarbeit*
  arbeitszeit* zeiterfass* arbeitsstund*
  vorstellungsgesprach* bewerbungsgesprach* interview* jobinterview* auswahlgesprach*
  stellenanzeig* stellenausschreib* jobanzeig* stelleninserat*
  schriftsatz* schreiben
  gutacht* begutacht*
  klage* klageschrift* klageverfahr*
  gericht* gerichtlich* gerichtsverfahr*
  rechtlich* juristisch* recht rechtsfrag*
  bescheid* verwaltungsakt*
  genehmig* genehmigung* erlaubnis* bewillig* bewilligung*
  urkund* dokument*
  datenschutz* dsgvo datenschutzvorgab*
  unterricht* unterrichtsstund* lehrstund* lektion* schulstund* unterrichtseinheit*
  klassenarbeit* klausur* test tests schulaufgab* schularbeit* prufung*
  prufung* examen* examina abschlusspruf*
  hausaufgab* schulaufgab* hausubung*
  nachhilf* nachhilfeunterricht* forderunterricht* lernforder* lernhilf*
  lehrmaterial* unterrichtsmaterial* lernmaterial* arbeitsblatt* arbeitsmaterial* unterrichtsunterlag* schulungsunterlag* schulungsmaterial* kursunterlag*
  lehrplan* curricul* rahmenplan* bildungsplan*
  elterngesprach* elternabend* elternarbeit* gesprache_mit_eltern
  ausflug* exkursion* wandertag* tagesausflug*
  kurs* lehrgang* seminar* schulung* workshop* weiterbild* fortbild* training*
  vorles* lehrveranstalt* vorlesungs* seminar*
  abschlussarbeit* thesis
  dissertation* doktorarbeit* promotionsarbeit*
  ag arbeitsgemeinschaft* ags
  schuljahr* jahrgang* klassenstuf* jahrgangsstuf* klasse*
  note noten zensur* benot*
  experiment* versuch* laborversuch* versuchsreih*
  probe proben muster stichprob* probenmaterial*
  messung* messreih* messwert* messdat*
  studie* untersuch* untersuchung* erhebung* forschungsarbeit*
  umfrag* befrag* befragung* fragebog* erhebung*
  artikel* veroffentlich* publikation* paper* aufsatz* beitrag beitrage fachartikel* fachbeitrag*
  konferenz* tagung* kongress* symposi* fachtagung*
  vortrag* referat* prasentation* vortrags*
  ergebnis* resultat* befund* erkenntnis*
  forschungsprojekt* forschungsvorhab* projekt*
  projekt* vorhaben projektarbeit*
  verfahr* methode* methodik* vorgehensweis* vorgehen technik*
  software* anwendung* app apps programm* applikation* tool tools
  website* webseite* internetseit* homepage* webauftritt* internetauftritt* onlineauftritt* web_site internetprasenz* webprasenz*
  funktion* feature* funktionalitat*
  arztbesuch* arzttermin* arztgang*
  jobsuch* arbeitssuch* arbeitsuch* stellensuch* arbeitsplatzsuch* jobvermittl*
  job jobs arbeitsplatz* arbeitsstell* stelle stellen
  onlineshop* webshop* internetshop* e-shop online-shop*
  schnittstell* api apis interface* anbindung*
  rechner* pc pcs computer* arbeitsplatzrechner* laptop* notebook*
  netzwerk* netz netze
  support* anwenderbetreu* helpdesk* anwendersupport* anwenderunterstutz* benutzerbetreu* it-support nutzersupport* usersupport*
  ticket* supportanfrag* storungsmeld* stormeld* supportfall*
  benutzerkont* account* zugang* nutzerkont*
  passwort* kennwort*
  quellcode* code programmcode* quelltext*
  skript* script*
  anforderung* requirement* spezifikation* lastenheft*
  oberflache* benutzeroberflach* ui frontend* bedienoberflach*
  edv it informatik* datenverarbeit* informationstechn* computer*
  office ms-office microsoft_office ms_office
  kunstliche_intelligenz ki ai
  handbuch* anleitung* benutzerhandbuch* bedienungsanleit* manual*
  flyer* faltblatt* handzettel* prospekt* broschur* folder
  plakat* poster* aushang*
  anzeige* inserat* annonc* werbeanzeig*
  social_media soziale_medien sozialen_medien soziale_netzwerk* sozialen_netzwerk* social-media*
  beitrag beitrage beitragen post posts posting* artikel* text texte texten
  newsletter* rundbrief* rundschreib* infobrief* mailing*
  zeitung* tageszeitung* blatt lokalzeitung*
  zeitschrift* magazin* illustriert*
  inhalt* content* webinhalt*
  werbung* reklame* werbe* werbemassnahm* marketing*
  kampagn* werbekampagn* werbeaktion* aktion aktionen marketingkampagn*
  veranstalt* event* veranstaltung* feier* feste anlass anlasse
  messe* ausstell* fachmesse* messeauftritt*
  bankett* festlichkeit* feier*
  bildbearbeit* fotobearbeit* bildretusch* retusch*
  offentlichkeitsarbeit* pr pressearbeit* public_relations
  konzert* auftritt* auffuhr*
  getrank* drink*
  speisekart* menukart* menu menus
  geschirr* besteck* glaser
  zutat* lebensmittel* rohwar*
  tier tiere tieren vieh* nutztier* viehbestand*
  traktor* schlepper* trecker*
  pflanz* gewachs*
  baum* geholz*
  rasen* rasenflach* grunflach*
  ordner mappe* aktenordner* hefter*
  fernkurs* fernlehrgang*
  impfung* schutzimpf*
  blumen strausse strauss floristik*
  backwar* brot brote geback*
  fleisch* wurst* fleischwar*
  container* behalter* sammelbehalter*
  messgerat* messmittel* messinstrument*
  prufbericht* prufprotokoll* messprotokoll*
  prototyp* muster musterstuck*
  anleitung* arbeitsanweis* arbeitsanleit*
  checklist* pruflist*
  fehlerquot* ausschuss* fehlerrat*
  pausenaufsicht* hofaufsicht*
  lernstand* lernfortschritt* leistungsstand*
  forderplan* entwicklungsplan*
  entwicklungsgesprach* elterngesprach*
  morgenkreis* stuhlkreis*
  erste_hilfe ersthilfe ersthelfer*
  arztbrief* befundbericht* arztbericht*
  hilfsmittel* pflegehilfsmittel*
  einkaufe besorgung* einkauf
  haushalt* hauswirtschaft* hauswirtschaftlich*
  kundengesprach* verkaufsgesprach* beratungsgesprach*
  preisschild* preisetikett* preisauszeichn*
  offnungszeit* geschaftszeit*
  nebenkostenabrechn* betriebskostenabrechn*
  hausverwalt* immobilienverwalt* objektverwalt*
  zahllauf* zahlungslauf*
  skonto* skonti
  vorlage* muster* mustervorlag* template*
  tagesordnung* agenda
  gastelist* teilnehmerlist* einladungslist*
  wetter* witterung*
  strom* elektrizitat*
  wasserleitung* wasserrohr* rohrleitung*
  reifenwechsel* raderwechsel* radwechsel*
  bremse* bremsanlag*
  probefahrt* testfahrt*
  ladeliste* packliste*
  ruckmeld* feedback* resonanz*
  kommentar* anmerkung*
  schlagzeil* uberschrift*
  bildunterschrift* bildtext*
  redaktionsplan* themenplan*
  klickzahl* zugriffszahl* aufruf*
  follower* abonnent*
`);
