import { keyOfSubject, keysOfChanged } from './webhook-keys.ts'
import type { WebhookSubject } from './webhooks.api.ts'

const changed = {
  postId: 7,
  categorySlug: 'techelectronics',
  storeSlugs: ['north-audio', 'north-hifi'],
  texts: ['Wireless headphones', 'North Audio', 'They run for days.'],
}

it.each<[WebhookSubject['kind'], string, string | null]>([
  ['category', 'techelectronics', 'category:techelectronics'],
  ['store', 'north-hifi', 'store:north-hifi'],
  ['post', '7', 'post:7'],
  ['search', 'headphone run', 'word:headphon'],
  ['search', '"wireless headphones" -earbuds store:north-audio', 'word:wireless'],
  ['search', 'store:north-audio price<50', null],
  ['search', '-headphones "!"', null],
])('what follows the %s %s has the key %s', (kind, value, key) => {
  expect(keyOfSubject({ kind, value })).toBe(key)
  expect(key === null || keysOfChanged(changed).includes(key)).toBe(true)
})

it.each<[WebhookSubject['kind'], string]>([
  ['category', 'pets'],
  ['store', 'north'],
  ['post', '77'],
  ['search', 'headphones espressomachines'],
])('a change of something else is not found by the key of the %s %s', (kind, value) => {
  expect(keysOfChanged(changed)).not.toContain(keyOfSubject({ kind, value }))
})
