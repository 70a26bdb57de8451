import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages.ts'

const root = join(__dirname, '../..')

describe('the table of pages', () => {
  it.each(pages)('names for $path a file that holds a page', async ({ load }) => {
    expect(Object.keys(await load())).toEqual(['page'])
  })

  it('names every page that there is', () => {
    const files = readdirSync(join(root, 'src/screens'), { recursive: true, encoding: 'utf8' })
    const written = files.filter((file) => file.endsWith('.page.ts')).map((file) => `src/screens/${file}`)
    expect(pages.map(({ file }) => file).toSorted()).toEqual(written.toSorted())
  })

  it('ends with the page for every other path', () => {
    expect(pages.at(-1)?.path).toBe('*')
    expect(pages.filter(({ path }) => path === '*')).toHaveLength(1)
  })
})
