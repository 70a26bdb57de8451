import fc from 'fast-check'
import { ERASED_TEXT } from '@deals/events/platform'
import { sealedParts, SubjectErased, type SealContext, type Sealer } from '@deals/event-log'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createSealer, sealingKeysIn } from './sealing.ts'

const masterKey = Buffer.alloc(32, 1)
const context = { stream: 'post-1', eventId: '0b8f5a3e-0000-4000-8000-000000000001', field: 'title' }

/** Two sealers on one store, as two threads of a process have them. */
function twoSealers() {
  const keys = sealingKeysIn(openMemoryKeyedStore())
  return { keys, here: createSealer({ keys, masterKey }), there: createSealer({ keys, masterKey }) }
}

describe('sealed text', () => {
  it('of any kind can be read again by whoever has the keys', async () => {
    const { here, there } = twoSealers()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const sealed = await here.seal('ann', context, text)
        expect(await unsealed(there, sealed, context)).toBe(text)
      }),
      { numRuns: 50 },
    )
  })

  it('looks different each time and never tells the text', async () => {
    const { here } = twoSealers()
    const first = await here.seal('ann', context, 'the same words')
    const second = await here.seal('ann', context, 'the same words')
    expect(first).not.toBe(second)
    expect(first).toMatch(/^sealed:1:ann:[\w-]+$/)
  })

  it('is still read as the first release wrote it', async () => {
    const keys = sealingKeysIn(openMemoryKeyedStore())
    await keys.put('ann', { wrapped: wrappedInFirstRelease }, 0)
    expect(await unsealed(createSealer({ keys, masterKey }), sealedInFirstRelease, context)).toBe('Café for ann 🎉')
  })

  it.each([
    ['stream', { ...context, stream: 'post-2' }],
    ['event', { ...context, eventId: '0b8f5a3e-0000-4000-8000-000000000002' }],
    ['field', { ...context, field: 'content' }],
  ])('does not open in another %s', async (_place, elsewhere) => {
    const { here } = twoSealers()
    expect(await unsealed(here, await here.seal('ann', context, 'words'), elsewhere)).toBe(ERASED_TEXT)
  })

  it('does not open once changed, cut or given another name', async () => {
    const { here } = twoSealers()
    const sealed = await here.seal('ann', context, 'words')
    await here.seal('bob', context, 'words')
    const last = sealed.endsWith('A') ? 'B' : 'A'
    const broken = [`${sealed.slice(0, -1)}${last}`, sealed.slice(0, 30), sealed.replace('ann', 'bob'), 'sealed:1:ann:']
    for (const text of broken) {
      expect(await unsealed(here, text, context)).toBe(ERASED_TEXT)
    }
  })
})

describe('a key that was destroyed', () => {
  it('leaves what it sealed unreadable, also where it was remembered', async () => {
    const { here, there } = twoSealers()
    const sealed = await here.seal('ann', context, 'words')
    const other = await here.seal('bob', context, 'other words')
    expect(await unsealed(there, sealed, context)).toBe('words')
    await here.destroy('ann')
    expect(await unsealed(here, sealed, context)).toBe(ERASED_TEXT)
    there.forget('ann')
    expect(await unsealed(there, sealed, context)).toBe(ERASED_TEXT)
    expect(await unsealed(there, other, context)).toBe('other words')
  })

  it('is forgotten by the other threads of the process without being told by hand', async () => {
    const { here, there } = twoSealers()
    const sealed = await here.seal('ann', context, 'words')
    expect(await unsealed(there, sealed, context)).toBe('words')
    await here.destroy('ann')
    await until(async () => (await unsealed(there, sealed, context)) === ERASED_TEXT)
  })

  it('is never made anew', async () => {
    const { here, there } = twoSealers()
    await here.seal('ann', context, 'words')
    await here.destroy('ann')
    await expect(here.seal('ann', context, 'more words')).rejects.toBeInstanceOf(SubjectErased)
    there.forget('ann')
    await expect(there.seal('ann', context, 'more words')).rejects.toBeInstanceOf(SubjectErased)
  })

  it('may be destroyed again, or before it was ever used', async () => {
    const { here } = twoSealers()
    await here.destroy('ann')
    await here.destroy('ann')
    await expect(here.seal('ann', context, 'words')).rejects.toBeInstanceOf(SubjectErased)
  })
})

it('sealers that meet a new person at the same moment use one key', async () => {
  const { keys, here, there } = twoSealers()
  const sealed = await Promise.all([here, there, here, there].map((sealer) => sealer.seal('ann', context, 'words')))
  const fresh = createSealer({ keys, masterKey })
  expect(await Promise.all(sealed.map((text) => unsealed(fresh, text, context)))).toEqual(Array(4).fill('words'))
})

it('another master key is an error, not an erasure', async () => {
  const { keys, here } = twoSealers()
  const sealed = await here.seal('ann', context, 'words')
  const wrong = createSealer({ keys, masterKey: Buffer.alloc(32, 2) })
  await expect(unsealed(wrong, sealed, context)).rejects.toThrow('The master key does not open the stored keys')
})

it('texts of several people are opened together, but for those of whoever was erased', async () => {
  const { here, there } = twoSealers()
  const people = ['ann', 'bob', 'cat']
  const sealed = await Promise.all(people.map((person) => here.seal(person, context, `words of ${person}`)))
  await here.destroy('bob')
  const open = await there.openerFor([...people, 'nobody'])
  expect(sealed.map((text) => open(text, context))).toEqual(['words of ann', ERASED_TEXT, 'words of cat'])
})

async function unsealed(sealer: Sealer, text: string, context: SealContext): Promise<string> {
  const open = await sealer.openerFor([sealedParts(text)?.subject ?? ''])
  return open(text, context)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const wrappedInFirstRelease = '0Kp6zWLhDJzgxEmcIcKEqXY0o7VlwRHGfIetq8VOuk01MhBKrmoQYO4_Uu-KRPDzAn8HdHrb8YJUy-Ea'
const sealedInFirstRelease = 'sealed:1:ann:v2BW1hLJEA1D5krfJvi366oKaD4sRoZkT_6-BGnPajbqxOqtfWwVZ10pd7KtNg'
