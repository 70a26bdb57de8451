import { screen, waitFor, within } from '@testing-library/react'
import type { GivenReport } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { MemberRecord } from './MemberRecord.tsx'

const posts = 'GET /api/users/ann/posts'
const reports = 'GET /api/moderation/users/ann/reports'
const at = '2026-11-20T10:00:00.000Z'
const given = (id: string, said: Partial<GivenReport> = {}): GivenReport => ({
  id,
  at,
  reason: 'spam',
  note: null,
  weight: 1,
  outcome: null,
  commentId: null,
  post: { id: 7, title: 'A kettle', status: 'active' },
  ...said,
})
const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('tells what a member posted, whatever became of it, page by page', async () => {
  const held = aPostCard({ id: 2, title: 'A held deal', status: 'staff-review' })
  const api = fakeApi({
    [posts]: ({ params }) => ({
      body: { posts: params['page'] === '1' ? [aPostCard({ id: 1, title: 'A deal' }), held] : [], total: 11 },
    }),
    [reports]: { body: { reports: [], total: 0 } },
  })
  const { user } = await show(<MemberRecord username="ann" />, { api })
  const told = await section('Posts')
  expect(await told.findByRole('link', { name: 'A held deal' })).toHaveAttribute('href', '/post/2')
  expect(told.getByText('staff review')).toBeVisible()
  expect(api.asked(posts)[0]?.params).toMatchObject({
    page: '1',
    statuses: expect.stringContaining('deleted') as string,
  })
  await user.click(told.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(api.asked(posts).at(-1)?.params).toMatchObject({ page: '2' }))
  expect(await (await section('Reports they gave')).findByText('They reported nothing.')).toBeVisible()
})

it('tells what they reported, and how that ended', async () => {
  const list = [
    given('1', { note: 'Third today.' }),
    given('2', { outcome: 'upheld', reason: 'duplicate' }),
    given('3', { outcome: 'dismissed', commentId: 9 }),
    given('4', { post: null }),
  ]
  const api = fakeApi({ [posts]: { body: { posts: [], total: 0 } }, [reports]: { body: { reports: list, total: 4 } } })
  await show(<MemberRecord username="ann" />, { api })
  const lines = await (await section('Reports they gave')).findAllByRole('listitem')
  const words = ['not decided yet', 'found right', 'rejected', 'not decided yet']
  lines.forEach((line, place) => expect(line).toHaveTextContent(words[place] ?? ''))
  expect(lines[0]).toHaveTextContent('Spam: A kettle')
  expect(lines[0]).toHaveTextContent('Third today.')
  expect(lines[2]).toHaveTextContent('Spam: comment 9 on A kettle')
  expect(lines[3]).toHaveTextContent('Spam: a post')
})

it('says what could not be loaded', async () => {
  const api = fakeApi({ [posts]: { status: 500, body: 'No.' }, [reports]: { body: { reports: [], total: 0 } } })
  await show(<MemberRecord username="ann" />, { api })
  expect(await (await section('Posts')).findByText('This could not be loaded.')).toBeVisible()
})
