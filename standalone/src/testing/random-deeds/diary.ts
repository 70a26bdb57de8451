import { postDetails } from '@deals/events'
import type { BothSides, Someone } from '../both-sides.ts'
import { oneOf } from '../random-value.ts'

/** Something that was written, by a word that stands nowhere else. */
export interface Written {
  readonly word: string
  /** The post that it belongs to; what belongs to none is for its writer and the team. */
  postId: number | null
  /** It may be read where its post may. */
  isOpen: boolean
}
export interface WrittenPost {
  readonly id: number
  readonly by: Someone
  readonly versions: { readonly version: number; readonly written: readonly Written[] }[]
}
export interface WrittenComment {
  readonly id: number
  readonly by: Someone
  readonly postId: number
  current: Written
}
export type Name = 'ann' | 'bob' | 'cat' | 'dan' | 'mo' | 'sue'
export type People = Readonly<Record<Name, Someone>>
export type Answer = Awaited<ReturnType<Someone['get']>>
export type Deed = () => Promise<Answer>

export const isDone = ({ status }: Answer): boolean => status < 300
export const numberIn = ({ body }: Answer, name: string): number => Number((body as Record<string, unknown>)[name])

/** What was written has become part of a post. */
export function publish(one: Written, postId: number): Written {
  one.postId = postId
  one.isOpen = true
  return one
}

/** Who is there, and what was written so far. */
export function openDiary(site: BothSides, people: People, random: () => number) {
  const written: Written[] = []
  const posts: WrittenPost[] = []
  const comments: WrittenComment[] = []
  const { ann, bob, cat, dan, mo } = people
  const write = (): Written => {
    const one = { word: `qz${written.length}wort${Math.floor(random() * 1e6)}`, postId: null, isOpen: false }
    written.push(one)
    return one
  }
  const post = () => oneOf(random, posts)
  return {
    site,
    people,
    random,
    written,
    posts,
    comments,
    write,
    post,
    anyone: () => oneOf(random, Object.values(people)),
    member: () => oneOf(random, [ann, bob, cat, dan]),
    comment: () => oneOf(random, comments),
    /** A deed that needs a word which only some may read. */
    aside:
      (give: (word: string) => Promise<Answer>): Deed =>
      async () =>
        give(write().word),
    versionOf: async ({ id }: WrittenPost) => postDetails.parse((await mo.get(`/api/posts/${id}`)).body).version,
  }
}
export type Diary = ReturnType<typeof openDiary>
