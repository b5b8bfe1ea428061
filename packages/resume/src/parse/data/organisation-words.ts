import { wordList } from './word-list.ts';

/** Words that mark an employer; lower case, without the final full stop, compared with whole words. */
export const organisationWords = wordList(`
  inc, llc, llp, ltd, limited, corp, corporation, co, company, plc, gmbh, ag, kg, se, ohg, ev, mbh, ug, sa, sas,
  sarl, sl, slu, srl, spa, bv, nv, ab, oy, pty, pte, holdings, holding, group, groupe, grupo, gruppe, bank, banco,
  banque, hospital, hospitals, clinic, clinics, clínica, clinique, klinik, kliniken, klinikum, krankenhaus, hôpital,
  chu, university, universität, université, universidad, college, school, schools, schule, école, escuela, colegio,
  lycée, collège, gymnasium, institute, institut, instituto, academy, académie, academia, akademie, foundation,
  fundación, fondation, stiftung, association, asociación, verein, society, council, ministry, department, agency,
  agence, agencia, agentur, laboratory, laboratories, labs, lab, laboratoire, systems, solutions, technologies,
  technology, software, services, industries, partners, associates, ventures, capital, media, studio, studios,
  restaurant, restaurante, café, cafe, bistro, hotel, hôtel, store, stores, supermarket, market, warehouse,
  logistics, logistik, logistique, logística, airlines, army, navy, library, museum, church, trust, nhs, centre,
  center, centro, zentrum, district, county, city of, organization, organisation, supermercado, supermercados,
  supermarché, bufete, cabinet, kanzlei, praxis, tienda, magasin, mairie, ayuntamiento, ymca, red cross, committee,
  club, team, pharmacy, farmacia, pharmacie, apotheke, bakery, boulangerie, bäckerei, realty, insurance, networks,
  pharma, pharmaceuticals, foods, retail, motors, energy, consulting, engineering, construction, builders, community,
  command, cruz roja, croix-rouge, kindergarten, grundschule, hochschule, fachhochschule, gesamtschule, realschule,
  berufsschule, universitätsklinikum
`);

/** Parts of Chinese and Japanese names of employers and schools, matched anywhere. */
export const organisationFragments = wordList(`
  公司, 集团, 集團, 大学, 大學, 学院, 学校, 医院, 银行, 中学, 小学, 研究院, 研究所, 事务所, 科技, 超市, 酒店, 中心, 协会, 株式会社, 有限会社, 合同会社, 病院, 高等学校, 高校, 銀行,
  事務所, 協会, 財団, 専門学校, (株), （株）, ㈱, クリニック, 組合, 区役所, 市役所
`);

/** Legal forms that follow a comma inside one name: "Omnious Co., Ltd." */
export const legalForms = wordList(`
  inc, llc, llp, ltd, limited, corp, co, plc, gmbh, sa, sl, s.a, s.l, lp, pllc, s.l.u, s.a.s, p.c, pc, kg
`);

/** Words that mark a school. */
export const schoolWords = wordList(`
  university, college, school, institute, academy, polytechnic, universidad, instituto, escuela, colegio, université,
  lycée, école, institut, faculté, universität, hochschule, fachhochschule, gymnasium, schule, berufsschule,
  akademie, ies, iut, ifsi, grundschule, realschule, tu, uc, mit, eth, conservatory, facultad, politécnica,
  politecnico, polytechnique, berufskolleg, gesamtschule, universitat, seminary, bootcamp, universities
`);
