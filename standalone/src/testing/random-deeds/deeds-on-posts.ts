import { productForm } from '../product-form.ts'
import { oneOf } from '../random-value.ts'
import { isDone, numberIn, publish, type Deed, type Diary } from './diary.ts'

const textsOf = (title: string, content: string) => ({
  title: `Which ${title} lasts longest`,
  content: `All that is known of ${content}, said plainly here.`,
})

/** What posters do with their own, and anybody with those of others. */
export function deedsOnPosts(diary: Diary): Readonly<Record<string, Deed>> {
  const { people, random, member, anyone, post, aside } = diary
  const byPoster = (method: 'patch' | 'delete', way: string) => async () => {
    const { id, by } = post()
    return by[method](`/api/posts/${id}${way}`)
  }
  return {
    submit: () => submit(diary),
    edit: () => edit(diary),
    vote: () => anyone().post(`/api/posts/${post().id}/votes`, { value: oneOf(random, [1, 1, -1]) }),
    bookmark: () => anyone().post('/api/bookmarks', { postId: post().id }),
    keep: aside(async (note) => {
      const postId = post().id
      await people.dan.post('/api/bookmarks', { postId })
      return people.dan.patch(`/api/bookmarks/${postId}`, { collection: 'Later', note })
    }),
    availability: () => anyone().post(`/api/posts/${post().id}/availability`, { available: random() < 0.5 }),
    report: aside((note) => member().post(`/api/reports/post/${post().id}`, { reason: 'other', note })),
    removeOwn: byPoster('delete', ''),
    expire: byPoster('patch', '/expire'),
    renew: byPoster('patch', '/renew'),
    suggest: aside((word) =>
      people.sue.post(`/api/posts/${post().id}/suggestions`, {
        title: `Which ${word} lasts`,
        reason: 'It is another.',
      }),
    ),
    alert: aside((name) => anyone().post('/api/deal-alerts', { name, keywords: { any: ['longest'] } })),
    appeal: aside((text) => {
      const { id, by } = post()
      return by.post('/api/appeals', { postId: id, text: `Please look at it again, because of ${text}.` })
    }),
    sameProduct: () => member().post(`/api/posts/${post().id}/same-product`, { otherId: post().id }),
    dismiss: () => anyone().post(`/api/posts/${post().id}/dismissal`),
  }
}

async function submit({ site, random, member, posts, write }: Diary) {
  const by = member()
  const [title, content] = [write(), write()]
  const type = oneOf(random, ['product', 'sales', 'discussion'] as const)
  const common = { ...textsOf(title.word, content.word), duplicateOverride: 'It is about another model.' }
  const store = {
    storeName: `Store ${oneOf(random, ['North', 'South'])}`,
    dealUrl: `https://shop.example/${title.word}`,
  }
  const forms = {
    product: async () => productForm(site, { ...common, ...store, price: Math.ceil(random() * 90) }),
    sales: async () => ({ ...common, ...store, type, subtitle: 'Up to half off', categorySlug: 'pets' }),
    discussion: async () => ({ ...common, type, categorySlug: 'techelectronics' }),
  }
  const answer = await by.post('/api/posts', await forms[type]())
  if (isDone(answer)) {
    const id = numberIn(answer, 'id')
    posts.push({ id, by, versions: [{ version: 1, written: [title, content].map((one) => publish(one, id)) }] })
  }
  return answer
}

async function edit({ post, write }: Diary) {
  const { id, by, versions } = post()
  const [title, content] = [write(), write()]
  const changes = { ...textsOf(title.word, content.word), reason: 'So that it is right.' }
  const answer = await by.patch(`/api/posts/${id}`, changes)
  if (isDone(answer)) {
    versions.push({
      version: numberIn(answer, 'version'),
      written: [title, content].map((one) => publish(one, id)),
    })
  }
  return answer
}
