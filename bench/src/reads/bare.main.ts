/** Baseline: an express handler that returns a MongoDB document, without authentication, decryption or validation. */
import express from 'express';
import { MongoClient } from 'mongodb';
import type { AddressInfo } from 'node:net';

const client = await new MongoClient(process.env['MONGODB_URL'] ?? '').connect();
const documents = client.db().collection<{ _id: string }>(process.env['COLLECTION'] ?? '');
const app = express().disable('x-powered-by');

app.get('/profile/:id', async (request, response) => {
  const document = await documents.findOne({ _id: request.params.id });
  response.json(document);
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
});
