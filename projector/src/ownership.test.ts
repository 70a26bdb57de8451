import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeFirst, positionFrom } from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { ownershipOf } from './ownership.ts'
import { emptyDigest } from './platform/digest.ts'
import { StoreBusy, wholeLog } from './platform/projection-store.ts'
import { openMemoryReadModels } from './adapters/memory-read-models.ts'
import { dealsVersion } from './adapters/testing/deals.ts'

const mongoUrl = 'mongodb://localhost/deals'

describe('the turn of being the one projector of read models on a server', () => {
  it('is had by one process at a time, and passed on when it ends', async () => {
    const keyed = openMemoryKeyedStore()
    const [one, other] = [ownershipOf({ dataDir: '', mongoUrl }, keyed), ownershipOf({ dataDir: '', mongoUrl }, keyed)]
    const first = await one.take()
    expect(await other.take()).toBeNull()
    await first?.release()
    const second = await other.wait({ signal: new AbortController().signal, onWait: () => {} })
    expect(second).not.toBeNull()
    expect(await one.take()).toBeNull()
    await second?.release()
  })

  it('stops commits when it is lost', async () => {
    const keyed = openMemoryKeyedStore()
    const turn = await ownershipOf({ dataDir: '', mongoUrl }, keyed).take()
    const { store } = openMemoryReadModels()
    const ref = await dealsVersion(store)
    const writer = turn?.guarded(store).writer(ref)
    const commit = { puts: [], partition: wholeLog, from: beforeFirst, to: positionFrom(1), digest: emptyDigest }
    expect(await writer?.commit(commit)).toMatchObject({ moved: false })
    await turn?.release()
    await expect(writer?.commit({ ...commit, from: positionFrom(1), to: positionFrom(2) })).rejects.toBeInstanceOf(
      StoreBusy,
    )
  })

  it('is a lock on this machine where the read models are a file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dealstream-turn-'))
    const ownership = ownershipOf({ dataDir }, openMemoryKeyedStore())
    const turn = await ownership.take()
    expect(await ownership.take()).toBeNull()
    await turn?.release()
    const next = await ownership.take()
    expect(next).not.toBeNull()
    await next?.release()
    rmSync(dataDir, { recursive: true })
  })
})
