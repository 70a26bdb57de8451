import { smallSiteForEach } from './testing/small-site.ts'

const site = smallSiteForEach()
const month = 30 * 86_400_000
afterEach(() => jest.restoreAllMocks())

it('no deal ends and no account is erased by a clock that was just set ahead', async () => {
  const soon = Date.now() + month / 2
  await site.mails.leaves('ann', soon)
  site.answers.due = [1]
  const workers = site.start({ isByMachine: true })
  const atNow = Date.now.bind(Date)
  jest.spyOn(Date, 'now').mockImplementation(() => atNow() + month)
  await workers.lookAtTheClock()
  expect(site.called().filter((name) => ['expirePost', 'eraseUser'].includes(name))).toEqual([])
  jest.restoreAllMocks()
  await workers.lookAtTheClock()
  expect(site.called()).toContain('expirePost')
})

it('both are done by a clock that is believed', async () => {
  await site.mails.leaves('ann', Date.now() - month)
  site.answers.due = [1]
  await site.start({ isByMachine: true }).lookAtTheClock()
  expect(site.called()).toEqual(expect.arrayContaining(['expirePost', 'eraseUser']))
})
