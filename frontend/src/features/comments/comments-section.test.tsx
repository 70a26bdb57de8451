import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import type { CommentView, CurrentUser, ClosedFeatures } from '@deals/events'
import { makeStore } from '../../app/store.ts'
import { AnnouncedContext } from '../../lib/announced.ts'
import { wordsName } from '../../lib/kept-words.ts'
import { ViewerContext } from '../../lib/viewer.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { aComment } from '../../testing/builders.ts'
import { CommentsSection } from './CommentsSection.tsx'

// The test environment has no scrolling.
const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView

beforeEach(() => {
  sessionStorage.clear()
})

const ann: CurrentUser = {
  id: 'u1',
  username: 'ann',
  isOwner: false,
  isSuperUser: false,
  isModerator: false,
  isStaff: false,
  trustLevel: 1,
}

const comment = (id: number, said: Partial<CommentView> = {}) => aComment({ id, ...said })

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

interface OpenOptions {
  readonly answer?: Response
  readonly isListLate?: boolean
  /** As the post says. */
  readonly count?: number
  /** Why a moderator ended the talk. */
  readonly lockedFor?: string
  readonly closed?: ClosedFeatures
  /** Whom the reader mutes. */
  readonly muted?: readonly string[]
  /** What a search finds. */
  readonly found?: readonly CommentView[]
}

/** The section over a server that keeps what it is told; `answer` answers the writes, after which a late list never comes. */
function open(
  viewer: CurrentUser | null,
  comments: readonly CommentView[],
  {
    answer,
    isListLate = false,
    count = comments.length,
    lockedFor,
    closed = [],
    muted = [],
    found = comments,
  }: OpenOptions = {},
) {
  const sent: Sent[] = []
  const send = async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    if (method !== 'GET') {
      sent.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
      return answer?.clone() ?? Response.json(comment(99))
    }
    if (isListLate && sent.length > 0) {
      return new Promise<Response>(() => undefined)
    }
    if (path.startsWith('/api/comments/path/')) {
      return Response.json({ comments: [comment(99)] })
    }
    const listed = path.includes('q=') ? found : comments
    const pagination = { page: 1, limit: 10, total: listed.length, totalPages: 1 }
    const commentCounts = { total: comments.length, topLevel: listed.length }
    return Response.json({ comments: listed, pagination, commentCounts })
  }
  render(
    <Provider store={makeStore({ send })}>
      <ViewerContext value={viewer}>
        <AnnouncedContext value={{ closed }}>
          <MemoryRouter>
            <CommentsSection
              postId={1}
              count={count}
              isOpen={lockedFor === undefined}
              lockedFor={lockedFor ?? null}
              renderDialog={() => null}
              muting={{ names: muted, render: (name) => <p>About {name}</p> }}
            />
            <Toaster />
          </MemoryRouter>
        </AnnouncedContext>
      </ViewerContext>
    </Provider>,
  )
  return { sent, user: userEvent.setup({ delay: null }) }
}

const tooOften = () => ({ answer: new Response('Too often', { status: 429 }) })

it.each([
  ['as many as the list holds', 1, null],
  ['fewer, because somebody took one away', 0, null],
  ['one more', 2, 'Show 1 new comment'],
  ['three more', 4, 'Show 3 new comments'],
])('offers what came meanwhile where the post has %s', async (_what, count, offer) => {
  open(ann, [comment(1)], { count })
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: /^Show/ })?.textContent ?? null).toBe(offer)
})

it('marks what its reader has not read', async () => {
  open(ann, [comment(1), comment(2, { isNew: true })])
  const marks = (await screen.findAllByRole('article')).map((article) => article.textContent?.includes('New') === true)
  expect(marks).toEqual([false, true])
})

const weekOn = '2099-12-07T09:00:00.000Z'
const keptFor = (until: string | null) => ({ restricts: ['comment' as const], until })

