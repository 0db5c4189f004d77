import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { waitFor, waitUntil } from '@trackrecord/platform/testing/wait-for';

const root = resolve(__dirname, '../..');

/** The path of the nginx binary; undefined if it is not installed. */
export const nginxBinary: string | undefined = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((file) => existsSync(file));

/** The ports of the stubs in place of the APIs, and a variable of the container. */
interface NginxSettings {
  readonly commandApiPort: number;
  readonly queryApiPort: number;
  readonly publicOrigin: string;
}

/** nginx with the container's configuration (deploy/nginx.conf.template), on free loopback ports. */
export class Nginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(readonly port: number) {}

  static async start(settings: NginxSettings): Promise<Nginx> {
    const nginx = new Nginx(await findFreePort());
    const file = join(nginx.#folder, 'nginx.conf');
    writeFileSync(file, nginx.#render(settings, await findFreePort()));
    for (const folder of ['body', 'proxy', 'unused']) mkdirSync(join(nginx.#folder, folder));
    const child = spawn(nginxBinary ?? 'nginx', ['-c', file, '-p', nginx.#folder, '-e', 'stderr'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    nginx.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (nginx.#output += String(chunk)));
    await nginx.#waitUntilListening();
    return nginx;
  }

  /** Stops nginx and removes its folder. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode === null) {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /**
   * Reads the access log up to the line of a request, which nginx writes after the client has the response.
   * @throws {Error} if there is none.
   */
  readAccessLog(requestId: string): Promise<readonly string[]> {
    return waitFor(`request ${requestId} in the access log`, () => {
      const lines = readFileSync(join(this.#folder, 'access.log'), 'utf8').split('\n').slice(0, -1);
      const index = lines.findIndex((line) => line.includes(`"requestId":"${requestId}"`));
      return index === -1 ? undefined : lines.slice(0, index + 1);
    });
  }

  async #waitUntilListening(): Promise<void> {
    await waitUntil('nginx listens', async () => {
      if (this.#child?.exitCode !== null) throw new Error(`nginx did not start:\n${this.#output}`);
      return isListening(this.port);
    });
  }

  /** Renders the files that the image has. Returns their folder. */
  #renderRoutes(): string {
    const folder = join(this.#folder, 'routes');
    execFileSync(process.execPath, ['deploy/render-nginx-routes.mjs', folder], { cwd: root });
    return folder;
  }

  #render({ commandApiPort, queryApiPort, publicOrigin }: NginxSettings, operationsPort: number): string {
    const variables: Readonly<Record<string, string>> = {
      ...readVariables(publicOrigin),
      TLS_PROXY_NETWORK: '127.0.0.1/32',
      FIREBASE_PROJECT_ID: 'test',
      FIREBASE_API_KEY: 'test',
      FIREBASE_AUTH_DOMAIN: 'test.example',
    };
    const site = readFileSync(join(root, 'deploy/nginx.conf.template'), 'utf8')
      .replace(/\$\{(\w+)\}/g, (placeholder, name: string) => variables[name] ?? placeholder)
      .replaceAll('listen 8080', `listen 127.0.0.1:${this.port}`)
      .replaceAll('listen 8081', `listen 127.0.0.1:${operationsPort}`)
      .replaceAll('http://command-api:3000', `http://127.0.0.1:${commandApiPort}`)
      .replaceAll('http://query-api:3000', `http://127.0.0.1:${queryApiPort}`)
      .replaceAll('/dev/stdout', 'access.log')
      .replaceAll('/etc/nginx/routes', this.#renderRoutes())
      .replaceAll('/usr/share/nginx/html', join(root, 'frontend/dist'));
    // As root, nginx would switch to a user that cannot read the build.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    return `${user} daemon off; worker_processes 1; pid nginx.pid; events {} http {
      types { text/html html; text/css css; text/javascript js; image/svg+xml svg; text/plain txt; }
      client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path unused; uwsgi_temp_path unused; scgi_temp_path unused;
      ${site} }`;
  }
}

/** Runs the script that the container's entrypoint sources. Returns the variables that it exports, and others. */
function readVariables(publicOrigin: string): Readonly<Record<string, string>> {
  const environment = execFileSync('sh', ['-c', `. ./deploy/15-server-names.envsh && env`], {
    cwd: root,
    env: { PATH: process.env['PATH'], PUBLIC_ORIGIN: publicOrigin },
  }).toString();
  return Object.fromEntries(
    environment.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
}

/** nginx cannot report which port it got for port 0, so the test chooses a free one. */
const findFreePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy();
        done(true);
      })
      .on('error', () => done(false));
  });
