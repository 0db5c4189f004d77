import ts from 'typescript';

/** An exported function, or a public method of an export. */
export interface ExportedFunction {
  /** `name`, or `owner.name` of a method. */
  readonly name: string;
  /** Its class if it needs an instance. */
  readonly instanceOf: string | undefined;
  readonly signature: ts.Signature;
}

/** Finds the exported functions of a module, and the public methods and constructors of its exports. */
export function findExportedFunctions(file: ts.SourceFile, checker: ts.TypeChecker): readonly ExportedFunction[] {
  const module = checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    // Re-exports are found in the module that declares them.
    if (symbol.valueDeclaration?.getSourceFile() !== file) return [];
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    if (signature) return [{ name: symbol.name, instanceOf: undefined, signature }];
    const methods = getMethods(type, symbol.name, undefined, file, checker);
    return ts.isClassDeclaration(symbol.valueDeclaration)
      ? [...methods, ...getInstanceMethods(symbol, type, file, checker)]
      : methods;
  });
}

function getInstanceMethods(
  { name }: ts.Symbol,
  type: ts.Type,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): readonly ExportedFunction[] {
  const [signature] = type.getConstructSignatures();
  // Error messages are not user input.
  if (!signature || isError(signature.getReturnType())) return [];
  return [
    { name: `${name}.constructor`, instanceOf: name, signature },
    ...getMethods(signature.getReturnType(), name, name, file, checker),
  ];
}

const isError = (type: ts.Type): boolean => type.getProperty('stack') !== undefined;

function getMethods(
  type: ts.Type,
  owner: string,
  instanceOf: string | undefined,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): readonly ExportedFunction[] {
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const declaration = property.valueDeclaration;
    if (declaration?.getSourceFile() !== file || isPrivate(declaration)) return [];
    const [signature] = checker.getTypeOfSymbol(property).getCallSignatures();
    return signature ? [{ name: `${owner}.${property.name}`, instanceOf, signature }] : [];
  });
}

const isPrivate = (declaration: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0 ||
  (ts.isClassElement(declaration) && declaration.name !== undefined && ts.isPrivateIdentifier(declaration.name));
