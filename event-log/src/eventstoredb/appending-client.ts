import { EventStoreDBClient } from '@eventstore/db-client'
// CommonJS that nothing can look into before it runs, so it comes as a whole.
import streamsService, { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'

/** One call over which many appends go, one after the other. */
export type BatchCall = ReturnType<StreamsClient['batchAppend']>

/**
 * The client with a door to its call for many appends. Its own use of that call keeps one table for all clients of the
 * process, knows no deadline and does not notice an end; its connection, which finds the server that leads, is what is
 * needed here.
 */
export class AppendingClient extends EventStoreDBClient {
  static connect(url: string): AppendingClient {
    const client: unknown = Object.setPrototypeOf(EventStoreDBClient.connectionString(url), AppendingClient.prototype)
    if (!(client instanceof AppendingClient)) {
      throw new TypeError('The client of EventStoreDB cannot be extended.')
    }
    return client
  }

  /** A new call, which is shown to `begin` before anything can come of it. */
  openCall(begin: (call: BatchCall) => void): Promise<BatchCall> {
    const create = (client: StreamsClient) => {
      const call = client.batchAppend(...this.callArguments({ requiresLeader: true }, { deadline: Infinity }))
      begin(call)
      return call
    }
    return this.GRPCStreamCreator(streamsService.StreamsClient, 'batchAppend', create)()
  }
}
