import { beforeFirst, type Position } from '@deals/events'
import { expectedTotal, type LogEvent } from '@deals/event-log'
import type { BackupFolder } from './backup-folder.ts'
import { numbered, type Catalogue } from './backup-files.ts'
import type { Source } from './backup-source.ts'

const mostBytes = 8 * 1024 * 1024
const batchSize = 1000

interface Copying {
  source: Source
  folder: BackupFolder
  head: Position
}

/** Appends segments up to the head. Each stands in the catalogue at once, so that no later attempt repeats it. */
export async function copyEvents({ source, folder, head }: Copying, before: Catalogue): Promise<Catalogue> {
  let catalogue = before
  let copied = 0
  const begin = before.segments.at(-1)?.upTo ?? beforeFirst
  const total = await expectedTotal(source.log, begin, head)
  for await (const { events, after } of stretches(source, begin, head)) {
    const last = events.at(-1)
    if (last === undefined) {
      continue
    }
    const file = `log/${numbered(catalogue.segments.length + 1)}.sealed`
    await folder.files.writeJson(file, events)
    const segment = { file, events: events.length, after, upTo: last.position, lastId: last.id }
    catalogue = { ...catalogue, segments: [...catalogue.segments, segment] }
    await folder.save(catalogue)
    copied += events.length
    source.onProgress?.({ events: copied, total: total({ events: copied, position: last.position }) })
  }
  return catalogue
}

/** The events between two places, in pieces that a file holds well. */
async function* stretches({ log, signal }: Source, begin: Position, head: Position) {
  let [after, reached] = [begin, begin]
  let size = 0
  let events: LogEvent[] = []
  while (reached < head) {
    signal.throwIfAborted()
    const batch = await log.readAll({ after: reached, upTo: head, limit: batchSize })
    reached = batch.upTo
    events.push(...batch.events)
    size += Buffer.byteLength(JSON.stringify(batch.events))
    if (size > mostBytes || reached >= head) {
      yield { events, after }
      events = []
      size = 0
      after = reached
    }
  }
}
