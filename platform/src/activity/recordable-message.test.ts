import { HttpError } from '../requests/http-error.js';
import { getRecordableMessage } from './recordable-message.js';

const createValidationError = (path: string, message: string) =>
  new HttpError(400, 'validation', message, { details: [{ path, message }] });

it('records a constant message', () => {
  const error = new HttpError(412, 'precondition-failed', 'Your profile was changed elsewhere in the meantime.');
  expect(getRecordableMessage(error, undefined)).toBe('Your profile was changed elsewhere in the meantime.');
});

it('records the message of a rule', () => {
  const error = createValidationError('experiences.0.company', 'Company is required');
  expect(getRecordableMessage(error, undefined)).toBe('Company is required');
});

it('records the failure message of the endpoint for an unexpected error', () => {
  const error = new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
  expect(getRecordableMessage(error, 'Failed to update skills')).toBe('Failed to update skills');
  expect(getRecordableMessage(error, undefined)).toBe('Something went wrong on our side. Please try again.');
});

it.each([
  ['a code whose message quotes the profile', new HttpError(409, 'not-undoable', 'Undo “Added skill Go” first.')],
  ['a field that the client named', createValidationError('experiences.0.secret-4711', 'Secret-4711 is not valid')],
])('does not record the message of %s', (_, error) => {
  expect(getRecordableMessage(error, 'Failed')).toBeUndefined();
});

it('omits the name of an unknown field', () => {
  expect(getRecordableMessage(createValidationError('', 'Unknown field: secret-4711'), undefined)).toBe(
    'Unknown field',
  );
});
