import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { suggestionsProjection } from './suggestions.projection.ts'
import { suggestions, type SuggestionDoc } from './suggestions.read-models.ts'

const of = { postId, suggestionId: 's', userId: bob }
const title = 'Wireless headphones, red'
const suggested = tell('EditSuggested', { ...of, changes: { title }, reason: 'It says more.' }, { by: bob })
const applied = tell('EditSuggestionApplied', { ...of, suggestedAs: '1' }, { by: bob })
const edit = say.aPostEdit({ changes: { title } }, { by: bob })
const declined = tell('EditSuggestionEnded', { ...of, outcome: 'declined', agreedByIds: [] }, { by: ann })
const deleted = say.aPostDeletion({ cause: 'moderator' }, { by: mo })
const merged = tell('PostMerged', { postId, from: 'active', into: 2 }, { by: mo })
const undone = (revision: number, to: 'active' | 'deleted' = 'active') => {
  const data = { postId, authorId: ann, from: 'deleted', to, undone: revision, publishedAt: firstTime } as const
  return tell('PostDecisionUndone', data, { by: mo })
}
const erased = (userId: string) => tell('UserErased', { userId, requestId: 'r' }, { by: userId })
const after = async (...history: say.Told[]) =>
  (await folded(suggestionsProjection, say.aPost(), ...history)).doc<SuggestionDoc>(suggestions, 's')

describe.each([
  ['deleted', deleted],
  ['merged', merged],
])('what was suggested of a post that was %s', (_how, decision) => {
  it('waits no more, and as before once that is taken back', async () => {
    expect(await after(suggested, decision)).toMatchObject({ waits: false })
    expect(await after(suggested, decision, undone(2))).toEqual(await after(suggested))
    const stood = [suggested, applied, edit]
    expect(await after(...stood, decision, undone(4))).toEqual(await after(...stood))
  })

  it('tells in which fields the post changed meanwhile', async () => {
    const title = say.aPostEdit({ changes: { title: 'Headphones' } }, { by: mo })
    expect(await after(suggested, decision, title, undone(2))).toMatchObject({ waits: true, stale: ['title'] })
    expect(await after(suggested, applied, edit, decision, title, undone(4))).toBeUndefined()
  })

  it('does not come back where it ended by itself, or its member left', async () => {
    expect(await after(suggested, declined, decision, undone(3))).toBeUndefined()
    expect(await after(suggested, decision, declined, undone(2))).toBeUndefined()
    expect(await after(suggested, decision, erased(bob), undone(2))).toBeUndefined()
  })

  it('is kept no longer than that can be taken back', async () => {
    const gone = say.aPostDeletion({ cause: 'erased' })
    expect(await after(suggested, decision, gone)).toBeUndefined()
    expect(await after(suggested, decision, deleted)).toBeUndefined()
    expect(await after(suggested, decision, say.aPostRestoration())).toBeUndefined()
  })
})

it('what was suggested after a post was restored goes where that is taken back', async () => {
  expect(await after(deleted, say.aPostRestoration(), suggested, undone(2, 'deleted'))).toBeUndefined()
})
