import { render, screen } from '@testing-library/react'
import { noteDrawnPage } from '../lib/drawn-by-server.ts'
import { sent } from '../testing/sent.ts'
import { Markdown } from './Markdown.tsx'

// To read and compile it takes longer than a test waits.
beforeAll(() => import('./MarkdownText.tsx'))

it('is drawn where it is first shown', async () => {
  render(<Markdown text="Half **price**" />)
  expect((await screen.findByText('price')).tagName).toBe('STRONG')
})

it('stays as the server drew it until its words change', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = await sent(<Markdown text="Half **price**" />)
  const drawn = screen.getByText('price')
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  noteDrawnPage()

  const page = render(<Markdown text="Half **price**" />, { container, hydrate: true })
  expect(screen.getByText('price')).toBe(drawn)
  page.rerender(<Markdown text="Half **price**" muted />)
  expect(screen.getByText('price')).toBe(drawn)
  page.rerender(<Markdown text="Full **cost**" />)
  expect((await screen.findByText('cost')).tagName).toBe('STRONG')
  expect(screen.queryByText('price')).toBeNull()
  expect(warnings.mock.calls).toEqual([])
})

it('is drawn on a page that came from the server, too, where it is new', async () => {
  render(<Markdown text="New **words**" />)
  expect((await screen.findByText('words')).tagName).toBe('STRONG')
})
