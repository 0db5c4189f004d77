import { type Clock, excessiveGrowth } from './growth.js';
import { HOSTILE_UNITS, type TextShape } from './hostile-units.js';
import { type TextFunction, textFunctionsOf } from './text-functions.js';

/** A call of something with a text. */
export type TextCall = (text: string) => unknown;

/** What a workspace says of its functions, by `file#name`, or by `file#Class.method`. */
export interface TextCostLists {
  /** Functions that take no text of others, with the reason; `file#Class` stands for all methods of a class. */
  readonly exempt: Readonly<Record<string, string>>;
  /** How to call functions that take more than texts, and other code that takes text, by any name. */
  readonly calls: Readonly<Record<string, TextCall>>;
}

interface Workspace extends TextCostLists {
  readonly folder: string;
  /** Loads a module of the workspace, by its path from there without an extension. */
  readonly load: (file: string) => Readonly<Record<string, unknown>>;
  readonly now: Clock;
  /** The shapes of the hostile texts. */
  readonly shapes: readonly TextShape[];
}

const WARM_UP_LENGTH = 500;

const keyOf = ({ file }: TextFunction, name: string): string => `${file.replace(/^src\//, '')}#${name}`;

const keysOf = (one: TextFunction): readonly string[] => [
  keyOf(one, one.name),
  ...(one.name.includes('.') ? [keyOf(one, one.name.split('.', 1).join(''))] : []),
];

const isExempt = (one: TextFunction, exempt: TextCostLists['exempt']): boolean =>
  keysOf(one).some((key) => key in exempt);

/** Returns true if a function can be called with nothing but texts. */
const isCallable = ({ instanceOf, parameters }: TextFunction): boolean =>
  instanceOf === undefined && !parameters.includes('other');

/** Compares the lists of a workspace with what its modules export. Returns nothing if they agree. */
export function unlistedOf({ folder, exempt, calls }: Workspace): readonly string[] {
  const found = textFunctionsOf(folder);
  const known = new Set(found.flatMap(keysOf));
  const unlisted = found.filter(
    (one) => !isCallable(one) && !isExempt(one, exempt) && !(keyOf(one, one.name) in calls),
  );
  return [
    ...unlisted.map((one) => `${keyOf(one, one.name)} takes text: say how it is called, or why it needs no test`),
    ...Object.keys(exempt).flatMap((key) => (known.has(key) ? [] : [`${key} is exempt and does not exist`])),
  ];
}

/** Calls every text function of a workspace with hostile texts. Returns those whose cost grows faster than the text. */
export function expensiveIn(workspace: Workspace): readonly string[] {
  return [...callsOf(workspace)].flatMap(([key, call]) => {
    const found = expensiveTextOf(call, workspace);
    return found === undefined ? [] : [`${key}: ${found}`];
  });
}

/** Finds the first hostile text on which a call costs too much: one is enough to look for the cause. */
function expensiveTextOf(call: TextCall, { now, shapes }: Workspace): string | undefined {
  // What is loaded or compiled at the first call does not count.
  quietly(call, 'ab '.repeat(WARM_UP_LENGTH));
  for (const [name, unit] of Object.entries(HOSTILE_UNITS)) {
    for (const shape of shapes) {
      const growth = excessiveGrowth((length) => quietly(call, shape(unit, length)), now);
      if (growth !== undefined) return `${name}, ×${growth.toFixed(1)} for twice the text`;
    }
  }
  return undefined;
}

function callsOf(workspace: Workspace): ReadonlyMap<string, TextCall> {
  const calls = new Map<string, TextCall>(Object.entries(workspace.calls));
  for (const one of textFunctionsOf(workspace.folder)) {
    const key = keyOf(one, one.name);
    if (calls.has(key) || !isCallable(one) || isExempt(one, workspace.exempt)) continue;
    const { owner, called } = memberAt(workspace.load(one.file), one.name);
    if (typeof called !== 'function') throw new Error(`${key} is not a function`);
    calls.set(key, (text) => {
      const given = one.parameters.map((kind) => (kind === 'texts' ? text.split(' ') : text));
      return consumed(Reflect.apply(called, owner, given));
    });
  }
  return calls;
}

/** Finds `name`, or `owner.name`, among what a module exports. */
function memberAt(module: Readonly<Record<string, unknown>>, path: string): { owner: unknown; called: unknown } {
  const [name = '', member] = path.split('.');
  const owner = module[name];
  if (member === undefined) return { owner: undefined, called: owner };
  return { owner, called: isOwner(owner) ? Reflect.get(owner, member) : undefined };
}

const isOwner = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A generator does nothing before it is read. */
const consumed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value
    ? [...iterated(value)]
    : value;

const iterated = (value: object): Iterable<unknown> => value as Iterable<unknown>;

/** A refused text is a result, too. */
function quietly(call: TextCall, text: string): void {
  try {
    const answer = call(text);
    if (answer instanceof Promise) answer.catch(() => undefined);
  } catch {
    // Refused.
  }
}
