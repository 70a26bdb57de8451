import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Markdown } from './Markdown.tsx'
import { pieces } from './testing/pieces.tsx'

// This suite runs in Node, where a look at the window or the document while rendering throws.
it.each(pieces)('%s can be written on the server, without a warning', (_name, piece) => {
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderToString(createElement(MemoryRouter, null, piece))
  expect(warnings.mock.calls).toEqual([])
  warnings.mockRestore()
})

it('writes the words of a text', () => {
  const html = renderToString(createElement(Markdown, { text: 'Back at the **price** of last summer' }))
  expect(html).toContain('<strong>price</strong>')
})
