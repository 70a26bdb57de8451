import { postsLeftWords } from '@deals/events'
import { limitsApi } from '../../features/users/limits.endpoints.ts'
import { askedEvery } from '../../lib/api.ts'

/** How many posts are left, before somebody writes a long one; its line is there whatever it says. */
export function PostsLeft() {
  const { data } = limitsApi.useGetLimitsQuery(undefined, askedEvery(60_000))
  const windows = data?.limits.find(({ action }) => action === 'submit')?.windows ?? []
  const isFull = windows.some(({ left }) => left === 0)
  return (
    <span role="status" css={{ display: 'block', minHeight: '1lh', ...(isFull && { color: 'var(--warn)' }) }}>
      {postsLeftWords(windows) ?? ''}
    </span>
  )
}
