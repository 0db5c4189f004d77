// Written and labelled by hand, by the rules in golden-set.ts, by an author who had seen neither the detector nor the
// golden set. Do not tune on it: correct wrong labels, but do not rewrite texts with missed skills.
import type { LabelledText } from './labelled-text.js';

const SOFTWARE: readonly LabelledText[] = [
  {
    text: 'Built the billing service in Java and Spring Boot on a PostgreSQL database and cut invoice errors by 40%.',
    technical: ['Java', 'Spring Boot', 'PostgreSQL'],
  },
  {
    text: '• Rewrote legacy Perl scripts in Python\n• Set up Jenkins jobs so that every merge was checked\n• Mentored two interns',
    technical: ['Perl', 'Python'],
    tools: ['Jenkins'],
    soft: ['Mentoring'],
  },
  {
    text: 'i worked on the server of our ordering app mostly in golang with mysql and redis and we shipped everything with docker',
    technical: ['Go', 'MySQL', 'Redis'],
    tools: ['Docker'],
  },
  {
    text: 'Developed the customer portal in React and TypeScript, with state in Redux and tests in Jest.',
    technical: ['React', 'TypeScript', 'Redux', 'Jest'],
  },
  {
    text: 'Moved 60 pages from jQuery to Vue 3; bundled with Webpack, styled in Sass.',
    technical: ['jQuery', 'Vue.js', 'Sass'],
    tools: ['Webpack'],
  },
  {
    text: 'HTML5, CSS3, JavaScript, Bootstrap. Made every page meet WCAG 2.1 AA.',
    technical: ['HTML', 'CSS', 'JavaScript', 'Bootstrap', 'WCAG'],
  },
  {
    text: 'we used angular and rxjs for the admin panel and i wrote the end to end tests in cypress',
    technical: ['Angular', 'RxJS', 'Cypress', 'End-to-End Testing'],
  },
  {
    text: 'Designed REST APIs in Node.js and Express with MongoDB as the store; documented them in Swagger.',
    technical: ['REST API', 'Node.js', 'Express.js', 'MongoDB'],
    tools: ['Swagger'],
  },
  {
    text: 'Python/Django developer on a booking platform: Celery for background jobs, RabbitMQ as the broker, Postgres underneath.',
    technical: ['Python', 'Django', 'Celery', 'PostgreSQL'],
    tools: ['RabbitMQ'],
  },
  {
    text: 'Split a monolith into microservices that talk over gRPC and Kafka. Releases went from monthly to daily.',
    technical: ['Microservices', 'gRPC'],
    tools: ['Apache Kafka'],
  },
  {
    text: 'C# and ASP.NET Core, Entity Framework, SQL Server. Hosted on Azure.',
    technical: ['C#', 'ASP.NET Core', 'Entity Framework', 'Microsoft SQL Server'],
    tools: ['Microsoft Azure'],
  },
  {
    text: 'All of a property site by myself: Laravel, PHP and MySQL on the server, Tailwind CSS in front.',
    technical: ['Laravel', 'PHP', 'MySQL', 'Tailwind CSS'],
  },
  {
    text: 'Side project: a recipe site with Next.js, Prisma and PostgreSQL, deployed on Vercel.',
    technical: ['Next.js', 'Prisma', 'PostgreSQL'],
    tools: ['Vercel'],
  },
  {
    text: 'ruby on rails for four years at a small agency also some heroku and a lot of rspec',
    technical: ['Ruby on Rails', 'RSpec'],
    tools: ['Heroku'],
  },
  {
    text: 'Shipped two iPhone apps in Swift and SwiftUI; crash-free sessions rose from 97 to 99.6 percent.',
    technical: ['Swift', 'SwiftUI'],
  },
  {
    text: 'Kotlin and Jetpack Compose in Android Studio, releases through Fastlane.',
    technical: ['Kotlin', 'Jetpack Compose'],
    tools: ['Android Studio', 'Fastlane'],
  },
  {
    text: 'I built a medication reminder for my grandmother with React Native and Firebase. She still uses it.',
    technical: ['React Native'],
    tools: ['Firebase'],
  },
  {
    text: 'flutter and dart for the delivery drivers app with sqlite on the phone so it works in tunnels',
    technical: ['Flutter', 'Dart', 'SQLite'],
  },
  {
    text: 'Moved an Objective-C code base to Swift, kept Core Data underneath, profiled it in Xcode.',
    technical: ['Objective-C', 'Swift', 'Core Data'],
    tools: ['Xcode'],
  },
  { text: 'Contributed Rust code to a WebAssembly runtime in my evenings.', technical: ['Rust', 'WebAssembly'] },
  {
    text: 'Scala and Akka services, unit tests in ScalaTest, built with sbt.',
    technical: ['Scala', 'Akka', 'Unit Testing', 'ScalaTest'],
    tools: ['sbt'],
  },
  {
    text: 'Wrote GraphQL resolvers with NestJS, cached hot queries in Redis, packaged the lot with Docker Compose.',
    technical: ['GraphQL', 'NestJS', 'Redis'],
    tools: ['Docker Compose'],
  },
  {
    text: 'Stack: MongoDB, Express, React, Node. Two developers, one year, 9,000 paying users.',
    technical: ['MongoDB', 'Express.js', 'React', 'Node.js'],
  },
  {
    text: 'Real-time chat with Socket.IO and WebSockets; 3,000 people at once on one box behind Nginx.',
    technical: ['Socket.IO', 'WebSockets'],
    tools: ['Nginx'],
  },
  {
    text: 'built a game in unity with c sharp for the school jam and drew the sprites in aseprite',
    technical: ['C#'],
    tools: ['Unity', 'Aseprite'],
  },
  {
    text: 'Unreal Engine, Blender, a bit of C++. Three small games on itch.',
    technical: ['C++'],
    tools: ['Unreal Engine', 'Blender'],
  },
  { text: 'Kept a COBOL ledger alive and slowly moved it to Java.', technical: ['COBOL', 'Java'] },
  {
    text: 'Elasticsearch for 4 million products, indexed from Oracle Database with Logstash, watched in Kibana.',
    technical: ['Elasticsearch', 'Oracle Database'],
    tools: ['Logstash', 'Kibana'],
  },
  {
    text: 'FastAPI and SQLAlchemy on the back, Svelte on the front, pytest for my own peace of mind.',
    technical: ['FastAPI', 'SQLAlchemy', 'Svelte', 'pytest'],
  },
  {
    text: 'Languages: Python, Java, C++, SQL. Tools: Git, Docker, Jira.',
    technical: ['Python', 'Java', 'C++', 'SQL'],
    tools: ['Git', 'Docker', 'Jira'],
  },
  {
    text: 'Full rebuild of the claims portal (TypeScript, React, Node.js, PostgreSQL, Docker, AWS) with a team of five.',
    technical: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    tools: ['Docker', 'AWS'],
  },
  {
    text: 'Moved our build from Webpack and Jest to Vite and Vitest; it went from 90 s to 8 s.',
    technical: ['Vitest', 'Jest'],
    tools: ['Vite', 'Webpack'],
  },
  {
    text: 'Salesforce developer: Apex triggers and Lightning Web Components for a call centre of 200.',
    technical: ['Apex', 'Lightning Web Components'],
    tools: ['Salesforce'],
  },
  {
    text: 'Built Shopify themes in Liquid and JavaScript for three fashion brands.',
    technical: ['Liquid', 'JavaScript'],
    tools: ['Shopify'],
  },
  { text: 'Smart contracts in Solidity, tested with Hardhat.', technical: ['Smart Contracts', 'Solidity', 'Hardhat'] },
  {
    text: 'Managed a team of nine engineers, coached two of them into lead roles and still wrote some Go every week.',
    technical: ['Go'],
    soft: ['Team Leadership', 'Coaching'],
  },
  {
    text: 'Led the move from Subversion to Git and from nightly builds to continuous integration.',
    technical: ['Continuous Integration'],
    tools: ['Subversion', 'Git'],
  },
  {
    text: 'Java 17, Hibernate, Maven and JUnit in a team that did test-driven development for real.',
    technical: ['Java', 'Hibernate', 'JUnit', 'Test-Driven Development'],
    tools: ['Maven'],
  },
];

