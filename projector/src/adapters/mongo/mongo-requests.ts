import { isDuplicate } from '@deals/storage/mongo'
import { isOpen, type ProjectionStore, type Request } from '../../platform/projection-store.ts'
import { batchSize, type MongoParts } from './mongo-control.ts'

const mostListed = 50

/** Ids are compared as text, so all have the same length. */
const idOf = (id: number): string => String(id).padStart(15, '0')

/** Work that pages ask of the projector, with what became of it. */
export function mongoRequests({ control, now }: MongoParts, changed: () => Promise<void>): ProjectionStore['requests'] {
  const {
    requests,
    connection: { run },
  } = control
  const newest = (limit: number) => run(() => requests.find({}, { sort: [['_id', -1]], limit, batchSize }).toArray())
  const insert = async (request: Pick<Request, 'projection' | 'action'>): Promise<boolean> => {
    const id = ((await newest(1))[0]?.id ?? 0) + 1
    try {
      const state = { state: 'asked', result: null, createdAt: now() } as const
      await run(() => requests.insertOne({ _id: idOf(id), id, ...request, ...state }))
      return true
    } catch (error) {
      if (isDuplicate(error)) {
        return false
      }
      throw error
    }
  }
  return {
    async add({ projection, action }) {
      while (!(await insert({ projection, action }))) {
        // Somebody else took the number; the next one is tried.
      }
      await changed()
    },
    list: async () => (await newest(mostListed)).map(({ _id, ...request }) => request),
    async settle(id, state, result) {
      const entry = await run(() => requests.findOne({ _id: idOf(id) }))
      if (entry !== null && isOpen(entry)) {
        const { _id, ...request } = entry
        await run(() => requests.replaceOne({ _id, state: entry.state }, { ...request, state, result }))
      }
      await changed()
    },
  }
}
