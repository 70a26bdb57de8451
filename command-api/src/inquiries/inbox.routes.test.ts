import type { InboxView } from '@deals/events'
import { forgetPerson } from '../personal-data/forget-person.ts'
import { aPicture, bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ rateLimits: 'off' })
let ann: Member
let stacy: Member
beforeEach(async () => {
  ann = await site.join('ann')
  stacy = await site.join('stacy', 'staff')
  await ann.post('/api/bug-reports', bug)
  site.time.now += 60_000
  await site.agent.post('/api/contact').send(message)
})

const bug = {
  title: 'The page is white',
  description: 'It stays white all day long.',
  page: '/sales',
  browser: 'A browser; 390 × 844',
  severity: 'cannot use',
}
const message = { topic: 'press', name: 'Cat', email: 'cat@mail.example', message: 'May I write about your kettles?' }

const inbox = async (query = '', by = stacy) => (await by.get(`/api/staff/inbox${query}`)).body as InboxView
const change = (id: string, form: object, by = stacy) => by.patch(`/api/staff/inbox/${id}`, form)
const namesIn = ({ letters }: InboxView) => letters.map(({ reference, from }) => reference ?? from.name)

describe('the inbox', () => {
  it('holds what people wrote, the latest first', async () => {
    const { letters, total, counts } = await inbox()
    expect([total, counts]).toEqual([2, { new: 2, open: 0, done: 0 }])
    expect(letters).toMatchObject([
      {
        kind: 'contact',
        topic: 'press',
        title: null,
        from: { name: 'Cat', email: 'cat@mail.example', username: null },
      },
      {
        kind: 'bug',
        reference: 'BR-1001',
        severity: 'cannot use',
        page: '/sales',
        browser: bug.browser,
        from: { username: 'ann' },
      },
    ])
  })

  it('is searched by words, kind and who looks after a letter', async () => {
    await change('BR-1001', { version: 1, assignee: 'stacy' })
    const found = await Promise.all(
      ['?q=KETTLES%20write', '?q=br-1001', '?q=kettles%20white', '?kind=bug', '?assignee=me', '?assignee=nobody'].map(
        async (query) => namesIn(await inbox(query)),
      ),
    )
    expect(found).toEqual([['Cat'], ['BR-1001'], [], ['BR-1001'], ['BR-1001'], ['Cat']])
    const second = await inbox('?page=2&limit=1')
    expect([namesIn(second), second.total]).toEqual([['BR-1001'], 2])
    const wrong = await stacy.get('/api/staff/inbox?state=lost')
    expect([wrong.status, bodyOf(wrong)]).toEqual([400, { message: 'state must be one of new, open, done' }])
  })

  it('is for staff alone', async () => {
    for (const member of [ann, await site.join('mo', 'moderator')]) {
      expect((await member.get('/api/staff/inbox')).status).toBe(403)
      expect((await change('BR-1001', { version: 1, state: 'done' }, member)).status).toBe(403)
    }
    expect((await site.agent.get('/api/staff/inbox')).status).toBe(401)
    expect((await inbox()).counts.new).toBe(2)
  })
})

describe('a letter', () => {
  it('is taken, done, and given back, and tells who changed it', async () => {
    const taken = await change('BR-1001', { version: 1, state: 'open', assignee: 'stacy' })
    expect(taken.body).toMatchObject({ state: 'open', assignee: 'stacy', version: 2, changed: { by: 'stacy' } })
    const finished = await change('BR-1001', { version: 2, state: 'done' })
    expect(finished.body).toMatchObject({ state: 'done', assignee: 'stacy' })
    expect((await change('BR-1001', { version: 3, assignee: null })).body).toMatchObject({ assignee: null })
    expect((await inbox()).counts).toEqual({ new: 1, open: 0, done: 1 })
  })

  it('is not changed over the head of somebody who was first', async () => {
    const olive = await site.join('olive', 'owner')
    await change('BR-1001', { version: 1, state: 'done' }, olive)
    const late = await change('BR-1001', { version: 1, state: 'open', assignee: 'stacy' })
    expect([late.status, bodyOf(late)]).toEqual([409, { message: 'olive changed this meanwhile: it is done.' }])
    expect((await inbox('?state=done')).letters).toMatchObject([{ version: 2, assignee: null }])
  })

  it('is given to staff and to nobody else', async () => {
    for (const assignee of ['ann', 'nobody-at-all']) {
      const refused = await change('BR-1001', { version: 1, assignee })
      expect([refused.status, bodyOf(refused)['fields']]).toEqual([
        422,
        { assignee: `${assignee} is not one of the staff.` },
      ])
    }
    expect(wrongFields(await change('BR-1001', { version: 1, state: 'lost' }))).toEqual(['state'])
    expect((await change('BR-7', { version: 1, state: 'done' })).status).toBe(404)
  })
})