const INFRASTRUCTURE: readonly LabelledText[] = [
  {
    text: 'Ran 30 services on Kubernetes with Helm and Argo CD; wrote the infrastructure in Terraform.',
    tools: ['Kubernetes', 'Helm', 'Argo CD', 'Terraform'],
  },
  {
    text: '• CI/CD pipelines in GitLab CI for 12 teams\n• Ansible playbooks for 200 Linux hosts\n• Bash for everything else',
    technical: ['CI/CD', 'Bash'],
    tools: ['GitLab CI', 'Ansible', 'Linux'],
  },
  {
    text: 'Owned incident response for the payments platform: dashboards in Grafana, metrics in Prometheus, alerts through PagerDuty.',
    technical: ['Incident Response'],
    tools: ['Grafana', 'Prometheus', 'PagerDuty'],
  },
  {
    text: 'Halved our paging load in a year by tracing slow calls with Jaeger and Datadog.',
    tools: ['Jaeger', 'Datadog'],
  },
  {
    text: 'Moved three data centres to AWS (EC2, S3, RDS) and kept the bill within plan.',
    tools: ['AWS', 'Amazon EC2', 'Amazon S3', 'Amazon RDS'],
  },
  {
    text: 'Designed the landing zone on Google Cloud Platform with Cloud Run and BigQuery.',
    tools: ['Google Cloud Platform', 'Cloud Run', 'BigQuery'],
  },
  {
    text: 'Image pipeline on AWS Lambda and DynamoDB, described in CloudFormation.',
    technical: ['Amazon DynamoDB'],
    tools: ['AWS Lambda', 'AWS CloudFormation'],
  },
  {
    text: 'Set up GitHub Actions, SonarQube and Snyk for every repository of the company.',
    tools: ['GitHub Actions', 'SonarQube', 'Snyk'],
  },
  {
    text: 'Ran penetration tests on web shops with Burp Suite, Nmap and Metasploit and wrote up what I found for the developers.',
    technical: ['Penetration Testing'],
    tools: ['Burp Suite', 'Nmap', 'Metasploit'],
  },
  {
    text: 'Tuned Splunk alerts, did threat modeling with product teams and brought in vulnerability scanning with Nessus.',
    technical: ['Threat Modeling', 'Vulnerability Scanning'],
    tools: ['Splunk', 'Nessus'],
  },
  {
    text: 'Rolled out single sign-on with SAML and OAuth 2.0 for 5,000 staff in Okta.',
    technical: ['Single Sign-On', 'SAML', 'OAuth'],
    tools: ['Okta'],
  },
  {
    text: 'Wrote 400 regression tests in Selenium and Java, filed bugs in Jira, kept the collections in Postman.',
    technical: ['Regression Testing', 'Selenium', 'Java'],
    tools: ['Jira', 'Postman'],
  },
  {
    text: 'manual testing of a bank app then i learned playwright and typescript and now most of our checks run by themselves',
    technical: ['Manual Testing', 'Playwright', 'TypeScript'],
  },
  {
    text: 'Load testing with JMeter; found the three queries that broke at 2,000 users.',
    technical: ['Load Testing'],
    tools: ['Apache JMeter'],
  },
  {
    text: 'Wrote motor controllers in C and C++ for STM32 under FreeRTOS, talking over CAN bus and SPI.',
    technical: ['C', 'C++', 'CAN Bus', 'SPI'],
    tools: ['STM32', 'FreeRTOS'],
  },
  {
    text: 'Read greenhouse sensors with an Arduino and a Raspberry Pi and sent the values home over MQTT.',
    technical: ['MQTT'],
    tools: ['Arduino', 'Raspberry Pi'],
  },
  {
    text: 'Laid out four-layer boards in Altium Designer and brought them up with an oscilloscope.',
    tools: ['Altium Designer', 'Oscilloscope'],
  },
  { text: 'VHDL and Verilog on Xilinx parts, built in Vivado.', technical: ['VHDL', 'Verilog'], tools: ['Vivado'] },
  {
    text: 'Traced TCP/IP and DNS problems for customers with Wireshark and PowerShell.',
    technical: ['TCP/IP', 'DNS', 'PowerShell'],
    tools: ['Wireshark'],
  },
  {
    text: 'Looked after 300 Windows laptops, Active Directory accounts and Microsoft 365 licences.',
    tools: ['Windows', 'Active Directory', 'Microsoft 365'],
  },
  {
    text: 'BGP, OSPF and a lot of VPN tunnels for branch offices; servers on VMware.',
    technical: ['BGP', 'OSPF', 'VPN'],
    tools: ['VMware'],
  },
  {
    text: 'moved our ubuntu servers from cron and shell scripting to kubernetes with istio in front',
    technical: ['Shell Scripting'],
    tools: ['Ubuntu', 'Kubernetes', 'Istio', 'cron'],
  },
  {
    text: 'HashiCorp Vault for secrets, Cloudflare at the edge, Pulumi in TypeScript for the rest.',
    technical: ['TypeScript'],
    tools: ['HashiCorp Vault', 'Cloudflare', 'Pulumi'],
  },
];

