import fc from 'fast-check'
import { writtenIds } from './written-ids.ts'

describe('the ids that were written', () => {
  it('hold each of them, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (written) => {
        const ids = writtenIds()
        written.forEach((id) => ids.add(id))
        expect(written.filter((id) => !ids.mayHold(id))).toEqual([])
      }),
    )
  })

  it('hold hardly any other, also where they are hundreds of thousands', () => {
    const ids = writtenIds()
    const voteOf = (at: number) => `${1_000_000 + (at % 9973)}:member-${at}`
    const many = 300_000
    Array.from({ length: many }, (_, at) => ids.add(voteOf(at)))
    const taken = Array.from({ length: 20_000 }, (_, at) => ids.mayHold(voteOf(many + at))).filter(Boolean)
    expect(taken.length).toBeLessThan(200)
  })

  it('hold none while none was written', () => {
    expect(writtenIds().mayHold('1')).toBe(false)
  })
})
