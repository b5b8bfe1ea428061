import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishSenseWords: SenseWords = {
  functionWords: list(`
    a about across after against along alongside also although am among amongst an and are around as as-well at be
    because been before being besides between both but by can concerning could did do does doing done down during each
    eg etc for from had has have having he her here herself him himself his how i ie if in inc incl include included
    includes including into is it its itself may me might my myself namely of off on onto or other others our ourselves
    out over own per plus re shall she should since so some such than that that's the their them themselves then there
    therein thereof these they this those though through throughout till to together too toward towards under until up
    upon us versus via vs w was we were what when where whereas whereby whether which while whilst who whom whose will
    with within would you your yourself
  `),
  plainWords: list(`
    according act acted activit* actual addition additional* afterward afterwards again also amount applicable approach*
    appropriate approximately area areas arising aspect aspects averag* background based basis became become both
    capacity career carried carry carrying certificate* circa closely comprising conduct* consisting containing content
    contents context contexts corresponding course* day-to-day detail* domain duties duty e.g. earlier element elements
    employment ensur* entitled environment environments equipment example examples execute executed executing
    experience* extent familiar* field fields following former* further gave generally get give given giving got handl*
    held hold holder holding i.e. individuals industry information involv* item items job jobs keep keeping kept key
    kind kinds knowledge language languages level levels licence licences license licenses long made main mainly make
    making material materials matter matters member most namely necessary needed normally number occupation occurring
    overall part particular people percentage perform* period periods person* pertaining piece pieces plain plus point
    points position previous* procedure* process processes profession professional professionals program programme
    programmes programs proportion provid* purpose purpose* purposes put putting qualification* question* rank* rate
    rated rating recent* regard* relat* relevant request* required requirement* respective respectively responsib* role
    roles roughly scope scor* section sector serv* set setting settings share size sizes skill skills software speaker
    specific specifically standing status subject subjects subsequent* suitable system systems take taken taking task*
    thereafter thing* ticket* time times titled took tool tools topic topics total totaling totalling type types
    typically undert* usage use used uses using usually utilis* utiliz* valued various* volume way well where work
    worked working works worth written year-long
  `),
  dutyVerbs: list(`
    arrang* care* check* conduct* creat* deal* dealt deliver* delivered edit* gave give handl* held hold* look*
    maintain* operat* order* organis* organiz* prepar* present* process* produc* provid* ran review* run running runs
    send sent serv* support* took updat* writ* wrote
  `),
};
