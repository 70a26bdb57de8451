/** Every stream category; the text before the first hyphen of a stream's name. */
export const streamCategories = [
  'post',
  'vote',
  'bookmark',
  'dismissal',
  'visit',
  'comment',
  'cvote',
  'score',
  'replay',
  'model',
  'report',
  'avail',
  'coupon',
  'product',
  'case',
  'bulk',
  'appeal',
  'desk',
  'user',
  'username',
  'place',
  'prefs',
  'inbox',
  'alert',
  'match',
  'delivery',
  'store',
  'catalogue',
  'idem',
  'ops',
  'settings',
  'page',
  'newsletter',
  'turn',
  'thread',
  'click',
  'view',
  'announcement',
  'featured',
  'voteroot',
  'frontpage',
  'webhook',
] as const
export type StreamCategory = (typeof streamCategories)[number]

/** The category of a stream's name, or undefined when it is none of ours. */
export function categoryOf(stream: string): StreamCategory | undefined {
  const name = stream.slice(0, Math.max(0, stream.indexOf('-')))
  return streamCategories.find((category) => category === name)
}
