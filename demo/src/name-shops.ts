import { isRefusal } from '@deals/events'
import { expectDone, type Act } from './acts.ts'
import { newShops } from './content/desk-words.ts'
import type { DemoPost } from './demo-data.ts'
import { callerOf, type Written } from './perform.ts'

/** Members post deals of shops that nobody named before; moderators have to decide about these. */
export const newShopActs = (posts: readonly DemoPost[], written: Written): Act[] =>
  newShops.map(({ username, minutesAgo, form }) => {
    const caller = callerOf(written, username)
    const alike = posts.find((post) => post.subCategory === form.subCategory && post.pictureCount > 0)
    const [imageUrl] = written.pictures.get(alike?.key ?? '') ?? []
    const images = imageUrl === undefined ? [] : [{ imageUrl, sequence: 0, alt: form.title }]
    const give: Act['give'] = async ({ members, site }) => {
      const by = written.invoke(caller, `new shop ${form.storeName}`)
      const outcome = await members.submitPost({ caller, by, form: { ...form, images } })
      expectDone(outcome, form.storeName)
      if (!isRefusal(outcome)) {
        const findings = { findings: [], model: 'built-in-1' }
        await site.finishReview({ causationId: by.commandId, postId: outcome.answer.id, ...findings })
      }
    }
    return { minutesAgo, give }
  })