it.each<[string, CurrentUser | null, OpenOptions, string]>([
  ['a member', ann, { lockedFor: 'It went in circles.' }, 'Comments are locked: It went in circles.'],
  ['a visitor', null, { lockedFor: 'It went in circles.' }, 'Comments are locked: It went in circles.'],
  ['everybody', ann, { closed: [{ feature: 'comments', sentence: 'Nobody may say more.' }] }, 'Nobody may say more.'],
  ['somebody whom moderators keep from it', { ...ann, keptFrom: keptFor(null) }, {}, 'You may not comment any more.'],
  ['them for a while', { ...ann, keptFrom: keptFor(weekOn) }, {}, 'You may not comment until 7 Dec 2099, 09:00 UTC.'],
])('tells %s why nobody may say more, and shows what was said', async (...row) => {
  const [, viewer, options, words] = row
  open(viewer, [comment(1)], options)
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.getByText(words, { exact: false })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Please sign in to comment' })).not.toBeInTheDocument()
})

it('shows what its reader was writing when comments were locked', async () => {
  sessionStorage.setItem(wordsName(ann.id, 'comment on 1'), 'I had begun.')
  open(ann, [], { lockedFor: 'It went in circles.' })
  expect(await screen.findByText('I had begun.')).toHaveTextContent('You had begun to write: I had begun.')
})

it('invites nobody to say something where nobody may', async () => {
  open(ann, [], { lockedFor: 'It went in circles.' })
  expect(await screen.findByText('Nobody has commented.')).toBeVisible()
})

it('asks visitors to sign in', async () => {
  open(null, [])
  expect(screen.getByRole('link', { name: 'Please sign in to comment' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login/),
  )
  expect(await screen.findByText(/No comments yet/)).toBeInTheDocument()
})

it('sends a comment at the top level and empties the field', async () => {
  const { sent, user } = open(ann, [])
  const field = screen.getByRole('textbox', { name: 'Comment' })
  const button = screen.getByRole('button', { name: 'Comment' })
  expect(button).toBeDisabled()
  await user.type(field, '  Still there.  ')
  await user.click(button)
  expect(await screen.findByText('Comment added')).toBeInTheDocument()
  expect(sent).toEqual([
    { method: 'POST', path: '/api/comments', body: { postId: 1, content: 'Still there.', depth: 0 } },
  ])
  expect(field).toHaveValue('')
})

it('shows what was just written first, though by its order it is pages away', async () => {
  const { user } = open(ann, [comment(1), comment(2)])
  await screen.findByText('Text 1')
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'It held.')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Text 99')).toBeVisible()
  const order = screen.getAllByRole('article').map(({ id }) => id)
  expect(order).toEqual(['comment-99', 'comment-1', 'comment-2'])
  expect(screen.getAllByRole('article')[0]).toHaveFocus()
  expect(scrollIntoView).toHaveBeenCalled()
})

it('leaves the focus with whoever writes on already', async () => {
  const { user } = open(ann, [])
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await user.type(field, 'It held.')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(field).toHaveValue(''))
  await user.type(field, 'One more')
  await screen.findByText('Text 99')
  expect(field).toHaveFocus()
})

it('keeps the words when the server says why they were not taken', async () => {
  const { user } = open(ann, [], { answer: new Response('You cannot post links yet', { status: 400 }) })
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await user.type(field, 'https://a.example')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Comment not added')).toBeInTheDocument()
  expect(screen.getByText('You cannot post links yet')).toBeInTheDocument()
  expect(field).toHaveValue('https://a.example')
})

it('empties the field where a comment cannot be taken now, and puts the words back beside newer ones', async () => {
  const { user } = open(ann, [], tooOften())
  const field = screen.getByRole('textbox', { name: 'Comment' })
  await user.type(field, 'It held.')
  await user.click(screen.getByRole('button', { name: 'Comment' }))
  expect(await screen.findByText('Too often')).toBeInTheDocument()
  expect(field).toHaveValue('')
  await user.type(field, 'Since noon.')
  await user.click(screen.getByRole('button', { name: 'Put my words back' }))
  expect(field).toHaveValue('It held.\n\nSince noon.')
})

