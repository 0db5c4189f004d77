import { cv, CV_COLLECTION, CV_VERSION } from '@trackrecord/contracts';
import { profileFold } from '@trackrecord/domain';
import { DerivedDocuments, type Logger, PastStates, Snapshots, type Stores } from '@trackrecord/platform';
import { launchBrowser } from './browser/launch-browser.js';
import { Printer } from './browser/printer.js';
import { cvFontFiles } from './fonts/cv-fonts.js';
import { fetchImages } from './images/fetch-images.js';
import { renderCv } from './render-cv.js';

interface CvSettings {
  /** The browser to print with; by default the first on the path. */
  readonly chromium: string | undefined;
  /** Finds a file of a package, as `require.resolve` does. */
  readonly resolve: (file: string) => string;
}

/** What makes CVs: its browser starts with the first one. */
export function openCvs({ chromium, resolve }: CvSettings, stores: Stores, logger: Logger) {
  const { mongo, store, sealer, sealed } = stores;
  const printer = new Printer(() => launchBrowser(chromium, cvFontFiles(resolve)), logger);
  const parts = {
    profiles: new PastStates(profileFold, store, sealed, new Snapshots(mongo.db, sealer, logger)),
    cvs: new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION),
    print: printer.print,
    fetchImages,
    logger,
  };
  return {
    render: (data: unknown, stopping: AbortSignal) => renderCv(data, stopping, parts),
    /** Starts the browser and its pages, so that the first CV does not wait for that; where it cannot, the log says why. */
    warm: async (): Promise<void> => {
      try {
        await printer.warm();
      } catch (error) {
        logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'no CVs');
      }
    },
    close: () => printer.close(),
  };
}
