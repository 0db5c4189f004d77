import type { LabelledText } from './labelled-text.js';

/** DevOps, reliability, cloud, security, quality and embedded work, and technical support. */
export const PLATFORMS: readonly LabelledText[] = [
  {
    text: 'Set up CI/CD with Jenkins and later GitHub Actions for thirty repositories.',
    technical: ['CI/CD'],
    tools: ['Jenkins', 'GitHub Actions'],
  },
  {
    text: 'terraform, ansible, k8s, helm, prometheus/grafana, on call every fourth week',
    tools: ['Terraform', 'Ansible', 'Kubernetes', 'Helm', 'Prometheus', 'Grafana'],
  },
  {
    text: 'Moved 120 virtual machines from VMware to AWS; all of it infrastructure as code in Terraform.',
    technical: ['Infrastructure as Code'],
    tools: ['VMware', 'AWS', 'Terraform'],
  },
  {
    text: 'Defined SLOs with the product teams and cut pages per shift from 14 to 3. Wrote the tooling in Go.',
    technical: ['SLOs', 'Go'],
  },
  {
    text: 'Linux administrator (RHEL, Ubuntu) with shell scripting, Nginx and a lot of patience.',
    technical: ['Shell Scripting'],
    tools: ['Linux', 'Red Hat Enterprise Linux', 'Ubuntu', 'Nginx'],
    soft: ['Patience'],
  },
  {
    text: 'Configured Cisco routers and switches, VLANs, VPN access and firewalls for four sites.',
    technical: ['VLANs', 'VPN', 'Firewalls'],
    tools: ['Cisco'],
  },
  {
    text: 'Cloud architect for an insurer: Azure landing zones, Azure Active Directory, Bicep.',
    technical: ['Bicep'],
    tools: ['Azure', 'Azure Active Directory'],
  },
  {
    text: 'i did cloud migration projects to gcp mostly with bigquery cloud run and pub sub',
    technical: ['Cloud Migration'],
    tools: ['Google Cloud Platform', 'BigQuery', 'Google Cloud Run', 'Google Cloud Pub/Sub'],
  },
  {
    text: 'Penetration testing of web applications with Burp Suite and Metasploit, reports against the OWASP Top 10.',
    technical: ['Penetration Testing', 'OWASP'],
    tools: ['Burp Suite', 'Metasploit'],
  },
  {
    text: 'SOC analyst, night shifts: Splunk, incident response, phishing triage, a bit of Python.',
    technical: ['Incident Response', 'Python'],
    tools: ['Splunk'],
  },
  {
    text: 'Prepared the company for ISO 27001 and ran threat modelling sessions with every team.',
    technical: ['Threat Modeling'],
    domain: ['ISO 27001'],
  },
  {
    text: 'Rolled out MFA, single sign-on with SAML and Okta for 2,300 employees.',
    technical: ['Multi-Factor Authentication', 'Single Sign-On', 'SAML'],
    tools: ['Okta'],
  },
  {
    text: 'Manual testing first, then test automation with Selenium and Java; bugs tracked in Jira.',
    technical: ['Manual Testing', 'Test Automation', 'Selenium', 'Java'],
    tools: ['Jira'],
  },
  {
    text: 'Playwright and Cypress end-to-end tests, API tests in Postman, load testing with JMeter.',
    technical: ['Playwright', 'Cypress', 'End-to-End Testing', 'API Testing', 'Load Testing'],
    tools: ['Postman', 'JMeter'],
  },
  {
    text: 'QA in a bank: test plans, regression testing, UAT with the branch staff.',
    technical: ['Test Planning', 'Regression Testing', 'User Acceptance Testing'],
    domain: ['Quality Assurance'],
  },
  {
    text: 'BDD with Cucumber/Gherkin, pipeline in GitLab CI.',
    technical: ['Behavior-Driven Development', 'Cucumber', 'Gherkin'],
    tools: ['GitLab CI'],
  },
  {
    text: 'Firmware in C for STM32 boards with FreeRTOS; I2C, SPI and CAN bus drivers.',
    technical: ['Firmware', 'C', 'I2C', 'SPI', 'CAN Bus'],
    tools: ['STM32', 'FreeRTOS'],
  },
  {
    text: 'arduino and raspberry pi weather station for the school roof, written in python',
    technical: ['Python'],
    tools: ['Arduino', 'Raspberry Pi'],
  },
  {
    text: 'VHDL on Xilinx FPGAs, board bring-up with oscilloscope and logic analyser.',
    technical: ['VHDL', 'FPGA'],
    tools: ['Xilinx', 'Oscilloscope', 'Logic Analyzer'],
  },
  {
    text: 'Designed four-layer boards in Altium Designer (PCB design) and simulated them in LTspice.',
    technical: ['PCB Design'],
    tools: ['Altium Designer', 'LTspice'],
  },
  {
    text: 'Control loops for a wind turbine in MATLAB and Simulink.',
    technical: ['MATLAB'],
    tools: ['Simulink'],
  },
  {
    text: 'Ported Yocto based Embedded Linux to a new board, device drivers included.',
    technical: ['Device Drivers'],
    tools: ['Yocto', 'Embedded Linux'],
  },
  {
    text: 'PLC programming on Siemens S7 with TIA Portal, SCADA screens for the water works.',
    technical: ['PLC Programming', 'SCADA'],
    tools: ['Siemens S7', 'TIA Portal'],
  },
  {
    text: 'Four years in the IT of a hospital: Windows 10 roll-out, Active Directory, Office 365, tickets in ServiceNow. ITIL Foundation.',
    tools: ['Windows', 'Active Directory', 'Microsoft 365', 'ServiceNow'],
    domain: ['ITIL'],
  },
  {
    text: 'PowerShell automation for Exchange and SharePoint administrators',
    technical: ['PowerShell'],
    tools: ['Microsoft Exchange', 'SharePoint'],
  },
  {
    text: 'Disaster recovery with Veeam, rehearsed every quarter.',
    technical: ['Disaster Recovery'],
    tools: ['Veeam'],
  },
  {
    text: 'ArgoCD, GitOps, Istio service mesh, EKS',
    technical: ['GitOps', 'Service Mesh'],
    tools: ['Argo CD', 'Istio', 'Amazon EKS'],
  },
  {
    text: 'Traced slow requests across 60 services with OpenTelemetry, Datadog and Jaeger.',
    technical: ['OpenTelemetry'],
    tools: ['Datadog', 'Jaeger'],
  },
  {
    text: 'network engineer, tcp/ip, bgp, ospf, dns, dhcp, wireshark',
    technical: ['TCP/IP', 'BGP', 'OSPF', 'DNS', 'DHCP'],
    tools: ['Wireshark'],
  },
  {
    text: 'Wrote CloudFormation templates and Lambda functions; brought the AWS bill down by a third.',
    tools: ['AWS CloudFormation', 'AWS Lambda', 'AWS'],
  },
  {
    text: 'Championed DevOps culture in a company of old-school admins: Docker, Git, peer review, blameless post-mortems.',
    technical: ['DevOps'],
    tools: ['Docker', 'Git'],
  },
  {
    text: 'Wrote ROS nodes in C++ and Python for a warehouse robot. Kalman filters, lidar, path planning.',
    technical: ['ROS', 'C++', 'Python', 'Kalman Filters', 'Lidar', 'Path Planning'],
  },
];
