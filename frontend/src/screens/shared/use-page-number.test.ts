import { pageFrom } from './use-page-number.ts'

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=99999', 99_999],
  ['page=100000', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=1e3', 1],
  ['page=many', 1],
])('the address %p names page %p', (address, page) => {
  expect(pageFrom(new URLSearchParams(address))).toBe(page)
})
