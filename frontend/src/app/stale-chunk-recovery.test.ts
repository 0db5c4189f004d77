import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '../testing/server';
import { recoverFromStaleChunks } from './stale-chunk-recovery';

const dispatchPreloadError = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

describe('A missing chunk', () => {
  let stop: () => void;
  const reload = jest.fn();
  const responses: number[] = [];
  const serveStatus = (status: number) =>
    server.use(
      http.head('http://localhost/', () => {
        responses.push(status);
        return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status });
      }),
    );

  beforeEach(() => {
    responses.length = 0;
    reload.mockClear();
    stop = recoverFromStaleChunks(reload);
  });
  afterEach(() => stop());

  it('is taken for a deploy once, and then for a failure', async () => {
    serveStatus(200);
    dispatchPreloadError();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    dispatchPreloadError();
    await waitFor(() => expect(responses).toHaveLength(2));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be reached', 0],
    ['is about to start', 503],
  ])('is no reason to reload while the server %s', async (_state, status) => {
    serveStatus(status);
    dispatchPreloadError();
    await waitFor(() => expect(responses).toHaveLength(1));
    serveStatus(200);
    expect(reload).not.toHaveBeenCalled();
    dispatchPreloadError();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is no reason to reload without a connection', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchPreloadError();
    expect(responses).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});
