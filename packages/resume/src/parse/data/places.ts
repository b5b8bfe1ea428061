import { wordList } from './word-list.ts';

/** The last part of a place after a comma, or a place by itself; lower case, without full stops. */
export const regions = wordList(`
  al, ak, az, ar, ca, co, ct, de, fl, ga, hi, id, il, in, ia, ks, ky, la, me, md, ma, mi, mn, ms, mo, mt, ne, nv, nh,
  nj, nm, ny, nc, nd, oh, ok, or, pa, ri, sc, sd, tn, tx, ut, vt, va, wa, wv, wi, wy, dc, on, qc, bc, ab, mb, sk, ns,
  nb, nl, pe, nsw, vic, qld, sa, tas, act, alabama, alaska, arizona, arkansas, california, colorado, connecticut,
  delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland,
  massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey,
  new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island,
  south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin,
  wyoming, ontario, quebec, british columbia, alberta, england, scotland, wales, northern ireland, bavaria, bayern,
  hessen, catalonia, cataluña, andalucía, île-de-france, ile-de-france, nrw, sachsen, niedersachsen,
  baden-württemberg, new south wales
`);

export const countries = wordList(`
  usa, us, united states, united states of america, uk, united kingdom, great britain, canada, mexico, brazil,
  argentina, chile, colombia, peru, venezuela, ecuador, spain, france, germany, italy, portugal, austria,
  switzerland, belgium, netherlands, the netherlands, luxembourg, ireland, denmark, sweden, norway, finland, iceland,
  poland, czech republic, czechia, hungary, romania, bulgaria, greece, turkey, türkiye, ukraine, russia, china,
  japan, south korea, s korea, skorea, republic of korea, korea, taiwan, hong kong, singapore, malaysia, thailand,
  vietnam, indonesia, philippines, india, pakistan, bangladesh, sri lanka, nepal, israel, egypt, morocco, tunisia,
  algeria, nigeria, kenya, ghana, south africa, ethiopia, uganda, australia, new zealand, uae, united arab emirates,
  saudi arabia, qatar, kuwait, lebanon, jordan, iran, iraq, estonia, latvia, lithuania, serbia, croatia, slovenia,
  slovakia, malta, cyprus, costa rica, panama, cuba, uruguay, españa, méxico, perú, estados unidos, reino unido,
  francia, alemania, brasil, italia, bolivia, paraguay, allemagne, espagne, suisse, belgique, royaume-uni,
  états-unis, italie, maroc, tunisie, algérie, sénégal, deutschland, österreich, schweiz, frankreich, spanien,
  italien, niederlande, belgien, polen, großbritannien, 中国, 中國, 日本, 香港, 台湾, 美国, 英国, 新加坡, 韩国, 韓国, 法国, 德国, ドイツ, アメリカ,
  country
`);

/** Cities that are often written without their country. */
export const cities = wordList(`
  new york, new york city, nyc, los angeles, san francisco, chicago, boston, seattle, austin, houston, dallas,
  denver, atlanta, miami, philadelphia, phoenix, san diego, san jose, washington dc, portland, detroit, minneapolis,
  london, manchester, birmingham, leeds, glasgow, edinburgh, bristol, liverpool, cardiff, belfast, dublin, oxford,
  cambridge, sheffield, nottingham, toronto, montreal, montréal, vancouver, ottawa, sydney, melbourne, brisbane,
  perth, madrid, barcelona, valencia, sevilla, zaragoza, málaga, bilbao, granada, alicante, murcia, bogotá, lima,
  medellín, ciudad de méxico, guadalajara, monterrey, buenos aires, santiago, quito, caracas, salamanca, córdoba,
  valladolid, paris, lyon, marseille, toulouse, nice, nantes, strasbourg, bordeaux, lille, rennes, grenoble,
  montpellier, dijon, bruxelles, genève, lausanne, berlin, münchen, munich, hamburg, köln, cologne, frankfurt,
  frankfurt am main, rouen, stuttgart, düsseldorf, leipzig, dresden, hannover, nürnberg, bremen, bonn, mannheim,
  karlsruhe, freiburg, mainz, heidelberg, wien, vienna, graz, zürich, zurich, bern, basel, dortmund, essen, augsburg,
  potsdam, kiel, lübeck, bochum, duisburg, wuppertal, bielefeld, münster, aachen, krefeld, kassel, rostock, erfurt,
  magdeburg, ulm, würzburg, regensburg, darmstadt, wiesbaden, saarbrücken, braunschweig, chemnitz, salzburg, linz,
  innsbruck, luzern, ludwigshafen, amsterdam, rotterdam, brussels, lisbon, rome, milan, prague, warsaw, budapest, stockholm,
  oslo, copenhagen, helsinki, istanbul, athens, moscow, dubai, tel aviv, cairo, lagos, nairobi, mumbai, delhi,
  bangalore, bengaluru, hyderabad, chennai, pune, kolkata, tokyo, osaka, kyoto, seoul, beijing, shanghai, shenzhen,
  guangzhou, taipei, bangkok, jakarta, manila, hanoi, kuala lumpur, cape town, johannesburg, auckland, wellington,
  online, location, 北京, 上海, 广州, 深圳, 杭州, 南京, 武汉, 成都, 重庆, 西安, 天津, 苏州, 长沙, 青岛, 厦门, 大连, 郑州, 宁波, 合肥, 東京, 大阪, 名古屋, 京都, 横浜,
  福岡, 札幌, 神戸, 仙台, 広島, 川崎, さいたま, 千葉, 东京
`);

/** What people write instead of a place: remote, hybrid, various locations. */
export const remoteWords = wordList(`
  remote, hybrid, on-site, onsite, fully remote, remoto, híbrido, teletrabajo, télétravail, à distance, hybride,
  homeoffice, home office, 远程, リモート, 在宅, worldwide, multiple locations, various locations
`);
