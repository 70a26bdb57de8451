import type { ActiveVersions } from './active-versions.ts'
import type { Control } from './mongo-control.ts'
import { findByIds, readingOf } from './read-active.ts'
import type { StoredDocument } from './stored-document.ts'

const living = (id: string) => ({ _id: id, _gone: false, _pos: 1, _doc: '{}' })
const tombstone = (id: string) => ({ _id: id, _gone: true, _pos: 1 })

/** A server that holds these documents, what it was asked, and how often whether the version is still read. */
function aServer(rows: readonly object[]) {
  const asked: object[] = []
  const looked = { still: 0 }
  const documents = () => ({
    find: (condition: object) => {
      asked.push(condition)
      return { toArray: async () => rows }
    },
  })
  const version = { projection: 'deals', version: 1, log: null, schemas: new Map() }
  const active = {
    ofCollection: async () => version,
    isStill: async () => {
      looked.still += 1
      return true
    },
  }
  const connection = { run: <T>(operation: () => Promise<T>) => operation() }
  const reading = readingOf({ connection, documents } as unknown as Control, active as unknown as ActiveVersions)
  const find = async (...ids: string[]) => (await findByIds(reading, 'deals', { ids })).map(idIn)
  return { asked, looked, find }
}
const idIn = ({ _id }: StoredDocument): string => _id

describe('documents that are looked up by their ids', () => {
  it('are asked for by nothing else, which might be walked through instead', async () => {
    const { asked, find } = aServer([living('a')])
    expect(await find('a', 'b', 'a')).toEqual(['a'])
    expect(asked).toEqual([{ _id: { $in: ['a', 'b'] } }])
  })

  it('are not there where only their tombstones are, which show that nobody dropped them', async () => {
    const { looked, find } = aServer([tombstone('a')])
    expect([await find('a'), looked.still]).toEqual([[], 0])
  })

  it('of which none is found are asked for in the version that is read by then', async () => {
    const { looked, find } = aServer([])
    expect([await find('a'), looked.still]).toEqual([[], 1])
  })
})
