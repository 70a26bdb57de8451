import type { JobRequest } from './job-queue.ts'
import { putInAlready } from './put-in-already.ts'

const later = (id: string): JobRequest => ({ queue: 'alerts', id, payload: {}, delayMs: 30_000 })
const now = (id: string): JobRequest => ({ queue: 'review', id, payload: {} })
const ids = (requests: readonly JobRequest[]) => requests.map(({ id }) => id)

describe('jobs that many events ask for', () => {
  it('are given once, however often they are named', () => {
    const already = putInAlready()
    expect(ids(already.without([later('a'), later('a'), later('b')]))).toEqual(['a', 'b'])
    already.note([later('a')])
    expect(ids(already.without([later('a'), later('b')]))).toEqual(['b'])
  })

  it('are given again as long as the queue has not said that it has them', () => {
    const already = putInAlready()
    already.without([later('a')])
    expect(ids(already.without([later('a')]))).toEqual(['a'])
  })

  it('are those for later; what is done at once is for the queue to know', () => {
    const already = putInAlready()
    already.note([now('a')])
    expect(ids(already.without([now('a')]))).toEqual(['a'])
  })

  it('are remembered until there were very many', () => {
    const already = putInAlready()
    already.note([later('first')])
    already.note(Array.from({ length: 10_000 }, (_, at) => later(`some ${at}`)))
    expect(already.without([later('first')])).toEqual([])
    already.note(Array.from({ length: 10_001 }, (_, at) => later(`more ${at}`)))
    expect(ids(already.without([later('first')]))).toEqual(['first'])
  })
})
