import { describeTextCost } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { ByteWriter, getTextSize } from '@trackrecord/embedded/eventstore/log/byte-writer';
import { serializeEventResponse } from '@trackrecord/embedded/eventstore/grpc/event-response';
import { GatewayMetrics } from '@trackrecord/embedded/gateway/metrics';
import { Origins } from '@trackrecord/embedded/gateway/origins';
import { findOperations } from '@trackrecord/embedded/gateway/response-validator/api-document';
import { ByteSink } from '@trackrecord/embedded/mongodb/bson/byte-sink';
import { decode } from '@trackrecord/embedded/mongodb/bson/decode';
import { formatValue as describeValue } from '@trackrecord/embedded/mongodb/bson/format';
import { encode } from '@trackrecord/embedded/mongodb/bson/encode';
import { doc, int, list, text as textValue } from '@trackrecord/embedded/mongodb/bson/value';
import { compileFieldConditions } from '@trackrecord/embedded/mongodb/query/filter';
import { createKeyField, getDocumentKeys } from '@trackrecord/embedded/mongodb/query/document-keys';
import { someValueAtPath } from '@trackrecord/embedded/mongodb/query/path';
import { createComparisonTest, createInTest } from '@trackrecord/embedded/mongodb/query/value-tests';
import { inc, max, set, unset } from '@trackrecord/embedded/mongodb/update/field-operators';
import type { Operator } from '@trackrecord/embedded/mongodb/update/operator';
import { findFieldReference, createFieldReference } from '@trackrecord/embedded/mongodb/update/field-reference';

// `embedded` must not import other workspaces, so its text cost test is here.

const origins = new Origins([]);
const metrics = new GatewayMetrics();
const API = { paths: {}, components: { responses: {}, headers: {} }, 'x-elsewhere': { responses: {} } };

const MAX_DEPTH = 100;
const toPath = (text: string): readonly string[] => text.split(' ').slice(0, MAX_DEPTH);

/** Runs an update operator with the text as its path and as its argument. */
const createUpdateCall = (operator: Operator): TextCall => {
  return (text) => {
    operator(toPath(text), textValue(text))(doc([['a', textValue(text)]]));
  };
};

describeTextCost({
  'Origins.isAllowedHost': (text) => origins.isAllowedHost(text),
  'Origins.isAllowedOrigin': (text) => origins.isAllowedOrigin(text),
  'GatewayMetrics.observe': (text) => metrics.observe(`/${text}`, text, 200, 1),
  findOperations: (text) => findOperations(API, 'GET', `/${text}`),
  'ByteWriter.constructor': (text) => new ByteWriter(getTextSize(text)).writeText(text),
  'ByteWriter.writeText': (text) => new ByteWriter(getTextSize(text)).writeText(text).finish(),
  'ByteWriter.writeUuid': (text) => new ByteWriter(16).writeUuid(text),
  'an event in a response': (text) =>
    serializeEventResponse({
      stream: text,
      revision: 0,
      position: 0,
      createdAtMs: 0,
      id: text,
      type: text,
      isJson: true,
      data: Buffer.from(text),
      metadata: Buffer.from(text),
    }),
  'ByteSink.writeUtf8': (text) => new ByteSink().writeUtf8(text),
  someValueAtPath: (text) => someValueAtPath(doc(), toPath(text), () => false),
  createComparisonTest: (text) => createComparisonTest('$lt', textValue(text))(textValue(text)),
  createInTest: (text) => createInTest('$in', list(text.split(' ').map((word) => textValue(word))))(textValue(text)),
  compileFieldConditions: (text) => compileFieldConditions(text, doc([['$in', list([textValue(text)])]])),
  createKeyField: (text) => getDocumentKeys(doc([['a', textValue(text)]]), [createKeyField('a', true)]),
  findFieldReference: (text) => findFieldReference(doc(), toPath(text)),
  createFieldReference: (text) => createFieldReference(doc(), toPath(text)),
  set: createUpdateCall(set),
  unset: createUpdateCall(unset),
  inc: createUpdateCall(inc),
  max: createUpdateCall(max),
  'a stored document': (text) =>
    decode(encode(doc([...text.split(' ').map((word) => [word, int(1)] as const), ['text', textValue(text)]]))),
  'a document in a message': (text) =>
    describeValue(doc([[text, list(text.split(' ').map((word) => textValue(word)))]])),
});
