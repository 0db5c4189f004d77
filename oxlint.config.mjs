import { fileURLToPath } from 'node:url';
import { client, clientSettings } from './lint/client.mjs';
import { folderOrder } from './lint/folders.mjs';
import { typescript } from './lint/typescript.mjs';
import { workspaceImports } from './lint/workspace-imports.mjs';

/** `npm run lint`. That each of these rules works is checked by lint/check-rules.mjs. */
export default {
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    { name: 'a11y', specifier: 'eslint-plugin-jsx-a11y' },
    'eslint-plugin-regexp',
    { name: 'folders', specifier: fileURLToPath(new URL('lint/folder-order-rule.mjs', import.meta.url)) },
  ],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'deny' },
  ignorePatterns: ['**/dist/**', '**/coverage/**', '.data/**', 'lint/violations/**'],
  settings: clientSettings,
  overrides: [
    typescript,
    ...workspaceImports,
    ...folderOrder,
    client,
    // The compiler does not check scripts.
    { files: ['**/*.mjs'], env: { node: true }, rules: { 'no-undef': 'error' } },
    {
      files: ['**/*.{test,integration,e2e,screens,resilience,exhaustive}.{ts,tsx}'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
      },
    },
    // Tests may import every folder of their workspace.
    {
      files: ['**/*.{test,integration,e2e,screens,resilience,exhaustive}.{ts,tsx}', '**/testing/**'],
      rules: { 'folders/order': 'off' },
    },
    // The texts of tests and benchmarks are our own.
    {
      files: [
        '**/*.{test,integration,e2e,screens,resilience,exhaustive}.{ts,tsx}',
        '**/testing/**',
        'bench/**',
        'e2e/**',
      ],
      rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
    },
    {
      files: ['**/*.main.ts', 'embedded/src/supervisor/**', 'bench/src/**', 'frontend/src/shared/log/**'],
      rules: { 'no-console': 'off' },
    },
  ],
};
