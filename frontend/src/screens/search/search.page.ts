import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred, readingOf } from '../../features/preferences/preferred.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { askChosenStore } from '../shared/ask-chosen-store.ts'
import { mayBeMisspelt, searchRequest, wordsFrom } from './search-request.ts'
import { SearchScreen } from './SearchScreen.tsx'

const feedOf = (words: string) => `${routes.search.path}/feed.xml?${new URLSearchParams({ q: words }).toString()}`

export const page: Page = {
  Screen: SearchScreen,
  async preload({ url, getState, ask }) {
    const words = wordsFrom(url.searchParams)
    if (words !== '') {
      const state = getState()
      const reader = { currency: preferred(state, 'currency'), reading: readingOf(state) }
      const request = searchRequest(url.searchParams, reader)
      const [{ data }] = await Promise.all([ask(postsApi.endpoints.getFeed, request), askChosenStore({ url, ask })])
      await (mayBeMisspelt(words, data) ? ask(postsApi.endpoints.listSpellings, words) : undefined)
    }
  },
  head({ url }) {
    const words = wordsFrom(url.searchParams)
    const description = 'Search all deals.'
    return words === ''
      ? { title: 'Search', description, noIndex: true }
      : { title: `Search: ${words}`, description, noIndex: true, feed: feedOf(words) }
  },
}
