import { doc, int, toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { createSelection, type Selection } from '../plan/select.js';
import { createListReply } from './batch.js';
import { getCollectionName, parseSubdocument, read, type Command } from './command.js';
import { countSelected } from './count.js';

/** `aggregate`: supports only the pipeline that `countDocuments` sends. Throws for other stages. */
export const aggregate: Command = {
  names: ['aggregate'],
  fields: ['pipeline', 'cursor'],
  run: async (call) => {
    const { args, database } = call;
    if (args.getValue('aggregate').type !== 'string') {
      throw new CommandError('BadValue', 'aggregate on a whole database is not supported by this server');
    }
    const name = getCollectionName(args, 'aggregate');
    parseSubdocument(args.getDocument('cursor'), 'aggregate.cursor', ['batchSize']).getNonNegativeInteger('batchSize');
    const selection = parseCountPipeline(args.getDocuments('pipeline'));
    const n = await read(call, (snapshot) => {
      const collection = snapshot.getCollection(name);
      return collection === undefined ? 0 : countSelected(collection, selection, call.deadline);
    });
    const result =
      n === undefined || n === 0
        ? []
        : [
            doc([
              ['_id', int(1)],
              ['n', int(n)],
            ]),
          ];
    return createListReply(`${database}.${name}`, result);
  },
};

/** Parses `[{$match}, {$skip}?, {$limit}?, {$group: {_id: 1, n: {$sum: 1}}}]`. */
function parseCountPipeline(pipeline: readonly Doc[]): Selection {
  const stages = pipeline.map(parseStage);
  const [match, ...others] = stages;
  if (match?.name !== '$match') throw createUnsupportedStageError(match?.name);
  const skip = others[0]?.name === '$skip' ? parseStageNumber(others.shift()) : 0;
  const limit = others[0]?.name === '$limit' ? parseStageNumber(others.shift()) : 0;
  const [group, nextStage] = others;
  if (group?.name !== '$group' || !isCount(group.argument))
    throw createUnsupportedStageError(group?.name ?? '$match without $group');
  if (nextStage !== undefined) throw createUnsupportedStageError(nextStage.name);
  if (match.argument.type !== 'object')
    throw new CommandError('Location15959', 'the match filter must be an expression in an object');
  return { ...createSelection(match.argument), skip, limit };
}

interface Stage {
  readonly name: string;
  readonly argument: Value;
}

function parseStage(stage: Doc): Stage {
  const [first, ...others] = stage.fields;
  if (first === undefined || others.length > 0) {
    throw new CommandError('Location40323', 'A pipeline stage specification object must contain exactly one field.');
  }
  return { name: first[0], argument: first[1] };
}

function isCount(group: Value): boolean {
  if (group.type !== 'object' || group.fields.size !== 2) return false;
  const n = group.fields.get('n');
  return isOne(group.fields.get('_id')) && n?.type === 'object' && n.fields.size === 1 && isOne(n.fields.get('$sum'));
}

function isOne(value: Value | undefined): boolean {
  return toNumber(value) === 1;
}

function parseStageNumber(stage: Stage | undefined): number {
  const number = toNumber(stage?.argument);
  const isLimit = stage?.name === '$limit';
  if (Number.isSafeInteger(number) && number >= (isLimit ? 1 : 0)) return number;
  if (isLimit && number === 0) throw new CommandError('Location15958', 'the limit must be positive');
  throw new CommandError(
    isLimit ? 'Location2107201' : 'Location5107200',
    `invalid argument to ${stage?.name ?? 'stage'} stage: Expected a non-negative number`,
  );
}

function createUnsupportedStageError(stage: string | undefined): CommandError {
  if (stage === '$changeStream') {
    return new CommandError('Location40573', 'The $changeStream stage is only supported on replica sets');
  }
  return new CommandError(
    'Location40324',
    `Unsupported aggregation pipeline at '${stage ?? ''}' (this server supports only the pipeline of countDocuments)`,
  );
}
