import { detectSkills } from './detect-skills.js';

const detectAll = (text: string): string[] => Object.values(detectSkills(text)).flat();

describe('a skill of a trade', () => {
  it.each([
    ['place', 'Welded pipes in a shipyard and offshore.', 'Ship Engine Room Work'],
    ['place', 'Four years of forklift driving in a cold store.', 'Refrigerated Transport'],
    ['place', 'A booking page for a bike repair shop.', 'Motorcycle Repair'],
    ['customer', 'Drawings for schools and social housing.', 'Housing Allocation'],
    ['customer', 'Drawings for social housing, planning application, site visits.', 'Housing Allocation'],
    ['customer', 'Gave free advice to tenants about rent deposits.', 'Rent Collection'],
    ['data', 'Scraped city bus times and plotted them.', 'Bus Driving'],
    ['data', 'Imported readings of 14 weather stations.', 'Weather and Climate Analysis'],
    ['seller', 'Shipping of spices, from the auction to the container.', 'Auctions'],
    ['seller', 'Built a home lab with two switches from eBay.', 'eBay'],
    ['perk of an employer', 'Free yoga classes and eye tests for all staff.', 'Yoga Instruction'],
    ['perk of an employer', 'Free yoga classes and eye tests for all staff.', 'Optometry'],
    ['object of many trades', 'Designed gearbox housings in SolidWorks.', 'Architectural Design'],
    ['object of many trades', 'Built a browser extension in TypeScript.', 'House Extensions'],
    ['object of many trades', 'Trained a model while building a house price dataset.', 'House Extensions'],
    ['object of many trades', 'Collected data from schools.', 'Taking Children to School'],
    ['object of many trades', 'Changed pads and discs on vans.', 'Personal Care'],
    ['object of many trades', 'Washed the glass after titrations.', 'Window Cleaning'],
    ['object of many trades', 'Loan papers checking and daily cash tally.', 'Border Control'],
    ['object of many trades', 'Checked rebar before the pour.', 'Steel Fixing'],
    ['object of many trades', 'Managed the audit with an external firm.', 'Audit Fieldwork'],
    ['object of many trades', 'Repaired fences on a dairy farm.', 'Caretaking'],
    ['common phrase', 'Optics experiments and writing reports.', 'Incident Reports'],
    ['common phrase', 'Phone and email reservations at a hotel.', 'Chat and Email Support'],
    ['common phrase', 'Letters, phones, visitors and filing.', 'Switchboard Operation'],
    ['common phrase', 'In the early years of the company I wrote the backend.', 'EYFS'],
    ['common phrase', 'Kept 14 clean sheets in a season.', 'Bed Making'],
    ['tool of another skill', 'Picked orders with the scanner gun.', 'Voice Picking Headsets'],
  ])('is not found in a mere mention (%s): %s', (_, text, unexpected) => {
    expect(detectAll(text)).not.toContain(unexpected);
  });

  it.each([
    ['Optics experiments and writing reports.', 'Report Writing'],
    ['Picked orders with the scanner gun.', 'Handheld Scanners'],
    ['Working drawings and detail drawings for a bridge.', 'Technical Drawing'],
    ['Welded pipes in a shipyard and offshore.', 'Welding'],
    ['Managed the audit with an external firm.', 'Auditing'],
    ['Welcomed guests at the desk and answered the telephone.', 'Telephone Answering'],
  ])('is the general one: %s', (text, expected) => {
    expect(detectAll(text)).toContain(expected);
  });
});
