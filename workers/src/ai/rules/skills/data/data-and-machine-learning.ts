/** Libraries and methods of statistics, data work and machine learning. */
export const DATA_AND_MACHINE_LEARNING = `
NumPy
pandas
SciPy
scikit-learn: sklearn, sci-kit learn
Matplotlib
Seaborn
Bokeh
Altair
statsmodels
Dask
Polars
XGBoost
LightGBM
CatBoost
TensorFlow: tensor flow
Keras
PyTorch: torch, py torch
JAX
Theano
Caffe
MXNet
ONNX
TensorRT
OpenCV: open cv
YOLO
Detectron2
Hugging Face Transformers: Hugging Face, huggingface
spaCy
NLTK
Gensim
word2vec
BERT
GPT: GPT-3, GPT-4, GPT-4o
LangChain
LangGraph
LlamaIndex
Llama
Stable Diffusion
ggplot2: ggplot
dplyr
tidyverse
data.table
Shiny: R Shiny, shiny apps
knitr: R Markdown
Apache Spark: Spark
PySpark
Spark Streaming: structured streaming
Spark SQL
Apache Hadoop: Hadoop
HDFS
MapReduce: map reduce
Apache Hive: Hive, HiveQL
Apache Pig: Pig, Pig Latin
Apache Flink: Flink
Apache Beam: Beam
Apache Storm: Storm
Kafka Streams
Apache Iceberg: Iceberg
Apache Hudi
Delta Lake
Apache Arrow
Apache Impala: Impala
Presto
Trino
Sqoop: apache sqoop
Oozie
Machine Learning: ML, machine learning model, machine learning algorithm, ML model, ML algorithm
Deep Learning: deep learning model
Artificial Intelligence: AI
Generative AI: gen AI, GenAI, generative artificial intelligence
Large Language Models: LLM
Prompt Engineering
Retrieval-Augmented Generation: RAG, rag pipeline, retrieval-augmented
Fine-Tuning: LLM fine-tuning, model fine-tuning, fine-tuning models, fine-tuned models
AI Agents
Natural Language Processing: NLP, natural language understanding, NLU
Computer Vision: machine vision
Image Processing: digital image processing
Image Segmentation
Image Classification
Object Detection
Speech Recognition: automatic speech recognition
Text Mining: text analytics
Text Classification
Topic Modelling
Sentiment Analysis
Named Entity Recognition: NER
Optical Character Recognition: OCR
Recommender Systems: recommendation algorithm, recommendation engine, recommendation system
Reinforcement Learning
Supervised Learning
Unsupervised Learning
Transfer Learning
Neural Networks: artificial neural network
Convolutional Neural Networks: CNN
Recurrent Neural Networks: RNN
LSTM
Transformers: transformer model
GANs: generative adversarial network
Regression Analysis: regression, regression model, regression modelling
Linear Regression
Logistic Regression
Classification: classification model, classification algorithm
Clustering: cluster analysis, clustering algorithm
K-Means: k-means clustering
Random Forests
Decision Trees
Gradient Boosting
Support Vector Machines: SVM
Principal Component Analysis: PCA
Dimensionality Reduction
Feature Engineering: feature selection
Feature Stores
Hyperparameter Tuning: hyperparameter optimization
Model Deployment: deploying machine learning models, ML deployment, deploying models
Model Evaluation: model validation
Model Monitoring: model drift monitoring
MLOps: ML ops
AutoML
Anomaly Detection
Time Series Analysis: time series, time series modelling
Time Series Forecasting
Predictive Modelling
Predictive Analytics
Churn Prediction: churn modelling
Propensity Modelling
Survival Analysis
Causal Inference
Bayesian Statistics: Bayesian inference, Bayesian modelling, Bayesian analysis
Hypothesis Testing: statistical testing, significance testing, statistical significance testing
Statistics: applied statistics
Statistical Analysis: statistical data analysis
Statistical Modelling
Descriptive Statistics
Multivariate Analysis
ANOVA
Monte Carlo Simulation: Monte Carlo, Monte Carlo method
Design of Experiments: DoE, experimental design
Mathematical Modelling
Mathematical Optimization: linear programming, convex optimization, mixed-integer programming
Operations Research: operational research
Linear Algebra
Calculus
Probability Theory: probability
Numerical Methods: numerical analysis, numerical simulation
Data Science
Data Analysis: data analytics, analyzing data, analyzed data, analyze data, analysis of data, data analyzing
Exploratory Data Analysis: EDA, exploratory analysis
Data Engineering
Data Modelling: data model
Dimensional Modelling: star schema, Kimball
Data Vault
Data Warehousing: data warehouse, data warehouse design
Data Lakes
Data Lakehouse: lakehouse
Data Mesh
Data Architecture
Data Pipelines
ETL: extract transform load, ETL pipeline, ETL process, ETL job, ETL development
ELT: ELT pipeline
Data Integration
Data Ingestion
Data Transformation
Data Migration: migration of data
Data Cleaning: data cleansing, cleaning data, cleaned data, data scrubbing
Data Wrangling: data munging
Data Preprocessing: data pre-processing
Data Mining
Data Quality: data quality management, data quality check, data validation
Data Governance
Data Visualization: visualizing data, visualization of data, data viz, interactive visualization
Dashboard Design: dashboarding, dashboard development
Data Annotation: data labelling
Data Structures
Algorithms: algorithm design, DSA
Master Data Management: MDM, master data
Metadata Management
Data Lineage
Data Catalogues
Change Data Capture: CDC
Stream Processing: streaming data, real-time data processing, real time streaming, data streaming, event streaming
Batch Processing
Big Data: big data analytics, big data technology
Geospatial Analysis: spatial analysis, geospatial data, GIS, geographic information system
Remote Sensing
Signal Processing: digital signal processing, DSP
Bioinformatics
Computational Biology
Information Retrieval
Knowledge Graphs
Ontologies
Pivot Tables
VLOOKUP: xlookup
Prophet: Facebook Prophet
librosa
Optuna
OpenVINO
MediaPipe
Whisper: OpenAI Whisper
Tesseract: Tesseract OCR
fastText
scikit-image
Pillow
NetworkX
SymPy
cuDNN
CrewAI
AutoGen
Embeddings: word embeddings, vector embeddings
Diffusion Models
Cohort Analysis
Market Basket Analysis
RFM Analysis
Conjoint Analysis
Factor Analysis
Panel Data Analysis
Data Contracts
Medallion Architecture
Reverse ETL
Semantic Layer
Geocoding
Graph Neural Networks
Q-Learning
Federated Learning
Explainable AI
Chatbot Development: chatbots
`;
