import type { Finding, PictureSeen, PostForJobs } from '@deals/events'
import { fixable } from './findings.ts'

/** What pictures show that show no deal. In a discussion a form may be what is spoken of. */
export function pictureFindings({ type }: Pick<PostForJobs, 'type'>, pictures: readonly PictureSeen[]): Finding[] {
  return type === 'discussion' ? [] : pictures.flatMap(({ shows }, at) => findingFor(shows, nameOf(at, pictures)) ?? [])
}

const nameOf = (at: number, all: readonly PictureSeen[]): string =>
  all.length === 1 ? 'The picture' : `Picture ${at + 1}`

function findingFor(shows: PictureSeen['shows'], name: string): Finding | null {
  switch (shows) {
    case 'something':
      return null
    case 'nothing':
      return fixable('picture-blank', `${name} shows nothing. Please choose another one.`)
    case 'form':
      return fixable('picture-form', `${name} looks like a form on a page. Please choose one of the deal.`)
  }
}
