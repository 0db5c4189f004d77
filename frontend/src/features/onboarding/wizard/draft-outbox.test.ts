import { DraftOutbox } from './draft-outbox';
import type { OnboardingDraft } from '@trackrecord/contracts';

const draft = (firstName: string): OnboardingDraft => ({
  kind: 'personal',
  value: { firstName, lastName: '', linkedInUrl: '' },
});

/** An outbox whose sends wait to be answered; what was sent, and who waits. */
function outbox() {
  const sent: string[] = [];
  const answers: ((arrived: boolean) => void)[] = [];
  const box = new DraftOutbox((_step, { value }) => {
    sent.push(value !== null && 'firstName' in value ? value.firstName : '');
    return new Promise((resolve) => answers.push(resolve));
  });
  return { box, sent, answer: (arrived: boolean) => answers.shift()?.(arrived) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the newest of what was typed once typing pauses', async () => {
  const { box, sent } = outbox();
  box.put(draft('N'));
  await jest.advanceTimersByTimeAsync(900);
  box.put(draft('Na'));
  await jest.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['Na']);
});

it('sends one after the other, and what was typed meanwhile after that', async () => {
  const { box, sent, answer } = outbox();
  box.put(draft('N'));
  const first = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  box.put(draft('Na'));
  const second = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['N']);
  answer(true);
  expect(await first).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  answer(true);
  expect(await second).toBe(true);
  expect(sent).toEqual(['N', 'Na']);
});

it('keeps what could not be sent for the next time, and says so', async () => {
  const { box, sent, answer } = outbox();
  box.put(draft('N'));
  const first = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  answer(false);
  expect(await first).toBe(false);
  expect(box.isStuck).toBe(true);
  const second = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  answer(true);
  expect(await second).toBe(true);
  expect(box.isStuck).toBe(false);
  expect(sent).toEqual(['N', 'N']);
});

it('sends nothing of a step that is finished', async () => {
  const { box, sent } = outbox();
  box.put(draft('N'));
  box.forget('personal');
  expect(await box.flush()).toBe(true);
  expect(sent).toEqual([]);
});