const DATA: readonly LabelledText[] = [
  {
    text: 'Built ETL pipelines in Python and Apache Spark on Databricks, scheduled in Airflow.',
    technical: ['ETL', 'Python', 'Apache Spark'],
    tools: ['Databricks', 'Apache Airflow'],
  },
  {
    text: 'dbt models on Snowflake, checked every night; data quality alerts go to the owners.',
    technical: ['Data Quality'],
    tools: ['dbt', 'Snowflake'],
  },
  {
    text: 'hadoop and hive at first then we moved to redshift and i rewrote about ninety jobs in sql',
    technical: ['Apache Hadoop', 'Apache Hive', 'SQL'],
    tools: ['Amazon Redshift'],
  },
  {
    text: 'Did the data modeling for the sales warehouse in SQL Server, loads in SSIS.',
    technical: ['Data Modeling', 'Microsoft SQL Server'],
    tools: ['SSIS'],
  },
  {
    text: 'Predicted late payments with scikit-learn and XGBoost on tables prepared in pandas and NumPy.',
    technical: ['scikit-learn', 'XGBoost', 'pandas', 'NumPy'],
  },
  {
    text: 'R and ggplot2 for logistic regression on patient records, published in 2022.',
    technical: ['R', 'ggplot2', 'Logistic Regression'],
  },
  {
    text: 'Ran A/B tests on the checkout page, did the hypothesis testing in Python and wrote it all up in Jupyter notebooks.',
    technical: ['Hypothesis Testing', 'Python'],
    tools: ['Jupyter Notebook'],
    domain: ['A/B Testing'],
  },
  {
    text: 'Computer vision in PyTorch to find cracks in rails; OpenCV for the images, MLflow for the experiments.',
    technical: ['Computer Vision', 'PyTorch', 'OpenCV'],
    tools: ['MLflow'],
  },
  {
    text: 'natural language processing for support tickets with spacy and hugging face transformers served from fastapi',
    technical: ['Natural Language Processing', 'spaCy', 'Hugging Face Transformers', 'FastAPI'],
  },
  {
    text: 'TensorFlow and Keras, deep learning on X-ray images, trained on Amazon SageMaker.',
    technical: ['TensorFlow', 'Keras', 'Deep Learning'],
    tools: ['Amazon SageMaker'],
  },
  {
    text: 'Retrieval-augmented generation over policy documents with LangChain, vectors in pgvector.',
    technical: ['Retrieval-Augmented Generation', 'LangChain', 'pgvector'],
  },
  {
    text: 'Answered questions from the shops with SQL and Excel and built Tableau dashboards for the board.',
    technical: ['SQL'],
    tools: ['Microsoft Excel', 'Tableau'],
  },
  {
    text: 'Power BI reports for 12 plants: DAX measures, Power Query clean-up.',
    technical: ['DAX'],
    tools: ['Power BI', 'Power Query'],
  },
  {
    text: 'Replaced a pile of spreadsheets with Looker on BigQuery and trained 40 colleagues in it.',
    tools: ['Looker', 'BigQuery'],
    soft: ['Training'],
  },
  {
    text: 'Qlik Sense, VBA and a great deal of data cleaning.',
    technical: ['VBA', 'Data Cleaning'],
    tools: ['Qlik Sense'],
  },
  {
    text: 'Asked 900 nurses about their shifts and did the regression analysis in SPSS.',
    technical: ['Regression Analysis'],
    tools: ['SPSS'],
  },
  {
    text: 'Time series analysis of power demand in R; machine learning for the odd days.',
    technical: ['Time Series Analysis', 'R', 'Machine Learning'],
  },
  {
    text: 'Streamed 2 billion events a day through Kafka and Flink into Cassandra.',
    technical: ['Apache Flink', 'Apache Cassandra'],
    tools: ['Apache Kafka'],
  },
  {
    text: 'Data analysis and data visualization for a hospital trust, with matplotlib, pandas and far too much Excel.',
    technical: ['Data Analysis', 'Data Visualization', 'Matplotlib', 'pandas'],
    tools: ['Microsoft Excel'],
  },
];

