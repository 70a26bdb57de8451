import { letterAsHtml, letterAsText, type LetterContent } from './letter-page.ts'
import type { DealForLetter } from './notifications.questions.ts'

const site = { publicUrl: 'https://deals.example' }
const deal: DealForLetter = {
  postId: 7,
  title: 'Headphones',
  price: 5999,
  originalPrice: 9999,
  currency: 'USD',
  storeName: 'North Audio',
  votes: 1,
}
const content = (over: Partial<LetterContent> = {}): LetterContent => ({
  subject: 'Your day',
  heading: 'Your day on Dealstream',
  paragraphs: ['2 notifications wait for you.'],
  lists: [{ title: 'The best deals', deals: [{ deal, note: 'Alert: ears' }] }],
  button: { text: 'See them', url: 'https://deals.example/notifications' },
  because: 'your settings ask for a daily digest',
  settingsUrl: 'https://deals.example/account/settings/notifications',
  unsubscribeUrl: 'https://deals.example/unsubscribe?token=a&b',
  ...over,
})
const html = (over?: Partial<LetterContent>) => letterAsHtml(content(over), site)
const text = (over?: Partial<LetterContent>) => letterAsText(content(over), site)
const linksIn = (page: string) => [...page.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url)

describe('a letter', () => {
  it('says the same as a page and as text', () => {
    const said = [
      ...['Your day on Dealstream', '2 notifications wait for you.', 'The best deals', 'Headphones', 'Alert: ears'],
      ...['$59.99 instead of $99.99', 'at North Audio', '1 vote', 'See them'],
      'You get this because your settings ask for a daily digest.',
    ]
    expect(said.filter((words) => !html().includes(words))).toEqual([])
    expect(said.filter((words) => !text().includes(words))).toEqual([])
  })

  it('leads to the deals, to what it is about, to the settings and to its end, with full addresses', () => {
    const links = [
      'https://deals.example',
      'https://deals.example/post/7',
      'https://deals.example/notifications',
      'https://deals.example/account/settings/notifications',
      'https://deals.example/unsubscribe?token=a&b',
    ]
    expect(linksIn(html())).toEqual(links.map((url) => url.replace('&', '&amp;')))
    expect(links.slice(1).filter((url) => !text().includes(url))).toEqual([])
  })

  it('writes nothing of people as markup', () => {
    const evil = '<script>alert(1)</script>" onclick="x'
    const list = [{ title: evil, deals: [{ deal: { ...deal, title: evil, storeName: evil }, note: evil }] }]
    const page = html({ subject: evil, heading: evil, paragraphs: [evil], because: evil, lists: list })
    expect(page).not.toContain('<script')
    expect(page).not.toContain('" onclick="')
    expect(page.match(/&lt;script&gt;/g)).toHaveLength(8)
  })

  it('loads nothing, so that nobody learns when it is read', () => {
    expect(html()).not.toMatch(/<img|src=|url\(|@import|<link/)
  })

  it('can be read in the light and in the dark', () => {
    expect(html()).toContain('<meta name="color-scheme" content="light dark">')
    const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}</.exec(html()) ?? []
    const colours = [...dark.matchAll(/[{;]([a-z-]+:#[0-9a-f]{6}[^;}]*)/g)].map(([, one = '']) => one)
    // Inline styles win over everything but this.
    expect(colours.length).toBeGreaterThan(5)
    expect(colours.filter((one) => !one.endsWith('!important'))).toEqual([])
  })

  it('says nothing of settings and an end where there are none', () => {
    const { settingsUrl: _settings, unsubscribeUrl: _end, ...bare } = content()
    const both = letterAsHtml(bare, site) + letterAsText(bare, site)
    expect(both).not.toMatch(/Unsubscribe|Choose what/)
  })

  it.each([
    [{ price: 0 }, 'Free instead of $99.99'],
    [{ price: 5999, originalPrice: null, currency: 'CAD' }, 'CA$59.99'],
    [{ price: 5999, originalPrice: 4999 }, '$59.99'],
    [{ price: null, votes: 12 }, 'at North Audio · 12 votes'],
    [{ price: null, storeName: null, votes: 0 }, 'Alert: ears'],
  ] as const)('tells the facts of %j', (over, line) => {
    const lines = text({ lists: [{ title: 'Deals', deals: [{ deal: { ...deal, ...over }, note: 'Alert: ears' }] }] })
    expect(lines.split('\n').find((one) => one.includes('Alert: ears'))).toMatch(
      new RegExp(`^${line.replaceAll('$', '\\$')}`),
    )
  })
})
