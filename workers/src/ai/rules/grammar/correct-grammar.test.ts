import { correctGrammar } from './correct-grammar.js';

describe('correctGrammar', () => {
  it.each([
    ['I has to welcome the guests', 'I have to welcome the guests'],
    ['In this project we has built a robot', 'In this project we have built a robot'],
    ['we was four people and they was new', 'we were four people and they were new'],
    ['My duties was to visit doctors', 'My duties were to visit doctors'],
    ['my main tasks is cleaning', 'my main tasks are cleaning'],
    ['the book was boring, parents was happy', 'the book was boring, parents were happy'],
    ['a care home, there is 34 of them', 'a care home, there are 34 of them'],
    ['I am working since two years in a hotel', 'I have been working for two years in a hotel'],
    ['She is working here since a year', 'She has been working here for a year'],
    ['I work there since 3 years', 'I have worked there for 3 years'],
    ['did the payroll since two months', 'did the payroll for two months'],
    ['I have make a survey', 'I have made a survey'],
    ['we have drive the van to clients', 'we have driven the van to clients'],
    ['I have wrote reports and had took photos', 'I have written reports and had took photos'],
    ['I done the statistic and we seen the results', 'I did the statistic and we saw the results'],
    ["I didn't went and they did not had time", "I didn't go and they did not have time"],
    ['I must to check their work', 'I must check their work'],
    ['it could of been late', 'it could have been late'],
    ['I can able to drive', 'I can drive'],
    ['I was responsible of the tills', 'I was responsible for the tills'],
    ['we discussed about the plan', 'we discussed the plan'],
    ['it depends of the season', 'it depends on the season'],
    ['I work like electrician on sites', 'I work as electrician on sites'],
    ['gave informations about equipments', 'gave information about equipment'],
    ['made it more easier for guests', 'made it easier for guests'],
    ['use it for there planning', 'use it for their planning'],
    ['recommended me to there neighbours', 'recommended me to their neighbours'],
    ['I solved many complains', 'I solved many complaints'],
    ["each with it's own key", 'each with its own key'],
    ['in an other town', 'in another town'],
    ['got a award and a important role', 'got an award and an important role'],
    ['A old car, a Arduino, a hour and a honest answer', 'An old car, an Arduino, an hour and an honest answer'],
    ['an user, an European team, an unique tool, an one-off', 'a user, a European team, a unique tool, a one-off'],
  ])('corrects %p to %p', (text, expected) => {
    expect(correctGrammar(text)).toBe(expected);
    expect(correctGrammar(expected)).toBe(expected);
  });

  it.each([
    'He has a van, she has a shop, it was late and everybody was happy',
    'Business was slow, sales was my field, the news was good and statistics was a subject',
    'The number of customers was high, and training dogs and cats was fun',
    'There is 24 hour service and there was 5 % waste',
    'worked there since 2019 and since last year, since two years ago',
    'We do everything we can to help, and what I had to do',
    'We have got a plan, I have work the whole day, we have lead times',
    'I have done it, have I seen it, what they had done and we have seen',
    'I did not cut or put anything, I did not read it',
    'of course I could, as one should of course',
    'worked like a machine, worked like clockwork',
    'these equipments were new and the informations are old',
    'hired two more better cooks',
    'moved from there to there, people of there being three',
    'the customer complains, and he complains',
    'vitamin a and hepatitis a infections, category a offences, Team A apples',
    'a user, a uniform, a European, a one-off, a unit, a ukulele, a utility, an umbrella, an hour, an honour, an heir',
    'an historic hotel, an hotel, a hotel, an X-ray, a MSc, an MSc, an SQL server, an nhs trust, an api, a api',
    'from a to e, a or b, a in the list, a. other',
    'an iOS app, an e-mail, an 8-hour shift, an uninterested, unimportant umbrella',
  ])('keeps %p', (text) => {
    expect(correctGrammar(text)).toBe(text);
  });
});
