import { wordList } from './word-list.ts';

/** Nouns that name a role, in lower case; compared with whole words (Latin scripts). */
export const titleWords = wordList(`
  operative, paediatrician, pediatrician, gynaecologist, gynecologist, cardiologist, radiologist, anaesthetist,
  anesthesiologist, psychiatrist, neurologist, oncologist, dermatologist, demonstrator, negotiator, adjuster, examiner,
  assessor, invigilator, warden, keyholder, greeter, sorter, fitter, joiner, decorator, handyman, groundworker,
  entertainer, performer, presenter, broadcaster, blogger, constable, corporal, lieutenant, cadet,
  critic, junior, maçon, pompier, équipier, équipière, plombier, électricien, menuisier, coiffeur, coiffeuse,
  monitor, monitora, tecnólogo, tecnóloga, conserje, peluquero, peluquera, farm hand, engineer, developer,
  programmer, architect, manager, director, nurse, teacher, assistant, associate, analyst, consultant, intern, lead,
  leader, head, officer, coordinator, specialist, designer, scientist, researcher, professor, lecturer, instructor,
  tutor, coach, trainer, supervisor, administrator, clerk, cashier, driver, operator, technician, mechanic,
  electrician, plumber, carpenter, welder, cook, chef, waiter, waitress, bartender, barista, server, host, hostess,
  receptionist, secretary, accountant, auditor, bookkeeper, lawyer, attorney, paralegal, counsel, solicitor,
  barrister, judge, partner, physician, doctor, surgeon, therapist, pharmacist, dentist, paramedic, caregiver, carer,
  midwife, salesperson, salesman, seller, representative, agent, broker, advisor, adviser, planner, buyer, picker,
  packer, loader, handler, worker, laborer, labourer, cleaner, janitor, guard, soldier, sergeant, captain, pilot,
  steward, editor, writer, journalist, reporter, photographer, artist, illustrator, animator, musician, actor,
  producer, founder, co-founder, cofounder, owner, president, ceo, cto, cfo, coo, cio, cmo, vp, chairman, principal,
  dean, fellow, postdoc, student, volunteer, member, trainee, apprentice, freelancer, contractor, strategist,
  marketer, recruiter, librarian, translator, interpreter, aide, attendant, inspector, estimator, surveyor, foreman,
  superintendent, dispatcher, controller, treasurer, organizer, organiser, ambassador, maintainer, creator,
  contributor, mentor, sre, devops, qa, tester, statistician, economist, chemist, biologist, physicist, geologist,
  psychologist, counselor, counsellor, stylist, hairdresser, florist, baker, butcher, farmer, gardener, stocker,
  merchandiser, team lead, builder, team leader, chief, executive, deputy, superviser, practitioner, clinician,
  sommelier, curator, resident, extern, scholar, facilitator, moderator, evangelist, advocate, scrum master, shopper,
  housekeeper, dishwasher, tailor, painter, roofer, tiler, installer, courier, postman, porter, concierge, valet,
  nanny, babysitter, lifeguard, firefighter, detective, veterinarian, optician, radiographer, phlebotomist,
  dietitian, hygienist, clerkship, internship, externship, residency, fellowship, sales, ingeniero, ingeniera,
  desarrollador, desarrolladora, programador, programadora, gerente, directora, jefe, jefa, responsable, coordinador,
  coordinadora, enfermero, enfermera, profesor, profesora, maestro, maestra, analista, asistente, auxiliar, ayudante,
  consultor, consultora, técnico, técnica, administrativo, administrativa, vendedor, vendedora, dependiente,
  dependienta, cajero, cajera, camarero, camarera, cocinero, cocinera, conductor, conductora, mozo, operario,
  operaria, abogado, abogada, médico, médica, contable, contador, contadora, becario, becaria, diseñador, diseñadora,
  investigador, investigadora, supervisora, encargado, encargada, comercial, recepcionista, secretario, secretaria,
  practicante, docente, arquitecto, arquitecta, periodista, redactor, redactora, educador, educadora, voluntario,
  voluntaria, ingénieur, ingénieure, développeur, développeuse, programmeur, gérant, gérante, directeur, directrice,
  cheffe, infirmier, infirmière, professeur, professeure, enseignant, enseignante, analyste, assistante, consultante,
  technicien, technicienne, vendeur, vendeuse, caissier, caissière, serveur, serveuse, cuisinier, cuisinière,
  chauffeur, conducteur, préparateur, préparatrice, magasinier, magasinière, avocat, avocate, juriste, médecin,
  comptable, stagiaire, alternant, alternante, apprenti, apprentie, concepteur, conceptrice, chercheur, chercheuse,
  doctorant, doctorante, coordinateur, coordinatrice, superviseur, chargé, chargée, conseiller, conseillère,
  secrétaire, hôte, hôtesse, aide-soignant, aide-soignante, employé, employée, ouvrier, ouvrière, agente, architecte,
  graphiste, rédacteur, rédactrice, éducateur, éducatrice, bénévole, animateur, animatrice, gestionnaire, adjoint,
  adjointe, leiter, leiterin, praktikant, praktikantin, werkstudent, werkstudentin, auszubildender, auszubildende,
  azubi, berater, beraterin, referent, referentin, lehrer, lehrerin, arzt, ärztin, pfleger, pflegerin, anwalt,
  anwältin, kaufmann, kauffrau, koch, köchin, fahrer, fahrerin, geschäftsführer, geschäftsführerin, assistentin,
  aushilfe, mitarbeit, volontär, volontärin, hilfskraft, meister, meisterin,
  machinist, millwright, landscaper, optometrist, audiologist, nutritionist, dietician, zookeeper, bookseller,
  busser, bellhop, doorman, bouncer, upholsterer, glazier, plasterer, bricklayer, scaffolder, groundskeeper,
  custodian, underwriter, actuary, realtor, appraiser, copywriter, proofreader, videographer, cinematographer,
  choreographer, dancer, chaplain, deckhand, agronomist, archaeologist, anthropologist, historian, archivist,
  sonographer, orderly, caretaker, seamstress, assembler, technologist, trader, registrar, lobbyist, telemarketer,
  fundraiser, mécanicien, mécanicienne, électromécanicien, électromécanicienne, soudeur, soudeuse, peintre,
  carreleur, couvreur, boulanger, boulangère, pâtissier, pâtissière, boucher, bouchère, fleuriste, opticienne,
  kinésithérapeute, pharmacien, pharmacienne, psychologue, sage-femme, ambulancier, ambulancière, formateur,
  formatrice, traducteur, traductrice, auxiliaire, esthéticien, esthéticienne, barman, réceptionniste, livreur,
  manutentionnaire, cariste, opérateur, opératrice, chaudronnier, paysagiste, journaliste, acheteur, acheteuse,
  auditeur, auditrice, contrôleur, contrôleuse, commerciale, téléconseiller, téléconseillère, testeur, testeuse,
  électricienne, surveillant, surveillante, puéricultrice, orthophoniste, electricista, fontanero, fontanera,
  mecánico, mecánica, soldador, albañil, carpintero, panadero, panadera, pastelero, pastelera, carnicero, jardinero,
  jardinera, limpiadora, limpiador, repartidor, repartidora, carretillero, carretillera, reponedor, reponedora,
  farmacéutico, farmacéutica, psicólogo, psicóloga, fisioterapeuta, odontólogo, odontóloga, matrona, veterinario,
  veterinaria, traductor, traductora, formador, formadora, teleoperador, teleoperadora, almacenero, peón, vigilante,
  chófer, gestor, gestora, asesor, asesora, economista, biólogo, bióloga, cuidador, cuidadora, azafata, subdirector,
  subdirectora, niñera, maler, malerin, hebamme, kellner, kellnerin, gärtner, gärtnerin, maurer, fleischer,
  fleischerin, rezeptionist, rezeptionistin, journalistin, controllerin
`);

