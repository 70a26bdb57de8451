import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'
import { BookmarksScreen, firstQuestion } from './BookmarksScreen.tsx'

export const page: Page = {
  Screen: BookmarksScreen,
  preload: ({ dispatch, viewer }) =>
    viewer === null ? settled() : settled(dispatch(bookmarkListApi.endpoints.getBookmarks.initiate(firstQuestion))),
  head: () => ({ title: 'My Bookmarks', noIndex: true }),
}
