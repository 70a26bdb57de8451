import { cleanUrl } from './url-key.ts'

const keyOf = (url: string) => {
  const clean = cleanUrl(url)
  return typeof clean === 'string' ? clean : clean.urlKey
}

describe('an address of a deal', () => {
  it('loses what tells the shop who sent the visitor, and says so', () => {
    expect(cleanUrl('https://www.Shop.example/p/1?utm_source=mail&size=9&gclid=1&tag=me-20#reviews')).toEqual({
      url: 'https://www.shop.example/p/1?size=9#reviews',
      urlKey: 'shop.example/p/1?size=9',
      host: 'shop.example',
      removed: ['utm_source', 'gclid', 'tag'],
    })
  })

  it.each([
    ['https://shop.example/p/1/', 'http://www.shop.example/p/1'],
    ['https://shop.example/p?b=2&a=1', 'https://shop.example/p?a=1&b=2#x'],
    ['https://shop.example/p?sid=1', 'https://shop.example/p?PHPSESSID=2'],
    ['https://www.amazon.com/Some-Name/dp/B0ABCDEFGH/ref=sr_1_1?th=1', 'https://amazon.com/gp/product/b0abcdefgh'],
    ['https://www.ebay.com/itm/Nice-thing/123456789012?hash=x', 'https://ebay.com/itm/123456789012'],
  ])('%s is the same as %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it.each([
    ['https://shop.example/p/1', 'https://shop.example/p/2'],
    ['https://shop.example/p?size=9', 'https://shop.example/p?size=10'],
    ['https://amazon.com/dp/B0ABCDEFGH', 'https://amazon.ca/dp/B0ABCDEFGH'],
  ])('%s is another than %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  it.each([
    ...['shop.example/p', 'ftp://shop.example/p', 'javascript:alert(1)', 'https://localhost/p', 'http://10.0.0.1/p'],
    ...[
      'http://[::1]/p',
      'http://2130706433/',
      'https://ann:secret@shop.example/p',
      '',
      `https://shop.example/${'x'.repeat(2000)}`,
    ],
  ])('%s is none', (url) => {
    expect(cleanUrl(url)).toBe('not-an-address')
  })

  it.each(['https://bit.ly/x', 'https://amzn.to/x', 'https://www.tinyurl.com/x'])('%s is shortened', (url) => {
    expect(cleanUrl(url)).toBe('shortened')
  })
})
