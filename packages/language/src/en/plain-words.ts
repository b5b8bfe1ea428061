import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const englishPlainWords: PlainWords = {
  leads: words(`
    a an the and or of in on at to for with by from as is are be been has have had having can could will would
    may must should that this these those who which your you youll our we us it its their some any all such more
    than least minimum about both experience experienced knowledge ability able capable skill skills strong good
    great excellent proven demonstrated demonstrable solid basic advanced deep extensive thorough sound clear
    confident comfortable willing proficiency proficient understanding familiarity familiar background record
    track expertise competent competence competency hands-on handson practical previous prior relevant required
    preferred essential desirable mandatory plus ideally preferably bonus advantage advantageous asset nice
    optional please also need needs needed want looking ask ideal too well know-how know knows use uses using
    candidate candidates
  `),
  light: words(`
    rotation manage management managing handle handling deal dealing support supporting ensure provide perform
    carry carrying conduct assist help keep keeping maintain maintaining take make do coordinate coordination
    oversee prepare preparation develop development implement implementation execute deliver delivery lead
    leading daily weekly monthly quarterly annual annually regular regularly new full internal external own
    existing high low various multiple several effective efficient timely accurate complex large small team
    teams staff company business customer customers client clients department member members service services
    activities tasks day general overall related based complete completing create creating monitor monitoring
    responsible responsibility process processes
  `),
  generic: words(`
    a an the and or of in on at to for with by from as is are be been has have had having can could will would
    may must should that this these those who which your you our we us it its their them they some any all each
    other another such like similar equivalent related including e g ie etc least more than up over under about
    between both well not no if whether also even when while where how what sector industry setting professional
    relevant only but either neither know knows known candidate candidates applicant applicants speak speaks
    write writes need want looking ask asks seek seeking minimum experience experienced knowledge ability able
    skill skills strong good great excellent proven demonstrated solid basic advanced clear confident
    comfortable willing willingness proficiency proficient understanding familiarity familiar working work
    worked background record interest training year years required preferred essential desirable plus ideally
    current field environment role position level degree qualification use using hold holds holding show shows
    someone something equally own do done get one two three four five
  `),
  genericSigns: '',
};
