import { meterOf, mayBeOver, saidIn, saysBack, saysOver, withWord, type Word } from './said.ts'

const yes = (weight = 1): Word => ({ says: 'confirmed', weight })
const no = (weight = 1): Word => ({ says: 'denied', weight })

it.each<[string, Word[], { warned: boolean; over: boolean; back: boolean }]>([
  ['nobody', [], { warned: false, over: false, back: false }],
  ['a new member against', [no(0.5)], { warned: false, over: false, back: false }],
  ['two new members against', [no(0.5), no(0.5)], { warned: true, over: false, back: false }],
  ['one member against', [no()], { warned: true, over: false, back: false }],
  ['one against and one for it', [no(), yes()], { warned: false, over: false, back: false }],
  ['three against', [no(), no(), no()], { warned: true, over: true, back: false }],
  ['three against and a new member for it', [no(), no(), no(), yes(0.5)], { warned: true, over: false, back: false }],
  ['the poster alone against', [no(3)], { warned: true, over: false, back: false }],
  ['two trusted members against', [no(1.5), no(1.5)], { warned: true, over: true, back: false }],
  [
    'many new members for it, and a trusted one against',
    [yes(0.5), yes(0.5), no(1.5)],
    { warned: false, over: false, back: false },
  ],
  ['the poster and a member for it', [yes(3), yes()], { warned: false, over: false, back: true }],
])('%s', (_who, words, { warned, over, back }) => {
  const said = saidIn(words)
  expect([mayBeOver(said), saysOver(said, {}), saysBack(said, {})]).toEqual([warned, over, back])
})

it('the meter counts people, and warns of a live deal alone', () => {
  const said = withWord(saidIn([no(1.5), no(0.5)]), yes(0.5))
  const people = { confirmed: 1, denied: 2, lastConfirmedAt: '1970-01-01T00:00:00.005Z' }
  expect(meterOf(said, { isLive: true, lastConfirmedAt: 5 })).toEqual({ ...people, mayBeOver: true })
  expect(meterOf(said, { isLive: false, lastConfirmedAt: 5 })).toEqual({ ...people, mayBeOver: false })
})
