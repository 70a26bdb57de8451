import fc from 'fast-check'
import { streamOf } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { openMemoryLog, type EventLog } from '@deals/event-log'
import { createCommands } from '../commands.ts'
import { createCallers } from '../sessions/find-caller.ts'
import { aLivePost, noon, smallSite } from '../testing/small-site.ts'
import { readKnown } from './fold.ts'
import { invocationOf } from './invocation.ts'
import { createKnownStreams } from './known-streams.ts'

// Several command-api processes share a log, and each knows what it read and wrote itself.

jest.setTimeout(120_000)

const nothing = { streams: 0, bytes: 0, bytesOfOne: 0 }

/** A log that notes which streams are read, and from where on. */
function countingLog() {
  const log = openMemoryLog({ now: () => noon })
  const reads: string[] = []
  const readStream: EventLog['readStream'] = (stream, options) => {
    reads.push(options?.from === undefined ? stream : `${stream} from ${options.from}`)
    return log.readStream(stream, options)
  }
  return { log: { ...log, readStream }, reads }
}

/** Two processes over one log; what either writes is told to both at once, as a log that is followed tells it. */
async function twoProcesses({ isFollowing = true, most }: { isFollowing?: boolean; most?: typeof nothing } = {}) {
  const { log, reads } = countingLog()
  const memories = [0, 1].map(() => createKnownStreams(most))
  const told: EventLog = {
    ...log,
    append: async (stream, events, options) => {
      const appended = await log.append(stream, events, options)
      const first = appended.revision - events.length + 1
      const place = { stream, at: noon, position: appended.position }
      const written = events.map((event, index) => ({ ...event, ...place, revision: first + index }))
      memories.forEach((streams) => (isFollowing ? streams.noticed(written) : undefined))
      // A log on a server does not know who wrote what is there, unless it is made to look.
      return options.tellsDuplicate === false ? { ...appended, duplicate: false } : appended
    },
  }
  let id = 1000
  const site = smallSite({ log: told, rateLimits: 'off', ids: { next: () => (id += 1) } })
  const [ann] = [await site.join('ann'), await site.join('bob'), await site.join('mo', 'moderator')]
  const postId = await aLivePost(site, ann)
  memories.forEach((streams) => streams.follows(isFollowing))
  const processes = memories.map((streams) => {
    const context = { ...site.context, streams }
    return { context, commands: createCommands(context), callerOf: createCallers(context).callerOf }
  })
  const [first, second] = processes
  if (first === undefined || second === undefined) {
    throw new Error('two processes are two')
  }
  reads.length = 0
  const written = async () =>
    (await site.events()).map(({ type, data, stream, revision }) => ({ type, data, stream, revision }))
  return { site, postId, first, second, reads, written }
}
type Process = Awaited<ReturnType<typeof twoProcesses>>['first']

interface Vote {
  readonly postId: number
  readonly value: 1 | -1
  readonly key?: string
}

async function bobAt({ callerOf }: Process) {
  const bob = await callerOf('bob')
  if (bob === null) {
    throw new Error('bob is no member')
  }
  return bob
}

async function voteAt(process: Process, { postId, value, key }: Vote) {
  const caller = await bobAt(process)
  return process.commands.castVote({
    caller,
    by: invocationOf(caller, { ...(key !== undefined && { key }) }),
    postId,
    value,
  })
}
const tomorrow = new Date(noon + 86_400_000).toISOString()
const answerOf = (outcome: object) => ('answer' in outcome ? outcome.answer : outcome)

