import { smallSiteForEach } from '../testing/small-site.ts'
import { reachable } from './reachable.ts'

const noticeFor = (userId: string) => ({ notificationId: `1-${userId}`, userId })
const given = [noticeFor('cas'), noticeFor('dee')]
const site = smallSiteForEach()

describe('a notice', () => {
  it.each<[string, { hasAddress?: string; hasDevice?: string }, { letters: string[]; pushes: string[] }]>([
    ['nobody who has neither an address nor a device', {}, { letters: [], pushes: [] }],
    ['who has an address by letter alone', { hasAddress: 'cas' }, { letters: ['cas'], pushes: [] }],
    ['who has a device there alone', { hasDevice: 'dee' }, { letters: [], pushes: ['dee'] }],
    ['who has both in both ways', { hasAddress: 'dee', hasDevice: 'dee' }, { letters: ['dee'], pushes: ['dee'] }],
  ])('is for %s', async (_who, { hasAddress, hasDevice }, told) => {
    await (hasAddress === undefined ? undefined : site.mails.hasAddress(hasAddress))
    await (hasDevice === undefined ? undefined : site.mails.hasDevice(hasDevice, 'phone'))
    const context = { letters: site.mails.letters() }
    const { letters, pushes } = await reachable(context, { letters: given, pushes: given })
    expect({
      letters: letters.map(({ userId }) => userId),
      pushes: pushes.map(({ userId }) => userId),
    }).toEqual(told)
  })
})
