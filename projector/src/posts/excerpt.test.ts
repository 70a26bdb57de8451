import fc from 'fast-check'
import { ERASED_TEXT } from '@deals/events'
import { excerptOf } from './excerpt.ts'

describe('an excerpt', () => {
  it.each([
    ['**Bold** and *soft* and `code`', 'Bold and soft and code'],
    ['# Title\n\n- one\n- two', 'Title: one, two'],
    ['My list:\n\n1. Battery\n2. **Ports**\n\nWhat is missing?', 'My list: Battery, Ports. What is missing?'],
    ['One sentence.\n> said\nand on', 'One sentence. said and on'],
    ['Before\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nafter', 'Before after'],
    ['See [the shop](https://shop.example/a) now', 'See the shop now'],
    ['my_file_name 2 * 3', 'my_file_name 2 * 3'],
    [ERASED_TEXT, ERASED_TEXT],
    ['', ''],
  ])('of %j is %j', (content, expected) => {
    expect(excerptOf(content)).toBe(expected)
  })
  it('finds links as Markdown in one line would be searched', () => {
    const signs = fc.array(fc.constantFrom('[', ']', '(', ')', '!', 'a', '[b](c)', '![d](e)'), { maxLength: 20 })
    fc.assert(
      fc.property(signs, (some) => {
        const text = some.join('')
        expect(excerptOf(text)).toBe(text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'))
      }),
      { numRuns: 2000 },
    )
  })
  it('of a long text ends at a word', () => {
    const excerpt = excerptOf('word '.repeat(100))
    expect(excerpt).toMatch(/word…$/)
    expect(excerpt.length).toBeLessThanOrEqual(201)
  })
})
