import { HttpResponse } from 'msw';
import { RECEIPT, noReceipt, takeSearches } from '../../testing/erasure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { testServices } from '../../testing/render-app';
import { pollReceipt } from './fetch-receipt';

const createPoll = (onWait: (delays: number) => void = () => undefined) => {
  const delays: number[] = [];
  const controller = new AbortController();
  const wait = (milliseconds: number) => {
    delays.push(milliseconds);
    onWait(delays.length);
    return Promise.resolve();
  };
  const services = { ...testServices(memoryIdentity({ user: NADIA })), wait };
  return { delays, controller, poll: () => pollReceipt(RECEIPT.id, services, controller.signal) };
};

describe('pollReceipt', () => {
  it('polls every four seconds until there is a receipt', async () => {
    takeSearches((round) => (round < 3 ? noReceipt() : HttpResponse.json(RECEIPT)));
    const { delays, poll } = createPoll();
    expect(await poll()).toEqual(RECEIPT);
    expect(delays).toEqual([4_000, 4_000, 4_000]);
  });

  it('continues after failures and invalid responses', async () => {
    const responses = [HttpResponse.error(), HttpResponse.json({ ...RECEIPT, version: 2 }), HttpResponse.json(RECEIPT)];
    takeSearches((round) => responses[round - 1] ?? noReceipt());
    expect(await createPoll().poll()).toEqual(RECEIPT);
  });

  it('stops after two minutes', async () => {
    const searches = takeSearches();
    const { delays, poll } = createPoll();
    expect(await poll()).toBeUndefined();
    expect(delays.reduce((total, wait) => total + wait)).toBe(120_000);
    expect(searches).toHaveLength(delays.length);
  });

  it('stops when aborted', async () => {
    const searches = takeSearches();
    const { poll, controller } = createPoll((delays) => delays === 2 && controller.abort());
    expect(await poll()).toBeUndefined();
    expect(searches).toHaveLength(1);
  });
});
