import { aPost, recordedHistory } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { standingAfter } from './edit-circumstances.ts'
import { postFold } from './post.state.ts'

const post = historyOf(postFold)(recordedHistory([aPost({ categorySlug: 'grocery', subCategorySlug: null })]))

describe('how the price of a post stands after an edit', () => {
  it.each([
    ['its title', { title: 'Wireless headphones, two of them' }, 'lowest'],
    ['its category, by which its title is read', { categorySlug: 'techelectronics' }, 'lowest'],
    ['its price', { price: 1 }, 'lowest'],
    ['nothing that one pays for', { content: 'Seen in the shop, too.' }, 'none'],
  ])('is asked for again, or not, where it changes %s', async (_what, form, standing) => {
    const queries = { priceStanding: async () => 'lowest' as const }
    if (post.status === 'missing') {
      throw new Error('no post')
    }
    expect(await standingAfter({ queries }, form, post)).toBe(standing)
  })
})
