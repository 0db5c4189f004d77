import ts from 'typescript';

/** What a parameter takes: a text, a list of texts, or something else. */
export type ParameterKind = 'text' | 'texts' | 'other';

/** An exported function that takes a text, or a list of texts. */
export interface TextFunction {
  /** From the folder of the workspace, without an extension. */
  readonly file: string;
  readonly name: string;
  readonly parameters: readonly ParameterKind[];
}

/** Texts by these names come from us, not from others. */
const OWN = new Set(['uid', 'userId', 'jobId', 'stream', 'collection', 'secret', 'message', 'otherwise', 'workId']);
const NOT_SOURCES = /\.(?:test|integration|e2e|main)\.tsx?$|\.d\.ts$|\.tsx$|\/(?:testing|golden|sample)\//;

const known = new Map<string, readonly TextFunction[]>();

/** Finds by its types every function a workspace's modules export that takes text; whoever adds one need not list it. */
export function textFunctionsOf(folder: string): readonly TextFunction[] {
  const found = known.get(folder) ?? findIn(folder);
  known.set(folder, found);
  return found;
}

function findIn(folder: string): readonly TextFunction[] {
  const source = `${folder}/src/`;
  const config = ts.getParsedCommandLineOfConfigFile(`${folder}/tsconfig.json`, { noEmit: true }, host);
  if (!config) throw new Error(`no tsconfig.json in ${folder}`);
  const program = ts.createProgram(config.fileNames, { ...config.options, composite: false, incremental: false });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(source) && !NOT_SOURCES.test(fileName))
    .flatMap((file) => functionsIn(file, checker).map((found) => ({ ...found, file: nameOf(file, folder) })));
}

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

const nameOf = ({ fileName }: ts.SourceFile, folder: string): string =>
  fileName.slice(folder.length + 1).replace(/\.ts$/, '');

function functionsIn(file: ts.SourceFile, checker: ts.TypeChecker): readonly Omit<TextFunction, 'file'>[] {
  const module = checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    // What is only exported again is found where it is.
    if (!symbol.valueDeclaration || symbol.valueDeclaration.getSourceFile() !== file) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature) return [];
    const parameters = signature.getParameters().map((parameter) => kindOf(parameter, checker));
    return parameters.every((kind) => kind === 'other') ? [] : [{ name: symbol.name, parameters }];
  });
}

function kindOf(parameter: ts.Symbol, checker: ts.TypeChecker): ParameterKind {
  if (OWN.has(parameter.name)) return 'other';
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
  if (type.flags & ts.TypeFlags.String) return 'text';
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item && !(type.flags & ts.TypeFlags.StringLike) && item.flags & ts.TypeFlags.String ? 'texts' : 'other';
}
