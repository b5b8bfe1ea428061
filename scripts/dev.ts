// Runs the server from its sources, restarting it on change, and the web app with hot reloading in front of it.
import { spawn } from 'node:child_process';

const bin = (name: string) => `node_modules/.bin/${name}`;
const env = { ...process.env, NODE_ENV: 'development', APP_URL: 'http://localhost:5173' };
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], { stdio: 'inherit', env }),
  spawn(bin('vite'), ['apps/web', '--port', '5173'], { stdio: 'inherit', env }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
