import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processSettings, serverSettings, settings, unusedServers } from './settings.ts'

const root = join(__dirname, '../..')
const programs = ['command-api', 'query-api', 'projector', 'relay', 'workers', 'frontend', 'standalone', 'ops']
/** The relay is a program of the projector, with the same settings for Kafka. */
const configs: Readonly<Record<string, string>> = {
  frontend: 'frontend/server/config.ts',
  relay: 'projector/src/config.ts',
  ops: 'projector/src/operations/config.ts',
}
const configOf = (program: string) => configs[program] ?? `${program}/src/config.ts`
/** What the projector's config.ts reads for the projector alone. */
const notOfTheRelay = ['INTERNAL_TOKEN']
const servers = serverSettings.map(({ name }) => name)

/** What the shared readers of settings read without being told a name. */
const sharedReaders: Readonly<Record<string, readonly string[]>> = {
  readStoreSettings: ['DATA_DIR', 'MASTER_KEY', 'ACCOUNTS_LOST', ...servers.filter((name) => name !== 'SMTP_URL')],
  readMailSettings: ['SMTP_URL', 'MAIL_FROM'],
  readModelSettings: ['LLM_URL', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_TOKENS_PER_DAY', 'LLM_TOKENS_PER_POST', 'LLM_PRICE'],
  readLogLevel: ['LOG_LEVEL'],
  readInternalToken: ['INTERNAL_TOKEN'],
  readServerSettings: ['HOST', 'PORT', 'PUBLIC_URL', 'TRUST_PROXY'],
  readRateLimits: ['RATE_LIMITS'],
  readPageThreads: ['PAGE_THREADS'],
  readDataDir: ['DATA_DIR'],
  readKafkaSettings: ['KAFKA_TOPIC_PREFIX', 'KAFKA_PARTITIONS', 'KAFKA_REPLICATION'],
}

/** Names of settings that a program's config.ts speaks of, in any way. */
function readBy(program: string): string[] {
  const text = readFileSync(join(root, configOf(program)), 'utf8')
  const named: readonly string[] = text.match(/(?<=')[A-Z]+(_[A-Z]+)*(?=')/g) ?? []
  const shared = Object.entries(sharedReaders).flatMap(([reader, names]) => (text.includes(`${reader}(`) ? names : []))
  const names = [...new Set([...named, ...shared])]
  return program === 'relay' ? names.filter((name) => !notOfTheRelay.includes(name)) : names
}

describe('the list of settings', () => {
  it('holds what the site in one process reads, and nothing else', () => {
    const shared = processSettings.filter(({ usedBy }) => usedBy.includes('standalone'))
    const described = [...[...settings, ...shared].map(({ name }) => name), ...servers, ...unusedServers]
    expect(readBy('standalone').sort()).toEqual(described.sort())
  })

  it.each(programs)('holds everything that %s reads', (program) => {
    const described = [...settings, ...serverSettings, ...processSettings].map(({ name }) => name)
    const known = [...described, ...(program === 'standalone' ? unusedServers : [])]
    expect(readBy(program).filter((name) => !known.includes(name))).toEqual([])
  })

  it('says for each setting of single programs which of them read it', () => {
    const saying = processSettings.map(({ name, usedBy }) => [name, usedBy])
    const reading = processSettings.map(({ name }) => [
      name,
      programs.filter((program) => readBy(program).includes(name)).join(', '),
    ])
    expect(saying).toEqual(reading)
  })
})
