import { pageItems } from './page-items.ts'

const gap = 'gap'

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, gap, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9]],
  [9, 9, [1, gap, 8, 9]],
  [50, 9, [1, gap, 9]],
])('page %s of %s shows %j', (page, total, expected) => {
  expect(pageItems(page, total)).toEqual(expected)
})
