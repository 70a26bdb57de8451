import { UndecodableEvent, upcast } from './upcast.ts'

const steps = {
  Noted: {
    1: ({ text = '' }) => ({ note: text }),
    2: (data: object) => ({ ...data, urgent: false }),
  },
}

describe('an old event', () => {
  it.each([
    [1, { text: 'look' }],
    [2, { note: 'look' }],
    [3, { note: 'look', urgent: false }],
  ])('of version %i takes every step to the newest shape', (v, data) => {
    expect(upcast({ type: 'Noted', version: 3 }, { data, v }, steps)).toEqual({ note: 'look', urgent: false })
  })

  it('without a step is named', () => {
    const reading = () => upcast({ type: 'Noted', version: 4 }, { data: {}, v: 1 }, steps)
    expect(reading).toThrow(UndecodableEvent)
    expect(reading).toThrow('Noted has no step from version 3 to 4')
  })
})

it('an event of a newer program is refused', () => {
  const reading = () => upcast({ type: 'Noted', version: 1 }, { data: {}, v: 2 }, steps)
  expect(reading).toThrow('Noted has version 2, this program knows 1')
})
