import { counted, type DealEvidence, type StoreRecord } from '@deals/events'
import { leaning, percent, sentence, within } from '../platform/share.ts'
import type { Judgement, ScoreFact } from './score-input.ts'

/** What a store of which nothing is known is likely to be worth. */
const usualShare = 0.6
/** From which share of trouble on a store is as bad as it gets. */
const worstEarly = 0.35
const worstDenied = 0.6
const worstRaised = 0.25
/** As many deals say as much as what is known of stores in general. */
const fewDeals = 3

interface Trouble {
  readonly happened: number
  readonly of: number
  readonly worst: number
}

/** What came of the store's deals here: whether they were there, for how long, and at the price that was told. */
export function brandPart({ post: { storeSlug }, store }: DealEvidence): Judgement {
  const nothing = { share: usualShare, confidence: 0, facts: [] }
  if (storeSlug === null) {
    return {
      ...nothing,
      reason: 'Not enough to judge: no store is named.',
      wouldChange: ['Naming the store would let its record count.'],
    }
  }
  if (store === null || store.posts === 0) {
    return {
      ...nothing,
      reason: 'Not enough to judge: the store has no record here.',
      wouldChange: ['Deals of this store that hold would build its record.'],
    }
  }
  const confidence = store.posts / (store.posts + fewDeals)
  return {
    share: leaning(recordOf(store), confidence, usualShare),
    confidence,
    reason: sentence(
      factsOf(store)
        .map(({ says }) => says)
        .join(', '),
    ),
    facts: factsOf(store),
    wouldChange: store.posts < 10 ? ['More deals of this store would make its record surer.'] : [],
  }
}

function recordOf(store: StoreRecord): number {
  const { posts, expiredEarly, confirmed = 0, denied = 0, raised = 0, lookedAt = 0 } = store
  const troubles: Trouble[] = [
    { happened: expiredEarly, of: posts, worst: worstEarly },
    { happened: denied, of: confirmed + denied, worst: worstDenied },
    { happened: raised, of: lookedAt, worst: worstRaised },
  ]
  const seen = troubles.filter(({ of }) => of > 0)
  const weight = seen.reduce((sum, { of }) => sum + Math.sqrt(of), 0)
  return seen.reduce((sum, trouble) => sum + (goodOf(trouble) * Math.sqrt(trouble.of)) / weight, 0)
}

/** One trouble in one deal proves little, so each record starts where stores usually are. */
function goodOf({ happened, of, worst }: Trouble): number {
  const rate = (happened + (1 - usualShare) * worst * 2) / (of + 2)
  return within(1 - rate / worst)
}

function factsOf({
  posts,
  expiredEarly,
  confirmed = 0,
  denied = 0,
  raised = 0,
  lookedAt = 0,
}: StoreRecord): ScoreFact[] {
  const fact = (id: string, says: string): ScoreFact => ({ id: `brand.${id}`, part: 'brand', says })
  const said = confirmed + denied
  return [
    fact(
      'held',
      `${percent((posts - expiredEarly) / Math.max(1, posts))} of ${counted(posts, 'deal')} of the store lasted`,
    ),
    ...(said === 0 ? [] : [fact('confirmed', `${confirmed} of ${counted(said, 'member')} found them available`)]),
    ...(lookedAt === 0 ? [] : [fact('accuracy', `${percent((lookedAt - raised) / lookedAt)} kept their price`)]),
  ]
}
