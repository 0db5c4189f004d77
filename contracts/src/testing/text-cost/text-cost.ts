import { type Clock, excessiveGrowth } from './growth.js';
import { HOSTILE_UNITS, type TextShape } from './hostile-units.js';
import { type TextFunction, findTextFunctions } from './text-functions.js';

/** Calls the code under test with a text. */
export type TextCall = (text: string) => unknown;

/** The configuration of a workspace, by `file#name` or `file#Class.method`. */
export interface TextCostLists {
  /** Functions that take no user input, with the reason; `file#Class` covers all methods of a class. */
  readonly exempt: Readonly<Record<string, string>>;
  /** How to call functions that have other parameters too, and other code that takes text, by any name. */
  readonly calls: Readonly<Record<string, TextCall>>;
}

interface Workspace extends TextCostLists {
  readonly folder: string;
  /** Loads a module by its path in the workspace, without an extension. */
  readonly load: (file: string) => Readonly<Record<string, unknown>>;
  readonly now: Clock;
  /** The shapes of the hostile texts. */
  readonly shapes: readonly TextShape[];
}

const WARM_UP_LENGTH = 500;

const toKey = ({ file }: TextFunction, name: string): string => `${file.replace(/^src\//, '')}#${name}`;

const toKeys = (one: TextFunction): readonly string[] => [
  toKey(one, one.name),
  ...(one.name.includes('.') ? [toKey(one, one.name.split('.', 1).join(''))] : []),
];

const isExempt = (one: TextFunction, exempt: TextCostLists['exempt']): boolean =>
  toKeys(one).some((key) => key in exempt);

/** Returns true if a function can be called with nothing but texts. */
const isCallable = ({ instanceOf, parameters }: TextFunction): boolean =>
  instanceOf === undefined && !parameters.includes('other');

/** Compares the lists of a workspace with the exports of its modules. Returns the differences. */
export function findUnlisted({ folder, exempt, calls }: Workspace): readonly string[] {
  const found = findTextFunctions(folder);
  const known = new Set(found.flatMap(toKeys));
  const unlisted = found.filter(
    (one) => !isCallable(one) && !isExempt(one, exempt) && !(toKey(one, one.name) in calls),
  );
  return [
    ...unlisted.map((one) => `${toKey(one, one.name)} takes text: add it to calls, or to exempt with a reason`),
    ...Object.keys(exempt).flatMap((key) => (known.has(key) ? [] : [`${key} is exempt and does not exist`])),
  ];
}

/** Calls every text function of a workspace with hostile texts. Returns those whose cost grows faster than the text. */
export function findExpensive(workspace: Workspace): readonly string[] {
  return [...getCalls(workspace)].flatMap(([key, call]) => {
    const found = findExpensiveText(call, workspace);
    return found === undefined ? [] : [`${key}: ${found}`];
  });
}

/** Finds the first hostile text that is too expensive. One is enough to find the cause. */
function findExpensiveText(call: TextCall, { now, shapes }: Workspace): string | undefined {
  // Warm up: loading and compiling at the first call do not count.
  callIgnoringErrors(call, 'ab '.repeat(WARM_UP_LENGTH));
  for (const [name, unit] of Object.entries(HOSTILE_UNITS)) {
    for (const shape of shapes) {
      const growth = excessiveGrowth((length) => callIgnoringErrors(call, shape(unit, length)), now);
      if (growth !== undefined) return `${name}, ×${growth.toFixed(1)} for twice the text`;
    }
  }
  return undefined;
}

function getCalls(workspace: Workspace): ReadonlyMap<string, TextCall> {
  const calls = new Map<string, TextCall>(Object.entries(workspace.calls));
  for (const one of findTextFunctions(workspace.folder)) {
    const key = toKey(one, one.name);
    if (calls.has(key) || !isCallable(one) || isExempt(one, workspace.exempt)) continue;
    const { owner, called } = memberAt(workspace.load(one.file), one.name);
    if (typeof called !== 'function') throw new Error(`${key} is not a function`);
    calls.set(key, (text) => {
      const given = one.parameters.map((kind) => (kind === 'texts' ? text.split(' ') : text));
      return consume(Reflect.apply(called, owner, given));
    });
  }
  return calls;
}

/** Finds `name` or `owner.name` among the exports of a module. */
function memberAt(module: Readonly<Record<string, unknown>>, path: string): { owner: unknown; called: unknown } {
  const [name = '', member] = path.split('.');
  const owner = module[name];
  if (member === undefined) return { owner: undefined, called: owner };
  return { owner, called: isOwner(owner) ? Reflect.get(owner, member) : undefined };
}

const isOwner = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Generators do no work until they are consumed. */
const consume = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value
    ? [...iterated(value)]
    : value;

const iterated = (value: object): Iterable<unknown> => value as Iterable<unknown>;

/** Ignores errors: rejecting a text is a valid result. */
function callIgnoringErrors(call: TextCall, text: string): void {
  try {
    const result = call(text);
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // The text was rejected.
  }
}
