import * as firebase from '@firebase/app';
import type { FirebaseApp } from '@firebase/app';

/** The component registry of the SDK, which its types omit. */
interface Registry {
  readonly _addOrOverwriteComponent: (app: FirebaseApp, component: object) => void;
}

const NO_HEARTBEATS = {
  triggerHeartbeat: () => Promise.resolve(),
  getHeartbeatsHeader: () => Promise.resolve(''),
};

/**
 * Disables the SDK's usage heartbeats. They wait for IndexedDB before every request; if a previous page was closed while
 * the database was opening, the browser may never open it again and signing in would hang.
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
