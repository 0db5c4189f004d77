import { doc, int, toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { createSelection, select, type Selection } from '../plan/select.js';
import type { Collection } from '../storage/collection.js';
import { createListReply } from './batch.js';
import { getCollectionName, parseSubdocument, read, type Command } from './command.js';

/** The stages of that pipeline, and its accumulator. */
export const STAGES: readonly string[] = ['$match', '$group', '$sum'];

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
    parseSubdocument(args.getDocument('cursor'), 'aggregate.cursor', []);
    const selection = parseCountPipeline(args.getDocuments('pipeline'));
    const n = await read(call, (snapshot) => {
      const collection = snapshot.getCollection(name);
      return collection === undefined ? 0 : countSelected(collection, selection);
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

/** Counts the documents of a selection; without a filter, no document is read. */
function countSelected(collection: Collection, selection: Selection): number {
  return selection.filter.fields.size === 0 ? collection.count() : [...select(collection, selection)].length;
}

/** Parses `[{$match}, {$group: {_id: 1, n: {$sum: 1}}}]`. */
function parseCountPipeline(pipeline: readonly Doc[]): Selection {
  const [match, group, nextStage] = pipeline.map(parseStage);
  if (match?.name !== '$match') throw createUnsupportedStageError(match?.name);
  if (group?.name !== '$group' || !isCount(group.argument))
    throw createUnsupportedStageError(group?.name ?? '$match without $group');
  if (nextStage !== undefined) throw createUnsupportedStageError(nextStage.name);
  if (match.argument.type !== 'object')
    throw new CommandError('Location15959', 'the match filter must be an expression in an object');
  return createSelection(match.argument);
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

function createUnsupportedStageError(stage = ''): CommandError {
  return new CommandError(
    'Location40324',
    `Unsupported aggregation pipeline at '${stage}' (the embedded MongoDB supports only the pipeline of countDocuments)`,
  );
}
