import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { ByteWriter, getTextSize } from '@trackrecord/embedded/eventstore/log/byte-writer';
import { serializeEventResponse } from '@trackrecord/embedded/eventstore/grpc/event-response';
import { GatewayMetrics } from '@trackrecord/embedded/gateway/metrics';
import { Origins } from '@trackrecord/embedded/gateway/origins';
import { ByteSink } from '@trackrecord/embedded/mongodb/bson/byte-sink';
import { decode } from '@trackrecord/embedded/mongodb/bson/decode';
import { formatValue as describeValue } from '@trackrecord/embedded/mongodb/bson/format';
import { encode } from '@trackrecord/embedded/mongodb/bson/encode';
import { doc, int, list, NULL, text as textValue } from '@trackrecord/embedded/mongodb/bson/value';
import { compileFieldConditions } from '@trackrecord/embedded/mongodb/query/filter';
import { createKeyField, getDocumentKeys } from '@trackrecord/embedded/mongodb/query/document-keys';
import { someValueAtPath } from '@trackrecord/embedded/mongodb/query/path';
import { parseRegexOptions, createRegexTest } from '@trackrecord/embedded/mongodb/query/regex';
import { createComparisonTest, createInTest } from '@trackrecord/embedded/mongodb/query/value-tests';
import { addToSet, pull, push } from '@trackrecord/embedded/mongodb/update/array-operators';
import { currentDate, inc, max, min, rename, set, unset } from '@trackrecord/embedded/mongodb/update/field-operators';
import type { Operator } from '@trackrecord/embedded/mongodb/update/operator';
import { findFieldReference, createFieldReference } from '@trackrecord/embedded/mongodb/update/field-reference';
import { CharacterReader } from '@trackrecord/embedded/regex/character-reader';
import { compilePcre } from '@trackrecord/embedded/regex/pcre';

// `embedded` must not import other workspaces, so its text cost test is here.

const LOOKUP = 'looks up or stores the text unchanged';
const FILE_NAME = 'takes a file name';
const exempt: Readonly<Record<string, string>> = {
  'disk/folder-lock#lockFolder': FILE_NAME,
  'disk/free-space#FreeSpace': FILE_NAME,
  'disk/free-space#getFreeBytes': FILE_NAME,
  'eventstore/log/durable-file#getTemporaryPath': FILE_NAME,
  'eventstore/log/durable-file#replaceFile': FILE_NAME,
  'eventstore/log/scan-log#scanLog': FILE_NAME,
  'eventstore/store/open-event-store#getLogPath': FILE_NAME,
  'eventstore/store/replay-log#replayLog': FILE_NAME,
  'eventstore/store/scavenge#scavengeLog': FILE_NAME,
  'gateway/client-pages#serveClient': FILE_NAME,
  'gateway/encoded-files#sendEncodedFile': FILE_NAME,
  'mongodb/storage/check-file#checkFile': FILE_NAME,
  'mongodb/storage/compaction#copyEntries': FILE_NAME,
  'mongodb/storage/compaction#getCopyPath': FILE_NAME,
  'mongodb/storage/compaction#removeFile': FILE_NAME,
  'mongodb/storage/compaction#replaceWithCopy': FILE_NAME,
  'mongodb/storage/compaction#syncFolder': FILE_NAME,
  'mongodb/storage/environment#Environment': FILE_NAME,
  'mongodb/storage/database#Database': FILE_NAME,
  'mongodb/storage/databases#Databases': FILE_NAME,
  'supervisor/data-dir#DataDir': FILE_NAME,
  'supervisor/disk-monitor#DiskMonitor': FILE_NAME,
  'supervisor/stack-file#StackFile': FILE_NAME,
  'gateway/response-validator/response-validator#createResponseValidator': OPERATOR_TEXT,
  'gateway/response-validator/api-document#findOperations': OPERATOR_TEXT,
  'gateway/security-headers#setClientSecurityHeaders': OPERATOR_TEXT,
  'identity/accounts-export#setCustomClaims': OPERATOR_TEXT,
  'demo/demo-account#DemoAccount': OPERATOR_TEXT,
  'demo/demo-client#DemoClient': OPERATOR_TEXT,
  'demo/demo-sign-in#signUpOrIn': OPERATOR_TEXT,
  'demo/demo-sign-in#signIn': OPERATOR_TEXT,
  'supervisor/probe#createHttpProbe': OPERATOR_TEXT,
  'supervisor/process-specs#ProcessSpecs': OPERATOR_TEXT,
  'supervisor/reserved-ports#ReservedPorts': OPERATOR_TEXT,
  'supervisor/wait-until-healthy#waitUntilHealthy': OPERATOR_TEXT,
  'supervisor/progress#Progress': 'prints what toPrintable returns',
  'supervisor/rotating-log#RotatingLog': 'writes a line unchanged',
  'gateway/emulator-routes#EmulatorRoutes': 'matches a path prefix and forwards the request',
  'eventstore/store/accepted-events#AcceptedEvents': LOOKUP,
  'eventstore/store/append-check#decideAppend': LOOKUP,
  'eventstore/store/commit-builder#CommitBuilder': LOOKUP,
  'eventstore/store/commit-builder#buildAppend': LOOKUP,
  'eventstore/store/stream#Stream': LOOKUP,
  'eventstore/store/stream-table#StreamTable': LOOKUP,
  'mongodb/commands/arguments#Arguments': LOOKUP,
  'mongodb/commands/batch#createCursorReply': LOOKUP,
  'mongodb/commands/batch#createListReply': LOOKUP,
  'mongodb/commands/batch#createNextBatchReply': LOOKUP,
  'mongodb/commands/command#getCollectionName': LOOKUP,
  'mongodb/commands/command#parseSubdocument': LOOKUP,
  'mongodb/commands/stable-api#validateStableApi': LOOKUP,
  'mongodb/storage/catalog#Catalog': LOOKUP,
  'mongodb/storage/collection-info#decodeCollection': LOOKUP,
};

