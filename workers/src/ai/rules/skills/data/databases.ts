/** Databases, how they are queried and how they are designed. */
export const DATABASES = `
PostgreSQL: postgres, postgre sql, psql
MySQL: my sql
MariaDB
SQLite: sql lite
Microsoft SQL Server: SQL Server, MS SQL, MSSQL, MS SQL Server
Oracle Database: Oracle, Oracle DB, Oracle SQL, Oracle 11g, Oracle 12c, Oracle 19c
IBM Db2: db2
Sybase: SAP ASE
MongoDB: mongo, mongo db
Redis
Memcached: memcache
Cassandra: apache cassandra
ScyllaDB
HBase: apache hbase
CouchDB: apache couchdb
Couchbase
Neo4j
ArangoDB
JanusGraph
Elasticsearch: elastic search
OpenSearch
Apache Solr: solr
Apache Lucene: lucene
Meilisearch
InfluxDB
TimescaleDB
ClickHouse
Apache Druid: druid
SAP HANA
CockroachDB
YugabyteDB
TiDB
VoltDB
H2 Database: h2
Realm: realm database
RocksDB
LevelDB
EventStoreDB: event store db, KurrentDB
RavenDB
Pinecone
Weaviate
Milvus
pgvector
Chroma: ChromaDB
FAISS
Vector Databases: vector search
NoSQL: nosql database, non-relational database
Relational Databases: RDBMS
Graph Databases
Time Series Databases
Database Design: database schema design, schema design, database architecture, db design
Database Administration: database management, administering database
Database Development
Query Optimization: sql optimization, sql tuning, sql query optimization, query tuning, database optimization, database tuning, query performance tuning
Database Migration
Database Replication
Sharding: database sharding
Indexing
Stored Procedures
Database Normalization
ACID
Database Transactions: ACID transactions
Cypher Query Language: Cypher
PostGIS
Full-Text Search
OLAP: online analytical processing, olap cube
OLTP
MDX
SQLAlchemy Alembic
DuckDB
Qdrant
Typesense
SingleStore
QuestDB
Informix
FoxPro
dBase
Hazelcast
Apache Ignite
Ehcache
Apache Kudu
Apache Ranger
Data Marts
Snowflake Schema
Slowly Changing Dimensions
Data Dictionaries
Data Profiling
Materialized Views
`;
