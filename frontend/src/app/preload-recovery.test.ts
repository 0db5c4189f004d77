import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from '../testing/server';
import { recoverFromStaleChunks } from './preload-recovery';

const chunkIsGone = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

describe('A missing chunk', () => {
  let stop: () => void;
  const reload = jest.fn();
  const answers: number[] = [];
  const serverAnswers = (status: number) =>
    server.use(
      http.head('http://localhost/', () => {
        answers.push(status);
        return status === 0 ? HttpResponse.error() : new HttpResponse(null, { status });
      }),
    );

  beforeEach(() => {
    answers.length = 0;
    reload.mockClear();
    stop = recoverFromStaleChunks(reload);
  });
  afterEach(() => stop());

  it('is taken for a deploy once, and then for a failure', async () => {
    serverAnswers(200);
    chunkIsGone();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    chunkIsGone();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['cannot be reached', 0],
    ['is about to start', 503],
  ])('is no reason to reload while the server %s', async (_state, status) => {
    serverAnswers(status);
    chunkIsGone();
    await waitFor(() => expect(answers).toHaveLength(1));
    serverAnswers(200);
    expect(reload).not.toHaveBeenCalled();
    chunkIsGone();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is no reason to reload without a connection', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    chunkIsGone();
    expect(answers).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});
