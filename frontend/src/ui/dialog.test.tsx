import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'

it('has a name, keeps focus inside and gives it back', async () => {
  const user = userEvent.setup()
  render(
    <Dialog title="Filter Deals" description="Select categories and stores" trigger={<Button>Filter</Button>}>
      <input aria-label="Search categories" />
    </Dialog>,
  )
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filter Deals' })
  expect(dialog).toHaveAccessibleDescription('Select categories and stores')
  for (const _ of [1, 2, 3, 4]) {
    await user.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
  await user.keyboard('{Escape}')
  expect(dialog).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

it.each([
  ['the scrim, where nothing is written', '', 'scrim', false],
  ['the scrim, where words are written', 'A reason', 'scrim', true],
  ['a message, where nothing is written', '', 'message', true],
])('a press on %s: it stays %#', async (...[, words, place, stays]) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(
    <>
      <section data-toasts="">
        <button>Dismiss</button>
      </section>
      <Dialog title="Report post" trigger={<Button>Report</Button>}>
        <textarea aria-label="Note" />
      </Dialog>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Report' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report post' })
  if (words !== '') {
    await user.type(screen.getByRole('textbox', { name: 'Note' }), words)
  }
  const beside = place === 'scrim' ? dialog.previousElementSibling : screen.getByText('Dismiss')
  // Radix listens from the next turn on.
  await waitFor(async () => {
    await user.click(beside as Element)
    expect(dialog.isConnected).toBe(stays)
  })
})

it('gives the focus back to what its owner opened it from', async () => {
  const user = userEvent.setup()
  function Post() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Delete</Button>
        <Dialog title="Delete post?" open={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  }
  render(<Post />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
})

it('gives the focus back to the button of the menu that it was opened from', async () => {
  const user = userEvent.setup()
  function Post() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => setIsOpen(true)}>Delete</MenuItem>
        </Menu>
        <Dialog title="Delete post?" open={isOpen} onOpenChange={setIsOpen} />
      </>
    )
  }
  render(<Post />)
  // The second time nothing has to be fetched, so that the dialog opens while the menu closes.
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
  }
})

it('asks before something that is hard to take back', async () => {
  const user = userEvent.setup()
  const onConfirm = jest.fn()
  function Post() {
    const [isOpen, setIsOpen] = useState(true)
    const texts = { title: 'Delete post?', description: 'Nobody will see it any more.', confirmLabel: 'Delete post' }
    return <ConfirmDialog {...texts} destructive open={isOpen} onOpenChange={setIsOpen} onConfirm={onConfirm} />
  }
  render(<Post />)
  await user.click(await screen.findByRole('button', { name: 'Delete post' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('opens a menu by keyboard, acts and gives focus back', async () => {
  const user = userEvent.setup()
  const onSelect = jest.fn()
  render(
    <Menu trigger={<Button aria-label="Account menu">A</Button>}>
      <MenuItem onSelect={() => undefined}>View Profile</MenuItem>
      <MenuItem onSelect={onSelect}>Log Out</MenuItem>
    </Menu>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu', { name: 'Account menu' })).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus()
})
