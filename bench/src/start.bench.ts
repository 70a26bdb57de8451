import { join } from 'node:path'
import { startLargeSite, withLargeSite, writeLargeSite } from './large-site.ts'
import { median, type Bench, type Figure } from './measure.ts'
import { processorOf, residentOf } from './processor.ts'
import { withProgram } from './running-site.ts'
import { inTempDirectory } from './temp-directory.ts'

const usualEvents = 60_000
const starts = 5

/** What somebody waits for who starts the site again, and what it then holds. */
export const start: Bench = {
  name: 'start',
  about: 'from the start of a site with 60,000 events (or as many as are asked for) to its first page; medians of five',
  usual: usualEvents,
  run: (events = usualEvents) =>
    inTempDirectory(async (directory) => {
      await writeLargeSite(directory, { events, members: 1 })
      // Folds everything, and does the jobs of what it finds.
      await withLargeSite(directory, async () => undefined)
      const site = await startedOften((ask) => startLargeSite(directory, ask))
      const bare = await startedOften((ask) => withProgram([join(import.meta.dirname, 'bare-express.mjs')], {}, ask))
      return [
        figureOf('processor', { unit: 's', site: site.processor, bare: bare.processor }),
        figureOf('clock', { unit: 's', site: site.clock, bare: bare.clock }),
        figureOf('memory after the first page', { unit: 'MB', site: site.memory, bare: bare.memory }),
      ]
    }),
}

/** Seconds of processor and of the clock until the first page was there, and megabytes then. */
interface Started {
  processor: number
  clock: number
  memory: number
}

/** Starts something, and ends it when its first page has been asked for. */
type Start = (ask: (origin: string, pid: number) => Promise<Started>) => Promise<Started>

async function startedOften(begin: Start): Promise<Started> {
  const all: Started[] = []
  for (let round = 0; round < starts; round += 1) {
    all.push(await startedOnce(begin))
  }
  const of = (part: keyof Started) => median(all.map((one) => one[part]))
  return { processor: of('processor'), clock: of('clock'), memory: of('memory') }
}

function startedOnce(begin: Start): Promise<Started> {
  const began = performance.now()
  return begin(async (origin, pid) => {
    const answer = await fetch(origin)
    await answer.text()
    if (!answer.ok) {
      throw new Error(`the first page was answered ${answer.status}`)
    }
    return { processor: processorOf(pid), clock: (performance.now() - began) / 1000, memory: residentOf(pid) }
  })
}

interface Compared {
  unit: 's' | 'MB'
  site: number
  bare: number
}

function figureOf(what: string, { unit, site, bare }: Compared): Figure {
  const told = (value: number) => `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`
  const against = `Express with one route, ${told(bare)}`
  return {
    what,
    value: told(site),
    ratio: bare / site,
    against,
    parts: [{ name: unit === 's' ? 'clock' : 'memory', value: site }],
  }
}
