import fc from 'fast-check'
import { momentField } from './call-fields.ts'
import { momentIn } from './written-time.ts'

const field = momentField('at')
const said = (given: unknown) => field.safeParse(given).error?.issues[0]?.message

it.each([
  ['2026-02-28', Date.UTC(2026, 1, 28)],
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2026-11-27T09:00', Date.UTC(2026, 10, 27, 9)],
  ['2026-11-27T09:00Z', Date.UTC(2026, 10, 27, 9)],
  ['2026-11-27T09:00:01.5+02:00', Date.UTC(2026, 10, 27, 7, 0, 1, 500)],
  ['1790000000000', 1_790_000_000_000],
])('%s is a moment', (written, moment) => {
  expect(momentIn(written)).toBe(moment)
  expect(field.parse(` ${written} `)).toBe(written)
})

it.each([
  ['2026-02-30', 'There is no such day as 2026-02-30'],
  ['2026-02-30T09:00Z', 'There is no such day as 2026-02-30'],
  ['2026-13-40', 'There is no such day as 2026-13-40'],
  ['2025-02-29T00:00', 'There is no such day as 2025-02-29'],
  ['2026-11-27T25:00Z', 'Name a time such as 2026-11-27T09:00Z'],
  ['yesterday', 'Name a time such as 2026-11-27T09:00Z'],
  ['may 5', 'Name a time such as 2026-11-27T09:00Z'],
  ['2026', 'Name a time such as 2026-11-27T09:00Z'],
  ['1'.repeat(41), 'at has at most 40 characters'],
])('%s is none, and it says why', (written, why) => {
  expect(momentIn(written)).toBeNull()
  expect(said(written)).toBe(why)
})

it('takes an empty text, and one that is left out, for none', () => {
  expect([field.parse(''), field.parse(undefined)]).toEqual(['', ''])
})

it('takes every moment as the site itself writes it', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      expect(momentIn(date.toISOString())).toBe(date.getTime())
    }),
  )
})
