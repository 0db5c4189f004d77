/** Baseline: an express handler that returns the JSON it was sent before, without validation, store or decryption. */
import express from 'express';
import type { AddressInfo } from 'node:net';

let stored = '{}';
const app = express().disable('x-powered-by').disable('etag');
app.put('/cv', express.text({ type: 'application/json', limit: '20mb' }), (request, response) => {
  stored = String(request.body);
  response.json({});
});
app.get('/cv', (_, response) => {
  response.type('json').send(stored);
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
});
