import { PUBLIC_WEB, type Web } from '../../web/web.js';
import { type CvImage, IMAGE_LIMITS, type ImageFault } from './cv-image.js';
import { fetchBefore, type FetchedImage } from './fetch-image.js';

/** The images of a CV by address, and why others are not among them, for the log. */
export interface FetchedImages {
  readonly images: ReadonlyMap<string, CvImage>;
  readonly faults: readonly ImageFault[];
}

/**
 * Fetches the images of one CV, each address once, a few at a time, all within one `deadline` in milliseconds (issue 6).
 * What does not come is left out. Where there are too many, the first in the order given stay, whichever came first
 * over the network, so that the same answers make the same CV.
 * @throws where the given signal ends it: a CV must not be kept without images only because the worker was stopped.
 */
export async function fetchImages(
  addresses: readonly string[],
  signal: AbortSignal,
  web: Web = PUBLIC_WEB,
  deadline: number = IMAGE_LIMITS.deadline,
): Promise<FetchedImages> {
  const distinct = [...new Set(addresses)];
  const wanted = distinct.slice(0, IMAGE_LIMITS.count);
  const late = AbortSignal.timeout(deadline);
  const fetched = await eachOf(wanted, (address) => fetchBefore(late, address, signal, web));
  const surplus = distinct.slice(IMAGE_LIMITS.count).map((): ImageFault => 'too-many');
  const { images, faults } = keptOf(fetched);
  return { images, faults: [...faults, ...surplus] };
}

type Fetched = readonly [address: string, FetchedImage];

/** Fetches each, a few at a time, and gives the answers in the order of the addresses. */
async function eachOf(
  addresses: readonly string[],
  fetchOne: (address: string) => Promise<FetchedImage>,
): Promise<readonly Fetched[]> {
  const answers = new Map<string, FetchedImage>();
  const left = addresses.values();
  const fetchOneAfterAnother = async () => {
    for (const address of left) answers.set(address, await fetchOne(address));
  };
  await Promise.all(Array.from({ length: IMAGE_LIMITS.atOnce }, fetchOneAfterAnother));
  return [...answers].sort(([one], [other]) => addresses.indexOf(one) - addresses.indexOf(other));
}

/** The images that a CV has room for: in bytes, and in what the browser unpacks them to. */
function keptOf(fetched: readonly Fetched[]): FetchedImages {
  const images = new Map<string, CvImage>();
  const faults: ImageFault[] = [];
  let bytes: number = IMAGE_LIMITS.bytesTogether;
  let pixels: number = IMAGE_LIMITS.pixelsTogether;
  for (const [address, answer] of fetched) {
    if ('fault' in answer) {
      faults.push(answer.fault);
      continue;
    }
    const { image } = answer;
    const area = image.width * image.height;
    if (image.bytes > bytes || area > pixels) faults.push('too-large-together');
    else {
      images.set(address, image);
      bytes -= image.bytes;
      pixels -= area;
    }
  }
  return { images, faults };
}
