import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'
import { BookmarksScreen, firstQuestion } from './BookmarksScreen.tsx'

export const page: Page = {
  Screen: BookmarksScreen,
  preload: ({ ask, viewer }) =>
    viewer === null ? settled() : settled(ask(bookmarkListApi.endpoints.getBookmarks, firstQuestion)),
  head: () => ({ title: 'My Bookmarks', noIndex: true }),
}
