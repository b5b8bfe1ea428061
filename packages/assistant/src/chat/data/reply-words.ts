import type { Language } from '@fitted/contract/languages';

/** What the assistant says. `{name}` and the like are filled in; anyone can better a sentence here. */
export interface ReplyWords {
  readonly nothingToUndo: string;
  readonly nothingChanged: string;
  readonly nothingYet: string;
  readonly soFar: string;
  readonly changed: string;
  readonly replaced: string;
  readonly removed: string;
  readonly added: string;
  readonly moved: string;
  readonly reordered: string;
  readonly more: string;
  readonly heldBack: string;
  readonly questioned: string;
  readonly askRemoval: string;
  readonly whichToApply: string;
  readonly undone: string;
  readonly original: string;
  readonly whyChanged: string;
  readonly tailored: string;
  readonly alreadyFits: string;
  readonly done: string;
  readonly alreadySo: string;
  readonly notFound: string;
  readonly whichOne: string;
  readonly whichSection: string;
  readonly insideLine: string;
  readonly notThere: string;
  readonly noSection: string;
  readonly whereToAdd: string;
  readonly whatToAdd: string;
  readonly noted: string;
  readonly keptBullets: string;
  readonly shortened: string;
  readonly cannotShorten: string;
  readonly alreadyShort: string;
  readonly onePage: string;
  readonly alreadyOnePage: string;
  readonly pagesNow: string;
  readonly cannotFit: string;
  readonly emphasised: string;
  readonly skillNotThere: string;
  readonly refused: string;
  readonly refusedForNow: string;
  readonly gaps: string;
  readonly noGaps: string;
  readonly judged: string;
  readonly couldTailor: string;
  readonly partLeft: string;
  readonly aboutSite: string;
  readonly help: string;
  readonly notUnderstood: string;
}

