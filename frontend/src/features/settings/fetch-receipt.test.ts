import { HttpResponse } from 'msw';
import { RECEIPT, receiptNotFound, captureReceiptRequests } from '../../testing/erasure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { makeTestServices } from '../../testing/render-app';
import { makeTestStore } from '../../testing/test-store';
import { erasureApi } from './settings-api';

const createPoll = (onWait: (delayCount: number, abort: () => void) => void = () => undefined) => {
  const delaysMs: number[] = [];
  let abort = (): void => undefined;
  const wait = (milliseconds: number) => {
    delaysMs.push(milliseconds);
    onWait(delaysMs.length, () => abort());
    return Promise.resolve();
  };
  const store = makeTestStore({ ...makeTestServices(memoryIdentity({ user: NADIA })), wait });
  const poll = async () => {
    const request = store.dispatch(erasureApi.endpoints.pollReceipt.initiate(RECEIPT.id));
    abort = () => request.abort();
    const { data } = await request;
    return data;
  };
  return { delaysMs, poll };
};

describe('pollReceipt', () => {
  it('polls every four seconds until there is a receipt', async () => {
    captureReceiptRequests((attempt) => (attempt < 3 ? receiptNotFound() : HttpResponse.json(RECEIPT)));
    const { delaysMs, poll } = createPoll();
    expect(await poll()).toEqual(RECEIPT);
    expect(delaysMs).toEqual([4_000, 4_000, 4_000]);
  });

  it('continues after failures', async () => {
    const responses = [HttpResponse.error(), HttpResponse.json(RECEIPT)];
    captureReceiptRequests((attempt) => responses[attempt - 1] ?? receiptNotFound());
    expect(await createPoll().poll()).toEqual(RECEIPT);
  });

  it('stops after two minutes', async () => {
    const requests = captureReceiptRequests();
    const { delaysMs, poll } = createPoll();
    expect(await poll()).toBeNull();
    expect(delaysMs.reduce((totalMs, delayMs) => totalMs + delayMs)).toBe(120_000);
    expect(requests).toHaveLength(delaysMs.length);
  });

  it('stops when aborted', async () => {
    const requests = captureReceiptRequests();
    const { poll } = createPoll((delayCount, abort) => {
      if (delayCount === 2) abort();
    });
    expect(await poll()).toBeUndefined();
    expect(requests).toHaveLength(1);
  });
});
