import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { ByteWriter, textSize } from '@trackrecord/embedded/eventstore/log/byte-writer';
import { textField } from '@trackrecord/embedded/eventstore/grpc/wire-format';
import { GatewayMetrics } from '@trackrecord/embedded/gateway/metrics';
import { Origins } from '@trackrecord/embedded/gateway/origins';
import { ByteSink } from '@trackrecord/embedded/mongodb/bson/byte-sink';
import { decode } from '@trackrecord/embedded/mongodb/bson/decode';
import { describe as describeValue } from '@trackrecord/embedded/mongodb/bson/describe';
import { encode } from '@trackrecord/embedded/mongodb/bson/encode';
import { doc, int, list, NULL, text as textValue } from '@trackrecord/embedded/mongodb/bson/value';
import { comparison } from '@trackrecord/embedded/mongodb/query/comparison';
import { oneOf } from '@trackrecord/embedded/mongodb/query/equality';
import { fieldConditions } from '@trackrecord/embedded/mongodb/query/field-conditions';
import { orderedField, orderKeys } from '@trackrecord/embedded/mongodb/query/order-key';
import { anyReached } from '@trackrecord/embedded/mongodb/query/path';
import { optionsOf, regexTest } from '@trackrecord/embedded/mongodb/query/regex';
import { addToSet, pull, push } from '@trackrecord/embedded/mongodb/update/array-operators';
import { currentDate, inc, max, min, rename, set, unset } from '@trackrecord/embedded/mongodb/update/field-operators';
import type { Operator } from '@trackrecord/embedded/mongodb/update/operator';
import { findPlace, makePlace } from '@trackrecord/embedded/mongodb/update/place';
import { CharacterReader } from '@trackrecord/embedded/regex/character-reader';
import { compilePcre } from '@trackrecord/embedded/regex/pcre';

// `embedded` must not import other workspaces, so its text cost test is here.

const LOOKED_UP = 'looks up or stores the text unchanged';
const FILE = 'takes a file name';
const exempt: Readonly<Record<string, string>> = {
  'disk/folder-lock#lockFolder': FILE,
  'disk/free-space#FreeSpace': FILE,
  'disk/free-space#freeBytes': FILE,
  'eventstore/log/durable-file#draftPath': FILE,
  'eventstore/log/durable-file#replaceFile': FILE,
  'eventstore/log/scan#scanLog': FILE,
  'eventstore/store/open-event-store#logPath': FILE,
  'eventstore/store/replay-log#replayLog': FILE,
  'eventstore/store/scavenge#scavengeLog': FILE,
  'gateway/client-routes#clientRoutes': FILE,
  'gateway/encoded-files#sendEncoded': FILE,
  'mongodb/storage/check-file#checkFile': FILE,
  'mongodb/storage/compaction#copyEntries': FILE,
  'mongodb/storage/compaction#copyOf': FILE,
  'mongodb/storage/compaction#removeFile': FILE,
  'mongodb/storage/compaction#replaceByCopy': FILE,
  'mongodb/storage/compaction#syncFolder': FILE,
  'mongodb/storage/environment#Environment': FILE,
  'mongodb/storage/database#Database': FILE,
  'mongodb/storage/databases#Databases': FILE,
  'supervisor/data-dir#DataDir': FILE,
  'supervisor/disk-monitor#DiskMonitor': FILE,
  'supervisor/stack-file#StackFile': FILE,
  'gateway/checked-answers#checkedAnswers': OPERATOR_TEXT,
  'gateway/checked-answers-rules#rulesFor': OPERATOR_TEXT,
  'gateway/security-headers#clientHeaders': OPERATOR_TEXT,
  'identity/emulator-request#emulatorRequest': OPERATOR_TEXT,
  'lifecycle/run-guarded#runGuarded': OPERATOR_TEXT,
  'supervisor/demo-account#makeDemoAccount': OPERATOR_TEXT,
  'supervisor/environment#baseEnvironment': OPERATOR_TEXT,
  'supervisor/plans#Plans': OPERATOR_TEXT,
  'supervisor/progress#Progress': 'prints what printable returns',
  'supervisor/part-log#PartLog': 'writes a line unchanged',
  'gateway/emulator-routes#EmulatorRoutes': 'matches a path prefix and forwards the request',
  'eventstore/store/accepted-events#AcceptedEvents': LOOKED_UP,
  'eventstore/store/append-check#decideAppend': LOOKED_UP,
  'eventstore/store/commit-draft#CommitDraft': LOOKED_UP,
  'eventstore/store/draft-append#draftAppend': LOOKED_UP,
  'eventstore/store/stream#Stream': LOOKED_UP,
  'eventstore/store/stream-table#StreamTable': LOOKED_UP,
  'mongodb/commands/arguments#Arguments': LOOKED_UP,
  'mongodb/commands/batch#cursorReply': LOOKED_UP,
  'mongodb/commands/batch#listReply': LOOKED_UP,
  'mongodb/commands/batch#nextBatchReply': LOOKED_UP,
  'mongodb/commands/command#collectionName': LOOKED_UP,
  'mongodb/commands/command#partOf': LOOKED_UP,
  'mongodb/commands/stable-api#checkStableApi': LOOKED_UP,
  'mongodb/storage/catalog#Catalog': LOOKED_UP,
  'mongodb/storage/collection-info#decodeCollection': LOOKED_UP,
  'mongodb/storage/duplicate-key#duplicateKey': LOOKED_UP,
};

