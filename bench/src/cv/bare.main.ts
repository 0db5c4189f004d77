/** Baseline: an express handler that returns the JSON of the last PUT, without validation, store or decryption. */
import express from 'express';
import type { AddressInfo } from 'node:net';

let storedJson = '{}';
const app = express().disable('x-powered-by').disable('etag');
app.put('/cv', express.text({ type: 'application/json', limit: '20mb' }), (request, response) => {
  storedJson = String(request.body);
  response.json({});
});
app.get('/cv', (_, response) => {
  response.type('json').send(storedJson);
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
});
