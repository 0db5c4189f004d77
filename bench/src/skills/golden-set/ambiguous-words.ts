import type { LabelledText } from './labelled-text.js';

/** Ambiguous words used as skills, often beside the same word with another meaning. */
export const AMBIGUOUS_WORDS: readonly LabelledText[] = [
  {
    text: 'I went to Go two years ago and never looked back: services in Go, tests in Go, even my build scripts.',
    technical: ['Go'],
  },
  {
    text: 'Python, Go, Rust. In this order.',
    technical: ['Python', 'Go', 'Rust'],
  },
  {
    text: 'Excel at explaining numbers, and I know Excel well too (macros, pivot tables).',
    technical: ['Pivot Tables'],
    tools: ['Microsoft Excel'],
  },
  {
    text: 'Swift developer, swift typist.',
    technical: ['Swift'],
  },
  {
    text: 'Upgraded forty services from Spring 5 to 6 in the spring of 2023.',
    technical: ['Spring'],
  },
  {
    text: 'Taught Ruby to beginners at the library, evenings.',
    technical: ['Ruby'],
    domain: ['Teaching'],
  },
  {
    text: 'Infrastructure with Chef and Puppet before containers came along.',
    tools: ['Chef', 'Puppet'],
  },
  {
    text: 'configuration management with salt and later ansible',
    tools: ['SaltStack', 'Ansible'],
    technical: ['Configuration Management'],
  },
  {
    text: 'Replaced Ant and Make by Gradle in a ten-year-old code base.',
    tools: ['Apache Ant', 'Make', 'Gradle'],
  },
  {
    text: 'Spark jobs in Scala, two terabytes a night.',
    technical: ['Apache Spark', 'Scala'],
  },
  {
    text: 'Hive tables on HDFS, queried by forty analysts; I owned the schemas.',
    technical: ['Apache Hive', 'HDFS'],
  },
  {
    text: 'Unity developer (C#) for museum games, the rest of the team drew.',
    technical: ['C#'],
    tools: ['Unity'],
  },
  {
    text: 'REST and SOAP interfaces between the shop and the warehouse.',
    technical: ['REST APIs', 'SOAP'],
  },
  {
    text: 'Had to react quickly to new wishes, so we rewrote it in React.',
    technical: ['React'],
  },
  {
    text: 'I express myself best in code: Express, Node, Mongo.',
    technical: ['Express', 'Node.js', 'MongoDB'],
  },
  {
    text: 'Java by day, java coffee by night.',
    technical: ['Java'],
  },
  {
    text: 'Clinical papers with R, S-PLUS before that.',
    technical: ['R', 'S-PLUS'],
  },
  {
    text: 'R, SQL and Shiny apps for the R&D department.',
    technical: ['R', 'SQL', 'Shiny'],
  },
  {
    text: 'wrote drivers in c and holds a class c licence for the delivery van',
    technical: ['C'],
  },
  {
    text: 'Access databases and Word macros for a parish office, with access to every old file.',
    tools: ['Microsoft Access', 'Microsoft Word'],
  },
  {
    text: 'Sketch for screens, a sketch on paper first.',
    tools: ['Sketch'],
  },
  {
    text: 'Oracle DBA: RMAN, RAC, performance tuning.',
    technical: ['Oracle Database', 'Performance Optimization'],
    tools: ['RMAN', 'Oracle RAC'],
  },
  {
    text: 'Shell and awk scripts for a shell company’s auditors. The irony was not lost on me.',
    technical: ['Shell Scripting', 'AWK'],
  },
  {
    text: 'Notion for the handbook, Slack for the noise, Zoom for the rest.',
    tools: ['Notion', 'Slack', 'Zoom'],
  },
  {
    text: 'Julia and Dart are the two languages I picked up last year.',
    technical: ['Julia', 'Dart'],
  },
  {
    text: 'Pandas, Dask and a bit of Polars on genome data.',
    technical: ['pandas', 'Dask', 'Polars'],
  },
  {
    text: 'Cypress tests for every pull request, pushed to GitHub.',
    technical: ['Cypress'],
    tools: ['GitHub'],
  },
  {
    text: 'Wrote Ada for a railway signalling box.',
    technical: ['Ada'],
  },
  {
    text: 'Flask prototypes that lived far too long; moved them to Django at last.',
    technical: ['Flask', 'Django'],
  },
  {
    text: 'Maya and Nuke on two animated features.',
    tools: ['Maya', 'Nuke'],
  },
  {
    text: 'Ten years of Sage at a wine merchant’s, a sage old man.',
    tools: ['Sage'],
  },
  {
    text: 'Nothing teaches networking (the cable kind) like pulling Ethernet through a brewery. CCNA since 2018.',
    technical: ['Networking', 'Ethernet'],
    domain: ['CCNA'],
  },
  {
    text: 'Jenkins pipelines in Groovy, artefacts in Nexus.',
    technical: ['Groovy'],
    tools: ['Jenkins', 'Nexus Repository'],
  },
  {
    text: 'scrum at work and rugby at the weekend, user stories on monday',
    domain: ['Scrum', 'User Stories'],
  },
  {
    text: 'Lean start-up methods, agile delivery, lean lunches.',
    domain: ['Lean Startup', 'Agile'],
  },
  {
    text: 'SOLID principles, clean code, clean architecture in .NET 8 and C# 12',
    technical: ['SOLID Principles', 'Clean Code', 'Clean Architecture', '.NET', 'C#'],
  },
];
