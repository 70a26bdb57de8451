import { act, screen, waitFor } from '@testing-library/react'
import { clockSlice } from '../../lib/clock.slice.ts'
import { heldPresses } from '../../lib/held-presses.ts'
import { heldName } from '../../lib/held-press.ts'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { toasts } from '../../ui/toasts.ts'
import { UpvoteButton } from './UpvoteButton.tsx'
import { VoteButtons } from './VoteButtons.tsx'

let post = aPostCard({ id: 1000, votes: 10 })
let votes = ''

// The window keeps presses of a post in line, so each test has a post of its own.
beforeEach(() => {
  post = { ...post, id: post.id + 1 }
  votes = `POST /api/posts/${post.id}/votes`
})

/** An answer that comes when the test says so. */
function held() {
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { gate, release }
}

describe('the vote of a card', () => {
  it('shows the vote before the server answers and keeps what it says', async () => {
    const { gate, release } = held()
    const api = fakeApi({
      [votes]: async () => {
        await gate
        return { body: { vote: { value: 1 }, votes: 11 } }
      },
    })
    const { user } = await show(<UpvoteButton post={post} />, { api, signedIn: true })
    const button = screen.getByRole('button', { name: 'Upvote' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveTextContent('11')
    release()
    await waitFor(() => expect(api.asked(votes)).toHaveLength(1))
    expect(api.asked(votes)[0]).toMatchObject({ body: { value: 1 } })
    expect(button).toHaveTextContent('11')
  })

  it('takes the vote back when the server refuses it', async () => {
    const { gate, release } = held()
    const api = fakeApi({
      [votes]: async () => {
        await gate
        return { status: 500, body: 'Something broke.' }
      },
    })
    const { user } = await show(<UpvoteButton post={post} />, { api, signedIn: true })
    const button = screen.getByRole('button', { name: 'Upvote' })
    await user.click(button)
    expect(button).toHaveTextContent('11')
    release()
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
    expect(button).toHaveTextContent('10')
  })

  it('keeps the vote where the site cannot be reached, for later', async () => {
    const api = fakeApi({ [votes]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const { user } = await show(<UpvoteButton post={post} />, { api, signedIn: true })
    const button = screen.getByRole('button', { name: 'Upvote' })
    await user.click(button)
    await waitFor(() => expect(localStorage.getItem(heldName)).toContain(`"postId":${post.id},`))
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(heldPresses().map(({ body }) => body)).toEqual([{ value: 1 }, { value: 1 }]))
    expect(api.asked(votes)).toHaveLength(1)
    localStorage.clear()
  })

  it('asks a visitor to sign in and sends nothing', async () => {
    const { user, api } = await show(<UpvoteButton post={post} />)
    await user.click(screen.getByRole('button', { name: 'Upvote' }))
    expect(await screen.findByText('Please sign in to vote on deals')).toBeVisible()
    expect(screen.getByText('Sign in required')).toBeVisible()
    expect(api.asked(votes)).toHaveLength(0)
  })

  it('tells listeners the new score', async () => {
    const api = fakeApi({ [votes]: { body: { vote: { value: 1 }, votes: 11 } } })
    const { user } = await show(<UpvoteButton post={post} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Upvote' }))
    expect(document.getElementById('announcer')).toHaveTextContent('Score 11')
  })
})

describe('the votes of the page', () => {
  it('turn an up vote into a down vote with one press', async () => {
    const api = fakeApi({ [votes]: { body: { vote: { value: -1 }, votes: 9 } } })
    const voted = { ...post, votes: 11, userVote: 1 as const }
    const { user } = await show(<VoteButtons post={voted} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Downvote' }))
    expect(screen.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByRole('button', { name: 'Downvote' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByLabelText('Score')).toHaveTextContent('9')
  })
})

describe('why a deal is voted down', () => {
  const voted = async (reason: FakeAnswer = {}) => {
    const reasonCall = `PUT /api/posts/${post.id}/votes/reason`
    const api = fakeApi({ [votes]: { body: { vote: { value: -1 }, votes: 9 } }, [reasonCall]: reason })
    const shown = await show(<VoteButtons post={post} />, { api, signedIn: true })
    await shown.user.click(screen.getByRole('button', { name: 'Downvote' }))
    await screen.findByRole('group', { name: 'Why did you vote it down?' })
    return { reasons: () => api.asked(reasonCall), user: shown.user }
  }

  it('is asked of those who do, and told at one press', async () => {
    const { reasons, user } = await voted({ body: { reason: 'store', link: null } })
    await user.click(screen.getByRole('button', { name: 'Problem with store' }))
    expect(await screen.findByText('Thank you, that helps others.')).toBeInTheDocument()
    expect(reasons()).toMatchObject([{ body: { reason: 'store', link: null } }])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Why did you vote it down?' })).toBeNull()
  })

  it('asks where it is cheaper, and says what is wrong with that', async () => {
    const problem = { message: 'x', fields: { link: 'Enter a full web address' } }
    const { reasons, user } = await voted({ status: 422, body: problem })
    await user.click(screen.getByRole('button', { name: 'Cheaper elsewhere' }))
    expect(reasons()).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'Where?' }), 'somewhere{Enter}')
    expect(await screen.findByText('Enter a full web address')).toBeInTheDocument()
  })

  const question = () => screen.queryByRole('group', { name: 'Why did you vote it down?' })

  it('goes at a press on anything else, and by Escape wherever the focus is', async () => {
    const { user } = await voted()
    await user.click(document.body)
    expect(question()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Downvote' }))
    await user.click(screen.getByRole('button', { name: 'Downvote' }))
    expect(await screen.findByText('Why? You need not say.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(question()).toBeNull()
  })

  it('stays while somebody is about to say where it is cheaper', async () => {
    const { user } = await voted()
    await user.click(screen.getByRole('button', { name: 'Cheaper elsewhere' }))
    await user.click(document.body)
    expect(question()).toBeVisible()
  })

  it('is not asked of a visitor, whose vote is not counted', async () => {
    const { user } = await show(<VoteButtons post={post} />, { api: fakeApi() })
    await user.click(screen.getByRole('button', { name: 'Downvote' }))
    expect(screen.queryByRole('group', { name: 'Why did you vote it down?' })).toBeNull()
  })
})

describe('the votes of a new post', () => {
  const hidden = () => ({ ...post, votesHiddenUntil: '2026-11-20T12:05:00.000Z' })
  const tick = (store: Awaited<ReturnType<typeof show>>['store'], time: string) =>
    act(async () => store.dispatch(clockSlice.actions.clockTicked(Date.parse(time))))

  it.each([
    ['12:04:59', 'New'],
    ['12:05:00', '10'],
  ])('are shown once their time is over: at %s it says %s', async (time, text) => {
    const { store } = await show(
      <>
        <UpvoteButton post={hidden()} />
        <VoteButtons post={hidden()} />
      </>,
    )
    const [onCard] = screen.getAllByRole('button', { name: 'Upvote' })
    expect(onCard).toHaveAccessibleDescription('New. Its score is shown later')
    await tick(store, `2026-11-20T${time}Z`)
    expect(onCard).toHaveTextContent(text)
    expect(onCard).toHaveAccessibleDescription(text === 'New' ? 'New. Its score is shown later' : 'Score 10')
    expect(screen.getByLabelText('Score')).toHaveTextContent(text)
  })

  it.each([
    ['Upvote', null, 'You voted it up.'],
    ['Downvote', null, 'You voted it down.'],
    ['Upvote', 1, 'You took your vote back.'],
  ] as const)('can be given, and listeners hear no number: %s on %s', async (name, userVote, said) => {
    const api = fakeApi({ [votes]: { body: { vote: { value: 1 }, votes: 11 } } })
    const { user } = await show(<VoteButtons post={{ ...hidden(), userVote }} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name }))
    expect(document.getElementById('announcer')).toHaveTextContent(new RegExp(`^${said}$`))
    expect(screen.getByLabelText('Score')).toHaveTextContent('New')
    await waitFor(() => expect(api.asked(votes)).toHaveLength(1))
  })

  it('say nothing of the number where one is refused, and why', async () => {
    const api = fakeApi({ [votes]: { status: 429, body: 'You can vote again in 12 minutes.' } })
    const { user } = await show(<UpvoteButton post={hidden()} />, { api, signedIn: true })
    await user.click(screen.getByRole('button', { name: 'Upvote' }))
    await waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Your vote was not counted',
        description: 'You can vote again in 12 minutes.',
      }),
    )
    expect(screen.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'false')
  })
})
