import { groups } from '@fitted/language/word-list';

/**
 * Spellings of the same thing that cannot be derived from the letters (initials, "k8s" and expanded abbreviations are
 * found by rule). All languages share them, because tools and degrees cross borders. The skill lexicon would not do: it
 * treats as equal whatever meets the same requirement (TikTok is social media), which is more than a spelling.
 */
export const aliasGroups = groups(`
  microsoft ms microsoft_office | salesforce sfdc salesforce.com | excel ms_excel microsoft_excel
  amazon_web_services aws | google_cloud google_cloud_platform gcp
  ci/cd continuous_integration continuous_delivery cicd ci cd | golang go | node.js nodejs node
  react react.js reactjs | vue vue.js vuejs | javascript js | typescript ts
  postgresql postgres psql | kubernetes k8s | machine_learning ml | power_bi powerbi | c# csharp
  .net dotnet dot_net | html html5 | css css3 | rest restful | mysql my_sql
  b.s bsc b.sc bs bachelor_of_science | b.a ba bachelor_of_arts | m.s msc m.sc ms master_of_science
  m.a ma master_of_arts | ph.d phd doctor_of_philosophy | mba m.b.a master_of_business_administration
  b.eng beng bachelor_of_engineering | llb ll.b bachelor_of_laws | llm ll.m master_of_laws | pgce postgraduate_certificate_in_education | hons honours
  iv intravenous | rn registered_nurse registered_nurses rns | hr human_resources 人力资源 人事
  r&d research_and_development | q&a questions_and_answers | b2b business-to-business business_to_business
  b2c business-to-consumer business_to_consumer
  e-mail email | wi-fi wifi | ux user_experience | ui user_interface | qa quality_assurance
  kpi kpis key_performance_indicator key_performance_indicators | pos point_of_sale point-of-sale epos
  seo search_engine_optimisation search_engine_optimization | p&l profit_and_loss | po purchase_order
  cv curriculum_vitae | uk united_kingdom | usa us united_states
  lic licenciatura licenciado licenciada | ing ingenieria ingeniero ingeniera | bac baccalaureat
  dipl.-ing diplom-ingenieur diplomingenieur | kfz kraftfahrzeug | pkw personenkraftwagen auto | lkw lastkraftwagen
  edv elektronische_datenverarbeitung it | bwl betriebswirtschaftslehre | vwl volkswirtschaftslehre
  iva impuesto_al_valor_agregado impuesto_sobre_el_valor_anadido | rrhh rr_hh recursos_humanos
  ee_uu estados_unidos | tva taxe_sur_la_valeur_ajoutee
  小程序 微信小程序 | office ms_office microsoft_office | word ms_word microsoft_word
  powerpoint ms_powerpoint microsoft_powerpoint ppt | outlook ms_outlook microsoft_outlook
  photoshop adobe_photoshop | illustrator adobe_illustrator | wms warehouse_management_system
  crm customer_relationship_management | erp enterprise_resource_planning
  数据库 db | 人工智能 ai | 普通自動車第一種運転免許 普通自動車免許 普通自動車運転免許 | 日商簿記 日商簿記検定
`);
