import { beforeFirst, numberOf, positionFrom } from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { beginAt, checkpointName, movedTo, saveCheckpoint, takeBack, type Checkpoint } from './reaction-checkpoint.ts'

const minute = 60_000

describe('the checkpoint of reactions', () => {
  it('begins where it stood while the queue remembers its jobs', () => {
    expect(beginAt(undefined, 'a')).toEqual({ after: 0, isLost: false })
    expect(beginAt({ position: positionFrom(7) }, 'a')).toEqual({ after: 7, isLost: false })
    expect(beginAt({ position: positionFrom(7), mark: 'a' }, 'a')).toEqual({ after: 7, isLost: false })
  })

  it('goes back an hour or more, and two at most, when the queue has forgotten them', () => {
    // One event a minute, and the position is its number.
    let checkpoint: Checkpoint | undefined
    for (let position = 1; position <= 600; position += 1) {
      checkpoint = movedTo(checkpoint, { position: positionFrom(position), mark: 'a', at: position * minute })
      const { after, isLost } = beginAt(checkpoint, 'b')
      expect(isLost).toBe(true)
      expect(position - numberOf(after)).toBeGreaterThanOrEqual(Math.min(position, 60))
      expect(position - numberOf(after)).toBeLessThanOrEqual(122)
    }
  })

  it('never moves back, unless the queue is another one', async () => {
    const table = openMemoryKeyedStore().table<Checkpoint>('reactors')
    const position = async () => (await table.get(checkpointName))?.value.position
    await saveCheckpoint(table, { position: positionFrom(5), mark: 'a', at: 0 })
    await saveCheckpoint(table, { position: positionFrom(3), mark: 'a', at: 0 })
    expect(await position()).toBe(5)
    await saveCheckpoint(table, { position: positionFrom(4), mark: 'b', at: 0 })
    expect(await position()).toBe(4)
  })

  it('is taken back to the end of a log that was restored from an older copy', async () => {
    const table = openMemoryKeyedStore().table<Checkpoint>('reactors')
    expect(await takeBack(table, beforeFirst)).toBe(false)
    await saveCheckpoint(table, { position: positionFrom(5), mark: 'a', at: 0 })
    expect(await takeBack(table, positionFrom(5))).toBe(false)
    expect(await takeBack(table, positionFrom(3))).toBe(true)
    expect((await table.get(checkpointName))?.value).toEqual({ position: 3 })
  })
})
