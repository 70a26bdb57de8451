import { screen, within } from '@testing-library/react'
import type { CommentHistory as History } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { CommentHistory } from './CommentHistory.tsx'

const call = 'GET /api/comments/7/history'
const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`
const posted = { at: at(1), kind: 'posted', by: 'bob', content: 'A scam by them.', reason: null } as const
const open = (steps: History['steps']) =>
  show(<CommentHistory commentId={7} onClose={() => undefined} />, {
    api: fakeApi({ [call]: { body: { postId: 1, steps } } }),
    signedIn: { isModerator: true },
  })

it('tells each change word by word, the latest first', async () => {
  await open([
    posted,
    { at: at(2), kind: 'edited', by: 'bob', content: 'A bargain by them.', reason: null },
    { at: at(3), kind: 'deleted', by: 'mo', content: null, reason: 'Rude.' },
  ])
  const items = await screen.findAllByRole('listitem')
  expect(
    items.map(
      (item) =>
        within(item)
          .getByText(/by (bob|mo)/)
          .textContent?.split(' by ')[0],
    ),
  ).toEqual(['Taken away', 'Changed', 'Written'])
  expect(items[0]).toHaveTextContent('Rude.')
  expect(items[1]?.querySelector('del')).toHaveTextContent('scam')
  expect(items[1]?.querySelector('ins')).toHaveTextContent('bargain')
  expect(items[2]).toHaveTextContent('A scam by them.')
})

it('says where nothing was changed', async () => {
  await open([posted])
  expect(await screen.findByText('It was never changed.')).toBeVisible()
})

it('says when it could not be loaded', async () => {
  const api = fakeApi({ [call]: { status: 503, body: 'No projector answers.' } })
  await show(<CommentHistory commentId={7} onClose={() => undefined} />, { api, signedIn: { isModerator: true } })
  expect(await screen.findByText('The history could not be loaded.')).toBeVisible()
})
