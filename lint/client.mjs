/** Rules of the client: layers, React, accessibility. */
const toErrors = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));

// `app` composes features. Features do not import each other.
const allowImport = (from, to) => ({ from: { element: { type: from } }, allow: { to: { element: to } } });
const layers = [
  allowImport('app', { type: ['app', 'feature', 'shared', 'testing'] }),
  allowImport('feature', { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } }),
  allowImport('feature', { type: ['shared', 'testing'] }),
  allowImport('shared', { type: ['shared', 'testing'] }),
  allowImport('testing', { type: ['app', 'feature', 'shared', 'testing'] }),
];

const react = [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
];

const accessibility = [
  'alt-text',
  'anchor-has-content',
  'anchor-is-valid',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'click-events-have-key-events',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'label-has-associated-control',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-autofocus',
  'no-distracting-elements',
  'no-interactive-element-to-noninteractive-role',
  'no-noninteractive-element-to-interactive-role',
  'no-noninteractive-tabindex',
  'no-redundant-roles',
  'no-static-element-interactions',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
];

export const client = {
  files: ['frontend/src/**/*.{ts,tsx}'],
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', policies: layers }],
    ...toErrors('react', react),
    ...toErrors('a11y', accessibility),
    'a11y/interactive-supports-focus': [
      'error',
      {
        tabbable: [
          'button',
          'checkbox',
          'link',
          'progressbar',
          'searchbox',
          'slider',
          'spinbutton',
          'switch',
          'textbox',
        ],
      },
    ],
    'a11y/no-noninteractive-element-interactions': [
      'error',
      { body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
    ],
  },
};

export const clientSettings = {
  'boundaries/elements': [
    { type: 'app', pattern: 'frontend/src/app' },
    { type: 'feature', pattern: 'frontend/src/features/*', capture: ['feature'] },
    { type: 'shared', pattern: 'frontend/src/shared' },
    { type: 'testing', pattern: 'frontend/src/testing' },
  ],
  'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
};
