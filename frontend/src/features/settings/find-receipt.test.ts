import { HttpResponse } from 'msw';
import { RECEIPT, noReceipt, takeSearches } from '../../testing/erasure';
import { NADIA, memoryIdentity } from '../../testing/memory-identity';
import { testServices } from '../../testing/render-app';
import { awaitReceipt } from './find-receipt';

const waiting = (onWait: (waits: number) => void = () => undefined) => {
  const waits: number[] = [];
  const left = new AbortController();
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    onWait(waits.length);
    return Promise.resolve();
  };
  const services = { ...testServices(memoryIdentity({ user: NADIA })), wait };
  return { waits, left, found: () => awaitReceipt(RECEIPT.id, services, left.signal) };
};

describe('Waiting for a receipt', () => {
  it('looks every four seconds, and ends with the first', async () => {
    takeSearches((round) => (round < 3 ? noReceipt() : HttpResponse.json(RECEIPT)));
    const { waits, found } = waiting();
    expect(await found()).toEqual(RECEIPT);
    expect(waits).toEqual([4_000, 4_000, 4_000]);
  });

  it('takes nothing else for one, and no failure for the end', async () => {
    const answers = [HttpResponse.error(), HttpResponse.json({ ...RECEIPT, version: 2 }), HttpResponse.json(RECEIPT)];
    takeSearches((round) => answers[round - 1] ?? noReceipt());
    expect(await waiting().found()).toEqual(RECEIPT);
  });

  it('gives up after two minutes', async () => {
    const searches = takeSearches();
    const { waits, found } = waiting();
    expect(await found()).toBeUndefined();
    expect(waits.reduce((total, wait) => total + wait)).toBe(120_000);
    expect(searches).toHaveLength(waits.length);
  });

  it('looks no more once it is told to stop', async () => {
    const searches = takeSearches();
    const { found, left } = waiting((waits) => waits === 2 && left.abort());
    expect(await found()).toBeUndefined();
    expect(searches).toHaveLength(1);
  });
});
