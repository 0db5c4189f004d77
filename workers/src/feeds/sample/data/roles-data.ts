import { CRAFT, lines, parseTrack, type SampleRole } from '../sample-role.js';

/** Data roles. */
export const ROLES_DATA: readonly SampleRole[] = [
  {
    role: 'Data Scientist',
    field: 'Data science',
    jobs: 16,
    pay: 68,
    family: 'data',
    ladder: { ...CRAFT, head: '[Principal {}|Head of Data Science]' },
    needs: 'platform',
    abouts: lines(`
You will turn questions about {users} into models and experiments that change what we do.
You will work with product and engineering on the parts of {product} that learn from data.
You will forecast, rank and explain, and see your models used each day in {product}.
`),
    tasks: lines(`
Frame a vague question as something that can be measured
Build models and bring them to production together with engineers
Design experiments and read them honestly
Explain results to people who decide, with their uncertainty
Explore new data sources and judge their quality
Keep notebooks reproducible and turn the good ones into code
Watch models in production and retrain them when the world changes
Share what you learn in our fortnightly data round
`),
    brings: lines(`
SQL beyond the basics: window functions, long joins, query plans
Statistics: hypothesis testing, regression, a healthy doubt
Data visualization with [Tableau|Looker|Matplotlib|Plotly]
Git, code review and clean Python
You explain a model to somebody from sales
Feature engineering and model evaluation
`),
    nice: lines(`
[Spark|Databricks|Snowflake] for larger data
Causal inference
A degree in statistics, physics, economics or computer science
MLflow or another way to keep track of experiments
`),
    tracks: [
      parseTrack(
        'Data Scientist / Data Scientist, Product / Product Data Scientist',
        `
{exp} with Python, pandas and scikit-learn
{know} A/B testing and experiment design
Regression and classification on messy data
Product analytics: funnels, retention, cohorts
dbt or well-kept SQL models`,
      ),
      parseTrack(
        'Data Scientist / Data Scientist, Forecasting / Applied Scientist',
        `
{exp} in data science with forecasting problems
{know} time series forecasting in Python
XGBoost or LightGBM
Mathematical optimization, for [routes|prices|staff]
Airflow for regular runs`,
      ),
      parseTrack(
        'Data Scientist, NLP / Data Scientist (NLP) / Data Scientist, Language',
        `
{exp} with natural language processing
{know} PyTorch and Hugging Face
Large language models: prompting, retrieval, evaluation
spaCy and text classification
FastAPI, to serve what you built`,
      ),
      parseTrack(
        'Data Scientist, Risk / Risk Data Scientist / Data Scientist',
        `
{exp} with predictive modelling in [risk|pricing|fraud]
{know} logistic regression and gradient boosting
R or Python, at home in both at best
Model monitoring and documentation an auditor can follow
Anomaly detection`,
      ),
    ],
  },
  {
    role: 'Data Analyst',
    field: 'Data analysis',
    jobs: 18,
    pay: 50,
    family: 'data',
    ladder: { intern: '{} Intern', junior: 'Junior {}', mid: '{}', senior: 'Senior {}', lead: 'Lead {}' },
    abouts: lines(`
You will answer the questions that [sales, operations and finance|marketing and operations|our teams] ask every day, and the ones they should ask.
You will build the dashboards we steer by, and make sure the numbers are right.
You will find out from data what {users} do, and what we could do better.
`),
    tasks: lines(`
Build reports and dashboards that people open each morning
Answer questions with data, and ask back what the answer is for
Check the quality of data and follow errors to their source
Define numbers once, so that everybody means the same
Present what you found, with a suggestion
Automate reports that are still made by hand
Support campaigns and trials with clean before-and-after numbers
Help colleagues to find answers themselves
`),
    brings: lines(`
Excel at a very good level: pivot tables, lookups, Power Query
Data visualization: the right chart and nothing more
Statistics as far as daily work needs it
Data cleaning, with patience
You present findings clearly to people without a data background
Attention to detail, and a feeling for numbers that cannot be
`),
    nice: lines(`
dbt or Airflow
Google Analytics or another web analytics tool
Experience in [retail|logistics|finance|e-commerce|health care]
BigQuery or Snowflake
`),
    tracks: [
      parseTrack(
        'Data Analyst / Product Data Analyst / Data Analyst, Product',
        `
{exp} with SQL and [Tableau|Looker]
{know} Python and pandas
A/B testing and cohort analysis
Product analytics with Amplitude or Mixpanel
Dashboard design`,
      ),
      parseTrack(
        'Data Analyst / Data Analyst, Operations / Operations Data Analyst',
        `
{exp} with SQL and Power BI
{know} DAX and data modelling
Forecasting of demand or staff
KPIs for operations: times, costs, errors
Process improvement`,
      ),
      parseTrack(
        'Marketing Data Analyst / Data Analyst, Marketing / Commercial Data Analyst',
        `
{exp} in marketing or sales analytics
{know} SQL and Google Analytics
Attribution and campaign reports
Looker Studio or Tableau
R or Python for the harder questions`,
      ),
    ],
  },
  {
    role: 'Data Engineer',
    field: 'Data engineering',
    jobs: 18,
    pay: 70,
    family: 'data',
    ladder: CRAFT,
    needs: 'platform',
    abouts: lines(`
You will build the pipelines that bring data from {product} to the people and models that need it.
You will rebuild our warehouse so that a number means the same in every report.
You will make our data arrive on time, complete and cheap to query.
`),
    tasks: lines(`
Build and run pipelines for batches and for streams
Model data so that analysts find what they need
Test data the way developers test code
Keep cost and run times in check
Agree with teams on what their data promises
Bring in data from partners, in all the formats there are
Document where each number comes from
Protect personal data, from the source to the report
`),
    brings: lines(`
SQL at an expert level
Data modelling: star schema, slowly changing dimensions
Data quality checks with [Great Expectations|dbt tests]
Docker, Git and CI/CD
{know} [AWS|Azure|Google Cloud] and its data services
Terraform for what your pipelines run on
`),
    nice: lines(`
Iceberg or Delta Lake
[Scala|Go|Rust] next to Python
Data governance and data lineage
Some experience with machine learning in production
`),
    tracks: [
      parseTrack(
        'Data Engineer / Data Engineer (AWS) / Big Data Engineer',
        `
{exp} with Python and Apache Spark
{know} AWS Glue, Athena and Redshift
Airflow in production
Parquet and the design of a data lake
Kafka or Kinesis`,
      ),
      parseTrack(
        'Data Engineer / Data Engineer (Azure) / Azure Data Engineer',
        `
{exp} with Azure Data Factory and Databricks
{know} PySpark
Azure Synapse or Microsoft Fabric
SQL Server and SSIS, where old things still run
Power BI, as your best customer uses it`,
      ),
      parseTrack(
        'Analytics Engineer / Data Engineer, Analytics / Data Engineer (dbt)',
        `
{exp} with dbt and Snowflake or BigQuery
{know} data warehousing and dimensional modelling
Fivetran or Airbyte for ingestion
Python for what SQL cannot do
Looker or Tableau, with a semantic layer below`,
      ),
      parseTrack(
        'Data Engineer, Streaming / Data Engineer / Data Platform Engineer',
        `
{exp} with stream processing
{know} Kafka and [Flink|Kafka Streams|Spark Streaming]
Java or Scala, and some Python
ClickHouse or another fast store
Kubernetes, for what you deploy`,
      ),
    ],
  },
  {
    role: 'Machine Learning Engineer',
    field: 'Machine learning',
    jobs: 14,
    pay: 76,
    family: 'data',
    ladder: CRAFT,
    needs: 'platform',
    abouts: lines(`
You will bring models into {product} and keep them good after the first day.
You will build the machine learning behind {product}: training, serving and watching.
You will work on the features of {product} that {users} call magic and we call a well-tested pipeline.
`),
    tasks: lines(`
Train, evaluate and ship models together with data scientists
Build services that answer within milliseconds
Collect good data, and label what needs labelling
Set up evaluation that catches a worse model before {users} do
Keep training reproducible, from data to weights
Bring down the cost of training and serving
Watch for drift and react to it
Read papers, and try what fits our problem
`),
    brings: lines(`
Python that is tested, typed and fast enough
Docker and Kubernetes for training and serving
MLflow, Weights & Biases or a similar tool
{know} [AWS|Google Cloud|Azure] and its GPUs
SQL and data pipelines
Model evaluation with numbers that mean something
`),
    nice: lines(`
C++ or CUDA
Publications or open source work
[Ray|Triton Inference Server|ONNX]
Data privacy in machine learning
`),
    tracks: [
      parseTrack(
        'Machine Learning Engineer / ML Engineer / Machine Learning Engineer, Ranking',
        `
{exp} with machine learning in production
{know} PyTorch or TensorFlow
Recommender systems or search ranking
Feature stores and online serving
A/B testing of models`,
      ),
      parseTrack(
        'Machine Learning Engineer, Vision / Computer Vision Engineer',
        `
{exp} with computer vision
{know} PyTorch and OpenCV
Object detection and image segmentation
Models on small devices with TensorRT or ONNX
C++ where speed needs it`,
      ),
      parseTrack(
        'Machine Learning Engineer, LLM / AI Engineer / Generative AI Engineer',
        `
{exp} in software or machine learning engineering
{know} large language models, retrieval-augmented generation and prompt engineering
LangChain or code of your own
Vector search with pgvector or Pinecone
FastAPI and asynchronous Python`,
        `
Build assistants that quote their sources and know when to stop`,
      ),
      parseTrack(
        'MLOps Engineer / ML Platform Engineer / Machine Learning Engineer, Platform',
        `
{exp} with MLOps
{know} Kubeflow, SageMaker or Vertex AI
Terraform and CI/CD
Model monitoring and feature stores
Airflow or Argo Workflows`,
      ),
    ],
  },
  {
    role: 'Business Intelligence Analyst',
    field: 'Business intelligence',
    jobs: 10,
    pay: 54,
    family: 'data',
    ladder: {
      junior: 'Junior {}',
      mid: '{}',
      senior: 'Senior {}',
      lead: 'Lead {}',
      head: 'Head of Business Intelligence',
    },
    abouts: lines(`
You will give every team one trusted place for its numbers.
You will build the reports that management opens on Monday, and explain them on Tuesday.
You will replace [forty|sixty|a hundred] spreadsheets with a handful of good dashboards.
`),
    tasks: lines(`
Build dashboards with the people who will use them
Model data for reports and keep definitions in one place
Tune slow reports and retire unused ones
Train colleagues to explore data themselves
Reconcile numbers between systems until they agree
Write the specification for new data sources
Prepare the monthly figures for management
`),
    brings: lines(`
SQL, fluent
Data modelling for reports: facts, dimensions, history
KPIs: you ask what a number should change
Requirements gathering with people in a hurry
Excel, without apology
Data quality as a matter of pride
`),
    nice: lines(`
Python or R
dbt
Experience with [SAP BW|Oracle|Salesforce] data
Knowledge of finance: margins, costs, cash
`),
    tracks: [
      parseTrack(
        'Business Intelligence Analyst / BI Analyst / Power BI Developer',
        `
{exp} with Power BI
{know} DAX and Power Query
SQL Server, SSIS and SSRS
Data warehousing
Row-level security and workspaces`,
      ),
      parseTrack(
        'Business Intelligence Analyst / BI Developer / BI Analyst (Tableau)',
        `
{exp} with Tableau
{know} Snowflake or Redshift
ETL with Alteryx or Talend
Dashboard design and data storytelling
Stakeholder management`,
      ),
      parseTrack(
        'BI Analyst (Looker) / Business Intelligence Analyst',
        `
{exp} with Looker or Qlik
{know} BigQuery
ELT with dbt and Airflow
Version control for reports
Dimensional modelling`,
      ),
    ],
  },
];
