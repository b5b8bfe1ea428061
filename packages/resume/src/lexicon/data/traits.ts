/** Traits that everyone claims; they count, but little. */
export const traits = `
Communication | communication skills | communicator | verbal communication | written communication
  | interpersonal skills
  | es:comunicación | es:habilidades de comunicación | es:habilidades comunicativas
  | fr:communication orale | fr:qualités relationnelles | fr:aisance relationnelle | fr:sens de la communication
  | de:Kommunikationsfähigkeit | de:Kommunikationsstärke | de:kommunikationsstark | de:Kommunikation
  | zh:沟通能力 | zh:沟通
  | ja:コミュニケーション能力 | ja:コミュニケーション力 | ja:コミュニケーション
Teamwork | team player | team working | team spirit | working in a team | collaboration | collaborative
  | es:trabajo en equipo
  | fr:travail d'équipe | fr:travail en équipe | fr:esprit d'équipe
  | de:Teamfähigkeit | de:teamfähig | de:Teamarbeit
  | zh:团队合作 | zh:团队协作 | zh:团队精神
  | ja:チームワーク | ja:協調性
Leadership | leadership skills | team leadership | people leadership
  | es:liderazgo | es:dirección de equipos
  | fr:leadership d'équipe
  | de:Führungserfahrung | de:Führungskompetenz | de:Mitarbeiterführung
  | zh:领导力 | zh:领导能力
  | ja:リーダーシップ
Problem solving | problem-solving | problem solver | solving problems
  | es:resolución de problemas
  | fr:résolution de problèmes
  | de:Problemlösung | de:Problemlösungskompetenz | de:lösungsorientiert
  | zh:解决问题 | zh:问题解决
  | ja:問題解決 | ja:課題解決
Time management | managing time | prioritisation | prioritization | meeting deadlines
  | es:gestión del tiempo
  | fr:gestion du temps
  | de:Zeitmanagement
  | zh:时间管理
  | ja:時間管理 | ja:タイムマネジメント
Organisational skills | organizational skills | highly organised | highly organized | well-organized
  | well organised
  | es:organización | es:capacidad organizativa
  | fr:sens de l'organisation
  | de:Organisationstalent | de:Organisationsfähigkeit | de:Organisationsgeschick
  | zh:组织能力
  | ja:段取り力
Attention to detail | detail-oriented | detail oriented | eye for detail | meticulous | accuracy
  | es:atención al detalle | es:minuciosidad
  | fr:souci du détail | fr:rigueur | fr:rigoureux | fr:rigoureuse
  | de:Sorgfalt | de:sorgfältige Arbeitsweise | de:Genauigkeit
  | zh:注重细节 | zh:细心 | zh:严谨
  | ja:正確性 | ja:丁寧な作業
Flexibility | adaptability | adaptable
  | es:flexibilidad | es:adaptabilidad
  | fr:flexibilité | fr:capacité d'adaptation | fr:polyvalence
  | de:Flexibilität | de:Anpassungsfähigkeit
  | zh:适应能力 | zh:灵活
  | ja:柔軟性 | ja:適応力
Reliability | reliable | dependable | punctuality | punctual
  | es:fiabilidad | es:puntualidad | es:responsabilidad
  | fr:fiabilité | fr:ponctualité | fr:ponctuel | fr:ponctuelle
  | de:Zuverlässigkeit | de:zuverlässig | de:Pünktlichkeit
  | zh:责任心 | zh:责任感
  | ja:責任感
=Initiative | using initiative | takes initiative | self-starter | self-motivated | proactive
  | working independently
  | es:iniciativa | es:proactividad
  | fr:esprit d'initiative | fr:autonomie | fr:autonome
  | de:Eigeninitiative | de:selbstständige Arbeitsweise | de:Selbstständigkeit
  | zh:主动性 | zh:自驱力
  | ja:主体性 | ja:積極性
Creativity | creative thinking | es:creatividad | fr:créativité | de:Kreativität | zh:创造力 | zh:创新能力 | ja:創造力 | ja:発想力
Analytical thinking | analytical skills | critical thinking | analytical mindset
  | es:capacidad analítica | es:pensamiento crítico
  | fr:esprit d'analyse | fr:esprit analytique
  | de:analytisches Denken | de:analytische Fähigkeiten
  | zh:分析能力 | zh:逻辑思维
  | ja:分析力 | ja:論理的思考
Multitasking | multi-tasking | es:multitarea | fr:multitâche | de:Multitasking | zh:多任务处理 | ja:マルチタスク
Working under pressure | work under pressure | stress resistance | resilience | resilient
  | es:trabajo bajo presión
  | fr:résistance au stress | fr:gestion du stress
  | de:Belastbarkeit | de:belastbar
  | zh:抗压能力
  | ja:ストレス耐性
Conflict resolution | conflict management | resolving conflicts
  | es:resolución de conflictos | es:gestión de conflictos
  | fr:gestion des conflits
  | de:Konfliktlösung | de:Konfliktmanagement
  | zh:冲突处理
  | ja:紛争解決
Decision making | decision-making | es:toma de decisiones | fr:prise de décision | de:Entscheidungsfähigkeit | de:Entscheidungsfreude | zh:决策能力 | ja:意思決定
Negotiation | negotiation skills | negotiating
  | es:negociación
  | fr:négociation
  | de:Verhandlungsgeschick | de:Verhandlungsführung
  | zh:谈判 | zh:谈判能力
  | ja:交渉力 | ja:交渉
Empathy | empathetic | compassion | compassionate
  | es:empatía
  | fr:empathie
  | de:Empathie | de:empathisch | de:einfühlsam | de:Einfühlungsvermögen
  | zh:同理心 | zh:爱心
  | ja:共感力 | ja:思いやり
Patience | es:paciencia | fr:patience et écoute | de:Geduld | zh:耐心 | ja:忍耐力
Active listening | listening skills | es:escucha activa | fr:écoute active | fr:sens de l'écoute | de:aktives Zuhören | zh:倾听 | ja:傾聴 | ja:傾聴力
Mentoring | mentorship | es:mentoría | fr:mentorat | de:Mentoring | zh:指导新人 | ja:メンタリング
Coaching | es:acompañamiento | fr:coaching d'équipe | de:Coaching | zh:教练辅导 | ja:コーチング
Delegation | delegating | es:delegación | fr:délégation | de:Delegieren
Strategic thinking | strategic planning
  | es:planificación estratégica | es:pensamiento estratégico
  | fr:planification stratégique | fr:réflexion stratégique
  | de:strategisches Denken | de:strategische Planung
  | zh:战略规划 | zh:战略思维
  | ja:戦略立案 | ja:戦略的思考
Willingness to learn | fast learner | quick learner | eager to learn
  | es:ganas de aprender
  | fr:envie d'apprendre
  | de:Lernbereitschaft
  | zh:学习能力
  | ja:学習意欲 | ja:向上心
Customer focus | customer-oriented | customer orientation | customer-focused | client-focused
  | es:orientación al cliente
  | fr:sens du service | fr:orientation client | fr:sens du contact
  | de:Kundenorientierung | de:Serviceorientierung | de:Dienstleistungsorientierung
  | zh:客户导向 | zh:服务意识
  | ja:顧客志向 | ja:ホスピタリティ
Intercultural competence | cross-cultural communication | cultural awareness
  | es:competencia intercultural
  | fr:interculturel
  | de:interkulturelle Kompetenz
  | zh:跨文化沟通
  | ja:異文化コミュニケーション
Physical fitness | physical stamina | physically fit | able to lift | heavy lifting
  | es:buena forma física
  | fr:bonne condition physique
  | de:körperliche Belastbarkeit | de:körperlich belastbar
  | zh:身体健康
  | ja:体力
Discretion | confidentiality | handling confidential information
  | es:confidencialidad | es:discreción
  | fr:discrétion | fr:confidentialité
  | de:Verschwiegenheit | de:Diskretion
  | zh:保密意识
  | ja:守秘義務
`;
