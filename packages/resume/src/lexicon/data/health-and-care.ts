export const healthAndCare = `
# Licences
*Registered Nurse | =RN | =RNs | registered nursing
  | es:enfermera titulada | es:graduada en enfermería | es:graduado en enfermería
  | fr:infirmier diplômé d'État | fr:infirmière diplômée d'État | fr:=IDE
  | de:examinierte Pflegefachkraft | de:Pflegefachkraft | de:examinierte Altenpflegerin
  | de:examinierter Altenpfleger | de:examinierte Krankenschwester | de:Pflegefachfrau | de:Pflegefachmann
  | de:Gesundheits- und Krankenpflegerin | de:Gesundheits- und Krankenpfleger
  | zh:护士执业证 | zh:护士资格证 | zh:注册护士
  | ja:正看護師 | ja:看護師免許 | ja:看護師資格
*Licensed Practical Nurse | =LPN | =LVN | licensed vocational nurse | de:Pflegehelfer | ja:准看護師
*Certified Nursing Assistant | =CNA | =CNAs | certified nurse assistant
  | es:auxiliar de enfermería
  | fr:aide-soignant | fr:aide-soignante
  | de:Pflegeassistent
  | ja:看護助手
*Nurse Practitioner | =NP | <=FNP | family nurse practitioner
*Basic Life Support | =BLS | es:soporte vital básico | ja:一次救命処置
*Advanced Cardiac Life Support | =ACLS | advanced cardiovascular life support | es:soporte vital avanzado | ja:二次救命処置
*Pediatric Advanced Life Support | =PALS | paediatric life support
*CPR | cardiopulmonary resuscitation | CPR certification
  | es:reanimación cardiopulmonar | es:=RCP
  | fr:réanimation cardio-pulmonaire
  | de:Herz-Lungen-Wiederbelebung
  | zh:心肺复苏
  | ja:心肺蘇生
*CCRN | critical care registered nurse
*NMC registration | NMC registered | NMC PIN | Nursing and Midwifery Council
*First aid | first aider | es:primeros auxilios | fr:premiers secours | <fr:PSC1 | <fr:=SST | de:Erste Hilfe | de:Ersthelfer | zh:急救 | ja:応急手当 | ja:救急法
*Bachelor of Science in Nursing | =BSN | BSc Nursing | es:grado en enfermería | fr:diplôme d'État d'infirmier
*Certified care worker | ja:介護福祉士 | ja:介護福祉士国家資格
*Care manager qualification | ja:介護支援専門員 | ja:ケアマネジャー
*Initial care worker training | ja:介護職員初任者研修 | <ja:ホームヘルパー2級 | <ja:実務者研修
*EMT certification | =EMT | emergency medical technician
*Phlebotomy certification
*NVQ Level 2 in Care | NVQ Level 2 | NVQ level 2 health and social care
*NVQ Level 3 in Care | NVQ Level 3 | NVQ level 3 health and social care
*Care Certificate
*DBS check | enhanced DBS | DBS clearance
# Clinical practice
Nursing | nursing care | es:enfermería | fr:soins infirmiers | de:Krankenpflege | zh:护理 | ja:看護 | ja:看護業務
Patient care | direct patient care | bedside care | caring for patients
  | es:atención al paciente | es:cuidado de pacientes
  | fr:prise en charge des patients | fr:soins aux patients
  | de:Patientenversorgung | de:Patientenpflege
  | zh:患者护理 | zh:病人护理
  | ja:患者ケア
Critical care | intensive care | =ICU | intensive care unit | =ITU | critical care nursing
  | es:cuidados intensivos | es:=UCI
  | fr:soins intensifs | fr:réanimation
  | de:Intensivpflege | de:Intensivstation
  | zh:重症监护
  | ja:集中治療
Emergency nursing | emergency department | emergency room | accident and emergency | A&E
  | es:urgencias
  | fr:service des urgences
  | de:Notaufnahme
  | zh:急诊
  | ja:救急外来 | ja:救急看護
Telemetry | telemetry monitoring | cardiac monitoring
Medical-surgical nursing | med-surg | medical surgical | es:médico-quirúrgica
Operating room nursing | perioperative care | theatre nursing | scrub nurse | es:quirófano | fr:bloc opératoire | de:OP-Pflege | zh:手术室护理 | ja:手術室看護
Paediatric nursing | pediatric nursing | pediatrics | paediatrics | es:pediatría | fr:pédiatrie | de:Pädiatrie | zh:儿科 | ja:小児科 | ja:小児看護
Geriatric care | geriatrics | care of the elderly | elderly care | elder care
  | es:geriatría | es:cuidado de personas mayores
  | fr:gériatrie
  | de:Altenpflege | de:Geriatrie
  | zh:老年护理 | zh:养老护理
  | ja:高齢者介護 | ja:介護
Oncology nursing | oncology | es:oncología | fr:oncologie | de:Onkologie | zh:肿瘤科 | ja:がん看護
Maternity care | <midwifery | <Labour ward ; labor and delivery | <obstetrics | <es:matrona | <es:obstetricia | <fr:maïeutique | de:Geburtshilfe | zh:产科 | ja:助産
Mental health care | mental health | <psychiatric nursing | behavioral health
  | es:salud mental
  | fr:santé mentale
  | de:Psychiatrie
  | zh:心理健康 | zh:精神科
  | ja:精神科看護 | ja:メンタルヘルス
Palliative care | end-of-life care | <hospice care | es:cuidados paliativos | fr:soins palliatifs | de:Palliativpflege | zh:临终关怀 | ja:緩和ケア | ja:看取り
Dementia care | Alzheimer's care | dementia support | es:cuidado de demencia | fr:accompagnement Alzheimer | de:Demenzbetreuung | zh:失智症护理 | ja:認知症ケア
Home care | domiciliary care | home health care
  | es:atención domiciliaria
  | fr:aide à domicile | fr:soins à domicile
  | de:ambulante Pflege
  | zh:居家护理
  | ja:訪問介護 | ja:訪問看護
Personal care | personal hygiene care | assisting with personal care | es:aseo personal | fr:aide à la toilette | de:Grundpflege | ja:身体介護 | ja:入浴介助
Daily living support | activities of daily living | =ADL | =ADLs | ja:生活援助 | ja:生活支援
Medication administration | administering medication | administration of medication | medication management
  | medication rounds
  | es:administración de medicamentos | es:administración de medicación
  | fr:administration des médicaments | fr:administration de médicaments
  | de:Medikamentengabe | de:Medikamentenverabreichung
  | zh:给药
  | ja:与薬 | ja:服薬管理
Vital signs | vital sign monitoring | taking vitals | monitoring vital signs
  | es:constantes vitales | es:signos vitales
  | fr:constantes vitales | fr:signes vitaux
  | de:Vitalzeichen
  | zh:生命体征
  | ja:バイタルサイン | ja:バイタル測定
Wound care | wound dressing | wound management
  | es:cura de heridas | es:curas
  | fr:soins de plaies | fr:pansements
  | de:Wundversorgung | de:Wundmanagement
  | zh:伤口护理
  | ja:創傷処置 | ja:創傷ケア
Infection control | infection prevention
  | es:control de infecciones
  | fr:prévention des infections
  | de:Hygienemanagement | de:Infektionsprävention
  | zh:感染控制
  | ja:感染対策 | ja:感染管理
Intravenous therapy | IV therapy | =IV | <IV insertion | <cannulation | intravenous
  | es:vía intravenosa | es:venoclisis
  | fr:perfusions | fr:pose de perfusion
  | de:Infusionstherapie
  | zh:静脉输液 | zh:静脉穿刺
  | ja:点滴
Phlebotomy | venipuncture | blood draws
  | es:extracción de sangre | es:extracciones
  | fr:prélèvements sanguins | fr:prises de sang
  | de:Blutentnahme
  | zh:采血
  | ja:採血
Triage | patient triage | es:triaje | fr:triage des patients | de:Ersteinschätzung | zh:分诊 | ja:トリアージ
Patient assessment | nursing assessment | clinical assessment | es:valoración de enfermería | de:Pflegeanamnese | zh:护理评估 | ja:アセスメント
Care planning | care plans | care plan
  | es:plan de cuidados | es:planes de cuidados
  | fr:plan de soins | fr:projet de soins
  | de:Pflegeplanung
  | zh:护理计划
  | ja:看護計画 | ja:ケアプラン | ja:介護計画
Patient education | patient teaching | es:educación sanitaria | fr:éducation thérapeutique | de:Patientenedukation | zh:健康教育 | ja:患者指導
Clinical documentation | patient documentation | charting | medical records | patient records
  | es:historia clínica | es:registros clínicos
  | fr:dossier de soins | fr:dossier patient
  | de:Pflegedokumentation
  | zh:病历书写 | zh:护理记录
  | ja:看護記録 | ja:介護記録
Electronic health records | =EHR | =EMR | electronic medical records | electronic medical record
  | electronic health record
  | es:historia clínica electrónica
  | fr:dossier médical informatisé
  | zh:电子病历
  | ja:電子カルテ
=Epic | Epic EHR | Epic Systems
=Cerner | Cerner Millennium
Discharge planning | patient discharge | es:planificación del alta | fr:préparation de la sortie | de:Entlassmanagement | zh:出院计划 | ja:退院支援
Ventilator management | mechanical ventilation | ventilators | es:ventilación mecánica | fr:ventilation mécanique | de:Beatmung | zh:呼吸机 | ja:人工呼吸器
Continuous renal replacement therapy | =CRRT
Hemodynamic monitoring | haemodynamic monitoring | es:monitorización hemodinámica | fr:surveillance hémodynamique | zh:血流动力学监测
Tracheostomy care | es:traqueostomía | fr:trachéotomie | de:Tracheostomapflege | ja:気管切開
Catheterisation | catheterization | catheter care | urinary catheter | es:sondaje vesical | fr:sondage urinaire | de:Katheterisierung | zh:导尿 | ja:導尿
Dialysis | hemodialysis | haemodialysis | es:hemodiálisis | fr:hémodialyse | de:Dialyse | zh:血液透析 | ja:透析
Electrocardiogram | =ECG | =EKG | es:electrocardiograma | fr:électrocardiogramme | de:=EKG | zh:心电图 | ja:心電図
Sepsis management | sepsis protocol | sepsis
Pain management | es:manejo del dolor | fr:gestion de la douleur | de:Schmerzmanagement | zh:疼痛管理 | ja:疼痛管理
Fall prevention | falls prevention | es:prevención de caídas | fr:prévention des chutes | de:Sturzprophylaxe | zh:防跌倒 | ja:転倒予防
Moving and handling | manual handling of patients | patient transfers | patient lifting
  | es:movilización de pacientes
  | fr:manutention des patients
  | de:Lagerung und Mobilisation | de:Mobilisation
  | zh:翻身
  | ja:移乗介助 | ja:移乗
Meal assistance | feeding assistance | es:ayuda en la alimentación | fr:aide aux repas | de:Nahrungsaufnahme | ja:食事介助
Toileting assistance | continence care | incontinence care | ja:排泄介助
Recreation activities for residents | recreational activities | ja:レクリエーション
Safeguarding | safeguarding adults | child safeguarding | child protection | es:protección de menores | fr:protection de l'enfance | de:Kinderschutz
Charge nurse | shift lead nurse
Nursing assistance | nursing assistant | nurse aide | healthcare assistant
Ward management | ward manager | es:supervisora de enfermería | de:Stationsleitung | zh:护士长 | ja:看護師長
Clinical preceptorship | preceptor | precepting | clinical supervision
  | es:tutorización de alumnos
  | fr:tutorat d'étudiants
  | de:Praxisanleitung
  | zh:带教
  | ja:実習指導
Rapid response | rapid response team | <code blue
Blood transfusion | es:transfusión sanguínea | fr:transfusion sanguine | de:Transfusion | zh:输血 | ja:輸血
Vaccination | immunization | immunisation | vaccinations | es:vacunación | fr:vaccinations | de:Impfungen | zh:疫苗接种 | ja:予防接種
Insulin administration | <blood glucose monitoring | <Diabetes care ; diabetes management
# Allied health
Physical therapy | physiotherapy | es:fisioterapia | fr:kinésithérapie | de:Physiotherapie | zh:物理治疗 | ja:理学療法
Occupational therapy | es:terapia ocupacional | fr:ergothérapie | de:Ergotherapie | zh:职业治疗 | ja:作業療法
Speech therapy | speech and language therapy | es:logopedia | fr:orthophonie | de:Logopädie | zh:言语治疗 | ja:言語療法
Rehabilitation | es:rehabilitación | fr:rééducation | de:Rehabilitation | zh:康复 | ja:リハビリテーション | ja:リハビリ
Pharmacy | dispensing | dispensary | es:farmacia | fr:pharmacie | de:Apotheke | zh:药房 | ja:調剤
Radiography | <medical imaging | <X-ray | es:radiología | fr:radiologie | de:Radiologie | zh:放射 | ja:放射線
Dental assisting | <dental hygiene | es:higiene dental | fr:assistance dentaire | de:Zahnmedizinische Fachangestellte | zh:口腔护理 | ja:歯科衛生
Medical coding | <ICD-10 | <CPT coding | <medical billing | es:codificación médica
Medical terminology | es:terminología médica | fr:terminologie médicale | de:medizinische Terminologie | zh:医学术语 | ja:医学用語
HIPAA | HIPAA compliance | patient confidentiality
Nutrition | dietetics | es:nutrición | fr:nutrition clinique | de:Ernährungsberatung | zh:营养学 | ja:栄養管理
Social work | <case management | <social care | es:trabajo social | fr:travail social | de:Sozialarbeit | zh:社会工作 | ja:社会福祉
Counselling | counseling | es:orientación psicológica | fr:accompagnement psychologique | de:psychosoziale Beratung | zh:心理咨询 | ja:カウンセリング
Crisis intervention | de-escalation | es:intervención en crisis | fr:gestion de crise | de:Krisenintervention | zh:危机干预 | ja:危機介入
Disability support | support for people with disabilities | learning disabilities
  | es:apoyo a personas con discapacidad
  | fr:accompagnement du handicap
  | de:Behindertenbetreuung
  | zh:残障支持
  | ja:障害者支援
Magnet designation | Magnet recognition
Quality improvement in care | patient safety | es:seguridad del paciente | fr:sécurité des patients | de:Patientensicherheit | zh:患者安全 | ja:医療安全
`;
