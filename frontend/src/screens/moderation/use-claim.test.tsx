import { act, screen } from '@testing-library/react'
import type { CaseView } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { aCase, now } from './testing/queue-items.ts'
import { useClaim } from './use-claim.ts'

const oneCase = 'GET /api/moderation/posts/1'
const claims = 'POST /api/moderation/posts/1/claim'
const releases = 'DELETE /api/moderation/posts/1/claim'
const mine = { body: { assignee: 'mo', until: now } }
const held = aCase(1, { hindrance: 'held', assignee: { assignee: 'sue', until: now } })

function Case() {
  const { data } = moderationApi.useGetCaseQuery(1)
  return data === undefined ? null : <Claimed open={data} />
}
function Claimed({ open }: { readonly open: CaseView }) {
  const { until, takeNow } = useClaim(open)
  return <button onClick={() => void takeNow()}>{open.hindrance ?? (until === null ? 'free' : 'mine')}</button>
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
async function opened(answer: FakeAnswer, claim: FakeAnswer) {
  const api = fakeApi({ [oneCase]: answer, [claims]: claim, [releases]: { body: {} } })
  const { unmount } = await show(<Case />, { api })
  await pass(0)
  return { api, unmount }
}
beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('asks again for a case that somebody else has, and takes it once they are done', async () => {
  const { api } = await opened({ body: held }, mine)
  await pass(9_000)
  expect(api.asked(oneCase)).toHaveLength(1)
  expect(api.asked(claims)).toEqual([])
  api.answer(oneCase, { body: aCase(1) })
  await pass(2_000)
  expect(api.asked(oneCase)).toHaveLength(2)
  expect(screen.getByText('mine')).toBeVisible()
  await pass(60_000)
  expect(api.asked(oneCase)).toHaveLength(2)
})

it('asks at once who has the case where it could not be taken', async () => {
  const { api } = await opened({ body: aCase(1) }, { status: 409, body: { message: 'Being reviewed by sue.' } })
  api.answer(oneCase, { body: held })
  await pass(1_000)
  expect(screen.getByText('held')).toBeVisible()
})

it('lets the case go once, where it is closed or the page is left', async () => {
  const { api, unmount } = await opened({ body: aCase(1) }, mine)
  await pass(1_000)
  expect(api.asked(releases)).toEqual([])
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await pass(0)
  expect(api.asked(releases)).toHaveLength(1)
  unmount()
  await pass(0)
  expect(api.asked(releases)).toHaveLength(1)
})

it('lets a case go that was taken by the button', async () => {
  const { api, unmount } = await opened({ body: aCase(1) }, mine)
  await pass(100)
  act(() => screen.getByRole('button').click())
  await pass(100)
  expect(screen.getByText('mine')).toBeVisible()
  unmount()
  await pass(0)
  expect(api.asked(releases)).toHaveLength(1)
})
