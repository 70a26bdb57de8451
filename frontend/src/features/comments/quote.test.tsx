import { render, screen } from '@testing-library/react'
import { quotation } from './quotation.ts'
import { selectedIn } from './selected-in.ts'

it.each([
  ['nothing', '  ', ''],
  ['a line', 'Is it still there?', '> Is it still there?\n\n'],
  ['several lines', ' First\n\nSecond ', '> First\n> \n> Second\n\n'],
  ['very much', 'a'.repeat(2_000), `> ${'a'.repeat(1_000)}\n\n`],
])('quotes %s', (_what, text, quoted) => {
  expect(quotation(text)).toBe(quoted)
})

it('finds what is selected of a comment, and not of its answers', () => {
  render(
    <article aria-label="one">
      <p>One two</p>
      <article aria-label="answer">
        <p>Three</p>
      </article>
    </article>,
  )
  const [one, answer] = screen.getAllByRole('article')
  const selected = () => [one, answer].map((comment) => selectedIn(comment ?? null))
  const [words, others] = [screen.getByText('One two').firstChild, screen.getByText('Three').firstChild] as Node[]
  const select = (from: Node | undefined, to: Node | undefined) =>
    from && to && document.getSelection()?.setBaseAndExtent(from, 1, to, 4)
  expect(selected()).toEqual(['', ''])
  select(words, words)
  expect(selected()).toEqual(['ne ', ''])
  select(others, others)
  expect(selected()).toEqual(['', 'hre'])
  select(words, others)
  expect(selected()[1]).toBe('')
})
