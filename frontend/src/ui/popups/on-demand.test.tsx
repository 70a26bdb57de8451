import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../Toaster.tsx'
import { toasts } from '../toasts.ts'
import { contentOnDemand, dialogOnDemand, onDemand, usePopup, type Fetch } from './on-demand.ts'
import { PlainTrigger } from './PlainTrigger.tsx'

interface WindowProps {
  readonly words: string
}

// Toasts belong to the window, which all tests share.
beforeEach(() => toasts.dismiss())
afterEach(() => jest.restoreAllMocks())

const Window = ({ words }: WindowProps) => <p>{words}</p>

function Popup({ fetch }: { readonly fetch: Fetch<WindowProps> }) {
  const popup = usePopup(fetch, { open: undefined, onOpenChange: undefined, fetchContent: undefined })
  if (popup.Piece !== undefined) {
    return <popup.Piece words={popup.isOpen ? 'Open' : 'Closed'} />
  }
  return (
    <PlainTrigger opens="dialog" isOpen={popup.isOpen} onOpen={() => popup.setOpen(true)} onNear={popup.prepare}>
      <button type="button">Menu</button>
    </PlainTrigger>
  )
}

it('fetches what it opens when somebody comes near, and once', async () => {
  const load = jest.fn(async () => Window)
  const fetch = onDemand(load)
  const user = userEvent.setup()
  render(<Popup fetch={fetch} />)
  expect(load).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: 'Menu', expanded: false })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  await user.hover(button)
  await user.click(button)
  expect(await screen.findByText('Open')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('says so when nothing comes, stays closed, and tries again at the next press', async () => {
  const load = jest.fn<Promise<typeof Window>, []>().mockRejectedValue(new Error('offline'))
  const user = userEvent.setup()
  render(
    <>
      <Popup fetch={onDemand(load)} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByText('This did not load')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible())
  load.mockResolvedValue(Window)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByText('Open')).toBeVisible()
})

describe('without a network', () => {
  const without = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const back = () => {
    jest.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
  }
  const pressed = async () => {
    const load = () => (navigator.onLine ? Promise.resolve(Window) : Promise.reject(new Error('offline')))
    const user = userEvent.setup()
    render(
      <>
        <Popup fetch={onDemand(load)} />
        <input aria-label="Comment" />
        <Toaster />
      </>,
    )
    without()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByText('No connection')).toBeVisible()
    expect(screen.getByText(/It opens by itself when you are back online/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
    return user
  }

  it('says so, and opens by itself once there is one', async () => {
    await pressed()
    back()
    expect(await screen.findByText('Open')).toBeVisible()
    expect(screen.queryByText('No connection')).toBeNull()
  })

  it('stays closed for who went on with something else', async () => {
    const user = await pressed()
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good')
    back()
    await act(async () => undefined)
    expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
  })

  it('does not promise that where nothing stays that could open', async () => {
    const Dialog = dialogOnDemand<WindowProps & { readonly onClose: () => void }>(() => Promise.reject(new Error('no')))
    without()
    render(
      <>
        <Dialog words="Here" onClose={() => undefined} />
        <Toaster />
      </>,
    )
    expect(await screen.findByText(/Try again when you are back online/)).toBeVisible()
  })
})

it('says so when nothing of a dialog comes, closes it, and tries again when it is opened again', async () => {
  const load = jest.fn<Promise<typeof Window>, []>().mockRejectedValue(new Error('offline'))
  const Dialog = dialogOnDemand<WindowProps & { readonly onClose: () => void }>(load)
  const onClose = jest.fn()
  const { unmount } = render(
    <>
      <Dialog words="Here" onClose={onClose} />
      <Toaster />
    </>,
  )
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.getByText('This did not load')).toBeVisible())
  unmount()
  load.mockResolvedValue(Window)
  render(<Dialog words="Here" onClose={onClose} />)
  expect(await screen.findByText('Here')).toBeVisible()
})

it('draws content at once when it was fetched', async () => {
  const { fetch, Content } = contentOnDemand(async () => Window)
  const { container, rerender } = render(<Content words="Here" />)
  expect(container).toBeEmptyDOMElement()
  await fetch()
  rerender(<Content words="Here" />)
  expect(screen.getByText('Here')).toBeVisible()
})
