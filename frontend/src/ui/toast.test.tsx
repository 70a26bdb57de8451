import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from './Toaster.tsx'
import { createToasts, removeDelay } from './toasts.ts'
import type { ToastHandle, ToastTexts } from './toasts.ts'

const setUp = () => {
  const toasts = createToasts()
  render(<Toaster toasts={toasts} />)
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