const BUSINESS: readonly LabelledText[] = [
  {
    text: 'Usability testing and user interviews with 24 drivers, then wireframes in Figma.',
    tools: ['Figma'],
    domain: ['Usability Testing', 'User Interviews', 'Wireframing'],
  },
  {
    text: 'prototyping in axure and handover in zeplin for two banks',
    tools: ['Axure RP', 'Zeplin'],
    domain: ['Prototyping'],
  },
  {
    text: 'Built a design system of 60 components in Figma and Storybook.',
    tools: ['Figma', 'Storybook'],
    domain: ['Design Systems'],
  },
  {
    text: 'Took sign-up from user research to interaction design, with the motion done in Framer.',
    tools: ['Framer'],
    domain: ['User Research', 'Interaction Design'],
  },
  {
    text: 'logos posters and packaging design in illustrator photoshop and indesign for local breweries',
    tools: ['Adobe Illustrator', 'Adobe Photoshop', 'Adobe InDesign'],
    domain: ['Packaging Design'],
  },
  {
    text: 'Typography and branding for a chain of bakeries; title sequences in After Effects.',
    tools: ['Adobe After Effects'],
    domain: ['Typography', 'Branding'],
  },
  {
    text: 'Card sorting and user interviews with patients, tagged in Dovetail, mapped with the team in Miro.',
    tools: ['Dovetail', 'Miro'],
    domain: ['Card Sorting', 'User Interviews'],
  },
  {
    text: 'Wrote specs in Confluence, tickets in Jira, and looked at funnels in Amplitude and Mixpanel every Monday.',
    tools: ['Confluence', 'Jira', 'Amplitude', 'Mixpanel'],
  },
  {
    text: 'Product management for a farm sensor company: customer interviews, pricing strategy and a lot of SQL.',
    technical: ['SQL'],
    domain: ['Product Management', 'Customer Interviews', 'Pricing Strategy'],
  },
  {
    text: 'PRINCE2 certified. Plans in Microsoft Project, risk management, a budget of 2 million.',
    tools: ['Microsoft Project'],
    domain: ['PRINCE2', 'Risk Management'],
  },
  {
    text: 'Six projects in three countries, stakeholder management up to the board, plans in Smartsheet.',
    tools: ['Smartsheet'],
    soft: ['Stakeholder Management'],
  },
  {
    text: 'Introduced Scrum to two teams, facilitated the workshops, taught Kanban to the support desk. Boards in Azure DevOps.',
    tools: ['Azure DevOps'],
    domain: ['Scrum', 'Kanban'],
    soft: ['Facilitation'],
  },
  {
    text: 'Requirements gathering with claims handlers, processes drawn in Visio, user acceptance testing before each release.',
    technical: ['User Acceptance Testing'],
    tools: ['Microsoft Visio'],
    domain: ['Requirements Gathering'],
  },
  {
    text: 'Spent 400k a year in Google Ads, ran email marketing in HubSpot, reported from Google Analytics 4.',
    tools: ['Google Ads', 'HubSpot', 'Google Analytics'],
    domain: ['Email Marketing'],
  },
  {
    text: 'ppc and retargeting for a furniture shop, pages in wordpress, tags in google tag manager',
    tools: ['WordPress', 'Google Tag Manager'],
    domain: ['PPC', 'Retargeting'],
  },
  {
    text: 'Copywriting and proofreading for a fintech, two articles a week, checked in Grammarly.',
    tools: ['Grammarly'],
    domain: ['Copywriting', 'Proofreading'],
  },
  {
    text: 'SEO for a travel site: keyword research in Ahrefs, crawls in Screaming Frog, Google Search Console for the truth.',
    tools: ['Ahrefs', 'Screaming Frog', 'Google Search Console'],
    domain: ['SEO', 'Keyword Research'],
  },
  {
    text: 'Scheduled our posts in Hootsuite and made the pictures in Canva; followers grew to 90k.',
    tools: ['Hootsuite', 'Canva'],
  },
  {
    text: 'Managed a team of 12 reps, did the sales forecasting in Salesforce, reached 114% of target.',
    tools: ['Salesforce'],
    domain: ['Sales Forecasting'],
    soft: ['Team Leadership'],
  },
  {
    text: 'cold calling and lead generation all day with linkedin sales navigator and my deals in pipedrive',
    tools: ['LinkedIn Sales Navigator', 'Pipedrive'],
    domain: ['Cold Calling', 'Lead Generation'],
  },
  {
    text: 'Account management for 35 retail clients; negotiated prices with all of them every spring.',
    domain: ['Account Management'],
    soft: ['Negotiation'],
  },
  {
    text: 'Business development in the Gulf, with market research before each visit and decks in PowerPoint.',
    tools: ['Microsoft PowerPoint'],
    domain: ['Business Development', 'Market Research'],
  },
  {
    text: 'Customer onboarding for 80 accounts, health scores in Gainsight, tickets in Zendesk.',
    tools: ['Gainsight', 'Zendesk'],
    domain: ['Customer Onboarding'],
  },
  { text: 'Lean and Six Sigma in a bottling plant, orders in SAP.', tools: ['SAP'], domain: ['Lean', 'Six Sigma'] },
  {
    text: 'Procurement and demand planning for 4,000 parts in SAP, stock counts in Excel.',
    tools: ['SAP', 'Microsoft Excel'],
    domain: ['Procurement', 'Demand Planning'],
  },
  {
    text: 'Financial modeling and variance analysis in Excel; prices from the Bloomberg Terminal.',
    tools: ['Microsoft Excel', 'Bloomberg Terminal'],
    domain: ['Financial Modeling', 'Variance Analysis'],
  },
  {
    text: 'bookkeeping and payroll for six shops in quickbooks and xero',
    tools: ['QuickBooks', 'Xero'],
    domain: ['Bookkeeping', 'Payroll'],
  },
  {
    text: 'Employee relations and performance management for 600 people, all of it in Workday.',
    tools: ['Workday'],
    domain: ['Employee Relations', 'Performance Management'],
  },
  {
    text: 'Workforce planning with two directors; coached their managers through a hard year.',
    domain: ['Workforce Planning'],
    soft: ['Coaching'],
  },
  {
    text: 'sourcing engineers with boolean search, pipeline in greenhouse, 45 hires closed',
    tools: ['Greenhouse'],
    domain: ['Sourcing', 'Boolean Search'],
  },
];

