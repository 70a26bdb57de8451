import { render, screen, waitFor } from '@testing-library/react'
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
