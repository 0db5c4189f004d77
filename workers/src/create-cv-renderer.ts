import { cv, CV_COLLECTION, CV_VERSION } from '@trackrecord/contracts';
import { applicationsAggregate, profileAggregate } from '@trackrecord/domain';
import {
  DerivedDocuments,
  type Logger,
  type Metrics,
  StateHistory,
  Snapshots,
  type Stores,
} from '@trackrecord/platform';
import { findBrowserProgram } from './cv/browser/browser-program.js';
import { type Print, Printer } from './cv/browser/printer.js';
import { resolveCvFontFiles } from './cv/fonts/cv-fonts.js';
import { fetchImages } from './cv/images/fetch-images.js';
import { renderCv } from './cv/render-cv.js';
import { renderReport } from './report/render-report.js';
import { renderPastCv } from './cv/render-past-cv.js';

/** Delay (ms) before the browser starts: it takes a core for a second while other services start. */
const WARM_UP_DELAY_MS = 5_000;

interface CvSettings {
  /** The browser to use; by default the first on the path. */
  readonly chromium: string | undefined;
  /** The browser is closed after this time without a CV; with 0 it starts early and keeps running. */
  readonly browserIdleSeconds: number;
  /** Finds a file of a package, like `require.resolve`. */
  readonly resolve: (file: string) => string;
}

/** Creates the renderer of CVs. */
export function createCvRenderer(
  { chromium, browserIdleSeconds, resolve }: CvSettings,
  stores: Stores,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
) {
  const { mongo, store, sealer, eventSealer } = stores;
  const renderCounter = metrics.createCounter('cv_renders_total', 'CVs printed');
  // Loaded on demand: Puppeteer and the PDF library are a quarter of the worker's code.
  const launch = async () => {
    const { launchBrowser } = await import('./cv/browser/launch-browser.js');
    return launchBrowser(chromium, resolveCvFontFiles(resolve));
  };
  const idleMs = browserIdleSeconds === 0 ? undefined : browserIdleSeconds * 1_000;
  const printer = new Printer(launch, logger, { idleMs });
  const print: Print = async (...document) => {
    const pdf = await printer.print(...document);
    renderCounter.inc();
    return pdf;
  };
  const snapshots = new Snapshots(mongo.db, sealer, logger);
  const dependencies = {
    profiles: new StateHistory(profileAggregate, store, eventSealer, snapshots),
    applications: new StateHistory(applicationsAggregate, store, eventSealer, snapshots),
    cvs: new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION),
    print,
    fetchImages,
    logger,
  };
  const warn = (error: unknown) =>
    logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'CV rendering unavailable');
  const startWarmUp = async (): Promise<void> => {
    try {
      await Promise.all([printer.warm(), import('./cv/pdf/finish-pdf.js')]);
    } catch (error) {
      warn(error);
    }
  };
  const warnIfMissing = (): void => {
    try {
      findBrowserProgram(chromium);
    } catch (error) {
      warn(error);
    }
  };
  let warmUp: NodeJS.Timeout | undefined;
  return {
    render: (data: unknown, signal: AbortSignal, isRequested?: boolean) =>
      renderCv(data, signal, dependencies, isRequested),
    renderPast: renderPastCv(dependencies),
    renderReport: renderReport(dependencies),
    /**
     * Starts the browser and its pages soon if it keeps running, so that the first CV need not wait; logs failures.
     * Otherwise only logs if there is no browser.
     */
    warm: (): void => {
      if (browserIdleSeconds === 0) warmUp = setTimeout(() => void startWarmUp(), WARM_UP_DELAY_MS).unref();
      else warnIfMissing();
    },
    close: () => {
      clearTimeout(warmUp);
      return printer.close();
    },
  };
}
