import { ReadModelsBehind, type NoticesToSend, type SystemQueries } from '@deals/events'
import { aComment, aPostApproval, recordedHistory } from '@deals/events/testing'
import { reactions } from '../reactions.ts'
import { smallSiteForEach } from '../testing/small-site.ts'
import { whereTold } from './where-told.ts'

const history = recordedHistory([aPostApproval({ postId: 1 }), aComment({ postId: 2, commentId: 3 })])
const given = history.flatMap((event) => reactions.jobsFor(event))
const looks = given.filter(({ queue }) => queue === 'tell')
const others = given.filter(({ queue }) => queue !== 'tell')

const nothing: NoticesToSend = { letters: [], pushes: [] }
const toCas = { notificationId: '2-comment', userId: 'cas' }
const site = smallSiteForEach()

/** Who sifts, and what they asked. */
function rig(answer: () => Promise<NoticesToSend[]>) {
  const noticesOf = jest.fn<ReturnType<typeof answer>, [object]>(answer)
  const queries = { noticesOf } as unknown as SystemQueries
  const sift = whereTold({ letters: site.mails.letters(), queries })
  return { noticesOf, sift }
}

describe('whom events told', () => {
  beforeEach(() => site.mails.hasAddress('cas'))

  it.each<[string, () => Promise<NoticesToSend[]>, string[]]>([
    ['nobody wants to hear of it elsewhere', async () => [nothing, nothing], []],
    ['one who does has an address', async () => [nothing, { ...nothing, letters: [toCas] }], ['mail-2-comment']],
    ['one who does has none', async () => [nothing, { ...nothing, letters: [{ ...toCas, userId: 'dee' }] }], []],
    ['it is not known yet', () => Promise.reject(new ReadModelsBehind('behind')), looks.map(({ id }) => id)],
  ])('is looked for by no job or by each where %s', async (_where, answer, ids) => {
    const left = await rig(answer).sift(given)
    expect(left.filter((job) => !others.includes(job)).map(({ id }) => id)).toEqual(ids)
    expect(others.every((job) => left.includes(job))).toBe(true)
  })

  it('is asked once, of views that hold the last of the events', async () => {
    const { noticesOf, sift } = rig(async () => [nothing, nothing])
    await sift(given)
    const events = history.map(({ position }) => ({ position }))
    expect(noticesOf.mock.calls).toEqual([[{ events, minPosition: events[1]?.position }]])
  })

  it('is told by the cause of the letter', async () => {
    const { sift } = rig(async () => [nothing, { ...nothing, letters: [toCas] }])
    const letter = (await sift(given)).find(({ queue }) => queue === 'mail')
    expect(letter?.payload).toMatchObject({ userId: 'cas', position: 2, causationId: history[1]?.id })
  })

  it('is no question where nobody was told of anything', async () => {
    const { noticesOf, sift } = rig(async () => [])
    expect(await sift(others)).toEqual(others)
    expect(noticesOf).not.toHaveBeenCalled()
  })

  it('is left to the letter that gathers what an alert found', async () => {
    const gathered = looks.map((job) => ({ ...job, payload: { ...job.payload, frequency: 'daily' } }))
    const { noticesOf, sift } = rig(async () => [])
    expect(await sift(gathered)).toEqual(gathered)
    expect(noticesOf).not.toHaveBeenCalled()
  })
})
