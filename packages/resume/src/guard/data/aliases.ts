import { groups } from '@fitted/language/word-list';

/**
 * Spellings of the same thing that cannot be derived from the letters (initials, "k8s" and expanded abbreviations are
 * found by rule). All languages share them, because tools and degrees cross borders. The skill lexicon would not do: it
 * treats as equal whatever meets the same requirement (TikTok is social media), which is more than a spelling.
 */
export const aliasGroups = groups(`
  .net dotnet dot_net
  amazon_web_services aws
  b.a ba bachelor_of_arts
  b.eng beng bachelor_of_engineering
  b.s bsc b.sc bs bachelor_of_science
  b2b business-to-business business_to_business
  b2c business-to-consumer business_to_consumer
  bac baccalaureat
  bwl betriebswirtschaftslehre
  c# csharp
  ci/cd continuous_integration continuous_delivery cicd ci cd
  crm customer_relationship_management
  css css3
  cv curriculum_vitae
  dipl.-ing diplom-ingenieur diplomingenieur
  e-mail email
  edv elektronische_datenverarbeitung it
  ee_uu estados_unidos
  erp enterprise_resource_planning
  excel ms_excel microsoft_excel
  golang go
  google_cloud google_cloud_platform gcp
  hons honours
  hr human_resources 人力资源 人事
  html html5
  illustrator adobe_illustrator
  ing ingenieria ingeniero ingeniera
  iv intravenous
  iva impuesto_al_valor_agregado impuesto_sobre_el_valor_anadido
  javascript js
  kfz kraftfahrzeug
  kpi kpis key_performance_indicator key_performance_indicators
  kubernetes k8s
  lic licenciatura licenciado licenciada
  lkw lastkraftwagen
  llb ll.b bachelor_of_laws
  llm ll.m master_of_laws
  m.a ma master_of_arts
  m.s msc m.sc ms master_of_science
  machine_learning ml
  mba m.b.a master_of_business_administration
  microsoft ms microsoft_office
  mysql my_sql
  node.js nodejs node
  office ms_office microsoft_office
  outlook ms_outlook microsoft_outlook
  p&l profit_and_loss
  pgce postgraduate_certificate_in_education
  ph.d phd doctor_of_philosophy
  photoshop adobe_photoshop
  pkw personenkraftwagen auto
  po purchase_order
  pos point_of_sale point-of-sale epos
  postgresql postgres psql
  power_bi powerbi
  powerpoint ms_powerpoint microsoft_powerpoint ppt
  q&a questions_and_answers
  qa quality_assurance
  r&d research_and_development
  react react.js reactjs
  rest restful
  rn registered_nurse registered_nurses rns
  rrhh rr_hh recursos_humanos
  salesforce sfdc salesforce.com
  seo search_engine_optimisation search_engine_optimization
  tva taxe_sur_la_valeur_ajoutee
  typescript ts
  ui user_interface
  uk united_kingdom
  usa us united_states
  ux user_experience
  vue vue.js vuejs
  vwl volkswirtschaftslehre
  wi-fi wifi
  wms warehouse_management_system
  word ms_word microsoft_word
  人工智能 ai
  小程序 微信小程序
  数据库 db
  日商簿記 日商簿記検定
  普通自動車第一種運転免許 普通自動車免許 普通自動車運転免許
`);
