/** Roles in data (format: role.ts). */
export const DATA_ROLES = `
Data Scientist (entry)
Applied Scientist, Decision Scientist, Statistician, Research Scientist, Data Science Engineer, Quantitative Analyst
Answers questions with data: frames the problem, builds statistical and learned models, and says how far the answer can be trusted.
Python, Machine Learning, Statistics, SQL, pandas, Data Visualization, scikit-learn, R, NumPy, Deep Learning, TensorFlow, Natural Language Processing, Jupyter

Data Analyst (entry)
Reporting Analyst, Insights Analyst, Analytics Specialist, Product Analyst, Junior Data Analyst, MIS Analyst, Marketing Analyst, Operations Analyst
Turns raw numbers into answers that people can act on, with queries, charts and reports, and an eye for what the data cannot say.
SQL, Microsoft Excel, Data Analysis, Data Visualization, Tableau, Power BI, Python, Statistics, Data Cleaning, R, Dashboard Design, pandas

Data Engineer (experienced)
ETL Developer, Big Data Engineer, Data Warehouse Engineer, Data Platform Engineer, Analytics Engineer, Database Engineer, Data Warehouse Developer
Builds the pipelines and stores that bring data from where it arises to where it is needed, complete, on time and fit to be trusted.
SQL, Python, ETL, Apache Spark, Data Warehousing, Apache Airflow, Apache Kafka, Data Pipelines, Amazon Web Services, Data Modelling, Snowflake, dbt, Scala

Machine Learning Engineer (experienced)
ML Engineer, AI Engineer, Deep Learning Engineer, MLOps Engineer, Computer Vision Engineer, NLP Engineer, AI Developer, Artificial Intelligence Engineer
Brings learned models out of the notebook and into products: trains them, serves them, watches them and retrains them when the world changes.
Machine Learning, Python, PyTorch, TensorFlow, Deep Learning, MLOps, scikit-learn, Natural Language Processing, Computer Vision, Docker, pandas, Amazon Web Services, Neural Networks

Business Intelligence Analyst (entry)
BI Analyst, BI Developer, Business Intelligence Developer, Power BI Developer, Tableau Developer, Business Intelligence Engineer, BI Engineer
Builds the dashboards and reports by which a business sees itself, and makes sure that a figure means the same in each of them.
Power BI, Tableau, SQL, Business Intelligence, Data Visualization, Data Warehousing, DAX, Microsoft Excel, ETL, Data Modelling, Dashboard Design
`;
