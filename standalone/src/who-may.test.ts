import { allHttpCalls, persons, thoseWhoMay, type DomainEvent, type HttpCall, type Person } from '@deals/events'
import { aStore } from '@deals/events/testing'
import { bothSidesForAll } from './testing/both-sides.ts'
import { membersSamples } from './testing/who-may/members.samples.ts'
import { moderationSamples } from './testing/who-may/moderation.samples.ts'
import { postsSamples } from './testing/who-may/posts.samples.ts'
import { staffSamples } from './testing/who-may/staff.samples.ts'
import { comment, draftId, names, now, post, type Sample } from './testing/who-may/subjects.ts'
import { talkSamples } from './testing/who-may/talk.samples.ts'

// Each call is given by each person against the real applications; many suites share a machine.
jest.setTimeout(300_000)

const parts = [postsSamples, talkSamples, moderationSamples, staffSamples, membersSamples]
/** What a call needs beyond its address. */
const samples = new Map(parts.flatMap((part) => Object.entries(part)))

it('no call has two samples', () => {
  const all = parts.flatMap((part) => Object.keys(part))
  expect(all.filter((call, place) => all.indexOf(call) < place)).toEqual([])
})

const site = bothSidesForAll({ now })
let cookies: Readonly<Record<string, string>>
let ids = 7_000_000

beforeAll(async () => {
  const joined: [string, string][] = []
  for (const name of [...Object.values(names), 'carla']) {
    joined.push([name, (await site.join(name)).cookie])
  }
  cookies = Object.fromEntries(joined)
  const roles = { mo: 'moderator', stacy: 'staff', sue: 'superUser', olive: 'owner' } as const
  await site.tell(
    ...Object.entries(roles).map(([userId, role]): DomainEvent => ({ type: 'RoleGranted', data: { userId, role } })),
    {
      type: 'UserSuspended',
      data: { userId: 'zed', until: null, restricts: ['post', 'comment', 'vote'], reasonCode: 'spam', reason: null },
    },
    aStore({ slug: 'north-audio' }),
  )
})

/** The address of a call about our post, comment, store or member. */
const pathOf = (template: string, id: number): string =>
  template
    .replace('/drafts/:id', `/drafts/${draftId}`)
    .replace(/:(?:id|postId|commentId)(?!\w)/g, String(id))
    .replace(':username', 'ann')
    .replace('/store/:slug', '/store/north-audio')
    .replace('/category/:slug', '/category/techelectronics')
    .replace(':slug', 'north-audio')

interface Case {
  readonly call: HttpCall
  readonly person: Person
  readonly id: number
  readonly sample: Sample
}

/** A call with a post and a comment of its own, so that no call meets what another one did to them. */
function caseOf(call: HttpCall, person: Person): Case {
  ids += 1
  const about = call.at.includes('/comments/') ? [post(ids), comment(ids)] : call.at.includes(':id') ? [post(ids)] : []
  return { call, person, id: ids, sample: { before: about, ...samples.get(call.at)?.(ids, person) } }
}

async function statusOf({ call, person, id, sample }: Case): Promise<number> {
  const [method = '', template = ''] = call.at.split(' ')
  const cookie = person === 'visitor' ? '' : (cookies[names[person]] ?? '')
  const send = (as: string, path: string, body?: object) => {
    const request = site.agent[as.toLowerCase() as 'get'](path).set('cookie', cookie)
    return body === undefined ? request : request.send(body)
  }
  if (sample.first !== undefined) {
    const [as, path, body] = sample.first
    const first =
      person === 'visitor' ? site.agent[as as 'post'](path).set('cookie', cookies['ann'] ?? '') : send(as, path, body)
    await first
    await site.settled()
  }
  const answer = await send(sample.method ?? method, sample.path ?? pathOf(template, id), sample.body)
  return answer.status
}

/** Calls whose refusal has another reason here: what they are about is not there, or a password is missing. */
const aboutNothing: readonly string[] = [
  ...['PATCH /api/deal-alerts/:id', 'DELETE /api/deal-alerts/:id', 'PATCH /api/notifications/:id/seen'],
  ...['POST /api/deal-alerts/:id/matches/:postId/dismiss', 'DELETE /api/user/sessions/:id'],
  // Newcomers have none yet.
  ...['POST /api/user/webhooks', 'PATCH /api/user/webhooks/:webhookId', 'DELETE /api/user/webhooks/:webhookId'],
  ...['POST /api/user/webhooks/:webhookId/secret', 'POST /api/user/webhooks/:webhookId/test'],
  'GET /api/user/webhooks/:webhookId/deliveries',
  // Newcomers suggest nothing yet.
  'POST /api/posts/:id/same-product',
  ...['POST /api/posts/:id/suggestions', 'POST /api/posts/:id/suggestions/:suggestionId'],
  ...['POST /api/appeals', 'POST /api/moderation/appeals/:id'],
  ...['DELETE /api/drafts/:id', 'DELETE /api/user', 'POST /api/user/password', 'POST /api/user/email'],
  ...['POST /api/images', 'POST /api/posts/preview', 'POST /api/user/proof'],
  ...['POST /api/user/proof/passkey-options', 'POST /api/user/security/passkeys'],
  ...['POST /api/user/security/totp/:id', 'PATCH /api/user/security/factors/:id'],
  ...['DELETE /api/user/security/factors/:id', 'POST /api/user/security/recovery-codes'],
  ...['POST /api/staff/projections/:name/:action', 'POST /api/staff/parked', 'PATCH /api/staff/inbox/:id'],
  ...['POST /api/staff/scores/replays', 'POST /api/staff/scores/replays/:replayId/stop'],
  'GET /api/staff/scores/replays/:replayId',
  'DELETE /api/staff/featured/:postId',
  // Nobody showed a password before, and nobody here has the link of a letter.
  ...['POST /login/code', 'POST /reset-password', 'POST /email/confirm', 'POST /email/undo', 'POST /factor/remove'],
  ...['POST /unsubscribe', 'POST /newsletter/confirm'],
  // Nobody made this address.
  'GET /alerts/:key/feed.xml',
  // Nobody here has a mailbox.
  'POST /api/staff/newsletter/test',
  ...['PUT /api/staff/announcements/:announcementId', 'POST /api/staff/announcements/:announcementId/end'],
]

describe.each(persons)('to %s', (person) => {
  it('every call is open that the table opens, and no other', async () => {
    const cases = allHttpCalls.map((call) => caseOf(call, person))
    // Told at once: to wait for each by itself until all that follows is done took most of the time.
    await site.tell(...cases.flatMap(({ sample }) => sample.before ?? []))
    const wrong: string[] = []
    for (const one of cases) {
      const declared = one.call
      const call = declared.at
      const status = await statusOf(one)
      const may = thoseWhoMay(declared).includes(person)
      // The ways in ask for something besides a session.
      const isWayIn = declared.refuses?.includes('not-signed-in') === true
      const isDone = status < 400 || (aboutNothing.includes(call) && (status !== 401 || isWayIn) && status < 500)
      const isRefused = (person === 'visitor' ? [401] : [403, 404]).includes(status)
      const isRight = may ? isDone : isRefused
      wrong.push(...(isRight ? [] : [`${call} answered ${status}, and ${may ? 'is' : 'is not'} open`]))
    }
    expect(wrong).toEqual([])
  })
})
