import { toCompanyKey } from './company-key.js';

it.each([
  ['Acme', 'Acme'],
  ['ACME Inc.', 'Acme, Inc'],
  ['Acme Incorporated', 'acme'],
  ['  Acme   Ltd ', 'Acme Limited'],
  ['Inn GmbH & Co. KG', 'Inn'],
  ['Inn S.A.', 'Inn SA'],
  ['Inn Pvt. Ltd.', 'Inn Private Limited'],
  ['Kestrel Labs, LLC', 'Kestrel Labs L.L.C.'],
  ['AB Volvo', 'Volvo'],
  ['Nestlé S.A.', 'Nestle'],
  ['Café Noir', 'Cafe\u0301 Noir'],
  ['Müller & Söhne', 'MÜLLER  SÖHNE'],
  ['Mitsui Bussan K.K.', 'Mitsui Bussan'],
  ['宿', '宿'],
  ['AS', 'A.S.'],
  ['Company', 'COMPANY'],
  ['A/B Tests', 'a b tests'],
  ['...', ' ... '],
])('%j and %j are one company', (left, right) => expect(toCompanyKey(left)).toBe(toCompanyKey(right)));

it.each([
  ['Acme', 'Acme Labs'],
  ['Acme', 'Ac me'],
  ['The Inn', 'Inn'],
  ['AS', 'AG'],
  ['Company', 'Corporation'],
  ['C++ Institute', 'C# Institute'],
  ['कला', 'काली'],
  ['Northwind 1', 'Northwind 2'],
  ['Global Health', 'Global Wealth'],
  ['Cozy', 'Co Zy'],
  ['Indigo', 'Indigo Air'],
  ['!', '?'],
  ['...', ''],
])('%j and %j are two companies', (left, right) => expect(toCompanyKey(left)).not.toBe(toCompanyKey(right)));
