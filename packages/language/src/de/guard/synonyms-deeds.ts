import { groups } from '../../word-list.ts';

/** What people do, in all its forms: a verb, its parts and its noun. Each group stays on one level of ownership. */
export const germanDeeds = () =>
  groups(`
    abdicht* abgedicht* abdichtung* versiegel* versiegelung*
    abfertig* abfertigung* abgefertig*
    abgeschloss* schliess* geschloss* schloss zusperr* abschlie* absperr*
    abgleich* abgeglich* glich vergleich* verglich* vergleichung* gegenuberstell* gegenubergestell* abstimm* \
      abgestimm*
    ableg* abgeleg* abzuleg* ablage* legte lege legt archivier* archivierung* abheft* abgeheft* abzuheft* aktenablag* \
      einsortier* dokumentenablag*
    abmeld* abgemeld* abmeldung*
    abmess* abgemess* nachmess* nachgemess*
    abraum* abgeraum* abtrag*
    abrechn* abgerechn* abrechnung* rechnete*
    abreissen abgeriss* abriss* abbruch* abbrech*
    abruf* abgeruf* auslesen ausgeles*
    abschlepp* abgeschlepp* pannenhilf*
    abstell* abgestell* zuweis* zugewies* zuweisung* zuteil* zugeteil* zuteilung*
    aktualisier* aktualisierung* auf_dem_neuesten_stand auf_dem_aktuellen_stand aktuell_halt* aktuell_gehalt* pfleg* \
      gepfleg* datenpfleg* fortschreib* fortgeschrieb* up_to_date stammdatenpfleg* aktuell
    anbiet* angebot* anbot* bot bieten
    angericht* anricht* garnier*
    anmeld* angemeld* anmeldung* registrier* registrierung*
    anschlie* anschluss anschlusse* angeschloss* anschloss* anklemm* angeklemm*
    antwort* geantwort* bearbeit* bearbeitung* beantwort* beantwortung* ruckmeld* erwider*
    anzieh* angezog* ankleid* angekleid*
    aufbau* aufgebaut* baute installier* installation* montier* montage* einbau* eingebaut* anbring* angebracht* \
      anbau* angebaut* einricht* eingericht* aufstell* aufgestell* befestig* befestigung* montagearbeit* \
      installationsarbeit*
    auffull* aufgefull* aufzufull* nachfull* nachgefull* nachzufull* befull* befullung* bestuck* bestuckung* einraum* \
      eingeraum* einzuraum* verraum* fullte* nachfullung* auffullung* regalpflege* warenverraum* regalbefull*
    aufraum* aufgeraum* aufzuraum* ordnung ordnen geordnet* ordnete*
    auftau* aufgetau* tauen
    aufwarm* aufgewarm* erwarm* erwarmung* erhitz* erhitzung*
    auscheck* ausgecheck* check_out abreise* abmeldung*
    ausfull* ausgefull*
    ausheb* ausgehob* aushub* grab* gegrab* baggern
    auslager* ausgelager* auslagerung*
    ausmess* ausgemess* vermess* mess* messung* gemess* mass vermessung* aufmass* aufmess* nachmess*
    ausmist* ausgemist* mistete* stallarbeit* entmist*
    auspack* ausgepack* entpack*
    ausroll* ausgeroll* rollout* roll-out bereitstell* bereitgestell* bereitstellung* deploy* ausliefer*
    ausschacht* ausgeschacht* aushub* ausheb* ausgehob*
    ausschank* ausschenk* ausgeschenk* zapf* gezapf* einschenk*
    ausstell* ausgestell* ausstellung_von ausfertig*
    austausch* ausgetausch* ersetz* ersatz wechsel* gewechsel* auswechsel* ausgewechsel* tausch* getausch* \
      ausgetauscht* erneuer* erneuerung*
    austausch* ausgetausch* kommunizier* kommunikation* kontakt* verstandig* verstandigung*
    auswert* ausgewert* auswertung* wertete* analysier* analys* datenanalys* datenauswert* untersuch* untersuchung*
    back* geback* gebacken* backte*
    beantrag* beantragung* antrag* antragstell*
    bearbeit* bearbeitung* abwickl* abwicklung* abgewickel* erledig* erledigung* verarbeit* verarbeitung* \
      sachbearbeitung* abarbeit* abgearbeit*
    beaufsichtig* beaufsichtigung* aufsicht* aufpass* aufgepass* passte* beaufsichtigte*
    bedien* bedienung* bediente* kundenbedien* reichte* gereicht* servier* servic* serviert* gastebedien* bewirt* \
      bewirtung* bewirtet*
    bedien* bedienung* handhab* handhabung* handling bediente* anlagenbedien* maschinenbedien* betatig*
    beend* beendet* abschlie* abgeschloss* abschloss* fertigstell* fertiggestell* fertigstellung* vollend*
    befrag* befragung* umfrag* interview* interviewt*
    beginn* begann* begonn* anfang* anfing* angefang* start* gestart* aufnahme
    begutacht* begutachtung* inaugenscheinnahm* in_augenschein
    behandl* behandlung* therap* therapie*
    beibring* beigebracht* beibrach* unterricht* lehren lehrte* gelehrt* vermittl* vermittel* vermittlung*
    belad* belud* beladung* verlad* verladung* aufladen* aufgelad* lud verladetatigkeit*
    bemerk* feststell* festgestell* feststellung* stellte_fest erkenn* erkann* entdeck* gefunden finden fand
    beobacht* beobachtung* observier*
    berat* beriet* beratung* kundenberatung* verkaufsberatung* beratungsgesprach* verkaufsgesprach* verkaufsberatend*
    berechn* berechnung* ausrechn* ausgerechn* errechn* kalkulier* kalkulation* rechn* gerechn* ermitt* ermittel* \
      ermittlung*
    bereitstell* bereitgestell* bereitstellung* stellte_bereit zur_verfugung bereit
    berichte* berichterstatt* report* berichtet* bericht* berichtswesen*
    beschicht* beschichtung* uberzieh* uberzog*
    besprech* besproch* besprach besprechung* erorter* diskutier* diskussion* beratschlag*
    besprech* besproch* besprach* absprach* absprech* abgesproch* sprach abstimm* abgestimm* abstimmung* stimmte* \
      rucksprach* vereinbar* vereinbarung* klar* geklar* klarung* abklar* abgeklar* verstandig* verstandigung*
    besuch* besucht* aufsuch* aufgesuch* hausbesuch*
    betank* betankung* tanken getankt*
    betonier* betonarbeit* betonage*
    betreu* betreuung* begleit* begleitung* pfleg* gepfleg* kummer* gekummer* umsorg*
    beurkund* beglaubig* beglaubigung*
    bewach* bewachung* objektschutz* objektbewach* sicherheitsdienst* wachdienst*
    bewasser* bewasserung* giess* gegoss*
    bewert* bewertung* beurteil* beurteilung* einschatz* eingeschatz* einschatzung* evaluier* evaluation* bewertete* \
      benot* benotung*
    bezahl* bezahlt* zahlung* zahlungsverkehr* uberweis* uberwies* uberweisung* begleich* beglich*
    beziehen bezogen bezog bettenmach* betten
    binden gebund* band bindung* gebinde*
    bohr* gebohr* bohrung* bohrarbeit*
    bugel* gebugel* glatt* geglatt*
    damm* dammung* gedamm* isolier* isolierung* warmedamm* dammarbeit* isolierarbeit*
    debug* fehlersuch* fehleranalys* fehlerbeheb* fehlerbehebung* troubleshooting fehlerdiagnos* storungssuch*
    dekorier* dekoration* schmuck* geschmuck* deko
    demontier* demontage* abbau* abgebaut* ausbau* ausgebaut* ruckbau* zerleg* zerlegt*
    disponier* disposition* dispositiv*
    dokumentier* dokumentation* eintrag* eingetrag* eintrug* notier* erfass* erfassung* protokoll* protokollier* \
      festhalt* festgehalt* aufzeichn* aufgezeichn* niederschrift* mitschreib* mitgeschrieb* mitschrift* \
      protokollfuhr* vermerk*
    dolmetsch* gedolmetsch* verdolmetsch*
    download* herunterlad* heruntergelad*
    druck* gedruck* bedruck* ausdruck* ausgedruck* druckte*
    dung* dungung* gedung*
    durchfuhr* durchgefuhr* durchfuhrung* ausfuhr* ausgefuhr* ausfuhrung* abhalt* abgehalt* hielt halten gehalten* \
      vornahm* vornehm* vorgenomm* abwickl*
    einbau* eingebaut* einbaute* verbau* baute_ein einsetz* eingesetz* einbauarbeit*
    einchecken check_in eingecheck* checkin* anreise* anmeldung*
    eindeck* eingedeck* dachdeck* dacheindeck*
    eindeck* eingedeck* tischdeck* tische_decken deckte*
    einhalt* eingehalt* einhaltung* beacht* beachtung* befolg* befolgung* hielt_ein
    einkauf* eingekauf* kaufte* beschaff* beschaffung* bestell* bestellung* bestellwesen* order* geordert* \
      nachbestell* nachbestellt* besorg* besorgung*
    einladen* einlad* eingelad* einladung* lud
    einlager* eingelager* einzulager* einlagerung* einraum* eingeraum* einzuraum* verraum* einsortier* einsortiert* \
      verstau* raumte
    einlasskontroll* zutrittskontroll* zugangskontroll* einlass einlassdienst*
    einpfleg* eingepfleg* einspiel* eingespiel* importier* import*
    einreich* eingereich* einreichung* vorleg* vorgeleg*
    einschal* eingeschal* verschal* verschalung* schalung*
    einspar* eingespar* ersparnis* einsparung*
    empfang* empfing* begruss* begru* empfangsbereich* willkommen empfangsdienst*
    entlad* entlud* entladung* abladen* ablad* abgelad* auslad* ausgelad* lud
    entnahm* entnehm* entnomm* probenahm* probenentnahm* probeentnahm*
    entsorg* entsorgung* mullentsorg* abfallentsorg* entleer* entleerung* wegwerf*
    entwickl* entwicklung* entwickelte* erarbeit* erarbeitung* erarbeitet* ausarbeit* ausgearbeit* konzipier* \
      konzeption* konzept* entwarf* entwerf* entworf* entwurf*
    erganz* erganzung* erganzt* hinzufug* hinzugefug* vervollstandig* vervollstandigung*
    erhalt* erhielt* bekam* bekomm* empfing*
    erklar* erklart* zeigte* gezeigt* einweis* eingewies* einweisung* wies vorgefuhr* vorfuhr*
    erklar* erlauter* erlauterung* erklarung* geklart veranschaulich* naherbring* nahebring*
    ernt* geernt* ernte* pfluck* gepfluck* einbring* erntearbeit* lese
    erstatt* erstattung* ruckerstatt* zuruckzahl* ruckzahlung*
    erstell* erstellung* gebaut* baute machte* gemacht* machen anfertig* anfertigung* angefertig* verfass* ausarbeit* \
      ausgearbeit* ausarbeitung* schreib* schrieb* geschrieb* formulier* formulierung* aufsetz* aufgesetz* \
      verschriftlich* tipp* getipp*
    erweiter* erweiterung* ausbau* ausgebaut* vergrosser* vergrosserung* ausweit* ausgeweit*
    erzieh* erzog* erziehung* erzieherisch*
    etikettier* etikettierung* aufkleb* klebte* aufgekleb* beschrift* beschriftung* labeln gelabelt* etikett*
    fahr* fuhr fuhren gefahren lenk* gelenk*
    farb* gefarb* farbung*
    fertig* fertigung* gefertig* herstell* hergestell* herstellung* stellte_her her produzier* produktion* anfertig* \
      anfertigung* angefertig* erzeug* erzeugung* bau bauen baut baute gebaut
    film* gefilm* video* videodreh* videoaufnahm* dreh* gedreh*
    fixen fixt* gefixt* fixing beheb* behob* behebung* beseitig* beseitigung* losen lost* gelost* losung* entstor* \
      entstorung* reparier* reparatur* storungsbeseitig* storungsbeheb* fehlerbeheb* fehlerbehebung* problemlosung*
    fliesen* gefliest verfliesen verfliest* fliesenleg* fliesenarbeit* plattenleg*
    formatier* formatierung* layouten
    forsch* geforsch* erforsch* forschung* forschungsarbeit* forschungstatigkeit*
    fortfuhr* fortgefuhr* fortsetz* fortgesetz* weiterfuhr* weitergefuhr* weitermach*
    fotografier* fotografie* foto* bilder bild aufnahme* ablicht* knips*
    fras* gefras* frasarbeit*
    frisier* haarschneid* haarschnitt* haare_schneiden haare_geschnitten
    genehmig* genehmigung* bewillig* bewilligung*
    gestalt* gestaltet* gestaltung* design* designt* layout* entwarf* entwerf* entworf* entwurf*
    gewahrleist* sicherstell* sichergestell* sicherstellung* gewahrleistung* sorgt* gesorg* stellte_sicher sorge
    guss giess* gegoss*
    hobel* gehobel*
    hochlad* hochgelad* upload* hochlud* einstellen_von
    hol* gehol* abhol* abgeholt* abholung* holte*
    illustrier* illustration* zeichn* gezeichnet*
    impf* geimpf* impfung*
    inbetriebnahm* inbetriebsetz* in_betrieb_nehm* in_betrieb_genomm* nahm_in_betrieb inbetriebnehm*
    ins_system_ein im_system_ein daten_ein bestellungen_ein auftrage_ein adressen_ein anlage_von anlage_der \
      anlage_neuer erfass* erfassung* anleg* angeleg* legte_an eingeb* eingab* eingegeb* eingabe* eintrag* eingetrag* \
      einzutrag* eintrug* eintragung* einpfleg* eingepfleg* einzupfleg* registrier* registrierung* dateneingab* \
      datenerfass* aufnahm* aufnehm* aufgenomm* aufzeichn* aufgezeichn* aufzeichnung* festhalt* festgehalt* notier* \
      vermerk* tippen eingetipp*
    justier* nachjustier* justierung*
    kassenabschluss* tagesabschluss* kassenabrechnung* kassensturz kasse_abrechnen kassenabstimm*
    kassier* kasse* kassen* abkassier* kassiertatigkeit* kassentatigkeit* kassenbedien* kassierung* kassendienst* \
      einkassier*
    koch* gekoch* kochte* gekocht* zubereit* zubereitung* speisenzubereitung* zubereite* bereitete*
    kollegen_ein kolleginnen_ein mitarbeiter_ein mitarbeitende_ein personal_ein aushilfen_ein azubis_ein \
      auszubildende_ein azubis_an auszubildende_an kollegen_an mitarbeiter_an aushilfen_an lehrlinge_an \
      praktikanten_an einweis* eingewies* einweisung* wies einarbeit* eingearbeit* einarbeitung* schul* geschul* \
      schulung* anleit* angeleit* anleitung* unterweis* unterwies* unterweisung* anlern* angelern*
    kommissionier* kommissionierung* zusammenstell* zusammengestell* zusammenstellung* pick* gepick*
    kontrollgang* rundgang* streife* bestreif* bestreifung*
    kopier* kopie* vervielfaltig* vervielfaltigung* fotokopier*
    korrigier* korrektur* berichtig* berichtigung* lektorier* lektorat* korrektorat* gegenles* gegengeles* \
      korrekturles* verbesserte_fehler
    kultivier* anzucht* zuchten
    kummer* gekummer* bearbeit* bearbeitung* erledig* erledigung* abwickl* abwicklung*
    lackier* lackierung* lackierarbeit* spritzlackier*
    lagern umlager* umlagerung* umgelager* positionier*
    lern* gelernt* erlern* aneign* angeeign* studierte
    liefer* gelief* trug austrag* ausgetrag* lieferung* auslief* ausgelief* auslieferung* anlief* angelief* zustell* \
      zugestell* zustellung* belief* belieferung* ausfahr* ausgefahr* ausfuhr
    literaturrecherch* internetrecherch* onlinerecherch* recherchier* recherch* ermitt* ermittel* ermittlung* \
      nachforsch* heraussuch* herausgesuch* such* gesuch* informationssuch* informationsbeschaff*
    losch* brandbekampf* feuer* brand*
    losch* gelosch* entfern* entfernung* entfernt* bereinig* bereinigung* bereinigt*
    lot* gelot* lotarbeit* verlot*
    luft* geluft* luftung*
    mahn* gemahn* mahnung* mahnwesen* zahlungserinner* erinner* anmahn*
    markier* markierung* anzeichn* angezeichn* kennzeichn* gekennzeichn* kennzeichnung*
    massier* massage*
    mauer* gemauer* maurerarbeit* mauerarbeit* mauerwerk*
    melden meldete* gemeldet* meldung* anzeig* angezeig*
    melk* gemelk* molk gemolk* melkarbeit*
    migrier* migration* umzieh* umgezog* umzug* uberfuhr* uberfuhrung* umstell* umgestell* umstellung* ubertragung*
    mitarbeit* mitgearbeit* mitwirk* mitgewirk* mithilf* mithelf* beteilig* beteiligung*
    mix* gemix* misch* gemisch* mischung* anruhr*
    moderier* moderation*
    motivier* ermutig* ermutigung* ermunter* bestark*
    musizier* musik* spielte_musik
    nachbereit* nachgebereit* nachzubereit* nachbereitung* nacharbeit*
    nachfrag* anfrag* erfrag* gefragt fragte* ruckfrag* frage*
    nachzieh* nachgezog* festzieh* festgezog* anzieh* angezog* festschraub* verschraub* verschraubung*
    nehme annahm* annehm* angenomm* entgegennahm* entgegennehm* entgegengenomm* entgegen nahm
    nehme aufnahm* aufnehm* aufgenomm* annahm* annehm* angenomm* nahm
    nummerier* kennzeichn* gekennzeichn*
    nutz* genutz* nutzung* verwend* verwendung* verwendet* einsetz* eingesetz* einsatz gebrauch* anwend* angewend* \
      angewandt* anwendung* benutz* benutzung* zuhilfenahm* mithilfe_von mit_hilfe_von
    offn* geoffn* offnung* aufschlie* aufgeschloss* aufsperr*
    olen geolt* schmier* geschmier* einfett* eingefett* abschmier*
    organis* organisation* ausricht* ausgericht* veranstalt* veranstaltet*
    parken geparkt* einpark* abstell* abgestell*
    passte* uberarbeit* uberarbeitung* uberarbeitet* ander* geander* anderung* abander* abgeander* anpass* angepass* \
      anpassung* modifizier* umarbeit* umgearbeit* umgestalt*
    pflanz* pflanzung* gepflanz* anpflanz* angepflanz* bepflanz* bepflanzung* einpflanz* pflanzarbeit* setzen
    pfleg* gepfleg* versorg* versorgung* umsorg*
    plan* geplan* planung* einplan* eingeplan* vorausplan* verplan*
    polier* polierung* politur*
    portionier* portion* abfull* abgefull* abfullung*
    prasentier* prasentation* vorstell* vorgestell* vorstellung* vorfuhr* vorgefuhr* vorfuhrung* zeig* gezeig* \
      demonstrier* vortrag* vorgetrag*
    proben geprobt* probte* einstudier*
    programmier* programmierung* cod* gecodet* entwickl* entwicklung* softwareentwicklung* programmierarbeit*
    pruf* gepruf* prufung* kontroll* kontrollier* uberpruf* uberprufung* nachpruf* durchseh* durchsah* durchgeseh* \
      durchsicht* inspizier* checken gecheck* sichtkontroll* sichtpruf*
    rasenpfleg* mah* gemah* rasenmah* maharbeit* rasenschnitt*
    redigier* redaktion* lektorier* redaktionell*
    reinig* reinigung* gereinig* wisch* gewisch* sauber* sauberung* gesauber* putz* geputz* sauberhalt* saubermach* \
      reinhalt* reinigungsarbeit* putzarbeit* unterhaltsreinigung*
    reparier* reparatur* instandsetz* instandgesetz* instand_setz* instand_gesetz* setzte_instand instand ausbesser* \
      ausgebesser* reparaturarbeit* instandsetzungsarbeit*
    reservier* reservierung* buch* gebuch* buchung* vormerk* vorgemerk*
    rett* gerett* rettung* bergen geborg* bergung*
    richtete* konfigurier* konfiguration* einricht* eingericht* einrichtung* aufsetz* aufgesetz* richtete_ein \
      installier* installation* setzte_auf
    rief anrief* telefonier* telefonat* telefon* anruf* angeruf* rief_an telefonisch* telefondienst* telefonannahm* \
      telefonzentral* telefonkontakt* telefongesprach* am_telefon per_telefon
    rontg* gerontg* rontgenaufnahm*
    ruckschnitt* beschneid* beschnitt* zuruckschneid* zuruckgeschnitt* baumschnitt* heckenschnitt* geholzschnitt*
    saen sate* gesat* aussaat* aussa*
    sammel* gesammel* sammlung* einsammel* eingesammel* zusammentrag* zusammengetrag* trug_zusammen
    sammlung* erheb* erhob* erhebung* datenerheb* datensammlung* datenaufnahm*
    sank* gesunk* sinken fiel* gefall* ruckgang* abnahm* abgenomm* zuruckging* zuruckgegang* ging_zuruck \
      verringerte_sich nahm_ab
    saug* gesaug* staubsaug*
    scan* gescan* einscan* eingescan* digitalisier* digitalisierung* einlesen eingeles*
    schal* geschal* putzen_von_gemuse
    schatz* geschatz* schatzung* abschatz*
    schick* zuschick* verschick* mail* gemail* versend*
    schleif* geschliff* schliff* abschleif* abgeschliff*
    schlichten geschlichtet* streitschlicht* vermittl* vermittelte*
    schlug vorschlag* vorgeschlag* schlug_vor anreg* angereg* anregung* empfehl* empfahl* empfohl* empfehlung*
    schneid* schnitt* geschnitt* videoschnitt* cutten
    schweiss* geschweiss* verschweiss* schweissarbeit* schwei*
    senk* gesenk* senkung* reduzier* reduzierung* reduktion* verringer* verringerung* verminder* verkleiner* \
      vermindert* herabsetz* herabgesetz*
    sichern gesichert* datensicherung* backup* sicherung* sicherungskopie*
    sichern sicherte* gesichert* absicher* abgesicher* absicherung*
    sicht* gesicht* sichtung* durchseh* durchsicht* durchgeseh*
    singen gesungen sang gesang*
    sortier* sortierung* ordn* geordnet* einordn* eingeordnet* vorsortier* aussortier*
    spiel* gespiel* spielte*
    sprang vertret* vertrat* vertretung* einspring* eingesprung* sprang_ein
    sprech* gesprech* gesproch* gesprach* sprach unterhielt* unterhalt* unterred*
    spul* gespul* abwasch* abgewasch* abspul* abgespul* geschirrspul*
    steiger* gesteiger* steigerung* erhoh* erhohung* anheb* angehob*
    sterilisier* sterilisation* keimfrei*
    stilleg* stillgeleg* ausserbetriebnahm* ausser_betrieb
    stornier* storno* stornierung*
    streich* gestrich* strich anstreich* angestrich* anstrich* malerarbeit* anstreicharbeit* streicharbeit*
    teilnahm* teilnehm* teilgenomm* nahm_teil teil_genommen besuchte dabei_sein
    teilte* informier* information* benachrichtig* benachrichtigung* mitteil* mitgeteil* mitteilung* bescheid melden \
      meldung* gemeld* meldete* verstandig* auskunft* inform* unterricht_uber
    terminvergab* terminvereinbar* terminabsprach* terminabstimm* terminplan* terminierung* terminkoordin* \
      terminverwalt* terminorganis* termine_vereinbar* termine_vergeb* termine_plan* kalenderpfleg* kalenderfuhr*
    test* getest* erprob* erprobung* ausprobier*
    text* getextet* verfass* schreib* schrieb* geschrieb* betexten
    traf trafen getroff* treffen begegn*
    transkri* abtipp* abgetipp* abschrift* verschriftlich*
    transport* transportier* beforder* transportfahrt* fahr* fuhr fuhren gefahren bring* brachte* gebracht*
    trenn* getrenn* trennung* mulltrennung*
    trost* getrost* beruhig* beruhigung* beigestand* beistand*
    uben ubung* ubte* geubt* trainier* training* einub* eingeub*
    ubersetz* ubersetzung* ubersetzt* ubertrug ubertragung_ins
    ubertrag* ubertrug* ubertragung* uberfuhr* ubernahm* eingab* eingeb* eingegeb*
    uberwach* uberwachung* monitor* verfolg* verfolgung* nachverfolg* nachhalt* nachgehalt*
    umbett* umgebett* bettete*
    umlager* umgelager* umraum* umgeraum* umstell* umgestell*
    umpack* umgepack* umverpack*
    umsetz* umgesetz* umsetzung* implementier* implementierung* realisier* realisierung* setzte_um verwirklich*
    umtausch* umgetausch* rucknahm* zurucknehm* zuruckgenomm*
    unkrautjat* jat* gejat* unkraut*
    unterricht* unterrichtet* lehren lehrt* gelehrt* lehrte* lehre unterrichtung* lehrtatigkeit* unterrichtstatigkeit* \
      unterrichtserteil* erteil*
    untersuch* untersuchung* pruf* gepruf*
    update* upgedatet* aktualisier* aktualisierung* upgrade*
    verabreich* verabreichung* gabe gegeben geben gab eingab* verabreichte*
    verbesser* verbesserung* optimier* optimierung*
    vereinbar* vereinbarung* verabred* verabredung* ausgemacht* terminier* terminierung*
    verkabel* verkabelung* verdraht* verdrahtung* kabelverleg* leitungsverleg* kabelzieh* leitungen_verleg* \
      kabel_verleg*
    verkauf* geverkauf* vertrieb* vertreib* absatz verkaufstatigkeit* warenverkauf*
    verkleb* verklebung* kleben geklebt* leim* geleim*
    verknupf* verknupfung* anbind* angebund* anbindung* integrier* integration* einbind* eingebund* einbindung*
    verkurz* verkurzung* kurz* gekurz* kurzung* verkurzte*
    verleg* verlegung* verlegt* leg* geleg* legte* gelegt* verlegearbeit*
    vermarkt* vermarktung* marketing*
    vermeid* vermied* verhinder* vermeidung* verhut*
    vermiet* vermietung* verleih* verlieh*
    vermittl* vermittel* vermittlung* durchstell* durchgestell*
    veroffentlich* veroffentlichung* publizier* publikation* erschien* erschein* herausgab* herausgeb*
    verpack* verpackung* einpack* eingepack* einzupack* pack* gepack* abpack* abgepack* abzupack* verpackungsarbeit* \
      packte*
    verputz* putzarbeit* verputzarbeit* putz
    versend* versand* verschick* schick* geschick* ubersend* zusend* absend* abschick* abgeschick* sende* gesend* \
      gesandt* sandte* verschickung*
    verteil* verteilung* reichen reichte* gereicht* anreich* angereich* austeil* ausgeteil* ausgab* ausgeb* ausgegeb* \
      verteilte* aushandig* aushandigung* ausgehandig*
    verzeichn* katalogisier* inventarisier* verschlagwort*
    verzoll* verzollung* zollabfertig* zollabwickl*
    visualisier* grafisch_darstellen darstell* dargestell* darstellung*
    vorbereit* vorgebereit* vorzubereit* vorbereitung* vorbereitend* bereitete* herricht* hergericht* bereitleg* \
      vorbereitungsarbeit* rusten
    vorgelesen* las_vor vorles*
    vorles* vorgeles* las gelesen lesen
    wahl* gewahl* suchte* auswahl* ausgewahl* aussuch* ausgesuch* selektier* wahlte_aus
    wart* wartung* gewart* instandhalt* instandhaltung* instand_halt* instand_gehalt* instandgehalt* wartungsarbeit* \
      inspektion* inspizier*
    wasch* gewasch* wusch* korperpflege*
    weinlese* traubenlese* weinernte*
    weiter weiterverbind* weiterverbund* weiterleit* weitergeleit* weiterleitung* weitergab* weitergeb* weitergegeb* \
      ubermittl* ubermittel* ubermittlung* durchstell* durchgestell*
    wieg* gewog* wog abwieg* abgewog* abwag*
    wisch* gewisch* aufwisch* aufgewisch*
    wuchs gewachs* wachs* stieg* gestieg* anstieg* zunahm* zugenomm* zunehm* zuwachs* erhohte_sich
    wurz* gewurz* abschmeck* abgeschmeck*
    zahlung* bestandszahlung* inventurzahlung* inventur* bestandsaufnahm* inventarisier*
    zeichn* gezeichnet* zeichnung* skizzier* skizze* anfertigung_von_zeichnungen
    zucht* gezucht* gezuchtet*
    zuhor* zugehor* anhor* angehor* horte*
    zuordn* zugeordn* zuordnung* kategorisier* klassifizier* einordn*
    zur_hand zur_hand_gegangen ging_zur_hand unterstutz* unterstutzung* half* hilf* helf* geholf* mithilf* mitgeholf* \
      assistier* assistenz* zuarbeit* zugearbeit* beistand* unter_die_arme mithalf*
    zusammenarbeit* zusammengearbeit* kooperation* kooperier* kollaborat* zusammenwirk* arbeitete_zusammen
    zusammenbau* zusammengebaut* zusammensetz* zusammengesetz* montier* montage* endmontage* zusammenmontier*
    zusammenfass* zusammengefass* zusammenfassung* resumier* fasste_zusammen
    zusammennah* nah* genah* naharbeit* vernah*
    zusammenrechn* addier* summier*
    zusammenstell* zusammengestell* zusammenstellung* zusammentrag* zusammengetrag* aufbereit* aufbereitet* \
      aufbereitung* stellte_zusammen
    zuschneid* zugeschnitt* zuschnitt* schneid* geschnitt* schnitt*
  `);
