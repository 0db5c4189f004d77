import type { handleUnaryCall, ServiceDefinition } from '@grpc/grpc-js';
import type { OnCall } from '../calls.js';
import { serverFeatures, type shared } from '../generated.js';

/** The version of EventStoreDB that this server emulates. */
const VERSION = '24.2.0';

/** Handles ServerFeatures.GetSupportedMethods: lists methods; the client calls no others. */
export function createServerFeaturesHandler(
  service: ServiceDefinition,
  onCall: OnCall,
): handleUnaryCall<shared.Empty, serverFeatures.SupportedMethods> {
  return (_call, callback) => {
    onCall(['get-supported-methods']);
    const supportedMethods = new serverFeatures.SupportedMethods();
    supportedMethods.setEventStoreServerVersion(VERSION);
    for (const { path } of Object.values(service)) {
      const [, serviceName = '', methodName = ''] = path.toLowerCase().split('/');
      const entry = new serverFeatures.SupportedMethod();
      entry.setServiceName(serviceName);
      entry.setMethodName(methodName);
      supportedMethods.addMethods(entry);
    }
    callback(null, supportedMethods);
  };
}
