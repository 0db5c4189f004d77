// `render-nginx-routes.mjs FOLDER`: writes the files that nginx.conf.template includes, from the endpoints and the pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderNginxRoutes } from '@trackrecord/contracts/api/nginx-routes';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: render-nginx-routes.mjs FOLDER');
const { maps, locations, slowMethods } = renderNginxRoutes();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'maps.conf'), `${maps}\n`);
writeFileSync(join(folder, 'locations.conf'), `${locations}\n`);
writeFileSync(join(folder, 'slow-methods.conf'), `${slowMethods}\n`);
