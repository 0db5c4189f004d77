import { readData } from '../../../read-data.js';
import { isInDictionary } from '../../language/dictionary.js';
import { getBaseForms } from '../../language/wordnet.js';
import { correctSpelling } from './correct-spelling.js';

describe('correctSpelling', () => {
  it.each([
    ['recieved goods from the suplier', 'received goods from the supplier'],
    ['helping custumers and pacients in the restorant', 'helping customers and patients in the restaurant'],
    ['responsable for accomodation and maintainance', 'responsible for accommodation and maintenance'],
    ['Responsable for the sheduling', 'Responsible for the scheduling'],
    ['- recruting of seasonal staff', '- recruiting of seasonal staff'],
    ['loaded the lorrys and made deliverys', 'loaded the lorries and made deliveries'],
    ['controled the rooms and planed the shifts', 'controlled the rooms and planed the shifts'],
    ['writed a report and teached the childs', 'wrote a report and taught the children'],
    ['it was writed by us', 'it was written by us'],
    ['feeding calfs and cleaning shelfs', 'feeding calves and cleaning shelves'],
    ['i didnt have alot of time untill friday', "i didn't have a lot of time until Friday"],
    ['taught english in vietnam on mondays', 'taught English in Vietnam on Mondays'],
    ['sold at zara and bosch', 'sold at Zara and Bosch'],
    ['the eletrical machinary of the plant', 'the electrical machinery of the plant'],
  ])('corrects %p to %p', (text, expected) => {
    expect(correctSpelling(text)).toBe(expected);
  });

  it('does not change what it has corrected', () => {
    const corrected = correctSpelling('recieved the lorrys, writed reports and helped custumers in vietnam');
    expect(correctSpelling(corrected)).toBe(corrected);
  });

  it.each([
    [
      'British spelling',
      `analysed apologised catalogue centre cheque colour counselling dialled draught enrol enrolment favour fibre focussed fulfil
      grey haematology honour instalment jewellery kerb labelled labour learnt licence litre manoeuvre metre modelled mould
      neighbour organisation orthopaedic paediatric plough practise programme pyjamas signalled skilful sceptical speciality
      storey theatre travelled tyre whilst anaesthetist gynaecology diarrhoea ageing judgement aluminium mum rota lino artefact`,
    ],
    [
      'American spelling',
      'analyzed organized color center behavior traveled labeled modeling fulfill skillful gray tire license program',
    ],
    [
      'Indian usage',
      `lakh lakhs crore crores prepone preponed upgradation updation fresher freshers batchmates godown kirana dhaba tiffin
      panchayat anganwadi tehsil mandi peon ayurveda roti thali chowkidar challan biryani paneer masala sabzi dabba maund
      intimated passout outpass rickshaw puja namaste`,
    ],
    [
      'words of trades',
      `silage joinery screed grouting rendering phlebotomy cannulation catheterisation tachograph reefer gantry bobcat spirometry
      payslips minibar onboarding upskilling upselling waterproofing fundraising signposting backlog dropshipping barista
      mystery shopper crowdfunding vlogging podcasting phishing pentesting refactoring codebase changelog geospatial
      biostatistics nanoparticles electrochemistry hydrodynamic multivariate unmoderated preclinical deprescribing`,
    ],
    ['names in lower case', 'zomato swiggy flipkart infosys wipro tcs tesco lidl aldi asda deliveroo thyssenkrupp'],
    [
      'skills',
      'kubectl numpy pytorch nextjs sklearn svelte terraform ansible grafana nginx vitest pytest mongodb redis',
    ],
    ['forms that another word has', 'planed scraped filed hoped taped costumes costumers whit wether complains'],
    ['acronyms', 'nhs gp ot hr cv pos erp crm mri ecg iv cpr dbs cscs'],
  ])('keeps %s', (_kind, words) => {
    const text = words.replace(/\s+/g, ' ');
    const changed = text.split(' ').filter((word) => correctSpelling(`it was ${word} and`) !== `it was ${word} and`);
    expect(changed).toEqual([]);
  });

  it.each([
    ['a name within a sentence', 'worked for Custumers First and Brande Recieved'],
    ['a name that is also in lower case', 'at Acomplish, and acomplish was small'],
    ['a label before a name', 'Location: Brande'],
    ['an address', 'see recieve.example.com, mail recieve@example.com and https://example.com/recieve'],
    ['a handle, a file or a path', '@recieve #recieve recieve.txt src/recieve recieve_all'],
    ['hyphens and digits', 'recieve-only recieve2'],
    ['capitals', 'RECIEVE iRecieve ReCieve'],
    ['a letter with an accent', 'the résumé of the café naïve'],
  ])('keeps %s', (_kind, text) => {
    expect(correctSpelling(text)).toBe(text);
  });

  it('corrects a text of unknown words within its deadline', () => {
    const letters = 'bcdfghjklmnpqrstvwxz';
    const words = Array.from({ length: 100 }, (_, at) =>
      `${letters.slice(at % 20)}${letters.slice(0, at % 20)}`.slice(0, 19),
    );
    const text = words.join(' ');
    expect(correctSpelling(text)).toBe(text);
  });

  it('lists only misspellings that are no words, and corrections that are', () => {
    const misspellings = Object.entries(readData('words/misspellings') as Readonly<Record<string, string>>);
    const isWord = (word: string): boolean => isInDictionary(word) || getBaseForms(word)[0] === word;
    expect(misspellings.filter(([wrong]) => isWord(wrong))).toEqual([]);
    expect(misspellings.filter(([, right]) => !right.split(' ').every(isWord))).toEqual([]);
  });
});
