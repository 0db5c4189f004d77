import { readSettings, SettingsError } from './settings.js';

it('answers are checked beside tests, and in no case in production', () => {
  expect(readSettings({ CHECK_ANSWERS: '1' }).checkAnswers).toBe(true);
  expect(readSettings({ NODE_ENV: 'production' }).checkAnswers).toBe(false);
  const read = () => readSettings({ CHECK_ANSWERS: '1', NODE_ENV: 'production' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/^CHECK_ANSWERS [^\n]*$/);
});
