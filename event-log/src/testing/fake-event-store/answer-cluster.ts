import type { sendUnaryData } from '@grpc/grpc-js'
import type * as features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import type * as gossip from '@eventstore/db-client/generated/gossip_pb.js'
import { ClusterInfo, EndPoint, MemberInfo, SupportedMethod, SupportedMethods, UUID } from './protocol.ts'

/** A cluster of one, which leads it. */
export function answerGossip(port: number, answer: sendUnaryData<gossip.ClusterInfo>): void {
  const member = new MemberInfo()
    .setInstanceId(new UUID().setString('00000000-0000-4000-8000-000000000001'))
    .setTimeStamp(String(Date.now()))
    .setState(MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new EndPoint().setAddress('127.0.0.1').setPort(port))
  answer(null, new ClusterInfo().setMembersList([member]))
}

/** With this a client that is given no name and password sends its appends over one shared call. */
export function answerFeatures(answer: sendUnaryData<features.SupportedMethods>): void {
  const batchAppend = new SupportedMethod()
    .setServiceName('event_store.client.streams.streams')
    .setMethodName('batchappend')
  answer(null, new SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList([batchAppend]))
}
