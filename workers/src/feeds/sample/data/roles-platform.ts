import { CRAFT, lines, parseTrack, type SampleRole } from '../sample-role.js';

/** Platform, security, embedded and engineering leadership roles. */
export const ROLES_PLATFORM: readonly SampleRole[] = [
  {
    role: 'DevOps Engineer',
    field: 'DevOps',
    jobs: 20,
    pay: 70,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'platform',
    abouts: lines(`
You will look after the platform that {product} runs on, and after the way our developers get there.
You will make releases of {product} boring: small, frequent and easy to undo.
You will build the pipelines, clusters and guard rails that [fifteen|thirty|forty] developers use each day.
You will move what is still done by hand into code, one runbook at a time.
`),
    tasks: lines(`
Build and maintain CI/CD pipelines that developers trust
Describe our infrastructure as code and keep it free of drift
Run clusters, databases and networks in the cloud
Set up monitoring and alerts that ring only when it matters
Find out where the cloud bill comes from, and lower it
Help teams to make their services ready for production
Test backups by restoring them
Take part in the on-call rota and write honest post-mortems
Keep images, packages and certificates up to date
`),
    brings: lines(`
Linux and shell scripting, without having to look up every flag
Scripting in [Python|Bash|Go]
Monitoring with [Prometheus and Grafana|Datadog|the ELK Stack]
{know} networking: DNS, TLS, load balancing
[GitHub Actions|GitLab CI|Jenkins] or a similar tool for CI/CD
Secrets management with [Vault|AWS Secrets Manager|Key Vault]
PostgreSQL or MySQL: backups, upgrades, replication
`),
    nice: lines(`
[Argo CD|Flux CD] and GitOps
A certificate such as [CKA|AWS Solutions Architect|Terraform Associate]
[Kafka|Elasticsearch] in operation
A service mesh such as [Istio|Linkerd]
FinOps: you have made a cloud bill smaller
`),
    tracks: [
      parseTrack(
        'DevOps Engineer / DevOps Engineer (AWS) / Cloud DevOps Engineer',
        `
{exp} with AWS in production
{know} Terraform
Docker and Kubernetes (we run EKS)
[CloudWatch|IAM|VPC] and the other parts of AWS one meets
Helm charts you wrote yourself`,
      ),
      parseTrack(
        'DevOps Engineer / Azure DevOps Engineer / DevOps Engineer (Azure)',
        `
{exp} with Microsoft Azure
{know} Azure DevOps and YAML pipelines
Terraform or [Bicep|ARM templates]
Azure Kubernetes Service and Docker
PowerShell next to Bash`,
      ),
      parseTrack(
        'Platform Engineer / Infrastructure Engineer / DevOps Engineer (Kubernetes)',
        `
{exp} with Kubernetes, on your own machines or in the cloud
{know} Helm, Kustomize and Argo CD
Ansible or Puppet for what lies below
[Terraform|Pulumi|Crossplane]
Go or Python for small controllers and tools`,
        `
Build a platform that a team can use without opening a ticket`,
      ),
      parseTrack(
        'DevOps Engineer / DevOps Engineer (GCP) / Build and Release Engineer',
        `
{exp} with Google Cloud Platform
{know} GKE and [Cloud Run|Cloud Build]
Terraform and GitLab CI
Release management for [web|web and mobile] apps
Docker images that are small and scanned`,
      ),
    ],
  },
  {
    role: 'Site Reliability Engineer',
    field: 'Reliability',
    jobs: 10,
    pay: 74,
    family: 'engineering',
    ladder: { junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}', head: 'Staff {}' },
    needs: 'platform',
    minSize: 1,
    abouts: lines(`
You will see to it that {product} is there when {users} need it, and that we know first when it is not.
You will bring numbers into our talk about reliability: objectives, budgets and what an hour of outage costs.
You will work half on operations and half on code that makes operations smaller.
`),
    tasks: lines(`
Agree on service level objectives with each product team
Lead the response to incidents, and the talk afterwards, without blame
Remove toil with code
Plan capacity for [Ramadan|the festival season|Black Friday|the end of each quarter] and test it under load
Trace slow requests through a dozen services
Review designs for what happens when a part fails
Break things on purpose, in working hours
Improve alerting until nobody mutes it
`),
    brings: lines(`
Observability: metrics, logs and distributed tracing with [OpenTelemetry|Datadog|Grafana]
Linux internals and TCP/IP
Incident management, and calm at three in the morning
Terraform or another tool for infrastructure as code
Load testing with [k6|JMeter|Gatling]
PostgreSQL or [Cassandra|MySQL] under real load
`),
    nice: lines(`
Chaos engineering
[eBPF|Envoy|Istio]
You have cut an alert list in half
Experience with more than one cloud
`),
    tracks: [
      parseTrack(
        'Site Reliability Engineer / SRE',
        `
{exp} in site reliability or platform engineering
{know} Kubernetes and AWS
Go or Python beyond scripts
Prometheus and Grafana
Service level objectives and error budgets in use`,
      ),
      parseTrack(
        'Site Reliability Engineer / Production Engineer',
        `
{exp} with running large systems on Google Cloud or Azure
{know} Kubernetes, Helm and service meshes
Python or Java, well enough to mend the service itself
The ELK Stack or Splunk
Disaster recovery that has been rehearsed`,
      ),
    ],
  },
  {
    role: 'Cloud Architect',
    field: 'Cloud',
    jobs: 10,
    pay: 88,
    family: 'engineering',
    ladder: { mid: '{}', senior: 'Senior {}', lead: 'Lead {}', head: 'Principal {}' },
    needs: 'platform',
    abouts: lines(`
You will decide with our teams how {product} is built in the cloud, and help them get there.
You will plan the move of our remaining servers to the cloud and see it through.
You will set the standards for accounts, networks and security that every team builds on.
`),
    tasks: lines(`
Design landing zones, networks and accounts for new products
Review architectures with teams and write down what was decided, and why
Plan migrations in waves that can each be stopped
Keep cost, security and reliability in balance, with numbers
Build the first example together with a team instead of handing over a drawing
Work with security and audit on controls that are checked by code
Choose between services, and say no to the ones we do not need
`),
    brings: lines(`
{know} networking: VPN, DNS, hybrid connections
Infrastructure as code with Terraform
Microservices, event-driven architecture and serverless, and when not to use them
Cloud security: identity, encryption, logging
You have led a cloud migration from the first inventory to the last server
Cost: you read a cloud bill like a balance sheet
`),
    nice: lines(`
A certificate at the professional level
Experience with [ISO 27001|PCI DSS|GDPR] audits
[FinOps|Kubernetes at scale|Data platforms]
TOGAF or another frame for enterprise architecture
`),
    tracks: [
      parseTrack(
        'Cloud Architect / AWS Cloud Architect / Solutions Architect (AWS)',
        `
{exp} with AWS, much of it as an architect
{know} AWS organizations, IAM and VPC design
[ECS|EKS] and AWS Lambda
Python or TypeScript for CDK and tools`,
      ),
      parseTrack(
        'Cloud Architect / Azure Cloud Architect / Cloud Solutions Architect',
        `
{exp} with Microsoft Azure, much of it as an architect
{know} Azure networking and Microsoft Entra ID
Azure Kubernetes Service and Azure Functions
Azure DevOps and Bicep`,
      ),
      parseTrack(
        'Cloud Architect / Cloud Architect (GCP)',
        `
{exp} with Google Cloud Platform in large systems
{know} GKE, Pub/Sub and BigQuery
Identity and access management across many projects
Go or Python for automation`,
      ),
    ],
  },
  {
    role: 'Security Engineer',
    field: 'Security',
    jobs: 14,
    pay: 72,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'platform',
    abouts: lines(`
You will keep the data of {users} safe and help our developers build it in from the start.
You will find the holes in {product} before somebody else does.
You will build our defences together with [a team of three|two colleagues|the platform team]: prevention first, detection close behind.
`),
    tasks: lines(`
Review designs and code for security, early and kindly
Set up scanners in the pipeline and keep their noise down
Respond to incidents and learn from them in writing
Follow up on findings until they are closed
Answer the security questions of our [larger customers|partners|auditors]
Teach developers through examples from our own code
Watch over identities, keys and access rights
Test our backups, our playbooks and ourselves
`),
    brings: lines(`
Threat modelling that developers take part in gladly
{know} encryption, TLS and PKI
Scripting in [Python|Go|PowerShell]
Identity and access management: SSO, MFA, least privilege
Vulnerability management from finding to fix
[ISO 27001|SOC 2|PCI DSS] seen from the inside
`),
    nice: lines(`
[OSCP|CISSP|CEH|AWS Security Specialty]
Talks, write-ups or a bug bounty record
Kubernetes security
Experience with [DevSecOps|zero trust|red teaming]
`),
    tracks: [
      parseTrack(
        'Application Security Engineer / Security Engineer, Applications / Product Security Engineer',
        `
{exp} in application security
{know} the OWASP Top 10 and how to fix each of them
SAST and DAST tools such as [Snyk|SonarQube|Checkmarx|Veracode]
Burp Suite and manual testing
You read [Java|TypeScript|Python|Go] and write some`,
      ),
      parseTrack(
        'Cloud Security Engineer / Security Engineer (Cloud)',
        `
{exp} with cloud security on [AWS|Azure|Google Cloud]
{know} IAM, network security and logging in the cloud
Terraform with policy checks
Kubernetes and container scanning with Trivy
Incident response in cloud accounts`,
      ),
      parseTrack(
        'Security Operations Engineer / SOC Analyst / Cybersecurity Analyst',
        `
{exp} in a security operations center
{know} SIEM tools such as [Splunk|Microsoft Sentinel|IBM QRadar]
[CrowdStrike|Microsoft Defender|SentinelOne] and endpoint security
Threat detection along MITRE ATT&CK
Wireshark, and patience`,
        `
Triage alerts, and tune the rules that raise too many`,
      ),
      parseTrack(
        'Penetration Tester / Security Engineer, Offensive Security',
        `
{exp} in penetration testing of web and mobile apps
{know} Burp Suite, Nmap and Metasploit
OWASP testing methods
Reports that a developer can act on
Active Directory and its usual weaknesses`,
        `
Plan and run penetration tests, and retest what was mended`,
      ),
    ],
  },
  {
    role: 'QA Engineer',
    field: 'Quality',
    jobs: 18,
    pay: 54,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'software',
    abouts: lines(`
You will make sure that what we release to {users} works, and that we find out quickly when it does not.
You will build quality into {product} with developers rather than test it in at the end.
You will be the voice of {users} in a team of [five|six|eight] that ships every [day|week|two weeks].
`),
    tasks: lines(`
Plan tests together with product and development, before code is written
Automate the checks that are worth it, and drop those that are not
Explore new features with a sharp eye and good notes
Write bug reports that need no second question
Keep the test environments and their data usable
Watch quality in production and bring what you learn back
Take care of the regression suite and keep it under [ten|twenty] minutes
Decide with the team whether a release is good to go
`),
    brings: lines(`
Test case design: boundaries, states, pairs
{know} SQL, enough to check what was really stored
API testing with [Postman|REST Assured|Karate]
Bug tracking in Jira and test management in [TestRail|Zephyr|Xray]
Exploratory testing with a plan
CI/CD with [Jenkins|GitHub Actions|GitLab CI]
Agile teams are what you know
`),
    nice: lines(`
ISTQB certificate
[Performance testing with JMeter or k6|Security testing basics|Accessibility testing]
Experience with [contract testing|visual regression testing]
Mobile testing on real devices
`),
    tracks: [
      parseTrack(
        'QA Automation Engineer / Test Automation Engineer / SDET',
        `
{exp} with test automation
{know} [Playwright|Cypress] and TypeScript
JavaScript or Python beyond copy and paste
Integration testing and end-to-end testing
Docker for test environments`,
      ),
      parseTrack(
        'QA Engineer / QA Automation Engineer (Java) / Quality Engineer',
        `
{exp} with Selenium and Java
{know} TestNG or JUnit
Cucumber and behaviour-driven development
REST Assured for services
Maven and Jenkins`,
      ),
      parseTrack(
        'QA Engineer / QA Analyst / Manual QA Tester',
        `
{exp} in manual testing of web and mobile apps
{know} test plans, test cases and test reporting
Regression testing and user acceptance testing
Postman and browser tools
First steps in automation with Selenium or Cypress`,
      ),
      parseTrack(
        'Mobile QA Engineer / QA Engineer (Mobile)',
        `
{exp} in mobile testing on Android and iOS
{know} Appium
Android Studio and Xcode, as far as testing needs them
Charles Proxy and API testing
Device farms such as BrowserStack`,
      ),
    ],
  },
  {
    role: 'Embedded Systems Engineer',
    field: 'Embedded',
    jobs: 12,
    pay: 66,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'hardware',
    onSite: true,
    abouts: lines(`
You will write the firmware of the devices that {users} rely on, and bring it up on new boards.
You will work where software meets hardware, with a scope on your desk and the people who lay out the boards next door.
You will make our next device start faster, use less power and update itself safely.
`),
    tasks: lines(`
Write firmware in C or C++ and test it on the bench and in the field
Bring up new boards together with the hardware team
Build drivers for sensors, radios and displays
Bring power use down, milliamp by milliamp
Make updates over the air safe against a flat battery
Automate tests with hardware in the loop
Find faults with a logic analyser and a cool head
Write down interfaces so that the app team need not guess
`),
    brings: lines(`
I2C, SPI and UART, read from the wire if need be
Debugging with JTAG and an oscilloscope
Git, code review and unit testing for firmware
You read schematics and datasheets with ease
Python for tools and tests
{know} low-power design
`),
    nice: lines(`
[Rust on microcontrollers|Yocto or Buildroot|Zephyr]
Functional safety, such as [IEC 61508|ISO 26262]
[MQTT|LoRaWAN|Zigbee] and the cloud behind it
PCB design in [Altium Designer|KiCad]
`),
    tracks: [
      parseTrack(
        'Embedded Software Engineer / Firmware Engineer / Embedded Systems Engineer',
        `
{exp} with embedded C on microcontrollers
{know} STM32 or another ARM Cortex family
FreeRTOS or Zephyr
[Bluetooth Low Energy|CAN bus|Modbus] in products
MISRA C and static analysis`,
      ),
      parseTrack(
        'Embedded Linux Engineer / Embedded Systems Engineer (Linux)',
        `
{exp} with embedded Linux
{know} Yocto and U-Boot
C++ and shell scripting
Kernel drivers and device trees
TCP/IP, MQTT and secure boot`,
      ),
      parseTrack(
        'Embedded Systems Engineer / Embedded Engineer, Controls',
        `
{exp} with C++ in real-time systems
{know} control systems and signal processing
MATLAB and Simulink
CAN bus and EtherCAT
RTOS scheduling and its pitfalls`,
      ),
    ],
  },
  {
    role: 'Engineering Manager',
    field: 'Engineering management',
    jobs: 10,
    pay: 92,
    family: 'engineering',
    ladder: { mid: '{}', senior: 'Senior {}', head: '[Head of Engineering|Director of Engineering]' },
    needs: 'platform',
    minSize: 1,
    abouts: lines(`
You will lead [one team of seven|two teams of five|a team of eight] engineers who build {product}.
You will look after people first and architecture second, and you will be close to both.
You will grow a team that is good already: hire, coach, and clear the way.
`),
    tasks: lines(`
Hold regular one-to-ones and give feedback that helps
Hire engineers and make their first three months a good start
Plan the quarter with product, and protect it
Keep an eye on delivery, quality and the health of the on-call rota
Take part in design reviews and ask the question nobody asked
Work with other managers on careers, pay and fair reviews
Remove what slows the team down, processes of your own included
`),
    brings: lines(`
People management: hiring, one-to-ones, performance reviews
{know} agile delivery, Scrum or Kanban, without dogma
CI/CD, testing and observability as a matter of course
You explain a technical risk to people who do not code
Stakeholder management across product, sales and operations
Coaching: engineers have grown under you
`),
    nice: lines(`
You have led teams in more than one time zone
Experience with [OKRs|budgets|a re-organisation done well]
A product company of our size before
`),
    tracks: [
      parseTrack(
        'Engineering Manager / Engineering Manager, Backend / Software Engineering Manager',
        `
{exp} in software development, two or more of them leading a team
{know} distributed systems on [AWS|Google Cloud|Azure]
A past in [Java|Go|Python|.NET] that still shows
System design at some scale`,
      ),
      parseTrack(
        'Engineering Manager / Engineering Manager, Web / Engineering Manager, Mobile',
        `
{exp} in web or mobile development, two or more of them leading a team
{know} React, TypeScript and modern frontend work
Release management for apps that people pay for
Product discovery together with design`,
      ),
      parseTrack(
        'Engineering Manager, Platform / Engineering Manager, Data / Engineering Manager',
        `
{exp} in platform or data engineering, two or more of them leading a team
{know} Kubernetes, Terraform and cloud cost
Data pipelines with [Kafka|Airflow|Spark]
Incident management and a culture without blame`,
      ),
    ],
  },
];
