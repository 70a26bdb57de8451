import { heldFor, type HoldGroup } from './held-for.ts'

const found = (code: string, severity: 'info' | 'fixable' | 'suspicious' = 'suspicious') => ({ code, severity })

it.each<[string, ReturnType<typeof found>[], HoldGroup[]]>([
  ['members reported', [found('reported')], ['reports']],
  ['a trusted member reported as harmful', [found('reported-harmful')], ['reports']],
  ['leads to a blocked shop', [found('blocked-domain')], ['link']],
  ['leads elsewhere and reads like spam', [found('spam-words'), found('leads-elsewhere')], ['link', 'text']],
  ['a model noticed twice', [found('model-lure'), found('model-insult')], ['text']],
  ['is held for its text, and could be mended', [found('page-gone', 'fixable'), found('spam-words')], ['text']],
  ['nobody could check in time', [found('review-timeout')], ['unfinished']],
  ['something new was found in', [found('never-heard-of')], ['other']],
  ['nothing was found in', [found('page-unread', 'info')], ['moderator']],
])('a post that %s', (_what, findings, groups) => {
  expect(heldFor(findings)).toEqual(groups)
})