const PCRE_OPTIONS = { ignoreCase: true, multiline: true, dotAll: true };
const origins = new Origins([]);
const metrics = new GatewayMetrics();

const MAX_DEPTH = 100;
const pathOf = (text: string): readonly string[] => text.split(' ').slice(0, MAX_DEPTH);

/** Runs an update operator with the text as its path and as its argument. */
const updating = (operator: Operator): TextCall => {
  return (text) => {
    operator(pathOf(text), textValue(text))(doc([['a', textValue(text)]]), 0);
  };
};

const calls: Readonly<Record<string, TextCall>> = {
  'gateway/origins#Origins.isAllowedHost': (text) => origins.isAllowedHost(text),
  'gateway/origins#Origins.isAllowedOrigin': (text) => origins.isAllowedOrigin(text),
  'gateway/metrics#GatewayMetrics.observe': (text) => metrics.observe(`/${text}`, text, 200, 1),
  'eventstore/log/byte-writer#ByteWriter.constructor': (text) => new ByteWriter(textSize(text)).text(text),
  'eventstore/log/byte-writer#ByteWriter.text': (text) => new ByteWriter(textSize(text)).text(text).finish(),
  'eventstore/log/byte-writer#ByteWriter.uuid': (text) => new ByteWriter(16).uuid(text),
  'eventstore/grpc/wire-format#textField': (text) => textField(1, text),
  'regex/character-reader#CharacterReader.constructor': (text) => new CharacterReader(text),
  'regex/character-reader#CharacterReader.take': (text) => {
    const reader = new CharacterReader(text);
    while (reader.take(text.slice(0, 1)));
  },
  'regex/pcre#compilePcre': (text) => compilePcre(text, PCRE_OPTIONS),
  'mongodb/bson/byte-sink#ByteSink.utf8': (text) => new ByteSink().utf8(text),
  'mongodb/query/path#anyReached': (text) => anyReached(doc(), pathOf(text), () => false),
  'mongodb/query/comparison#comparison': (text) => comparison('$lt', textValue(text), pathOf(text))(textValue(text)),
  'mongodb/query/equality#oneOf': (text) =>
    oneOf('$in', list(text.split(' ').map((word) => textValue(word))))(textValue(text)),
  'mongodb/query/field-conditions#fieldConditions': (text) =>
    fieldConditions(text, doc([['$in', list([textValue(text)])]])),
  'mongodb/query/order-key#orderedField': (text) => orderKeys(doc([['a', textValue(text)]]), [orderedField('a', true)]),
  'mongodb/query/regex#regexTest': (text) => regexTest(textValue('b+$'), 'ims')(textValue(text)),
  'a regular expression with options': (text) => regexTest(textValue(text), optionsOf(doc([['$options', NULL]]))),
  'mongodb/update/place#findPlace': (text) => findPlace(doc(), pathOf(text)),
  'mongodb/update/place#makePlace': (text) => makePlace(doc(), pathOf(text)),
  'mongodb/update/array-operators#push': updating(push),
  'mongodb/update/array-operators#addToSet': updating(addToSet),
  'mongodb/update/array-operators#pull': updating(pull),
  'mongodb/update/field-operators#set': updating(set),
  'mongodb/update/field-operators#unset': updating(unset),
  'mongodb/update/field-operators#inc': updating(inc),
  'mongodb/update/field-operators#min': updating(min),
  'mongodb/update/field-operators#max': updating(max),
  'mongodb/update/field-operators#currentDate': updating(currentDate),
  'mongodb/update/field-operators#rename': updating(rename),
  'a stored document': (text) =>
    decode(encode(doc([...text.split(' ').map((word) => [word, int(1)] as const), ['text', textValue(text)]]))),
  'a document in a message': (text) =>
    describeValue(doc([[text, list(text.split(' ').map((word) => textValue(word)))]])),
};

describeTextCost(resolve(__dirname, '../../embedded'), { exempt, calls });
