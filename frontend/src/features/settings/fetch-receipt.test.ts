import { HttpResponse } from 'msw';
import { RECEIPT, receiptNotFound, captureReceiptRequests } from '../../testing/erasure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { makeTestServices } from '../../testing/render-app';
import { pollReceipt } from './fetch-receipt';

const createPoll = (onWait: (delays: number) => void = () => undefined) => {
  const delays: number[] = [];
  const controller = new AbortController();
  const wait = (milliseconds: number) => {
    delays.push(milliseconds);
    onWait(delays.length);
    return Promise.resolve();
  };
  const services = { ...makeTestServices(memoryIdentity({ user: NADIA })), wait };
  return { delays, controller, poll: () => pollReceipt(RECEIPT.id, services, controller.signal) };
};

describe('pollReceipt', () => {
  it('polls every four seconds until there is a receipt', async () => {
    captureReceiptRequests((round) => (round < 3 ? receiptNotFound() : HttpResponse.json(RECEIPT)));
    const { delays, poll } = createPoll();
    expect(await poll()).toEqual(RECEIPT);
    expect(delays).toEqual([4_000, 4_000, 4_000]);
  });

  it('continues after failures and invalid responses', async () => {
    const responses = [HttpResponse.error(), HttpResponse.json({ ...RECEIPT, version: 2 }), HttpResponse.json(RECEIPT)];
    captureReceiptRequests((round) => responses[round - 1] ?? receiptNotFound());
    expect(await createPoll().poll()).toEqual(RECEIPT);
  });

  it('stops after two minutes', async () => {
    const searches = captureReceiptRequests();
    const { delays, poll } = createPoll();
    expect(await poll()).toBeUndefined();
    expect(delays.reduce((total, wait) => total + wait)).toBe(120_000);
    expect(searches).toHaveLength(delays.length);
  });

  it('stops when aborted', async () => {
    const searches = captureReceiptRequests();
    const { poll, controller } = createPoll((delays) => delays === 2 && controller.abort());
    expect(await poll()).toBeUndefined();
    expect(searches).toHaveLength(1);
  });
});
