import fc from 'fast-check'
import { noticeTypeNames } from '@deals/events'
import { createMailLinks, type MailClaim } from './mail-links.ts'

const publicUrl = 'https://deals.example'
const links = createMailLinks({ masterKey: Buffer.alloc(32, 7), publicUrl })
const tokenFor = (claim: MailClaim) => new URL(links.urlFor(claim)).searchParams.get('token') ?? ''
const text = fc.string({ maxLength: 60 })
const claims: fc.Arbitrary<MailClaim> = fc.oneof(
  fc.record({ does: fc.constant('stop-notices' as const), userId: text, type: fc.constantFrom(...noticeTypeNames) }),
  fc.record({ does: fc.constantFrom('stop-digest' as const, 'stop-newsletter' as const), userId: text }),
  fc.record({ does: fc.constant('unsubscribe' as const), subscription: text }),
  fc.record({ does: fc.constant('confirm' as const), subscription: text, until: fc.nat() }),
)
const ann: MailClaim = { does: 'stop-digest', userId: 'ann-the-member' }

describe('a link in a letter', () => {
  it('does what it was made for', () => {
    fc.assert(fc.property(claims, (claim) => expect(links.read(tokenFor(claim))).toEqual(claim)))
  })

  it('leads to the page where that is asked for', () => {
    const pageOf = (claim: MailClaim) => links.urlFor(claim).split('?')[0]
    expect(pageOf(ann)).toBe('https://deals.example/unsubscribe')
    expect(pageOf({ does: 'confirm', subscription: 's', until: 0 })).toBe('https://deals.example/newsletter/confirm')
  })

  it('fits into an address as it is, and tells a stranger nothing', () => {
    const token = tokenFor(ann)
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ann')
  })

  it('cannot be changed', () => {
    const token = tokenFor(ann)
    fc.assert(
      fc.property(fc.nat({ max: token.length - 2 }), fc.constantFrom('A', 'b', '-', ''), (at, sign) => {
        const changed = token.slice(0, at) + sign + token.slice(at + 1)
        expect(links.read(changed)).toEqual(changed === token ? ann : null)
      }),
    )
  })

  it.each(['', 'A', '!', 'x'.repeat(5000)])('cannot be made up: %s', (token) => {
    expect(links.read(token)).toBeNull()
  })

  it('is worth nothing on another site', () => {
    expect(createMailLinks({ masterKey: Buffer.alloc(32, 8), publicUrl }).read(tokenFor(ann))).toBeNull()
  })
})
