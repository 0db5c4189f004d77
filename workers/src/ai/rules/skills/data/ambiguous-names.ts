/**
 * Names that are ordinary words, people, places or companies too, and what it takes to believe them: `plain` the exact
 * form (no plural, no singular), `hyphened` its hyphens, `cased` its capitals within a sentence, `strict` its capitals and
 * a cue or another skill beside it, `rare` the company of other skills. `language` says that programs are written in it.
 * Any of the words after `before` or `after` settles it whatever the capitals; any after `not` rules it out.
 */
export const AMBIGUOUS_NAMES = `
Go: strict language; before microservices, services, routines, goroutines, modules; not before to, live, through, over, ahead, back, out, on, beyond, further, above, up, down, home, into, with, wrong, well, deep; not after the, to, will, can, could, would, should, we, they, i, let's, must, on the, pokemon, a
R: strict language; not near d; after some; before programming, scripts, markdown, studio; not before d, squared; not after p, toys
C: strict language; before programming; not before level, suite, licence, license, grade, class, section, minor, major, drive; not after class, vitamin, series, grade, plan, hepatitis, category, type, level, group, appendix, schedule, block, section, stage, key, phase, building, wing, band, team, zone, objective
Java: plain; not before coffee, bean, beans, island, sea, house; not near island, indonesia, coffee, bali, sumatra
Python: plain; not before snake, enclosure; not near zoo, snake, snakes, reptile, reptiles, monty, burmese
Ada: rare
Apex: strict; before class, classes, trigger, triggers, code; not near predator, legends
assembly: rare; not before line, lines, plant, hall, of; not near parts, line, factory, furniture, school, general
assembler: rare; not after an
Bash: plain; not after birthday, christmas, annual; not near party
Crystal, Elm, Julia, Nim, Racket, Mojo, Scheme, Less, Apple Numbers, Apple Pages: rare
Dart: strict; not before board, boards; not near pub, league
Delphi: strict; not before method, technique, study, report, oracle, panel
Elixir, Rust, Zig, Solidity, Pascal, Smalltalk, APL, RPG: strict language; not near corrosion, paint, metal
Groovy, Haxe: cased
Lisp, COBOL, Perl: plain
Lua, Scala: plain; not near milan, opera, lipa
Ruby: strict language; not before wedding, anniversary, ring, necklace, red, tuesday, earrings; not after name
SAS: plain; not near airline, airlines, airport, flight
Shell: rare; not before company, companies, gas, station, oil, egg; not after at, sea, egg
Swift: strict language; before ui, code, codebase, packages, apps; not before response, action, delivery, resolution, decision, decisions, return; not after taylor, jonathan
React: cased; before app, apps, component, components, hooks, frontend, front, application, applications, website, redux, router, dashboard, codebase; after using, with; not before to, quickly, quick, fast, calmly, swiftly, well, when, promptly, appropriately; not after to, will, can, how, must, could, would, they, customers, people, users
Vue: plain
Express: strict; before server, servers, api, apis, backend, middleware, route, routes; not before delivery, deliveries, shipping, mail, lane, checkout, train, myself, themselves, ideas, my, yourself, courier, couriers, parcel, parcels, interest, post, bus, service, yourself; not after to, american, can, customers, daily, pony
Spring: strict; before services, microservices, beans, app, apps, application, applications, jpa; not before event, events, campaign, campaigns, collection, collections, term, semester, season, break, cleaning, fair, festival, of, and summer, edition, catalogue, sale, concert, quarter, intern, internship, water, onion; not after early, late, every, each, last, this, next, coil, leaf; not near autumn, summer, winter
Flask: cased; before prototypes, prototype, api, apis, app, apps, application, backend, server, service; not before of; not after conical, volumetric, hip, vacuum, a
Rails: cased; before app, apps, application, applications, api, backend, engineer; not after hand, curtain, train, guard, off, the, safety
Django: plain; not near unchained
Bootstrap: cased; not before the, a, our, their; not after to, we
Redux: plain
Svelte, Storybook: cased
Meteor: strict
Recoil, Ember, Backbone, Stencil, Polymer, Astro, Lit, Foundation, Emotion, Remix, Preact, Qwik, Leaflet, Liquid, Handlebars, Mustache, Pug, Twig, Blade, Pinia: rare
Gatsby: strict; not after great; not near fitzgerald
Flutter: cased; before app, apps, widgets, application; not before of, in
Ionic: strict; not before bond, bonds, strength
Cordova: cased
Expo, Combine, Retrofit, Dagger, Hilt: rare
Electron: strict; before app, apps; not before microscope, microscopes, microscopy, beam, transfer
Tauri, Realm, Composer, Pyramid, Tornado, Phoenix, Rocket, Echo, Gin, Fiber, Boost, Dapper, Bun, Slim Framework, Sinatra: rare
Node: strict; before backend, back, api, server, app, apps, application, services, microservices, module, modules; not after lymph, each, per, a
Celery: strict; before workers, tasks, queue; not near food, kitchen, soup
Mongoose, Thrift, Altair, Capybara: strict
SOAP: cased; before endpoint, endpoints; not before dispenser, note, notes, bars; not near cleaning, hand, candles, handmade, patient
SPA: cased; not before treatments, treatment, resort, hotel, manager; not near massage, hotel, beauty, wellness, resort
Caching: plain
ACID: cased; not near batteries, sulfuric, acids
Oracle: strict; before dba, forms, apps, schemas, developer, plsql, 9i, 10g, 12c, 19c; not before corporation, of, inc, arena, cards; not after at, delphi, joined, an
Cassandra: strict; before cluster, clusters
Druid, Presto, Impala, Iceberg, Vertica: strict
H2, F5: rare
Cypher, Indexing: rare
aria: rare
accessibility: plain; not before of, for wheelchair; not near wheelchair, ramp, lift, ramps
Localization, Internationalization: plain
NAT, SIP, SPI, SCIM, NFC, SAN, NAS, IDS, IPS, SOAR, CAM, DoE, NER, RAG, YOLO, BERT, Llama, GPT, GANs, RNN, EDA, MITRE, ADF, OCI, RDS, ECS, ECR, VPC, SLAM, ROS, MDM, AVR, JMP, ELK, MDX, HLS, TFS, GTM, EMC, PCA, DSP, HIL, CDC, XD, AKS: cased; not near cloth
CNN: cased; not after at, for, on; not before news
pandas: plain; not near zoo, bears, bamboo, giant
Seaborn, Anaconda, Octave, Looker, Snowflake, Airflow, Maven, Vagrant, Eclipse, Swagger, Vim: cased; not near lunar, solar, hvac, duct, ventilation
torch, Shiny, Transformers: rare; before apps, dashboards, dashboard
Spark: cased; before job, jobs, cluster, clusters, ml, dataframes, pipelines, applications; not before plug, plugs, interest, joy, creativity, conversation, conversations, ideas, curiosity, debate, discussion, change; not after to, creative, that, ignite, the initial
Hive: strict; before queries, tables, metastore; not before of; not near bees, honey, beekeeping
Pig: rare; before scripts; not near farm, pigs, cattle
Storm, Beam: rare
Classification, Regression, Probability, Model Monitoring, regression model: rare; before models, model, algorithms
Statistics: plain; not before office, agency, department; not after monthly, weekly, sales, official, usage, visitor, crime, attendance, daily, annual, traffic; not near degree, minor, bachelor, bsc, msc, student, studied
Logging, Monitoring, Alerting, Patching: rare
Clustering: plain
Simulation: plain
Containers: rare; not near shipping, ship, vessel, port, freight, food, cargo, plastic, customs, unloading, loading, warehouse
SOLID: cased
Access Control: plain; not near building, door, doors, gate, gates, cctv, guard, patrol, badge
Prototyping, Surveying: plain
Cucumber, Mocha, Chai, Karma, Jasmine, Jest, Cypress, Playwright, Puppeteer, Espresso, Gatling, Locust, Babel, Spock, Gulp, Grunt: strict; before tests, test, suite, specs, scenarios; not before work, salad, coffee, machine, trees, latte, bar, tea; not after an, double, good
Detox, Pest, Pact, Parcel, Rollup, Prettier, Enzyme: rare
Selenium: plain; not near vitamin, vitamins, zinc, deficiency
Lambda: cased; before triggers; not before expressions, expression, calculus, school; after serverless
Aurora, Glue, Amplify, Athena, Synapse, Cognito, Step Functions, Kinesis: strict
Helm: strict; before charts, chart, releases; not before of; not after the, at
Chef: rare; before recipes, automation, cookbook, cookbooks; not after sous, head, pastry, executive, a, the, commis; not near kitchen, restaurant, food, menu
Puppet: strict; before modules, manifests, module; not before theatre, theater, show, shows, maker
Salt: rare; not near food, pepper, kitchen
Vault: strict; before secrets; not after pole, bank
Consul: strict; not before general, of; not after honorary, vice
Packer: rare; not after picker
Rancher: strict
Jenkins: plain; not after mr, mrs, ms, dr, professor, prof
Bamboo, Sonar, Kong, Varnish, Backstage, Prefect, Luigi, Stitch, Toad, Atlas, Cursor, Insomnia, Poetry, Audition, Shortcut, Rally, Coda, Buffer, Sanity, Calypso, Relativity, Workable, Aha!, Loki, Medallia, Jaeger, Alation, Blackboard: rare
Envoy: rare; before proxy, sidecar, sidecars
Sentry: strict; not before duty, post
Apache: cased; not before helicopter, helicopters, junction, tribe
NATS: cased
Windows: cased; before xp, desktop, desktops, environment, laptops, registry, drivers, pc, pcs, domain, services, os, 7, 8, 10, 11; not before cleaning, cleaner, and doors; not after shop, cleaning, clean, cleaned, double-glazed, the, glazed
Juniper, Aruba, Palo Alto, Tenable, Snort, Check Point, Great Expectations, Constant Contact, Campaign Monitor, Archer GRC: strict
Kafka: plain; not near franz, novel, novels, trial, literature, prague
Postman: cased; before collection, collections; not after a, as, the
Yarn: strict; not near knitting, wool, fabric
pip: strict
Ant: rare; not near farm, colony
Make: rare
Mantis, Fiddler, Lighthouse, Truffle, Puppet Enterprise: strict; not before keeper
Stripe: cased; before payments, checkout, integration, webhooks; not before pattern
Unity: strict; before game, games, engine, developer, scripts, projects, scene; not before of, in, church, among, between, and; not after on the, national
Unreal, Godot, Blender: cased; not near kitchen, waiting
Claude: strict; not before monet, debussy
Gemini: strict
Sketch: strict; not before artist, book, comedy, of, out, ideas, show; not after to, rough, quick
Framer, Maze, Dovetail, Loom, Mural, Whimsical, Captivate, Procreate: strict
Illustrator: cased; not after an, freelance, a, children's, as, the, book
Premiere: cased; not before of, league; not after world, film, the
Acrobat, Houdini, Avid, Audacity, Inventor, Rhino, Grasshopper, Maya, Rhinoceros: strict; not near circus, angelou, zoo
Microsoft Flow: plain
Excel: cased; before spreadsheet, spreadsheets, sheet, sheets, model, models, formula, formulas, macro, macros, report, reports, file, files, workbook, workbooks, tracker, trackers, skills, dashboard, dashboards, pivot, pivots, functions, templates, template; after in, using, with, into, via, advanced, basic, on; not before at, academically, beyond; not after to, i, will, can, could, you, we, they, who, should
Word: cased; not before of, for, count, processing, processor, games, game, by, problems, s, spread, search, gets, got; not after key, every, the, a, each, by, in a, spread, single
Outlook: cased; not before for, on; not after positive, economic, the, market
Access: strict; before databases; not before to, control, controls, management, point, points, rights, for, into, and inclusion, road, equipment; not after have, had, has, easy, gain, gained, public, rope, market, data, user, internet, open
Teams: strict; not before of, across, in, to, and, with, from, on, at, were, was; not after cross, two, three, our, other, all, several, sales, the
Slack: cased; after using, via, on; not before off, in, time; not after the, up
Zoom: cased; after via, using, over; before call, calls, meeting, meetings, session, sessions; not before in, out, lens, lenses, into; not after to
Discord: cased; not after sow, of
Notion: cased; not before of, that; not after the, a
Confluence: plain; not before of
Linear: strict; not before algebra, regression, models, motion
Keynote: strict; not before speech, speaker, address, speeches, speakers, at; not after the, a
Concur, Obsidian, Gong, Drift, Intercom, Amplitude, Braze, Iterable, Outreach.io, Gusto, Lattice, Bullhorn, Amadeus, Sabre, Galileo, Meltwater, Lookback: strict; not after i, we
Sage: strict; after in, using; before 50, 200, payroll, accounts; not before green, advice
Tally: strict; not before of, sheet, sheets, marks, up; not after to
Workday: strict; before hcm, recruiting, reports; not after the, each, per, every, my, our, a, flexible
Greenhouse: strict; not before gas, gases, gasses, emissions; not after a, the; not near plants, tomatoes, vegetables, seedlings
Lever: strict; not before to; not after a, the, pull
Epic: strict; before ehr, emr; not after an
POS: plain
Hyperion: cased
Bloomberg: strict; not before news, article, tv; not after at, michael
SAP: plain; not after tree, maple; not near tree, trees, syrup
GitHub, Linux: plain
Cisco: plain
Kanban, Confluent: plain
Agile: cased; before methodology, methodologies, environment, environments, team, teams, development, ceremonies, sprint, sprints, practices, delivery, coach, transformation, framework, frameworks, project, projects, principles, process, processes, squad, squads, scrum, methods, way, ways; after in, using, with, scaled; not before response, enough, and responsive, robots; not after remain, stay, be, more
Scrum: plain; not before half, down; not near rugby
Waterfall: cased; before methodology, methodologies, model, project, projects; not near hike, garden, tourist
Lean: cased; before principles, tools, initiatives, projects, techniques, improvements; after in, using; not before on, in, meat, muscle, team, into, towards, against; not after to, very, we, i
SAFe: cased
MoSCoW, RICE, LBO, AP, CI initiatives, AML, PR, GL, CSR, SOP, SEN, FX, AR collections, BCP, CBT, TPM, BOM, COBIT, HSE, CX, BI, UX, SEM, SMM, ABM: cased; not near pull, merge
Sales, Payments, Mortgages, Reservations, Retention, Segmentation, Sourcing, Closing, Pricing, Compensation, Compliance, Governance, Administration, Survey, Editing, Filing, Scheduling, Shipping, Demos, Reception, Tax, Cooking, Cleaning, Driving, Trading, Consulting, Illustration, Animation, Renewals, Forecast, Disciplinary, Grievance, Customs, Freight, Dispatch, Induction, B2B, B2C, Newsletter, Press release, Landing page, Customer feedback, Business review, Budgets, Persona, Retrospective, Tendering, Quotations, Insurance, Banking, Manufacturing, Sponsorship, Audit, Appraisal, Balance sheet, Retouching, Partnerships, Inventory, Triage, Wellbeing, Translation, Photography, Storyboard, Infographic, Product backlog, Use case, Business case, Purchase order, Stand-ups, Ticketing, Estimation, Consumer behaviour, Customer complaint, Job description, Reconciliation, Roofing, Tiling, Farming, Pastry, Curation, Casework, Cash flow, Employee benefit, Medical records, Patient records, Expense report, Financial report, Sales report, Annual report, User interface, User journey, Customer journey, Project plan, Business plan, Test case: rare
go-to-market: hyphened
Flexible, Organized, Accuracy, Initiative, Planning, Writing, Discretion, Curious, Communicate, Communicating, Communicated, Responsibility, Reliable, Independence, Research, Flexibility, Training, Mentor, Presenting, Analytical, Accountable, Innovation, Networking, Reliability, Negotiate, Facilitate, Facilitator, Team lead, Team leader, Collaborate, Meticulous, Autonomous, Tact: rare
Benefits: rare; not before of, from
Backlog: rare
Case Studies: rare
Public Health: plain; not before service, system, england
Prophet: strict; after using, with; not before muhammad
Exchange, Nexus: strict; not before rate, student, semester, year
PaaS, IaaS: rare
Power Point: cased
Gardening, Billing, Layout: rare
Feedback: rare
Patience: plain; not after lost, your, their
Angular: cased; before app, apps, frontend, components, application, applications, front; after using, in, with, an; not before momentum, velocity, frequency, gyrus
Teaching: rare; before assistant
Docker: plain; not near harbour, docks, dockyard, unloaded, wharf
REST: strict; before endpoint, endpoints, interface, interfaces, integration, client; not before of, assured, day, days, period, home, room, on, is, was, periods, breaks; not after the, and, to, for a, bed
Treasury: rare; before analyst, manager, operations
USB, GPS, Wi-Fi, Bluetooth, 5G, RFID, LTE, Scalability, High Availability, Fault Tolerance, Operating Systems, VPN, HTTPS, Middleware: rare; before protocol, protocols, stack
wifi: rare
Algorithms: rare; before design, development; after sorting, graph, optimization
Telecommunications Engineering: plain
ELISA: cased
Electronics: rare; before engineering, design, repair
usability: rare
Seismic, Wiz, Falco, Calico, Harvest, Autopsy, Volatility, Fortify, Nielsen, Cura, Krita, Barracuda, Cacti, Asterisk, LAMP, OPA, ETAP, EFS, EBS, FTK Imager: rare
Aladdin: strict
CMM, HFM, PACS: cased
Mechanical Engineering, Electrical Engineering, Civil Engineering, Chemical Engineering, Industrial Engineering, Environmental Engineering, Structural Engineering, Materials Science, Microbiology, Molecular Biology, Organic Chemistry, Analytical Chemistry, Thermodynamics, Fluid Mechanics, Calculus, Linear Algebra, Economics, Econometrics, Computational Biology, Mechatronics, Software Engineering, Nursing, Public Administration, Journalism, Fashion Design, Industrial Design, Graphic Design, Interior Design, Social Work, Agriculture, Physiotherapy, Pharmacology, Nutrition, Epidemiology, Cybersecurity, Data Science, Robotics, Marketing, Accounting, Human Resources, Logistics, Hospitality, Business Intelligence: plain; not before department, departments, team, teams, colleagues, firm, company, agency, students, class, classes; not near degree, bachelor, bachelors, bsc, msc, ba, beng, phd, diploma, graduated, graduate, faculty, student, students, studied, studying, semester, a-level, undergraduate
LaTeX: plain; not before gloves, glove, paint, mattress, mattresses, allergy
Beautiful Soup, Core Data, Service Workers, Web Workers, Active Record, Hugging Face, Delta Lake, Clean Code, Final Cut, After Effects, PostScript: cased
Monte Carlo: plain; not near casino, hotel
Pig Latin, Kimball, Authorization: rare
KVM, BIND, LXC: cased
Consolidation, Samba, Postfix: rare
Outreach: rare
DAX: cased; not after the; not near index, shares, stock, companies
AJAX, BEM, MAUI, LoRa, EDI, ASIC, Flyway, CANoe, Solaris, EnCase, Lottie, Mercurial, Subversion, Fedora, Windchill, Control Tower, Black Duck, Blue Yonder, Duck Creek, Carbon Black, Optimal Workshop, Capture One, Solid Edge, Pro Tools, Adaptive Planning, Lake Formation, MIG, TIG, CRO, Service Cloud, Marketing Cloud, Sales Cloud, PuTTY: cased
Tokio, EAGLE, Deel, Rippling, Ashby, Degreed, Braintree, Tosca, Thanos, GoLand, UpKeep: strict
parquet: rare; before files, file, format; not near floor, flooring, wood
Fine-Tuning, Profiling, Renovate, CoStar, Fishbowl, TeamMate, Samsara, Clio, Eightfold, Plaid, Spanner, Zeppelin, BloodHound, Typing, Decorating, Depreciation, Patents, Hiring, Redundancies, Recycling: rare
HR: plain; not before department, departments, team, teams, colleagues; not near degree
chatbots: rare
Whisper, Metal, Phaser, Mermaid, Forth, Jackson, Guava, Vapor, Jersey, Eloquent, Doctrine, Mantine, Pillow, Immer, Yup, Stimulus, Lombok, Hazelcast, Koin, Embeddings, coroutines: rare
RADIUS, STP, AES, CDN, SDN, QoS, TeX, AutoGen: cased
Catalyst Framework: cased
Social Engineering: plain
cabling: rare
Drafting, Calibration, Fermentation, Geology, Histology, Kinematics, Radar, Lidar: rare
Bundler, Cargo: rare
Scratch: strict language; not after from
Hibernate: plain; not near bear, bears, hedgehogs, hedgehog
Control Systems, HMI: rare
Struts: cased
`;
