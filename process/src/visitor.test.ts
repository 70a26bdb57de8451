import { cookiesOf, countryOf } from './visitor.ts'

it.each([
  [{ 'cf-ipcountry': 'ca' }, 'CA'],
  [{ 'x-vercel-ip-country': 'US' }, 'US'],
  [{ 'x-country-code': 'CA' }, 'CA'],
  [{ 'x-country': 'CA', 'accept-language': 'en-US' }, 'CA'],
  [{ 'cf-ipcountry': 'unknown', 'accept-language': 'fr-CA,en;q=0.5' }, 'CA'],
  [{ 'accept-language': 'fr,en-CA;q=0.8' }, 'CA'],
  [{ 'accept-language': 'zh-Hant-TW' }, null],
  [{}, null],
])('%j comes from %s', (headers, country) => {
  expect(countryOf(headers)).toBe(country)
})

it.each([
  ['session=abc; theme=dark', 'session', 'abc'],
  ['theme=dark;session=a%20b', 'session', 'a b'],
  ['session="abc"', 'session', '"abc"'],
  ['session=%', 'session', '%'],
  ['my-session=abc', 'session', undefined],
  ['=;;;', 'session', undefined],
])('%s holds as %s: %s', (cookie, name, value) => {
  expect(cookiesOf({ cookie })[name]).toBe(value)
})
