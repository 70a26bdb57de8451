import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mindToasts } from './mind-toasts.ts'
import { Toaster } from './Toaster.tsx'
import { createToasts, removeDelay, type ToastHandle, type ToastTexts } from './toasts.ts'

let end = () => {}

const setUp = () => {
  const toasts = createToasts()
  render(<Toaster toasts={toasts} />)
  end = mindToasts(document, toasts)
  const show = (texts: ToastTexts) => {
    const shown: ToastHandle[] = []
    act(() => {
      shown.push(toasts.show(texts))
    })
    return shown[0] as ToastHandle
  }
  return { toasts, show }
}

const signIn = { title: 'Sign in required', description: 'Please sign in to vote on deals' }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  end()
  jest.useRealTimers()
})

it('shows one toast, and a new one in its place', () => {
  const { show } = setUp()
  show(signIn)
  show({ title: 'URL Copied', description: 'Link copied to clipboard' })
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
  expect(screen.getByText('URL Copied')).toBeVisible()
})

it('speaks politely, and at once where something went wrong', () => {
  const { show } = setUp()
  show(signIn)
  expect(within(screen.getByRole('status')).getByText('Sign in required')).toBeVisible()
  show({ title: 'Error', description: '500: no luck', variant: 'destructive' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(within(screen.getByRole('alert')).getByText('500: no luck')).toBeVisible()
})

it('can be changed while it is there', () => {
  const { show } = setUp()
  const handle = show({ title: 'Saving' })
  act(() => {
    handle.update({ title: 'Saved' })
  })
  expect(screen.getByText('Saved')).toBeVisible()
})

it('goes by itself after five seconds, and after ten where there is something to do', () => {
  const { show } = setUp()
  show(signIn)
  act(() => jest.advanceTimersByTime(5_000))
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
  show({ ...signIn, action: { label: 'Sign in', onSelect: () => undefined } })
  act(() => jest.advanceTimersByTime(9_999))
  expect(screen.getByText('Sign in required')).toBeVisible()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
})

it('stays where it must', () => {
  const { show } = setUp()
  show({ title: 'A new version is out', lasting: true })
  act(() => jest.advanceTimersByTime(100_000))
  expect(screen.getByText('A new version is out')).toBeVisible()
})

it('waits while the mouse is on it and goes when it is dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const { show } = setUp()
  show(signIn)
  await user.hover(screen.getByText('Sign in required'))
  act(() => jest.advanceTimersByTime(60_000))
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
})

it('acts and goes', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const onSelect = jest.fn()
  const { show } = setUp()
  show({ ...signIn, action: { label: 'Sign in', onSelect } })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
})

it('is remembered for a while after it was dismissed, and an old handle cannot touch a newer toast', () => {
  const { toasts, show } = setUp()
  const first = show(signIn)
  act(() => {
    first.dismiss()
  })
  expect(toasts.current()).toMatchObject({ id: first.id, isOpen: false })
  act(() => jest.advanceTimersByTime(removeDelay))
  expect(toasts.current()).toBeNull()
  const second = show({ title: 'URL Copied' })
  act(() => {
    first.dismiss()
    first.update({ title: 'Stale' })
  })
  expect(toasts.current()).toMatchObject({ id: second.id, title: 'URL Copied', isOpen: true })
})

it('waits while the focus is in it, wherever the mouse goes', () => {
  const { show } = setUp()
  show(signIn)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.mouseEnter(screen.getByText('Sign in required'))
  fireEvent.mouseLeave(screen.getByText('Sign in required'))
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText('Sign in required')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  act(() => jest.advanceTimersByTime(5_000))
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
})

it('is reached by F8, and sent away by Escape where nothing else took the key', () => {
  const { show } = setUp()
  show({ ...signIn, action: { label: 'Sign in', onSelect: () => undefined } })
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
  const taken = (event: KeyboardEvent) => event.preventDefault()
  document.addEventListener('keydown', taken, { capture: true, once: true })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByText('Sign in required')).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByText('Sign in required')).not.toBeInTheDocument()
})

it.each([
  ['a finger far to the side', 'touch', 90, false],
  ['a finger far to the other side', 'touch', -90, false],
  ['a slip of a finger', 'touch', 20, true],
  ['a mouse that selects words', 'mouse', 90, true],
])('after %s it is sent away or stays: %#', (...[, pointerType, way, stays]) => {
  const { show } = setUp()
  show(signIn)
  const words = screen.getByText('Sign in required')
  const point = (type: string, clientX: number) =>
    fireEvent(words, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }))
  point('pointerdown', 100)
  point('pointermove', 100 + way)
  point('pointerup', 100 + way)
  expect(screen.queryByText('Sign in required') !== null).toBe(stays)
})

describe('stands', () => {
  const box = (top: number) => ({ left: 0, right: 100, top, bottom: top + 50 }) as DOMRect
  const setUpAt = (top: number) => {
    const { show } = setUp()
    render(<button>Save</button>)
    const used = screen.getByRole('button', { name: 'Save' })
    const region = screen.getByRole('region', { name: /^Messages/ })
    jest.spyOn(region, 'getBoundingClientRect').mockReturnValue(box(700))
    jest.spyOn(used, 'getBoundingClientRect').mockReturnValue(box(top))
    return { show, used, region }
  }

  it('at the foot of a page that has the focus as a whole', () => {
    const { show, used, region } = setUpAt(720)
    used.tabIndex = -1
    act(() => used.focus())
    show(signIn)
    act(() => jest.advanceTimersToNextFrame())
    expect(region).toHaveAttribute('data-at', 'foot')
  })

  it.each([
    ['at the foot', 100, 'foot'],
    ['at the top, where it would lie over what was used,', 720, 'top'],
  ])('%s by focus and by press', (_where, top, at) => {
    const { show, used, region } = setUpAt(top)
    act(() => used.focus())
    show(signIn)
    act(() => jest.advanceTimersToNextFrame())
    expect(region).toHaveAttribute('data-at', at)
    act(() => used.blur())
    fireEvent.click(used)
    show({ title: 'Saved' })
    act(() => jest.advanceTimersToNextFrame())
    expect(region).toHaveAttribute('data-at', at)
  })
})
