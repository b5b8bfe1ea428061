export const dataAndAi = `
SQL | <T-SQL | <PL/SQL | Structured Query Language | SQL queries
MySQL
PostgreSQL | Postgres | PSQL
Microsoft SQL Server | SQL Server | MSSQL | MS SQL
Oracle Database | Oracle DB | ~Oracle
SQLite
MongoDB | Mongo
Redis
Cassandra database | =Cassandra
Elasticsearch | Elastic Search | <ELK stack
DynamoDB
Snowflake warehouse | =Snowflake
BigQuery | Google BigQuery
Amazon Redshift | =Redshift
Databricks
NoSQL
Database administration | database management | database design | =DBA
  | es:administración de bases de datos
  | fr:administration de bases de données
  | de:Datenbankadministration
  | zh:数据库管理
  | ja:データベース管理
Databases | es:bases de datos | fr:bases de données | de:Datenbanken | zh:数据库 | ja:データベース
Data analysis | data analytics | analyzing data | analysing data | analysis of data
  | es:análisis de datos
  | fr:analyse de données | fr:analyse des données
  | de:Datenanalyse
  | zh:数据分析
  | ja:データ分析
Data science | es:ciencia de datos | fr:science des données | de:Data-Science | zh:数据科学 | ja:データサイエンス
Data visualization | data visualisation | <Dashboards ; dashboarding
  | es:visualización de datos
  | fr:visualisation de données
  | de:Datenvisualisierung
  | zh:数据可视化
  | ja:データ可視化
Data entry | es:introducción de datos | es:entrada de datos | fr:saisie de données | de:Datenerfassung | de:Dateneingabe | zh:数据录入 | ja:データ入力
Data modeling | data modelling | es:modelado de datos | fr:modélisation de données | de:Datenmodellierung | zh:数据建模 | ja:データモデリング
Data engineering | <Data pipelines ; data pipeline | es:ingeniería de datos | fr:ingénierie des données | zh:数据工程 | ja:データエンジニアリング
Data warehousing | data warehouse | es:almacén de datos | fr:entrepôt de données | zh:数据仓库 | ja:データウェアハウス
Data governance | <data quality | es:gobierno del dato | fr:gouvernance des données | zh:数据治理 | ja:データガバナンス
Data mining | es:minería de datos | fr:exploration de données | zh:数据挖掘 | ja:データマイニング
Data cleaning | data cleansing | data wrangling | es:limpieza de datos | fr:nettoyage de données | de:Datenbereinigung | zh:数据清洗
ETL | extract transform load | <ELT
Big data | zh:大数据 | ja:ビッグデータ
Apache Spark | =Spark
PySpark
Hadoop
Apache Airflow | =Airflow
dbt | data build tool
=Tableau
Power BI | PowerBI | Microsoft Power BI
Looker Studio | =Looker | Google Data Studio
Qlik | <QlikView | <Qlik Sense
Business intelligence | es:inteligencia de negocio | fr:informatique décisionnelle | zh:商业智能 | ja:ビジネスインテリジェンス
Google Analytics | GA4
Statistics | statistical analysis | statistical modeling | statistical modelling
  | es:análisis estadístico | es:estadística
  | fr:analyse statistique | fr:statistiques
  | de:Statistik | de:statistische Auswertung
  | zh:统计分析
  | ja:統計分析 | ja:統計解析
Regression analysis | <linear regression | <logistic regression | zh:回归分析 | ja:回帰分析
A/B testing | AB testing | split testing | <hypothesis testing | zh:A/B测试 | ja:ABテスト
Forecasting | <demand forecasting | <sales forecasting | <es:previsión de la demanda | <fr:prévisions de ventes | <de:Absatzprognosen | <zh:需求预测 | <ja:需要予測
Machine learning | =ML | es:aprendizaje automático | fr:apprentissage automatique | de:maschinelles Lernen | zh:机器学习 | ja:機械学習
Deep learning | <neural networks | es:aprendizaje profundo | fr:apprentissage profond | zh:深度学习 | ja:深層学習 | ja:ディープラーニング
Artificial intelligence | es:inteligencia artificial | fr:intelligence artificielle | de:künstliche Intelligenz | zh:人工智能 | ja:人工知能
Natural language processing | =NLP | zh:自然语言处理 | ja:自然言語処理
Computer vision | image recognition | fr:vision par ordinateur | zh:计算机视觉 | ja:画像認識
Large language models | =LLM | =LLMs | <prompt engineering | zh:大语言模型 | ja:大規模言語モデル
TensorFlow
PyTorch
Keras
scikit-learn | sklearn
Pandas library | =Pandas | =pandas
NumPy
Jupyter | Jupyter Notebook | Jupyter notebooks
SPSS | IBM SPSS
=SAS | SAS programming
Stata statistics | =Stata | =STATA
MLOps
Recommendation systems | recommender systems | zh:推荐系统 | ja:レコメンドシステム
# Systems and security
Cybersecurity | cyber security | information security | IT security | <network security
  | es:ciberseguridad | es:seguridad informática
  | fr:cybersécurité | fr:sécurité informatique
  | de:IT-Sicherheit | de:Informationssicherheit
  | zh:网络安全 | zh:信息安全
  | ja:情報セキュリティ | ja:サイバーセキュリティ
Penetration testing | ethical hacking | pen testing | fr:tests d'intrusion | zh:渗透测试 | ja:ペネトレーションテスト
SIEM
Identity and access management | =IAM | access management
Incident response | es:respuesta a incidentes | fr:réponse aux incidents | zh:应急响应 | ja:インシデント対応
Vulnerability management | vulnerability assessment
Active Directory | =AD DS | <Entra ID ; Azure AD
Network administration | computer networking | network management | <LAN/WAN
  | es:administración de redes
  | fr:administration réseau
  | de:Netzwerkadministration
  | zh:网络管理
  | ja:ネットワーク管理 | ja:ネットワーク構築
TCP/IP | <=DNS | <=DHCP
Cisco networking | =Cisco | <Cisco IOS
Firewalls | firewall management | fr:pare-feu
VPN
VMware | vSphere
Hyper-V
Virtualization | virtualisation | es:virtualización | de:Virtualisierung | zh:虚拟化 | ja:仮想化
System administration | systems administration | sysadmin | server administration
  | es:administración de sistemas
  | fr:administration système | fr:administration systèmes
  | de:Systemadministration
  | zh:系统管理
  | ja:システム管理 | ja:サーバー構築
Technical support | IT support | help desk | helpdesk | service desk | desktop support
  | es:soporte técnico
  | fr:support technique | fr:assistance technique
  | de:technischer Support | de:IT-Support
  | zh:技术支持
  | ja:テクニカルサポート | ja:ヘルプデスク
Troubleshooting | technical troubleshooting | es:resolución de incidencias | fr:dépannage | de:Fehlersuche | de:Fehlerbehebung | zh:故障排除 | ja:トラブルシューティング
Microsoft 365 | Office 365 | =O365 | =M365
Google Workspace | G Suite | GSuite
SharePoint
ITIL | =ITIL v4
Backup and recovery | <disaster recovery | fr:sauvegarde et restauration | de:Datensicherung
Business continuity
*CompTIA A+
*CompTIA Security+ | Security+
*CISSP
*Cisco Certified Network Associate | CCNA
*AWS certification | AWS Certified
*AWS Certified Solutions Architect | AWS Solutions Architect
*Certified ScrumMaster | Certified Scrum Master | =CSM
*Professional Scrum Master | =PSM
`;
