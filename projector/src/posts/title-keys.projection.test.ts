import { titleKeysOf } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { titleKeys, type TitleKeysDoc } from './title-keys.read-models.ts'
import { titleKeysProjection } from './title-keys.projection.ts'

const after = async (...history: say.Told[]) =>
  (await folded(titleKeysProjection, ...history)).doc<TitleKeysDoc>(titleKeys, postId)
const first = titleKeysOf('Wireless headphones with noise cancelling')
const erased = (userId: string) => tell('UserErased', { userId, requestId: 'r' })

describe('the keys of a post', () => {
  it('are those of its title', async () => {
    expect(await after(say.aPost())).toEqual({ postId, authorId: ann, isDeleted: false, ...first })
  })

  it('follow edits of the title and no others', async () => {
    const renamed = await after(say.aPost(), say.aPostEdit({ changes: { title: 'Garden hose' } }))
    expect(renamed).toEqual({ postId, authorId: ann, isDeleted: false, ...titleKeysOf('Garden hose') })
    expect(await after(say.aPost(), say.aPostEdit({ changes: { price: 100 } }))).toMatchObject(first)
  })

  it('leave nothing of a longer title behind a shorter one', async () => {
    const wordless = await after(say.aPost(), say.aPostEdit({ changes: { title: '…' } }))
    expect(wordless).toEqual({ postId, authorId: ann, isDeleted: false })
  })

  it('say that it is deleted, and back again', async () => {
    expect(await after(say.aPost(), say.aPostDeletion())).toMatchObject({ isDeleted: true, ...first })
    expect(await after(say.aPost(), say.aPostDeletion(), say.aPostRestoration())).toMatchObject({ isDeleted: false })
  })

  it('go with the title when the poster leaves', async () => {
    expect(await after(say.aPost(), erased(bob))).toMatchObject(first)
    expect(await after(say.aPost(), erased(ann))).toBeUndefined()
    expect(await after(say.aPost(), erased(ann), say.aPostEdit({ changes: { title: 'Lamp' } }))).toBeUndefined()
  })

  it('stay with a post that stays without its poster', async () => {
    const kept = tell('PostKept', { postId, authorId: ann, title: 'Lamp', content: 'Bright', subtitle: null })
    expect(await after(say.aPost(), kept, erased(ann))).toMatchObject({ authorId: 'nobody', ...titleKeysOf('Lamp') })
  })
})
