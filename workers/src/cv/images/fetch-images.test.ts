import type { RequestListener } from 'node:http';
import { ImageServer } from '../../testing/image-server.js';
import { IMAGES, createPng } from '../../testing/images.js';
import { IMAGE_LIMITS } from './cv-image.js';
import { fetchImages } from './fetch-images.js';

const neverAborted = new AbortController().signal;
const send =
  (body: Buffer): RequestListener =>
  (_request, response) =>
    response.end(body);

/** Serves `/0.png`, `/1.png`, ... with this body. */
const createNumberedRoutes = (count: number, body: Buffer) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${String(index)}.png`, send(body)]));
const toUrl = (path: string) => `https://images.test${path}`;

let server: ImageServer;
afterEach(() => server.close());

/** Only tests of the timeout are ended by one, however busy the machine is. */
const NO_TIMEOUT_MS = 60_000;

async function fetchAll(responses: Readonly<Record<string, RequestListener>>, timeoutMs = NO_TIMEOUT_MS) {
  server = await ImageServer.start(responses);
  return fetchImages(Object.keys(responses).map(toUrl), neverAborted, server.web, timeoutMs);
}

it('fetches each URL once and reports errors without URLs', async () => {
  server = await ImageServer.start({ '/a.png': send(IMAGES.png), '/b.gif': send(IMAGES.gif) });
  const paths = ['/a.png', '/gone.png', '/b.gif', '/a.png'];
  const { images, errors } = await fetchImages(['', ...paths.map(toUrl)], neverAborted, server.web, NO_TIMEOUT_MS);
  expect([...images.keys()]).toEqual(['/a.png', '/b.gif'].map(toUrl));
  expect(images.get(toUrl('/b.gif'))).toMatchObject({ width: 12, height: 8 });
  expect(errors).toEqual(['not-a-url', 'other-status']);
  expect(server.requests.map(({ path }) => path).sort()).toEqual(['/a.png', '/b.gif', '/gone.png']);
});

it('fetches only the first twelve images', async () => {
  const { images, errors } = await fetchAll(createNumberedRoutes(15, IMAGES.png));
  expect(images.size).toBe(IMAGE_LIMITS.maxCount);
  expect(errors).toEqual(['too-many', 'too-many', 'too-many']);
  expect(server.requests).toHaveLength(IMAGE_LIMITS.maxCount);
});

it('limits concurrent requests', async () => {
  let openCount = 0;
  let maxOpenCount = 0;
  const pendingResponses: (() => void)[] = [];
  const respondAll = () => {
    for (const respond of pendingResponses.splice(0)) respond();
  };
  const countingHandler: RequestListener = (_request, response) => {
    maxOpenCount = Math.max(maxOpenCount, (openCount += 1));
    pendingResponses.push(() => {
      openCount -= 1;
      response.end(IMAGES.png);
    });
    // Respond only when the maximum number of requests is waiting.
    if (openCount === IMAGE_LIMITS.concurrency) respondAll();
  };
  const paths = Object.keys(createNumberedRoutes(12, IMAGES.png));
  const { images } = await fetchAll(Object.fromEntries(paths.map((path) => [path, countingHandler])));
  expect(images.size).toBe(12);
  expect(maxOpenCount).toBe(IMAGE_LIMITS.concurrency);
});

it('keeps the first images within the total size limit, whatever the order of responses', async () => {
  const large = createPng(1, 1, 1_900_000);
  let respondFirst = (): void => undefined;
  const responses = {
    ...createNumberedRoutes(5, large),
    // The first response arrives last.
    '/0.png': ((_request, response) => (respondFirst = () => response.end(large))) satisfies RequestListener,
    '/small.png': ((_request, response) => {
      response.end(IMAGES.png);
      respondFirst();
    }) satisfies RequestListener,
  };
  const { images, errors } = await fetchAll(responses);
  expect([...images.keys()]).toEqual(['/0.png', '/1.png', '/2.png', '/small.png'].map(toUrl));
  expect(errors).toEqual(['too-large-together', 'too-large-together']);
});

it('limits the total number of pixels', async () => {
  const { images, errors } = await fetchAll(createNumberedRoutes(4, createPng(3_000, 3_000)));
  expect(images.size).toBe(3);
  expect(errors).toEqual(['too-large-together']);
});

it('applies one timeout to all images and keeps those that arrived', async () => {
  const silent: RequestListener = () => undefined;
  const paths = Object.keys(createNumberedRoutes(9, IMAGES.png));
  const responses = { '/good.png': send(IMAGES.png), ...Object.fromEntries(paths.map((path) => [path, silent])) };
  const { images, errors } = await fetchAll(responses, 3_000);
  expect([...images.keys()]).toEqual([toUrl('/good.png')]);
  expect(errors).toEqual(paths.map(() => 'late'));
  // With a timeout of its own for each, others would have been requested after those that waited first.
  expect(server.requests.length).toBeLessThanOrEqual(1 + IMAGE_LIMITS.concurrency);
});

it('fails when the job is aborted, so that no CV is stored without images', async () => {
  const controller = new AbortController();
  server = await ImageServer.start({ '/a.png': () => controller.abort(new Error('The worker is stopping')) });
  await expect(fetchImages([toUrl('/a.png')], controller.signal, server.web)).rejects.toThrow('stopping');
});