/** Endings of German compounds that name a role: "Softwareentwicklerin", "Gesundheitspflegerin". */
export const titleEndings = wordList(`
  installateur, installateurin, friseur, friseurin, bäcker, bäckerin, tischler, tischlerin, entwickler, entwicklerin,
  ingenieur, ingenieurin, leiter, leiterin, leitung, berater, beraterin, pfleger, pflegerin, verkäufer, verkäuferin,
  mitarbeiter, mitarbeiterin, lehrer, lehrerin, lehrkraft, kaufmann, kauffrau, techniker, technikerin, assistent,
  assistentin, schwester, fahrer, fahrerin, helfer, helferin, lagerist, lageristin, anwalt, anwältin, jurist,
  juristin, arzt, ärztin, student, studentin, kraft, führer, führerin, manager, managerin, mechaniker, mechanikerin,
  mechatroniker, elektroniker, schlosser, sekretär, sekretärin, erzieher, erzieherin, architekt, architektin,
  administrator, administratorin, koordinator, koordinatorin, bearbeiter, bearbeiterin, forscher, forscherin,
  vertreter, vertreterin, meister, meisterin, gestalter, gestalterin, designer, designerin, therapeut, therapeutin,
  praktikum, analyst, analystin, redakteur, redakteurin, professor, professorin, dozent, dozentin, trainer,
  trainerin, fachangestellte, fachangestellter, angestellte, angestellter, sachbearbeitung, werker, prüfer, prüferin,
  arbeiter, arbeiterin, buchhalter, buchhalterin, einkäufer, einkäuferin, monteur, monteurin, laborant, laborantin,
  informatiker, informatikerin, übersetzer, übersetzerin, dolmetscher, dolmetscherin, schweißer, schweißerin,
  kassierer, kassiererin, disponent, disponentin, psychologe, psychologin, chemiker, chemikerin, physiker,
  physikerin, biologe, biologin, pädagoge, pädagogin, apotheker, apothekerin, konditor, konditorin, dachdecker,
  dachdeckerin, fliesenleger, fliesenlegerin, gärtner, gärtnerin
`);

