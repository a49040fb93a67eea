/** The peer R: whatever a client says goes to all who came in by the same path. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
  process.stdout.write(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
server.on('connection', (socket, { url = '/' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (said) => {
    for (const other of room) other.send(said);
  });
  socket.on('close', () => room.delete(socket));
});
