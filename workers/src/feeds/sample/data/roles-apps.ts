import { CRAFT, lines, parseTrack, type SampleRole } from '../sample-role.js';

/** Roles that build software: backend, frontend, mobile. */
export const ROLES_APPS: readonly SampleRole[] = [
  {
    role: 'Software Engineer',
    field: 'Software',
    jobs: 28,
    pay: 66,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'software',
    abouts: lines(`
You will build and run the parts of {product} that {users} rely on every day.
You will take features of {product} from the first sketch to production and stay with them afterwards.
You will work across {product}: a new feature one week, a slow query or an old module the next.
You will join a small team that ships to {users} several times a week and owns what it ships.
`),
    tasks: lines(`
Design, build and test features for {product} with a product manager and a designer
Write code that the next person can read, with tests that fail for a reason
Review the code of your colleagues and ask for the same
Find out why something is slow, and make it fast
Split work into small steps that can be released one by one
Take part in the on-call rota, about one week in [six|eight]
Improve our build and release pipeline where it gets in the way
Talk to support and to {users} to learn what really breaks
Keep the documentation of your services short and true
`),
    brings: lines(`
{know} relational databases such as [PostgreSQL|MySQL|SQL Server]
Automated tests as a habit: [unit and integration testing|test-driven development where it pays]
[Git and code review|Git, pull requests and CI/CD] in daily work
Experience with [Docker|Docker and Linux|containers and a CI/CD pipeline]
A sound grasp of data structures, algorithms and [design patterns|system design]
You have run software in [AWS|Azure|Google Cloud] and know what it costs
`),
    nice: lines(`
Experience with [Kafka|RabbitMQ|event-driven architecture]
[Kubernetes|Terraform] at work or at home
Contributions to open source
You have worked in [payments|logistics|health care|e-commerce] before
Some frontend work with [React|Vue.js]
`),
    tracks: [
      parseTrack(
        'Software Engineer / Software Developer / Java Software Engineer',
        `
{exp} with [Java 17|Java 21|Java] and Spring Boot
{know} REST APIs and [microservices|domain-driven design]
[JUnit and Mockito|JUnit and Testcontainers] in your tests
{know} Hibernate or plain SQL
Maven or Gradle`,
        `
Move [two|the last] modules of an older Java application into services of their own`,
      ),
      parseTrack(
        'Software Engineer / Python Software Engineer / Software Engineer (Python)',
        `
{exp} with Python in production
{know} [Django|FastAPI|Flask]
pytest, type hints and clean code
[Celery or another task queue|Asynchronous programming with asyncio]
Redis for caching and queues`,
        `
Write Python services and the jobs that run behind them`,
      ),
      parseTrack(
        'Software Engineer / C++ Software Engineer / Software Engineer (C++)',
        `
{exp} with modern C++ ([C++17|C++20])
{know} multithreading and memory management
CMake, [Google Test|Catch2] and a debugger you know well
Linux as your working system
Profiling: you measure before you optimise`,
        `
Keep the hot paths of our C++ code fast and safe`,
      ),
      parseTrack(
        'Software Engineer / .NET Developer / Software Engineer (C#/.NET)',
        `
{exp} with C# and .NET
{know} ASP.NET Core and Entity Framework
[xUnit|NUnit] and integration testing
[Azure DevOps|Azure Functions] in daily work
SQL Server, with an eye on query plans`,
        `
Bring the last services from .NET Framework to current .NET`,
      ),
      parseTrack(
        'Software Engineer / Software Engineer, Platform / Software Developer (TypeScript)',
        `
{exp} with TypeScript and Node.js
{know} GraphQL or REST APIs
[Jest|Vitest] and end-to-end testing with [Playwright|Cypress]
{know} MongoDB or PostgreSQL
Enough React to change a screen without fear`,
      ),
    ],
  },
  {
    role: 'Frontend Developer',
    field: 'Frontend',
    jobs: 26,
    pay: 62,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'software',
    abouts: lines(`
You will build the screens through which {users} use {product}, on phones as much as on desktops.
You will make {product} fast, accessible and pleasant, pixel by pixel and byte by byte.
You will own the web client of {product} together with [two|three|four] other frontend people and a designer.
You will turn designs into components that the whole company uses.
`),
    tasks: lines(`
Turn designs from Figma into responsive pages that work from 360 pixels up
Build components for our design system and document how they are meant
Keep the first load small: you watch bundles, images and web vitals
Write tests with the user in mind, by role and by name
Make every screen work with a keyboard and a screen reader
Work with backend colleagues on APIs that fit the screen
Replace old pages step by step, without a big rewrite
Run experiments with the product team and clean up after them
`),
    brings: lines(`
{know} HTML and CSS, [Flexbox and CSS Grid included|with or without Sass]
[Web accessibility (WCAG)|Accessibility and semantic HTML] is part of your craft
{know} REST APIs and [GraphQL|WebSockets]
Tests with [Jest and React Testing Library|Vitest|Playwright|Cypress]
Git, code review and CI/CD
You know how a browser draws a page, and what slows it down
An eye for design: spacing, type and states
`),
    nice: lines(`
Experience with [Storybook|design tokens|design systems]
Charts with [D3.js|Highcharts|ECharts]
Some Node.js, to fix a small thing in the backend yourself
[Internationalization|Right-to-left layouts] in a real product
[Progressive web apps|WebGL or Three.js]
`),
    tracks: [
      parseTrack(
        'Frontend Engineer / Frontend Developer / React Developer / Frontend Engineer (React)',
        `
{exp} with React and TypeScript
{know} state management, for example with [Redux Toolkit|Zustand|React Query]
Next.js and server-side rendering
[Tailwind CSS|Styled Components|CSS Modules]
[Vite|Webpack] and npm`,
        `
Move class components and old Redux code to hooks`,
      ),
      parseTrack(
        'Frontend Developer / Angular Developer / Frontend Engineer (Angular)',
        `
{exp} with Angular and TypeScript
{know} RxJS and [NgRx|Angular Material]
Unit testing with [Jasmine and Karma|Jest]
Sass or Less in a large codebase
Nx or another way to keep many apps in one repository`,
        `
Keep our Angular apps on the current version`,
      ),
      parseTrack(
        'Frontend Engineer / Vue.js Developer / Frontend Developer (Vue)',
        `
{exp} with Vue.js and JavaScript
{know} Nuxt and [Pinia|Vuex]
TypeScript in new code
[Tailwind CSS|Bootstrap] and a good feel for plain CSS
Vite and [Vitest|Cypress]`,
      ),
      parseTrack(
        'Web Developer / Frontend Web Developer',
        `
{exp} with JavaScript, HTML and CSS
{know} [WordPress|Shopify|a headless CMS such as Contentful]
Responsive web design, also for e-mails
Web performance: [Lighthouse|Core Web Vitals] and what to do about them
Basic SEO and Google Analytics`,
        `
Build landing pages that marketing can change without you`,
      ),
    ],
  },
  {
    role: 'Backend Developer',
    field: 'Backend',
    jobs: 30,
    pay: 68,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'software',
    abouts: lines(`
You will own services behind {product}, from the design of an API to the alert that wakes somebody up.
You will build the APIs and the data behind {product}, for {users} and for our own apps.
You will make {product} ready for ten times the traffic it has today.
You will work on the part of {product} that must never lose a record.
You will join a backend team of [four|five|seven] that designs, builds and runs its own services.
`),
    tasks: lines(`
Design and build APIs that {product} and our partners depend on
Own your services in production: dashboards, alerts, on-call
Model data so that it is still easy to change in three years
Find and mend slow queries and needless calls
Write tests that let us release every day
Break work down with the product manager, and say what can be left out
Connect {product} to the systems of partners, some of them old
Write short design notes before the big decisions
Pay back technical debt in steps that nobody notices
`),
    brings: lines(`
{know} [PostgreSQL|MySQL], query optimization included
REST APIs that others like to use, described with OpenAPI
[Kafka|RabbitMQ|Amazon SQS] or another message queue
[Docker and Kubernetes|Docker] in production
[AWS|Google Cloud|Azure] and some infrastructure as code
Unit and integration testing, CI/CD, code review
You know what can go wrong between two services: [retries, timeouts, idempotency|distributed systems are no news to you]
Observability with [Prometheus and Grafana|Datadog|OpenTelemetry]
`),
    nice: lines(`
[gRPC|GraphQL] in production
Event sourcing or CQRS
[Elasticsearch|ClickHouse|MongoDB] at some scale
[OAuth 2.0 and OpenID Connect|Payments or PCI DSS]
A second language, such as [Rust|Kotlin|Python|Go]
`),
    tracks: [
      parseTrack(
        'Backend Engineer / Go Developer / Backend Engineer (Go) / Golang Developer',
        `
{exp} with Go in production
{know} concurrency in Go and its tools for profiling
[gRPC and Protocol Buffers|Microservices and gRPC]
SQL without an ORM in between
Terraform or Helm charts for your own services`,
        `
Write Go services that start in a second and run for months`,
      ),
      parseTrack(
        'Backend Engineer / Java Developer / Backend Developer (Java/Spring) / Java Backend Engineer',
        `
{exp} with Java and Spring Boot
{know} Hibernate, Spring Security and [Spring Cloud|Spring Batch]
JUnit, Mockito and Testcontainers
[Microservices|Event-driven architecture] in a system of some size
Gradle or Maven`,
        `
Split an old monolith along its real seams`,
      ),
      parseTrack(
        'Backend Developer / Node.js Developer / Backend Engineer (Node.js)',
        `
{exp} with Node.js and TypeScript
{know} [NestJS|Express.js|Fastify]
MongoDB or PostgreSQL, and when to use which
Jest and API testing
[Serverless on AWS Lambda|WebSockets and Redis]`,
      ),
      parseTrack(
        'Backend Engineer / Python Developer / Backend Developer (Python)',
        `
{exp} with Python and [Django|FastAPI]
{know} SQLAlchemy or the Django ORM
Celery and Redis for background work
pytest with good test coverage
Asynchronous programming and its traps`,
      ),
      parseTrack(
        'Backend Developer / PHP Developer / Backend Developer (Laravel)',
        `
{exp} with PHP 8 and [Laravel|Symfony]
{know} MySQL and Redis
PHPUnit or Pest, also for old code
Composer, Git and deployments without downtime
Payment gateway integration`,
        `
Bring a Laravel application of eight years up to date`,
      ),
      parseTrack(
        'Backend Engineer / Kotlin Backend Engineer / Backend Engineer, JVM',
        `
{exp} with Kotlin or Java on the server
{know} [Ktor|Spring Boot|Micronaut]
Kafka and stream processing
[PostgreSQL|Cassandra] under load
Domain-driven design and hexagonal architecture`,
      ),
      parseTrack(
        'Ruby on Rails Developer / Backend Engineer (Rails)',
        `
{exp} with Ruby on Rails
{know} Sidekiq, Redis and PostgreSQL
RSpec, and a suite that runs in minutes
Active Record, and when to write SQL instead
GraphQL or REST APIs for mobile apps`,
      ),
    ],
  },
  {
    role: 'Full Stack Developer',
    field: 'Full stack',
    jobs: 28,
    pay: 64,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'software',
    abouts: lines(`
You will build whole features of {product}: the table, the API and the screen.
You will work on both sides of {product} and decide for yourself where a problem is best solved.
You will be one of [three|four|five] developers, so most of what you build reaches {users} within days.
You will start new parts of {product} from an empty folder and keep the older ones in good shape.
`),
    tasks: lines(`
Build features end to end, from the database to the button
Sketch solutions with product and design before anybody writes code
Design APIs that the web client and the apps share
Write tests on every level, and keep them quick
Look after the servers your code runs on, with help from our platform team
Sit with {users} now and then and watch them work
Keep libraries current and throw out what we no longer need
Help support with the hard cases, and remove their cause
Estimate honestly, and say early when something takes longer
`),
    brings: lines(`
{know} [PostgreSQL|MySQL|MongoDB] and data modelling
[Docker|Docker and GitHub Actions|Docker and GitLab CI] for builds and releases
Responsive web design and a sense for good forms
Unit testing and end-to-end testing with [Cypress|Playwright]
[AWS|Azure|Google Cloud], as far as a developer needs it
Git and small pull requests
REST APIs, authentication and [OAuth 2.0|JWT]
`),
    nice: lines(`
[React Native|Flutter] for our mobile app
Experience with [GraphQL|WebSockets|Redis]
Tailwind CSS
[Stripe|Payment gateway integration] or anything else with money
You have built a product of your own
`),
    tracks: [
      parseTrack(
        'Full-Stack Developer / Full Stack Engineer / Full-Stack Developer (React/Node) / MERN Stack Developer',
        `
{exp} with React, Node.js and TypeScript
{know} [Express.js|NestJS|Next.js]
State management with [Redux Toolkit|React Query]
Jest and React Testing Library
MongoDB with Mongoose`,
      ),
      parseTrack(
        'Full-Stack Developer / Full Stack Engineer (Python/React) / Full-Stack Engineer',
        `
{exp} with Python and React
{know} [Django REST Framework|FastAPI]
TypeScript on the client
Celery and Redis
pytest and a test for every bug`,
      ),
      parseTrack(
        'Full Stack Developer / Full Stack Java Developer / Full-Stack Developer (Java/Angular)',
        `
{exp} with Java, Spring Boot and Angular
{know} RxJS and TypeScript
Hibernate and SQL
JUnit and Jasmine
Jenkins or Azure DevOps`,
      ),
      parseTrack(
        'Full-Stack Developer (.NET) / .NET Full Stack Developer / Full Stack Engineer',
        `
{exp} with C#, ASP.NET Core and [React|Angular|Blazor]
{know} Entity Framework and SQL Server
JavaScript and TypeScript
Azure App Service and Azure Pipelines
Clean architecture, in moderation`,
      ),
      parseTrack(
        'Full-Stack Developer (Laravel/Vue) / Full Stack Web Developer / Full-Stack Developer',
        `
{exp} with PHP, Laravel and Vue.js
{know} MySQL and [Redis|Elasticsearch]
Inertia or a REST API in between
Tailwind CSS
PHPUnit`,
      ),
    ],
  },
  {
    role: 'Mobile Developer',
    field: 'Mobile',
    jobs: 20,
    pay: 65,
    family: 'engineering',
    ladder: CRAFT,
    needs: 'platform',
    abouts: lines(`
You will build the app that {users} open [every morning|several times a day|in the middle of their work].
You will own our mobile app, from the first idea to the review in the store.
You will bring {product} to phones, also to old ones on a slow network.
You will make our app work without a connection and feel quick with one.
`),
    tasks: lines(`
Build new features of the app and release every two weeks
Find the causes of crashes and lost frames, and remove them
Work with designers on flows that feel at home on each platform
Agree on APIs with the backend team before you need them
Store data on the device safely, and sync it when there is a network
Automate builds, tests and store releases
Read store reviews and turn the useful ones into tickets
Measure what {users} really do, with respect for their privacy
`),
    brings: lines(`
{know} REST APIs and [GraphQL|push notifications|offline storage]
Apps of yours in a store, with people who use them
Unit testing and UI tests that hold
[Firebase|Crashlytics and Firebase] and App Store Connect or Google Play Console
CI/CD for mobile with [Fastlane|Bitrise|GitHub Actions]
Accessibility on the phone: text sizes, contrast, screen readers
Git and code review
`),
    nice: lines(`
Experience with [Bluetooth Low Energy|maps and GPS|ARKit or ARCore|in-app purchases]
Some backend work in [Node.js|Kotlin|Python]
Right-to-left layouts and localization
A side project we can install
`),
    tracks: [
      parseTrack(
        'Android Developer / Android Engineer / Mobile Engineer (Android)',
        `
{exp} with Kotlin and the Android SDK
{know} Jetpack Compose and [coroutines|Hilt]
MVVM, Room and Retrofit
[Espresso|Robolectric] for UI tests
Gradle, also when it is angry`,
        `
Move the remaining screens from XML layouts to Jetpack Compose`,
      ),
      parseTrack(
        'iOS Developer / iOS Engineer / Mobile Engineer (iOS)',
        `
{exp} with Swift and the iOS SDK
{know} SwiftUI and UIKit
[Combine|Core Data] and Swift concurrency
XCTest and a habit of testing
Xcode, Instruments and the rules of the App Store`,
        `
Take our iOS app from UIKit to SwiftUI, screen by screen`,
      ),
      parseTrack(
        'Flutter Developer / Mobile Developer (Flutter) / Mobile Engineer',
        `
{exp} with Flutter and Dart
{know} state management, for example with [Riverpod|BLoC]
Native modules in Kotlin or Swift where Flutter ends
Widget tests and integration testing
Firebase and push notifications`,
      ),
      parseTrack(
        'React Native Developer / Mobile Developer (React Native) / Mobile Engineer',
        `
{exp} with React Native and TypeScript
{know} Redux Toolkit or React Query
Expo and over-the-air updates
Jest and Detox
Enough Swift or Kotlin to mend a native module`,
      ),
    ],
  },
];
