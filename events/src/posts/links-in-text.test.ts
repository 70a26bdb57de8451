import { addressesIn, countLinks } from './links-in-text.ts'

it.each([
  ['plain words', 'Nice deal: 20% off. See below.', 0],
  ['a note in brackets', 'It costs [as said] 20 (twenty) dollars', 0],
  ['an address', 'Look: https://shop.example/a', 1],
  ['an address in words', '[cheap](https://shop.example)', 1],
  ['one without a scheme', '[cheap](//shop.example)', 1],
  ['a name for one, without a space', 'Look [here]\n\n[here]://shop.example', 1],
  ['a name in pointed brackets', '[here]\n\n[here]:<//shop.example>', 1],
  ['a name that is used elsewhere', '[deals][1] and [more][1]\n\n[1]: https://shop.example', 3],
  ['one in emphasis', '_www.shop.example_', 1],
  ['signs written as numbers', 'https&#58;//shop.example and &#x77;ww.shop.example', 2],
  ['signs written as names', 'https&colon;//shop.example', 1],
  ['signs behind a backslash', 'https\\://shop.example www\\.shop.example', 2],
  ['an address that lacks its slashes', '<http:shop.example>', 1],
  ['other protocols', 'irc://chat.example and <xmpp:ann@chat.example>', 2],
])('of %s links are counted', (_what, text, count) => {
  expect(countLinks(text)).toBe(count)
})

it.each([
  ['See https://shop.example/a?b=1, or not', ['https://shop.example/a?b=1,']],
  ['[a](http://shop.example/a) <HTTPS://other.example>', ['http://shop.example/a', 'https://other.example']],
  ['[a](//shop.example/a)', ['https://shop.example/a']],
  ['[a](/\\\\shop.example)', ['https://shop.example']],
  [`[a](${' '.repeat(40)}//shop.example/a)`, ['https://shop.example/a']],
  [`[a]\n\n[a]:${'\t'.repeat(40)}<//shop.example>`, ['https://shop.example']],
  ['[a]\n\n[a]://shop.example', ['https://shop.example']],
  ['[a](&#47;&#x2F;shop&period;example)', ['https://shop.example']],
  ['https&colon;//shop.example', ['https://shop.example']],
  ['_www.shop.example/a', ['https://www.shop.example/a']],
  ['[a](http:shop.example)', ['http://shop.example']],
  ['[a](/post/7) // a remark, and/or nothing', []],
])('%s leads to %j', (text, found) => {
  expect(addressesIn(text)).toEqual(found)
})

it.each([' ', '// ', '/', '](', '\t//'])('%j again and again is read in no time', (sign) => {
  const before = process.cpuUsage()
  addressesIn(sign.repeat(20_000 / sign.length))
  const { user } = process.cpuUsage(before)
  expect(user).toBeLessThan(300_000)
})
