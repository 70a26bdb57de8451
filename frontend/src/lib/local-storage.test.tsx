import { readLocal, writeLocal } from './local-storage.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

it('gives back what was kept', () => {
  expect(writeLocal('banner', 'dismissed')).toBe(true)
  expect(readLocal('banner')).toBe('dismissed')
})

it('forgets', () => {
  writeLocal('banner', 'dismissed')
  writeLocal('banner', null)
  expect(readLocal('banner')).toBeNull()
})

it('goes on where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(writeLocal('banner', 'dismissed')).toBe(false)
  expect(readLocal('banner')).toBeNull()
})