/** Parts of Chinese and Japanese role names, matched anywhere in the text. */
export const titleFragments = wordList(`
  工程师, 经理, 主管, 护士, 护师, 教师, 老师, 总监, 助理, 专员, 实习生, 会计, 律师, 医生, 医师, 设计师, 分析师, 顾问, 店员, 店长, 司机, 厨师, 研究员, 讲师, 教授, 秘书, 文员,
  销售员, 收银员, 开发, 架构师, 负责人, 组长, 主任, 总裁, 程序员, 运营, 客服, 仓管, 编辑, 记者, 翻译, 创始人, 工程師, 技术员, 班主任, 志愿者, 理货员, 仓库管理员, エンジニア,
  マネージャー, マネジャー, 部長, 課長, 係長, 看護師, 教諭, 教員, 店長, 担当, リーダー, ディレクター, デザイナー, コンサルタント, アシスタント, スタッフ, 販売員, 事務, 営業, 弁護士, 医師,
  会計士, 研究員, 講師, インターン, 開発者, プログラマ, アナリスト, 作業員, 管理者, 秘書, 編集者, 記者, 翻訳者, 調理師, 運転手, 薬剤師, 介護士, 保育士, 代表, 社員,
  班长, 质检员, 操作工, 电工, 焊工, 快递员, 外卖员, 配送员, 保安, 保洁员, 导游, 出纳, 辅导员, 药师, 技师, 摄影师, 营业员, 服务员, 培训师, 业务员, 化验员, 施工员,
  造价员, 调度员, 看護助手, 福祉士, 介護職員, 美容師, 警備員, 清掃員, 配達員, ドライバー, 検査員, 整備士, 教師, 通訳, 栄養士, 療法士, 衛生士, 検査技師, 販売職,
  店員
`);

/** Ranks that precede a role and make a title more likely: "Senior", "Junior". */
export const rankWords = wordList(`
  senior, junior, sr, jr, staff, chief, vice, assistant, associate, principal, registered, licensed, certified,
  freelance, graduate, founding, interim, acting, deputy, full-stack, frontend, backend, sénior, leitender, leitende,
  stellvertretender, stellvertretende, wissenschaftlicher, wissenschaftliche, duale
`);
