import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import importX from 'eslint-plugin-import-x'
import jest from 'eslint-plugin-jest'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.contract.ts', '**/testing/**/*.{ts,tsx}']

/** What is banned everywhere, with the reason that the reader of the message needs. */
const banned = {
  env: {
    object: 'process',
    property: 'env',
    message: 'Settings are read once, in config.ts, so that a wrong one ends the start.',
  },
  exit: {
    object: 'process',
    property: 'exit',
    message: 'Close what is open and let the process end; an exit cuts off writes.',
  },
  packs: {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties themselves; an object spread into another one only hides them.',
  },
}

export default defineConfig([
  globalIgnores(['**/dist/**', '**/.tsbuild/**', '**/coverage/**', '**/data/**']),
  js.configs.recommended,
  {
    // Small enough to be read at one look; the long tail is where code goes bad.
    rules: {
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 50 }],
      'max-params': ['error', 3],
      'max-depth': ['error', 3],
      'no-console': 'error',
      'no-restricted-properties': ['error', banned.env, banned.exit],
      'no-restricted-syntax': ['error', banned.packs],
      curly: 'error',
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Ports answer with promises even where an adapter has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // A cast says "trust me"; only what has just checked a value may say it.
    files: ['**/src/**/*.{ts,tsx}', 'frontend/server/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      '**/*.vocabulary.ts',
      '**/parse-*.ts',
      '**/read-body.ts',
      '**/upcast.ts',
      '**/*sqlite*.ts',
      '**/platform/event.ts',
    ],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '@deals/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: [],
          distinctGroup: false,
        },
      ],
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      // The build leaves out what nobody names; frontend/src/main.ts is built for browsers, where it stays.
      'import-x/no-unassigned-import': ['error', { allow: ['**/before-zod.ts', '@testing-library/jest-dom'] }],
    },
  },
  { files: ['**/*.{ts,mjs,js}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { globals: { ...globals.node, jest: 'readonly' } } },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, a11y.configs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'This runs in the browser, where Node is not.' },
            {
              group: ['@deals/*/*', '@deals/!(events)'],
              message: 'The browser may know @deals/events and no other door.',
            },
          ],
        },
      ],
    },
  },
  {
    // The settings of a workspace come in through its config.ts; scripts run before there is one.
    files: ['**/config.ts', 'scripts/**', 'storage/src/testing/adapter-report.ts', 'standalone/journeys/**', ...tests],
    rules: { 'no-restricted-properties': ['error', banned.exit] },
  },
  {
    // A table of 24 entries, one after the other: parts of it would be harder to read than the whole.
    files: ['events/src/categories/catalogue.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // These tools look for a default export.
    files: ['*.config.{js,mjs}', 'frontend/vite*.config.ts', 'scripts/jest/*.mjs'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: [...tests, 'conventions.test.ts'],
    extends: [jest.configs['flat/recommended']],
    rules: {
      'max-lines': ['error', { max: 400 }],
      // A describe block is a list of tests, not a function to be understood at once.
      'max-lines-per-function': 'off',
      // given(...).when(...).emits(...) is an assertion too, and so is a property.
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'assert*', '**.emits', '**.refuses', '**.assert', '**.rejects'] },
      ],
      'jest/no-standalone-expect': 'off',
      'jest/no-export': 'off',
      // A suite skips itself where its server is missing, and says so at the end of the run.
      'jest/no-disabled-tests': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-imports': 'off',
    },
  },
])
