import type { Keyed } from './keyed.ts'
import { openedFor, type OpenedKeyedStore } from './testing/opened-for.ts'

type Value = { text: string; list?: number[] }
let tables = 0

/** The promises of the keyed store; every adapter passes all of them. */
export function describeKeyedStore(adapter: string, open: () => Promise<OpenedKeyedStore>): void {
  describe(`keyed store: ${adapter}`, () => {
    const opened = openedFor('keyed store', adapter, open)
    let table: Keyed<Value>
    let other: Keyed<Value>
    beforeEach(() => {
      tables += 1
      table = opened().store.table(`things-${tables}`)
      other = opened().store.table(`others-${tables}`)
    })

    it('has nothing under an id that was never written', async () => {
      expect(await table.get('a')).toBeNull()
      expect(await table.list('', 10)).toEqual([])
    })

    it('gives back what was written, with a revision above 0', async () => {
      expect(await table.put('a', { text: 'é "1" 🎉', list: [1, 2.5] }, 0)).toBe(true)
      const entry = await table.get('a')
      expect(entry?.value).toEqual({ text: 'é "1" 🎉', list: [1, 2.5] })
      expect(entry?.rev).toBeGreaterThan(0)
    })

    it('does not create what exists', async () => {
      await table.put('a', { text: 'first' }, 0)
      expect(await table.put('a', { text: 'second' }, 0)).toBe(false)
      expect((await table.get('a'))?.value).toEqual({ text: 'first' })
    })

    it('replaces at the revision that was read, and moves it', async () => {
      await table.put('a', { text: 'first' }, 0)
      const { rev } = (await table.get('a')) ?? { rev: 0 }
      expect(await table.put('a', { text: 'second' }, rev)).toBe(true)
      expect(await table.put('a', { text: 'third' }, rev)).toBe(false)
      expect(await table.get('a')).toMatchObject({ value: { text: 'second' } })
      expect((await table.get('a'))?.rev).not.toBe(rev)
    })

    it('is filled with what is not there, and leaves the rest', async () => {
      await table.put('b', { text: 'mine' }, 0)
      const many = ['a', 'b', 'c'].map((id) => ({ id, value: { text: `filled ${id}` } }))
      await table.fill(many)
      await table.fill([])
      const entries = await table.list('', 10)
      expect(entries.map(({ id, value }) => [id, value.text])).toEqual([
        ['a', 'filled a'],
        ['b', 'mine'],
        ['c', 'filled c'],
      ])
      expect(await table.put('a', { text: 'changed' }, entries[0]?.rev ?? 0)).toBe(true)
    })

    it('replaces nothing that does not exist', async () => {
      expect(await table.put('a', { text: 'first' }, 1)).toBe(false)
      expect(await table.get('a')).toBeNull()
    })

    it('deletes at the revision that was read, and only there', async () => {
      await table.put('a', { text: 'first' }, 0)
      const { rev } = (await table.get('a')) ?? { rev: 0 }
      expect(await table.delete('a', rev + 1)).toBe(false)
      expect(await table.delete('a', 0)).toBe(false)
      expect(await table.delete('a', rev)).toBe(true)
      expect(await table.get('a')).toBeNull()
      expect(await table.delete('a', rev)).toBe(false)
      expect(await table.put('a', { text: 'again' }, 0)).toBe(true)
    })

    it('lists by prefix in the order of ids, no more than asked for', async () => {
      for (const id of ['b/2', 'b/10', 'a', 'b', 'b/1', 'c', 'b/é', 'b%', 'B/1', 'b/🎉']) {
        await table.put(id, { text: id }, 0)
      }
      const ids = async (prefix: string, limit: number) => (await table.list(prefix, limit)).map(({ id }) => id)
      expect(await ids('b/', 10)).toEqual(['b/1', 'b/10', 'b/2', 'b/é', 'b/🎉'])
      expect(await ids('b/', 2)).toEqual(['b/1', 'b/10'])
      expect(await ids('', 3)).toEqual(['B/1', 'a', 'b'])
      expect(await ids('x', 3)).toEqual([])
      expect((await table.list('a', 1))[0]).toMatchObject({ id: 'a', value: { text: 'a' } })
    })

    it('names the tables that hold something', async () => {
      const [name, otherName] = [`things-${tables}`, `others-${tables}`]
      await table.put('a', { text: 'mine' }, 0)
      expect((await opened().store.tables()).filter((one) => [name, otherName].includes(one))).toEqual([name])
      await table.delete('a', 1)
      expect(await opened().store.tables()).not.toContain(name)
    })

    it('keeps tables apart', async () => {
      await table.put('a', { text: 'mine' }, 0)
      expect(await other.get('a')).toBeNull()
      expect(await other.put('a', { text: 'yours' }, 0)).toBe(true)
      expect((await table.get('a'))?.value).toEqual({ text: 'mine' })
    })

    it('gives nobody a hold on what is stored', async () => {
      const value = { text: 'first' }
      await table.put('a', value, 0)
      value.text = 'changed'
      const read = await table.get('a')
      expect(read?.value).toEqual({ text: 'first' })
      Object.assign(read?.value ?? {}, { text: 'changed' })
      expect((await table.get('a'))?.value).toEqual({ text: 'first' })
    })

    it('lets one of many win who write at the same revision', async () => {
      const again = await opened().openAgain?.()
      const second = again?.table<Value>(`things-${tables}`) ?? table
      await table.put('a', { text: 'first' }, 0)
      const { rev } = (await table.get('a')) ?? { rev: 0 }
      const writers = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? table : second))
      const written = await Promise.all(writers.map((writer, index) => writer.put('a', { text: `${index}` }, rev)))
      expect(written.filter(Boolean)).toHaveLength(1)
      expect((await second.get('a'))?.value.text).toBe(String(written.indexOf(true)))
      await again?.close()
    })
  })
}
