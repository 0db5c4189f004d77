import type { LabelledText } from './labelled-text.js';

/** Data science, analysis, data engineering, machine learning and business intelligence. */
export const DATA: readonly LabelledText[] = [
  {
    text: 'Trained churn models with scikit-learn and XGBoost and put them behind a FastAPI service.',
    technical: ['scikit-learn', 'XGBoost', 'FastAPI'],
  },
  {
    text: 'Python, pandas, NumPy, Matplotlib, Jupyter notebooks',
    technical: ['Python', 'pandas', 'NumPy', 'Matplotlib'],
    tools: ['Jupyter'],
  },
  {
    text: 'mostly sql and tableau, some r for the statistics',
    technical: ['SQL', 'R', 'Statistics'],
    tools: ['Tableau'],
  },
  {
    text: 'Owned the ETL from 14 source systems into Snowflake, orchestrated in Airflow, modelled in dbt.',
    technical: ['ETL'],
    tools: ['Snowflake', 'Apache Airflow', 'dbt'],
  },
  {
    text: 'Built data pipelines with PySpark on Databricks (Azure) and tuned the partitioning.',
    technical: ['Data Pipelines', 'PySpark'],
    tools: ['Databricks', 'Azure'],
  },
  {
    text: 'Master thesis on natural language processing: fine-tuned BERT with PyTorch to find side effects in patient reports.',
    technical: ['Natural Language Processing', 'BERT', 'PyTorch', 'Fine-Tuning'],
  },
  {
    text: 'Deep learning for crack detection in bridges; TensorFlow, Keras, OpenCV.',
    technical: ['Deep Learning', 'TensorFlow', 'Keras', 'OpenCV'],
  },
  {
    text: 'Power BI dashboards with DAX for 40 branch managers. Data from SAP BW.',
    technical: ['DAX'],
    tools: ['Power BI', 'SAP BW'],
  },
  {
    text: 'As business intelligence analyst I did data modelling, data visualisation in Looker and wrote far too much SQL.',
    technical: ['Data Modeling', 'Data Visualization', 'SQL'],
    tools: ['Looker'],
    domain: ['Business Intelligence'],
  },
  {
    text: 'Typed survey data into Excel, used pivot tables and VLOOKUP, later moved it all to SPSS.',
    technical: ['Pivot Tables', 'VLOOKUP'],
    tools: ['Microsoft Excel', 'SPSS'],
  },
  {
    text: 'Hadoop, Hive, Pig, Sqoop, four years in telecoms',
    technical: ['Hadoop', 'Apache Hive', 'Apache Pig', 'Apache Sqoop'],
  },
  {
    text: 'Designed and read out A/B tests for the checkout; logistic regression and Bayesian statistics when the samples were small.',
    technical: ['Logistic Regression', 'Bayesian Statistics'],
    domain: ['A/B Testing'],
  },
  {
    text: 'MLOps at a bank: MLflow, Kubeflow, feature store, model monitoring.',
    technical: ['MLOps', 'Feature Store', 'Model Monitoring'],
    tools: ['MLflow', 'Kubeflow'],
  },
  {
    text: 'Kafka streams into Redshift with Spark Structured Streaming; data quality checks in Great Expectations.',
    technical: ['Apache Spark', 'Data Quality'],
    tools: ['Apache Kafka', 'Amazon Redshift', 'Great Expectations'],
  },
  {
    text: 'time series forecasting of electricity demand in python with prophet',
    technical: ['Time Series Forecasting', 'Python', 'Prophet'],
  },
  {
    text: 'Wrote SAS programs for clinical trials and validated them against R.',
    technical: ['R'],
    tools: ['SAS'],
    domain: ['Clinical Trials'],
  },
  {
    text: 'Set up data governance and a data catalogue in Collibra for a retailer.',
    technical: ['Data Governance', 'Data Catalog'],
    tools: ['Collibra'],
  },
  {
    text: 'Recommender systems for a streaming service, collaborative filtering first, graph neural networks later.',
    technical: ['Recommender Systems', 'Collaborative Filtering', 'Graph Neural Networks'],
  },
  {
    text: 'Used machine learning to sort 2 million invoices. Random forests beat everything else we tried.',
    technical: ['Machine Learning', 'Random Forests'],
  },
  {
    text: 'Data warehouse on SQL Server, star schema, SSIS packages, SSRS reports, T-SQL.',
    technical: ['Data Warehousing', 'Microsoft SQL Server', 'Star Schema', 'T-SQL'],
    tools: ['SSIS', 'SSRS'],
  },
  {
    text: 'Built a retrieval-augmented chatbot with LangChain, the OpenAI API and pgvector; a lot of prompt engineering.',
    technical: ['Retrieval-Augmented Generation', 'LangChain', 'pgvector', 'Prompt Engineering'],
    tools: ['OpenAI API'],
  },
  {
    text: 'Junior analyst: data cleaning, data analysis, weekly slides for the board in PowerPoint.',
    technical: ['Data Cleaning', 'Data Analysis'],
    tools: ['Microsoft PowerPoint'],
  },
  {
    text: 'I explained models to non-technical people, presented results to the board, and mentored four interns in Python.',
    technical: ['Python'],
    soft: ['Presentation Skills', 'Mentoring'],
  },
  {
    text: 'Julia and MATLAB for optimisation of bus timetables, linear programming with Gurobi',
    technical: ['Julia', 'MATLAB', 'Linear Programming'],
    tools: ['Gurobi'],
  },
  {
    text: 'web scraping with scrapy and beautiful soup, stored in mongo',
    technical: ['Web Scraping', 'Scrapy', 'Beautiful Soup', 'MongoDB'],
  },
  {
    text: 'Qlik Sense roll-out to 300 users, training for every department.',
    tools: ['Qlik Sense'],
    soft: ['Training'],
  },
  {
    text: 'GIS analyst in the city council: QGIS, ArcGIS, PostGIS.',
    technical: ['GIS', 'PostGIS'],
    tools: ['QGIS', 'ArcGIS'],
  },
  {
    text: 'Customer segmentation with k-means clustering, cohort analysis in Google Sheets for the shop owners.',
    technical: ['K-Means Clustering', 'Cohort Analysis'],
    tools: ['Google Sheets'],
    domain: ['Customer Segmentation'],
  },
];
