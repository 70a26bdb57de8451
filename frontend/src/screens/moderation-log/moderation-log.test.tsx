import { screen, within } from '@testing-library/react'
import type { PublicLogView } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ModerationLogScreen } from './ModerationLogScreen.tsx'

type Entry = PublicLogView['entries'][number]

const anEntry = (changes: Partial<Entry>): Entry => ({
  position: 1,
  at: '2026-01-15T12:00:00.000Z',
  kind: 'PostDeleted',
  code: null,
  role: 'moderator',
  about: 'post',
  post: null,
  reasonGroup: null,
  ...changes,
})
const opened = (entries: readonly Entry[], { total = entries.length, at = '/moderation-log' } = {}) => {
  const api = fakeApi({ 'GET /api/moderation-log': { body: { entries, total } } })
  return show(<ModerationLogScreen />, { api, at })
}
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Decisions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it.each<[entry: Partial<Entry>, says: RegExp]>([
  [{ reasonGroup: 'Spam' }, /^Deleted: a postSpamby a moderator · /],
  [{ kind: 'UserWarned', about: 'member' }, /^Warned: a memberby a moderator · /],
  [{ kind: 'BulkDecided', about: 'posts', role: 'staff' }, /^Decided together: several postsby staff · /],
  [
    { kind: 'AppealDecided', about: 'appeal', code: 'overturned' },
    /^Appeal decided: the decision was taken backby a moderator · /,
  ],
  [
    { kind: 'CommentDeleted', about: 'comment', reasonGroup: 'Spam' },
    /^Comment removed: under a postSpamby a moderator · /,
  ],
  [{ kind: 'StoreChanged', about: 'store', code: 'blocked' }, /^Store blockedby a moderator · /],
  [{ kind: 'AppealDecided', about: 'appeal', code: 'upheld' }, /^Appeal decided: the decision standsby a moderator · /],
])('says of %j what everybody may know', async (entry, says) => {
  await opened([anEntry(entry)])
  expect(await lines()).toEqual([expect.stringMatching(says)])
})

it('leads to a post that everybody may read', async () => {
  await opened([anEntry({ kind: 'PostExpired', post: { id: 7, title: 'A kettle' } })])
  expect(await screen.findByRole('link', { name: 'A kettle' })).toHaveAttribute('href', '/post/7')
})

it('says so when nothing was decided', async () => {
  await opened([])
  expect(await screen.findByText('Nothing was decided yet.')).toBeVisible()
})

it.each([
  ['/moderation-log', '1'],
  ['/moderation-log?page=3', '3'],
  ['/moderation-log?page=-3', '1'],
  ['/moderation-log?page=many', '1'],
])('at %s asks for page %s', async (at, page) => {
  const api = fakeApi({ 'GET /api/moderation-log': { body: { entries: [anEntry({})], total: 101 } } })
  await show(<ModerationLogScreen />, { api, at })
  await lines()
  expect(api.asked('GET /api/moderation-log').map(({ params }) => params.page)).toEqual([page])
})
