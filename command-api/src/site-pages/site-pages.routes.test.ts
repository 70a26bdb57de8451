import { usualSitePages } from '@deals/events'
import { bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach()
let stacy: Member
beforeEach(async () => {
  stacy = await site.join('stacy', 'staff')
})

const text = 'We keep your name, and nothing else.'
const write = (by: Member, changes: object = {}, slug = 'privacy') =>
  by.put(`/api/staff/pages/${slug}`, { version: 1, text, what: 'Shorter.', ...changes })

it('staff write the next version of a page, and the usual text that it replaces stands beside it', async () => {
  const first = await write(stacy)
  expect([first.status, bodyOf(first)]).toEqual([200, { version: 2 }])
  expect((await write(stacy, { version: 2, text: `${text}\r\nNot even that.`, what: ' Even shorter. ' })).status).toBe(
    200,
  )
  expect(await site.events('SitePageChanged')).toMatchObject([
    { data: { slug: 'privacy', version: 2, text, usual: usualSitePages.privacy }, meta: { actor: { id: 'stacy' } } },
    { data: { version: 3, text: `${text}\nNot even that.`, what: 'Even shorter.', usual: null } },
  ])
})

it('whoever comes second reads which version came first, and changes nothing', async () => {
  const sue = await site.join('sue', 'superUser')
  const replies = await Promise.all([write(stacy), write(sue, { text: `${text} Or maybe.` })])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = replies.find(({ status }) => status === 409)
  expect(bodyOf(late ?? { body: {} })['message']).toMatch(/Somebody else wrote version 2 meanwhile/)
  expect(await site.events('SitePageChanged')).toHaveLength(1)
})

it('the same text again is no version, whatever was read', async () => {
  expect(bodyOf(await write(stacy, { text: `\n${usualSitePages.privacy}\n` }))).toEqual({ version: 1 })
  await write(stacy)
  expect(bodyOf(await write(stacy))).toEqual({ version: 2 })
  expect(await site.events('SitePageChanged')).toHaveLength(1)
})

it.each([
  [{ text: 'Too short.' }, { text: 'A page has 20 to 20,000 characters' }],
  [{ text: 'a'.repeat(20_001) }, { text: 'A page has 20 to 20,000 characters' }],
  [{ what: ' ' }, { what: 'Say in 1 to 160 characters what changed' }],
  [{ what: 'a'.repeat(161) }, { what: 'Say in 1 to 160 characters what changed' }],
])('%j is refused at its field', async (changes, fields) => {
  const reply = await write(stacy, changes)
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([422, fields])
  expect(await site.events('SitePageChanged')).toEqual([])
})

it('there are no other pages', async () => {
  expect((await write(stacy, {}, 'imprint')).status).toBe(404)
})

it.each(['mo', 'ann'])('%s writes none', async (name) => {
  const member = await site.join(name, ...(name === 'mo' ? (['moderator'] as const) : []))
  expect((await write(member)).status).toBe(403)
})
