import { dockerAnswers, namedServer, type ServerFound, type TestServer } from '@deals/storage/testing'

const image = 'eventstore/eventstore:23.10.0-bookworm-slim'

/** Looks for EventStoreDB: EVENTSTORE_URL, then Docker. */
export function findEventStore(): ServerFound {
  const given = process.env['EVENTSTORE_URL']
  if (given !== undefined && given !== '') {
    return { start: () => namedServer({ setting: 'EVENTSTORE_URL', port: 2113 }, given) }
  }
  return dockerAnswers()
    ? { start: startContainer }
    : { reason: 'EVENTSTORE_URL is not set, and Docker does not answer' }
}

async function startContainer(): Promise<TestServer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(image)
    .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_RUN_PROJECTIONS: 'None', EVENTSTORE_MEM_DB: 'true' })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .start()
  return {
    url: `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`,
    stop: async () => void (await container.stop()),
  }
}
