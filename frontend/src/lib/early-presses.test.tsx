import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { sent } from '../testing/sent.ts'
import { keepEarlyPresses } from './early-presses.ts'

const done = jest.fn<undefined, [string]>()

function Page() {
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => done('first')}>
        First
      </button>
      <button type="button" onClick={({ detail }) => done(`second by ${detail} clicks`)}>
        <span>Second</span>
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          done(`sent ${text}`)
        }}
      >
        <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="submit">Send</button>
      </form>
    </>
  )
}

/** A page that the server drew, in which somebody does something before its code comes. */
async function aDrawnPage(early: () => void) {
  delete document.documentElement.dataset['hydrated']
  const container = document.createElement('div')
  container.innerHTML = await sent(<Page />)
  document.body.replaceChildren(container)
  keepEarlyPresses(document)
  early()
  expect(done).not.toHaveBeenCalled()
  return async () => {
    render(<Page />, { container, hydrate: true })
    expect(done).not.toHaveBeenCalled()
    await act(async () => {
      document.documentElement.dataset['hydrated'] = '1'
      await Promise.resolve()
    })
  }
}

afterEach(() => done.mockReset())

it('does what was pressed last as soon as the page is alive, once, and as it was pressed', async () => {
  const comeAlive = await aDrawnPage(() => {
    fireEvent.click(screen.getByText('First'))
    fireEvent.click(screen.getByText('Second'), { detail: 1 })
  })
  await comeAlive()
  expect(done.mock.calls).toEqual([['second by 1 clicks']])
  fireEvent.click(screen.getByText('First'))
  expect(done.mock.calls.slice(1)).toEqual([['first']])
})

it('gives what is pressed the focus that nothing has, before the page is alive and after', async () => {
  const comeAlive = await aDrawnPage(() => fireEvent.click(screen.getByText('Second')))
  expect(screen.getByText('Second').closest('button')).toHaveFocus()
  await comeAlive()
  fireEvent.click(screen.getByText('First'))
  expect(screen.getByText('Second').closest('button')).toHaveFocus()
  act(() => screen.getByText('Second').closest('button')?.blur())
  fireEvent.click(screen.getByText('First'))
  expect(screen.getByText('First')).toHaveFocus()
})

it('keeps a form that was sent from leading anywhere, and sends it with what was typed', async () => {
  const isLeft = jest.fn<undefined, []>()
  const comeAlive = await aDrawnPage(() => {
    fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Good until Sunday' } })
    const form = document.querySelector('form')
    form?.addEventListener('submit', () => isLeft())
    fireEvent.click(screen.getByText('Send'))
  })
  expect(isLeft).not.toHaveBeenCalled()
  await comeAlive()
  expect(done.mock.calls).toEqual([['sent Good until Sunday']])
})

it('gives back what was typed where the page took it away while it came alive', async () => {
  const comeAlive = await aDrawnPage(() => {
    fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Good until Sunday' } })
    fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Good until Monday' } })
  })
  await comeAlive()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Good until Monday')
})

it('leaves to the browser what works without scripts', () => {
  delete document.documentElement.dataset['hydrated']
  document.body.innerHTML = '<a href="#there">There</a><form action="/search"><button>Search</button></form>'
  keepEarlyPresses(document)
  const prevented = [...document.querySelectorAll('a')].map((link) => !fireEvent.click(link))
  const submitted = fireEvent.submit(document.querySelector('form') ?? document.body)
  expect({ prevented, submitted }).toEqual({ prevented: [false], submitted: true })
})
