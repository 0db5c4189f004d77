import { toOperator } from './get-operator.js';

it('returns name, address and email, with the lines of the address', () => {
  expect(
    toOperator({
      OPERATOR_NAME: ' Trackrecord Ltd ',
      OPERATOR_ADDRESS: '1 Harbour Road\\nDubai',
      OPERATOR_EMAIL: 'privacy@example.com',
    }),
  ).toEqual({ name: 'Trackrecord Ltd', address: '1 Harbour Road\nDubai', email: 'privacy@example.com' });
});

it('returns null for what is not configured', () => {
  expect(toOperator({ OPERATOR_NAME: '', OPERATOR_ADDRESS: ' ', OPERATOR_EMAIL: '' })).toEqual({
    name: null,
    address: null,
    email: null,
  });
});