const PCRE_OPTIONS = { ignoreCase: true, multiline: true, dotAll: true };
const origins = new Origins([]);
const metrics = new GatewayMetrics();

const MAX_DEPTH = 100;
const toPath = (text: string): readonly string[] => text.split(' ').slice(0, MAX_DEPTH);

/** Runs an update operator with the text as its path and as its argument. */
const createUpdateCall = (operator: Operator): TextCall => {
  return (text) => {
    operator(toPath(text), textValue(text))(doc([['a', textValue(text)]]), 0);
  };
};

const calls: Readonly<Record<string, TextCall>> = {
  'gateway/origins#Origins.isAllowedHost': (text) => origins.isAllowedHost(text),
  'gateway/origins#Origins.isAllowedOrigin': (text) => origins.isAllowedOrigin(text),
  'gateway/metrics#GatewayMetrics.observe': (text) => metrics.observe(`/${text}`, text, 200, 1),
  'eventstore/log/byte-writer#ByteWriter.constructor': (text) => new ByteWriter(getTextSize(text)).writeText(text),
  'eventstore/log/byte-writer#ByteWriter.writeText': (text) =>
    new ByteWriter(getTextSize(text)).writeText(text).finish(),
  'eventstore/log/byte-writer#ByteWriter.writeUuid': (text) => new ByteWriter(16).writeUuid(text),
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
  'regex/character-reader#CharacterReader.constructor': (text) => new CharacterReader(text),
  'regex/character-reader#CharacterReader.consume': (text) => {
    const reader = new CharacterReader(text);
    while (reader.consume(text.slice(0, 1)));
  },
  'regex/pcre#compilePcre': (text) => compilePcre(text, PCRE_OPTIONS),
  'mongodb/bson/byte-sink#ByteSink.writeUtf8': (text) => new ByteSink().writeUtf8(text),
  'mongodb/query/path#someValueAtPath': (text) => someValueAtPath(doc(), toPath(text), () => false),
  'mongodb/query/value-tests#createComparisonTest': (text) =>
    createComparisonTest('$lt', textValue(text), toPath(text))(textValue(text)),
  'mongodb/query/value-tests#createInTest': (text) =>
    createInTest('$in', list(text.split(' ').map((word) => textValue(word))))(textValue(text)),
  'mongodb/query/filter#compileFieldConditions': (text) =>
    compileFieldConditions(text, doc([['$in', list([textValue(text)])]])),
  'mongodb/query/document-keys#createKeyField': (text) =>
    getDocumentKeys(doc([['a', textValue(text)]]), [createKeyField('a', true)]),
  'mongodb/query/regex#createRegexTest': (text) => createRegexTest(textValue('b+$'), 'ims')(textValue(text)),
  'a regular expression with options': (text) =>
    createRegexTest(textValue(text), parseRegexOptions(doc([['$options', NULL]]))),
  'mongodb/update/field-reference#findFieldReference': (text) => findFieldReference(doc(), toPath(text)),
  'mongodb/update/field-reference#createFieldReference': (text) => createFieldReference(doc(), toPath(text)),
  'mongodb/update/array-operators#push': createUpdateCall(push),
  'mongodb/update/array-operators#addToSet': createUpdateCall(addToSet),
  'mongodb/update/array-operators#pull': createUpdateCall(pull),
  'mongodb/update/field-operators#set': createUpdateCall(set),
  'mongodb/update/field-operators#unset': createUpdateCall(unset),
  'mongodb/update/field-operators#inc': createUpdateCall(inc),
  'mongodb/update/field-operators#min': createUpdateCall(min),
  'mongodb/update/field-operators#max': createUpdateCall(max),
  'mongodb/update/field-operators#currentDate': createUpdateCall(currentDate),
  'mongodb/update/field-operators#rename': createUpdateCall(rename),
  'a stored document': (text) =>
    decode(encode(doc([...text.split(' ').map((word) => [word, int(1)] as const), ['text', textValue(text)]]))),
  'a document in a message': (text) =>
    describeValue(doc([[text, list(text.split(' ').map((word) => textValue(word)))]])),
};

describeTextCost(resolve(__dirname, '../../embedded'), { exempt, calls });
