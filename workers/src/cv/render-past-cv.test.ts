import { profileAggregate } from '@trackrecord/domain';
import { createLogger, KeyDestroyedError } from '@trackrecord/platform';
import { ImageServer } from '../testing/image-server.js';
import { IMAGES } from '../testing/images.js';
import { BrowserNotFoundError } from './browser/browser-program.js';
import { fetchImages } from './images/fetch-images.js';
import { renderCv } from './render-cv.js';
import { renderPastCv } from './render-past-cv.js';

type Dependencies = Parameters<typeof renderPastCv>[0];

const initialState = profileAggregate.initialState;
const found = { state: initialState, revision: 3, at: '2024-05-06T10:00:00.000Z' };
const signal = new AbortController().signal;

/** Renders the CV of revision 3, without a browser. */
const render = (readAt: Dependencies['profiles']['readAt']) =>
  renderPastCv({
    profiles: { readAt },
    print: () => Promise.reject(new BrowserNotFoundError('no browser')),
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
  expect(await render(() => Promise.reject(new KeyDestroyedError('nadia')))).toBeNull();
});

describe('images', () => {
  let server: ImageServer;
  const documents: string[] = [];
  beforeEach(async () => {
    server = await ImageServer.start({ '/loom.png': (_request, response) => void response.end(IMAGES.png) });
    documents.length = 0;
  });
  afterEach(() => server.close());

  const project = {
    id: '0b5d5a3e-4f0e-4b59-9a3a-0c7c9f6f2f10',
    title: 'Loom',
    imageUrl: 'https://images.test/loom.png',
    endDate: null,
    isOngoing: false,
    links: [],
  };
  const snapshot = { ...found, state: { ...initialState, onboardingCompleted: true, projects: [project] } };

  /** The dependencies of both processors, as the worker passes them. */
  const createDependencies = () => ({
    profiles: {
      readAt: () => Promise.resolve(snapshot),
      readLatest: () => Promise.resolve(snapshot),
      readLatestRevision: () => Promise.resolve(snapshot.revision),
    },
    cvs: { has: () => Promise.resolve(false), store: () => Promise.reject(new Error('not stored')) },
    print: (html: string) => {
      documents.push(html);
      return Promise.reject(new BrowserNotFoundError('no browser'));
    },
    fetchImages: (addresses: readonly string[], jobSignal: AbortSignal) =>
      fetchImages(addresses, jobSignal, server.web),
    logger: createLogger('test', 'silent'),
  });

  it('are neither requested nor embedded for a past CV', async () => {
    const rendering = renderPastCv(createDependencies())({ revision: 3 }, { uid: 'nadia', signal });
    await expect(rendering).rejects.toMatchObject({ failure: 'cv-unavailable' });
    expect(server.requests).toEqual([]);
    expect(documents).toEqual([expect.stringContaining('Loom')]);
    expect(documents[0]).not.toContain('<img');
    expect(documents[0]).not.toContain('images.test');
  });

  it('are requested and embedded for the current CV', async () => {
    const job = { uid: 'nadia', stream: 'profile-nadia', revision: 3 };
    await expect(renderCv(job, signal, createDependencies())).rejects.toMatchObject({ failure: 'cv-unavailable' });
    expect(server.requests.map(({ path }) => path)).toEqual(['/loom.png']);
    expect(documents).toEqual([expect.stringContaining('<img')]);
  });
});
