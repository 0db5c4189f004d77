import { CV_COLLECTION, CV_VERSION, RANKER_VERSION, RANKINGS_COLLECTION } from '@trackrecord/contracts';
import {
  createPasswordResetSender,
  DerivedDocuments,
  type EventStore,
  type Firebase,
  type SendPasswordReset,
  type Stores,
  type WorkQueues,
} from '@trackrecord/platform';
import { z } from 'zod';
import type { ActionRecorder } from './record-action.js';
import { Rebuilds } from './rebuilds.js';

/** The dependencies of what support does without reading content. */
export interface ActionContext extends ActionRecorder {
  readonly store: Pick<EventStore, 'readLastStreamEvent'>;
  readonly rebuilds: Rebuilds;
  readonly queues: Pick<WorkQueues, 'addAgain'>;
  readonly cvs: Pick<DerivedDocuments<unknown>, 'delete'>;
  readonly rankings: Pick<DerivedDocuments<unknown>, 'delete'>;
  readonly accounts: Pick<Firebase, 'getRecord'>;
  readonly sendPasswordReset: SendPasswordReset;
}

interface ActionOptions extends ActionRecorder, Pick<ActionContext, 'queues' | 'accounts'> {
  readonly stores: Pick<Stores, 'mongo' | 'store' | 'sealer'>;
  readonly config: { readonly IDENTITY_URL: string; readonly FIREBASE_API_KEY: string };
}

/** Creates the dependencies of what support does, with the indexes of their collections. */
export async function createActionContext({ stores, config, ...shared }: ActionOptions): Promise<ActionContext> {
  const { mongo, store, sealer } = stores;
  const rebuilds = new Rebuilds(mongo.db);
  await rebuilds.prepare();
  return {
    ...shared,
    store,
    rebuilds,
    cvs: new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, z.unknown(), CV_VERSION),
    rankings: new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, sealer, z.unknown(), RANKER_VERSION),
    sendPasswordReset: createPasswordResetSender({ url: config.IDENTITY_URL, apiKey: config.FIREBASE_API_KEY }),
  };
}
