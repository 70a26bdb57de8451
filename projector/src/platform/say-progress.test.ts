import { sayingProgress, type Way } from './say-progress.ts'

function build({ isTold = false } = {}) {
  const said: string[] = []
  let time = 0
  const progress = sayingProgress((line) => said.push(line), { isTold, now: () => time })
  const step = (step: Way['step'], percent: number | null, events = 0): Way => ({
    step,
    percent,
    events,
    secondsLeft: percent === null ? null : 100 - percent,
  })
  const at = (seconds: number, ...shown: Way[]) => {
    time = seconds * 1000
    shown.forEach((one) => progress.show(one))
  }
  return { said, progress, step, at }
}
const done = 'The read models are built.'

describe('a build that is told of', () => {
  it('says nothing where it is done at once, but that it is done where its beginning was told', () => {
    for (const isTold of [false, true]) {
      const { said, progress, step, at } = build({ isTold })
      at(2, step('back-fill', 40), step('verify', 100), step('done', 100))
      progress.end()
      expect(said).toEqual(isTold ? [done] : [])
    }
  })

  it('tells each tenth of its way once', () => {
    const { said, progress, step, at } = build()
    at(4, step('back-fill', 12), step('back-fill', 19))
    at(5, step('back-fill', 20))
    progress.end()
    expect(said).toEqual([
      'The read models are built: 10%, 88 s left',
      'The read models are built: 20%, 80 s left',
      done,
    ])
  })

  it('tells now and then how far it is where nobody knows how far it goes, and which step of which view it takes', () => {
    const { said, step, at } = build()
    at(4, step('back-fill', null, 900))
    at(11, step('back-fill', null, 2_000))
    at(12, step('back-fill', null, 2_100), step('switch', 100), step('verify', 100))
    at(22, step('switch', 100), step('verify', 100), step('switch', 100), step('verify', 100))
    expect(said).toEqual(['The read models are built: 2000 events', 'The read models are built: switch'])
  })
})
