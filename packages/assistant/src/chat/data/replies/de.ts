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
  whereToAdd: 'Wo soll ich „{fact}“ hinzufügen? Antworte mit einem davon:\n{names}',
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
    'Ton ändern, frei umschreiben, Stationen zusammenlegen, übersetzen und Anschreiben brauchen ein Sprachmodell, und hier ist keines eingerichtet. Wer diese Seite betreibt, kann AI_PROVIDER und AI_API_KEY setzen. Bis dahin kann ich verschieben, entfernen, umbenennen und sortieren, Wörter ersetzen, hinzufügen, was du mir sagst, kürzen und den Lebenslauf an die Stelle anpassen.',
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
};
