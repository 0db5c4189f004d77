// Checks that every configured rule reports its violation in lint/violations, so that a linter upgrade cannot disable a
// rule silently, and that every folder in lint/folders.mjs exists.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import config from '../oxlint.config.mjs';
import { folders } from './folders.mjs';
import { oxlint } from './programs.mjs';

const folder = fileURLToPath(new URL('violations', import.meta.url));

const report = await new Promise((resolve, reject) => {
  const args = [oxlint, '-c', 'oxlint.config.mjs', '--format', 'json', '.'];
  const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024, timeout: 120_000 };
  execFile(process.execPath, args, options, (_error, stdout, stderr) => {
    try {
      resolve(JSON.parse(stdout));
    } catch {
      reject(new Error(`oxlint printed no report: ${stdout}${stderr}`));
    }
  });
});

// Reports contain the original plugin of a rule: "eslint(no-unused-vars)" is typescript/no-unused-vars.
const pluginPrefixes = { eslint: '', typescript: '', 'react-hooks': 'react' };
const toRuleId = (plugin, rule) => `${pluginPrefixes[plugin] ?? plugin}/${rule}`;
const parseCode = (code = '') => toRuleId(...code.replace(/\)$/, '').split('('));
const parseName = (name) => toRuleId(...(name.includes('/') ? name.split('/') : ['eslint', name]));

const reportedRuleIds = new Set(report.diagnostics.map(({ code }) => parseCode(code)));
const configuredNames = config.overrides.flatMap(({ rules }) =>
  Object.entries(rules).flatMap(([name, severity]) => (severity === 'off' ? [] : [name])),
);
const silentRules = [...new Set(configuredNames)].filter((name) => !reportedRuleIds.has(parseName(name)));
const unusedDirectives = report.diagnostics.filter(({ message }) =>
  message.startsWith('Unused oxlint-disable directive'),
);
if (unusedDirectives.length === 0) silentRules.push('unused disable directives');

const missingFolders = Object.entries(folders).flatMap(([root, { base, order }]) =>
  [...order, ...base.map((name) => `${name}.ts`)]
    .map((name) => `${root}/${name}`)
    .filter((path) => !existsSync(new URL(`../${path}`, import.meta.url))),
);

for (const path of missingFolders) process.stderr.write(`lint/folders.mjs lists ${path}, which does not exist.\n`);
for (const name of silentRules) process.stderr.write(`${name} does not report its violation in lint/violations.\n`);
if (silentRules.length + missingFolders.length > 0) process.exitCode = 1;
else process.stdout.write(`${new Set(configuredNames).size} rules report their violations.\n`);
