import type { RequestListener } from 'node:http';
import { ImageServer } from '../../testing/image-server.js';
import { PICTURES, png } from '../../testing/pictures.js';
import { IMAGE_LIMITS } from './cv-image.js';
import { fetchImages } from './fetch-images.js';

const going = new AbortController().signal;
const send =
  (body: Buffer): RequestListener =>
  (_request, response) =>
    response.end(body);

/** Paths `/0.png`, `/1.png`, ... each with this body. */
const numbered = (count: number, body: Buffer) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${String(index)}.png`, send(body)]));
const addressOf = (path: string) => `https://images.test${path}`;

let server: ImageServer;
afterEach(() => server.end());

async function fetchAll(answers: Readonly<Record<string, RequestListener>>, deadline?: number) {
  server = await ImageServer.start(answers);
  return fetchImages(Object.keys(answers).map(addressOf), going, server.web, deadline);
}

it('fetches each address once and leaves out what is not there, saying why but not where', async () => {
  server = await ImageServer.start({ '/a.png': send(PICTURES.png), '/b.gif': send(PICTURES.gif) });
  const paths = ['/a.png', '/gone.png', '/b.gif', '/a.png'];
  const { images, faults } = await fetchImages(['', ...paths.map(addressOf)], going, server.web);
  expect([...images.keys()]).toEqual(['/a.png', '/b.gif'].map(addressOf));
  expect(images.get(addressOf('/b.gif'))).toMatchObject({ width: 12, height: 8 });
  expect(faults).toEqual(['not-an-address', 'other-status']);
  expect(server.requests.map(({ path }) => path).sort()).toEqual(['/a.png', '/b.gif', '/gone.png']);
});

it('asks for the first dozen and no more', async () => {
  const { images, faults } = await fetchAll(numbered(15, PICTURES.png));
  expect(images.size).toBe(IMAGE_LIMITS.count);
  expect(faults).toEqual(['too-many', 'too-many', 'too-many']);
  expect(server.requests).toHaveLength(IMAGE_LIMITS.count);
});

it('asks a few at a time', async () => {
  let open = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const letGo = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  const counted: RequestListener = (_request, response) => {
    most = Math.max(most, (open += 1));
    waiting.push(() => {
      open -= 1;
      response.end(PICTURES.png);
    });
    // Nobody is answered before as many have come as come at once.
    if (open === IMAGE_LIMITS.atOnce) letGo();
  };
  const paths = Object.keys(numbered(12, PICTURES.png));
  const { images } = await fetchAll(Object.fromEntries(paths.map((path) => [path, counted])));
  expect(images.size).toBe(12);
  expect(most).toBe(IMAGE_LIMITS.atOnce);
});

it('keeps the first that fit together, whichever came first', async () => {
  const large = png(1, 1, 1_900_000);
  let answerFirst = (): void => undefined;
  const answers = {
    ...numbered(5, large),
    // The first comes last.
    '/0.png': ((_request, response) => (answerFirst = () => response.end(large))) satisfies RequestListener,
    '/small.png': ((_request, response) => {
      response.end(PICTURES.png);
      answerFirst();
    }) satisfies RequestListener,
  };
  const { images, faults } = await fetchAll(answers);
  expect([...images.keys()]).toEqual(['/0.png', '/1.png', '/2.png', '/small.png'].map(addressOf));
  expect(faults).toEqual(['too-large-together', 'too-large-together']);
});

it('keeps no more than the browser can unpack', async () => {
  const { images, faults } = await fetchAll(numbered(4, png(3_000, 3_000)));
  expect(images.size).toBe(3);
  expect(faults).toEqual(['too-large-together']);
});

it('waits for all of them together no longer than for one, and keeps those that came', async () => {
  const silent: RequestListener = () => undefined;
  const paths = Object.keys(numbered(9, PICTURES.png));
  const answers = { '/good.png': send(PICTURES.png), ...Object.fromEntries(paths.map((path) => [path, silent])) };
  const { images, faults } = await fetchAll(answers, 1_000);
  expect([...images.keys()]).toEqual([addressOf('/good.png')]);
  expect(faults).toEqual(paths.map(() => 'late'));
  // One was good, and so many more were asked for when the time was up.
  expect(server.requests).toHaveLength(1 + IMAGE_LIMITS.atOnce);
});

it('fails when the work as a whole is stopped, so that no CV is kept without its images', async () => {
  const stop = new AbortController();
  server = await ImageServer.start({ '/a.png': () => stop.abort(new Error('The worker is stopping')) });
  await expect(fetchImages([addressOf('/a.png')], stop.signal, server.web)).rejects.toThrow('stopping');
});
