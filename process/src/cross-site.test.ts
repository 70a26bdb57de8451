import { isFromHere } from './cross-site.ts'

interface Case {
  what: string
  headers: Record<string, string>
  /** Where the site has https, and where it has none. */
  isTaken: [boolean, boolean]
}
const cases: Case[] = [
  { what: 'a program', headers: {}, isTaken: [true, true] },
  { what: 'a page of the site', headers: { 'sec-fetch-site': 'same-origin' }, isTaken: [true, true] },
  { what: 'a page of a sister', headers: { 'sec-fetch-site': 'same-site' }, isTaken: [false, false] },
  { what: 'an older browser', headers: { origin: 'https://deals.example' }, isTaken: [true, true] },
  { what: 'the same without https', headers: { origin: 'http://deals.example' }, isTaken: [false, true] },
  { what: 'a sister in an older browser', headers: { origin: 'https://a.deals.example' }, isTaken: [false, false] },
  { what: 'nowhere', headers: { origin: 'null' }, isTaken: [false, false] },
]
it.each(cases)('$what writes here: $isTaken', ({ headers, isTaken }) => {
  const sent = { host: 'deals.example', ...headers }
  expect([isFromHere(sent, 'https://deals.example'), isFromHere(sent, 'http://deals.example')]).toEqual(isTaken)
})

it('takes another name of the site, by which the page was asked for as well', () => {
  const sent = { host: 'inner.example:8443', origin: 'https://inner.example:8443' }
  expect(isFromHere(sent, 'https://deals.example')).toBe(true)
})
