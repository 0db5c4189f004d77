import type { LabelledText } from './labelled-text.js';

/** Software, web, mobile and game work, from students to staff engineers. */
export const ENGINEERING: readonly LabelledText[] = [
  {
    text: 'Built the customer portal in React and TypeScript, with Redux for state and Jest for unit tests.',
    technical: ['React', 'TypeScript', 'Redux', 'Jest', 'Unit Testing'],
  },
  {
    text: 'Backend services in Node.js/Express, PostgreSQL and Redis. Shipped as Docker images to AWS.',
    technical: ['Node.js', 'Express', 'PostgreSQL', 'Redis'],
    tools: ['Docker', 'AWS'],
  },
  {
    text: 'so i mostly worked with java and spring boot and a bit of kafka for the order events',
    technical: ['Java', 'Spring Boot'],
    tools: ['Apache Kafka'],
  },
  {
    text: 'React.js/Node, MongoDB, GraphQL, AWS (EC2, S3, Lambda)',
    technical: ['React', 'Node.js', 'MongoDB', 'GraphQL'],
    tools: ['AWS', 'Amazon EC2', 'Amazon S3', 'AWS Lambda'],
  },
  {
    text: 'Rewrote a legacy C++ pricing engine in Rust and cut the nightly run from six hours to forty minutes.',
    technical: ['C++', 'Rust'],
  },
  {
    text: 'Developed internal line-of-business applications in C# and ASP.NET Core on top of SQL Server. Used Entity Framework for persistence.',
    technical: ['C#', 'ASP.NET Core', 'Microsoft SQL Server', 'Entity Framework'],
  },
  {
    text: 'Maintained a PHP/Laravel monolith and its MySQL database; split the billing part into microservices.',
    technical: ['PHP', 'Laravel', 'MySQL', 'Microservices'],
  },
  {
    text: 'HTML5, CSS3, Sass, vanilla JS, a lot of responsive design',
    technical: ['HTML', 'CSS', 'Sass', 'JavaScript', 'Responsive Design'],
  },
  {
    text: 'Moved the storefront from AngularJS to Vue 3 while traffic kept growing. Wrote the component library and documented it in Storybook.',
    technical: ['AngularJS', 'Vue.js'],
    tools: ['Storybook'],
  },
  {
    text: 'Wrote REST APIs in Django, secured with OAuth 2.0 and JWT, covered by pytest.',
    technical: ['REST APIs', 'Django', 'OAuth 2.0', 'JWT', 'pytest'],
  },
  {
    text: 'Developed the iPhone app in Swift and SwiftUI, released through Xcode, crash reports in Firebase.',
    technical: ['Swift', 'SwiftUI'],
    tools: ['Xcode', 'Firebase'],
  },
  {
    text: 'kotlin, jetpack compose, coroutines, room, published two apps of my own',
    technical: ['Kotlin', 'Jetpack Compose', 'Kotlin Coroutines', 'Room'],
  },
  {
    text: 'One code base for both stores: React Native, TypeScript, Expo.',
    technical: ['React Native', 'TypeScript', 'Expo'],
  },
  {
    text: 'Flutter & Dart developer for a ride-hailing start-up, Firebase behind it.',
    technical: ['Flutter', 'Dart'],
    tools: ['Firebase'],
  },
  {
    text: 'I mentored two junior developers and ran the code reviews of our Python services (Flask, SQLAlchemy, Celery).',
    technical: ['Code Review', 'Python', 'Flask', 'SQLAlchemy', 'Celery'],
    soft: ['Mentoring'],
  },
  {
    text: 'Golang services talking gRPC, event-driven architecture over RabbitMQ, everything on Kubernetes.',
    technical: ['Go', 'gRPC', 'Event-Driven Architecture'],
    tools: ['RabbitMQ', 'Kubernetes'],
  },
  {
    text: 'Wrote the real-time chat with WebSockets in Elixir and Phoenix.',
    technical: ['WebSockets', 'Elixir', 'Phoenix'],
  },
  {
    text: 'Ruby on Rails developer at a travel agency: bookings, invoices, RSpec tests, Sidekiq jobs.',
    technical: ['Ruby on Rails', 'RSpec', 'Sidekiq'],
  },
  {
    text: 'at university we made a small compiler in haskell and a ray tracer in c',
    technical: ['Haskell', 'C'],
  },
  {
    text: 'Graduation project: a parking app. Java back end, Android client, MySQL. I did the Android part.',
    technical: ['Java', 'MySQL'],
    tools: ['Android'],
  },
  {
    text: 'Made a 2D platformer in Unity with C# during a weekend game jam.',
    technical: ['C#'],
    tools: ['Unity'],
  },
  {
    text: 'Gameplay programmer on a shooter: Unreal Engine, C++, Perforce.',
    technical: ['C++'],
    tools: ['Unreal Engine', 'Perforce'],
  },
  {
    text: 'Introduced test-driven development and pair programming; escaped defects fell by half within a year.',
    technical: ['Test-Driven Development', 'Pair Programming'],
  },
  {
    text: 'Designed the booking domain with domain-driven design, CQRS and event sourcing (.NET, EventStoreDB).',
    technical: ['Domain-Driven Design', 'CQRS', 'Event Sourcing', '.NET', 'EventStoreDB'],
  },
  {
    text: 'Full stack: Next.js, Tailwind, Prisma, Postgres, hosted on Vercel.',
    technical: ['Next.js', 'Tailwind CSS', 'Prisma', 'PostgreSQL'],
    tools: ['Vercel'],
  },
  {
    text: 'Tuned slow queries (SQL, Oracle, PL/SQL), brought the month-end batch under an hour.',
    technical: ['SQL', 'Oracle Database', 'PL/SQL'],
  },
  {
    text: 'Worked in a team of five, agile, two-week sprints, Jira and Confluence, Git every day.',
    tools: ['Jira', 'Confluence', 'Git'],
    domain: ['Agile'],
  },
  {
    text: 'Wrote Perl and Bash scripts that clean up and ship log files between forty servers.',
    technical: ['Perl', 'Bash'],
  },
  {
    text: 'scala and akka for the trading platform then some clojure',
    technical: ['Scala', 'Akka', 'Clojure'],
  },
  {
    text: 'Put the shop on Magento, wrote its payment plug-in in PHP and the theme with jQuery and Bootstrap.',
    technical: ['PHP', 'jQuery', 'Bootstrap'],
    tools: ['Magento'],
  },
  {
    text: 'Freelance WordPress sites for local shops, with HTML, CSS and a little JavaScript.',
    technical: ['HTML', 'CSS', 'JavaScript'],
    tools: ['WordPress'],
  },
  {
    text: 'Made the public site meet WCAG 2.1 AA: semantic HTML, ARIA, keyboard order.',
    technical: ['WCAG', 'HTML', 'ARIA'],
  },
  {
    text: 'Responsible for performance optimization and web accessibility of a newspaper site, webpack to Vite.',
    technical: ['Performance Optimization', 'Accessibility'],
    tools: ['Webpack', 'Vite'],
  },
  {
    text: 'Java 17, Spring, Hibernate, Maven, JUnit, Mockito',
    technical: ['Java', 'Spring', 'Hibernate', 'JUnit', 'Mockito'],
    tools: ['Maven'],
  },
  {
    text: 'Svelte front end for a museum guide; Node back end with NestJS and TypeORM.',
    technical: ['Svelte', 'Node.js', 'NestJS', 'TypeORM'],
  },
  {
    text: 'Search for a catalogue of nine million parts on Elasticsearch, fed from DynamoDB.',
    technical: ['Elasticsearch', 'DynamoDB'],
  },
  {
    text: 'I like debugging. At Harbour Systems I hunted memory leaks in C and C++ with Valgrind and gdb.',
    technical: ['Debugging', 'C', 'C++'],
    tools: ['Valgrind', 'GDB'],
  },
  {
    text: 'Automated the reports of the finance department with VBA and later with Python and pandas.',
    technical: ['VBA', 'Python', 'pandas'],
  },
  {
    text: 'OOP, design patterns, data structures and algorithms: teaching assistant for second-year students.',
    technical: ['Object-Oriented Programming', 'Design Patterns', 'Data Structures', 'Algorithms'],
    domain: ['Teaching'],
  },
  {
    text: 'FastAPI service in front of a computer vision model, packaged in docker, monitored in grafana',
    technical: ['FastAPI', 'Computer Vision'],
    tools: ['Docker', 'Grafana'],
  },
  {
    text: 'COBOL and JCL on the mainframe for eleven years, DB2, CICS.',
    technical: ['COBOL', 'JCL', 'IBM Db2', 'CICS'],
    tools: ['Mainframe'],
  },
  {
    text: 'Built smart contracts in Solidity on Ethereum and a dApp front end in React.',
    technical: ['Smart Contracts', 'Solidity', 'React'],
    tools: ['Ethereum'],
  },
  {
    text: 'Apex, Lightning Web Components, Salesforce. Certified since 2019.',
    technical: ['Apex', 'Lightning Web Components'],
    tools: ['Salesforce'],
  },
  {
    text: 'ABAP developer in an SAP S/4HANA roll-out across nine plants',
    technical: ['ABAP'],
    tools: ['SAP S/4HANA'],
  },
  {
    text: 'Objective-C first, later Swift; Core Data, push notifications and in-app purchases.',
    technical: ['Objective-C', 'Swift', 'Core Data'],
  },
  {
    text: 'As team lead I led a team of six engineers building a TypeScript monorepo on Azure.',
    technical: ['TypeScript'],
    tools: ['Azure'],
    soft: ['Team Leadership'],
  },
  {
    text: 'Engineering Manager for three squads. Hired nine people, coached the new tech leads, introduced Kanban.',
    domain: ['Kanban'],
    soft: ['Coaching'],
  },
  {
    text: 'Integrated Stripe payments and Twilio text messages into a Rails app.',
    technical: ['Ruby on Rails'],
    tools: ['Stripe', 'Twilio'],
  },
  {
    text: 'D3 and Three.js visualisations for a climate exhibition; canvas, WebGL, TypeScript.',
    technical: ['D3.js', 'Three.js', 'WebGL', 'TypeScript'],
  },
  {
    text: 'system design interviews, api design, SQL database design, load balancing: i taught a bootcamp on all of it',
    technical: ['System Design', 'API Design', 'SQL', 'Database Design', 'Load Balancing'],
    domain: ['Teaching'],
  },
];
