import { headersFor, nativeWorks } from './native-package.mjs'

it('works with the Node that runs the tests', async () => {
  expect(await nativeWorks()).toBe(true)
})

it.each([
  ['20.19.0', undefined],
  ['22.23.3', undefined],
  ['24.18.1', undefined],
  ['24.19.0', '24.0.0'],
  ['24.21.0', '24.0.0'],
  ['25.0.0', undefined],
])('is compiled for Node %s against the headers of %s', (node, headers) => {
  expect(headersFor(node)).toBe(headers)
})
