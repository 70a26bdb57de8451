import { newUuid } from '@deals/events/platform'
import { openEventLog, type EventLog } from '@deals/event-log'
import { milliseconds, percentile, type Figure } from '../measure.ts'
import { voteEvent } from '../vote-events.ts'

const givers = 8
const rounds = 40

/** One command that eight processes are given at once: the server answers one of their appends and loses the others. */
export async function equalsFigure(url: string): Promise<Figure> {
  let unanswered = 0
  const open = () =>
    openEventLog({ eventStoreUrl: url, file: '', writer: 'inline', onUnanswered: () => (unanswered += 1) })
  const logs = await Promise.all(Array.from({ length: givers }, open))
  const waits: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      waits.push(...(await giveToAll(logs, round)))
    }
  } finally {
    await Promise.all(logs.map((log) => log.close()))
  }
  const given = givers * rounds
  const value = `p50 ${milliseconds(percentile(waits, 0.5))}, all within ${milliseconds(Math.max(...waits))}`
  return { what: 'eight equal appends at once', value: `${value}, ${unanswered} of ${given} given again` }
}

/** Milliseconds until each was answered. */
async function giveToAll(logs: readonly EventLog[], round: number): Promise<number[]> {
  const { event } = voteEvent(round, 0)
  const [stream, same] = [`vote-${newUuid()}`, { ...event, id: newUuid() }]
  const answers = await Promise.all(
    logs.map(async (log) => {
      const begin = performance.now()
      const { revision } = await log.append(stream, [same], { expected: 'none' })
      return { took: performance.now() - begin, revision }
    }),
  )
  if (answers.some(({ revision }) => revision !== 0)) {
    throw new Error('equal appends were answered differently')
  }
  return answers.map(({ took }) => took)
}
