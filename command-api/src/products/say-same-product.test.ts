import { given, rule } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { pairFold } from './pair.state.ts'
import { refuseSameProduct, saySameProduct, type OnPair } from './say-same-product.ts'

const saying = rule(saySameProduct, historyOf(pairFold))
const refusing = rule(refuseSameProduct, historyOf(pairFold))
type Fields = OnPair['pair'][number]['fields']
const post = (
  postId: number,
  authorId: string,
  { type = 'product' as const, ...fields }: Partial<Fields & { type: OnPair['pair'][number]['type'] }> = {},
) => ({
  postId,
  authorId,
  type,
  mergedInto: null,
  fields: { currency: 'USD' as const, urlKey: `shop/${postId}`, ...fields },
})
const pair = [post(1, 'ann'), post(2, 'bob')] as const
const by = (id: string) => ({ caller: member(id), pair })
const ids = { postId: 1, otherId: 2 }
const proposed = (userId: string) => ({ type: 'SameProductProposed', data: { ...ids, userId } }) as const
const confirmed = (userId: string) => ({ type: 'SameProductConfirmed', data: { ...ids, userId } }) as const
const linked = (cause: 'members' | 'moderator') =>
  [
    { type: 'ProductLinked', data: { ...ids, cause } },
    { type: 'ProductLinked', data: { postId: 2, otherId: 1, cause } },
  ] as const
const parted = [
  { type: 'ProductUnlinked', data: ids },
  { type: 'ProductUnlinked', data: { postId: 2, otherId: 1 } },
] as const
const refused = (isWithdrawn: boolean) => ({ type: 'SameProductRefused', data: { ...ids, isWithdrawn } }) as const

it('one member proposes, a second confirms, and the third links the two', () => {
  given()
    .when(saying(by('cat')))
    .emits(proposed('cat'))
  given(proposed('cat'))
    .when(saying(by('dan')))
    .emits(confirmed('dan'))
  given(proposed('cat'), confirmed('dan'))
    .when(saying(by('eve')))
    .emits(confirmed('eve'), ...linked('members'))
})

it('those who posted the two count as one', () => {
  given(proposed('ann'), confirmed('cat'))
    .when(saying(by('bob')))
    .emits(confirmed('bob'))
  given(proposed('ann'), confirmed('bob'), confirmed('cat'))
    .when(saying(by('dan')))
    .emits(confirmed('dan'), ...linked('members'))
})

it('a moderator links them alone, unless one of the posts is their own', () => {
  given(proposed('cat'))
    .when(saying(by('mo')))
    .emits(...linked('moderator'))
  const own = { caller: member('mo'), pair: [post(1, 'mo'), post(2, 'bob')] as const }
  given().when(saying(own)).emits(proposed('mo'))
})

it.each([
  ['twice', [proposed('cat')], by('cat'), 'conflict'],
  ['of what is linked', [...linked('members')], by('cat'), 'conflict'],
  ['of what a moderator parted', [...linked('members'), ...parted], by('cat'), 'conflict'],
  ['of what a moderator refused', [proposed('dan'), refused(false)], by('cat'), 'conflict'],
  ['by a new member', [], { caller: member('cat', { trustLevel: 0 }), pair }, 'not-allowed'],
  ['by who may not post', [], { caller: member('cat', { restricts: ['post'] }), pair }, 'suspended'],
  ['of one post', [], { caller: member('cat'), pair: [pair[0], pair[0]] as const }, 'conflict'],
  ['of a sale', [], { caller: member('cat'), pair: [pair[0], post(2, 'bob', { type: 'sales' })] as const }, 'conflict'],
  [
    'of other currencies',
    [],
    { caller: member('cat'), pair: [pair[0], post(2, 'bob', { currency: 'CAD' })] as const },
    'conflict',
  ],
  [
    'of one page',
    [],
    { caller: member('cat'), pair: [pair[0], post(2, 'bob', { urlKey: 'shop/1' })] as const },
    'conflict',
  ],
] as const)('nobody says so %s', (...[, history, command, refusal]) => {
  given(...history)
    .when(saying(command))
    .refuses(refusal)
})

it('a moderator parts what was linked and links what was parted; after that members do not begin anew', () => {
  given(...linked('members'))
    .when(refusing(by('mo')))
    .emits(...parted)
  given(...linked('members'), ...parted)
    .when(saying(by('mo')))
    .emits(...linked('moderator'))
  given(proposed('cat'))
    .when(refusing(by('mo')))
    .emits(refused(false))
})

it('who proposed it takes it back, and may propose it again', () => {
  given(proposed('cat'), confirmed('dan'))
    .when(refusing(by('cat')))
    .emits(refused(true))
  given(proposed('cat'), refused(true))
    .when(saying(by('cat')))
    .emits(proposed('cat'))
})

it.each([
  ['a member parts nothing', [...linked('members')], by('cat'), 'not-allowed'],
  ['who confirmed it ends no proposal', [proposed('cat'), confirmed('dan')], by('dan'), 'not-allowed'],
  ['nothing is parted that is not linked', [], by('mo'), 'conflict'],
] as const)('%s', (...[, history, command, refusal]) => {
  given(...history)
    .when(refusing(command))
    .refuses(refusal)
})
