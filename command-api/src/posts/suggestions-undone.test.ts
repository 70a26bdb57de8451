import { ERASED_TEXT, type DomainEvent, type SuggestionDecision, type SuggestionOutcome } from '@deals/events'
import {
  aPost,
  aPostDeletion,
  aPostEdit,
  aPostRestoration,
  aRedaction,
  ann,
  bob,
  firstTime,
  given,
  mo,
  postId,
  rule,
  told,
  type Told,
} from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { decideSuggestion } from './decide-suggestion.ts'
import { postFold } from './post.state.ts'
import { redactVersion } from './redact-version.ts'

const history = historyOf(postFold)
const good = aPost({ categorySlug: 'techelectronics', subCategorySlug: 'phones', shippingCost: null })
const title = 'Wireless headphones, red'
const suggestionId = 's'
const by = (who: string, event: DomainEvent): Told => told(event, { by: who })
const suggested = (over: { title?: string; reason?: string } = {}) => {
  const { reason = 'It says more.', ...changes } = over
  return by(bob, {
    type: 'EditSuggested',
    data: { postId, suggestionId, userId: bob, changes: { title, ...changes }, reason },
  })
}
const ended = (outcome: SuggestionOutcome): DomainEvent => ({
  type: 'EditSuggestionEnded',
  data: { postId, suggestionId, userId: bob, outcome, agreedByIds: [] },
})
const applied: DomainEvent = {
  type: 'EditSuggestionApplied',
  data: { postId, suggestionId, userId: bob, suggestedAs: '1' },
}
const deleted = by(mo, aPostDeletion({ cause: 'moderator', reason: 'Spam' }))
const merged = by(mo, { type: 'PostMerged', data: { postId, from: 'active', into: 2 } })
/** Takes back what came as that event of the post. */
const undone = (revision: number, to: 'active' | 'deleted' = 'active') =>
  by(mo, {
    type: 'PostDecisionUndone',
    data: { postId, authorId: ann, from: 'deleted', to, undone: revision, publishedAt: firstTime },
  })

const deciding = rule(decideSuggestion, history)
const answer = (who: string, decision: SuggestionDecision) =>
  deciding({
    caller: member(who),
    suggestionId,
    decision,
    priceStanding: aPost().data.priceStanding,
    voters: 0,
    now: firstTime,
  })

describe.each([
  ['deleted', deleted],
  ['merged', merged],
])('where a post that was %s is as before,', (_how, decision) => {
  it('what was suggested of it waits as it did', () => {
    const before = [good, suggested(), decision]
    given(...before)
      .when(answer(ann, 'decline'))
      .refuses('decided')
    given(...before, undone(2))
      .when(answer(ann, 'decline'))
      .emits(ended('declined'))
    given(...before, undone(2))
      .when(answer(bob, 'withdraw'))
      .emits(ended('withdrawn'))
    given(...before, undone(2))
      .when(answer(mo, 'accept'))
      .emits(ended('accepted'), aPostEdit({ changes: { title }, reason: 'It says more.' }))
  })

  it('what stood already may be kept or taken back again', () => {
    const edit = by(bob, aPostEdit({ changes: { title } }))
    given(aPost(), suggested(), applied, edit, decision, undone(4)).when(answer(ann, 'accept')).emits(ended('accepted'))
  })

  it.each(['accepted', 'declined', 'withdrawn'] as const)('what was %s before stays so', (outcome) => {
    given(aPost(), suggested(), ended(outcome), decision, undone(3)).when(answer(mo, 'decline')).refuses('decided')
  })

  it('what stood already and was edited again stays over', () => {
    const edit = by(bob, aPostEdit({ changes: { title } }))
    const again = by(mo, aPostEdit({ changes: { title: 'Headphones' } }))
    given(aPost(), suggested(), applied, edit, again, decision, undone(5))
      .when(answer(ann, 'decline'))
      .refuses('decided')
    given(aPost(), suggested(), applied, edit, decision, again, undone(4))
      .when(answer(ann, 'decline'))
      .refuses('decided')
  })

  it('what the post has outgrown meanwhile cannot be accepted', () => {
    const edit = by(mo, aPostEdit({ changes: { title: 'Headphones' } }))
    given(aPost(), suggested(), decision, edit, undone(2)).when(answer(ann, 'accept')).refuses('changed')
  })

  it('nobody answers what a member suggested who has left', () => {
    given(aPost(), suggested({ title: ERASED_TEXT, reason: ERASED_TEXT }), decision, undone(2))
      .when(answer(ann, 'decline'))
      .refuses('suggestion-not-found')
  })

  it('no words come back that were removed meanwhile', () => {
    const redacting = rule(redactVersion, history)({ caller: member(mo), version: 0, reason: 'A telephone number.' })
    const phone = aPost({ title: 'Headphones, call 555-0100-200' })
    const edit = aPostEdit({ changes: { title: 'Headphones', content: 'They are good ones.' } })
    const before = [phone, suggested({ title: 'Red headphones, call 555-0100-200' }), edit, decision]
    const removal = aRedaction({ reason: 'A telephone number.' })
    given(...before)
      .when(redacting)
      .emits(ended('declined'), removal)
    given(...before, ended('declined'), removal, undone(3))
      .when(answer(mo, 'decline'))
      .refuses('decided')
  })
})

it('what ended with a decision that another one followed stays over', () => {
  given(aPost(), suggested(), deleted, aPostRestoration(), undone(3, 'deleted'))
    .when(answer(mo, 'decline'))
    .refuses('decided')
  given(aPost(), suggested(), deleted, aPostRestoration(), deleted, undone(4))
    .when(answer(ann, 'decline'))
    .refuses('decided')
})

it('what was suggested after a post was restored ends where that is taken back', () => {
  given(aPost(), deleted, aPostRestoration(), suggested(), undone(2, 'deleted'))
    .when(answer(mo, 'decline'))
    .refuses('decided')
})
