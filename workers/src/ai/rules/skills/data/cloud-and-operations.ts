/** Cloud services, and the products that software is built, shipped and watched with. */
export const CLOUD_AND_OPERATIONS = `
Amazon Web Services: AWS, AWS cloud
Amazon EC2: EC2, AWS EC2
Amazon S3: S3, AWS S3, S3 buckets
AWS Lambda: Lambda, Amazon Lambda, lambda functions
Amazon RDS: RDS, AWS RDS
Amazon Aurora: Aurora, Aurora PostgreSQL
Amazon ECS: ECS
AWS Fargate: Fargate
Amazon EKS: EKS, AWS EKS
Amazon ECR: ECR
Amazon CloudWatch: CloudWatch, AWS CloudWatch
Amazon CloudFront: CloudFront, AWS CloudFront
AWS CloudFormation: CloudFormation
AWS CDK
AWS CodePipeline: CodePipeline
AWS CodeBuild: CodeBuild
AWS CodeDeploy: CodeDeploy
AWS Elastic Beanstalk: Elastic Beanstalk
Amazon API Gateway: AWS API Gateway
Amazon SQS: SQS, AWS SQS
Amazon SNS: SNS, AWS SNS
Amazon EventBridge: EventBridge
Amazon Kinesis: Kinesis, AWS Kinesis
AWS Step Functions: Step Functions
AWS Glue: Glue, Amazon Glue
Amazon Athena: Athena, AWS Athena
Amazon Redshift: Redshift, AWS Redshift
Amazon EMR: EMR clusters, AWS EMR
Amazon SageMaker: SageMaker, AWS SageMaker
Amazon Bedrock: AWS Bedrock
Amazon QuickSight: QuickSight
Amazon Route 53: Route 53, Route53
AWS IAM
Amazon VPC: VPC, AWS VPC
AWS Cognito: Cognito, Amazon Cognito
AWS Amplify: Amplify
AWS GuardDuty: GuardDuty
Amazon Connect
Microsoft Azure: Azure, MS Azure, Azure cloud
Azure DevOps: Azure DevOps Services, VSTS, Azure Boards, TFS, Team Foundation Server
Azure Functions
Azure App Service
Azure Kubernetes Service: AKS
Azure SQL Database: Azure SQL
Azure Data Factory: ADF, Data Factory
Azure Data Lake
Azure Synapse Analytics: Azure Synapse, Synapse
Azure Active Directory: Azure AD, Microsoft Entra ID, Entra ID
Azure Machine Learning: Azure ML
Azure Blob Storage: blob storage
Azure Service Bus
Azure Event Hubs
Azure Logic Apps: Logic Apps
Azure Monitor
Azure Pipelines
Azure Databricks
Microsoft Fabric
Microsoft Sentinel: Azure Sentinel
Azure Key Vault: Key Vault
Google Cloud Platform: GCP, Google Cloud
Google Compute Engine: Compute Engine
Google Kubernetes Engine: GKE
Google Cloud Functions: Cloud Functions
Google Cloud Run: Cloud Run
Google Cloud Storage
Google Pub/Sub: Cloud Pub/Sub
Google App Engine: App Engine
Google Cloud Dataflow: Dataflow
Google Vertex AI: Vertex AI
BigQuery: Google BigQuery, Big Query
Firebase: Google Firebase
Supabase
Heroku
Vercel
Netlify
DigitalOcean: digital ocean
Linode
Hetzner
Oracle Cloud Infrastructure: Oracle Cloud, OCI
IBM Cloud
Alibaba Cloud
Cloudflare: Cloudflare Workers
Akamai
Fastly
OpenStack
OpenShift: Red Hat OpenShift
Docker: Docker containers, dockerized, dockerizing, Dockerfile
Docker Compose
Docker Swarm
Podman
Kubernetes: k8s, kubernetes cluster, k8
Helm: helm charts
Kustomize
Istio
Linkerd
Rancher
HashiCorp Nomad
Argo CD: ArgoCD
Argo Workflows
Flux CD: FluxCD
Terraform: HashiCorp Terraform
Terragrunt
Pulumi
Ansible: Ansible playbook
Chef: Chef Infra, chef cookbooks
Puppet: Puppet Enterprise
SaltStack: Salt
Vagrant
Packer
HashiCorp Vault: Vault
Consul: HashiCorp Consul
Crossplane
Jenkins: Jenkins pipeline
GitHub Actions: GitHub workflow actions
GitLab CI: GitLab CI/CD, GitLab pipelines
CircleCI: Circle CI
Travis CI
TeamCity
Bamboo: Atlassian Bamboo
Spinnaker
Octopus Deploy
Buildkite
Artifactory: JFrog Artifactory
Sonatype Nexus: Nexus Repository, Nexus
SonarQube: Sonar, SonarCloud
Snyk
Veracode
Checkmarx
Prometheus
Grafana
Grafana Loki: Loki
Jaeger
Zipkin
Datadog: Data dog
New Relic
Dynatrace
AppDynamics
Splunk
Sentry
ELK Stack: ELK, Elastic Stack
Logstash
Kibana
Fluentd
Graylog
Nagios
Zabbix
PagerDuty
Opsgenie
Statuspage
Nginx
Apache HTTP Server: Apache, Apache web server, Apache2
Apache Tomcat: Tomcat
JBoss: WildFly
WebLogic: Oracle WebLogic
WebSphere: IBM WebSphere
IIS: Internet Information Services
HAProxy
Traefik
Envoy: Envoy proxy
Kong: Kong Gateway
Varnish
Apache Kafka: Kafka
RabbitMQ: Rabbit MQ
ActiveMQ
IBM MQ
NATS
Apache Pulsar
Confluent
Git: git version control
GitHub: Git hub
GitLab: Git lab
Bitbucket
Subversion: SVN
Mercurial
Perforce
Gerrit
Linux
Unix
Ubuntu
Debian
CentOS
Red Hat Enterprise Linux: RHEL, Red Hat, Red Hat Linux
Fedora
Kali Linux
SUSE Linux
Alpine Linux
Windows: Microsoft Windows, Windows 10, Windows 11
Windows Server
Active Directory: Microsoft Active Directory, AD DS
Group Policy
Microsoft Intune: Intune
Microsoft Exchange: Exchange Server, Exchange Online, Exchange
Microsoft Hyper-V: Hyper-V
Microsoft SCCM: SCCM
macOS: Mac OS, OS X
Jamf: Jamf Pro
VMware: VMware vSphere, vSphere, ESXi, VMware ESXi
VirtualBox
Proxmox
Citrix
Nutanix
Veeam
NetApp
Cisco IOS
Cisco Networking: Cisco, Cisco routers, Cisco switches
Juniper Networks: Juniper, Junos
Aruba
Ubiquiti: UniFi
Fortinet: FortiGate
Palo Alto Networks: Palo Alto firewalls, Palo Alto
Check Point
F5 BIG-IP: F5
Meraki: Cisco Meraki
pfSense
Wireshark
Nmap
Metasploit
Burp Suite: Burp
OWASP ZAP
Nessus
Qualys
Tenable
Rapid7
CrowdStrike: CrowdStrike Falcon
SentinelOne
Microsoft Defender: Windows Defender, Defender for Endpoint
Carbon Black
Symantec Endpoint Protection: Symantec
IBM QRadar: QRadar
ArcSight
Snort
Suricata
Hashcat
John the Ripper
Okta
Auth0
Keycloak
CyberArk
SailPoint
Ping Identity
Duo Security
LastPass
1Password
Proofpoint
Mimecast
KnowBe4
LaunchDarkly
Backstage
Apache Airflow: Airflow
Prefect
Dagster
Luigi
dbt: data build tool
Fivetran
Airbyte
Stitch
Matillion
Talend
Informatica: Informatica PowerCenter, PowerCenter
SSIS: SQL Server Integration Services
SSRS: SQL Server Reporting Services
SSAS: SQL Server Analysis Services
Apache NiFi: NiFi
Alteryx: Alteryx Designer
KNIME
RapidMiner
Databricks
Snowflake: Snowflake data warehouse
MLflow
Kubeflow
Weights & Biases
DVC
Great Expectations
Amazon Mechanical Turk: Mechanical Turk
Labelbox
Collibra
Alation
Jupyter: Jupyter Notebook, JupyterLab, iPython
Google Colab: Colab
RStudio: R Studio
Anaconda
SPSS: IBM SPSS
SAS Enterprise Guide: SAS Enterprise Miner
EViews
Minitab
JMP
Simulink
GNU Octave: Octave
Mathematica
Tableau: Tableau dashboard, Tableau Desktop, Tableau Server
Power BI: Microsoft Power BI, PowerBI, Power BI dashboard
Looker
Looker Studio: Google Data Studio, Data Studio, Google Looker Studio
Qlik: QlikView, Qlik Sense, QlikSense
MicroStrategy
SAP BusinessObjects: BusinessObjects, SAP BO
SAP BW: SAP Business Warehouse
SAP Analytics Cloud
IBM Cognos: Cognos, Cognos Analytics
Oracle BI: OBIEE
Crystal Reports: SAP Crystal Reports
Domo
Sisense
Metabase
Apache Superset: Superset
Redash
ThoughtSpot
Mode Analytics
Power Apps: Microsoft Power Apps, PowerApps
Power Automate: Microsoft Power Automate, Microsoft Flow
Microsoft Power Platform: Power Platform
Microsoft Copilot: Copilot Studio
UiPath
Automation Anywhere
Blue Prism
Zapier
Make.com: Integromat
n8n
IFTTT
MuleSoft: Mule ESB
Dell Boomi: Boomi
Apache Maven: Maven
Gradle
Apache Ant: Ant
GNU Make: Make, Makefile
CMake
Bazel
npm
Yarn
pnpm
pip
Poetry
Homebrew
NuGet
Visual Studio Code: VS Code, VSCode
Visual Studio
IntelliJ IDEA: IntelliJ
PyCharm
WebStorm
Android Studio
Xcode
Eclipse: Eclipse IDE
NetBeans
Sublime Text
Vim: Neovim
Emacs
Notepad++
GitHub Copilot
Cursor: Cursor AI, Cursor IDE
Postman
Insomnia
Swagger: Swagger UI
SoapUI
JMeter: Apache JMeter
Gatling
k6
LoadRunner
Locust
BrowserStack
Sauce Labs
LambdaTest
TestRail
Zephyr Scale: Zephyr for Jira
Xray: Xray for Jira
qTest
HP ALM: HP Quality Center, Micro Focus ALM
Bugzilla
MantisBT: Mantis
Tricentis Tosca: Tosca
Katalon: Katalon Studio
Ranorex
TestComplete
HP UFT: QTP, UFT
Charles Proxy
Fiddler
Chrome DevTools: browser developer tools
Lighthouse: Google Lighthouse
DBeaver
pgAdmin
phpMyAdmin
SQL Server Management Studio: SSMS
MySQL Workbench
Toad: Toad for Oracle
DataGrip
MongoDB Atlas: Atlas
MongoDB Compass
Elastic Cloud
Algolia
Twilio
SendGrid
Mailgun
Stripe: Stripe API, Stripe payments
PayPal: PayPal API
Braintree
Adyen
Square POS
Plaid
Crashlytics: Firebase Crashlytics
TestFlight
Fastlane
Google Play Console: Play Console
App Store Connect
Google Maps API: Google Maps Platform, Google Maps
Mapbox
ArcGIS: ESRI ArcGIS, ArcGIS Pro
QGIS
Google Earth Engine
Hardhat
Truffle
Valgrind
GDB
Keil: Keil uVision
IAR Embedded Workbench
Code Composer Studio
STM32CubeIDE: STM32CubeMX
PlatformIO
Vector CANoe: CANoe, CANalyzer
LabVIEW: NI LabVIEW
TestStand
dSPACE
Proteus
Multisim
LTspice
OrCAD
PSpice
KiCad
Altium Designer: Altium
Eagle PCB: Autodesk Eagle, EAGLE
Cadence Virtuoso: Cadence Allegro
Xilinx Vivado: Vivado
Intel Quartus: Quartus, Quartus Prime
ModelSim
Synopsys Design Compiler
Siemens TIA Portal: TIA Portal
Siemens S7: Simatic S7, Simatic Step 7
Allen-Bradley: Studio 5000, RSLogix, RSLogix 5000
CODESYS
Wonderware
Ignition SCADA
Oscilloscopes
Logic Analysers
Multimeters
Spectrum Analysers
Gazebo
MoveIt
Unity: Unity3D, Unity 3D, Unity engine
Unreal Engine: Unreal, UE4, UE5
Godot
GameMaker
CryEngine
ChatGPT
Claude
Midjourney
DALL-E
Google Gemini: Gemini
ServiceNow
BMC Remedy: Remedy ticketing
ManageEngine
Freshservice
SolarWinds
PRTG
TeamViewer
AnyDesk
Unity Catalog
Storybook
Webpack
Vite
Rollup: rollup.js
Parcel
esbuild
Babel
Turborepo
Nx
Lerna
ESLint
Prettier
Gulp
Grunt
FreeRTOS
Zephyr
VxWorks
QNX
STM32
Arduino
Raspberry Pi
ESP32: ESP8266
Mainframe
OpenAI API
Power Query: Power Query M, M language
Enterprise Resource Planning: ERP, ERP system, ERP implementation
CMS: content management system
Xilinx
Android
iOS
Yocto: Yocto Project
Buildroot
U-Boot
ARM Cortex: ARM Cortex-M
AVR
PIC Microcontrollers
Strapi
Composer
Gunicorn
Liquibase
Flyway
AWS Organizations
AWS WAF
AWS Secrets Manager: Secrets Manager
Amazon EFS: EFS
Amazon EBS: EBS
Amazon ElastiCache: ElastiCache
Amazon MSK
AWS AppSync: AppSync
AWS Lake Formation: Lake Formation
Amazon Rekognition: Rekognition
AWS X-Ray
AWS Systems Manager
AWS SAM
AWS Config
AWS CloudTrail: CloudTrail
Amazon Lightsail: Lightsail
Amazon OpenSearch Service
AWS Batch
AWS Control Tower: Control Tower
Azure Cognitive Services
Azure OpenAI: Azure OpenAI Service
Azure Stream Analytics
Microsoft Purview: Azure Purview
Azure Virtual Desktop
Azure Container Apps
Azure Resource Manager: ARM templates
Azure Arc
Google Cloud Build: Cloud Build
Google Dataproc: Dataproc
Google Cloud Composer: Cloud Composer
Google Cloud Spanner: Cloud Spanner, Spanner
Google Bigtable: Bigtable
Google Cloud SQL: Cloud SQL
Google Anthos: Anthos
Google Dialogflow: Dialogflow
Cilium
Calico
Trivy
Falco
Open Policy Agent: OPA
cert-manager
Karpenter
Thanos
VictoriaMetrics
Icinga
Checkmk
Sumo Logic
Honeycomb.io
Rollbar
Bugsnag
LogRocket
xMatters
Rundeck
Ceph
MinIO
Tekton
GoCD
Concourse CI
Bitrise
Bitbucket Pipelines
Sourcetree
TortoiseGit: TortoiseSVN
PuTTY
WinSCP
FileZilla
Cygwin
WSL: Windows Subsystem for Linux
Arch Linux
openSUSE
FreeBSD
Solaris: Oracle Solaris
AIX: IBM AIX
HP-UX
z/OS
AS/400: iSeries
Renovate
Dependabot
Black Duck
Fortify
Aqua Security
Prisma Cloud
Wiz
Zscaler
Netskope
Sophos
McAfee
Kaspersky
Bitdefender
Trend Micro
Darktrace
Splunk Enterprise Security
Wazuh
OSSEC
OpenVAS
Acunetix
Aircrack-ng
Autopsy
EnCase
FTK Imager
Volatility
Ghidra
IDA Pro
Cobalt Strike
BloodHound
Nikto
sqlmap
Shodan
Maltego
BeyondTrust
HashiCorp Boundary
Barracuda
SonicWall
MikroTik
Asterisk
Cisco ASA
Cisco ISE
Cisco Call Manager: CUCM
GNS3
Packet Tracer: Cisco Packet Tracer
Cacti
NetFlow
Observium
LogicMonitor
Lansweeper
GLPI
OTRS
Spiceworks
Jira Align
Zoho Desk
SysAid
Ivanti
Acronis
Commvault
Dell EMC
Pure Storage
Synology
PostHog
Apache Zeppelin: Zeppelin
Dataiku
H2O.ai
DataRobot
SAS Viya
SAS Visual Analytics
Weka
Gephi
Datawrapper
TIBCO Spotfire: Spotfire
TM1: IBM Planning Analytics, Cognos TM1
Triton Inference Server
Ollama
vLLM
OpenAI: ChatGPT API
GitHub Codespaces
Replit
CodePen
PhpStorm
CLion
RubyMine
GoLand
XAMPP
LAMP: LAMP stack
cPanel
Plesk
SQL Developer: Oracle SQL Developer
HeidiSQL
Navicat
Robo 3T
Oracle Forms
Oracle GoldenGate: GoldenGate
Oracle Data Integrator: ODI
IBM DataStage: DataStage
Pentaho
SAP Data Services: BODS
Ab Initio
TIBCO
webMethods
SAP PI: SAP PO, SAP CPI
WSO2
Apigee
Tyk
ngrok
Hoppscotch
Applitools
BlazeMeter
Redmine
YouTrack
TestLink
GitBook
Read the Docs
Doxygen
MkDocs
Docusaurus
Javadoc
MadCap Flare
Adobe FrameMaker: FrameMaker
Adobe RoboHelp
oXygen XML Editor
WireGuard
OpenVPN
fail2ban
RMAN: Oracle RMAN
Oracle Data Guard: DataGuard
DataHub
TorchServe
TensorFlow Serving
Cron: cron jobs
tmux
rsync
Samba
Postfix
BIND
LXC
QEMU
KVM
Rocky Linux
Raspberry Pi OS
Grafana Tempo
Grafana k6
PowerCLI
Chocolatey
CocoaPods
Swift Package Manager
RubyGems: Bundler
Cargo
Visual Studio App Center
Apache Atlas
DynamoDB: amazon dynamodb, aws dynamodb, dynamo db
Firestore: cloud firestore, google firestore
Cosmos DB: azure cosmos db, cosmosdb
Firebase Realtime Database
Amazon Neptune
Teradata
Vertica
Greenplum
SAS: SAS programming, Base SAS
Stata
Apache ZooKeeper: ZooKeeper
etcd
OpenTelemetry
`;
