import { aFrontPage, given, rule } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { frontPageFold, noteFrontPage } from './note-front-page.ts'

const noting = rule(noteFrontPage, historyOf(frontPageFold))
const minutes = 60_000
const nine = Date.UTC(2026, 0, 15, 9)
const day = 20_468
const pageOf = (hour: number, readAt: number) => aFrontPage({ day, hour, readAt })
const ofNine = pageOf(9, nine)

describe('noting the home page of an hour', () => {
  it.each([
    ['at the full hour', ofNine],
    ['some minutes after it', pageOf(9, nine + 4 * minutes)],
  ])('is done %s', (_when, page) => {
    given().when(noting(page.data)).emits(page)
  })

  it('goes on with the next hour, and also after hours that are missing', () => {
    const [ten, twelve] = [pageOf(10, nine + 60 * minutes), pageOf(12, nine + 180 * minutes)]
    given(ofNine).when(noting(ten.data)).emits(ten)
    given(ofNine, ten).when(noting(twelve.data)).emits(twelve)
  })

  it.each([
    ['the same page again', ofNine],
    ['what another worker read of that hour', pageOf(9, nine + minutes)],
    ['a page that was read too late', pageOf(10, nine + 65 * minutes)],
    ['a page of another hour', pageOf(8, nine)],
    ['a page of another day', aFrontPage({ day: day - 1, hour: 9, readAt: nine })],
  ])('writes nothing for %s', (_what, page) => {
    given(ofNine).when(noting(page.data)).emits()
  })
})
