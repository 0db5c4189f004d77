import { readDateText } from './read-date-text.js';

describe('A start date', () => {
  it.each([
    ['May 2014', '2014-05'],
    ['MAY 2014', '2014-05'],
    ['Sept. 2014', '2014-09'],
    ['May, 2014', '2014-05'],
    ["May '14", '2014-05'],
    ['Dec ’98', '1998-12'],
    ['2014-6', '2014-06'],
    ['2014/06', '2014-06'],
    ['2014.06', '2014-06'],
    ['06/2014', '2014-06'],
    ['6.2014', '2014-06'],
    ['06 - 2014', '2014-06'],
    ['15.06.2014', '2014-06-15'],
    ['3.4.2016', '2016-04-03'],
    ['06/15/2014', '2014-06-15'],
    ['15/06/2014', '2014-06-15'],
    ['05/05/2014', '2014-05-05'],
    ['2014/6/5', '2014-06-05'],
    ['2014-06-30 10:00:00', '2014-06-30'],
    ['June 5, 2014', '2014-06-05'],
    ['5th of June 2014', '2014-06-05'],
    ['since 2019', '2019'],
    ['seit Mai 2019', '2019-05'],
    ['depuis février 2019', '2019-02'],
    ['Janvier 2014', '2014-01'],
    ['1er août 2014', '2014-08-01'],
    ['März 2014', '2014-03'],
    ['Jänner 2014', '2014-01'],
    ['septiembre de 2014', '2014-09'],
    ['março de 2014', '2014-03'],
    ['gennaio 2014', '2014-01'],
    ['mrt. 2014', '2014-03'],
    ['październik 2014', '2014-10'],
    ['мая 2014', '2014-05'],
    ['Май 2014 г.', '2014-05'],
    ['березень 2014', '2014-03'],
    ['MAYIS 2014', '2014-05'],
    ['Şubat 2014', '2014-02'],
    ['joulukuu 2014', '2014-12'],
    ['Αύγουστος 2014', '2014-08'],
    ['मई 2014', '2014-05'],
    ['مايو 2014', '2014-05'],
    ['مايو ٢٠١٤', '2014-05'],
    ['מאי 2014', '2014-05'],
    ['2014年5月', '2014-05'],
    ['2014年5月3日', '2014-05-03'],
    ['2014년 5월', '2014-05'],
    ['２０１４年５月', '2014-05'],
    ['14', undefined],
    ['May 14', undefined],
    ['13/2014', undefined],
    ['2014-06-30T10:00:00Z', '2014-06-30'],
    ['2014-06-30t23:59:59.999+05:30', '2014-06-30'],
    ['2014-13', undefined],
    ['2014-13-01', undefined],
    ['2014 - 2016', undefined],
    ['May 2014 - June 2016', undefined],
    ['May-June 2014', undefined],
    ['201405', undefined],
    ['long ago', undefined],
    ['Present', undefined],
    ['until 2014', undefined],
    ['Mai 2014 - heute', undefined],
    ['x'.repeat(60) + ' 2014', undefined],
    ['', undefined],
  ])('“%s” is read as %s', (text, date) => {
    expect(readDateText(text, 'start')).toEqual(date === undefined ? undefined : { date, isComplete: true });
  });

  it.each([
    ['Summer 2015', '2015'],
    ['Q3 2015', '2015'],
    ['WS 2015', '2015'],
    ['ca. 2015', '2015'],
    ['2015 (3 months)', '2015'],
    ['03/04/2016', '2016'],
    ['mid May 2014', '2014-05'],
    ['Summer `11', '2011'],
    ['31.02.2014', '2014-02'],
    ['30/02/2014', '2014-02'],
    ['2019-06-31', '2019-06'],
    ['2019-6-31', '2019-06'],
    ['2019-06-31T00:00:00Z', '2019-06'],
    ['Mon, 5 May 2014 10:00:00 GMT', '2014-05-05'],
    ['Verão 2014', '2014'],
  ])('of “%s” only %s is read', (text, date) => {
    expect(readDateText(text, 'start')).toEqual({ date, isComplete: false });
  });
});

describe('An end date', () => {
  it.each([
    ...['Present', 'PRESENT', 'present ', 'Now', 'Today', 'Current', 'till date', 'Till Date', 'to date', 'until now'],
    ...['heute', 'bis heute', 'aktuell', "aujourd'hui", 'aujourd’hui', 'Présent', 'en cours', 'à ce jour'],
    ...['Actualidad', 'hasta la fecha', 'presente', 'in corso', 'oggi', 'atualmente', 'até o momento', 'heden'],
    ...['obecnie', 'по настоящее время', 'по н.в.', 'halen', 'devam ediyor', 'pågående', 'nuvarande'],
    ...['至今', '現在', '현재', 'حتى الآن', 'वर्तमान', 'Present · 2 yrs 3 mos', '(present)'],
  ])('“%s” is the present', (text) => {
    expect(readDateText(text, 'end')).toEqual({ date: 'present', isComplete: true });
  });

  it.each([
    ['until May 2014', '2014-05'],
    ['bis 2014', '2014'],
    ['since 2019', undefined],
    ['Present (since 2019)', undefined],
  ])('“%s” is read as %s', (text, date) => {
    expect(readDateText(text, 'end')).toEqual(date === undefined ? undefined : { date, isComplete: true });
  });
});

it('reads the names of months that Intl writes in 25 languages', () => {
  const locales = 'en en-GB de de-AT fr es it pt nl pl cs ru uk tr sv da nb fi ro hu el hi ar-EG he id'.split(' ');
  const misread = locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      (['long', 'short'] as const).flatMap((style) => {
        const format = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', calendar: 'gregory' });
        const parts = format.formatToParts(new Date(2001, month - 1));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        const date = `2001-${String(month).padStart(2, '0')}`;
        const text = /\p{L}/u.test(name) ? `${name} 2001` : `${name}/2001`;
        return readDateText(text, 'start')?.date === date ? [] : [`${locale} ${text}`];
      }),
    ),
  );
  expect(misread).toEqual([]);
});
