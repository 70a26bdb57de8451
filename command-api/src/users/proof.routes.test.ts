import { madePasskey } from '../testing/made-passkey.ts'
import { bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

const origin = 'http://localhost:3000'
const laptop = madePasskey('laptop of ann')
const phone = madePasskey('phone of bob')

const site = smallSiteForEach()
let ann: Member
let bob: Member
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  await site.context.factors.addPasskey('ann', 'My laptop', laptop.passkey)
  site.time.now += 600_000
})

const ask = async (member: Member) => bodyOf(await member.post('/api/user/proof/passkey-options'))
const challengeFor = async (member: Member) => String((await ask(member))['challenge'])
const prove = (member: Member, passkey: object) => member.post('/api/user/proof', { passkey })
const isProven = async (member: Member) => (await member.post('/api/user/export')).status === 200

describe('a passkey as proof of who a member is', () => {
  it('holds for ten minutes, and is noted as used', async () => {
    expect(await isProven(ann)).toBe(false)
    const asked = await ask(ann)
    expect(asked).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: laptop.passkey.credentialId, type: 'public-key' }],
    })
    const answer = await prove(ann, laptop.show(String(asked['challenge']), { origin, counter: 7 }))
    expect([answer.status, answer.body, await isProven(ann)]).toEqual([200, { proven: true }, true])
    const [factor] = await site.context.factors.list('ann')
    expect(factor).toMatchObject({ counter: 7, lastUsedAt: site.time.now })
    site.time.now += 600_000
    expect(await isProven(ann)).toBe(false)
  })

  it('is good once', async () => {
    const shown = laptop.show(await challengeFor(ann), { origin })
    expect((await prove(ann, shown)).status).toBe(200)
    site.time.now += 600_000 - 1
    expect((await prove(ann, shown)).status).toBe(403)
  })

  it.each<[what: string, shown: () => Promise<object>]>([
    ['that was shown to sign in', async () => laptop.show(await signInChallenge(), { origin })],
    [
      'that another site asked for',
      async () => laptop.show(await challengeFor(ann), { origin: 'http://evil.example' }),
    ],
    ['for the challenge of another member', async () => laptop.show(await challengeOfBob(), { origin })],
    ['whose signature is another one', async () => withSignatureOf(phone, await challengeFor(ann))],
    ['that nobody added', async () => phone.show(await challengeFor(ann), { origin })],
  ])('%s proves nothing', async (_, shown) => {
    const answer = await prove(ann, await shown())
    expect([answer.status, answer.body, await isProven(ann)]).toEqual([
      403,
      { message: 'This passkey is not one of yours. Please try again.' },
      false,
    ])
  })

  it('of one member proves nothing of another', async () => {
    const shown = laptop.show(await challengeOfBob(), { origin })
    expect([(await prove(bob, shown)).status, await isProven(bob)]).toEqual([403, false])
  })

  it('that is no passkey is refused at the door', async () => {
    expect((await prove(ann, { id: 'a' })).status).toBe(422)
  })

  it('is not asked of a member who has none', async () => {
    const asked = await bob.post('/api/user/proof/passkey-options')
    expect([asked.status, bodyOf(asked)['message']]).toEqual([409, 'You have no passkey here. Enter your password.'])
  })
})

/** Bob has to have a passkey of his own to be asked for one. */
async function challengeOfBob(): Promise<string> {
  await site.context.factors.addPasskey('bob', 'My phone', phone.passkey)
  return challengeFor(bob)
}

async function signInChallenge(): Promise<string> {
  const { text } = await site.agent.get('/login')
  const [, challenge = ''] = /&quot;challenge&quot;:&quot;([\w-]+)&quot;/.exec(text) ?? []
  expect(challenge).not.toBe('')
  return challenge
}

function withSignatureOf(other: ReturnType<typeof madePasskey>, challenge: string) {
  const shown = laptop.show(challenge, { origin })
  const { signature } = other.show(challenge, { origin }).response
  return { ...shown, response: { ...shown.response, signature } }
}
