import { doc, isNumber, list, toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { validateFieldPath } from './field-path.js';
import { isPosition } from './path.js';

/** Returns the projected part of a document. */
export type Projection = (document: Doc) => Doc;

/** The fields of a projection as a tree; null marks the end of a path. */
interface Tree {
  readonly children: Map<string, Tree | null>;
}

/**
 * Compiles a projection, which either includes or excludes fields; `_id` is an exception. Returns undefined for an
 * empty projection. Throws a CommandError for unsupported expressions.
 */
export function compileProjection(spec: Doc | undefined): Projection | undefined {
  if (spec === undefined || spec.fields.size === 0) return undefined;
  const entries = [...spec.fields].map(([name, value]) => ({ name, isIncluded: isIncluded(name, value) }));
  const otherEntries = entries.filter((entry) => entry.name !== '_id');
  const idEntry = entries.find((entry) => entry.name === '_id');
  const isInclusion = otherEntries[0]?.isIncluded ?? idEntry?.isIncluded ?? false;
  const conflict = otherEntries.find((entry) => entry.isIncluded !== isInclusion);
  if (conflict !== undefined) throw createMixedProjectionError(conflict.name, isInclusion);
  const tree = buildTree(otherEntries.map((entry) => entry.name));
  const includesId = idEntry?.isIncluded ?? true;
  // The tree has the included fields of an inclusion, and the excluded fields of an exclusion.
  if (includesId === isInclusion && !tree.children.has('_id')) tree.children.set('_id', null);
  return isInclusion ? (document) => include(document, tree) : (document) => exclude(document, tree);
}

function isIncluded(name: string, value: Value): boolean {
  if (name.split('.').includes('$'))
    throw createUnsupportedError(`the positional operator $ in the projection of '${name}'`);
  validateFieldPath(name);
  if (value.type === 'bool') return value.value;
  if (isNumber(value)) return toNumber(value) !== 0;
  const operator = value.type === 'object' ? value.fields.keys().next().value : undefined;
  throw createUnsupportedError(
    operator === undefined ? `an expression in the projection of '${name}'` : `${operator} in a projection`,
  );
}

function createMixedProjectionError(name: string, isInclusion: boolean): CommandError {
  return isInclusion
    ? new CommandError('Location31254', `Cannot do exclusion on field ${name} in inclusion projection`)
    : new CommandError('Location31253', `Cannot do inclusion on field ${name} in exclusion projection`);
}

function buildTree(names: readonly string[]): Tree {
  const root: Tree = { children: new Map() };
  for (const name of names) {
    const parts = name.split('.');
    let tree = root;
    for (const [depth, part] of parts.entries()) {
      const isLast = depth === parts.length - 1;
      const next = tree.children.get(part);
      if (isLast && next !== undefined) throw new CommandError('Location31250', `Path collision at ${name}`);
      if (next === null) {
        const remaining = parts.slice(depth + 1).join('.');
        throw new CommandError('Location31249', `Path collision at ${name} remaining portion ${remaining}`);
      }
      if (isPosition(part) && depth > 0)
        throw createUnsupportedError(`the position '${part}' in the projection of '${name}'`);
      const child: Tree | null = isLast ? null : (next ?? { children: new Map() });
      tree.children.set(part, child);
      tree = child ?? tree;
    }
  }
  return root;
}

function include(document: Doc, tree: Tree): Doc {
  const fields: [string, Value][] = [];
  for (const [name, value] of document.fields) {
    const subtree = tree.children.get(name);
    const projectedValue = subtree === null ? value : subtree && includeWithin(value, subtree);
    if (projectedValue !== undefined) fields.push([name, projectedValue]);
  }
  return doc(fields);
}

/** Includes nested fields; scalars at an inner segment of the path are omitted. */
function includeWithin(value: Value, tree: Tree): Value | undefined {
  if (value.type === 'object') return include(value, tree);
  if (value.type !== 'array') return undefined;
  return list(value.items.map((item) => includeWithin(item, tree)).filter((item) => item !== undefined));
}

function exclude(document: Doc, tree: Tree): Doc {
  const fields: [string, Value][] = [];
  for (const [name, value] of document.fields) {
    const subtree = tree.children.get(name);
    if (subtree !== null) fields.push([name, subtree ? excludeWithin(value, subtree) : value]);
  }
  return doc(fields);
}

function excludeWithin(value: Value, tree: Tree): Value {
  if (value.type === 'object') return exclude(value, tree);
  return value.type === 'array' ? list(value.items.map((item) => excludeWithin(item, tree))) : value;
}