describe('a process that knows its streams', () => {
  it('reads nothing for a vote on what it knows', async () => {
    const { site, first, postId, reads } = await twoProcesses()
    await voteAt(first, { postId, value: 1 })
    reads.length = 0
    expect(answerOf(await voteAt(first, { postId, value: -1 }))).toEqual({ vote: { value: -1 }, votes: -1 })
    expect(reads).toEqual([])
    site.close()
  })

  it('reads nothing for the first vote on a post that it knows, and does not take the second one for a first', async () => {
    const { site, first, second, postId, reads, written } = await twoProcesses()
    await first.commands.toggleBookmark({ caller: await bobAt(first), by: invocationOf(await bobAt(first)), postId })
    await bobAt(second)
    await voteAt(second, { postId: postId + 1, value: 1 })
    reads.length = 0
    await voteAt(first, { postId, value: 1 })
    expect(reads).toEqual([])
    expect(answerOf(await voteAt(second, { postId, value: 1 }))).toEqual({ vote: { value: null }, votes: 0 })
    expect((await written()).filter(({ type }) => type.startsWith('Vote')).map(({ type }) => type)).toEqual([
      'VoteCast',
      'VoteCleared',
    ])
    site.close()
  })

  it('reads what was added to what it knows before it says that nothing changes', async () => {
    const { site, first, second, reads, written } = await twoProcesses({ isFollowing: false })
    const choose = async ({ commands, callerOf }: Process, currency: string) => {
      const caller = await callerOf('bob')
      return caller && commands.changePreferences({ caller, by: invocationOf(caller), body: { currency } })
    }
    await choose(first, 'CAD')
    await choose(second, 'USD')
    reads.length = 0
    expect(answerOf((await choose(first, 'CAD')) ?? {})).toMatchObject({ currency: 'CAD' })
    const prefs = streamOf.preferences('bob')
    expect(reads.filter((read) => read.startsWith(prefs))).toEqual([`${prefs} from 0`])
    expect((await written()).filter(({ stream }) => stream === prefs)).toHaveLength(3)
    site.close()
  })

  it('reads all of a stream in whose place another one stands', async () => {
    const { site, first, reads } = await twoProcesses()
    const { streams } = first.context
    const bob = streamOf.user('bob')
    await first.callerOf('bob')
    const known = streams.find(bob)
    const events = known?.events.map((event) => ({ ...event, id: newUuid() })) ?? []
    await streams.during(bob, async (keep) => keep({ revision: known?.revision ?? 0, events }))
    reads.length = 0
    expect(await readKnown(first.context, bob)).toMatchObject({ events: known?.events })
    expect(reads).toEqual([`${bob} from ${known?.revision}`, bob])
    site.close()
  })

  it('decides anew when another one was faster', async () => {
    const { site, first, second, postId, written } = await twoProcesses({ isFollowing: false })
    await voteAt(first, { postId, value: 1 })
    await voteAt(second, { postId, value: 1 })
    // As far as the first process knows, there is a vote that would be taken back.
    expect(answerOf(await voteAt(first, { postId, value: 1 }))).toEqual({ vote: { value: 1 }, votes: 1 })
    expect((await written()).filter(({ stream }) => stream.startsWith('vote-')).map(({ type }) => type)).toEqual([
      'VoteCast',
      'VoteCleared',
      'VoteCast',
    ])
    site.close()
  })

  it('refuses nobody for what is no longer so', async () => {
    const { site, first, second, postId } = await twoProcesses({ isFollowing: false })
    const ann = await first.callerOf('ann')
    const mo = await first.callerOf('mo')
    if (ann === null || mo === null) {
      throw new Error('both are members')
    }
    const by = () => invocationOf(ann)
    await first.commands.expirePost({ caller: ann, by: by(), postId })
    await second.commands.renewPost({ caller: mo, by: invocationOf(mo), postId })
    // The first process still knows a post that has ended, and ending it again would be refused.
    expect(await first.commands.expirePost({ caller: ann, by: by(), postId })).toMatchObject({
      answer: { status: 'expired' },
    })
    site.close()
  })

  it('gives a repeated command its first answer, wherever it was given first', async () => {
    const { site, first, second, postId, written } = await twoProcesses({ isFollowing: false })
    await voteAt(first, { postId, value: 1 })
    await voteAt(second, { postId, value: -1, key: 'a key of bob' })
    const before = await written()
    expect(answerOf(await voteAt(first, { postId, value: -1, key: 'a key of bob' }))).toMatchObject({
      vote: { value: -1 },
    })
    expect(await written()).toEqual(before)
    site.close()
  })

  it.each([
    ['the same', 1, 1],
    ['something else', 1, -1],
  ] as const)('gives one answer to a command that says %s in two processes at once', async (_what, one, other) => {
    const { site, first, second, postId, written } = await twoProcesses({ isFollowing: false })
    const [left, right] = await Promise.all([
      voteAt(first, { postId, value: one, key: 'a key of bob' }),
      voteAt(second, { postId, value: other, key: 'a key of bob' }),
    ])
    expect(answerOf(left)).toEqual(answerOf(right))
    const votes = (await written()).filter(({ type }) => type.startsWith('Vote'))
    expect(votes).toHaveLength(1)
    // What either knows now is what the log holds.
    await voteAt(first, { postId, value: one })
    await voteAt(second, { postId, value: one })
    expect((await written()).filter(({ type }) => type.startsWith('Vote'))).toHaveLength(3)
    site.close()
  })

  it('makes one comment of a command that says something else in two processes at once', async () => {
    const { site, first, second, postId, written } = await twoProcesses({ isFollowing: false })
    const say = async ({ commands, callerOf }: Process, content: string) => {
      const caller = await callerOf('bob')
      return caller && commands.addComment({ caller, by: invocationOf(caller, { key: 'bob says' }), postId, content })
    }
    const [left, right] = await Promise.all([say(first, 'Mine lasted a year.'), say(second, 'Mine lasted two years.')])
    expect(answerOf(left ?? {})).toEqual(answerOf(right ?? {}))
    expect((await written()).filter(({ type }) => type === 'CommentPosted')).toHaveLength(1)
    site.close()
  })

  it('does not read the stream of a member again for every call, however often they changed their profile', async () => {
    const { site, first, second, reads } = await twoProcesses({ most: { streams: 100, bytes: 1e6, bytesOfOne: 6_000 } })
    const bob = await bobAt(first)
    for (let at = 0; at < 12; at += 1) {
      const form = { bio: `Bargains, for ${at} years` }
      await first.commands.changeProfile({ caller: bob, by: invocationOf(bob), form })
    }
    expect(first.context.streams.find(streamOf.user('bob'))).toBeUndefined()
    await bobAt(second)
    reads.length = 0
    expect(await bobAt(first)).toEqual(bob)
    expect(await bobAt(second)).toEqual(bob)
    expect(reads).toEqual([])

    const mo = await first.callerOf('mo')
    const form = { until: tomorrow, restricts: ['vote' as const], reason: 'Spam' }
    await (mo && first.commands.suspendUser({ caller: mo, by: invocationOf(mo), username: 'bob', form }))
    expect(await bobAt(second)).toMatchObject({ restricts: ['vote'] })
    site.close()
  })

  it('keeps what is sealed as the log has it', async () => {
    const { site, first, postId } = await twoProcesses()
    await voteAt(first, { postId, value: 1 })
    const known = [streamOf.post(postId), streamOf.user('bob')].map((stream) => first.context.streams.find(stream))
    expect(known.map((stream) => stream?.events.length)).toEqual([3, 1])
    expect(known.map((stream) => stream?.history)).toEqual([undefined, undefined])
    expect(JSON.stringify(known)).not.toMatch(/headphones/)
    await site.context.sealer.destroy('bob')
    expect(await first.callerOf('bob')).toMatchObject({ username: '[removed]' })
    site.close()
  })
})

