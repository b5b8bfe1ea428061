import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const englishPlainWords: PlainWords = {
  leads: words(`
    a ability able about advanced advantage advantageous all also an and any are as ask asset at background basic be
    been bonus both by can candidate candidates capable clear comfortable competence competency competent confident
    could deep demonstrable demonstrated desirable essential excellent experience experienced expertise extensive
    familiar familiarity for from good great had hands-on handson has have having ideal ideally in is it its know
    know-how knowledge knows least looking mandatory may minimum more must need needed needs nice of on optional or our
    please plus practical preferably preferred previous prior proficiency proficient proven record relevant required
    should skill skills solid some sound strong such than that the their these this thorough those to too track
    understanding us use uses using want we well which who will willing with would you youll your
  `),
  light: words(`
    accurate activities annual annually assist based business carry carrying client clients company complete completing
    complex conduct coordinate coordination create creating customer customers daily day deal dealing deliver delivery
    department develop development do effective efficient ensure execute existing external full general handle handling
    help high implement implementation internal keep keeping large lead leading low maintain maintaining make manage
    management managing member members monitor monitoring monthly multiple new overall oversee own perform preparation
    prepare process processes provide quarterly regular regularly related responsibility responsible rotation service
    services several small staff support supporting take tasks team teams timely various weekly
  `),
  generic: words(`
    a ability able about advanced all also an and another any applicant applicants are as ask asks at background basic
    be been between both but by can candidate candidates clear comfortable confident could current degree demonstrated
    desirable do done e each either environment equally equivalent essential etc even excellent experience experienced
    familiar familiarity field five for four from g get good great had has have having hold holding holds how ideally ie
    if in including industry interest is it its know knowledge known knows least level like looking may minimum more
    must need neither no not of on one only or other our over own plus position preferred professional proficiency
    proficient proven qualification record related relevant required role sector seek seeking setting should show shows
    similar skill skills solid some someone something speak speaks strong such than that the their them these they this
    those three to training two under understanding up us use using want we well what when where whether which while who
    will willing willingness with work worked working would write writes year years you your
  `),
  genericCharacters: '',
};
