import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages.ts'

const root = join(__dirname, '../..')

describe('the table of pages', () => {
  it.each(pages.map(({ path, file }) => [path, file]))('names for %s the file that it loads', (_path, file) => {
    expect(existsSync(join(root, file))).toBe(true)
    expect(readFileSync(join(__dirname, 'pages.ts'), 'utf8')).toContain(
      `load: () => import('${file.replace('src/', '../')}')`,
    )
  })

  it('ends with the page for every other path', () => {
    expect(pages.at(-1)?.path).toBe('*')
    expect(pages.filter(({ path }) => path === '*')).toHaveLength(1)
  })
})
