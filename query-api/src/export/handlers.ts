import type { Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PersonalDataSources } from './data-sources.js';
import { exportData } from './export-data.js';

interface ExportSources extends PersonalDataSources {
  readonly limitExports: RequestHandler;
  readonly logger: Logger;
}

/** Creates the handler of the download of all data, which is limited because it is expensive. */
export const createHandlers = (sources: ExportSources) => ({
  exportData: [sources.limitExports, exportData(sources, sources.logger)],
});
