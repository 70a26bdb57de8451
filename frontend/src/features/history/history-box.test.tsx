import { screen } from '@testing-library/react'
import type { CurrentUser } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { HistoryBox } from './HistoryBox.tsx'

const open = async (signedIn: boolean | Partial<CurrentUser>) => {
  const api = fakeApi({ 'GET /api/posts/7/history': { body: { entries: [], total: 0 } } })
  await show(<HistoryBox postId={7} currency="USD" />, { api, signedIn })
  return screen.findByRole('link', { name: 'Follow changes' })
}

it.each<[who: string, signedIn: boolean | Partial<CurrentUser>, isOffered: boolean]>([
  ['a visitor', false, false],
  ['a newcomer', { trustLevel: 0 }, false],
  ['a member', { trustLevel: 1 }, true],
  ['a moderator who is new', { trustLevel: 0, isModerator: true }, true],
])('%s: the address of changes, and a webhook for those who may have one', async (_who, signedIn, isOffered) => {
  expect(await open(signedIn)).toHaveAttribute('href', '/post/7/changes.xml')
  const href = screen.queryByRole('link', { name: 'Add a webhook' })?.getAttribute('href') ?? null
  expect(href).toBe(isOffered ? '/account/settings/webhooks?kind=post&value=7' : null)
})
