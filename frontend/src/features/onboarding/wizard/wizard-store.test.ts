import type { OnboardingDraft } from '@trackrecord/contracts';
import { DraftOutbox } from '../../../testing/wizard';
import type { SendResult } from '../../../testing/wizard';

const personalDraft = (firstName: string): OnboardingDraft => ({
  kind: 'personal',
  value: { firstName, lastName: '', linkedInUrl: '' },
});

/** Creates an outbox whose requests stay in flight until `respond` is called. */
function createOutbox() {
  const sent: string[] = [];
  const resolvers: ((result: SendResult) => void)[] = [];
  let pending: readonly OnboardingDraft[] = [];
  const outbox = new DraftOutbox(
    (_step, { kind, value }) => {
      sent.push(value !== null && 'firstName' in value ? value.firstName : kind);
      return new Promise((resolve) => resolvers.push(resolve));
    },
    (drafts) => {
      pending = drafts;
    },
  );
  return {
    outbox,
    sent,
    respond: (result: SendResult) => resolvers.shift()?.(result),
    pending: () => pending.map(({ kind }) => kind),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the latest draft once after the debounce time', async () => {
  const { outbox, sent } = createOutbox();
  outbox.put(personalDraft('N'));
  await jest.advanceTimersByTimeAsync(900);
  outbox.put(personalDraft('Na'));
  await jest.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['Na']);
});

it('sends drafts sequentially, then the ones added meanwhile', async () => {
  const { outbox, sent, respond } = createOutbox();
  outbox.put(personalDraft('N'));
  const first = outbox.flush();
  await jest.advanceTimersByTimeAsync(0);
  outbox.put(personalDraft('Na'));
  const second = outbox.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['N']);
  respond('sent');
  expect(await first).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  respond('sent');
  expect(await second).toBe(true);
  expect(sent).toEqual(['N', 'Na']);
});

it('retries a failed draft on the next flush and reports the failure', async () => {
  const { outbox, sent, respond } = createOutbox();
  outbox.put(personalDraft('N'));
  const first = outbox.flush();
  await jest.advanceTimersByTimeAsync(0);
  respond('failed');
  expect(await first).toBe(false);
  expect(outbox.hasFailures).toBe(true);
  const second = outbox.flush();
  await jest.advanceTimersByTimeAsync(0);
  respond('sent');
  expect(await second).toBe(true);
  expect(outbox.hasFailures).toBe(false);
  expect(sent).toEqual(['N', 'N']);
});

it('does not send discarded drafts', async () => {
  const { outbox, sent } = createOutbox();
  outbox.put(personalDraft('N'));
  outbox.discard('personal');
  expect(await outbox.flush()).toBe(true);
  expect(sent).toEqual([]);
});

const skillsDraft: OnboardingDraft = { kind: 'skills', value: { skills: [], typed: 'Go', bulk: '', isBulk: false } };

it('continues after a rejected draft and does not resend it', async () => {
  const { outbox, sent, respond, pending } = createOutbox();
  outbox.put(personalDraft('N'));
  outbox.put(skillsDraft);
  const first = outbox.flush();
  await jest.advanceTimersByTimeAsync(0);
  respond('rejected');
  await jest.advanceTimersByTimeAsync(0);
  respond('sent');
  expect(await first).toBe(false);
  expect(pending()).toEqual(['personal']);
  expect(await outbox.flush()).toBe(false);
  expect(sent).toEqual(['N', 'skills']);
  expect(outbox.hasFailures).toBe(true);
});

it('sends all drafts in parallel on unload and keeps them pending until the response', async () => {
  const { outbox, sent, respond, pending } = createOutbox();
  outbox.put(personalDraft('N'));
  outbox.put(skillsDraft);
  outbox.flushOnUnload();
  expect(sent).toEqual(['N', 'skills']);
  expect(pending()).toEqual(['personal', 'skills']);
  respond('sent');
  respond('sent');
  await jest.advanceTimersByTimeAsync(0);
  expect(pending()).toEqual([]);
});