it('keeps an answer open that cannot be taken now, and puts its words back', async () => {
  const { user } = open(ann, [comment(5)], tooOften())
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const field = screen.getByRole('textbox', { name: 'Reply to bob' })
  await user.type(field, 'Yes')
  await user.click(within(field.closest('form') ?? field).getByRole('button', { name: 'Reply' }))
  await user.click(await screen.findByRole('button', { name: 'Put my words back' }))
  expect(field).toHaveValue('Yes')
})

it('shows the new words of a comment as soon as they are taken, though the list is late', async () => {
  const { user } = open(ann, [comment(5, { username: 'ann', content: 'Old words' })], { isListLate: true })
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'Edit comment' })
  await user.clear(field)
  await user.type(field, 'New words')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Comment saved')).toBeInTheDocument()
  expect(await screen.findByText('New words')).toBeInTheDocument()
})

it.each([
  [3_800, '', true],
  [3_801, '3801/4000', true],
  [4_000, '4000/4000', true],
  [4_001, '4001/4000', false],
])('%i characters count as %p and may be sent: %p', async (length, counter, isSendable) => {
  const { user } = open(ann, [])
  await user.click(screen.getByRole('textbox', { name: 'Comment' }))
  await user.paste('x'.repeat(length))
  expect(screen.queryByText(/\/4000$/)?.textContent ?? '').toBe(counter)
  expect(screen.getByRole('button', { name: 'Comment' }).hasAttribute('disabled')).toBe(!isSendable)
})

it('answers below a comment, one level deeper', async () => {
  const { sent, user } = open(ann, [comment(5, { depth: 1 })])
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const form = screen.getByRole('textbox', { name: 'Reply to bob' })
  await user.type(form, 'Yes')
  await user.click(within(form.closest('form') ?? form).getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ postId: 1, content: 'Yes', depth: 2, parentId: 5 })
})

it('shows a vote at once and takes it back when it fails', async () => {
  const { user } = open(ann, [comment(5)], tooOften())
  await user.click(await screen.findByRole('button', { name: 'Upvote comment, 3' }))
  expect(await screen.findByText('Error')).toBeInTheDocument()
  const vote = await screen.findByRole('button', { name: 'Upvote comment, 3' })
  await waitFor(() => expect(vote).toHaveAttribute('aria-pressed', 'false'))
})

it('finds by words and by author, and says when nothing matches', async () => {
  const { user } = open(ann, [comment(1, { content: 'Great battery' }), comment(2, { username: 'mo' })])
  await screen.findByText('Great battery')
  const search = screen.getByRole('searchbox', { name: 'Search comments' })
  await user.type(search, 'BATT')
  expect(screen.getByText('Great battery')).toBeInTheDocument()
  expect(screen.queryByText('Text 2')).not.toBeInTheDocument()
  await user.type(search, 'xyz')
  expect(await screen.findByText('No comments found matching "BATTxyz"')).toBeInTheDocument()
})

it('finds what stands on another page', async () => {
  const { user } = open(ann, [comment(1)], { found: [comment(70, { content: 'Great battery' })] })
  await screen.findByText('Text 1')
  await user.type(screen.getByRole('searchbox', { name: 'Search comments' }), 'battery')
  expect(await screen.findByText('Great battery')).toBeInTheDocument()
  expect(screen.queryByText(/^No comments/)).not.toBeInTheDocument()
})

it('quotes a comment in the answer to it', async () => {
  const { sent, user } = open(ann, [comment(1, { content: 'First\nSecond' })])
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }))
  const field = await screen.findByRole('textbox', { name: 'Reply to bob' })
  expect(field).toHaveValue('> First\n> Second\n\n')
  const form = field.closest('form') as HTMLElement
  await user.type(field, 'Not any more.')
  await user.click(within(form).getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.stringify(sent[0]?.body)).toMatch(/"content":"> First\\n> Second\\n\\nNot/)
})

