import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createPushDevices, isPushEndpoint, isPushKey } from './push-devices.ts'
import { createSessions } from './sessions.ts'

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is one that browsers use: %s', (address) => expect(isPushEndpoint(address)).toBe(true))

  it.each([
    ['an open line', 'http://fcm.googleapis.com/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/abc'],
    ['somebody before it', 'https://ann@fcm.googleapis.com/abc'],
    ['a name that begins so', 'https://fcm.googleapis.com.example/abc'],
    ['a name that ends so', 'https://evilpush.services.mozilla.com/abc'],
    ['this machine', 'https://127.0.0.1/abc'],
    ['a length that none has', `https://web.push.apple.com/${'a'.repeat(1_000)}`],
    ['no address', 'push'],
  ])('is none with %s', (_what, address) => expect(isPushEndpoint(address)).toBe(false))
})

it('knows a key for which something can be sealed', () => {
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
  expect([isPushKey(key), isPushKey(key.replace('BCV', 'BCW'))]).toEqual([true, false])
})

describe('browsers that take push notices', () => {
  const device = (name: string) => ({
    endpoint: `https://web.push.apple.com/${name}`,
    p256dh: 'p',
    auth: 'a',
    addedAt: 1,
  })
  const open = async () => {
    const store = openMemoryKeyedStore()
    const sessions = createSessions(store)
    const devices = createPushDevices(store, { sessions })
    const [phone, laptop] = [await sessions.start('ann', 'phone'), await sessions.start('ann', 'laptop')]
    await devices.keep('ann', phone.session.id, device('phone'))
    await devices.keep('ann', laptop.session.id, device('laptop'))
    const addresses = async (userId: string) => (await devices.list(userId)).map(({ endpoint }) => endpoint).sort()
    return { sessions, devices, phone: phone.session, laptop: laptop.session, addresses }
  }

  it('are one for each session: the last that it named', async () => {
    const { devices, phone, addresses } = await open()
    await devices.keep('ann', phone.id, device('new'))
    expect(await addresses('ann')).toEqual(['https://web.push.apple.com/laptop', 'https://web.push.apple.com/new'])
    expect(await addresses('bob')).toEqual([])
  })

  it('are forgotten with their session, however it ended', async () => {
    const { sessions, devices, phone, laptop, addresses } = await open()
    await sessions.revoke('ann', phone.id)
    expect(await addresses('ann')).toEqual(['https://web.push.apple.com/laptop'])
    await devices.drop('ann', laptop.id)
    expect(await addresses('ann')).toEqual([])
  })

  it('are forgotten with who leaves', async () => {
    const { devices, addresses } = await open()
    await devices.forget('ann')
    expect(await addresses('ann')).toEqual([])
  })
})
