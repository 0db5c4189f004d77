import { randomUUID } from 'node:crypto';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { gossip, shared } from '../generated.js';

/** The address at which clients reach this server. */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** Handles Gossip.Read: reports a cluster of one node, for connection strings with `+discover`. */
export function gossipHandler(endpoint: () => Endpoint): handleUnaryCall<shared.Empty, gossip.ClusterInfo> {
  const instanceId = new shared.UUID();
  instanceId.setString(randomUUID());
  return (_call, callback) => {
    const { address, port } = endpoint();
    const httpEndPoint = new gossip.EndPoint();
    httpEndPoint.setAddress(address);
    httpEndPoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setInstanceId(instanceId);
    member.setTimeStamp(String(Date.now() * 10_000));
    member.setState(gossip.MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(httpEndPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    callback(null, cluster);
  };
}
