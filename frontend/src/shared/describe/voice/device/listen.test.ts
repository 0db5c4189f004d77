import { fakeRecognition, final, interim } from '../../../../testing/speech-recognition';
import type { FakeRecognition } from '../../../../testing/speech-recognition';
import { listen } from './listen';
import { createDeviceRecognition } from './recognition';

let recognition: FakeRecognition;
const calls: unknown[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  recognition.restore();
  calls.length = 0;
});

const startSession = () =>
  listen(createDeviceRecognition('en-US'), {
    onListening: () => calls.push('listening'),
    onHeard: (heard) => calls.push(heard),
    onEnd: (cause, heard) => calls.push([cause, heard.text]),
  });
/** Runs the callbacks that the browser would call in its next tasks. */
const settle = () => jest.advanceTimersByTimeAsync(0);

it('reports once that the browser listens, and what it hears', () => {
  recognition = fakeRecognition();
  startSession();
  expect(calls).toEqual([]);
  recognition.latest().begin();
  recognition.latest().hear(final('I led'), interim(' a tea'));
  expect(calls).toEqual(['listening', { text: 'I led', interim: 'a tea' }]);
});

it('waits for the last result after a stop', async () => {
  recognition = fakeRecognition({
    onStop: (session) => {
      session.hear(final('I led a team.'));
      session.end();
    },
  });
  const session = startSession();
  recognition.latest().begin();
  session.stop();
  session.stop();
  expect(recognition.countOpen()).toBe(0);
  await settle();
  expect(calls.at(-1)).toEqual(['stopped', 'I led a team.']);
});

it.each([
  ['the browser does not end', 5_000, () => undefined],
  ['the stop fails', 0, (session: { fail: (error: string) => void }) => session.fail('no-speech')],
])('keeps what was heard if %s after a stop', async (_name, milliseconds, onStop) => {
  recognition = fakeRecognition({ onStop });
  const session = startSession();
  recognition.latest().begin();
  recognition.latest().hear(final('I led a team.'));
  session.stop();
  await jest.advanceTimersByTimeAsync(milliseconds);
  expect(calls.at(-1)).toEqual(['stopped', 'I led a team.']);
});

it('stops after 5 minutes', async () => {
  recognition = fakeRecognition();
  startSession();
  recognition.latest().begin();
  recognition.latest().hear(final('I led a team.'));
  await jest.advanceTimersByTimeAsync(299_000);
  expect(recognition.countOpen()).toBe(1);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(recognition.countOpen()).toBe(0);
  expect(calls.at(-1)).toEqual(['limit', 'I led a team.']);
});

it('fails if the browser does not begin within a minute', async () => {
  recognition = fakeRecognition();
  startSession();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([['microphone', '']]);
});

it('fails if the browser cannot start', async () => {
  recognition = fakeRecognition();
  const device = createDeviceRecognition('en-US');
  device.start();
  listen(device, { onListening: jest.fn(), onHeard: jest.fn(), onEnd: (cause) => calls.push(cause) });
  await settle();
  expect(calls).toEqual(['failed']);
});

it('calls nothing after it was discarded', async () => {
  recognition = fakeRecognition();
  const session = startSession();
  recognition.latest().begin();
  session.discard();
  expect(recognition.countOpen()).toBe(0);
  await jest.advanceTimersByTimeAsync(400_000);
  expect(calls).toEqual(['listening']);
});

it('stops the session that has the microphone open', async () => {
  recognition = fakeRecognition();
  startSession();
  recognition.latest().begin();
  recognition.latest().hear(final('The first.'));
  startSession();
  recognition.latest().begin();
  await settle();
  expect(calls).toContainEqual(['stopped', 'The first.']);
  expect(recognition.countOpen()).toBe(1);
});
