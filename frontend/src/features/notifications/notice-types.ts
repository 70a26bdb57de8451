import { canModerate, noticeTypeNames, type CurrentUser, type NoticeType } from '@deals/events'

/** Those that somebody can be told of at all. */
export const noticeTypesFor = (viewer: CurrentUser | null): readonly NoticeType[] =>
  noticeTypeNames.filter((type) => type !== 'moderation' || canModerate(viewer))
