import fc from 'fast-check'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { drawingStore } from './drawing-store.ts'
import { stateText } from './state-text.ts'

const send = () => Promise.reject(new Error('Nothing is asked here.'))
const empty = drawingStore({ send }).getState()

const frozen = fc.object().map((item) => Object.freeze(item))
const list = fc.array(fc.oneof(frozen, fc.jsonValue(), fc.constant(undefined)))
const answer = fc.dictionary(fc.string(), fc.oneof(list, fc.jsonValue(), fc.constant(undefined)))
const feed = fc.record({ pages: fc.array(answer.map((one) => Object.freeze(one))), pageParams: fc.array(fc.nat()) })
const data = fc.oneof(answer, feed, fc.jsonValue(), fc.constant(undefined))

/** A state after questions that were answered so. */
function stateWith(answers: readonly unknown[]) {
  const queries = Object.fromEntries(
    answers.map((one, nr) => [
      `getPost(${nr})`,
      {
        status: QueryStatus.fulfilled as const,
        endpointName: 'getPost',
        requestId: `${nr}`,
        originalArgs: nr,
        startedTimeStamp: 1,
        fulfilledTimeStamp: 2,
        data: one,
      },
    ]),
  )
  return { ...empty, api: { ...empty.api, queries } }
}

it('says what JSON says of the state, the first time and again', () => {
  fc.assert(
    fc.property(fc.array(data), (answers) => {
      const state = stateWith(answers)
      const plain: unknown = JSON.parse(JSON.stringify(state))
      expect(JSON.parse(stateText(state))).toEqual(plain)
      expect(JSON.parse(stateText(state))).toEqual(plain)
    }),
  )
})

it('nothing in it can end the element that it stands in', () => {
  const shared = Object.freeze({ title: '</script><script>alert(1)</script>' })
  const text = stateText(stateWith([{ posts: [shared], '<!--': '<b>' }, { pages: [{ posts: [shared] }] }]))
  expect(text).not.toContain('<')
  expect(text.match(/\\u003c\/script>\\u003cscript>/g)).toHaveLength(2)
})
