import { recoverFromStaleChunks } from './preload-recovery';

const chunkIsGone = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('A missing chunk is taken for a deploy once, and then for a failure', () => {
  const reload = jest.fn();
  recoverFromStaleChunks(reload);
  expect(chunkIsGone()).toBe(true);
  expect(chunkIsGone()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
