import { fold, unchangedBy, type Fold } from './fold.ts'

it('is closed: an event of its stream without an answer does not compile, nor does what is written by hand', () => {
  const taken = (count: number) => count + 1
  const whole = fold<'place', number>(0, {
    PlaceTaken: taken,
    ...unchangedBy('PlaceFreed', 'HostGiven', 'StorePostCounted'),
  })
  // @ts-expect-error what is freed, given and counted has no answer
  const open = fold<'place', number>(0, { PlaceTaken: taken })
  // @ts-expect-error one written by hand answers what it likes
  const byHand: Fold<number> = { initial: 0, evolve: taken }
  expect([whole, open, byHand].map(({ initial }) => initial)).toEqual([0, 0, 0])
})
