import { beforeFirst, numberOf, positionFrom } from '@deals/events/platform'
import { anEvent, everythingAfter, freshStream, someEvents } from './log-events.ts'
import type { Subject } from './subject.contract.ts'

export function describePlaces({ log, start, reopened }: Subject): void {
  describe('a place in the log', () => {
    it('is where its event is found, and nowhere else', async () => {
      await log().append(freshStream(), someEvents(4), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      for (const event of whole) {
        expect(await log().eventAt(event.position)).toEqual(event)
      }
      expect(await log().eventAt(beforeFirst)).toBeUndefined()
      for (const more of [1, 10, 1_000]) {
        expect(await log().eventAt(positionFrom(numberOf(await log().head()) + more))).toBeUndefined()
      }
    })

    it('is one of the latest, as many as are wanted', async () => {
      await log().append(freshStream(), someEvents(7), { expected: 'none' })
      const whole = await everythingAfter(log(), start())
      expect(await log().latest(0)).toEqual([])
      for (const count of [1, 3, 7]) {
        expect(await log().latest(count)).toEqual(whole.slice(-count))
      }
      const all = await everythingAfter(log(), beforeFirst)
      expect(await log().latest(all.length + 10)).toEqual(all)
    })

    it('is as many events behind another as the log can tell', async () => {
      await log().append(freshStream(), someEvents(5), { expected: 'none' })
      const [first, , third] = await everythingAfter(log(), start())
      const [from, to] = [first?.position ?? beforeFirst, third?.position ?? beforeFirst]
      expect(await log().between(to, to)).toBe(0)
      expect(await log().between(to, from)).toBe(0)
      expect([2, undefined]).toContain(await log().between(from, to))
    })

    it('is a share of the way that can be told without reading it', async () => {
      await log().append(freshStream(), someEvents(9), { expected: 'none' })
      const places = [start(), ...(await everythingAfter(log(), start())).map(({ position }) => position)]
      const head = await log().head()
      const ways = places.map((place) => log().estimate(start(), place))
      expect(ways).toEqual(ways.toSorted((one, other) => one - other))
      expect(new Set(ways).size).toBe(places.length)
      expect([ways[0], ways.at(-1)]).toEqual([0, log().estimate(start(), head)])
      expect(log().estimate(head, start())).toBe(0)
    })
  })

  describe('the identity of a log', () => {
    it('stays as it is, and is no event', async () => {
      const before = await everythingAfter(log(), beforeFirst)
      const identity = await log().identity()
      expect(identity).toMatch(/^[0-9a-f-]{36}$/)
      await log().append(freshStream(), [anEvent()], { expected: 'none' })
      expect(await log().identity()).toBe(identity)
      expect(await everythingAfter(log(), beforeFirst)).toHaveLength(before.length + 1)
      expect(await (await reopened()).identity()).toBe(identity)
    })
  })
}
