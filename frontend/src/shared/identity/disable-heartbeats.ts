import * as firebase from '@firebase/app';
import type { FirebaseApp } from '@firebase/app';

/** The registry of the SDK's own parts, which its types leave out. */
interface Registry {
  readonly _addOrOverwriteComponent: (app: FirebaseApp, component: object) => void;
}

const NO_HEARTBEATS = {
  triggerHeartbeat: () => Promise.resolve(),
  getHeartbeatsHeader: () => Promise.resolve(''),
};

/**
 * Keeps the SDK from counting on which days it is used. It opens IndexedDB for that and waits for it before every request:
 * where a page was left while it began, the browser never answers the next one, and nobody could sign in.
 */
export function disableHeartbeats(app: FirebaseApp): FirebaseApp {
  (firebase as unknown as Registry)._addOrOverwriteComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => NO_HEARTBEATS,
  });
  return app;
}
