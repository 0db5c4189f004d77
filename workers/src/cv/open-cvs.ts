import { cv, CV_COLLECTION, CV_VERSION } from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import { DerivedDocuments, type Logger, type Metrics, PastStates, Snapshots, type Stores } from '@trackrecord/platform';
import { type Print, Printer } from './browser/printer.js';
import { cvFontFiles } from './fonts/cv-fonts.js';
import { fetchImages } from './images/fetch-images.js';
import { renderCv } from './render-cv.js';

/** How long (ms) the browser waits for everything else to start: it takes a core for a second. */
const WARM_UP_DELAY_MS = 5_000;

interface CvSettings {
  /** The browser to print with; by default the first on the path. */
  readonly chromium: string | undefined;
  /** Finds a file of a package, as `require.resolve` does. */
  readonly resolve: (file: string) => string;
}

/** What makes CVs: its browser starts with the first one. */
export function openCvs(
  { chromium, resolve }: CvSettings,
  stores: Stores,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
) {
  const { mongo, store, sealer, sealed } = stores;
  const renders = metrics.counter('cv_renders_total', 'CVs printed');
  // Loaded with the first CV: Puppeteer and the PDF library are a quarter of what the worker loads.
  const printer = new Printer(async () => {
    const { launchBrowser } = await import('./browser/launch-browser.js');
    return launchBrowser(chromium, cvFontFiles(resolve));
  }, logger);
  const print: Print = async (...document) => {
    const pdf = await printer.print(...document);
    renders.inc();
    return pdf;
  };
  const parts = {
    profiles: new PastStates(profileAggregate, store, sealed, new Snapshots(mongo.db, sealer, logger)),
    cvs: new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION),
    print,
    fetchImages,
    logger,
  };
  const warmNow = async (): Promise<void> => {
    try {
      await Promise.all([printer.warm(), import('./pdf/finish-pdf.js')]);
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'no CVs');
    }
  };
  let warmUp: NodeJS.Timeout | undefined;
  return {
    render: (data: unknown, stopping: AbortSignal, isRequested?: boolean) =>
      renderCv(data, stopping, parts, isRequested),
    /** Starts the browser and its pages soon, so that the first CV does not wait for it; logs why if it cannot. */
    warm: (): void => {
      warmUp = setTimeout(() => void warmNow(), WARM_UP_DELAY_MS).unref();
    },
    close: () => {
      clearTimeout(warmUp);
      return printer.close();
    },
  };
}
