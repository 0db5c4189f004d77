import { place, profileFixture } from './profile-fixture.js';

/** A data scientist in São Paulo with seven years of experience; remote only. */
export const rafael = profileFixture({
  uid: 'rafael',
  userType: 'professional',
  name: ['Rafael', 'Monteiro'],
  headline: 'Senior data scientist, remote',
  location: 'São Paulo, Brazil',
  studied: [
    {
      at: 'Universidade Estadual de Campinas',
      type: "Master's Degree",
      course: 'Applied Mathematics',
      from: '02/2017',
      until: '12/2019',
    },
  ],
  worked: [
    {
      at: 'Harrow & Pine Groceries',
      as: 'Senior Data Scientist',
      in: 'Remote',
      from: '06/2022',
      did: 'For a grocery chain in Chicago I forecast the demand of 300 shops and plan shifts from it: time series models in Python, LightGBM, and a linear program on top. The features come from Databricks with PySpark, Airflow runs it all every night. Waste of fresh food fell by nine percent. I review the work of two colleagues and present to people who order by gut feeling.',
    },
    {
      at: 'Jabuti Fretes',
      as: 'Data Scientist',
      in: 'São Paulo, Brazil',
      from: '01/2020',
      until: '05/2022',
      did: 'Prices and arrival times for a freight marketplace: regression, experiments on prices, dashboards for the traders. I put the first model of the company behind an API and kept it alive.',
    },
  ],
  skills: [
    'Python',
    'SQL',
    'pandas',
    'scikit-learn',
    'LightGBM',
    'Time Series Analysis',
    'Forecasting',
    'Mathematical Optimization',
    'A/B Testing',
    'Statistics',
    'Apache Spark',
    'Databricks',
    'Airflow',
    'Docker',
  ],
  roles: ['Data Scientist', 'Machine Learning Engineer'],
  preferences: {
    workModes: ['Remote'],
    locations: [place('São Paulo', 'Brazil')],
    jobTypes: ['Full-time', 'Contract'],
    languages: [
      { language: 'Portuguese', proficiency: 'Native' },
      { language: 'English', proficiency: 'Advanced' },
    ],
    salary: { minimum: 60_000, currency: 'USD', period: 'YEAR' },
  },
});
