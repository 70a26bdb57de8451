import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  it('is stored as an argon2id hash with its cost and its own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('fits its own hash alone', async () => {
    const hash = await hashPassword('correct horse')
    expect(await verifyPassword(hash, 'correct horse')).toBe(true)
    expect(await verifyPassword(hash, 'correct horse ')).toBe(false)
    expect(await verifyPassword(hash, '')).toBe(false)
  })

  it('fits in whatever way its letters were composed', async () => {
    const hash = await hashPassword('caf\u00e9 \u00e9t\u00e9')
    expect(await verifyPassword(hash, 'cafe\u0301 e\u0301te\u0301')).toBe(true)
  })

  it('fits nothing where there is no account', async () => {
    expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
    expect(await verifyPassword(undefined, 'x')).toBe(false)
  })
})
