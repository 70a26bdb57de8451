import { screen, waitFor } from '@testing-library/react'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'

const bookmarks = 'POST /api/bookmarks'
const post = aPostCard({ id: 7 })

describe('the bookmark', () => {
  it('becomes what the server says', async () => {
    const api = fakeApi({ [bookmarks]: { body: { bookmarked: true } } })
    const { user } = await show(<BookmarkButton post={post} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Bookmark' }))
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('Bookmark added')).toBeVisible()
    expect(api.asked(bookmarks)[0]).toMatchObject({ body: { postId: 7 } })
    expect(api.asked(bookmarks)[0]?.headers['idempotency-key']).toMatch(/^[\x21-\x7e]{8,128}$/)
  })

  it('falls back without a word when the server refuses it', async () => {
    const api = fakeApi({ [bookmarks]: { status: 500, body: 'Something broke.' } })
    const { user } = await show(<BookmarkButton post={post} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Bookmark' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false'),
    )
    expect(api.asked(bookmarks)).toHaveLength(1)
  })

  it('asks a visitor to sign in', async () => {
    const { user, api } = await show(<BookmarkButton post={post} />)
    await user.click(screen.getByRole('button', { name: 'Bookmark' }))
    expect(await screen.findByText('Please sign in to bookmark deals')).toBeVisible()
    expect(api.asked(bookmarks)).toHaveLength(0)
  })
})
