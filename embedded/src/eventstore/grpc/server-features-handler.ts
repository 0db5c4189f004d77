import type { handleUnaryCall, ServiceDefinition } from '@grpc/grpc-js';
import { serverFeatures, type shared } from '../generated.js';

/** The version of EventStoreDB that this server emulates. */
const VERSION = '24.2.0';

/** Handles ServerFeatures.GetSupportedMethods: lists the methods of the services; the client calls no others. */
export function serverFeaturesHandler(
  services: readonly ServiceDefinition[],
): handleUnaryCall<shared.Empty, serverFeatures.SupportedMethods> {
  return (_call, callback) => {
    const supported = new serverFeatures.SupportedMethods();
    supported.setEventStoreServerVersion(VERSION);
    for (const { path } of services.flatMap((service) => Object.values(service))) {
      const [, service = '', method = ''] = path.toLowerCase().split('/');
      const entry = new serverFeatures.SupportedMethod();
      entry.setServiceName(service);
      entry.setMethodName(method);
      supported.addMethods(entry);
    }
    callback(null, supported);
  };
}
