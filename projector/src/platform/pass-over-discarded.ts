import type { Discards } from './discards.ts'
import type { Processor } from './processor.ts'
import type { ProjectionStore } from './projection-store.ts'
import type { ParkedEvent } from './read-models.ts'
import { releaseWaiting, type Releasing } from './release-parked.ts'

interface PassingOver extends Pick<Releasing, 'log' | 'decoder' | 'isMine'> {
  discards: Discards
}

/**
 * An event may be given up in the parking of one version while another one is built, has parked it too, or meets it with
 * an older look at what is given up. There it is taken out as well, and what waits behind it is folded.
 */
export async function passOverDiscarded(
  processor: Processor,
  { discards, isMine, ...releasing }: PassingOver,
): Promise<void> {
  const given = processor.parked.size() === 0 ? new Set<string>() : await discards(processor.projection.name)
  for (const parked of given.size === 0 ? [] : await processor.parking.keys()) {
    if (isMine?.(parked) ?? true) {
      await passOverKey(processor, releasing, { key: parked.key, given })
    }
  }
}

async function passOverKey(
  processor: Processor,
  releasing: Pick<Releasing, 'log' | 'decoder'>,
  { key, given }: { key: string; given: ReadonlySet<string> },
): Promise<void> {
  const isGivenUp = ({ eventId }: ParkedEvent) => given.has(eventId)
  for (let isWritten = false; !isWritten;) {
    const waiting = await processor.parking.events(key)
    // Where another writer was faster, it is looked at again.
    isWritten =
      !waiting.some(isGivenUp) || (await releaseWaiting(processor, releasing, { key, waiting, isGivenUp })).isWritten
  }
}

interface Refusing {
  discards: Discards
  store: Pick<ProjectionStore, 'drop'>
  /** What was given up when the building began. */
  before: ReadonlySet<string>
}

/** What was folded cannot be taken out: a version that has folded what was given up since is dropped. */
export async function refuseFolded(processor: Processor, { discards, store, before }: Refusing): Promise<void> {
  const { projection, version } = processor.ref
  const since = [...(await discards(projection))].filter((id) => !before.has(id))
  if (since.length === 0) {
    return
  }
  const parked = new Set<string>()
  for (const { key } of await processor.parking.keys()) {
    ;(await processor.parking.events(key)).forEach(({ eventId }) => parked.add(eventId))
  }
  if (since.some((id) => !parked.has(id))) {
    await store.drop(processor.ref)
    throw new Error(`an event was given up that version ${version} of ${projection} had folded: build it anew`)
  }
}
