import { ownTurn } from './own-turn.ts'

it('gives one drawing each turn, in the order in which they asked', async () => {
  const drawn: string[] = []
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) {
      setImmediate(count)
    }
  }
  setImmediate(count)
  const draw = async (name: string) => {
    await ownTurn()
    drawn.push(name)
    return turn
  }
  const turns = await Promise.all(['a', 'b', 'c'].map(draw))
  isOver = true
  expect(drawn).toEqual(['a', 'b', 'c'])
  expect(new Set(turns).size).toBe(3)
})