export const replyWords: Readonly<Record<Language, ReplyWords>> = {
  en: {
    nothingToUndo: 'There is nothing to undo.',
    nothingChanged: 'I have changed nothing.',
    nothingYet: 'I have changed nothing in this chat yet. The improvements made before it are listed with the resume.',
    soFar: 'So far in this chat:\n{changes}',
    changed: 'What changed:',
    replaced: '“{before}” is now “{after}”',
    removed: 'Removed: “{before}”',
    added: 'Added: “{after}”',
    moved: 'Moved: {after}',
    reordered: 'New order: {after}',
    more: '… and {count} more',
    heldBack: 'Held back, because your resume does not say it: “{after}”. If it is true, tell me and I will add it.',
    questioned: 'Please check, I have not applied it yet: “{after}”. If it is true, say so and I will.',
    askRemoval: 'Please check before I take it out: “{before}”. If it should go, say yes and I will remove it.',
    whichToApply:
      'I asked about several lines, so a yes does not tell me which. Say “the first one”, or “all of them”.',
    undone: 'Undone. Your resume is as it was before the last change.',
    original: 'Your resume is as you uploaded it.',
    whyChanged:
      'What I change on my own makes a line clearer, takes over the posting’s spelling or puts first what matters to this job; everything else only because you asked for it. Say “undo” to take back the last change.',
    tailored: 'I have fitted your resume to the job, with your latest role first and earlier roles after it.',
    alreadyFits: 'I found nothing to improve without adding what you have not told me.',
    done: 'Done.',
    alreadySo: 'It is like that already.',
    notFound: 'I cannot find “{name}” in your resume, so I have changed nothing.',
    whichOne: 'Several lines match. Which one do you mean?\n{names}',
    whichSection: 'I want to be sure before I take anything away. Which of these do you mean?\n{names}',
    insideLine: '“{name}” is no line of its own. Which of these lines should I remove whole?\n{names}',
    notThere: 'I cannot find “{name}” under “{place}”, so I have changed nothing.',
    noSection: 'I find no section called “{name}”, so I have changed nothing. These are your sections:\n{names}',
    whereToAdd: 'Where should I add “{fact}”? Answer with one of these:\n{names}',
    whatToAdd: 'What should I write there? Tell me, for example, “add … to {name}”.',
    noted: 'Noted, so I add nothing of it. If your resume says otherwise, tell me what to take out.',
    keptBullets: 'Each role now has at most {count} bullets; those that matter least for this job went.',
    shortened: 'I have shortened it; what matters least for this job went first.',
    cannotShorten:
      'I found nothing in “{name}” that I can shorten without rewriting it. Tell me which words or lines to remove, and I will.',
    alreadyShort:
      'It is short already: no role has more than two bullets. Tell me which words or lines to remove, and I will.',
    onePage: 'It now fits one page; what matters least for this job went first.',
    alreadyOnePage: 'It fits one page already.',
    pagesNow:
      'It takes {pages} pages now. Say “fit it on one page” and I will take out what matters least to this job.',
    cannotFit:
      'I have taken out what matters least, but it still needs {pages} pages. I do not cut roles, education or contact details by myself.',
    emphasised: '“{skill}” now comes first where your resume shows it.',
    skillNotThere: 'Your resume does not mention “{skill}”. Have you used it? Tell me where, and I will add it.',
    refused:
      'Changing tone, rewriting freely, merging roles, translating and letters need a language model, and none is set up here. Whoever runs this site can set AI_PROVIDER and AI_API_KEY. Until then I can move, remove, rename and sort, replace words, add what you tell me, shorten, and fit your resume to the job.',
    refusedForNow:
      'That needs the language model, which is not available right now; please try again later. Until then I can move, remove, rename and sort, replace words, add what you tell me, shorten, and fit your resume to the job.',
    gaps: 'The job asks for these, and your resume does not show them:\n{names}\nIf you have any of them, tell me where, and I will add it.',
    noGaps: 'Your resume shows everything I could read from the posting.',
    judged: 'Your resume shows {matched} of the {asked} things I read in the posting.',
    couldTailor: 'Improvements I could make without adding anything: {count}. Say “fit my resume to the job”.',
    partLeft: 'I did not understand this part and left it: “{name}”.',
    aboutSite:
      'Here I only work on the words of your resume. You choose template, paper and file (PDF, Word, text) when you download it; the Help center tells how the site works, and the Privacy policy what happens to your data.',
    help: 'I can fit your resume to the job, move, remove or rename a section, sort roles, replace words, add something you tell me, keep a number of bullets per role, fit one page, and undo. I never add what you have not told me.',
    notUnderstood:
      'I did not understand that, so I have changed nothing. Try “move Skills above Experience”, “replace X with Y”, “add Python to Skills”, “keep 3 bullets per role” or “undo”.',
  },
  es: {
    nothingToUndo: 'No hay nada que deshacer.',
    nothingChanged: 'No he cambiado nada.',
    nothingYet: 'En este chat todavía no he cambiado nada. Las mejoras anteriores aparecen junto al currículum.',
    soFar: 'Hasta ahora en este chat:\n{changes}',
    changed: 'Qué ha cambiado:',
    replaced: '«{before}» ahora es «{after}»',
    removed: 'Eliminado: «{before}»',
    added: 'Añadido: «{after}»',
    moved: 'Movido: {after}',
    reordered: 'Nuevo orden: {after}',
    more: '… y {count} más',
    heldBack: 'En espera, porque tu currículum no lo dice: «{after}». Si es cierto, dímelo y lo añado.',
    questioned: 'Compruébalo, aún no lo he aplicado: «{after}». Si es cierto, dímelo y lo aplico.',
    askRemoval: 'Confirma antes de que lo quite: «{before}». Si debe desaparecer, di que sí y lo elimino.',
    whichToApply: 'He preguntado por varias líneas y un sí no me dice cuál. Di «la primera» o «todas».',
    undone: 'Deshecho. Tu currículum está como antes del último cambio.',
    original: 'Tu currículum está como lo subiste.',
    whyChanged:
      'Por mi cuenta solo cambio lo que aclara una línea, toma la grafía de la oferta o pone primero lo que importa para este puesto; lo demás, solo porque me lo pediste. Di «deshacer» para revertir el último cambio.',
    tailored: 'He ajustado tu currículum al puesto, con tu trabajo más reciente primero y los anteriores después.',
    alreadyFits: 'No encuentro nada que mejorar sin añadir lo que no me has contado.',
    done: 'Hecho.',
    alreadySo: 'Ya está así.',
    notFound: 'No encuentro «{name}» en tu currículum, así que no he cambiado nada.',
    whichOne: 'Coinciden varias líneas. ¿A cuál te refieres?\n{names}',
    whichSection: 'Quiero asegurarme antes de quitar nada. ¿A cuál de estas te refieres?\n{names}',
    insideLine: '«{name}» no es una línea entera. ¿Cuál de estas líneas quito completa?\n{names}',
    notThere: 'No encuentro «{name}» en «{place}», así que no he cambiado nada.',
    noSection:
      'No encuentro ninguna sección llamada «{name}», así que no he cambiado nada. Estas son tus secciones:\n{names}',
    whereToAdd: '¿Dónde añado «{fact}»? Responde con una de estas opciones:\n{names}',
    whatToAdd: '¿Qué escribo ahí? Dímelo, por ejemplo, así: «añade … a {name}».',
    noted: 'Entendido, no añado nada de eso. Si tu currículum dice otra cosa, dime qué quito.',
    keptBullets:
      'Cada puesto tiene ahora como mucho {count} puntos; se han quitado los menos importantes para esta oferta.',
    shortened: 'Lo he acortado; primero se ha quitado lo menos importante para este puesto.',
    cannotShorten:
      'En «{name}» no encuentro nada que pueda acortar sin reescribirlo. Dime qué palabras o líneas quito y lo hago.',
    alreadyShort: 'Ya es corto: ningún puesto tiene más de dos puntos. Dime qué palabras o líneas quito y lo hago.',
    onePage: 'Ahora cabe en una página; primero se ha quitado lo menos importante para este puesto.',
    alreadyOnePage: 'Ya cabe en una página.',
    pagesNow:
      'Ahora ocupa {pages} páginas. Di «que quepa en una página» y quitaré lo que menos importa para este puesto.',
    cannotFit:
      'He quitado lo menos importante, pero aún ocupa {pages} páginas. No recorto por mi cuenta puestos, formación ni datos de contacto.',
    emphasised: '«{skill}» aparece ahora primero donde tu currículum lo muestra.',
    skillNotThere: 'Tu currículum no menciona «{skill}». ¿Lo has usado? Dime dónde y lo añado.',
    refused:
      'Cambiar el tono, reescribir libremente, fusionar puestos, traducir y redactar cartas requiere un modelo de lenguaje, y aquí no hay ninguno configurado. Quien administra este sitio puede definir AI_PROVIDER y AI_API_KEY. Mientras tanto puedo mover, eliminar, renombrar y ordenar, reemplazar palabras, añadir lo que me cuentes, acortar y ajustar tu currículum al puesto.',
    refusedForNow:
      'Eso requiere el modelo de lenguaje, que ahora no está disponible; inténtalo más tarde. Mientras tanto puedo mover, eliminar, renombrar y ordenar, reemplazar palabras, añadir lo que me cuentes, acortar y ajustar tu currículum al puesto.',
    gaps: 'El puesto pide esto y tu currículum no lo muestra:\n{names}\nSi tienes algo de esto, dime dónde y lo añado.',
    noGaps: 'Tu currículum muestra todo lo que he podido leer en la oferta.',
    judged: 'Tu currículum muestra {matched} de las {asked} cosas que he leído en la oferta.',
    couldTailor: 'Mejoras que podría hacer sin añadir nada: {count}. Di «adapta mi currículum al puesto».',
    partLeft: 'Esta parte no la he entendido y la he dejado: «{name}».',
    aboutSite:
      'Aquí solo trabajo con las palabras de tu currículum. La plantilla, el papel y el formato (PDF, Word, texto) se eligen al descargarlo; el Centro de ayuda explica el sitio y la Política de privacidad, qué se hace con tus datos.',
    help: 'Puedo ajustar tu currículum al puesto, mover, eliminar o renombrar una sección, ordenar los puestos, reemplazar palabras, añadir lo que me cuentes, dejar un número de puntos por puesto, hacer que quepa en una página y deshacer. Nunca añado lo que no me has contado.',
    notUnderstood:
      'No lo he entendido, así que no he cambiado nada. Prueba con «mueve Conocimientos antes de Experiencia», «reemplaza X por Y», «añade Python a Conocimientos», «deja 3 puntos por puesto» o «deshacer».',
  },
  fr: {
    nothingToUndo: 'Il n’y a rien à annuler.',
    nothingChanged: 'Je n’ai rien changé.',
    nothingYet:
      'Je n’ai encore rien changé dans cette conversation. Les améliorations faites avant figurent avec le CV.',
    soFar: 'Jusqu’ici dans cette conversation :\n{changes}',
    changed: 'Ce qui a changé :',
    replaced: '« {before} » devient « {after} »',
    removed: 'Supprimé : « {before} »',
    added: 'Ajouté : « {after} »',
    moved: 'Déplacé : {after}',
    reordered: 'Nouvel ordre : {after}',
    more: '… et {count} de plus',
    heldBack: 'En attente, car votre CV ne le dit pas : « {after} ». Si c’est vrai, dites-le-moi et je l’ajoute.',
    questioned:
      'À vérifier, je ne l’ai pas encore appliqué : « {after} ». Si c’est vrai, dites-le-moi et je l’applique.',
    askRemoval:
      'À vérifier avant que je ne le retire : « {before} ». S’il faut le supprimer, dites oui et je le retire.',
    whichToApply:
      'J’ai posé la question pour plusieurs lignes : un oui ne me dit pas laquelle. Dites « la première » ou « toutes ».',
    undone: 'Annulé. Votre CV est comme avant la dernière retouche.',
    original: 'Votre CV est tel que vous l’avez déposé.',
    whyChanged:
      'De moi-même, je ne change que ce qui rend une ligne plus claire, reprend l’orthographe de l’annonce ou met en premier ce qui compte pour ce poste ; le reste, seulement parce que vous l’avez demandé. Dites « annuler » pour revenir sur la dernière retouche.',
    tailored: 'J’ai ajusté votre CV à l’annonce, avec votre dernier poste en premier et les précédents ensuite.',
    alreadyFits: 'Je ne trouve rien à améliorer sans ajouter ce que vous ne m’avez pas dit.',
    done: 'C’est fait.',
    alreadySo: 'C’est déjà le cas.',
    notFound: 'Je ne trouve pas « {name} » dans votre CV, je n’ai donc rien changé.',
    whichOne: 'Plusieurs lignes correspondent. De laquelle parlez-vous ?\n{names}',
    whichSection: 'Je préfère vérifier avant d’enlever quoi que ce soit. De laquelle parlez-vous ?\n{names}',
    insideLine: '« {name} » n’est pas une ligne entière. Laquelle de ces lignes dois-je supprimer en entier ?\n{names}',
    notThere: 'Je ne trouve pas « {name} » sous « {place} », je n’ai donc rien changé.',
    noSection: 'Je ne trouve pas de rubrique « {name} », je n’ai donc rien changé. Voici vos rubriques :\n{names}',
    whereToAdd: 'Où dois-je ajouter « {fact} » ? Répondez par l’une de ces options :\n{names}',
    whatToAdd: 'Que dois-je y écrire ? Dites-le-moi, par exemple : « ajoute … à {name} ».',
    noted: 'C’est noté, je n’en ajoute rien. Si votre CV dit autre chose, dites-moi quoi retirer.',
    keptBullets:
      'Chaque poste a maintenant au plus {count} points ; les moins utiles pour le poste visé ont été retirés.',
    shortened: 'Je l’ai raccourci ; ce qui compte le moins pour le poste visé a été retiré en premier.',
    cannotShorten:
      'Je ne trouve rien dans « {name} » que je puisse raccourcir sans le réécrire. Dites-moi quels mots ou quelles lignes retirer, et je le ferai.',
    alreadyShort:
      'Il est déjà court : aucun poste n’a plus de deux points. Dites-moi quels mots ou quelles lignes retirer, et je le ferai.',
    onePage: 'Il tient maintenant sur une page ; ce qui compte le moins pour le poste visé a été retiré en premier.',
    alreadyOnePage: 'Il tient déjà sur une page.',
    pagesNow:
      'Il occupe {pages} pages pour l’instant. Dites « fais tenir le tout sur une page » et je retirerai ce qui compte le moins pour le poste visé.',
    cannotFit:
      'J’ai retiré ce qui compte le moins, mais il occupe encore {pages} pages. Je ne coupe pas de moi-même les postes, la formation ni les coordonnées.',
    emphasised: '« {skill} » vient maintenant en premier là où votre CV le montre.',
    skillNotThere: 'Votre CV ne mentionne pas « {skill} ». L’avez-vous utilisé ? Dites-moi où et je l’ajoute.',
    refused:
      'Changer de ton, réécrire librement, fusionner des postes, traduire et rédiger des lettres demandent un modèle de langage, et aucun n’est configuré ici. La personne qui gère ce site peut définir AI_PROVIDER et AI_API_KEY. En attendant, je peux déplacer, supprimer, renommer et trier, remplacer des mots, ajouter ce que vous me dites, raccourcir et ajuster votre CV au poste.',
    refusedForNow:
      'Cela demande le modèle de langage, qui n’est pas disponible pour le moment ; réessayez plus tard. En attendant, je peux déplacer, supprimer, renommer et trier, remplacer des mots, ajouter ce que vous me dites, raccourcir et ajuster votre CV au poste.',
    gaps: 'Le poste demande ceci et votre CV ne le montre pas :\n{names}\nSi vous avez l’un de ces éléments, dites-moi où et je l’ajoute.',
    noGaps: 'Votre CV montre tout ce que j’ai pu lire dans l’annonce.',
    judged: 'Votre CV montre {matched} des {asked} points que j’ai lus dans l’annonce.',
    couldTailor: 'Améliorations possibles sans rien ajouter : {count}. Dites « adapte mon CV au poste ».',
    partLeft: 'Je n’ai pas compris cette partie et l’ai laissée : « {name} ».',
    aboutSite:
      'Ici, je ne travaille que sur les mots de votre CV. Le modèle, le papier et le format (PDF, Word, texte) se choisissent au téléchargement ; le Centre d’aide explique le site, et la Politique de confidentialité ce que deviennent vos données.',
    help: 'Je peux ajuster votre CV au poste, déplacer, supprimer ou renommer une rubrique, trier les postes, remplacer des mots, ajouter ce que vous me dites, limiter le nombre de points par poste, faire tenir le tout sur une page et annuler. Je n’ajoute jamais ce que vous ne m’avez pas dit.',
    notUnderstood:
      'Je n’ai pas compris, je n’ai donc rien changé. Essayez « déplace Compétences avant Expérience », « remplace X par Y », « ajoute Python aux Compétences », « garde 3 points par poste » ou « annuler ».',
  },
  de: {
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
    pagesNow:
      'Er braucht jetzt {pages} Seiten. Sag „bring ihn auf eine Seite“, dann nehme ich das Unwichtigste heraus.',
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
  },
  zh: {
    nothingToUndo: '没有可以撤销的修改。',
    nothingChanged: '我没有做任何修改。',
    nothingYet: '在这次对话中我还没有做任何修改。之前的改进列在简历旁边。',
    soFar: '到目前为止，这次对话中的修改：\n{changes}',
    changed: '修改内容：',
    replaced: '“{before}”改为“{after}”',
    removed: '已删除：“{before}”',
    added: '已添加：“{after}”',
    moved: '已移动：{after}',
    reordered: '新的顺序：{after}',
    more: '……另有 {count} 处',
    heldBack: '暂不添加，因为你的简历没有提到：“{after}”。如果属实，请告诉我，我会加上。',
    questioned: '请确认，我还没有采用：“{after}”。如果属实，请告诉我，我就采用。',
    askRemoval: '删除之前请确认：“{before}”。如果要删，请回答“是”，我就删除。',
    whichToApply: '我问到了好几行，只回答“是”，我不知道是哪一行。请说“第一条”或“全部”。',
    undone: '已撤销，简历恢复到上一次修改之前。',
    original: '简历已恢复为你上传时的样子。',
    whyChanged:
      '我自己只做这些修改：让句子更清楚、采用招聘信息中的写法、把与职位相关的内容放到前面；其他修改都是按你的要求做的。说“撤销”即可取消上一次修改。',
    tailored: '我已按职位调整你的简历，最近的工作在前，之前的工作在后。',
    alreadyFits: '不添加你没有告诉我的内容，我就找不到可以改进的地方了。',
    done: '已完成。',
    alreadySo: '已经是这样了。',
    notFound: '在你的简历中找不到“{name}”，所以我没有做任何修改。',
    whichOne: '有多行符合，你指的是哪一行？\n{names}',
    whichSection: '删除之前我想确认一下，你指的是哪一项？\n{names}',
    insideLine: '“{name}”不是单独的一行。要整行删除以下哪一行？\n{names}',
    notThere: '在“{place}”中找不到“{name}”，所以我没有做任何修改。',
    noSection: '找不到名为“{name}”的部分，所以我没有做任何修改。你的简历有这些部分：\n{names}',
    whereToAdd: '“{fact}”应该加在哪里？请从中选一个：\n{names}',
    whatToAdd: '要写什么内容？请告诉我，例如“在{name}中添加……”。',
    noted: '记下了，我不会添加这一项。如果简历里写了，请告诉我要删掉什么。',
    keptBullets: '每份工作现在最多 {count} 条；与目标职位最不相关的已去掉。',
    shortened: '已缩短；最先去掉的是与目标职位最不相关的内容。',
    cannotShorten: '“{name}”中没有我不改写就能缩短的内容。请告诉我要删去哪些词或哪几行，我会照做。',
    alreadyShort: '已经很短了：每份工作都不超过两条。请告诉我要删去哪些词或哪几行，我会照做。',
    onePage: '现在一页可以放下；最先去掉的是与目标职位最不相关的内容。',
    alreadyOnePage: '一页已经放得下。',
    pagesNow: '现在有 {pages} 页。请说“压缩到一页”，我会先去掉与目标职位最不相关的内容。',
    cannotFit: '我已去掉最不相关的内容，但仍需 {pages} 页。我不会自行删减工作经历、教育经历或联系方式。',
    emphasised: '凡是简历中体现“{skill}”的地方，它都排到了最前面。',
    skillNotThere: '你的简历没有提到“{skill}”。你用过吗？告诉我在哪里用过，我会加上。',
    refused:
      '改变语气、自由改写、合并工作经历、翻译和写求职信需要语言模型，而这里没有配置。网站管理者可以设置 AI_PROVIDER 和 AI_API_KEY。在此之前，我可以移动、删除、重命名和排序，替换文字，添加你告诉我的内容，缩短，并按职位调整简历。',
    refusedForNow:
      '这需要语言模型，而它目前不可用，请稍后再试。在此之前，我可以移动、删除、重命名和排序，替换文字，添加你告诉我的内容，缩短，并按职位调整简历。',
    gaps: '职位要求以下内容，而你的简历没有体现：\n{names}\n如果你具备其中任何一项，请告诉我是在哪里用到的，我会加上。',
    noGaps: '我从招聘信息中读到的要求，你的简历都已体现。',
    judged: '招聘信息中我读到 {asked} 项要求，你的简历体现了其中 {matched} 项。',
    couldTailor: '不添加任何内容，我还能改进 {count} 处：请说“按这个职位优化简历”。',
    partLeft: '这一部分我没有理解，没有处理：“{name}”。',
    aboutSite:
      '在这里我只处理简历的文字。模板、纸张和文件格式（PDF、Word、纯文本）在下载时选择；网站的使用方法见“帮助中心”，数据如何处理见“隐私政策”。',
    help: '我可以按职位调整简历，移动、删除或重命名某个部分，给工作经历排序，替换文字，添加你告诉我的内容，限制每份工作的条数，压缩到一页，以及撤销。你没有告诉我的内容，我绝不会添加。',
    notUnderstood:
      '我没有理解，所以没有做任何修改。可以试试“把技能放到工作经历前面”“把X换成Y”“在技能中添加Python”“每份工作保留三条”或“撤销”。',
  },
  ja: {
    nothingToUndo: '元に戻す直しはありません。',
    nothingChanged: '何も変更していません。',
    nothingYet: 'このチャットではまだ何も変更していません。それ以前の改善点は、履歴書とともに表示されています。',
    soFar: 'このチャットでこれまでに変更した点：\n{changes}',
    changed: '変更点：',
    replaced: '「{before}」を「{after}」に変更',
    removed: '削除：「{before}」',
    added: '追加：「{after}」',
    moved: '移動：{after}',
    reordered: '新しい順序：{after}',
    more: '……ほか{count}件',
    heldBack: '履歴書に書かれていないため、保留しました：「{after}」。事実であれば教えてください。追加します。',
    questioned: 'ご確認ください。まだ反映していません：「{after}」。事実であれば教えてください。反映します。',
    askRemoval: '削除する前にご確認ください：「{before}」。削除してよければ「はい」とお答えください。削除します。',
    whichToApply:
      '複数の行についてお尋ねしたため、「はい」だけではどの行か分かりません。「最初の」または「全部」とお答えください。',
    undone: '元に戻しました。履歴書は最後の直しの前の状態です。',
    original: '履歴書はアップロードしたときの状態です。',
    whyChanged:
      '私から行う変更は、文を分かりやすくする、求人の表記に合わせる、この求人に関わる内容を先に置く、のいずれかです。それ以外はご依頼によるものです。「元に戻して」で直前の変更を取り消せます。',
    tailored: '履歴書を求人に合わせました。最新の職歴を先に、それ以前の職歴をその後に並べています。',
    alreadyFits: '伺っていないことを加えずに改善できる点は見つかりませんでした。',
    done: '完了しました。',
    alreadySo: 'すでにその状態です。',
    notFound: '履歴書に「{name}」が見つからないため、何も変更していません。',
    whichOne: '複数の行が該当します。どれのことですか？\n{names}',
    whichSection: '削除する前に確認させてください。どれのことですか？\n{names}',
    insideLine: '「{name}」だけの行はありません。次のどの行を丸ごと削除しますか？\n{names}',
    notThere: '「{place}」に「{name}」が見つからないため、何も変更していません。',
    noSection: '「{name}」という項目が見つからないため、何も変更していません。現在の項目は次のとおりです。\n{names}',
    whereToAdd: '「{fact}」はどこに追加しますか？次のいずれかでお答えください。\n{names}',
    whatToAdd: '何を書きますか？「{name}に……を追加して」のように教えてください。',
    noted: '承知しました。そのことは加えません。履歴書に書かれている場合は、削除する箇所を教えてください。',
    keptBullets: '各職歴を最大{count}行にしました。この求人との関わりが最も少ないものを外しています。',
    shortened: '短くしました。この求人との関わりが少ないものから外しています。',
    cannotShorten:
      '「{name}」には、書き換えずに短くできるところが見つかりませんでした。削除する語や行を教えていただければ、そのとおりにします。',
    alreadyShort:
      'すでに短くなっています。どの職歴も2行以内です。削除する語や行を教えていただければ、そのとおりにします。',
    onePage: '1ページに収まりました。この求人との関わりが少ないものから外しています。',
    alreadyOnePage: 'すでに1ページに収まっています。',
    pagesNow:
      '現在{pages}ページです。「1ページに収めて」と言っていただければ、この求人との関わりが少ないものから外します。',
    cannotFit:
      'この求人との関わりが少ないものを外しましたが、まだ{pages}ページ必要です。職歴、学歴、連絡先を勝手に削ることはありません。',
    emphasised: '「{skill}」を、記載のある箇所の先頭に置きました。',
    skillNotThere: '履歴書に「{skill}」がありません。経験はありますか？どこでの経験かを教えていただければ追加します。',
    refused:
      '口調の変更、自由な書き換え、職歴の統合、翻訳、送付状の作成には言語モデルが必要ですが、ここには設定されていません。サイトの運営者がAI_PROVIDERとAI_API_KEYを設定すると使えます。それまでは、移動、削除、見出しの変更、並べ替え、語句の置き換え、伺った内容の追加、短縮、求人に合わせた直しができます。',
    refusedForNow:
      'これには言語モデルが必要ですが、現在利用できません。しばらくしてからもう一度お試しください。それまでは、移動、削除、見出しの変更、並べ替え、語句の置き換え、伺った内容の追加、短縮、求人に合わせた直しができます。',
    gaps: '求人が求めていて、履歴書には見当たらないもの：\n{names}\n該当するものがあれば、どこでの経験かを教えてください。追加します。',
    noGaps: '求人から読み取れた条件は、すべて履歴書にあります。',
    judged: '求人から読み取れた{asked}件のうち、履歴書には{matched}件が示されています。',
    couldTailor: '何も加えずに{count}か所を改善できます。「求人に合わせて改善して」と言ってください。',
    partLeft: 'この部分は理解できなかったため、そのままにしました：「{name}」。',
    aboutSite:
      'ここでは履歴書の文面だけを扱います。テンプレート、用紙、ファイル形式（PDF、Word、テキスト）はダウンロードのときに選べます。サイトの使い方は「ヘルプセンター」、データの扱いは「プライバシーポリシー」をご覧ください。',
    help: '求人に合わせた直し、項目の移動・削除・見出しの変更、職歴の並べ替え、語句の置き換え、伺った内容の追加、職歴ごとの行数の調整、1ページに収めること、元に戻すことができます。伺っていないことは決して加えません。',
    notUnderstood:
      '理解できなかったため、何も変更していません。「スキルを職務経歴の前に移動して」「XをYに置き換えて」「スキルにPythonを追加して」「職歴ごとに3行だけ残して」「元に戻して」などをお試しください。',
  },
};

/** Puts the words of `params` into a sentence. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
