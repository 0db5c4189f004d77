/**
 * Baseline: an express handler that appends one event with the EventStoreDB client, without validation, encryption or
 * views.
 */
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import express from 'express';
import type { AddressInfo } from 'node:net';

const client = EventStoreDBClient.connectionString(process.env['EVENTSTORE_URL'] ?? '');
const revisions = new Map<string, bigint>();
const app = express().disable('x-powered-by').use(express.json());

app.patch('/bare/:stream', async (request, response) => {
  const { stream } = request.params;
  const event = jsonEvent({ type: 'PersonalInfoChanged', data: request.body as Record<string, unknown> });
  const { nextExpectedRevision } = await client.appendToStream(stream, event, {
    expectedRevision: revisions.get(stream) ?? 'no_stream',
  });
  revisions.set(stream, nextExpectedRevision);
  response.json({ revision: Number(nextExpectedRevision) });
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, port: (server.address() as AddressInfo).port }));
});
