import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages.ts'

const root = join(__dirname, '../..')

describe('the table of pages', () => {
  it('loads pages whose endpoints have names of their own', async () => {
    // All endpoints are injected into one API, which keeps the first of two of one name and says so here.
    const said = jest.spyOn(console, 'error')
    await Promise.all(pages.map(({ load }) => load()))
    expect(said.mock.calls).toEqual([])
    said.mockRestore()
  })

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
