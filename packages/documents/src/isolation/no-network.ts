import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('This process has no network access.');
};

/**
 * Disables networking in a process that reads untrusted files. This is defence in depth: no reader follows an address
 * that it finds in a file anyway.
 */
export function cutNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.bind = refuse;
  dns.lookup = refuse as unknown as typeof dns.lookup;
  globalThis.fetch = async () => refuse();
}
