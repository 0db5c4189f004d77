import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '../testing/server';
import { recoverFromStaleChunks } from './stale-chunk-recovery';

const dispatchPreloadError = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

describe('Stale chunk recovery', () => {
  let removeListener: () => void;
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
    removeListener = recoverFromStaleChunks(reload);
  });
  afterEach(() => removeListener());

  it('reloads the page once', async () => {
    serveStatus(200);
    dispatchPreloadError();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    dispatchPreloadError();
    await waitFor(() => expect(responses).toHaveLength(2));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be reached', 0],
    ['is starting', 503],
  ])('does not reload while the server %s', async (_state, status) => {
    serveStatus(status);
    dispatchPreloadError();
    await waitFor(() => expect(responses).toHaveLength(1));
    serveStatus(200);
    expect(reload).not.toHaveBeenCalled();
    dispatchPreloadError();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('does not reload while the browser is offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchPreloadError();
    expect(responses).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});
