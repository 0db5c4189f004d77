/** Libraries, frameworks and platforms on the server's side, and how servers are built. */
export const BACKEND = `
Node.js: node, nodejs, node js
Deno
Bun
Express.js: express, expressjs, express js
NestJS: nest.js, nest js
Fastify
Koa: koa.js
Hapi.js: hapi
Meteor: meteor.js
Socket.IO: socket io, socketio
Sequelize
TypeORM
Prisma: prisma orm
Mongoose
Drizzle ORM
tRPC
Spring: spring framework
Spring Boot: springboot
Spring MVC
Spring Security
Spring Cloud
Spring Data: spring data jpa
Spring Batch
Spring WebFlux: webflux
Hibernate: hibernate orm
JPA: java persistence api
JDBC
Java EE: j2ee, jakarta ee, jee
EJB: enterprise java beans, enterprise JavaBeans
Servlets: java servlet
Quarkus
Micronaut
Play Framework
Akka
Vert.x
Dropwizard
Ktor
MyBatis: ibatis
Apache Camel
.NET: dotnet, dot net, .net framework, .net core, dotnet core
ASP.NET: asp.net mvc, asp net, asp dot net
ASP.NET Core: asp.net core mvc
Entity Framework: entity framework core, ef core
LINQ
Blazor
SignalR
WCF
ADO.NET
Dapper
NHibernate
Django
Django REST Framework: DRF
Flask
FastAPI: fast api
Pyramid
Tornado
Celery
SQLAlchemy
Pydantic
asyncio
aiohttp
Scrapy
Beautiful Soup: beautifulsoup, bs4
Ruby on Rails: rails, RoR
Sinatra
Sidekiq
Active Record: activerecord
Laravel
Symfony
CodeIgniter
CakePHP
Yii: yii2
Zend Framework: zend
Phalcon
Slim Framework
Gin: gin gonic
Echo
Fiber
GORM
Actix: actix web
Rocket
Tokio
Axum
Phoenix: phoenix framework, phoenix liveview
Sails.js
Hasura
GraphQL: graph ql
Apollo GraphQL: apollo client, apollo server
gRPC
REST APIs: restful api, rest service, restful service, restful web service, rest web service, rest endpoint, restful endpoint, rest api development, rest api design, REST, RESTful, REST architecture
API Development: api design, api programming
API Integration: third-party api integration, third party api
API Gateway
SOAP: soap web service, soap api
OpenAPI: openapi specification, Swagger specification
OData
XML-RPC
Web Services
WebSockets: web socket
Server-Sent Events
Webhooks
Protocol Buffers: protobuf
Apache Thrift: thrift
Apache Avro: avro
Apache Parquet: parquet
MessagePack
Message Queues: message broker, message queuing, message brokering
Publish-Subscribe: pub/sub, pubsub
Microservices: microservice architecture, micro services
Monolithic Architecture
Event-Driven Architecture: event-driven system, event driven design
Event Sourcing
CQRS
Domain-Driven Design: DDD
Hexagonal Architecture
Clean Architecture
Service-Oriented Architecture: SOA
Serverless: serverless architecture, serverless computing, serverless function
MVC: model view controller
MVVM
ORM: object-relational mapping
Dependency Injection
Middleware
Caching: cache invalidation, caching strategy
Load Balancing: load balancer
Rate Limiting
Multithreading: multi-threading, multithreaded programming, multi-threaded programming
Concurrency: concurrent programming
Parallel Computing: parallel programming, parallel processing
Asynchronous Programming: async programming, async/await
Reactive Programming
Functional Programming
Object-Oriented Programming: OOP, object-oriented design, OOD
Distributed Systems: distributed computing, distributed system design
Multi-Tenancy: multi-tenant architecture, multitenancy
High Availability
Fault Tolerance
Scalability: scalable system
Authentication: user authentication, token-based authentication
Authorization
Payment Gateway Integration: payment integration, payment gateway
E-commerce Development
Web Scraping: web scraper, screen scraping
Web Crawling: web crawler
Blockchain: block chain, blockchain development
Smart Contracts
Ethereum
Hyperledger Fabric: hyperledger
Web3: web3.js
Cryptography
OpenMP
MPI: message passing interface
Boost
STL: standard template library
Unreal Blueprints: blueprints visual scripting
CICS
Service Mesh
AdonisJS
FeathersJS
LoopBack
Grails
Jersey
JAX-RS
JAX-WS
JMS: java message service
Lombok
Netty
Apache Wicket
Log4j
OSGi
Jackson
Guava
Livewire
Eloquent
Doctrine ORM: Doctrine
Vapor
Catalyst Framework
Actor Model
Socket Programming: network programming
Memory Management
Service Discovery
Twelve-Factor Apps
Content Delivery Networks: CDN
Server-Side Development
Compiler Construction: compiler design, compiler development
`;
