/** The rule `folders/order`: imports between the folders of a workspace go one way. */
import { dirname, relative, resolve, sep } from 'node:path';

const LISTS = 'lint/folders.mjs';

const order = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [{ root, base, order: folders }] = context.options;
    const { filename } = context;
    const source = filename.slice(0, filename.lastIndexOf(`/${root}/`) + root.length + 1);

    /** Returns the folder of a file, or the name of a file beside the folders. */
    const getPart = (file) => {
      const [first, ...rest] = relative(source, file).split(sep);
      const isFolder = rest.length > 0 || folders.includes(first);
      const name = isFolder ? first : first.replace(/\.[jt]sx?$/, '');
      return { name, isFolder, isTesting: [first, ...rest].includes('testing') };
    };

    const getRank = ({ name, isFolder, isTesting }) => {
      if (isTesting) return folders.length + 1;
      if (isFolder) return folders.indexOf(name);
      return base.includes(name) ? -1 : folders.length;
    };

    const importer = getPart(filename);
    const rank = getRank(importer);

    const checkImport = ({ source: specifier }) => {
      if (typeof specifier?.value !== 'string' || !specifier.value.startsWith('.')) return;
      const imported = getPart(resolve(dirname(filename), specifier.value));
      const isSame = imported.name === importer.name && !imported.isTesting;
      if (imported.name === '..' || isSame || getRank(imported) <= rank) return;
      const name = imported.isTesting ? 'testing' : imported.name;
      context.report({ node: specifier, message: `${importer.name} may not import ${name}: see ${LISTS}.` });
    };

    return {
      Program(node) {
        if (importer.isFolder && !folders.includes(importer.name))
          context.report({ node, message: `${LISTS} does not list the folder ${importer.name}.` });
      },
      ImportDeclaration: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
    };
  },
};

export default { meta: { name: 'folders' }, rules: { order } };
