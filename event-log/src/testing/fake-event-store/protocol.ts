import type * as streamsTypes from '@eventstore/db-client/generated/streams_pb.js'
// The client's own protocol files are CommonJS that nothing can look into before it runs, so each comes as a whole.
import shared from '@eventstore/db-client/generated/shared_pb.js'
import status from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js'
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'

export const { AllStreamPosition, Empty, StreamIdentifier, UUID, WrongExpectedVersion } = shared
export const { Status } = status
export const { AppendResp, BatchAppendResp, ReadReq, ReadResp } = streams
export const { ClusterInfo, EndPoint, MemberInfo } = gossip
export const { SupportedMethod, SupportedMethods } = features
export const StreamsService = {
  ...streamsService.StreamsService,
  // What was written out once is sent as it is.
  read: {
    ...streamsService.StreamsService.read,
    responseSerialize: (message: streamsTypes.ReadResp | Buffer): Buffer =>
      Buffer.isBuffer(message) ? message : Buffer.from(message.serializeBinary()),
  },
}
export const { GossipService } = gossipService
export const { ServerFeaturesService } = featuresService
