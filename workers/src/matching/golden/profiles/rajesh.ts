import { writtenProfile } from './written-profile.js';

/** Eighteen years of operations and supply chains, now in Dubai; few skills listed, much told, no preferences at all. */
export const rajesh = writtenProfile({
  uid: 'rajesh',
  userType: 'professional',
  name: ['Rajesh', 'Menon'],
  headline: 'Head of operations and logistics',
  location: 'Dubai, United Arab Emirates',
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
      at: 'Gulf Larder Distribution',
      as: 'Head of Operations',
      in: 'Dubai, United Arab Emirates',
      from: '01/2018',
      did: 'I answer for three warehouses, 60 vans and 210 people who bring chilled food to hotels and shops in all the Emirates, with a budget of AED 45 million. We went from 91 to 98.5 percent of orders on time and in full, and from paper to a warehouse system that I chose, negotiated and rolled out. I sit with the sales director every week over the forecast and know what each lane costs us.',
    },
    {
      at: 'Anchor Point Freight',
      as: 'Logistics Manager',
      in: 'Sharjah, United Arab Emirates',
      from: '04/2012',
      until: '12/2017',
      did: 'Sea and road freight between Jebel Ali, Kochi and Mombasa: carriers, customs, contracts, claims. I cut demurrage by half by planning with the port instead of after it, and built the team from four to nineteen.',
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
});
