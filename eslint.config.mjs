import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import boundaries from 'eslint-plugin-boundaries';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** Which workspace may import which (docs: README, "The parts"). */
const walls = {
  contracts: [],
  domain: ['contracts'],
  platform: ['contracts'],
  'command-api': ['contracts', 'domain', 'platform'],
  'query-api': ['contracts', 'domain', 'platform'],
  workers: ['contracts', 'domain', 'platform'],
  embedded: [],
  frontend: ['contracts'],
  e2e: ['contracts', 'platform'],
  bench: ['contracts', 'domain', 'platform', 'command-api', 'query-api', 'workers'],
};

const workspaceWalls = Object.entries(walls).map(([name, allowed]) => ({
  files: [`${name}/src/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['@trackrecord/*', ...allowed.map((other) => `!@trackrecord/${other}`)],
            message: `${name} may import ${allowed.join(', ') || 'no other workspace'}.`,
          },
          {
            regex: `^(\\.\\./)+(${Object.keys(walls).join('|')})/`,
            message: 'Import another workspace by its package name.',
          },
        ],
      },
    ],
  },
}));

/**
 * The TypeScript projects that a workspace's files belong to. Listing all of them for every file would make ESLint load
 * each one before it finds the right one.
 */
const workspaceProjects = Object.keys(walls).map((name) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  languageOptions: {
    parserOptions: {
      project: name === 'frontend' ? ['frontend/tsconfig.json'] : [`${name}/tsconfig.json`, 'tsconfig.tests.json'],
    },
  },
}));

/** Inside the client: app composes features, a feature never meets another. */
const mayUse = (from, to) => ({ from: { element: { type: from } }, allow: { to: { element: to } } });
const clientWalls = [
  mayUse('app', { type: ['app', 'feature', 'shared', 'testing'] }),
  mayUse('feature', { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } }),
  mayUse('feature', { type: ['shared', 'testing'] }),
  mayUse('shared', { type: ['shared', 'testing'] }),
  mayUse('testing', { type: ['app', 'feature', 'shared', 'testing'] }),
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '**/coverage/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `const { _id, ...rest } = item` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  ...workspaceProjects,
  ...workspaceWalls,
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, boundaries },
    settings: {
      'boundaries/elements': [
        { type: 'app', pattern: 'frontend/src/app' },
        { type: 'feature', pattern: 'frontend/src/features/*', capture: ['feature'] },
        { type: 'shared', pattern: 'frontend/src/shared' },
        { type: 'testing', pattern: 'frontend/src/testing' },
      ],
      'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      'boundaries/dependencies': ['error', { default: 'disallow', policies: clientWalls }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.integration.ts', '**/*.e2e.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['**/*.main.ts', 'embedded/src/supervisor/**', 'bench/src/**', 'frontend/src/shared/log/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.disableTypeChecked] },
  prettier,
);
