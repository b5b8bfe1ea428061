import type { ReplyWords } from '../../reply-words.ts';

export const germanReplies: ReplyWords = {
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingChanged: 'Ich habe nichts geändert.',
  nothingYet: 'In diesem Chat habe ich noch nichts geändert. Die Verbesserungen davor stehen beim Lebenslauf.',
  soFar: 'Bisher in diesem Chat:\n{changes}',
  changed: 'Was sich geändert hat:',
  replaced: '„{before}“ lautet jetzt „{after}“',
  removed: 'Entfernt: „{before}“',
  added: 'Hinzugefügt: „{after}“',
  moved: 'Verschoben: {after}',
  reordered: 'Neue Reihenfolge: {after}',
  more: '… und {count} weitere',
  heldBack:
    'Zurückgehalten, weil dein Lebenslauf es nicht sagt: „{after}“. Wenn es stimmt, sag es mir, dann füge ich es hinzu.',
  questioned: 'Bitte prüfen, noch nicht übernommen: „{after}“. Wenn es stimmt, sag es mir, dann übernehme ich es.',
  askRemoval: 'Bitte prüfen, bevor ich es herausnehme: „{before}“. Wenn es wegsoll, sag Ja, dann entferne ich es.',
  askToChange: 'Soll ich „{before}“ in „{after}“ ändern?',
  askToAdd: 'Soll ich „{after}“ ergänzen?',
  askToAddUnder: 'Soll ich „{after}“ unter „{place}“ ergänzen?',
  askToRemove: 'Soll ich „{before}“ herausnehmen?',
  yesDoIt: 'Ja',
  yesToAll: 'Ja, alle',
  whichToApply:
    'Ich habe nach mehreren Zeilen gefragt, ein Ja sagt mir nicht, nach welcher. Sag „die erste“ oder „alle“.',
  undone: 'Rückgängig gemacht. Dein Lebenslauf ist wie vor der letzten Änderung.',
  original: 'Dein Lebenslauf ist so, wie du ihn hochgeladen hast.',
  whyChanged:
    'Von mir aus ändere ich nur, was eine Zeile klarer macht, die Schreibweise der Anzeige übernimmt oder nach ' +
    'vorn stellt, was für diese Stelle zählt; alles andere nur, weil du es gewünscht hast. Mit „rückgängig“ ' +
    'nimmst du die letzte Änderung zurück.',
  takenBack: 'Zurückgenommen: „{fact}“. Es steht nicht mehr im Lebenslauf und nicht mehr unter deinen Angaben.',
  whichFact: 'Was davon stimmt nicht?',
  tailored: 'Ich habe deinen Lebenslauf an die Stelle angepasst; was sich geändert hat, steht unten.',
  alreadyFits: 'Ich finde nichts, was ich verbessern kann, ohne hinzuzufügen, was du mir nicht gesagt hast.',
  done: 'Erledigt.',
  alreadySo: 'Soweit ich sehe, ist das schon so; ich habe nichts geändert.',
  notFound: 'Ich finde „{name}“ in deinem Lebenslauf nicht und habe deshalb nichts geändert.',
  whichOne: 'Mehrere Zeilen passen. Welche meinst du?\n{names}',
  whichSection: 'Ich möchte sicher sein, bevor ich etwas entferne. Was davon meinst du?\n{names}',
  insideLine: '„{name}“ ist keine ganze Zeile. Welche dieser Zeilen soll ich ganz entfernen?\n{names}',
  notThere: 'Ich finde „{name}“ unter „{place}“ nicht und habe deshalb nichts geändert.',
  noSection:
    'Ich finde keinen Abschnitt „{name}“ und habe deshalb nichts geändert. Das sind deine Abschnitte:\n{names}',
  whereToAdd: 'Wo soll ich „{fact}“ hinzufügen?',
  whatToAdd: 'Was soll dort stehen? Sag es mir, zum Beispiel „ergänze … unter {name}“.',
  noted: 'Notiert, davon füge ich nichts hinzu. Wenn dein Lebenslauf etwas anderes sagt, sag mir, was wegsoll.',
  keptBullets: 'Jede Station hat jetzt höchstens {count} Punkte; die für diese Stelle unwichtigsten sind weg.',
  shortened: 'Ich habe ihn gekürzt; das für diese Stelle Unwichtigste ging zuerst.',
  cannotShorten:
    'In „{name}“ finde ich nichts, was ich kürzen kann, ohne es umzuschreiben. Sag mir, welche Wörter oder Zeilen wegsollen, dann entferne ich sie.',
  alreadyShort:
    'Er ist schon kurz: Keine Station hat mehr als zwei Punkte. Sag mir, welche Wörter oder Zeilen wegsollen, dann entferne ich sie.',
  onePage: 'Er passt jetzt auf eine Seite; das Unwichtigste ging zuerst.',
  alreadyOnePage: 'Es passt auf eine Seite, und eine Seite reicht: Wer liest, will das Wichtigste auf einen Blick.',
  couldGoFirst: 'Wenn du mehr Platz willst, könnte das zuerst weg:\n{names}',
  pagesNow: 'Er braucht jetzt {pages} Seiten. Sag „bring ihn auf eine Seite“, dann nehme ich das Unwichtigste heraus.',
  cannotFit:
    'Ich habe das Unwichtigste entfernt, doch er braucht noch {pages} Seiten. Stationen, Ausbildung und Kontaktdaten kürze ich nicht von mir aus.',
  emphasised: '„{skill}“ steht jetzt vorn, wo dein Lebenslauf es zeigt.',
  skillNotThere:
    'Dein Lebenslauf nennt „{skill}“ nicht. Hast du damit gearbeitet? Sag mir, wo, dann füge ich es hinzu.',
  refused:
    'Ton ändern, übersetzen, Anschreiben und freies Umschreiben kann ich nicht gut genug, deshalb bleiben deine ' +
    'Worte, wie sie sind. Ich kann verschieben, entfernen, umbenennen und sortieren, Wörter ändern, ergänzen, ' +
    'was du mir sagst, kürzen und den Lebenslauf an die Stelle anpassen.',
  refusedForNow:
    'Das braucht das Sprachmodell, das gerade nicht verfügbar ist; bitte versuch es später noch einmal. Bis ' +
    'dahin kann ich verschieben, entfernen, umbenennen und sortieren, Wörter ersetzen, hinzufügen, was du mir ' +
    'sagst, kürzen und den Lebenslauf an die Stelle anpassen.',
  gaps:
    'Die Stelle verlangt dies, und in deinem Lebenslauf finde ich es nicht oder nicht klar genug:\n{names}\n' +
    'Wenn du etwas davon hast, sag mir, wo, dann füge ich es hinzu.',
  verdictReady: 'Ja, so kann es raus.',
  verdictNearlyOne: 'Fast: vorher noch eine Kleinigkeit.',
  verdictNearly: 'Fast: vorher noch {count} Kleinigkeiten.',
  verdictNotYet: 'Noch nicht: Das hier sollte vorher in Ordnung.',
  pointAddress:
    '„{address}“ wirkt privat, und die Adresse gehört zur Bewerbung. Besser eine mit deinem Namen; sag mir die neue.',
  pointEmpty: 'Unter „{name}“ steht nichts. Füll es oder nimm es heraus.',
  pointLeftover: '„{line}“ sieht nach einem Überbleibsel aus.',
  pointTalk: '„{line}“ klingt noch nach Chat, nicht nach Lebenslauf.',
  pointOpen: 'Verlangt und nicht zu sehen: {names}. Wenn du es hast, sag mir, wo.',
  pointWeak: '„{line}“ ist die schwächste Zeile: keine Zahl, kein Ergebnis.',
  takeOutThis: '„{name}“ herausnehmen',
  showMissing: 'Was fehlt?',
  noGaps: 'Dein Lebenslauf zeigt alles, was ich aus der Anzeige lesen konnte.',
  judged: 'Dein Lebenslauf zeigt {matched} von {asked} Dingen, die ich in der Anzeige gelesen habe.',
  couldTailor:
    'Verbesserungen, für die ich nichts hinzufügen müsste: {count}. Sag „Pass meinen Lebenslauf an die Stelle an“.',
  partLeft: 'Diesen Teil habe ich nicht verstanden und stehen gelassen: „{name}“.',
  aboutSite:
    'Hier arbeite ich nur an den Worten deines Lebenslaufs. Vorlage, Papier und Dateiformat (PDF, Word, Text) ' +
    'wählst du beim Herunterladen; wie die Seite funktioniert, steht unter „Hilfe“, was mit deinen Daten ' +
    'geschieht, unter „Datenschutz“.',
  help:
    'Ich kann deinen Lebenslauf an die Stelle anpassen, Abschnitte verschieben, entfernen oder umbenennen, ' +
    'Stationen sortieren, Wörter ersetzen, hinzufügen, was du mir sagst, je Station nur eine bestimmte Zahl von ' +
    'Punkten behalten, alles auf eine Seite bringen und Änderungen rückgängig machen. Ich füge nie hinzu, was du ' +
    'mir nicht gesagt hast.',
  notUnderstood:
    'Das habe ich nicht verstanden und deshalb nichts geändert. Versuch „verschiebe Kenntnisse vor ' +
    'Berufserfahrung“, „ersetze X durch Y“, „ergänze Python unter Kenntnisse“, „3 Punkte je Station“ oder ' +
    '„rückgängig“.',
  whichLine: 'Welche Zeile meinst du?',
  whichMeant: 'Ich bin nicht sicher, was du meinst. Eines davon?',
  removeWhole: 'Damit ginge eine ganze Stelle. Entfernen?',
  whichFirst: 'Womit möchtest du anfangen?',
  fitJob: 'An die Stelle anpassen',
  makeShorter: 'Kürzer machen',
  showWeakest: 'Schwächste Zeile zeigen',
  hello: 'Hallo! Womit fangen wir an?',
  welcome: 'Schön, dass es geholfen hat. Viel Erfolg!',
  onlyResume: 'Ich helfe nur bei deinem Lebenslauf und dieser Stelle. Was soll darin stehen?',
  sorry:
    'Das tut mir leid. Sag mir, welche Zeile es ist und was dort stehen soll; „rückgängig“ nimmt die letzte Änderung zurück.',
  onlyYours:
    'Ich kann ergänzen, was du gemacht hast. Noch nicht zu sehen:\n{names}\nSag mir, wo du etwas davon gemacht hast, dann ergänze ich es.',
  nothingInvented:
    'Nein. Jedes Wort stammt aus deinem Lebenslauf oder aus deinen Angaben; siehe „Was du uns gesagt hast“.',
  weakest:
    '„{line}“ sagt am wenigsten: keine Zahl, kein Ergebnis. Wie viele, wie oft, und was kam dabei heraus? Sag es mir, dann ergänze ich es.',
  strengthenAsk:
    'Um „{line}“ stärker zu machen, brauche ich, was nur du weißt: wie viele, wie oft, und was dabei herauskam. Sag es mir, dann ergänze ich es.',
  nextLine: 'Ein guter nächster Schritt: „{line}“ könnte mehr sagen. Wie viele, wie oft, und was kam dabei heraus?',
  scoreMeans:
    'Die Punktzahl sagt, wie viel von dem, was die Anzeige verlangt, dein Lebenslauf zeigt, und wie deutlich. ' +
    'Sie steigt, wenn deine eigene Arbeit mehr davon zeigt.',
  emphasiseAsk:
    'Deine stärksten Zeilen stehen schon vorn. Was hast du noch gemacht, das es zeigt? Sag es mir mit einer Zahl, dann ergänze ich es.',
  emphasisedOrder:
    'Ich habe die Zeilen nach vorn gestellt, die es am besten zeigen. Was hast du noch gemacht? Sag es mir, dann ergänze ich es.',
  profileWritten:
    'Aus dem geschrieben, was in deinem Lebenslauf steht; dazugekommen ist nichts. ' +
    'Sag „schlichter“, „kürzer“ oder „rückgängig“, wenn es nicht nach dir klingt.',
  profilePlainer: 'Jetzt schlichter: nur, was du bist und was du machst.',
  profileOneSentence: 'Das Profil ist jetzt ein Satz.',
  profileSentences: 'Das Profil hat jetzt {count} Sätze, die mit der meisten Aussage.',
  profileTooShort:
    'Für {count} Sätze steht nicht genug in deinem Lebenslauf, deshalb habe ich es gelassen. Was soll noch hinein?',
  profileAsGood:
    'Es sagt schon, was dein Lebenslauf für diese Stelle zeigt. Was soll noch hinein? Sag es mir, dann kommt es dazu.',
  summaryAsk:
    'Für ein Profil brauche ich noch etwas von dir: was du tust, wie lange schon, und dein bestes Ergebnis. Ein, zwei Sätze genügen.',
  noTranslation:
    'Ich übersetze nicht: eine Übersetzung könnte mehr sagen als du. Dein Lebenslauf bleibt in seiner Sprache.',
  tenseAlready: 'Zeit und Person deiner Zeilen sind, soweit ich es sicher sagen kann, schon richtig.',
  noMistakes: 'Ich habe keinen Fehler gefunden, bei dem ich sicher bin.',
  cannotSplit: 'Ich sehe keine Stelle, an der sich „{name}“ teilen lässt, ohne den Sinn zu ändern.',
  whenDone: 'Sag mir, wenn es so weit ist, dann kommt es hinein. Bis dahin bleibt es draußen.',
  whoseDeed: 'Das klingt nach der Arbeit von jemand anderem. Was hast du selbst gemacht?',
  areYouSure: 'Ich möchte sicher sein: Hast du das selbst gemacht? Sag es, wie es war, dann ergänze ich es.',
  whatToSay: 'Was soll dort stehen? Sag es in deinen Worten, dann nehme ich es auf.',
  roleAsk:
    'Für eine Stelle brauche ich Bezeichnung, Arbeitgeber und Jahre, zum Beispiel: „Kassiererin, Bäckerei Brand, ' +
    '2015 - 2017“. Sag mir danach, was du dort gemacht hast.',
  nothingGone: 'Nichts davon ist aus deinem Lebenslauf verschwunden, also gibt es nichts zurückzuholen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  notedOffer: 'Notiert, ich nehme davon nichts auf. Soll das heraus?',
  notHere:
    'Das finde ich in deinem Lebenslauf nicht, deshalb habe ich nichts geändert. Welche Zeile meinst du? Nenn ein paar Wörter daraus.',
};
