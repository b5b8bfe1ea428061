import { groups } from '../../word-list.ts';
import { germanDeeds } from './synonyms-deeds.ts';
import { germanMatters } from './synonyms-matters.ts';
import { germanThings } from './synonyms-things.ts';

/** Words of every trade, times, joining words, qualities and abbreviations. */
const general = () =>
  groups(`
  ganz* gesamt* komplett* vollstandig*
  schwerpunkt* fokus*
  aussen extern*
  betreu* begleit* kummer*
  bearbeit* abwickl* erledig*
  erstell* anfertig* verfass* ausarbeit* schreib* schrieb* geschrieben
  pruf* kontroll* uberpruf* test*
  unterstutz* half* hilf* helf* mithilf* mitarbeit* mitwirk* mitgewirk* beteilig* beigetrag* assist*
  einweis* eingewies* einarbeit* schul* anleit* unterweis*
  berat* beriet
  verkauf* vertrieb* absatz
  einkauf* beschaff* bestell*
  reparatur* reparier* instandsetz*
  wart* instandhalt* pfleg*
  install* montage montier*
  verleg* leg*
  setz* gesetzt setzen
  such* suche fehlersuche
  fehler* storung*
  kund* kunde kunden mandant*
  patient* bewohn*
  schul* schuler*
  mitarbeit* kolleg* personal beschaftigt*
  auszubildend* azubi* lehrling*
  leitung* kabel*
  angebot* offerte*
  auftrag* auftrage* bestellung*
  rechnung* faktur*
  reklamation* beschwerd*
  termin*
  umsatz* erlos*
  lager* bestand*
  tag* taglich* tage tageweise
  woche* wochentlich*
  monat* monatlich*
  jahr* jahrlich*
  stunde* stundlich*
  quartal* vierteljahr*
  nacht* nachts
  schnitt durchschnitt* mittel
  rund etwa ca circa ungefahr zirka
  heute aktuell gegenwart* laufend dato jetzt seit
  seit ab
  jede* alle
  aufbau* aufgebaut aufbauen bau bauen baute gebaut
  umbau* umgebaut
  einfuhr* eingefuhrt einfuhrung
  umrust* umgerust* umstell* umgestellt
  umzug* umgezog* verlager*
  vertret* vertrat vertretung*
  dokument* protokoll*
  abschluss abschliess* abschloss
  fahr* fuhr gefahren
  verkauf verkauf*
  bericht* report*
  fertig* herstell* produktion produzier*
  liefer*
  planung plan* geplant*
  organis* koordin*
  annahme annehm*
  ausgabe ausgeb*
  pflege pfleg*
  versorg*
  betrieb* betreib*
  vorschrift* v
  kaufmannisch* kauffrau kaufmann* kaufleute
  betriebswirt* bwl
  fremdsprach* sprach*
  muttersprach*
  englisch*
  franzosisch*
  turkisch*
  osterreich*
  schweiz*
  microsoft ms
  excel
  euro eur
  app anwendung programm
  note noten
  gesell* gesellenprufung
  meister*
  diplom*
  fernstudium fernstudi*
  semester
  schule schul*
  kenntnisse kenntnis
  arzt* mediziner*
  pflege* kranken*
  unterricht* lehr*
  forsch*
  recht* jurist*
  messung* mess* gemessen
  kasse* kassen* kassier*
  telefon* anruf*
  empfang* empfing*
  antwort* beantwort*
  auswert* ausgewertet analys*
  abrechn* abgerechnet
  buch* gebucht verbuch*
  prufung* pruf*
  baustell*
  lob* gelobt
  mitglied*
  projekt*
  team* gruppe*
  sank sinken gesunken fiel gefallen ruckgang
  stieg gestiegen anstieg wuchs gewachsen
  zusammen gemeinsam
  anteil zahl anzahl quote
  stunden wochenstunden
  uni universitat*
  labor*
  abt abteilung*
  tel telefon*
  vertrag* vertrage
  akte* fall*
  besprechung* sitzung* meeting*
  kurs* schulung* seminar* lehrgang*
  artikel* veroffentlich* publikation*
  vortrag* vortrage prasentation*
  daten information*
  storung* problem*
  reservierung* buchung*
  gast* gaste kund*
  inventur* bestandsaufnahme
  reinig* sauber*
  medikament* arznei*
  dienst* schicht*
  aufnahme*
  kind* kinder schuler*
  mail* e-mail*
  server*
  dokument* unterlage*
  statistik* auswert*
  mathe mathematik*
  sport*
  klasse*
  unterricht*
  konzept*
  ubung*
  tutorium tutorien
  wahrend im_laufe im_zuge im_verlauf in_der_zeit
  anschlie* anschliessend im_anschluss danach darauf spater nachfolgend* hinterher
  zuvor vorher davor fruher* bislang bisher*
  zunachst zuerst anfangs anfanglich* am_anfang zu_beginn
  vormittag* morgens fruh morgendlich* am_morgen
  abend* abendlich*
  wochenend* samstag* sonntag*
  gleichzeitig* parallel* zeitgleich* zugleich nebenbei
  heute aktuell* derzeit* gegenwartig* momentan* jetzt zurzeit zur_zeit laufend dato bis_heute
  vollzeit* ganztags* ganztagig* vollzeitbeschaftig*
  mehrjahrig* jahrelang*
  manchmal gelegentlich* ab_und_zu hin_und_wieder vereinzelt* zeitweise zeitweilig* von_zeit_zu_zeit
  regelmassig* turnusmassig* in_regelmassigen_abstanden
  taglich* tag* pro_tag am_tag jeden_tag tages*
  wochentlich* woche* pro_woche in_der_woche jede_woche
  monatlich* monat* pro_monat im_monat jeden_monat
  jahrlich* jahr* pro_jahr im_jahr jedes_jahr
  stundlich* stunde* pro_stunde std
  vierteljahrlich* quartal* quartalsweise pro_quartal
  sowie und ausserdem zudem zusatzlich* daruber_hinaus uberdies ferner daneben ebenfalls ebenso desweiteren des_weiteren
  insbesondere vor_allem besonders speziell
  unter_anderem u_a beispielsweise zum_beispiel z_b etwa wie_etwa
  einschliesslich inklusive inkl samt mitsamt inbegriffen einschl
  entsprechend* gemass laut nach_vorgabe* anhand nach_massgabe
  mittels mithilfe mit_hilfe anhand per durch_den_einsatz unter_verwendung unter_einsatz
  bezuglich hinsichtlich betreffend in_bezug zum_thema rund_um
  bei_bedarf bedarfsweise falls_notig nach_bedarf wenn_notig bedarfsorientiert*
  zusammen gemeinsam* im_team miteinander gemeinschaftlich*
  rund etwa ca circa ungefahr zirka annahernd
  durchschnitt* im_schnitt schnitt mittel im_mittel
  ursache* grund grunde*
  ziel ziele zielen zielsetz* zielvorgab*
  zweck* ziel*
  verschieden* unterschiedlich* divers* verschiedenst*
  schriftlich* in_schriftform
  mundlich* verbal*
  telefonisch* am_telefon per_telefon telefon*
  elektronisch* digital* online
  manuell* handisch* von_hand per_hand handarbeit*
  sorgfaltig* grundlich* gewissenhaft* genau* akkurat* sorgfalt
  fachgerecht* sachgerecht* ordnungsgemass* vorschriftsmassig* sachgemass* fachmannisch* ordnungsmassig*
  punktlich* termingerecht* fristgerecht* rechtzeitig* termintreu*
  freundlich* hoflich* zuvorkommend* nett
  zuverlassig* verlasslich* pflichtbewusst* gewissenhaft*
  teamfahig* kooperativ* teamorientiert* teamplayer*
  belastbar* stressresistent* stressfest*
  flexibel* flexib* anpassungsfahig* flexibilitat
  motiviert* engagiert* einsatzbereit* einsatzfreud* tatkraftig*
  lernbereit* wissbegierig* lernwillig* lernfreudig*
  kommunikativ* kontaktfreudig* kommunikationsstark* kommunikationsfahig*
  kreativ* ideenreich* einfallsreich*
  strukturiert* systematisch* organisiert* geordnet*
  handwerklich* praktisch* handwerk*
  kaufmannisch* betriebswirt* kommerziell*
  medizinisch* klinisch* arztlich*
  padagogisch* erzieherisch*
  landwirtschaft* agrar* bauerlich*
  touristisch* tourismus* reise*
  extern* aussen auswart* ausserhalb
  intern* innerbetrieblich* hausintern* betriebsintern*
  auslandisch* fremdsprach*
  beruflich* berufs* arbeitsbezogen*
  ehemalig* fruher* vormalig*
  erforderlich* notwendig* notig* benotig*
  haufig* oft oftmals
  offen* ausstehend* unerledigt* unbezahlt*
  fallig* anstehend* anfallend*
  fehlend* fehlt* fehlte* nicht_vorhanden*
  dringend* eilig* dringlich* eilt
  einfach* leicht* unkompliziert*
  klein* kleiner*
  einzeln* jeweilig*
  gultig* in_kraft aktuell*
  wieder erneut* nochmal* abermals
  gebraucht* second-hand secondhand gebrauchtwar*
  abt abteilung*
  std stunde*
  nr nummer*
  tel telefon*
  str strasse*
  jh jahrhundert*
  zzgl zuzuglich
  bspw beispielsweise
  ggf gegebenenfalls
  evtl eventuell*
  max maximal*
  mind mindestens
  min minute*
  vgl vergleich*
  allg allgemein*
  dt deutsch*
  engl englisch*
  frz franz franzosisch*
  ital italienisch*
  span spanisch*
  ma mitarbeiter* mitarbeitende*
  sus schuler* schulerinnen
  gl geschaftsleit*
  gf geschaftsfuhr*
  qm qualitatsmanagement*
  qs qualitatssicher*
  av arbeitsvorbereit*
  ihk industrie-_und_handelskammer
  hwk handwerkskammer
  fsj freiwilliges_soziales_jahr freiwilligen_sozialen_jahr*
  bfd bundesfreiwilligendienst*
  mfa medizinische_fachangestellte*
  zfa zahnmedizinische_fachangestellte*
  fh fachhochschul*
  abi abitur* hochschulreife
  wg wohngemeinschaft*
  kh krankenhaus*
  gkv gesetzliche_krankenversicher*
  kfm kaufmannisch*
  techn technisch*
  verw verwaltung*
  vertr vertretung*
  prakt praktikum* praktika
  dipl diplom*
  ing ingenieur*
  km kilometer*
  kg kilogramm kilo*
  qm quadratmeter*
  mwst mehrwertsteuer*
  tsd tausend*
  mio million*
  mrd milliard*
  stuck* exemplar*
  quadratmeter* qm
  dollar usd
`);

/** German words an honest editor exchanges: none of them raises ownership, depth or size. */
export const germanSynonyms = () => [...general(), ...germanDeeds(), ...germanThings(), ...germanMatters()];
