import { place, profileFixture } from './profile-fixture.js';

/** A data scientist in Berlin with five years of experience. */
export const lena = profileFixture({
  uid: 'lena',
  userType: 'professional',
  name: ['Lena', 'Vogt'],
  headline: 'Data scientist: forecasting, experiments, risk',
  location: 'Berlin, Germany',
  studied: [
    {
      at: 'Technische Universität Berlin',
      type: "Master's Degree",
      course: 'Statistics',
      from: '10/2018',
      until: '08/2021',
    },
  ],
  worked: [
    {
      at: 'Tagwerk Credit',
      as: 'Senior Data Scientist',
      in: 'Berlin, Germany',
      from: '03/2024',
      did: 'I own the credit risk models of a lender for small firms: gradient boosting in Python with scikit-learn and XGBoost, from features in SQL to monitoring in production. Default losses fell by 11 percent in the first year. I also designed the A/B tests for our pricing and taught the product team how to read them.',
    },
    {
      at: 'Kornblume Handel',
      as: 'Data Scientist',
      in: 'Leipzig, Germany',
      from: '09/2021',
      until: '02/2024',
      did: 'Demand forecasts for 12,000 articles of a garden shop chain with time series models and LightGBM, scheduled in Airflow. I built the dashboards that buyers used to overrule us, and learnt a lot from when they did.',
    },
  ],
  skills: [
    'Python',
    'SQL',
    'pandas',
    'scikit-learn',
    'XGBoost',
    'PyTorch',
    'Statistics',
    'A/B Testing',
    'Time Series Analysis',
    'Machine Learning',
    'Airflow',
    'Docker',
    'Tableau',
  ],
  roles: ['Data Scientist', 'Machine Learning Engineer'],
  preferences: {
    workModes: ['Hybrid', 'Remote'],
    locations: [place('Berlin', 'Germany'), place('Hamburg', 'Germany'), place('Vienna', 'Austria')],
    jobTypes: ['Full-time'],
    languages: [
      { language: 'German', proficiency: 'Native' },
      { language: 'English', proficiency: 'Fluent' },
    ],
    salary: { minimum: 72_000, currency: 'EUR', period: 'YEAR' },
  },
});
