import type { OnboardingDraft } from '@trackrecord/contracts';
import { DraftOutbox } from './draft-outbox';
import type { Sent } from './draft-outbox';

const draft = (firstName: string): OnboardingDraft => ({
  kind: 'personal',
  value: { firstName, lastName: '', linkedInUrl: '' },
});

/** An outbox whose sends wait to be answered; what was sent, and who waits. */
function outbox() {
  const sent: string[] = [];
  const answers: ((sent: Sent) => void)[] = [];
  let waiting: readonly OnboardingDraft[] = [];
  const box = new DraftOutbox(
    (_step, { kind, value }) => {
      sent.push(value !== null && 'firstName' in value ? value.firstName : kind);
      return new Promise((resolve) => answers.push(resolve));
    },
    (now) => {
      waiting = now;
    },
  );
  return { box, sent, answer: (how: Sent) => answers.shift()?.(how), waiting: () => waiting.map(({ kind }) => kind) };
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
  answer('arrived');
  expect(await first).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  answer('arrived');
  expect(await second).toBe(true);
  expect(sent).toEqual(['N', 'Na']);
});

it('keeps what could not be sent for the next time, and says so', async () => {
  const { box, sent, answer } = outbox();
  box.put(draft('N'));
  const first = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  answer('failed');
  expect(await first).toBe(false);
  expect(box.isStuck).toBe(true);
  const second = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  answer('arrived');
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

const skills: OnboardingDraft = { kind: 'skills', value: { skills: [], typed: 'Go', bulk: '', isBulk: false } };

it('is not held up by what the server refuses, and does not repeat that', async () => {
  const { box, sent, answer, waiting } = outbox();
  box.put(draft('N'));
  box.put(skills);
  const first = box.flush();
  await jest.advanceTimersByTimeAsync(0);
  answer('refused');
  await jest.advanceTimersByTimeAsync(0);
  answer('arrived');
  expect(await first).toBe(false);
  expect(waiting()).toEqual(['personal']);
  expect(await box.flush()).toBe(false);
  expect(sent).toEqual(['N', 'skills']);
  expect(box.isStuck).toBe(true);
});

it('sends everything at once when the page goes, and says until the answer that the server may not have it', async () => {
  const { box, sent, answer, waiting } = outbox();
  box.put(draft('N'));
  box.put(skills);
  box.leave();
  expect(sent).toEqual(['N', 'skills']);
  expect(waiting()).toEqual(['personal', 'skills']);
  answer('arrived');
  answer('arrived');
  await jest.advanceTimersByTimeAsync(0);
  expect(waiting()).toEqual([]);
});
