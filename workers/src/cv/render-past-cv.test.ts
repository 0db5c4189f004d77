import { profileAggregate } from '@trackrecord/domain';
import { createLogger, KeyDestroyed } from '@trackrecord/platform';
import { BrowserNotFound } from './browser/browser-program.js';
import { renderPastCv } from './render-past-cv.js';

type Dependencies = Parameters<typeof renderPastCv>[0];

const found = { state: profileAggregate.initialState, revision: 3, at: '2024-05-06T10:00:00.000Z' };
const signal = new AbortController().signal;

/** Renders the CV of revision 3, without a browser. */
const render = (readAt: Dependencies['profiles']['readAt']) =>
  renderPastCv({
    profiles: { readAt },
    print: () => Promise.reject(new BrowserNotFound('no browser')),
    fetchImages: () => Promise.resolve({ images: new Map(), errors: [] }),
    logger: createLogger('test', 'silent'),
  })({ revision: 3 }, { uid: 'nadia', signal });

it('fails permanently if there is no browser', async () => {
  await expect(render(() => Promise.resolve(found))).rejects.toMatchObject({
    name: 'WorkFailedError',
    failure: 'cv-unavailable',
  });
});

it('has no result without the revision or the account', async () => {
  expect(await render(() => Promise.resolve(undefined))).toBeNull();
  expect(await render(() => Promise.resolve({ ...found, revision: 2 }))).toBeNull();
  expect(await render(() => Promise.reject(new KeyDestroyed('nadia')))).toBeNull();
});
