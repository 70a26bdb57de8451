import type { DomainEvent, RecordedOf } from '../all-events.ts'
import { refuse } from '../platform/refusal.ts'
import { aClearedVote, aPost, aVote, postId } from './builders.ts'
import { ann, bob } from './people.ts'
import { foldOf, given, rule } from './rules.ts'
import { recordedHistory, told } from './told.ts'

const command = '0b8f5a3e-0000-4000-8000-000000000001'

type Vote = 1 | -1 | 0
interface Voting {
  value: 1 | -1
}

/** The rule of voting, shortened: what the words of a test are tried on. */
function castVote({ value }: Voting, current: Vote): readonly DomainEvent[] | ReturnType<typeof refuse> {
  const about = { postId, userId: bob, authorId: ann, weight: 1 as const, previous: current }
  if (value === -1 && current === 0) {
    return refuse('too-early', { message: 'Vote up first.', fields: { value: 'must be 1' } })
  }
  return current === value ? [{ type: 'VoteCleared', data: about }] : [{ type: 'VoteCast', data: { ...about, value } }]
}

const currentVote = foldOf<Vote, RecordedOf<'VoteCast' | 'VoteCleared'>>(0, (_, event) =>
  event.type === 'VoteCast' ? event.data.value : 0,
)
const voting = rule(castVote, currentVote)

describe('given, when, then', () => {
  it('compares what a rule gives with the expected events', () => {
    given()
      .when(voting({ value: 1 }))
      .emits(aVote())
    given(aVote())
      .when(voting({ value: 1 }))
      .emits(aClearedVote())
    given(aVote(), aClearedVote())
      .when(voting({ value: 1 }))
      .emits(aVote())
    given()
      .when(() => [])
      .emitsNothing()
  })

  it('compares a refusal with its code, words and fields', () => {
    given()
      .when(voting({ value: -1 }))
      .refuses('too-early')
    given()
      .when(voting({ value: -1 }))
      .refuses('too-early', { message: 'Vote up first.' })
  })

  it('fails when something else came of it', () => {
    const voted = given().when(voting({ value: 1 }))
    expect(() => voted.emits()).toThrow()
    expect(() => voted.emitsNothing()).toThrow()
    expect(() => voted.emits(aVote({ value: -1 }))).toThrow()
    expect(() => voted.refuses('too-early')).toThrow()
    const refused = given().when(voting({ value: -1 }))
    expect(() => refused.emits(aVote())).toThrow()
    expect(() => refused.refuses('another-code')).toThrow()
    expect(() => refused.events()).toThrow('refused: too-early')
  })
})

describe('what was told', () => {
  it('is recorded in its order, a second apart, by whoever did it', () => {
    const [post, vote] = recordedHistory([aPost(), aVote()])
    expect(post).toMatchObject({ revision: 0, position: 1, meta: { actor: { id: ann, kind: 'user' } } })
    expect(vote).toMatchObject({ revision: 1, position: 2, meta: { actor: { id: bob } } })
    expect((vote?.at ?? 0) - (post?.at ?? 0)).toBe(1000)
  })

  it('may name the circumstances', () => {
    const [vote] = recordedHistory([
      told(aVote(), { by: 'mo', at: 5, commandId: command, stream: 'vote-1', position: 40 }),
    ])
    expect(vote).toMatchObject({ at: 5, stream: 'vote-1', position: 40 })
    expect(vote?.meta).toMatchObject({ commandId: command, actor: { id: 'mo', kind: 'moderator' } })
  })
})
