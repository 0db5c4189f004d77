/** Roles in engineering (format: role.ts). */
export const ENGINEERING_ROLES = `
Software Engineer (entry)
Software Developer, SDE, SWE, Programmer, Software Development Engineer, Application Developer, Java Developer, Python Developer, Coder, .NET Developer, C++ Developer, C# Developer, Rust Developer, Scala Developer
Designs, writes, tests and maintains software, from the first sketch of a feature to running it for users. Works closely with product, design and other engineers.
Git, Algorithms, Data Structures, Object-Oriented Programming, Python, Java, SQL, Unit Testing, REST APIs, C++, C#, Docker, Linux

Frontend Developer (entry)
Front End Developer, Front End Engineer, Frontend Engineer, UI Developer, UI Engineer, Web Developer, React Developer, Angular Developer, Web Engineer
Builds what people see and touch in the browser. Turns designs into fast, accessible pages that work on every screen.
JavaScript, HTML, CSS, React, TypeScript, Responsive Web Design, Web Accessibility, Git, REST APIs, Vue.js, Angular, Sass, Webpack

Backend Developer (entry)
Back End Developer, Backend Engineer, Back End Engineer, API Developer, Server Side Developer, Node.js Developer, PHP Developer, Ruby Developer, Golang Developer
Builds the services, databases and interfaces behind an application, and keeps them correct, quick and secure as more people use them.
REST APIs, SQL, Node.js, PostgreSQL, Java, Python, Microservices, Docker, MongoDB, Redis, Spring Boot, Express.js, Git

Full Stack Developer (entry)
Full Stack Engineer, Fullstack Developer, Fullstack Engineer, MERN Stack Developer, MEAN Stack Developer, Full Stack Web Developer
Works on both sides of a web application, from the page in the browser to the service and the database behind it, and ships whole features.
Node.js, React, JavaScript, REST APIs, SQL, TypeScript, MongoDB, Express.js, HTML, CSS, PostgreSQL, Git, Docker

Mobile Developer (entry)
Mobile Engineer, Android Developer, iOS Developer, Mobile App Developer, Flutter Developer, React Native Developer, Android Engineer, iOS Engineer, App Developer
Creates applications for phones and tablets and brings them into the app stores. Cares about battery, weak networks and small screens.
Android, iOS, Kotlin, Swift, Flutter, React Native, Java, Dart, REST APIs, Firebase, SwiftUI, Git

DevOps Engineer (experienced)
Dev Ops Engineer, Build Engineer, Release Engineer, Platform Engineer, Infrastructure Engineer, Cloud Engineer, Systems Engineer, Automation Engineer
Automates how software is built, tested and delivered, and runs the infrastructure beneath it so that teams can release often and safely.
CI/CD, Docker, Kubernetes, Amazon Web Services, Terraform, Linux, Jenkins, Ansible, Bash, Git, Python, Prometheus, Microsoft Azure

Site Reliability Engineer (experienced)
SRE, Reliability Engineer, Production Engineer, Systems Reliability Engineer
Keeps services up and fast by measuring them, automating their operation and learning from each incident. Engineering applied to running systems.
Linux, Kubernetes, System Monitoring, Incident Management, Python, Prometheus, Go, Amazon Web Services, Grafana, Terraform, CI/CD, Bash, Docker

Cloud Architect (senior)
Cloud Solutions Architect, Solutions Architect, AWS Architect, Azure Architect, Cloud Infrastructure Architect, Enterprise Architect
Decides how systems are laid out in the cloud: which services, how they connect, what they cost and how they stay safe when something fails.
Amazon Web Services, Microsoft Azure, Google Cloud Platform, Cloud Architecture, Terraform, Kubernetes, Networking, Microservices, Serverless, Docker, Infrastructure as Code, Linux

Security Engineer (experienced)
Cyber Security Engineer, Cybersecurity Engineer, Information Security Engineer, Security Analyst, Cybersecurity Analyst, Application Security Engineer, Penetration Tester, SOC Analyst, Information Security Analyst
Finds and closes the weak spots of systems before others use them. Tests, hardens, watches and answers when something happens.
Cybersecurity, Network Security, Penetration Testing, Vulnerability Assessment, SIEM, Encryption, Incident Management, Linux, Python, Firewalls, OWASP Top 10, Wireshark

QA Engineer (entry)
Quality Assurance Engineer, Test Engineer, SDET, QA Analyst, QA Tester, Software Tester, Test Automation Engineer, Quality Engineer, Quality Analyst
Makes sure that software does what it should before users find out that it does not, with test plans, automated tests and a sharp eye.
Manual Testing, Test Automation, Selenium, Regression Testing, Jira, API Testing, Cypress, Postman, SQL, Java, Test Planning, JMeter

Embedded Systems Engineer (experienced)
Embedded Engineer, Firmware Engineer, Embedded Software Engineer, Embedded Developer, Firmware Developer, Hardware Engineer, IoT Engineer
Writes the software inside devices, close to the hardware, where memory is short, time is real and a mistake cannot be patched overnight.
C, C++, Embedded Systems, Real-Time Operating Systems, Microcontrollers, Firmware Development, Python, Internet of Things, ARM Cortex, Linux, PCB Design, Arduino

Engineering Manager (senior)
Software Engineering Manager, Head of Engineering, Director of Engineering, Development Manager, Engineering Lead, Technical Lead, Tech Lead, VP of Engineering, Technical Manager
Leads a team of engineers: hires and develops people, settles priorities and technical direction, and answers for what the team delivers.
Team Leadership, Performance Management, Agile, Project Management, Mentoring, System Design, Recruitment, Stakeholder Management, Business Strategy, Scrum, Communication
`;
