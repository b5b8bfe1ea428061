import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const englishSenseWords: SenseWords = {
  functionWords: list(`
      a an the this that these those i me my we our us you your he she it its they their them his her him who whom which what whose where
      when while as if than then so such and or but of in on at by for with from to into onto upon between among within across through
      throughout during after before since until till about around per via plus be am is are was were been being have has had having do
      does did doing done will would can could may might shall should also too both each some other others own there here up down out off
      over under toward towards against versus vs because whether how myself itself etc eg ie w incl inc re including include includes
      included namely alongside along together as-well that's whilst amongst concerning whereby thereof therein themselves himself herself
      ourselves yourself although though whereas besides
    `),
  plainWords: list(`
      worth valued earlier holder speaker professional professionals scor* rank* rated rating totalling totaling averag* equipment software system systems
      question* matter matters item items material materials activit* procedure* request* content contents information basis purpose*
      experience* work worked works working role roles job jobs position duty duties task* use uses used usage using provid* perform*
      carry carried carrying conduct* undert* handl* give gave given giving make made making take took taken taking keep kept keeping put
      putting get got again became become subsequent* following recent* most background former* previous* knowledge familiar* relat*
      regard* involv* based approach* approximately roughly circa part member language languages level licence licences license licenses
      section where well responsib* career employment further additional* plus e.g. i.e. namely respectively key main mainly various* held
      hold holding people person* thing* way serv* act acted ensur* total amount number area areas field fields set kind type time
      times day-to-day plain also both according skill skills tool tools qualification* certificate* course* detail*
      year-long long standing ticket* status written share proportion percentage rate scope volume extent closely levels relevant
      necessary required requirement* needed appropriate suitable applicable respective corresponding pertaining specific specifically
      particular aspect aspects element elements topic topics subject subjects context contexts setting settings environment environments
      sector industry domain profession occupation capacity purpose purposes individuals types kinds addition afterwards afterward
      thereafter titled entitled comprising consisting containing arising occurring point points piece pieces period periods size sizes
      programme programmes program programs actual overall usually typically generally normally utilis* utiliz* executed executing execute
      example examples process processes
    `),
  dutyVerbs: list(`
    run ran running runs handl* look* held hold* organis* organiz* deal* dealt took care* maintain* prepar* produc* process* edit* send
    sent review* arrang* conduct* updat* check* order* operat* deliver* provid* creat* writ* wrote present* give gave serv* support*
     delivered
  `),
};
