import { hostIn } from '../posts/host-of.ts'
import { isHitByBlock } from './links-to-store.ts'
import { storeForm } from './stores.api.ts'

const hosts = ['shop.example', 'www.shop.example', 'WWW2.Shop.example', 'shop.example.', 'www.shop.example.']

it.each(hosts)('%s is one host for posts, for the form of a store and for its block', (host) => {
  const dealUrl = `https://${host}/tea`
  expect(hostIn(dealUrl)).toBe('shop.example')
  expect(storeForm.parse({ slug: 'shop', name: 'Shop', hosts: [host] }).hosts).toEqual(['shop.example'])
  expect(isHitByBlock({ dealUrl }, { slug: 'shop', hosts: ['shop.example'] })).toBe(true)
})

it('still finds a store by a host that it was given with www2', () => {
  expect(isHitByBlock({ dealUrl: 'https://www2.shop.example' }, { slug: 'shop', hosts: ['www2.shop.example'] })).toBe(
    true,
  )
})

it('finds no host where there is no address', () => {
  expect(hostIn(null)).toBeNull()
  expect(hostIn('no address')).toBeNull()
})
