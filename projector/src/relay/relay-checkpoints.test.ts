import { openMemoryKeyedStore } from '@deals/accounts'
import { beforeFirst, positionFrom } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import { chainsFrom } from './plan-send.ts'
import { CheckpointTaken, relayCheckpoints } from './relay-checkpoints.ts'

const previous = { 'by-post': [3, 7].map(positionFrom), 'by-user': [0, 5].map(positionFrom) }

describe('the checkpoint of a relay', () => {
  it('is the beginning of the log, and then what was saved, with what each partition carried last', async () => {
    const keyed = openMemoryKeyedStore()
    const open = () => relayCheckpoints(keyed, { prefix: 'deals', partitions: 2 })
    expect(await open().load(positionFrom(9))).toEqual({ position: 0, previous: chainsFrom(beforeFirst, 2) })
    const checkpoints = open()
    await checkpoints.load(positionFrom(9))
    await checkpoints.save({ position: positionFrom(6), previous })
    await checkpoints.save({ position: positionFrom(7), previous })
    expect(await open().load(positionFrom(9))).toEqual({ position: 7, previous })
    expect(await relayCheckpoints(keyed, { prefix: 'other', partitions: 2 }).load(positionFrom(9))).toMatchObject({
      position: 0,
    })
  })

  it('begins new chains where it stands when the topics are divided otherwise', async () => {
    const keyed = openMemoryKeyedStore()
    const before = relayCheckpoints(keyed, { prefix: 'deals', partitions: 2 })
    await before.load(positionFrom(9))
    await before.save({ position: positionFrom(7), previous })
    const after = relayCheckpoints(keyed, { prefix: 'deals', partitions: 3 })
    expect(await after.load(positionFrom(9))).toEqual({ position: 7, previous: chainsFrom(positionFrom(7), 3) })
  })

  it('ends a relay that another one has overtaken', async () => {
    const keyed = openMemoryKeyedStore()
    const [one, other] = [1, 2].map(() => relayCheckpoints(keyed, { prefix: 'deals', partitions: 2 }))
    await one?.load(positionFrom(9))
    await other?.load(positionFrom(9))
    await one?.save({ position: positionFrom(7), previous })
    await expect(other?.save({ position: positionFrom(6), previous })).rejects.toThrow(CheckpointTaken)
  })

  it('ahead of the log means that an older log was restored', async () => {
    const keyed = openMemoryKeyedStore()
    const checkpoints = relayCheckpoints(keyed, { prefix: 'deals', partitions: 2 })
    await checkpoints.load(positionFrom(9))
    await checkpoints.save({ position: positionFrom(8), previous })
    await expect(checkpoints.load(positionFrom(7))).rejects.toThrow(StoreProblem)
  })
})
