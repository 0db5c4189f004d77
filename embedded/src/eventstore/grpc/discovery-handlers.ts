import { randomUUID } from 'node:crypto';
import type { handleUnaryCall, ServiceDefinition } from '@grpc/grpc-js';
import { gossip, serverFeatures, shared } from '../generated.js';

/** The address at which clients reach this server. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** Timestamps are ticks of 100 ns since the epoch. */
const TICKS_PER_MILLISECOND = 10_000;

/** Handles Gossip.Read: reports a cluster of one node, for connection strings with `+discover`. */
export function createGossipHandler(getEndpoint: () => Endpoint): handleUnaryCall<shared.Empty, gossip.ClusterInfo> {
  const instanceId = new shared.UUID();
  instanceId.setString(randomUUID());
  return (_call, callback) => {
    const { address, port } = getEndpoint();
    const httpEndPoint = new gossip.EndPoint();
    httpEndPoint.setAddress(address);
    httpEndPoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setInstanceId(instanceId);
    member.setTimeStamp(String(Date.now() * TICKS_PER_MILLISECOND));
    member.setState(gossip.MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(httpEndPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    callback(null, cluster);
  };
}

/** The version of EventStoreDB that this server emulates. */
const VERSION = '24.2.0';

/** Handles ServerFeatures.GetSupportedMethods: lists the methods of the services; the client calls no others. */
export function createServerFeaturesHandler(
  services: readonly ServiceDefinition[],
): handleUnaryCall<shared.Empty, serverFeatures.SupportedMethods> {
  return (_call, callback) => {
    const supportedMethods = new serverFeatures.SupportedMethods();
    supportedMethods.setEventStoreServerVersion(VERSION);
    for (const { path } of services.flatMap((service) => Object.values(service))) {
      const [, service = '', method = ''] = path.toLowerCase().split('/');
      const entry = new serverFeatures.SupportedMethod();
      entry.setServiceName(service);
      entry.setMethodName(method);
      supportedMethods.addMethods(entry);
    }
    callback(null, supportedMethods);
  };
}
