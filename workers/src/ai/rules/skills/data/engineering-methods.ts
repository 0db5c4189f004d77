/** How software and systems are built, run, tested and kept safe. */
export const ENGINEERING_METHODS = `
CI/CD: CI CD, CICD, CI/CD pipeline, continuous integration and delivery, continuous integration and deployment, continuous integration and continuous delivery, continuous integration and continuous deployment, continuous integration continuous delivery, continuous integration continuous deployment, continuous integration/continuous deployment, continuous integration/continuous delivery
Continuous Integration
Continuous Delivery
Continuous Deployment
DevOps: dev ops
DevSecOps
GitOps
Site Reliability Engineering: SRE
Platform Engineering
Infrastructure as Code: IaC
Configuration Management
Containerization: containerized, containerizing, containers, container technology
Container Orchestration
Virtualization
Cloud Computing
Cloud Architecture: cloud solution architecture
Cloud Migration: migration to the cloud
Cloud Security
Cloud-Native: cloud native architecture, cloud-native application
Multi-Cloud
Hybrid Cloud
FinOps: cloud cost optimization
Auto Scaling: autoscaling
Blue-Green Deployment: blue/green deployment
Canary Releases: canary deployment
Feature Flags: feature toggle
Release Management: release engineering
Deployment Automation: automated deployment
Build Automation
Observability
System Monitoring: application monitoring, infrastructure monitoring, monitoring and alerting, monitoring
Logging: log management, centralized logging, log aggregation
Distributed Tracing
Alerting
Service Level Objectives: SLO, error budget
Chaos Engineering
Disaster Recovery: disaster recovery planning
Backup and Recovery: backup and restore, data backup
Performance Tuning: performance optimization, system optimization
System Administration: server administration, sysadmin
Network Administration: network management
Network Engineering
Network Security
Computer Networking: computer network, networking concepts, network design, network architecture
Network Troubleshooting
Software Installation
Operating Systems
Software Development: software engineering, application development, developing software
Software Design
Software Architecture: application architecture
System Design
Systems Architecture: solution architecture, technical architecture
Enterprise Architecture
Systems Integration
Systems Engineering: MBSE, model-based systems engineering
Design Patterns: software design pattern
SOLID Principles: SOLID
Clean Code
Refactoring: code refactoring, refactored, refactor
Legacy Modernization: legacy system migration, legacy code migration
Code Review: reviewing code, reviewed code, pull request review, peer code review
Pair Programming: pairing with developers, mob programming
Version Control: source control, revision control, version control system
Branching Strategies: trunk-based development, gitflow
Test-Driven Development: TDD
Behaviour-Driven Development: BDD
Debugging: debug, debugged
Profiling: memory profiling, code profiling, performance profiling
Software Testing: software quality assurance, application testing
Unit Testing: unit test
Integration Testing: integration test
End-to-End Testing: E2E testing, E2E test, end-to-end test
System Testing
Functional Testing: functional test
Non-Functional Testing
Regression Testing: regression test, regression suite
Smoke Testing: smoke test
Sanity Testing
Acceptance Testing: acceptance test
User Acceptance Testing: UAT
Performance Testing: performance test
Load Testing: load test
Stress Testing
Exploratory Testing
Manual Testing: manual test, manual QA
Test Automation: automated testing, automated test, automation testing, QA automation, test automation framework
API Testing: API test
Mobile Testing: mobile app testing
Usability Engineering
Black Box Testing
White Box Testing
Boundary Value Analysis
Test Planning: test plan
Test Case Design: test case, writing test cases
Test Strategy
Bug Tracking: defect tracking, bug triage, defect management, bug reporting
Quality Engineering
Snapshot Testing
Contract Testing
Mutation Testing
Visual Regression Testing
Software Development Life Cycle: SDLC, software development lifecycle
Low-Code Development: low-code, no-code tools, no-code platform
Robotic Process Automation: RPA
Internet of Things: IoT
Edge Computing
High-Performance Computing: HPC
Quantum Computing
Simulation: simulation modelling
Robotics
Cybersecurity: cyber security, information security, infosec, IT security, computer security
Application Security: appsec, secure coding, web application security, secure software development
Penetration Testing: pen testing, pentesting, penetration test, pentest
Ethical Hacking
Vulnerability Assessment: vulnerability scanning
Vulnerability Management
Threat Modelling: threat model
Threat Hunting
Threat Intelligence
Threat Detection
Intrusion Detection: IDS, intrusion prevention, IPS, IDS/IPS
Malware Analysis
Reverse Engineering
Digital Forensics: computer forensics
Security Auditing: security audit
Security Operations: SOC, security operations center
SIEM: security information and event management
SOAR
Firewalls: firewall management, firewall configuration
Endpoint Security: endpoint protection, EDR
Identity and Access Management: IAM, identity management, access management
Access Control: role-based access control, RBAC
Zero Trust: zero trust architecture
Encryption: data encryption, end-to-end encryption
PKI: public key infrastructure
Secrets Management
OWASP Top 10: OWASP
MITRE ATT&CK: MITRE
SAST: static application security testing, static code analysis, static analysis
DAST: dynamic application security testing
Red Teaming
Phishing Simulations: phishing awareness
Data Loss Prevention: DLP
Patch Management: patching
Storage Area Networks: SAN, NAS
PaaS
IaaS
Code Coverage: test coverage
Compatibility Testing
Equivalence Partitioning
Pairwise Testing
Test Data Management
Test Reporting
Game Testing
Localization Testing
Hardware Testing
Security Testing
Database Testing
Web Testing
OSINT: open-source intelligence
Social Engineering
Capture the Flag: CTF
SQL Injection
Cross-Site Scripting: XSS
Web Application Firewalls: WAF
YARA
eBPF
Data Center Operations: data center management
Structured Cabling: cabling
Software Deployment
Open Source Contribution
Incident Management: incident response, major incident management
Fraud Detection
`;
