import { announce } from './announce.ts'

const region = () => document.querySelector('[aria-live=polite]')

it('speaks through one polite region', () => {
  announce('Score 215')
  announce('Score 216')
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
  expect(region()).toHaveTextContent('Score 216')
})

it('says the same sentence twice', () => {
  announce('Score 10')
  const first = region()?.textContent
  announce('Score 10')
  expect(region()?.textContent).not.toBe(first)
})
