/** The app's development server; whatever the real server answers is passed on to it. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const webRoot = path.join(root, 'apps/web');
const vitePath = createRequire(path.join(webRoot, 'package.json')).resolve('vite');
const { createServer } = await import(pathToFileURL(vitePath).href);

const { HOST, PORT, API_PORT } = process.env;
const target = `http://${HOST}:${API_PORT}`;

/** The server answers /student with this page; here it comes from its source. */
const studentPage = {
  name: 'student-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url.replace(/^\/student(?=$|[?/])\/?/, '/student.html');
      next();
    });
  },
};

const server = await createServer({
  root: webRoot,
  plugins: [studentPage],
  server: {
    host: HOST,
    port: Number(PORT),
    strictPort: true,
    proxy: { '/api': target, '/avatars': target, '/media': target },
  },
});
await server.listen();
server.printUrls();
