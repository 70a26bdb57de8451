import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CurrentUser } from '@deals/events'
import { ViewerContext } from '../../lib/viewer.ts'
import { CommentForm } from './CommentForm.tsx'
import type { Sent } from './use-comment-commands.ts'

const bob: CurrentUser = {
  id: 'u2',
  username: 'bob',
  isOwner: false,
  isSuperUser: false,
  isModerator: false,
  isStaff: false,
  trustLevel: 1,
}

/** Under which each text was sent. */
const keys: string[] = []

/** The form of a member, and what becomes of what it sends. */
function open(viewer = bob, onCancel?: () => void) {
  let answer: (outcome: Sent) => void = () => undefined
  const onSend = (_text: string, key: string) => {
    keys.push(key)
    return new Promise<Sent>((resolve) => {
      answer = resolve
    })
  }
  const cancel = onCancel && { onCancel }
  const { unmount } = render(
    <ViewerContext value={viewer}>
      <CommentForm about="comment on 1" label="Comment" submitLabel="Send" onSend={onSend} {...cancel} />
    </ViewerContext>,
  )
  const field = screen.getByRole('textbox', { name: 'Comment' })
  const send = () => screen.getByRole('button', { name: 'Send' })
  return { user: userEvent.setup({ delay: null }), field, send, answer: (outcome: Sent) => answer(outcome), unmount }
}

const unsure = /^It may have arrived/

describe('what is written as a comment', () => {
  beforeEach(() => {
    sessionStorage.clear()
    keys.length = 0
  })

  it('is there again where the page was left, for its writer alone', async () => {
    const first = open()
    await first.user.type(first.field, 'It held.')
    first.unmount()
    const other = open({ ...bob, id: 'somebody-else' })
    expect(other.field).toHaveValue('')
    other.unmount()
    expect(open().field).toHaveValue('It held.')
    expect(screen.queryByText(unsure)).not.toBeInTheDocument()
  })

  it('is there again where the page was left while it was sent, and that is said', async () => {
    const { user, field, send, unmount } = open()
    await user.type(field, 'It held.')
    await user.click(send())
    unmount()
    const after = open()
    expect(after.field).toHaveValue('It held.')
    expect(screen.getByText(unsure)).toBeVisible()
    await after.user.click(after.send())
    expect(new Set(keys).size).toBe(1)
    after.answer('reset')
    await after.user.click(await screen.findByRole('button', { name: 'Put my words back' }))
    expect(screen.queryByText(unsure)).not.toBeInTheDocument()
  })

  it.each([
    ['the same words', '', 1],
    ['others', ' Still.', 2],
  ])('is sent again where its answer got lost: %s', async (_what, more, different) => {
    const { user, field, send, answer } = open()
    await user.type(field, 'It held.')
    await user.click(send())
    answer('lost')
    await user.click(await screen.findByRole('button', { name: 'Put my words back' }))
    await user.type(field, more === '' ? '{End}' : more)
    expect(screen.queryAllByText(unsure)).toHaveLength(more === '' ? 1 : 0)
    await user.click(send())
    expect([keys.length, new Set(keys).size]).toEqual([2, different])
  })

  it('stays where it was written since the first of it was sent', async () => {
    const { user, field, send, answer } = open()
    await user.type(field, 'It held.')
    await user.click(send())
    await user.type(field, ' One more thing')
    answer('done')
    expect(await screen.findByDisplayValue('One more thing')).toBe(field)
  })

  it('waits to be put back where it was not taken, over another page too', async () => {
    const { user, field, send, answer, unmount } = open()
    await user.type(field, 'It held.')
    await user.click(send())
    answer('reset')
    await screen.findByRole('button', { name: 'Put my words back' })
    expect(field).toHaveValue('')
    unmount()
    const after = open()
    await after.user.click(screen.getByRole('button', { name: 'Put my words back' }))
    expect(after.field).toHaveValue('It held.')
    expect(screen.queryByRole('button', { name: 'Put my words back' })).not.toBeInTheDocument()
  })

  it('is forgotten where somebody takes it back', async () => {
    const { user, field, unmount } = open(bob, () => undefined)
    await user.type(field, 'It held.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    unmount()
    expect(open().field).toHaveValue('')
  })
})
