/**
 * Work that shows a skill without naming it: `Skill < verbs / objects / verbs that follow the object`, in lower case
 * without accents. English verbs are stems that take -e, -ed, -ing and the like; verbs of other languages are written
 * out. Without the second part, the verb alone is enough.
 */
export const shownSkills = `
Negotiation < negotiat, negocie, negociar, negociando, negocier, verhandelt, verhandelte, verhandeln, 谈判, 商谈, 交渉
Contract negotiation < negotiat, negocie, negociar, negocier / contract, agreement, contrat, vertrag, vertrage, 合同, 契約 / verhandelt, 谈判, 交渉
Project management < manag, led, lead, ran, run, deliver, coordinat, gestione, coordine, dirigi, gere, pilote,
  leitete, leitung, koordinierte, 管理, 负责, 主导 / project, proyecto, projet, projekt, 项目, プロジェクト / geleitet,
  koordiniert, 管理, 推進
Programme management < manag, led, lead, ran, deliver / programme
Scheduling < schedul, rota, roster, dienstplane, dienstplan, plannings, 排班, シフト作成
Staff training < train, onboard, coach, forme, formation, forme a, capacite, schulte, schulung, 培训, 指导 / staff,
  employee, starter, hire, nurse, soldier, colleague, apprentice, intern, people, team, member, guy, technician,
  personal, empleado, equipo, collaborateur, equipe, mitarbeiter, azubi, 新人, 员工, スタッフ, 後輩 / geschult,
  eingearbeitet, 培训, 指導, 育成
Mentoring < mentor, coach, guid / junior, staff, student, intern, apprentice, colleague, trainee, developer, engineer, nurse
Coaching < coach
Budgeting < budget, budgetiert, presupueste, budgete, 预算编制, 予算策定
Forecasting < forecast
Data analysis < analys, analyz, analice, analizar, analyse, analysiert, analysierte, 分析 / data, dataset, datos,
  donnee, daten, 数据, データ, figure, trend, metric / analysiert, 分析
A/B testing < a/b test, ab test, split test
Prototyping < prototyp, prototipe
User research < interview / user, customer
User research < usability test, user test
Team management < supervis, manag, led, lead, headed, oversaw, overse, directed, supervise, dirigi, gestione,
  encadre, encadrer, encadrement, dirige, leitete, fuhrte, leitung, fuhrung, 管理, 带领, 领导 / team, staff, people,
  employee, soldier, nurse, worker, engineer, developer, colleague, assistant, pharmacist, technician, driver,
  teacher, clerk, personnel, crew, report, equipo, persona, empleado, equipe, personne, collaborateur, salarie,
  mitarbeiter, personen, kollegen, 团队, 人, チーム, 名 / gefuhrt, geleitet, 管理, 带领, 指揮, 統括, マネジメント
Leadership < supervis, led, lead, headed, command, dirigi, lidere, encadre, dirige, leitete, fuhrte, 带领, 领导 / team,
  staff, people, employee, soldier, nurse, worker, engineer, developer, crew, squad, department, platoon, equipo,
  persona, equipe, personne, mitarbeiter, personen, 团队, チーム, メンバー / gefuhrt, geleitet, 统括, 統括, まとめ
Presentations < present / result, finding, board, stakeholder, client, customer, conference, executive, committee, proposal
Public speaking < spoke, speak, present / conference, audience, event, meetup
Lesson planning < plan / lesson
Teaching < taught, teach, enseigne, enseigner, ensenar, ensene, unterrichtete, unterrichtet, 教授, 授课, 指導
Classroom management < manag / classroom, behaviour, behavior
Recruitment < recruit, hired, hiring, headhunt, reclute, contrate, recrute, recruter, embauche, rekrutiert, eingestellt, 招聘, 採用
Interviewing < interview / candidate, applicant
Onboarding < onboard
Sales < sold, sell, upsold, vendi, vendre, vendu, vender, verkauft, verkaufte, verkaufen, 销售, 販売
Retail < sold, sell, serv, work / store, shop, retail, supermarket, boutique
Customer service < serv, help, assist, advis, support, atendi, atender, accueilli, conseille, bediente, beraten,
  betreut / customer, client, guest, cliente, kunden, shopper, 客户, お客様
Complaint handling < resolv, handl, dealt with, deal with / complaint
Inventory management < manag, control, track, order, gestione, gere, verwaltete / inventory, stock, inventario, stocks, lager, bestand, 库存, 在庫
Stocktaking < count / stock, inventory
Cash handling < handl, balanc, count / cash, till
Bookkeeping < kept, keep, keep the / book, ledger
Invoicing < invoic, bill, raised, process, issu, facture, facturar, fakturiert / invoice, client, customer, bill, factura, facture, rechnung
Payroll < ran, run, process, prepar / payroll
Auditing < audited, auditing, audite, audit
Bank reconciliation < reconcil / bank, account, statement, ledger
Report writing < wrote, writ, prepar, produc, draft, redacte, elabore, redige, erstellte, 撰写, 编写 / report, informe, rapport, bericht, 报告 / erstellt, 作成
Procurement < procur, purchas, buy, bought, sourced, negocie, achete, compre / material, supplies, supplier, equipment, goods, service, part
Supplier management < manag, negotiat, liais / supplier, vendor
Stakeholder management < manag, liais, engag, communicat, present, work / stakeholder
Event planning < organis, organiz, plann, plan, organise, organice, organisierte / event, conference, wedding, fair, evento, evenement, messe, veranstaltung
Meeting organisation < organis, organiz, arrang, set up / meeting
Diary management < manag, kept, keep / diar, calendar, inbox
Travel arrangements < book, arrang, coordinat / travel, flight, hotel
Minute taking < took, taking, take, typ / minute
Filing < filed
Typing < typed
Data collection < collect, gather / data, sample
Market research < research / market, competitor
Technical writing < wrote, writ / manual, documentation, guide
Editing < edited
Translation < translat, traduje, traduit, traduire, ubersetzt, ubersetzte, 翻译, 翻訳
Interpreting < interpreted
Social media management < manag, ran, run, post, grew / social media, instagram, facebook, tiktok, account
Copywriting < wrote, writ / copy, headline, blog
Process improvement < improv, streamlin, redesign, optimis, optimiz / process, workflow, procedure
Risk management < assess, manag, mitigat / risk
Troubleshooting < troubleshot, troubleshoot, diagnos
Debugging < debugged, debug
Code review < review / code, pull request
Unit testing < wrote, writ, add / unit test, test
Software development < develop, built, build, program, coded, code / software, application, app, service, system, tool, backend
Web development < develop, built, build / website, web, site, page
API development < develop, built, build, design / api
Technical support < support, help, assist / user, desk
Cooking < cooked, cook, prepar / meal, dish, food
Cleaning < cleaned
Cost accounting < reduc, cut, control, track, got / food cost, cost
Food cost control < reduc, cut, control, track, got, kept / food cost
Welding < welded, weld
Forklift operation < drove, driv, operat / forklift
Machine operation < operat, ran, run / machine, press, lathe, mill
Preventive maintenance < maintain, servic / machine, equipment, vehicle, plant
Repair work < repaired, repair, fixed
Assembly < assembl
Packing < packed
Order picking < picked / order
Loading and unloading < loaded, unloaded, load, unload / truck, trailer, lorr, van, goods, container
Delivery driving < deliver, drove / parcel, package, goods, van
Patient care < cared for, care for, caring for, nurs, look after, looked after / patient, resident
Dementia care < cared for, care for, caring for, support, look after, looked after / dementia, alzheimer
Medication administration < administ, gave, giv / medication, medicine, drug, injection
Childcare < cared for, look after, looked after, supervis / child, children, toddler
Patient education < taught, educat, counsel, advis / patient, famil
Lead generation < generat / lead
Account management < manag, grew, look after, looked after / account, client portfolio, portfolio
Business development < won, open, develop / new business, new client, new account, new market
Policy development < wrote, writ, draft, develop / polic, procedure
Curriculum development < design, develop, wrote / curricul, scheme
Legal drafting < draft / contract, pleading, will, lease
Financial reporting < prepar, produc / management accounts, financial report, board pack
Quality control < inspect, check / part, product, quality, batch
Translation < interpret / document
Health and safety < enforc, maintain, ensur, follow / safety
Conflict resolution < resolv, mediat, de-escalat / conflict, dispute
Problem solving < solved
Communication < liais, communicat
Teamwork < collaborat, teamed, worked with a team, worked closely
`;
