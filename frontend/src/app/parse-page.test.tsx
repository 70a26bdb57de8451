import { page as offline } from '../screens/offline/offline.page.ts'
import { pages } from './pages.ts'

const named = { page: 'the named one' }
jest.mock('http://localhost/assets/offline.page-1.js', () => named, { virtual: true })

const offlinePage = pages.find(({ path }) => path === '/offline')

afterEach(() => {
  document.head.replaceChildren()
})

/** As the server names the code of the page that it made. */
function nameCode(file: string) {
  const link = document.createElement('link')
  link.dataset['page'] = file
  link.href = '/assets/offline.page-1.js'
  document.head.append(link)
}

it('takes the code that the head names for the page', async () => {
  nameCode('src/screens/offline/offline.page.ts')
  expect(await offlinePage?.load()).toMatchObject(named)
})

it.each([
  ['names none', () => undefined],
  ['names that of another page', () => nameCode('src/screens/home/home.page.ts')],
])('looks the page up where the head %s', async (_, begin) => {
  begin()
  expect(await offlinePage?.load()).toMatchObject({ page: offline })
})
