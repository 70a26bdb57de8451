import { createFactors } from './factors.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import type { OwnedPasskey } from './passkey-factors.ts'
import { totpCode, totpStep } from './totp.ts'

function opened() {
  const clock = { now: Date.UTC(2026, 0, 1) }
  const store = openMemoryKeyedStore()
  return { clock, store, factors: createFactors(store, { masterKey: Buffer.alloc(32, 7), now: () => clock.now }) }
}
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (text: string) => {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeOf = (secret: string, now: number) => totpCode(bytesOf(secret), totpStep(now))
const aKey = { credentialId: 'key-1', publicKey: 'abc', counter: 0, transports: ['internal'] }

describe('an authenticator', () => {
  it('counts from its first code on, and each code once', async () => {
    const { clock, factors } = opened()
    const { id, secret } = await factors.addTotp('ann', 'Phone')
    expect(await factors.isAsked('ann')).toBe(false)
    expect(await factors.confirmTotp('ann', id, '000000')).toBe(false)
    const code = codeOf(secret, clock.now)
    expect(await factors.confirmTotp('ann', id, code)).toBe(true)
    expect(await factors.list('ann')).toMatchObject([{ id, name: 'Phone', kind: 'totp' }])
    expect(await factors.useCode('ann', code)).toBeNull()
    clock.now += 30_000
    const next = codeOf(secret, clock.now)
    const used = await Promise.all([1, 2, 3].map(() => factors.useCode('ann', next)))
    expect(used.filter((one) => one === 'code')).toHaveLength(1)
  })

  it('shares a secret that stands nowhere in the clear', async () => {
    const { store, factors } = opened()
    const { secret } = await factors.addTotp('ann', 'Phone')
    const stored = JSON.stringify(await store.table('factors').list('', 10))
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(bytesOf(secret).toString('base64url'))
  })

  it('that was never confirmed makes room for the next', async () => {
    const { store, factors } = opened()
    await factors.addTotp('ann', 'Phone')
    await factors.addTotp('ann', 'Phone')
    expect(await store.table('factors').list('', 10)).toHaveLength(1)
  })
})

describe('a passkey', () => {
  it('is found by its credential, renamed, and removed', async () => {
    const { factors } = opened()
    const id = (await factors.addPasskey('ann', 'Laptop', aKey)) ?? ''
    const owned = await factors.ofCredential('key-1')
    expect(owned).toMatchObject({ userId: 'ann', factor: { id, counter: 0 } })
    await (owned && factors.usedPasskey(owned, 7))
    expect(await factors.rename('ann', id, 'Work')).toBe(true)
    expect(await factors.list('ann')).toMatchObject([{ name: 'Work', counter: 7 }])
    expect(await factors.remove('bob', id)).toBeNull()
    expect(await factors.remove('ann', id)).toMatchObject({ name: 'Work' })
    expect(await factors.ofCredential('key-1')).toBeNull()
  })

  it('is one member’s, once, also where it is added twice at the same moment', async () => {
    const { factors } = opened()
    const ids = await Promise.all(['ann', 'ann', 'bob'].map((member) => factors.addPasskey(member, 'Laptop', aKey)))
    expect(ids.map((id) => id === null).sort()).toEqual([false, true, true])
    expect([await factors.list('ann'), await factors.list('bob')].map(({ length }) => length)).toEqual([1, 0])
  })

  it.each([
    [[5, 5], [true, false], 5],
    [[5, 6], [true, true], 6],
    [[6, 5], [true, false], 6],
    [[0, 0], [true, true], 0],
    [[5, 0], [true, false], 5],
  ])('that shows the counts %j is taken %j', async (counts, taken, counter) => {
    const { factors } = opened()
    await factors.addPasskey('ann', 'Laptop', aKey)
    const owned = (await factors.ofCredential('key-1')) as OwnedPasskey
    const [first = 0, second = 0] = counts
    expect([await factors.usedPasskey(owned, first), await factors.usedPasskey(owned, second)]).toEqual(taken)
    expect(await factors.list('ann')).toMatchObject([{ counter }])
  })
})

describe('recovery codes', () => {
  it('are ten, and work once each, however they are typed', async () => {
    const { factors } = opened()
    const codes = await factors.codes.renew('ann')
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ')
    expect(await factors.useCode('ann', typed)).toBe('recovery-code')
    expect(await factors.useCode('ann', typed)).toBeNull()
    expect(await factors.useCode('bob', codes[1] ?? '')).toBeNull()
    expect(await factors.codes.left('ann')).toBe(9)
  })

  it('take the place of those before, and lie in the store as hashes', async () => {
    const { store, factors } = opened()
    const [old = ''] = await factors.codes.renew('ann')
    const [code = ''] = await factors.codes.renew('ann')
    expect(await factors.useCode('ann', old)).toBeNull()
    expect(JSON.stringify(await store.table('recovery-codes').list('', 20))).not.toContain(code.replaceAll('-', ''))
  })

  it('go with the last factor, and all of it with the person', async () => {
    const { store, factors } = opened()
    const id = (await factors.addPasskey('ann', 'Laptop', aKey)) ?? ''
    await factors.codes.renew('ann')
    await factors.remove('ann', id)
    expect(await factors.codes.left('ann')).toBe(0)
    await factors.addPasskey('ann', 'Laptop', aKey)
    await factors.addTotp('ann', 'Phone')
    await factors.codes.renew('ann')
    await factors.forget('ann')
    expect(await store.tables()).toEqual([])
  })
})
