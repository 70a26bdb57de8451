import type { LinkPreview } from '@deals/events'
import { noteOn } from './LinkPart.tsx'

const message = 'Whatever the server says.'
const store = { slug: 'voltmart', name: 'Voltmart', isBlocked: false }
const read: LinkPreview = {
  url: 'https://voltmart.example/p/1',
  removed: [],
  title: 'Lamp',
  price: 12,
  currency: 'USD',
  category: null,
  suggested: [],
  store,
  images: [],
  duplicates: [],
  message: null,
}
const unread = { ...read, title: null, price: null, currency: null, message }
const alone = 'We could not read that page. Fill in the details yourself.'

it.each<[what: string, preview: LinkPreview | undefined, note: string]>([
  ['was read', read, 'Filled in from the page.'],
  [
    'was read behind a long address',
    { ...read, removed: ['utm_source', 'gclid'] },
    'Filled in from the page. Removed from the link: utm_source, gclid.',
  ],
  ['could not be read', { ...unread, store: null }, alone],
  ['was not even asked for', undefined, alone],
  [
    'could not be read, of a store that is known',
    unread,
    'We could not read that page, but know its store, Voltmart. Fill in the rest yourself.',
  ],
])('says what became of a page that %s', (_what, preview, note) => {
  expect(noteOn(preview)).toBe(note)
})
