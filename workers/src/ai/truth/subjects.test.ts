import { findTakenActs } from './subjects.js';

type Rewrite = readonly [before: string, after: string];

/** Acts of other people that a rewrite gives to the author. */
const TAKEN: readonly Rewrite[] = [
  ['My manager negotiated the contracts and I filed them', 'Negotiated and filed contracts.'],
  ['The club grew to 80 members while I kept the books', 'Grew the club to 80 members.'],
  ['my sister ran the cafe and i washed the dishes', 'Ran the cafe and washed the dishes.'],
  ['The dentist did the fillings, I cleaned the tools', 'Performed fillings and cleaned the tools.'],
  ['The agency built the site, I wrote the texts', 'Built the site and wrote its texts.'],
  ['my colleague planned the route and I drove', 'Planned the route and drove.'],
  ['He repaired the engines and I handed him the tools', 'Repaired engines.'],
  ['She taught the class while I set up the room', 'Taught the class and set up the room.'],
  ['They designed the bridge and I checked the drawings', 'Designed the bridge.'],
  ['the teacher who wrote the play asked me to sew the costumes', 'Wrote the play.'],
  ['The police arrested shoplifters, I watched the cameras', 'Arrested shoplifters.'],
  ['Maria coded the backend and I tested it', 'Coded the backend and tested it.'],
  ['The company moved to SAP while I answered the phone', 'Moved the company to SAP.'],
  ['our lawyer drafted the contracts, I printed them', '• Drafted contracts\n• Printed them'],
  ['The electricians did the wiring, I carried the cables', 'Carried out the wiring.'],
  ['the chef cooked, I peeled potatoes', 'Cooked and peeled potatoes.'],
  ['I was trained by the nurses', 'Trained nurses.'],
  ['the reports were written by my boss and i sent them', 'Wrote and sent the reports.'],
  ['my colleague programmed the plc and I did the labels', 'Programmed the PLC with a colleague.'],
  ['Somebody else painted the walls, I cleaned the brushes', 'I painted the walls.'],
];

/** Rewrites that leave the acts to whom they belong. */
const KEPT: readonly Rewrite[] = [
  ['My manager negotiated the contracts and I filed them', 'Filed contracts that the manager negotiated.'],
  ['My manager and I negotiated the contracts', 'Negotiated contracts with the manager.'],
  ['we negotiated the contracts', 'Negotiated contracts.'],
  ['my team won the cup', 'Won the cup with the team.'],
  ['The team I led won the cup', 'Led the team that won the cup.'],
  ['I was the one who opened the shop', 'Opened the shop.'],
  ['the customers asked and i answered', 'Answered customers who asked.'],
  ['customers complained and i solved it', 'Solved what customers complained about.'],
  [
    'the builds got from 30 to 10 minutes after i set up the cache',
    'Set up a cache, taking builds from 30 to 10 minutes.',
  ],
  ['The followers went from 200 to 1500', 'Grew followers from 200 to 1,500.'],
  ['the number of guests doubled', 'Doubled the number of guests.'],
  ['Helped people find books and fill in forms', 'Helped people find books and fill in forms.'],
  [
    'I drove the bus, sold tickets, and the guide explained the city',
    'Drove the bus and sold tickets while the guide explained the city.',
  ],
  ['The nurses trained me and later I trained nurses', 'Trained nurses.'],
  ['my boss wrote reports. I wrote reports, too', 'Wrote reports.'],
  ['picking, packing, cycle counts once a month, trained 4 starters', 'Trained 4 starters.'],
  ['the invoices what my boss writes, i send', 'Send invoices that my boss writes.'],
  ['you had to lift boxes and clean the yard', 'Lifted boxes and cleaned the yard.'],
  ['mein Chef hat die Verträge verhandelt und ich habe sie abgelegt', 'Negotiated the contracts.'],
  ['Took care of my grandmother, the doctor came on Mondays', 'Cared for my grandmother.'],
];

describe('findTakenActs', () => {
  it.each(TAKEN)('given %p, finds in %p an act of others', (before, after) => {
    expect(findTakenActs(before, after).map(({ kind }) => kind)).toContain('subject');
  });

  it.each(KEPT)('given %p, accepts %p', (before, after) => {
    expect(findTakenActs(before, after)).toEqual([]);
  });
});
