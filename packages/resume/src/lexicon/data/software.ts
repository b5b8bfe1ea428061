export const software = `
# Languages (tools)
JavaScript | JS | ECMAScript | Java Script | <ES6
TypeScript | =TS
Python | =Py | Python3
Java | <Java SE | <Java EE ; J2EE ; JEE
=C++ | CPP | =Cpp
=C# | C Sharp | CSharp
~C | zh:C语言 | zh:C 语言 | ja:C言語
~Go | Golang
~R | R programming | zh:R语言 | zh:R 语言 | ja:R言語 | <RStudio ; R Studio
~Rust | Rust programming
~Swift | <SwiftUI
~Ruby
Ruby on Rails | ~Rails | RoR
PHP | PHP8
Kotlin
~Scala
~Perl
Objective-C | Objective C
~Dart
Elixir programming | ~Elixir
Haskell
Clojure
Lua scripting | ~Lua
MATLAB | Matlab
~Julia
COBOL
Fortran
Visual Basic | <VB.NET | =VB
VBA | Visual Basic for Applications | <Excel macros
Shell scripting | <Bash ; Bash scripting | =Shell !company | Unix shell
PowerShell
Assembly language
Solidity
# Web (tools)
HTML | HTML5
CSS | CSS3
Sass | SCSS
Tailwind CSS | Tailwind
~Bootstrap
=React !to | React.js | ReactJS
React Native
Next.js | NextJS
=Vue | Vue.js | VueJS
Angular | AngularJS | Angular.js
Svelte | SvelteKit
jQuery
Redux
Node.js | NodeJS | Node JS | =Node
Express.js | ExpressJS
NestJS | Nest.js
Django
Flask framework | ~Flask
FastAPI
Spring Framework | ~Spring | <Spring Boot | <Spring MVC
Hibernate ORM | ~Hibernate
Laravel
Symfony
.NET | dotnet | <.NET Core | =DotNet | <.NET Framework
ASP.NET | <ASP.NET Core
Entity Framework | <EF Core
WordPress
Drupal
GraphQL
REST APIs | REST API | RESTful API | RESTful services | REST services | RESTful | =REST | es:API REST | fr:API REST
SOAP services | =SOAP
gRPC
WebSockets | WebSocket
Web accessibility | <WCAG | a11y | es:accesibilidad web | fr:accessibilité numérique | de:Barrierefreiheit
Responsive design | responsive web design | es:diseño responsive | fr:design responsive | zh:响应式设计 | ja:レスポンシブデザイン
Front-end development | front end development | frontend development | =Frontend | <front-end developer | front-end
  | es:desarrollo frontend
  | fr:développement front-end
  | de:Frontend-Entwicklung
  | zh:前端开发
  | ja:フロントエンド開発
Back-end development | back end development | backend development | =Backend | back-end
  | es:desarrollo backend
  | fr:développement back-end
  | de:Backend-Entwicklung
  | zh:后端开发
  | ja:バックエンド開発
Full-stack development | full stack development | fullstack | full-stack | es:desarrollo full stack | fr:développement full stack | zh:全栈开发 | ja:フルスタック開発
Webpack
Vite build | ~Vite
# Mobile (tools)
iOS development | =iOS | iOS app development | ja:iOSアプリ開発
Android development | =Android | Android SDK | ja:Androidアプリ開発
Flutter framework | =Flutter
Xamarin
Mobile development | mobile app development | es:desarrollo móvil | fr:développement mobile | de:App-Entwicklung | zh:移动开发 | ja:モバイルアプリ開発
# Platforms and operations (tools)
Amazon Web Services | AWS
AWS Lambda | =Lambda
Amazon S3 | AWS S3 | =S3
Amazon EC2 | =EC2
Microsoft Azure | =Azure | MS Azure
Google Cloud Platform | =GCP | Google Cloud
Docker | <Docker Compose | <Dockerfile
Kubernetes | k8s | kube | <Amazon EKS ; =EKS | <Azure AKS ; =AKS | <Google GKE ; =GKE
Helm charts | ~Helm
OpenShift
Terraform | <HCL modules ; HCL code | <Terragrunt | <OpenTofu
Ansible
~Puppet
Jenkins
GitHub Actions
GitLab CI | GitLab CI/CD
CI/CD | CICD
Continuous integration | es:integración continua | fr:intégration continue | zh:持续集成 | ja:継続的インテグレーション
Continuous delivery | continuous deployment | es:entrega continua | fr:livraison continue | zh:持续交付 | ja:継続的デリバリー
DevOps
Site reliability engineering | =SRE | site reliability
Infrastructure as code | =IaC
Linux | <Ubuntu | <Red Hat ; =RHEL | <CentOS | <Debian
Unix
Windows Server
Nginx
Apache HTTP Server | Apache server
Prometheus monitoring | =Prometheus
Grafana
Datadog
Splunk
Microservices | microservice architecture | es:microservicios | fr:microservices architecture | de:Microservices-Architektur | zh:微服务 | ja:マイクロサービス
Serverless | serverless computing
Event-driven architecture | event driven systems
Apache Kafka | =Kafka
RabbitMQ
Cloud computing | cloud infrastructure | cloud architecture | es:computación en la nube | fr:informatique en nuage | zh:云计算 | ja:クラウドコンピューティング
# Working practice
Git | git version control | <GitHub | <GitLab | <Bitbucket
Version control | source control | es:control de versiones | fr:gestion de versions | de:Versionsverwaltung | zh:版本控制 | ja:バージョン管理
Subversion | SVN
Agile | agile methodology | agile methodologies | agile development
  | es:metodologías ágiles
  | fr:méthodes agiles
  | de:agile Methoden
  | zh:敏捷开发
  | ja:アジャイル開発 | ja:アジャイル
Scrum
Kanban
SAFe framework | =SAFe
Jira | =JIRA
Confluence wiki | =Confluence
Unit testing | unit tests | es:pruebas unitarias | fr:tests unitaires | de:Unit-Tests | zh:单元测试 | ja:単体テスト | ja:ユニットテスト
Test automation | automated testing | automation testing
  | es:automatización de pruebas
  | fr:automatisation des tests
  | de:Testautomatisierung
  | zh:自动化测试
  | ja:テスト自動化
Test-driven development | =TDD | test driven development
Quality assurance testing | QA testing | software testing | <manual testing
  | es:pruebas de software
  | fr:tests logiciels
  | de:Softwaretest
  | zh:软件测试
  | ja:ソフトウェアテスト
Selenium WebDriver | =Selenium
Cypress testing | ~Cypress
Playwright testing | ~Playwright
Jest testing | ~Jest
JUnit
pytest
Postman API | =Postman
Code review | code reviews | peer review of code | es:revisión de código | fr:revue de code | de:Code-Reviews | zh:代码审查 | ja:コードレビュー
Pair programming
Object-oriented programming | =OOP | object oriented design
  | es:programación orientada a objetos
  | fr:programmation orientée objet
  | de:objektorientierte Programmierung
  | zh:面向对象编程
  | ja:オブジェクト指向
Data structures and algorithms | data structures | <algorithm design | zh:数据结构 | ja:データ構造
Design patterns | software design patterns | es:patrones de diseño | fr:patrons de conception | zh:设计模式 | ja:デザインパターン
System design | systems design
Distributed systems | es:sistemas distribuidos | fr:systèmes distribués | de:verteilte Systeme | zh:分布式系统 | ja:分散システム
Software architecture | es:arquitectura de software | fr:architecture logicielle | de:Softwarearchitektur | zh:软件架构 | ja:ソフトウェアアーキテクチャ
Software development | software engineering | es:desarrollo de software | fr:développement logiciel | de:Softwareentwicklung | zh:软件开发 | ja:ソフトウェア開発
Web development | es:desarrollo web | fr:développement web | de:Webentwicklung | zh:网站开发 | ja:Web開発 | ja:ウェブ開発
API development | API design | <API integration | APIs
Debugging | troubleshooting code | es:depuración de código | fr:débogage | zh:调试 | ja:デバッグ
Embedded systems | embedded software | <embedded C | es:sistemas embebidos | fr:systèmes embarqués | de:eingebettete Systeme | zh:嵌入式系统 | ja:組み込みシステム
Unity engine | =Unity | Unity3D
Unreal Engine | UE4 | UE5
Game development | es:desarrollo de videojuegos | fr:développement de jeux vidéo | de:Spieleentwicklung | zh:游戏开发 | ja:ゲーム開発
Blockchain
Salesforce development | <Salesforce Apex ; =Apex | <Lightning Web Components
ServiceNow
SAP ABAP | =ABAP
Low-code platforms | <Power Apps ; PowerApps | <Power Automate
`;