describe('somebody who wrote and leaves', () => {
  const leave = async (context = site.context) => {
    const account = await site.context.accounts.byId('ann')
    await forgetPerson(
      context,
      account ?? { userId: '', username: '', usernameKey: '', passwordHash: '', createdAt: 0 },
    )
  }

  it('takes the letter along, though staff change it at that moment', async () => {
    const { tables } = site.context
    let isChanged = false
    const list = async (name: string, prefix: string, limit: number) => {
      const entries = await tables.table(name).list(prefix, limit)
      if (name === 'bug-reports' && !isChanged) {
        isChanged = true
        await change('BR-1001', { version: 1, state: 'open' })
      }
      return entries
    }
    const busy: typeof tables = {
      ...tables,
      table: (name) => ({ ...tables.table(name), list: (prefix, limit) => list(name, prefix, limit) as never }),
    }
    await leave({ ...site.context, tables: busy })
    expect([isChanged, namesIn(await inbox('?state=open')), namesIn(await inbox())]).toEqual([true, [], ['Cat']])
    expect((await change('BR-1001', { version: 2, state: 'done' })).status).toBe(404)
  })

  it('reads in the export what they wrote, and not who of the staff looks after it', async () => {
    const given = await change('BR-1001', { version: 1, state: 'open', assignee: 'stacy' })
    expect(bodyOf(given)['assignee']).toBe('stacy')
    const exported = JSON.stringify(await site.commands.exportUser({ userId: 'ann' }))
    expect(exported).toContain('The page is white')
    expect(exported).not.toContain('stacy')
  })
})

describe('screenshots of a report', () => {
  const report = async (...pictures: readonly Buffer[]) => {
    const form = site.agent.post('/api/bug-reports')
    Object.entries(bug).forEach(([name, text]) => void form.field(name, text))
    pictures.forEach((picture, place) => void form.attach('screenshots', picture, `${place}.png`))
    return form
  }
  const addresses = async () => (await inbox('?kind=bug')).letters[0]?.screenshots ?? []

  it('are seen by whom the inbox gave their address, for a while', async () => {
    expect((await report(await aPicture(), await aPicture(500))).status).toBe(201)
    const [first = '', second] = await addresses()
    expect(second).toBeDefined()
    const seen = await site.agent.get(first)
    expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    const [path = ''] = first.split('?')
    const guesses = [path, first.replace(/until=\d+/, 'until=9999999999999'), path.replace('screenshots/', '')]
    for (const guess of guesses) {
      expect((await site.agent.get(guess)).status).toBe(404)
    }
    site.time.now += 2 * 3_600_000
    expect((await site.agent.get(first)).status).toBe(404)
  })

  it('are pictures, and three at most; a report whose pictures cannot be used is none', async () => {
    expect(wrongFields(await report(await aPicture(100, 100)))).toEqual(['screenshots'])
    expect((await report(Buffer.from('no picture at all'))).status).toBe(415)
    const picture = await aPicture()
    expect((await report(picture, picture, picture, picture)).status).toBeGreaterThanOrEqual(400)
    expect((await inbox('?kind=bug')).total).toBe(1)
  })

  it('go with who sent them, and those of others stay', async () => {
    const picture = await aPicture()
    const ofAnn = site.agent.post('/api/bug-reports').set('cookie', ann.cookie)
    Object.entries(bug).forEach(([name, text]) => void ofAnn.field(name, text))
    await ofAnn.attach('screenshots', picture, '1.png')
    const [hers = ''] = await addresses()
    site.time.now += 1_000
    await report(picture)
    const [others = ''] = await addresses()
    const account = await site.context.accounts.byAnyName('ann')
    await (account && forgetPerson(site.context, account))
    expect([(await site.agent.get(hers)).status, (await site.agent.get(others)).status]).toEqual([404, 200])
  })
})