const STUDENTS_AND_TRADES: readonly LabelledText[] = [
  {
    text: 'Final year project: a line-following robot with ROS and Python, its frame drawn in SolidWorks.',
    technical: ['ROS', 'Python'],
    tools: ['SolidWorks'],
  },
  {
    text: 'In the lab I did PCR, gel electrophoresis and ELISA, three days a week.',
    technical: ['PCR', 'Gel Electrophoresis', 'ELISA'],
  },
  { text: 'HPLC and mass spectrometry on soil samples for my thesis.', technical: ['HPLC', 'Mass Spectrometry'] },
  { text: 'MIG and TIG welding on gates and stairs, nine years.', domain: ['MIG Welding', 'TIG Welding'] },
  { text: 'AutoCAD drawings and a Revit model for a school extension.', tools: ['AutoCAD', 'Revit'] },
  {
    text: 'Finite element analysis of a bike frame in ANSYS.',
    technical: ['Finite Element Analysis'],
    tools: ['ANSYS'],
  },
  {
    text: 'plc programming in tia portal and some scada on a packaging line',
    technical: ['PLC Programming', 'SCADA'],
    tools: ['TIA Portal'],
  },
  {
    text: 'Taught myself HTML, CSS and JavaScript and made the site of the rowing club, hosted on GitHub Pages.',
    technical: ['HTML', 'CSS', 'JavaScript'],
    tools: ['GitHub Pages'],
  },
  {
    text: 'hackathon bus tracker in flask and leaflet with postgres and postgis won second place',
    technical: ['Flask', 'Leaflet', 'PostgreSQL', 'PostGIS'],
  },
  {
    text: 'Video editing in Premiere Pro and DaVinci Resolve for about 30 weddings.',
    tools: ['Adobe Premiere Pro', 'DaVinci Resolve'],
    domain: ['Video Editing'],
  },
];