const voting = fc.record({ kind: fc.constant('vote' as const), value: fc.constantFrom(1 as const, -1 as const) })
const others = fc.record({
  kind: fc.constantFrom(
    'bookmark' as const,
    'expire' as const,
    'renew' as const,
    'suspend' as const,
    'reinstate' as const,
  ),
})
const given = fc.record({
  what: fc.oneof(voting, others),
  who: fc.constantFrom('ann', 'bob', 'mo'),
  /** Which process is asked. */
  at: fc.constantFrom('first' as const, 'second' as const),
  key: fc.option(fc.constantFrom('key number one', 'key number two'), { nil: undefined }),
})
type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never

async function give(process: Process, { what, who, key }: Given, postId: number): Promise<unknown> {
  const { commands, callerOf } = process
  const caller = await callerOf(who)
  if (caller === null) {
    return 'nobody'
  }
  const by = invocationOf(caller, { scope: what.kind, ...(key !== undefined && { key }) })
  const command = { caller, by, postId }
  switch (what.kind) {
    case 'vote':
      return commands.castVote({ ...command, value: what.value })
    case 'bookmark':
      return commands.toggleBookmark(command)
    case 'expire':
      return commands.expirePost(command)
    case 'renew':
      return commands.renewPost(command)
    case 'suspend':
      return commands.suspendUser({
        caller,
        by,
        username: 'bob',
        form: { until: tomorrow, restricts: ['vote'], reason: 'Spam' },
      })
    case 'reinstate':
      return commands.suspendUser({ caller, by, username: 'bob', form: { until: null, restricts: [] } })
  }
}

/** How far the log is said to have come may be where a fact stands, or what has come since. */
const said = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null ? { ...outcome, position: undefined } : outcome

describe('two processes over one log', () => {
  it.each([true, false])(
    'answer and write the same with what they know and without it, followed: %s',
    async (isFollowing) => {
      await fc.assert(
        fc.asyncProperty(fc.array(given, { maxLength: 25 }), async (commands) => {
          const tellAll = async (isRemembering: boolean) => {
            const world = await twoProcesses({ isFollowing, ...(!isRemembering && { most: nothing }) })
            const answers: unknown[] = []
            for (const command of commands) {
              answers.push(said(await give(world[command.at], command, world.postId)))
            }
            world.site.close()
            return { answers, written: await world.written() }
          }
          expect(await tellAll(true)).toEqual(await tellAll(false))
        }),
        { numRuns: 25 },
      )
    },
  )
})
