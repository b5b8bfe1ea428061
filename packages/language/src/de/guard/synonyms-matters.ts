import { groups } from '../../word-list.ts';

/** What offices, schools, laboratories, newsrooms and kitchens deal with, under its various names. */
export const germanMatters = () =>
  groups(`
    ablage* archiv* aktenablag* registratur*
    abschlussarbeit* thesis
    ag arbeitsgemeinschaft* ags
    akte* fall falle* vorgang* dossier* fallakte*
    anforderung* requirement* spezifikation* lastenheft*
    anleitung* arbeitsanweis* arbeitsanleit*
    antrag* gesuch* ansuch*
    anzeige* inserat* annonc* werbeanzeig*
    arbeitszeit* zeiterfass* arbeitsstund*
    artikel* veroffentlich* publikation* paper* aufsatz* beitrag beitrage fachartikel* fachbeitrag*
    arztbesuch* arzttermin* arztgang*
    arztbrief* befundbericht* arztbericht*
    ausflug* exkursion* wandertag* tagesausflug*
    ausgangsrechnung* kundenrechnung* debitorenrechnung*
    ausschreib* ausschreibung* vergabeverfahr* tender*
    backwar* brot brote geback*
    bankett* festlichkeit* feier*
    bargeld* geld kassengeld barbestand*
    baum* geholz*
    beitrag beitrage beitragen post posts posting* artikel* text texte texten
    beleg* quittung* bon bons kassenbon*
    benutzerkont* account* zugang* nutzerkont*
    bereitschaft* rufbereitschaft* bereitschaftsdienst*
    bericht* report* reporting*
    bescheid* verwaltungsakt*
    besprech* sitzung* meeting* treffen zusammenkunft* teamsitzung* teambesprech* dienstbesprech*
    bildbearbeit* fotobearbeit* bildretusch* retusch*
    bildunterschrift* bildtext*
    blumen strausse strauss floristik*
    bremse* bremsanlag*
    brief* schreiben schriftstuck* post
    buch* verbuch* gebuch* kontier* buchung* verbuchung* kontierung* buchungsarbeit*
    buchhalt* buchfuhr* fibu finanzbuchhalt* buchhaltung*
    buromaterial* burobedarf* buroartikel*
    checklist* pruflist*
    container* behalter* sammelbehalter*
    daten information* datensatz* angaben
    datenbank* db
    datenschutz* dsgvo datenschutzvorgab*
    debitor* debitorenbuchhalt* kundenkont* forderung*
    dienstplan* schichtplan* einsatzplan* arbeitsplan* personaleinsatzplan*
    dissertation* doktorarbeit* promotionsarbeit*
    edv it informatik* datenverarbeit* informationstechn* computer*
    eingangsrechnung* lieferantenrechnung* kreditorenrechnung* rechnungseingang*
    einkaufe besorgung* einkauf
    einnahm* erlos* umsatz*
    elterngesprach* elternabend* elternarbeit* gesprache_mit_eltern
    entwicklungsgesprach* elterngesprach*
    ergebnis* resultat* befund* erkenntnis*
    erste_hilfe ersthilfe ersthelfer*
    etat* budget* haushaltsmittel*
    experiment* versuch* laborversuch* versuchsreih*
    fehlerquot* ausschuss* fehlerrat*
    fernkurs* fernlehrgang*
    fleisch* wurst* fleischwar*
    flyer* faltblatt* handzettel* prospekt* broschur* folder
    follower* abonnent*
    fordermittel* zuschuss* fordergeld* forderung*
    forderplan* entwicklungsplan*
    formular* vordruck* antragsformular*
    forschungsprojekt* forschungsvorhab* projekt*
    frist* deadline* abgabetermin*
    fruhschicht* fruhdienst*
    funktion* feature* funktionalitat*
    gastelist* teilnehmerlist* einladungslist*
    genehmig* genehmigung* erlaubnis* bewillig* bewilligung*
    gericht* gerichtlich* gerichtsverfahr*
    geschirr* besteck* glaser
    getrank* drink*
    gutacht* begutacht*
    handbuch* anleitung* benutzerhandbuch* bedienungsanleit* manual*
    hausaufgab* schulaufgab* hausubung*
    haushalt* hauswirtschaft* hauswirtschaftlich*
    hausverwalt* immobilienverwalt* objektverwalt*
    hilfsmittel* pflegehilfsmittel*
    impfung* schutzimpf*
    inhalt* content* webinhalt*
    jahresabschluss* bilanz*
    job jobs arbeitsplatz* arbeitsstell* stelle stellen
    jobsuch* arbeitssuch* arbeitsuch* stellensuch* arbeitsplatzsuch* jobvermittl*
    kalender* terminkalender* agenda terminplan*
    kampagn* werbekampagn* werbeaktion* aktion aktionen marketingkampagn*
    klage* klageschrift* klageverfahr*
    klassenarbeit* klausur* test tests schulaufgab* schularbeit* prufung*
    klickzahl* zugriffszahl* aufruf*
    kommentar* anmerkung*
    konferenz* tagung* kongress* symposi* fachtagung*
    kontenabstimm* konten_abstimmen kontenklar* kontenabgleich*
    konto konten kontos bankkont*
    konzert* auftritt* auffuhr*
    korrespond* schriftverkehr* schriftwechsel* briefverkehr* briefwechsel* geschaftspost emailverkehr* mailverkehr*
    kosten* ausgabe* aufwand* aufwend* kostenaufwand*
    kredit* darlehen*
    kreditor* kreditorenbuchhalt* lieferantenkont* verbindlichkeit*
    kundengesprach* verkaufsgesprach* beratungsgesprach*
    kunstliche_intelligenz ki ai
    kurs* lehrgang* seminar* schulung* workshop* weiterbild* fortbild* training*
    ladeliste* packliste*
    lehrmaterial* unterrichtsmaterial* lernmaterial* arbeitsblatt* arbeitsmaterial* unterrichtsunterlag* \
      schulungsunterlag* schulungsmaterial* kursunterlag*
    lehrplan* curricul* rahmenplan* bildungsplan*
    lernstand* lernfortschritt* leistungsstand*
    liste* aufstell* ubersicht* verzeichnis* tabell* auflist*
    lohn lohne gehalt gehalter* entgelt* vergut* verdienst
    lohnabrechn* gehaltsabrechn* entgeltabrechn* lohnbuchhalt* lohn-_und_gehaltsabrechnung* lohnbuchhaltung* payroll
    mail* e-mail* email* e_mail
    messe* ausstell* fachmesse* messeauftritt*
    messgerat* messmittel* messinstrument*
    messung* messreih* messwert* messdat*
    morgenkreis* stuhlkreis*
    nachhilf* nachhilfeunterricht* forderunterricht* lernforder* lernhilf*
    nachtschicht* nachtdienst* nachtwach* nacht*
    nebenkostenabrechn* betriebskostenabrechn*
    netzwerk* netz netze
    newsletter* rundbrief* rundschreib* infobrief* mailing*
    note noten zensur* benot*
    oberflache* benutzeroberflach* ui frontend* bedienoberflach*
    offentlichkeitsarbeit* pr pressearbeit* public_relations
    office ms-office microsoft_office ms_office
    offnungszeit* geschaftszeit*
    onlineshop* webshop* internetshop* e-shop online-shop*
    ordner mappe* aktenordner* hefter*
    passwort* kennwort*
    pausenaufsicht* hofaufsicht*
    personalakt* mitarbeiterakt*
    personalwes* personalabteil* hr human_resources personalbereich*
    pflanz* gewachs*
    plakat* poster* aushang*
    post postein* posteingang* postbearbeit* briefpost
    preisschild* preisetikett* preisauszeichn*
    probe proben muster stichprob* probenmaterial*
    probefahrt* testfahrt*
    projekt* vorhaben projektarbeit*
    protokoll* niederschrift* mitschrift* sitzungsprotokoll*
    prototyp* muster musterstuck*
    prufbericht* prufprotokoll* messprotokoll*
    prufung* examen* examina abschlusspruf*
    quellcode* code programmcode* quelltext*
    rasen* rasenflach* grunflach*
    rechner* pc pcs computer* arbeitsplatzrechner* laptop* notebook*
    rechnung* faktura* fakturier* rechnungsstell* rechnungslegung* rechnungsschreib* in_rechnung fakturierung* \
      rechnungserstell*
    rechtlich* juristisch* recht rechtsfrag*
    redaktionsplan* themenplan*
    reifenwechsel* raderwechsel* radwechsel*
    reise* dienstreis* geschaftsreis* reiseplan* reiseorganis*
    reisekost* spesen* reisekostenabrechn* spesenabrechn*
    ruckmeld* feedback* resonanz*
    schicht* dienst*
    schichtdienst* schichtarbeit* schichtbetrieb* wechselschicht* dreischicht* schichtsystem*
    schlagzeil* uberschrift*
    schnittstell* api apis interface* anbindung*
    schriftsatz* schreiben
    schuljahr* jahrgang* klassenstuf* jahrgangsstuf* klasse*
    skonto* skonti
    skript* script*
    social_media soziale_medien sozialen_medien soziale_netzwerk* sozialen_netzwerk* social-media*
    software* anwendung* app apps programm* applikation* tool tools
    spatschicht* spatdienst*
    speisekart* menukart* menu menus
    stammdat* grunddat* kundendat* artikelstammdat*
    statistik* auswertung* statistisch*
    stellenanzeig* stellenausschreib* jobanzeig* stelleninserat*
    strom* elektrizitat*
    studie* untersuch* untersuchung* erhebung* forschungsarbeit*
    support* anwenderbetreu* helpdesk* anwendersupport* anwenderunterstutz* benutzerbetreu* it-support nutzersupport* \
      usersupport*
    tabell* tabellenkalkulation* spreadsheet*
    tagesordnung* agenda
    termin* verabred* terminsach*
    ticket* supportanfrag* storungsmeld* stormeld* supportfall*
    tier tiere tieren vieh* nutztier* viehbestand*
    traktor* schlepper* trecker*
    uberstund* mehrarbeit*
    umfrag* befrag* befragung* fragebog* erhebung*
    umsatzsteuer* mehrwertsteuer* mwst ust
    umsatzsteuervoranmeld* ustva
    unterlag* dokument* papier* schriftstuck* schriftgut*
    unterricht* unterrichtsstund* lehrstund* lektion* schulstund* unterrichtseinheit*
    urkund* dokument*
    urlaub* abwesen* ferien fehlzeit* urlaubszeit*
    veranstalt* event* veranstaltung* feier* feste anlass anlasse
    verfahr* methode* methodik* vorgehensweis* vorgehen technik*
    versicher* versicherung* police* versicherungsvertrag*
    vertrag* vereinbarung* kontrakt* abkommen
    vorlage* muster* mustervorlag* template*
    vorles* lehrveranstalt* vorlesungs* seminar*
    vorstellungsgesprach* bewerbungsgesprach* interview* jobinterview* auswahlgesprach*
    vortrag* referat* prasentation* vortrags*
    wasserleitung* wasserrohr* rohrleitung*
    website* webseite* internetseit* homepage* webauftritt* internetauftritt* onlineauftritt* web_site \
      internetprasenz* webprasenz*
    werbung* reklame* werbe* werbemassnahm* marketing*
    wetter* witterung*
    zahllauf* zahlungslauf*
    zahlung* uberweis* bezahl* zahlungsvorgang*
    zahlungseingang* geldeingang*
    zeitschrift* magazin* illustriert*
    zeitung* tageszeitung* blatt lokalzeitung*
    zutat* lebensmittel* rohwar*
  `);
