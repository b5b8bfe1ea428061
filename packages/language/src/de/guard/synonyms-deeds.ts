import { groups } from '../../word-list.ts';

/** What people do, in all its forms: a verb, its parts and its noun. Each group stays on one level of ownership. */
export const germanDeeds = () =>
  groups(`
  pfleg* gepfleg* versorg* versorgung* umsorg*
  betreu* betreuung* begleit* begleitung* pfleg* gepfleg* kummer* gekummer* umsorg*
  beaufsichtig* beaufsichtigung* aufsicht* aufpass* aufgepass* passte* beaufsichtigte*
  verabreich* verabreichung* gabe gegeben geben gab eingab* verabreichte*
  wasch* gewasch* wusch* korperpflege*
  lagern umlager* umlagerung* umgelager* positionier*
  behandl* behandlung* therap* therapie*
  massier* massage*
  trost* getrost* beruhig* beruhigung* beigestand* beistand*
  motivier* ermutig* ermutigung* ermunter* bestark*
  erzieh* erzog* erziehung* erzieherisch*
  spiel* gespiel* spielte*
  vorles* vorgeles* las gelesen lesen
  reinig* reinigung* gereinig* wisch* gewisch* sauber* sauberung* gesauber* putz* geputz* sauberhalt* saubermach* \
    reinhalt* reinigungsarbeit* putzarbeit* unterhaltsreinigung*
  wisch* gewisch* aufwisch* aufgewisch*
  saug* gesaug* staubsaug*
  spul* gespul* abwasch* abgewasch* abspul* abgespul* geschirrspul*
  sterilisier* sterilisation* keimfrei*
  aufraum* aufgeraum* aufzuraum* ordnung ordnen geordnet* ordnete*
  entsorg* entsorgung* mullentsorg* abfallentsorg* entleer* entleerung* wegwerf*
  bugel* gebugel* glatt* geglatt*
  beziehen bezogen bezog bettenmach* betten
  reparier* reparatur* instandsetz* instandgesetz* instand_setz* instand_gesetz* setzte_instand instand ausbesser* \
    ausgebesser* reparaturarbeit* instandsetzungsarbeit*
  fixen fixt* gefixt* fixing beheb* behob* behebung* beseitig* beseitigung* losen lost* gelost* losung* entstor* \
    entstorung* reparier* reparatur* storungsbeseitig* storungsbeheb* fehlerbeheb* fehlerbehebung* problemlosung*
  wart* wartung* gewart* instandhalt* instandhaltung* instand_halt* instand_gehalt* instandgehalt* wartungsarbeit* inspektion* inspizier*
  aufbau* aufgebaut* baute installier* installation* montier* montage* einbau* eingebaut* anbring* angebracht* \
    anbau* angebaut* einricht* eingericht* aufstell* aufgestell* befestig* befestigung* montagearbeit* \
    installationsarbeit*
  einbau* eingebaut* einbaute* verbau* baute_ein einsetz* eingesetz* einbauarbeit*
  demontier* demontage* abbau* abgebaut* ausbau* ausgebaut* ruckbau* zerleg* zerlegt*
  austausch* ausgetausch* ersetz* ersatz wechsel* gewechsel* auswechsel* ausgewechsel* tausch* getausch* ausgetauscht* erneuer* erneuerung*
  zusammenbau* zusammengebaut* zusammensetz* zusammengesetz* montier* montage* endmontage* zusammenmontier*
  anschlie* anschluss anschlusse* angeschloss* anschloss* anklemm* angeklemm*
  verkabel* verkabelung* verdraht* verdrahtung* kabelverleg* leitungsverleg* kabelzieh* leitungen_verleg* kabel_verleg*
  verleg* verlegung* verlegt* leg* geleg* legte* gelegt* verlegearbeit*
  bohr* gebohr* bohrung* bohrarbeit*
  fras* gefras* frasarbeit*
  schleif* geschliff* schliff* abschleif* abgeschliff*
  lot* gelot* lotarbeit* verlot*
  schweiss* geschweiss* verschweiss* schweissarbeit* schwei*
  zuschneid* zugeschnitt* zuschnitt* schneid* geschnitt* schnitt*
  streich* gestrich* strich anstreich* angestrich* anstrich* malerarbeit* anstreicharbeit* streicharbeit*
  lackier* lackierung* lackierarbeit* spritzlackier*
  verputz* putzarbeit* verputzarbeit* putz
  fliesen* gefliest verfliesen verfliest* fliesenleg* fliesenarbeit* plattenleg*
  mauer* gemauer* maurerarbeit* mauerarbeit* mauerwerk*
  betonier* betonarbeit* betonage*
  damm* dammung* gedamm* isolier* isolierung* warmedamm* dammarbeit* isolierarbeit*
  abdicht* abgedicht* abdichtung* versiegel* versiegelung*
  ausheb* ausgehob* aushub* grab* gegrab* baggern
  abreissen abgeriss* abriss* abbruch* abbrech*
  inbetriebnahm* inbetriebsetz* in_betrieb_nehm* in_betrieb_genomm* nahm_in_betrieb inbetriebnehm*
  justier* nachjustier* justierung*
  bedien* bedienung* handhab* handhabung* handling bediente* anlagenbedien* maschinenbedien* betatig*
  fertig* fertigung* gefertig* herstell* hergestell* herstellung* stellte_her her produzier* produktion* anfertig* \
    anfertigung* angefertig* erzeug* erzeugung* bau bauen baut baute gebaut
  zusammennah* nah* genah* naharbeit* vernah*
  druck* gedruck* bedruck* ausdruck* ausgedruck* druckte*
  guss giess* gegoss*
  ausmess* ausgemess* vermess* mess* messung* gemess* mass vermessung* aufmass* aufmess* nachmess*
  markier* markierung* anzeichn* angezeichn* kennzeichn* gekennzeichn* kennzeichnung*
  zeichn* gezeichnet* zeichnung* skizzier* skizze* anfertigung_von_zeichnungen
  sichern sicherte* gesichert* absicher* abgesicher* absicherung*
  stilleg* stillgeleg* ausserbetriebnahm* ausser_betrieb
  verpack* verpackung* einpack* eingepack* einzupack* pack* gepack* abpack* abgepack* abzupack* verpackungsarbeit* packte*
  belad* belud* beladung* verlad* verladung* aufladen* aufgelad* lud verladetatigkeit*
  entlad* entlud* entladung* abladen* ablad* abgelad* auslad* ausgelad* lud
  kommissionier* kommissionierung* zusammenstell* zusammengestell* zusammenstellung* pick* gepick*
  bereitstell* bereitgestell* bereitstellung* stellte_bereit zur_verfugung bereit
  einlager* eingelager* einzulager* einlagerung* einraum* eingeraum* einzuraum* verraum* einsortier* einsortiert* verstau* raumte
  auffull* aufgefull* aufzufull* nachfull* nachgefull* nachzufull* befull* befullung* bestuck* bestuckung* \
    einraum* eingeraum* einzuraum* verraum* fullte* nachfullung* auffullung* regalpflege* warenverraum* \
    regalbefull*
  auslager* ausgelager* auslagerung*
  umlager* umgelager* umraum* umgeraum* umstell* umgestell*
  versend* versand* verschick* schick* geschick* ubersend* zusend* absend* abschick* abgeschick* sende* gesend* gesandt* sandte* verschickung*
  liefer* gelief* trug austrag* ausgetrag* lieferung* auslief* ausgelief* auslieferung* anlief* angelief* zustell* \
    zugestell* zustellung* belief* belieferung* ausfahr* ausgefahr* ausfuhr
  transport* transportier* beforder* transportfahrt* fahr* fuhr fuhren gefahren bring* brachte* gebracht*
  hol* gehol* abhol* abgeholt* abholung* holte*
  fahr* fuhr fuhren gefahren lenk* gelenk*
  sammel* gesammel* sammlung* einsammel* eingesammel* zusammentrag* zusammengetrag* trug_zusammen
  verteil* verteilung* reichen reichte* gereicht* anreich* angereich* austeil* ausgeteil* ausgab* ausgeb* \
    ausgegeb* verteilte* aushandig* aushandigung* ausgehandig*
  nehme annahm* annehm* angenomm* entgegennahm* entgegennehm* entgegengenomm* entgegen nahm
  nehme aufnahm* aufnehm* aufgenomm* annahm* annehm* angenomm* nahm
  disponier* disposition* dispositiv*
  sortier* sortierung* ordn* geordnet* einordn* eingeordnet* vorsortier* aussortier*
  wieg* gewog* wog abwieg* abgewog* abwag*
  zahlung* bestandszahlung* inventurzahlung* inventur* bestandsaufnahm* inventarisier*
  verkauf* geverkauf* vertrieb* vertreib* absatz verkaufstatigkeit* warenverkauf*
  berat* beriet* beratung* kundenberatung* verkaufsberatung* beratungsgesprach* verkaufsgesprach* verkaufsberatend*
  bedien* bedienung* bediente* kundenbedien* reichte* gereicht* servier* servic* serviert* gastebedien* bewirt* bewirtung* bewirtet*
  kassier* kasse* kassen* abkassier* kassiertatigkeit* kassentatigkeit* kassenbedien* kassierung* kassendienst* einkassier*
  kassenabschluss* tagesabschluss* kassenabrechnung* kassensturz kasse_abrechnen kassenabstimm*
  einkauf* eingekauf* kaufte* beschaff* beschaffung* bestell* bestellung* bestellwesen* order* geordert* nachbestell* nachbestellt* besorg* besorgung*
  dekorier* dekoration* schmuck* geschmuck* deko
  prasentier* prasentation* vorstell* vorgestell* vorstellung* vorfuhr* vorgefuhr* vorfuhrung* zeig* gezeig* demonstrier* vortrag* vorgetrag*
  etikettier* etikettierung* aufkleb* klebte* aufgekleb* beschrift* beschriftung* labeln gelabelt* etikett*
  koch* gekoch* kochte* gekocht* zubereit* zubereitung* speisenzubereitung* zubereite* bereitete*
  back* geback* gebacken* backte*
  angericht* anricht* garnier*
  eindeck* eingedeck* tischdeck* tische_decken deckte*
  abraum* abgeraum* abtrag*
  ausschank* ausschenk* ausgeschenk* zapf* gezapf* einschenk*
  mix* gemix* misch* gemisch* mischung* anruhr*
  reservier* reservierung* buch* gebuch* buchung* vormerk* vorgemerk*
  auscheck* ausgecheck* check_out abreise* abmeldung*
  hochlad* hochgelad* upload* hochlud* einstellen_von
  download* herunterlad* heruntergelad*
  transkri* abtipp* abgetipp* abschrift* verschriftlich*
  ubertrag* ubertrug* ubertragung* uberfuhr* ubernahm* eingab* eingeb* eingegeb*
  anzieh* angezog* ankleid* angekleid*
  luft* geluft* luftung*
  farb* gefarb* farbung*
  trenn* getrenn* trennung* mulltrennung*
  auspack* ausgepack* entpack*
  einchecken check_in eingecheck* checkin* anreise* anmeldung*
  empfang* empfing* begruss* begru* empfangsbereich* willkommen empfangsdienst*
  vermiet* vermietung* verleih* verlieh*
  ins_system_ein im_system_ein daten_ein bestellungen_ein auftrage_ein adressen_ein anlage_von anlage_der \
    anlage_neuer erfass* erfassung* anleg* angeleg* legte_an eingeb* eingab* eingegeb* eingabe* eintrag* \
    eingetrag* einzutrag* eintrug* eintragung* einpfleg* eingepfleg* einzupfleg* registrier* registrierung* \
    dateneingab* datenerfass* aufnahm* aufnehm* aufgenomm* aufzeichn* aufgezeichn* aufzeichnung* festhalt* \
    festgehalt* notier* vermerk* tippen eingetipp*
  ableg* abgeleg* abzuleg* ablage* legte lege legt archivier* archivierung* abheft* abgeheft* abzuheft* aktenablag* einsortier* dokumentenablag*
  erstell* erstellung* gebaut* baute machte* gemacht* machen anfertig* anfertigung* angefertig* verfass* \
    ausarbeit* ausgearbeit* ausarbeitung* schreib* schrieb* geschrieb* formulier* formulierung* aufsetz* \
    aufgesetz* verschriftlich* tipp* getipp*
  text* getextet* verfass* schreib* schrieb* geschrieb* betexten
  pruf* gepruf* prufung* kontroll* kontrollier* uberpruf* uberprufung* nachpruf* durchseh* durchsah* durchgeseh* \
    durchsicht* inspizier* checken gecheck* sichtkontroll* sichtpruf*
  test* getest* erprob* erprobung* ausprobier*
  sicht* gesicht* sichtung* durchseh* durchsicht* durchgeseh*
  bearbeit* bearbeitung* abwickl* abwicklung* abgewickel* erledig* erledigung* verarbeit* verarbeitung* sachbearbeitung* abarbeit* abgearbeit*
  abgleich* abgeglich* glich vergleich* verglich* vergleichung* gegenuberstell* gegenubergestell* abstimm* abgestimm*
  aktualisier* aktualisierung* auf_dem_neuesten_stand auf_dem_aktuellen_stand aktuell_halt* aktuell_gehalt* pfleg* \
    gepfleg* datenpfleg* fortschreib* fortgeschrieb* up_to_date stammdatenpfleg* aktuell
  uberwach* uberwachung* monitor* verfolg* verfolgung* nachverfolg* nachhalt* nachgehalt*
  weiter weiterverbind* weiterverbund* weiterleit* weitergeleit* weiterleitung* weitergab* weitergeb* weitergegeb* \
    ubermittl* ubermittel* ubermittlung* durchstell* durchgestell*
  vermittl* vermittel* vermittlung* durchstell* durchgestell*
  rief anrief* telefonier* telefonat* telefon* anruf* angeruf* rief_an telefonisch* telefondienst* telefonannahm* \
    telefonzentral* telefonkontakt* telefongesprach* am_telefon per_telefon
  antwort* geantwort* bearbeit* bearbeitung* beantwort* beantwortung* ruckmeld* erwider*
  nachfrag* anfrag* erfrag* gefragt fragte* ruckfrag* frage*
  besprech* besproch* besprach* absprach* absprech* abgesproch* sprach abstimm* abgestimm* abstimmung* stimmte* \
    rucksprach* vereinbar* vereinbarung* klar* geklar* klarung* abklar* abgeklar* verstandig* verstandigung*
  vereinbar* vereinbarung* verabred* verabredung* ausgemacht* terminier* terminierung*
  terminvergab* terminvereinbar* terminabsprach* terminabstimm* terminplan* terminierung* terminkoordin* \
    terminverwalt* terminorganis* termine_vereinbar* termine_vergeb* termine_plan* kalenderpfleg* kalenderfuhr*
  plan* geplan* planung* einplan* eingeplan* vorausplan* verplan*
  organis* organisation* ausricht* ausgericht* veranstalt* veranstaltet*
  vorbereit* vorgebereit* vorzubereit* vorbereitung* vorbereitend* bereitete* herricht* hergericht* bereitleg* vorbereitungsarbeit* rusten
  nachbereit* nachgebereit* nachzubereit* nachbereitung* nacharbeit*
  teilte* informier* information* benachrichtig* benachrichtigung* mitteil* mitgeteil* mitteilung* bescheid melden \
    meldung* gemeld* meldete* verstandig* auskunft* inform* unterricht_uber
  erklar* erklart* zeigte* gezeigt* einweis* eingewies* einweisung* wies vorgefuhr* vorfuhr*
  kummer* gekummer* bearbeit* bearbeitung* erledig* erledigung* abwickl* abwicklung*
  erklar* erlauter* erlauterung* erklarung* geklart veranschaulich* naherbring* nahebring*
  berichte* berichterstatt* report* berichtet* bericht* berichtswesen*
  dokumentier* dokumentation* eintrag* eingetrag* eintrug* notier* erfass* erfassung* protokoll* protokollier* \
    festhalt* festgehalt* aufzeichn* aufgezeichn* niederschrift* mitschreib* mitgeschrieb* mitschrift* \
    protokollfuhr* vermerk*
  auswert* ausgewert* auswertung* wertete* analysier* analys* datenanalys* datenauswert* untersuch* untersuchung*
  untersuch* untersuchung* pruf* gepruf*
  literaturrecherch* internetrecherch* onlinerecherch* recherchier* recherch* ermitt* ermittel* ermittlung* \
    nachforsch* heraussuch* herausgesuch* such* gesuch* informationssuch* informationsbeschaff*
  zusammenfass* zusammengefass* zusammenfassung* resumier* fasste_zusammen
  zusammenstell* zusammengestell* zusammenstellung* zusammentrag* zusammengetrag* aufbereit* aufbereitet* aufbereitung* stellte_zusammen
  berechn* berechnung* ausrechn* ausgerechn* errechn* kalkulier* kalkulation* rechn* gerechn* ermitt* ermittel* ermittlung*
  abrechn* abgerechn* abrechnung* rechnete*
  ubersetz* ubersetzung* ubersetzt* ubertrug ubertragung_ins
  dolmetsch* gedolmetsch* verdolmetsch*
  korrigier* korrektur* berichtig* berichtigung* lektorier* lektorat* korrektorat* gegenles* gegengeles* korrekturles* verbesserte_fehler
  passte* uberarbeit* uberarbeitung* uberarbeitet* ander* geander* anderung* abander* abgeander* anpass* angepass* \
    anpassung* modifizier* umarbeit* umgearbeit* umgestalt*
  erganz* erganzung* erganzt* hinzufug* hinzugefug* vervollstandig* vervollstandigung*
  losch* gelosch* entfern* entfernung* entfernt* bereinig* bereinigung* bereinigt*
  scan* gescan* einscan* eingescan* digitalisier* digitalisierung* einlesen eingeles*
  kopier* kopie* vervielfaltig* vervielfaltigung* fotokopier*
  schick* zuschick* verschick* mail* gemail* versend*
  einladen* einlad* eingelad* einladung* lud
  mahn* gemahn* mahnung* mahnwesen* zahlungserinner* erinner* anmahn*
  besprech* besproch* besprach besprechung* erorter* diskutier* diskussion* beratschlag*
  traf trafen getroff* treffen begegn*
  sprech* gesprech* gesproch* gesprach* sprach unterhielt* unterhalt* unterred*
  austausch* ausgetausch* kommunizier* kommunikation* kontakt* verstandig* verstandigung*
  sprang vertret* vertrat* vertretung* einspring* eingesprung* sprang_ein
  zusammenarbeit* zusammengearbeit* kooperation* kooperier* kollaborat* zusammenwirk* arbeitete_zusammen
  teilnahm* teilnehm* teilgenomm* nahm_teil teil_genommen besuchte dabei_sein
  zur_hand zur_hand_gegangen ging_zur_hand unterstutz* unterstutzung* half* hilf* helf* geholf* mithilf* \
    mitgeholf* assistier* assistenz* zuarbeit* zugearbeit* beistand* unter_die_arme mithalf*
  mitarbeit* mitgearbeit* mitwirk* mitgewirk* mithilf* mithelf* beteilig* beteiligung*
  schlug vorschlag* vorgeschlag* schlug_vor anreg* angereg* anregung* empfehl* empfahl* empfohl* empfehlung*
  bewert* bewertung* beurteil* beurteilung* einschatz* eingeschatz* einschatzung* evaluier* evaluation* bewertete* benot* benotung*
  wahl* gewahl* suchte* auswahl* ausgewahl* aussuch* ausgesuch* selektier* wahlte_aus
  beobacht* beobachtung* observier*
  bemerk* feststell* festgestell* feststellung* stellte_fest erkenn* erkann* entdeck* gefunden finden fand
  nutz* genutz* nutzung* verwend* verwendung* verwendet* einsetz* eingesetz* einsatz gebrauch* anwend* angewend* \
    angewandt* anwendung* benutz* benutzung* zuhilfenahm* mithilfe_von mit_hilfe_von
  beginn* begann* begonn* anfang* anfing* angefang* start* gestart* aufnahme
  beend* beendet* abschlie* abgeschloss* abschloss* fertigstell* fertiggestell* fertigstellung* vollend*
  erhalt* erhielt* bekam* bekomm* empfing*
  fortfuhr* fortgefuhr* fortsetz* fortgesetz* weiterfuhr* weitergefuhr* weitermach*
  kollegen_ein kolleginnen_ein mitarbeiter_ein mitarbeitende_ein personal_ein aushilfen_ein azubis_ein \
    auszubildende_ein azubis_an auszubildende_an kollegen_an mitarbeiter_an aushilfen_an lehrlinge_an \
    praktikanten_an einweis* eingewies* einweisung* wies einarbeit* eingearbeit* einarbeitung* schul* geschul* \
    schulung* anleit* angeleit* anleitung* unterweis* unterwies* unterweisung* anlern* angelern*
  unterricht* unterrichtet* lehren lehrt* gelehrt* lehrte* lehre unterrichtung* lehrtatigkeit* unterrichtstatigkeit* unterrichtserteil* erteil*
  beibring* beigebracht* beibrach* unterricht* lehren lehrte* gelehrt* vermittl* vermittel* vermittlung*
  uben ubung* ubte* geubt* trainier* training* einub* eingeub*
  lern* gelernt* erlern* aneign* angeeign* studierte
  forsch* geforsch* erforsch* forschung* forschungsarbeit* forschungstatigkeit*
  veroffentlich* veroffentlichung* publizier* publikation* erschien* erschein* herausgab* herausgeb*
  befrag* befragung* umfrag* interview* interviewt*
  sammlung* erheb* erhob* erhebung* datenerheb* datensammlung* datenaufnahm*
  entnahm* entnehm* entnomm* probenahm* probenentnahm* probeentnahm*
  zucht* gezucht* gezuchtet*
  programmier* programmierung* cod* gecodet* entwickl* entwicklung* softwareentwicklung* programmierarbeit*
  entwickl* entwicklung* entwickelte* erarbeit* erarbeitung* erarbeitet* ausarbeit* ausgearbeit* konzipier* \
    konzeption* konzept* entwarf* entwerf* entworf* entwurf*
  umsetz* umgesetz* umsetzung* implementier* implementierung* realisier* realisierung* setzte_um verwirklich*
  richtete* konfigurier* konfiguration* einricht* eingericht* einrichtung* aufsetz* aufgesetz* richtete_ein installier* installation* setzte_auf
  migrier* migration* umzieh* umgezog* umzug* uberfuhr* uberfuhrung* umstell* umgestell* umstellung* ubertragung*
  update* upgedatet* aktualisier* aktualisierung* upgrade*
  debug* fehlersuch* fehleranalys* fehlerbeheb* fehlerbehebung* troubleshooting fehlerdiagnos* storungssuch*
  ausroll* ausgeroll* rollout* roll-out bereitstell* bereitgestell* bereitstellung* deploy* ausliefer*
  sichern gesichert* datensicherung* backup* sicherung* sicherungskopie*
  verknupf* verknupfung* anbind* angebund* anbindung* integrier* integration* einbind* eingebund* einbindung*
  gestalt* gestaltet* gestaltung* design* designt* layout* entwarf* entwerf* entworf* entwurf*
  illustrier* illustration* zeichn* gezeichnet*
  fotografier* fotografie* foto* bilder bild aufnahme* ablicht* knips*
  film* gefilm* video* videodreh* videoaufnahm* dreh* gedreh*
  schneid* schnitt* geschnitt* videoschnitt* cutten
  moderier* moderation*
  redigier* redaktion* lektorier* redaktionell*
  vermarkt* vermarktung* marketing*
  weinlese* traubenlese* weinernte*
  ernt* geernt* ernte* pfluck* gepfluck* einbring* erntearbeit* lese
  saen sate* gesat* aussaat* aussa*
  pflanz* pflanzung* gepflanz* anpflanz* angepflanz* bepflanz* bepflanzung* einpflanz* pflanzarbeit* setzen
  bewasser* bewasserung* giess* gegoss*
  dung* dungung* gedung*
  melk* gemelk* molk gemolk* melkarbeit*
  ausmist* ausgemist* mistete* stallarbeit* entmist*
  rasenpfleg* mah* gemah* rasenmah* maharbeit* rasenschnitt*
  ruckschnitt* beschneid* beschnitt* zuruckschneid* zuruckgeschnitt* baumschnitt* heckenschnitt* geholzschnitt*
  unkrautjat* jat* gejat* unkraut*
  bewach* bewachung* objektschutz* objektbewach* sicherheitsdienst* wachdienst*
  einlasskontroll* zutrittskontroll* zugangskontroll* einlass einlassdienst*
  kontrollgang* rundgang* streife* bestreif* bestreifung*
  losch* brandbekampf* feuer* brand*
  rett* gerett* rettung* bergen geborg* bergung*
  genehmig* genehmigung* bewillig* bewilligung*
  beantrag* beantragung* antrag* antragstell*
  ausstell* ausgestell* ausstellung_von ausfertig*
  ausfull* ausgefull*
  einreich* eingereich* einreichung* vorleg* vorgeleg*
  abstell* abgestell* zuweis* zugewies* zuweisung* zuteil* zugeteil* zuteilung*
  durchfuhr* durchgefuhr* durchfuhrung* ausfuhr* ausgefuhr* ausfuhrung* abhalt* abgehalt* hielt halten gehalten* vornahm* vornehm* vorgenomm* abwickl*
  einhalt* eingehalt* einhaltung* beacht* beachtung* befolg* befolgung* hielt_ein
  gewahrleist* sicherstell* sichergestell* sicherstellung* gewahrleistung* sorgt* gesorg* stellte_sicher sorge
  abgeschloss* schliess* geschloss* schloss zusperr* abschlie* absperr*
  offn* geoffn* offnung* aufschlie* aufgeschloss* aufsperr*
  besuch* besucht* aufsuch* aufgesuch* hausbesuch*
  einspar* eingespar* ersparnis* einsparung*
  senk* gesenk* senkung* reduzier* reduzierung* reduktion* verringer* verringerung* verminder* verkleiner* vermindert* herabsetz* herabgesetz*
  steiger* gesteiger* steigerung* erhoh* erhohung* anheb* angehob*
  verkurz* verkurzung* kurz* gekurz* kurzung* verkurzte*
  verbesser* verbesserung* optimier* optimierung*
  erweiter* erweiterung* ausbau* ausgebaut* vergrosser* vergrosserung* ausweit* ausgeweit*
  wuchs gewachs* wachs* stieg* gestieg* anstieg* zunahm* zugenomm* zunehm* zuwachs* erhohte_sich
  sank* gesunk* sinken fiel* gefall* ruckgang* abnahm* abgenomm* zuruckging* zuruckgegang* ging_zuruck verringerte_sich nahm_ab
  vermeid* vermied* verhinder* vermeidung* verhut*
  bezahl* bezahlt* zahlung* zahlungsverkehr* uberweis* uberwies* uberweisung* begleich* beglich*
  zuhor* zugehor* anhor* angehor* horte*
  anbiet* angebot* anbot* bot bieten
  aufwarm* aufgewarm* erwarm* erwarmung* erhitz* erhitzung*
  auftau* aufgetau* tauen
  portionier* portion* abfull* abgefull* abfullung*
  schal* geschal* putzen_von_gemuse
  wurz* gewurz* abschmeck* abgeschmeck*
  binden gebund* band bindung* gebinde*
  frisier* haarschneid* haarschnitt* haare_schneiden haare_geschnitten
  impf* geimpf* impfung*
  rontg* gerontg* rontgenaufnahm*
  umbett* umgebett* bettete*
  begutacht* begutachtung* inaugenscheinnahm* in_augenschein
  abmess* abgemess* nachmess* nachgemess*
  olen geolt* schmier* geschmier* einfett* eingefett* abschmier*
  nachzieh* nachgezog* festzieh* festgezog* anzieh* angezog* festschraub* verschraub* verschraubung*
  verkleb* verklebung* kleben geklebt* leim* geleim*
  hobel* gehobel*
  polier* polierung* politur*
  beschicht* beschichtung* uberzieh* uberzog*
  ausschacht* ausgeschacht* aushub* ausheb* ausgehob*
  einschal* eingeschal* verschal* verschalung* schalung*
  eindeck* eingedeck* dachdeck* dacheindeck*
  abschlepp* abgeschlepp* pannenhilf*
  betank* betankung* tanken getankt*
  parken geparkt* einpark* abstell* abgestell*
  verzoll* verzollung* zollabfertig* zollabwickl*
  abfertig* abfertigung* abgefertig*
  umpack* umgepack* umverpack*
  umtausch* umgetausch* rucknahm* zurucknehm* zuruckgenomm*
  erstatt* erstattung* ruckerstatt* zuruckzahl* ruckzahlung*
  stornier* storno* stornierung*
  anmeld* angemeld* anmeldung* registrier* registrierung*
  abmeld* abgemeld* abmeldung*
  zuordn* zugeordn* zuordnung* kategorisier* klassifizier* einordn*
  nummerier* kennzeichn* gekennzeichn*
  verzeichn* katalogisier* inventarisier* verschlagwort*
  formatier* formatierung* layouten
  einpfleg* eingepfleg* einspiel* eingespiel* importier* import*
  abruf* abgeruf* auslesen ausgeles*
  visualisier* grafisch_darstellen darstell* dargestell* darstellung*
  schatz* geschatz* schatzung* abschatz*
  kultivier* anzucht* zuchten
  proben geprobt* probte* einstudier*
  musizier* musik* spielte_musik
  singen gesungen sang gesang*
  vorgelesen* las_vor vorles*
  schlichten geschlichtet* streitschlicht* vermittl* vermittelte*
  melden meldete* gemeldet* meldung* anzeig* angezeig*
  beurkund* beglaubig* beglaubigung*
  zusammenrechn* addier* summier*
`);
