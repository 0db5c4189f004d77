import { place, writtenProfile } from './written-profile.js';

/** A data engineer of seven years in São Paulo who works remotely and nothing else. */
export const rafael = writtenProfile({
  uid: 'rafael',
  userType: 'professional',
  name: ['Rafael', 'Monteiro'],
  headline: 'Senior data engineer, remote',
  location: 'São Paulo, Brazil',
  studied: [
    {
      at: 'Universidade Estadual de Campinas',
      type: "Bachelor's Degree",
      course: 'Computer Science',
      from: '02/2015',
      until: '12/2018',
    },
  ],
  worked: [
    {
      at: 'Harrow & Pine Analytics',
      as: 'Senior Data Engineer',
      in: 'Remote',
      from: '06/2022',
      did: 'For a company in Chicago I run the pipelines behind its product analytics: Spark and Databricks on Azure, dbt for the models, Airflow to schedule 140 jobs. I rewrote the slowest third of them and halved the monthly bill. I share on-call with three colleagues in two time zones.',
    },
    {
      at: 'Jabuti Fretes',
      as: 'Data Engineer',
      in: 'São Paulo, Brazil',
      from: '01/2019',
      until: '05/2022',
      did: 'The first data platform of a freight marketplace: Kafka into S3 and Redshift, batch jobs in PySpark, everything in Terraform. I taught SQL to about forty people of the business.',
    },
  ],
  skills: [
    'Python',
    'SQL',
    'Apache Spark',
    'Databricks',
    'Azure Data Factory',
    'Airflow',
    'dbt',
    'Apache Kafka',
    'Snowflake',
    'AWS',
    'Azure',
    'Terraform',
    'Data Modeling',
    'ETL',
  ],
  roles: ['Data Engineer'],
  preferences: {
    workModes: ['Remote'],
    locations: [place('São Paulo', 'Brazil')],
    jobTypes: ['Full-time', 'Contract'],
    languages: [
      { language: 'Portuguese', proficiency: 'Native' },
      { language: 'English', proficiency: 'Advanced' },
    ],
    salary: { minimum: 40_000, currency: 'USD', period: 'YEAR' },
  },
});
