import { createElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { Provider, useSelector as useSelectorOfLibrary } from 'react-redux'
import { createSelector as createSelectorOfLibrary } from 'reselect'
import { makeStore, type AppState } from '../src/app/store.ts'
import { createSelector } from './drawn-selectors.ts'
import { useSelector } from './drawn-redux.ts'

const storeAt = (now: number) =>
  makeStore({ send: () => Promise.reject(new Error('Nothing is asked.')), preloadedState: { clock: { now } } })
const nowOf = ({ clock }: AppState): number => clock.now

const LivingClock = () => createElement('time', null, useSelectorOfLibrary(nowOf))
const DrawnClock = () => createElement('time', null, useSelector(nowOf))

it.each([
  ['', { store: storeAt(1) }],
  [' with another state for the server', { store: storeAt(1), serverState: storeAt(2).getState() }],
])('what is drawn of a store%s is what comes to life of it', (_, given) => {
  const [drawn, living] = [DrawnClock, LivingClock].map((Clock) =>
    renderToString(createElement(Provider, { ...given, children: createElement(Clock) })),
  )
  expect(drawn).toBe(living)
})

it('nothing is drawn without a store', () => {
  expect(() => renderToString(createElement(DrawnClock))).toThrow('store')
})

const first = (state: { one: number; two: number }): number => state.one
const second = ({ two }: { one: number; two: number }, factor: number): number => two * factor
const sum = (one: number, two: number): number => one + two
const state = { one: 1, two: 2 }

it('what selectors select is what those of the library do', () => {
  expect(createSelector(first, second, sum)(state, 10)).toBe(createSelectorOfLibrary(first, second, sum)(state, 10))
  expect(createSelector([first, second], sum, { memoizeOptions: {} })(state, 10)).toBe(
    createSelectorOfLibrary([first, second], sum, { memoizeOptions: {} })(state, 10),
  )
})

it('what was selected is not remembered', () => {
  const changing = { ...state }
  const select = createSelector([first], (one: unknown) => one)
  select(changing)
  changing.one = 7
  expect(select(changing)).toBe(7)
})
