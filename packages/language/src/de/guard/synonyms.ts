import { groups } from '../../word-list.ts';
import { germanDeeds } from './synonyms-deeds.ts';
import { germanMatters } from './synonyms-matters.ts';
import { germanThings } from './synonyms-things.ts';

/** Words of every trade, times, joining words, qualities and abbreviations. */
const general = () =>
  groups(`
    abend* abendlich*
    abi abitur* hochschulreife
    abrechn* abgerechnet
    abschluss abschliess* abschloss
    abt abteilung*
    akte* fall*
    allg allgemein*
    angebot* offerte*
    annahme annehm*
    anschlie* anschliessend im_anschluss danach darauf spater nachfolgend* hinterher
    anteil zahl anzahl quote
    antwort* beantwort*
    app anwendung programm
    artikel* veroffentlich* publikation*
    arzt* mediziner*
    aufbau* aufgebaut aufbauen bau bauen baute gebaut
    aufnahme*
    auftrag* auftrage* bestellung*
    ausgabe ausgeb*
    auslandisch* fremdsprach*
    aussen extern*
    auswert* ausgewertet analys*
    auszubildend* azubi* lehrling*
    av arbeitsvorbereit*
    baustell*
    bearbeit* abwickl* erledig*
    bei_bedarf bedarfsweise falls_notig nach_bedarf wenn_notig bedarfsorientiert*
    belastbar* stressresistent* stressfest*
    berat* beriet
    bericht* report*
    beruflich* berufs* arbeitsbezogen*
    besprechung* sitzung* meeting*
    betreu* begleit* kummer*
    betrieb* betreib*
    betriebswirt* bwl
    bezuglich hinsichtlich betreffend in_bezug zum_thema rund_um
    bfd bundesfreiwilligendienst*
    bspw beispielsweise
    buch* gebucht verbuch*
    daten information*
    dienst* schicht*
    dipl diplom*
    diplom*
    dokument* protokoll*
    dokument* unterlage*
    dollar usd
    dringend* eilig* dringlich* eilt
    dt deutsch*
    durchschnitt* im_schnitt schnitt mittel im_mittel
    ehemalig* fruher* vormalig*
    einfach* leicht* unkompliziert*
    einfuhr* eingefuhrt einfuhrung
    einkauf* beschaff* bestell*
    einschliesslich inklusive inkl samt mitsamt inbegriffen einschl
    einweis* eingewies* einarbeit* schul* anleit* unterweis*
    einzeln* jeweilig*
    elektronisch* digital* online
    empfang* empfing*
    engl englisch*
    englisch*
    entsprechend* gemass laut nach_vorgabe* anhand nach_massgabe
    erforderlich* notwendig* notig* benotig*
    erstell* anfertig* verfass* ausarbeit* schreib* schrieb* geschrieben
    euro eur
    evtl eventuell*
    excel
    extern* aussen auswart* ausserhalb
    fachgerecht* sachgerecht* ordnungsgemass* vorschriftsmassig* sachgemass* fachmannisch* ordnungsmassig*
    fahr* fuhr gefahren
    fallig* anstehend* anfallend*
    fehlend* fehlt* fehlte* nicht_vorhanden*
    fehler* storung*
    fernstudium fernstudi*
    fertig* herstell* produktion produzier*
    fh fachhochschul*
    flexibel* flexib* anpassungsfahig* flexibilitat
    forsch*
    franzosisch*
    fremdsprach* sprach*
    freundlich* hoflich* zuvorkommend* nett
    frz franz franzosisch*
    fsj freiwilliges_soziales_jahr freiwilligen_sozialen_jahr*
    ganz* gesamt* komplett* vollstandig*
    gast* gaste kund*
    gebraucht* second-hand secondhand gebrauchtwar*
    gesell* gesellenprufung
    gf geschaftsfuhr*
    ggf gegebenenfalls
    gkv gesetzliche_krankenversicher*
    gl geschaftsleit*
    gleichzeitig* parallel* zeitgleich* zugleich nebenbei
    gultig* in_kraft aktuell*
    handwerklich* praktisch* handwerk*
    haufig* oft oftmals
    heute aktuell gegenwart* laufend dato jetzt seit
    heute aktuell* derzeit* gegenwartig* momentan* jetzt zurzeit zur_zeit laufend dato bis_heute
    hwk handwerkskammer
    ihk industrie-_und_handelskammer
    ing ingenieur*
    insbesondere vor_allem besonders speziell
    install* montage montier*
    intern* innerbetrieblich* hausintern* betriebsintern*
    inventur* bestandsaufnahme
    ital italienisch*
    jahr* jahrlich*
    jahrlich* jahr* pro_jahr im_jahr jedes_jahr
    jede* alle
    jh jahrhundert*
    kasse* kassen* kassier*
    kaufmannisch* betriebswirt* kommerziell*
    kaufmannisch* kauffrau kaufmann* kaufleute
    kenntnisse kenntnis
    kfm kaufmannisch*
    kg kilogramm kilo*
    kh krankenhaus*
    kind* kinder schuler*
    klasse*
    klein* kleiner*
    km kilometer*
    kommunikativ* kontaktfreudig* kommunikationsstark* kommunikationsfahig*
    konzept*
    kreativ* ideenreich* einfallsreich*
    kund* kunde kunden mandant*
    kurs* schulung* seminar* lehrgang*
    labor*
    lager* bestand*
    landwirtschaft* agrar* bauerlich*
    leitung* kabel*
    lernbereit* wissbegierig* lernwillig* lernfreudig*
    liefer*
    lob* gelobt
    ma mitarbeiter* mitarbeitende*
    mail* e-mail*
    manchmal gelegentlich* ab_und_zu hin_und_wieder vereinzelt* zeitweise zeitweilig* von_zeit_zu_zeit
    manuell* handisch* von_hand per_hand handarbeit*
    mathe mathematik*
    max maximal*
    medikament* arznei*
    medizinisch* klinisch* arztlich*
    mehrjahrig* jahrelang*
    meister*
    messung* mess* gemessen
    mfa medizinische_fachangestellte*
    microsoft ms
    min minute*
    mind mindestens
    mio million*
    mitarbeit* kolleg* personal beschaftigt*
    mitglied*
    mittels mithilfe mit_hilfe anhand per durch_den_einsatz unter_verwendung unter_einsatz
    monat* monatlich*
    monatlich* monat* pro_monat im_monat jeden_monat
    motiviert* engagiert* einsatzbereit* einsatzfreud* tatkraftig*
    mrd milliard*
    mundlich* verbal*
    muttersprach*
    mwst mehrwertsteuer*
    nacht* nachts
    note noten
    nr nummer*
    offen* ausstehend* unerledigt* unbezahlt*
    organis* koordin*
    osterreich*
    padagogisch* erzieherisch*
    patient* bewohn*
    pflege pfleg*
    pflege* kranken*
    planung plan* geplant*
    prakt praktikum* praktika
    projekt*
    pruf* kontroll* uberpruf* test*
    prufung* pruf*
    punktlich* termingerecht* fristgerecht* rechtzeitig* termintreu*
    qm quadratmeter*
    qm qualitatsmanagement*
    qs qualitatssicher*
    quadratmeter* qm
    quartal* vierteljahr*
    rechnung* faktur*
    recht* jurist*
    regelmassig* turnusmassig* in_regelmassigen_abstanden
    reinig* sauber*
    reklamation* beschwerd*
    reparatur* reparier* instandsetz*
    reservierung* buchung*
    rund etwa ca circa ungefahr zirka
    rund etwa ca circa ungefahr zirka annahernd
    sank sinken gesunken fiel gefallen ruckgang
    schnitt durchschnitt* mittel
    schriftlich* in_schriftform
    schul* schuler*
    schule schul*
    schweiz*
    schwerpunkt* fokus*
    seit ab
    semester
    server*
    setz* gesetzt setzen
    sorgfaltig* grundlich* gewissenhaft* genau* akkurat* sorgfalt
    sowie und ausserdem zudem zusatzlich* daruber_hinaus uberdies ferner daneben ebenfalls ebenso desweiteren \
      des_weiteren
    span spanisch*
    sport*
    statistik* auswert*
    std stunde*
    stieg gestiegen anstieg wuchs gewachsen
    storung* problem*
    str strasse*
    strukturiert* systematisch* organisiert* geordnet*
    stuck* exemplar*
    stunde* stundlich*
    stunden wochenstunden
    stundlich* stunde* pro_stunde std
    such* suche fehlersuche
    sus schuler* schulerinnen
    tag* taglich* tage tageweise
    taglich* tag* pro_tag am_tag jeden_tag tages*
    team* gruppe*
    teamfahig* kooperativ* teamorientiert* teamplayer*
    techn technisch*
    tel telefon*
    telefon* anruf*
    telefonisch* am_telefon per_telefon telefon*
    termin*
    touristisch* tourismus* reise*
    tsd tausend*
    turkisch*
    tutorium tutorien
    ubung*
    umbau* umgebaut
    umrust* umgerust* umstell* umgestellt
    umsatz* erlos*
    umzug* umgezog* verlager*
    uni universitat*
    unter_anderem u_a beispielsweise zum_beispiel z_b etwa wie_etwa
    unterricht*
    unterricht* lehr*
    unterstutz* half* hilf* helf* mithilf* mitarbeit* mitwirk* mitgewirk* beteilig* beigetrag* assist*
    ursache* grund grunde*
    verkauf verkauf*
    verkauf* vertrieb* absatz
    verleg* leg*
    verschieden* unterschiedlich* divers* verschiedenst*
    versorg*
    vertr vertretung*
    vertrag* vertrage
    vertret* vertrat vertretung*
    verw verwaltung*
    vgl vergleich*
    vierteljahrlich* quartal* quartalsweise pro_quartal
    vollzeit* ganztags* ganztagig* vollzeitbeschaftig*
    vormittag* morgens fruh morgendlich* am_morgen
    vorschrift* v
    vortrag* vortrage prasentation*
    wahrend im_laufe im_zuge im_verlauf in_der_zeit
    wart* instandhalt* pfleg*
    wg wohngemeinschaft*
    wieder erneut* nochmal* abermals
    woche* wochentlich*
    wochenend* samstag* sonntag*
    wochentlich* woche* pro_woche in_der_woche jede_woche
    zfa zahnmedizinische_fachangestellte*
    ziel ziele zielen zielsetz* zielvorgab*
    zunachst zuerst anfangs anfanglich* am_anfang zu_beginn
    zusammen gemeinsam
    zusammen gemeinsam* im_team miteinander gemeinschaftlich*
    zuverlassig* verlasslich* pflichtbewusst* gewissenhaft*
    zuvor vorher davor fruher* bislang bisher*
    zweck* ziel*
    zzgl zuzuglich
  `);

/** German words an honest editor exchanges: none of them raises ownership, depth or size. */
export const germanSynonyms = () => [...general(), ...germanDeeds(), ...germanThings(), ...germanMatters()];