it('quotes beside an answer that was begun', async () => {
  const { user } = open(ann, [comment(1, { content: 'First' })])
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  await user.type(screen.getByRole('textbox', { name: 'Reply to bob' }), 'Begun.')
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Quote' }))
  expect(await screen.findByRole('textbox', { name: 'Reply to bob' })).toHaveValue('Begun.\n\n> First\n\n')
})

it('asks a moderator why somebody else loses a comment, and nobody about their own', async () => {
  const { sent, user } = open({ ...ann, isModerator: true }, [comment(1)])
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const remove = await screen.findByRole('button', { name: 'Remove comment' })
  expect(remove).toBeDisabled()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Something else')
  await user.type(screen.getByRole('textbox', { name: 'In your words' }), ' Insults ')
  await user.click(remove)
  await waitFor(() => expect(sent).toMatchObject([{ method: 'DELETE', body: { reason: 'Insults' } }]))
})

it('keeps the reason of a moderator that was not taken', async () => {
  const answer = new Response('A store is away.', { status: 503 })
  const { user } = open({ ...ann, isModerator: true }, [comment(1)], { answer })
  await user.click(await screen.findByRole('button', { name: 'More about this comment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Reason' }), 'Something else')
  await user.type(screen.getByRole('textbox', { name: 'In your words' }), 'Insults')
  await user.click(screen.getByRole('button', { name: 'Remove comment' }))
  await screen.findByText(/A store is away/)
  expect(screen.getByRole('textbox', { name: 'In your words' })).toHaveValue('Insults')
})

it('leaves the place of a deleted comment and its answers', async () => {
  const gone = comment(1, { content: null, username: null, deletedBy: 'moderator', reason: 'Insults' })
  open(ann, [gone, comment(2, { parentId: 1, depth: 1 })])
  expect(await screen.findByText('Comment removed by a moderator: Insults')).toBeInTheDocument()
  expect(screen.getByText('Text 2')).toBeInTheDocument()
})

describe('comments of somebody who is muted', () => {
  const folded = 'Comment by somebody you muted.'

  it('are folded, and unfolded one by one; the answers to them stay', async () => {
    const answer = comment(2, { username: 'mo', parentId: 1, depth: 1 })
    const { user } = open(ann, [comment(1), answer, comment(3)], { muted: ['bob'] })
    expect(await screen.findByText('Text 2')).toBeVisible()
    expect(screen.queryByText('Text 1')).not.toBeInTheDocument()
    expect(screen.getAllByText(folded)).toHaveLength(2)
    await user.click(screen.getAllByRole('button', { name: 'Show' })[0] as HTMLElement)
    expect(await screen.findByText('Text 1')).toBeVisible()
    expect(screen.getAllByText(folded)).toHaveLength(1)
  })

  it("are never one's own", async () => {
    open(ann, [comment(1, { username: 'ann' })], { muted: ['ann'] })
    expect(await screen.findByText('Text 1')).toBeVisible()
  })

  it.each([
    ['a member', ann, 'bob', [], ['Mute bob']],
    ['a member who muted them', ann, 'bob', ['bob'], ['Unmute bob']],
    ['their author', ann, 'ann', [], []],
    ['a visitor', null, 'bob', [], []],
  ])('are muted by their menu, by %s', async (...[, viewer, username, muted, offered]) => {
    const { user } = open(viewer, [comment(1, { username })], { muted })
    await user.click(await screen.findByRole('button', { name: muted.length > 0 ? 'Show' : /^More/ }))
    if (muted.length > 0) {
      await user.click(await screen.findByRole('button', { name: /^More/ }))
    }
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    const items = screen.queryAllByRole('menuitem', { name: /ute / })
    expect(items.map(({ textContent }) => textContent)).toEqual(offered)
    for (const item of items) {
      await user.click(item)
      expect(await screen.findByText('About bob')).toBeVisible()
    }
  })
})
