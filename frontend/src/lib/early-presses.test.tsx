import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState, type ComponentType } from 'react'
import { sent } from '../testing/sent.ts'
import { keepEarlyPresses } from './early-presses.ts'
import { lazyPart } from './lazy-part.ts'

const done = jest.fn<undefined, [string]>()
let end: () => void = () => undefined

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
async function aDrawnPage(early: () => void, page = <Page />) {
  delete document.documentElement.dataset['hydrated']
  const container = document.createElement('div')
  container.innerHTML = await sent(page)
  document.body.replaceChildren(container)
  end = keepEarlyPresses(document)
  early()
  expect(done).not.toHaveBeenCalled()
  return async () => {
    render(page, { container, hydrate: true })
    expect(done).not.toHaveBeenCalled()
    await act(async () => {
      document.documentElement.dataset['hydrated'] = '1'
      await Promise.resolve()
    })
  }
}

afterEach(() => {
  end()
  done.mockReset()
})

it('does what was pressed last as soon as the page is alive, once, and as it was pressed', async () => {
  const comeAlive = await aDrawnPage(() => {
    fireEvent.click(screen.getByText('First'))
    fireEvent.click(screen.getByText('Second'), { detail: 1 })
  })
  await comeAlive()
  await waitFor(() => expect(done.mock.calls).toEqual([['second by 1 clicks']]))
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
  await waitFor(() => expect(done.mock.calls).toEqual([['sent Good until Sunday']]))
})

it('gives back what was typed where the page took it away while it came alive', async () => {
  const comeAlive = await aDrawnPage(() => {
    fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Good until Sunday' } })
    fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Good until Monday' } })
  })
  await comeAlive()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Good until Monday')
})

function Choices() {
  const [order, setOrder] = useState('best')
  const [isTicked, setTicked] = useState(false)
  const [kind, setKind] = useState('deal')
  const [on, setOn] = useState<readonly string[]>([])
  return (
    <>
      <select aria-label="Order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="best">Best</option>
        <option value="newest">Newest</option>
      </select>
      <input type="checkbox" aria-label="Letters" checked={isTicked} onChange={() => setTicked(!isTicked)} />
      {['deal', 'sale', 'talk'].map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          aria-label={one}
          checked={kind === one}
          onChange={() => setKind(one)}
        />
      ))}
      {['Vote', 'Bookmark'].map((name) => (
        <button key={name} aria-pressed={on.includes(name)} onClick={() => setOn((others) => [...others, name])}>
          {name}
        </button>
      ))}
      <output>{[order, isTicked ? 'letters' : 'no letters', kind, ...on].join(', ')}</output>
    </>
  )
}

it('tells the page what was chosen and ticked, and turns on each of what can be on or off, once', async () => {
  const comeAlive = await aDrawnPage(
    () => {
      fireEvent.click(screen.getByText('Vote'))
      const order = screen.getByLabelText<HTMLSelectElement>('Order')
      order.value = 'newest'
      fireEvent.input(order)
      ;['Letters', 'sale', 'talk', 'sale'].forEach((name) => fireEvent.click(screen.getByLabelText(name)))
      expect(screen.getByLabelText('Letters')).toBeChecked()
      fireEvent.click(screen.getByText('Bookmark'))
      fireEvent.click(screen.getByText('Bookmark'))
    },
    <Choices />,
  )
  await comeAlive()
  expect(await screen.findByText('newest, letters, sale, Vote, Bookmark')).toBeVisible()
  expect(screen.getByLabelText('Order')).toHaveValue('newest')
})

it('tells nothing of a box that was ticked and unticked', async () => {
  const comeAlive = await aDrawnPage(
    () => {
      fireEvent.click(screen.getByLabelText('Letters'))
      fireEvent.click(screen.getByLabelText('Letters'))
      fireEvent.click(screen.getByText('Vote'))
    },
    <Choices />,
  )
  await comeAlive()
  expect(await screen.findByText('best, no letters, deal, Vote')).toBeVisible()
})

it('leaves who corrects a word in the middle of a text where they are', async () => {
  const comeAlive = await aDrawnPage(() => {
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text')
    fireEvent.input(field, { target: { value: 'Good until Sunday' } })
    field.setSelectionRange(4, 4)
  })
  await comeAlive()
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Text').selectionEnd).toBe(4))
})

it('does what was pressed in a part of a page that is alive as soon as the code of the part is there', async () => {
  let come: () => void = () => undefined
  const code = new Promise<void>((resolve) => (come = resolve))
  const Late = lazyPart(async () => {
    await code
    return { default: Choices }
  })
  // The server has the code of the part at once.
  let Part: ComponentType = Choices
  const Site = () => (
    <>
      <Page />
      <Suspense>
        <Part />
      </Suspense>
    </>
  )
  const comeAlive = await aDrawnPage(
    () => {
      Part = Late
    },
    <Site />,
  )
  await comeAlive()
  fireEvent.click(screen.getByText('First'))
  fireEvent.click(screen.getByText('Vote'))
  fireEvent.click(screen.getByText('Vote'))
  expect(done.mock.calls).toEqual([['first']])
  expect(screen.getByText('best, no letters, deal')).toBeVisible()
  await act(async () => {
    come()
    await code
  })
  expect(await screen.findByText('best, no letters, deal, Vote')).toBeVisible()
})

it('leaves to the browser what works without scripts', () => {
  delete document.documentElement.dataset['hydrated']
  document.body.innerHTML = '<a href="#there">There</a><form action="/search"><button>Search</button></form>'
  end = keepEarlyPresses(document)
  const prevented = [...document.querySelectorAll('a')].map((link) => !fireEvent.click(link))
  const submitted = fireEvent.submit(document.querySelector('form') ?? document.body)
  expect({ prevented, submitted }).toEqual({ prevented: [false], submitted: true })
})