const NO_SKILL: readonly LabelledText[] = [
  { text: 'A swift worker who reacts well to whatever the day brings.' },
  { text: 'I grew up on Java and go back to Indonesia every spring.' },
  { text: 'Fed the pandas and cleaned the python enclosure as a summer volunteer at the zoo.' },
  { text: 'Chef in a hotel kitchen for six years before I moved to the coast.' },
  { text: 'Receptionist at Oracle in Reading, later at Adobe.' },
  { text: 'We had no Kubernetes, and I never touched Docker in that job.' },
  { text: 'My colleague wrote all of the Python, I only sat beside her.' },
  { text: 'took up the slack when two people left and kept the unit going' },
  { text: 'Held the asana longer than anybody else in my Tuesday class.' },
  { text: 'Scraped rust off the railings of the city park for a summer.' },
  { text: 'played rugby for the county and got hurt in a scrum in my second season' },
  { text: 'Won the 100 metre sprint at the school games two years in a row.' },
  { text: 'Put on puppet shows for children every Saturday in the basement of the library.' },
  { text: 'Filled shelves at a Shell station at night during my studies.' },
  { text: 'I excel under pressure and have a sunny outlook on life.' },
  { text: 'docker at the port of liverpool like my father and his father' },
  { text: 'The village lies at the confluence of two rivers; I helped there after the flood.' },
  { text: 'I speak German, French and a little Basque.' },
  { text: 'Studied biology, geography and history and passed with distinction.' },
  { text: 'You can find me on LinkedIn, Instagram and TikTok like everybody else.' },
  { text: 'Software engineer at a bank, 2015 to 2019.' },
  { text: 'Project manager for a 3 million euro office move that ended two weeks early.' },
  { text: 'Program manager at Microsoft, Dublin.' },
  { text: 'Built a dashboard and an app that 400 people use every day.' },
  { text: 'Guarded the vault and carried the keys to the access gate.' },
  { text: 'Polished ruby rings in the back room of a small shop.' },
  { text: 'Vitamin C and vitamin D tablets went past on my line, 900 a minute.' },
  { text: 'The assembly hall held 600 parents and I handed out the programmes.' },
  { text: 'Swept the floor of a garage that sold spark plugs and springs.' },
  { text: 'Julia and Ruby, my two bosses, gave me the night shift.' },
  { text: 'I have no notion how, but we finished the hall before the rains.' },
  { text: 'A sketch of mine hangs in the town hall.' },
  { text: 'Carried a flask of tea and a lantern on the night walks at the nature reserve.' },
  { text: 'Lived in basic conditions on an oil rig for two years.' },
  { text: 'React was planned, but the company closed before we could begin.' },
  { text: 'Looking for a new team, a fair wage and a short way to work. Ready to go.' },
  { text: 'Our teams met in Word Street, next to the Azure Café.' },
  { text: 'Intern at Google for three months in the summer of 2021.' },
  { text: 'um so yeah i worked there for like two years and it was really good i liked the people' },
  { text: 'Responsible for various duties as assigned by the line manager.' },
];

/** 160 texts that the detector was not tuned on, 40 of them without skills. */
export const BLIND_SET: readonly LabelledText[] = [
  ...SOFTWARE,
  ...INFRASTRUCTURE,
  ...DATA,
  ...BUSINESS,
  ...STUDENTS_AND_TRADES,
  ...NO_SKILL,
];
