import type { ReplyWords } from './reply-words.ts';

export const german: ReplyWords = {
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
  whichToApply:
    'Ich habe nach mehreren Zeilen gefragt, ein Ja sagt mir nicht, nach welcher. Sag „die erste“ oder „alle“.',
  undone: 'Rückgängig gemacht. Dein Lebenslauf ist wie vor der letzten Änderung.',
  original: 'Dein Lebenslauf ist so, wie du ihn hochgeladen hast.',
  whyChanged:
    'Von mir aus ändere ich nur, was eine Zeile klarer macht, die Schreibweise der Anzeige übernimmt oder nach vorn stellt, was für diese Stelle zählt; alles andere nur, weil du es gewünscht hast. Mit „rückgängig“ nimmst du die letzte Änderung zurück.',
  takenBack: 'Zurückgenommen: „{fact}“. Es steht nicht mehr im Lebenslauf und nicht mehr unter Ihren Angaben.',
  whichFact: 'Was davon stimmt nicht?',
  tailored: 'Ich habe deinen Lebenslauf an die Stelle angepasst, die neueste Station zuerst, frühere danach.',
  alreadyFits: 'Ich finde nichts, was ich verbessern kann, ohne hinzuzufügen, was du mir nicht gesagt hast.',
  done: 'Erledigt.',
  alreadySo: 'Das ist schon so.',
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
  alreadyOnePage: 'Er passt schon auf eine Seite.',
  pagesNow: 'Er braucht jetzt {pages} Seiten. Sag „bring ihn auf eine Seite“, dann nehme ich das Unwichtigste heraus.',
  cannotFit:
    'Ich habe das Unwichtigste entfernt, doch er braucht noch {pages} Seiten. Stationen, Ausbildung und Kontaktdaten kürze ich nicht von mir aus.',
  emphasised: '„{skill}“ steht jetzt vorn, wo dein Lebenslauf es zeigt.',
  skillNotThere:
    'Dein Lebenslauf nennt „{skill}“ nicht. Hast du damit gearbeitet? Sag mir, wo, dann füge ich es hinzu.',
  refused:
    'Ton ändern, übersetzen, Anschreiben und freies Umschreiben kann ich nicht gut genug, deshalb bleiben Ihre Worte, wie sie sind. Ich kann verschieben, entfernen, umbenennen und sortieren, Wörter ändern, ergänzen, was Sie mir sagen, kürzen und den Lebenslauf an die Stelle anpassen.',
  refusedForNow:
    'Das braucht das Sprachmodell, das gerade nicht verfügbar ist; bitte versuch es später noch einmal. Bis dahin kann ich verschieben, entfernen, umbenennen und sortieren, Wörter ersetzen, hinzufügen, was du mir sagst, kürzen und den Lebenslauf an die Stelle anpassen.',
  gaps: 'Die Stelle verlangt dies, und dein Lebenslauf zeigt es nicht:\n{names}\nWenn du etwas davon hast, sag mir, wo, dann füge ich es hinzu.',
  noGaps: 'Dein Lebenslauf zeigt alles, was ich aus der Anzeige lesen konnte.',
  judged: 'Dein Lebenslauf zeigt {matched} von {asked} Dingen, die ich in der Anzeige gelesen habe.',
  couldTailor:
    'Verbesserungen, für die ich nichts hinzufügen müsste: {count}. Sag „Pass meinen Lebenslauf an die Stelle an“.',
  partLeft: 'Diesen Teil habe ich nicht verstanden und stehen gelassen: „{name}“.',
  aboutSite:
    'Hier arbeite ich nur an den Worten deines Lebenslaufs. Vorlage, Papier und Dateiformat (PDF, Word, Text) wählst du beim Herunterladen; wie die Seite funktioniert, steht unter „Hilfe“, was mit deinen Daten geschieht, unter „Datenschutz“.',
  help: 'Ich kann deinen Lebenslauf an die Stelle anpassen, Abschnitte verschieben, entfernen oder umbenennen, Stationen sortieren, Wörter ersetzen, hinzufügen, was du mir sagst, je Station nur eine bestimmte Zahl von Punkten behalten, alles auf eine Seite bringen und Änderungen rückgängig machen. Ich füge nie hinzu, was du mir nicht gesagt hast.',
  notUnderstood:
    'Das habe ich nicht verstanden und deshalb nichts geändert. Versuch „verschiebe Kenntnisse vor Berufserfahrung“, „ersetze X durch Y“, „ergänze Python unter Kenntnisse“, „3 Punkte je Station“ oder „rückgängig“.',
  whichLine: 'Welche Zeile meinen Sie?',
  whichMeant: 'Ich bin nicht sicher, was Sie meinen. Eines davon?',
  removeWhole: 'Damit ginge eine ganze Stelle. Entfernen?',
  whichFirst: 'Womit möchten Sie anfangen?',
  fitJob: 'An die Stelle anpassen',
  makeShorter: 'Kürzer machen',
  showWeakest: 'Schwächste Zeile zeigen',
  hello: 'Hallo! Womit fangen wir an?',
  welcome: 'Schön, dass es geholfen hat. Viel Erfolg!',
  onlyResume: 'Ich helfe nur bei Ihrem Lebenslauf und dieser Stelle. Was soll darin stehen?',
  sorry:
    'Das tut mir leid. Sagen Sie mir, welche Zeile es ist und was dort stehen soll; „rückgängig“ nimmt die letzte Änderung zurück.',
  onlyTrue:
    'Ich schreibe nur, was auf Sie zutrifft. Sagen Sie in eigenen Worten, was Sie gemacht haben, dann kommt es hinein.',
  onlyYours:
    'Ich kann ergänzen, was Sie gemacht haben. Noch nicht zu sehen:\n{names}\nSagen Sie mir, wo Sie etwas davon gemacht haben, dann ergänze ich es.',
  nothingInvented:
    'Nein. Jedes Wort stammt aus Ihrem Lebenslauf oder aus Ihren Angaben; siehe „Was Sie uns gesagt haben“.',
  weakest:
    '„{line}“ sagt am wenigsten: keine Zahl, kein Ergebnis. Wie viele, wie oft, und was kam dabei heraus? Sagen Sie es mir, dann ergänze ich es.',
  strengthenAsk:
    'Um „{line}“ stärker zu machen, brauche ich, was nur Sie wissen: wie viele, wie oft, und was dabei herauskam. Sagen Sie es mir, dann ergänze ich es.',
  nextLine: 'Ein guter nächster Schritt: „{line}“ könnte mehr sagen. Wie viele, wie oft, und was kam dabei heraus?',
  scoreMeans:
    'Die Punktzahl sagt, wie viel von dem, was die Anzeige verlangt, Ihr Lebenslauf zeigt, und wie deutlich. Sie steigt, wenn Ihre eigene Arbeit mehr davon zeigt.',
  emphasiseAsk:
    'Ihre stärksten Zeilen stehen schon vorn. Was haben Sie noch gemacht, das es zeigt? Sagen Sie es mir mit einer Zahl, dann ergänze ich es.',
  emphasisedOrder:
    'Ich habe die Zeilen nach vorn gestellt, die es am besten zeigen. Was haben Sie noch gemacht? Sagen Sie es mir, dann ergänze ich es.',
  summaryAsk:
    'Für ein Profil brauche ich noch etwas von Ihnen: was Sie tun, wie lange schon, und Ihr bestes Ergebnis. Ein, zwei Sätze genügen.',
  kind: 'Das ist nicht leicht, und es geht vielen guten Leuten so. Ihre Arbeit zählt, wann immer sie war. Gehen wir einen kleinen Schritt.',
  gapAdvice:
    'Lassen Sie die Daten, wie sie sind. Wenn Sie in der Zeit etwas gemacht haben, das hier hilft (Kurs, Pflege, Ehrenamt), sagen Sie es mir. Auf Nachfrage genügt ein ehrlicher Satz; einen Grund schulden Sie niemandem.',
  letterAdvice:
    'Ich arbeite nur am Lebenslauf. Für das Anschreiben genügen drei kurze Teile: warum dieser Arbeitgeber, was Sie zu den ersten zwei Anforderungen mitbringen, wann Sie anfangen können. Nehmen Sie die Worte aus Ihren Zeilen.',
  noTranslation:
    'Ich übersetze nicht: eine Übersetzung könnte mehr sagen als Sie. Ihr Lebenslauf bleibt in seiner Sprache.',
  adviceGeneral:
    'Ein Lebenslauf braucht Ihre Arbeit mit Ergebnissen, Ihre Ausbildung, Ihre Kenntnisse und wie man Sie erreicht. Was für diese Stelle nicht hilft, kann weg.',
  advicePhoto:
    'In Deutschland und Österreich ist ein Foto üblich, aber freiwillig. In Großbritannien und den USA lassen Sie es weg.',
  adviceSalary:
    'Sehen Sie zuerst nach, was in Ihrer Region für diese Stelle gezahlt wird, und nennen Sie eine Spanne. Eine Zahl, für die ich einstehen könnte, habe ich nicht; in den Lebenslauf gehört sie nicht.',
  adviceLength: 'Eine Seite bis etwa zehn Jahre Arbeit, zwei darüber. Was für diese Stelle zählt, steht vorn.',
  adviceReferences: 'Referenzen können weg; Arbeitgeber fragen danach, wenn sie sie brauchen.',
  adviceInterview:
    'Nehmen Sie die drei Dinge, die die Anzeige zuerst nennt, und zu jedem eine kurze Geschichte aus Ihrer Arbeit: was es war, was Sie taten, was dabei herauskam.',
  adviceHobbies: 'Nur wenn sie etwas über diese Stelle sagen oder Platz ist.',
  tenseAlready: 'Zeit und Person Ihrer Zeilen sind, soweit ich es sicher sagen kann, schon richtig.',
  noMistakes: 'Ich habe keinen Fehler gefunden, bei dem ich sicher bin.',
  cannotSplit: 'Ich sehe keine Stelle, an der sich „{name}“ teilen lässt, ohne den Sinn zu ändern.',
  whenDone: 'Sagen Sie mir, wenn es so weit ist, dann kommt es hinein. Bis dahin bleibt es draußen.',
  whoseDeed: 'Das klingt nach der Arbeit von jemand anderem. Was haben Sie selbst gemacht?',
  areYouSure: 'Ich möchte sicher sein: Haben Sie das selbst gemacht? Sagen Sie es, wie es war, dann ergänze ich es.',
  whatToSay: 'Was soll dort stehen? Sagen Sie es in Ihren Worten, dann nehme ich es auf.',
  roleAsk:
    'Für eine Stelle brauche ich Bezeichnung, Arbeitgeber und Jahre, zum Beispiel: „Kassiererin, Bäckerei Brand, 2015 - 2017“. Sagen Sie mir danach, was Sie dort gemacht haben.',
  nothingGone: 'Nichts davon ist aus Ihrem Lebenslauf verschwunden, also gibt es nichts zurückzuholen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  notedOffer: 'Notiert, ich nehme davon nichts auf. Soll das heraus?',
  notHere:
    'Das finde ich in Ihrem Lebenslauf nicht, deshalb habe ich nichts geändert. Welche Zeile meinen Sie? Nennen Sie ein paar Wörter daraus.',
};
