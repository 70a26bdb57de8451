import { askChosenStore } from '../shared/ask-chosen-store.ts'
import { settled, type Page } from '../shared/page.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'
import { bookmarkQuestion } from './bookmark-question.ts'
import { BookmarksScreen } from './BookmarksScreen.tsx'

export const page: Page = {
  Screen: BookmarksScreen,
  preload: async (context) => {
    const { ask, viewer, url } = context
    if (viewer !== null) {
      const question = bookmarkQuestion(url.searchParams)
      await settled(ask(bookmarkListApi.endpoints.getBookmarks, question), askChosenStore(context))
    }
  },
  head: () => ({ title: 'My Bookmarks', noIndex: true }),
}
