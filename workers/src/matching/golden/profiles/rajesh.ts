import { place, profileFixture } from './profile-fixture.js';

/**
 * Eighteen years of operations and supply chain, now in Mumbai; few skills, long descriptions, hardly any preferences.
 */
export const rajesh = profileFixture({
  uid: 'rajesh',
  userType: 'professional',
  name: ['Rajesh', 'Menon'],
  headline: 'Operations and supply chain',
  location: 'Mumbai, India',
  studied: [
    {
      at: 'Cochin University of Science and Technology',
      type: "Master's Degree",
      course: 'MBA, Operations',
      from: '06/2006',
      until: '05/2008',
    },
  ],
  worked: [
    {
      at: 'Konkan Larder Distribution',
      as: 'Senior Operations Manager',
      in: 'Mumbai, India',
      from: '01/2018',
      did: 'I answer for three warehouses, 60 vans and 210 people who bring chilled food to hotels and shops from Surat to Goa, with a budget of INR 60 crore. We went from 91 to 98.5 percent of orders on time and in full, and from paper to a warehouse system that I chose, negotiated and rolled out. I sit with the sales director every week over the forecast and know what each lane costs us.',
    },
    {
      at: 'Anchor Point Freight',
      as: 'Logistics Manager',
      in: 'Navi Mumbai, India',
      from: '04/2012',
      until: '12/2017',
      did: 'Sea and road freight between Nhava Sheva, Jebel Ali and Mombasa: carriers, customs, contracts, claims. I cut demurrage by half by planning with the port instead of after it, and built the team from four to nineteen.',
    },
    {
      at: 'Malabar Spice Exports',
      as: 'Supply Chain Executive',
      in: 'Kochi, India',
      from: '06/2008',
      until: '03/2012',
      did: 'Purchasing, stock and shipping of spices in SAP, from the auction to the container. I started as a trainee on the warehouse floor.',
    },
  ],
  skills: ['Operations Management', 'Supply Chain Management', 'Logistics', 'SAP', 'Team Leadership'],
  roles: ['Operations Manager', 'Supply Chain Manager'],
  preferences: { locations: [place('Mumbai', 'India'), place('Kochi', 'India')] },
});
