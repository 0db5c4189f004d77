/**
 * The stubs of the client package, generated from EventStoreDB's .proto files. No other file may import them.
 *
 * They are CommonJS modules that assign `exports` at run time, so named imports compile but fail at run time. A default
 * import is `module.exports` both in ESM and in Jest, and is typed.
 */
import codes from '@eventstore/db-client/generated/code_pb.js';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import serverFeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import googleAny from 'google-protobuf/google/protobuf/any_pb.js';
import googleEmpty from 'google-protobuf/google/protobuf/empty_pb.js';

export { codes, googleAny, googleEmpty, serverFeatures, serverFeaturesGrpc, shared, statuses, streams, streamsGrpc };
