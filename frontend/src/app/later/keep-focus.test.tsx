import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { keepFocus, patience } from './keep-focus.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A form, a comment that can be answered, a list of which rows can be deleted, and a button that is done once. */
function APage() {
  useEffect(() => keepFocus(document), [])
  const [isReplying, setReplying] = useState(false)
  const [rows, setRows] = useState(['one', 'two', 'three'])
  const [isRead, setRead] = useState(false)
  const [isToldSo, setTold] = useState(false)
  const [isSent, setSent] = useState(false)
  return (
    <>
      <main id="main" tabIndex={-1}>
        <form>
          <textarea aria-label="Comment" />
          <button type="button" disabled={isSent} onClick={() => setSent(true)}>
            Comment
          </button>
        </form>
        <article>
          <a href="/user/bob">bob</a>
          <button onClick={() => setReplying(true)}>Reply</button>
          {isReplying && (
            <form>
              <textarea aria-label="Your reply" />
              <button type="button" onClick={() => setReplying(false)}>
                Send
              </button>
            </form>
          )}
        </article>
        {rows.length === 0 ? (
          <a href="/new">Make one</a>
        ) : (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button onClick={() => setRows(rows.filter((kept) => kept !== row))}>Delete {row}</button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <button disabled={isRead} onClick={() => setRead(true)}>
            Mark all as read
          </button>
          <button onClick={() => setTold(true)}>Save</button>
        </div>
      </main>
      <section aria-label="Messages" data-toasts="">
        {isToldSo && <button onClick={() => setTold(false)}>Undo</button>}
        <button>Dismiss the next</button>
      </section>
    </>
  )
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(patience))
}

const open = (isCoarse = false) => {
  Object.assign(window, { matchMedia: () => ({ matches: isCoarse }) })
  render(<APage />)
}

it.each([
  ['the form that was opened by a button is sent', ['Reply', 'Send'], 'Reply'],
  ['a row goes', ['Delete two'], 'Delete three'],
  ['the last of the rows goes', ['Delete three'], 'Delete two'],
  ['a row goes after another was used', ['Delete one', 'Delete two'], 'Delete three'],
  ['a button is done', ['Mark all as read'], 'Save'],
  ['a message goes and another comes', ['Save', 'Undo'], 'Save'],
  ['no row is left', ['Delete one', 'Delete two', 'Delete three'], 'Make one'],
])('goes on nearby when %s', async (_what, pressed, next) => {
  open()
  for (const name of pressed) {
    await press(name)
  }
  expect(document.activeElement).toHaveTextContent(next)
})

it('knows what was used first, though that opened another thing before this came', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  render(
    <main id="main" tabIndex={-1}>
      <p>
        <a href="/user/bob">bob</a>
        <button>
          <b>Reply</b>
        </button>
        <textarea />
      </p>
    </main>,
  )
  const field = screen.getByRole('textbox')
  field.focus()
  const end = keepFocus(document, screen.getByText('Reply'))
  field.remove()
  await act(() => jest.advanceTimersByTimeAsync(patience))
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus()
  end()
})

it('finds it again where what had it was gone before this came', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  render(
    <main id="main" tabIndex={-1}>
      <button>Reply</button>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'Reply' })
  const end = keepFocus(document, button)
  await act(() => jest.advanceTimersByTimeAsync(patience))
  expect(button).toHaveFocus()
  end()
})

it('leaves the focus where the page put it meanwhile', async () => {
  open()
  const button = screen.getByRole('button', { name: 'Delete one' })
  button.focus()
  fireEvent.click(button)
  act(() => screen.getByRole('link', { name: 'bob' }).focus())
  await act(() => jest.advanceTimersByTimeAsync(patience))
  expect(screen.getByRole('link', { name: 'bob' })).toHaveFocus()
})

it('leaves alone who put the focus nowhere while all that had it still stands', async () => {
  open()
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  button.blur()
  fireEvent.click(screen.getByRole('button', { name: 'Delete one' }))
  await act(() => jest.advanceTimersByTimeAsync(patience))
  expect(document.body).toHaveFocus()
})

it.each([
  ['a key', 'keyDown', 'TEXTAREA'],
  ['a touch', 'pointerDown', 'A'],
] as const)('after %s it is in a field only where no keyboard of a screen comes with it', async (...row) => {
  const [, event, tag] = row
  open(true)
  act(() => screen.getByRole('textbox', { name: 'Comment' }).focus())
  const button = screen.getByRole('button', { name: 'Comment' })
  act(() => button.focus())
  fireEvent[event](button)
  fireEvent.click(button)
  await act(() => jest.advanceTimersByTimeAsync(patience))
  expect(document.activeElement?.tagName).toBe(tag)
})
