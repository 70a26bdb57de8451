import { discussions } from './discussions.ts'
import { membersSince, pickMember } from './posts.ts'
import { between, pick, seededRandom, shuffle, type Random } from './random.ts'
import { topicOf, type Topic } from './topics.ts'
import type { DemoComment, DemoPost } from './types.ts'
import * as words from './words/comment-words.ts'
import { talkOfLife } from './words/talk-of-life.ts'
import { talkOfObjects } from './words/talk-of-objects.ts'
import { talkOfThings } from './words/talk-of-things.ts'

const talks: words.Talks = { ...talkOfThings, ...talkOfLife }
const repliesByTitle = new Map(discussions.map(({ title, replies }) => [title, replies]))
const mostComments = 14
/** Threads of the demonstration go no deeper, the top being the first level. */
const deepest = 4

/** A remark, or a question that the poster answers. */
type Saying = readonly [text: string, answer?: string]

function statusWords({ fate, couponCode, price, type }: DemoPost): readonly string[] {
  if (fate === 'expired') {
    return words.expiredWords
  }
  if (fate === 'renewed') {
    return words.renewedWords
  }
  if (couponCode !== undefined) {
    return words.couponWords
  }
  if (price === 0) {
    return words.freeWords
  }
  if (fate === 'edited') {
    return words.editedWords
  }
  return type === 'sales' ? words.saleWords : []
}

/** Topics of which nothing comes in a parcel. */
const withoutParcel: readonly Topic[] = ['trips', 'contracts', 'meals', 'money', 'learning', 'free', 'culture']

function farSayings(topic: Topic, toSayings: (texts: readonly string[]) => Saying[]): Saying[] {
  const general = [...toSayings(words.generalTalk.remarks).slice(0, 5), ...words.generalTalk.questions.slice(0, 2)]
  if (withoutParcel.includes(topic)) {
    return general
  }
  return [...general, ...toSayings(words.parcelTalk.remarks).slice(0, 3), ...words.parcelTalk.questions]
}

/** What could be said under a post, the fitting things first. */
function sayingsFor(post: DemoPost, random: Random): Saying[] {
  const replies = repliesByTitle.get(post.title)
  if (replies !== undefined) {
    return replies.map((text) => [text])
  }
  const toSayings = (texts: readonly string[]): Saying[] => shuffle(random, texts).map((text) => [text])
  if (post.type === 'sales') {
    return shuffle(random, [...toSayings(words.saleWords), ...toSayings(words.generalTalk.remarks).slice(0, 4)])
  }
  const topic = topicOf(post)
  const talk = talks[topic] ?? words.generalTalk
  const near = [...toSayings(talkOfObjects[post.object] ?? []), ...toSayings(talk.remarks), ...talk.questions]
  const far = farSayings(topic, toSayings)
  return [...shuffle(random, near).slice(0, 6), ...shuffle(random, far)]
}

/** Collects the comments of one post and keeps their times within its life. */
class Thread {
  readonly comments: DemoComment[] = []
  private readonly post: DemoPost
  private readonly random: Random
  private readonly lastMinute: number
  /** Nobody repeats what stands on the page already. */
  private readonly said = new Set<string>()

  constructor(post: DemoPost, random: Random) {
    this.post = post
    this.random = random
    this.lastMinute = Math.floor(post.hoursAgo * 60) - 2
  }

  get isFull(): boolean {
    return this.comments.length >= mostComments
  }

  add(content: string, author: string, at: { parent: DemoComment | null; minute: number }): DemoComment | null {
    if (this.isFull || this.said.has(content) || at.minute > this.lastMinute) {
      return null
    }
    this.said.add(content)
    const comment = {
      key: `${this.post.key}/${this.comments.length + 1}`,
      parentKey: at.parent?.key ?? null,
      author,
      content,
      minutesAfter: at.minute,
      votes: Math.floor(this.random() ** 2 * this.post.popularity * 26),
    }
    this.comments.push(comment)
    return comment
  }

  /** Some minutes after the parent, and less of them where little time is left. */
  minuteAfter({ minutesAfter }: DemoComment): number {
    return minutesAfter + between(this.random, 2, Math.max(3, Math.min(260, this.lastMinute - minutesAfter)))
  }
}

interface Cast {
  readonly random: Random
  readonly poster: string
  readonly someone: (but: string) => string
  /** Somebody who has not begun a thread here yet. */
  readonly starter: () => string
}

/** Answers to an answer: a reader or the poster, seldom deeper than three. */
function continueThread(thread: Thread, top: DemoComment, { random, poster, someone }: Cast): void {
  let parent: DemoComment | null = top
  for (let level = 2; level <= deepest && parent !== null && random() < 0.34; level += 1) {
    const author: string =
      level % 2 === 0 && parent.author !== poster && random() < 0.4 ? poster : someone(parent.author)
    parent = thread.add(pick(random, author === poster ? words.posterReplies : words.readerReplies), author, {
      parent,
      minute: thread.minuteAfter(parent),
    })
  }
}

interface Asked {
  readonly question: DemoComment
  readonly answer: string
}

function answerQuestion(thread: Thread, { question, answer }: Asked, { random, poster }: Cast): void {
  const reply = thread.add(answer, poster, { parent: question, minute: thread.minuteAfter(question) })
  if (reply === null || random() > 0.4) {
    return
  }
  const thanks = pick(random, ['Thanks, that helps.', 'Thank you!', 'Great, ordered.', 'Good to know, then I wait.'])
  thread.add(thanks, question.author, { parent: reply, minute: thread.minuteAfter(reply) })
}

function castOf(post: DemoPost, random: Random): Cast {
  const readers = membersSince(post.hoursAgo).filter(({ username }) => username !== post.authorKey)
  const started = new Set<string>()
  const someone = (but: string): string =>
    pickMember(
      random,
      readers.filter(({ username }) => username !== but),
    ).username
  const starter = (): string => {
    const fresh = readers.filter(({ username }) => !started.has(username))
    const { username } = pickMember(random, fresh)
    started.add(username)
    return username
  }
  return { random, poster: post.authorKey, someone, starter }
}

/** How many people begin a thread. */
function topCount({ popularity, type, hoursAgo, fate }: DemoPost, random: Random): number {
  if (hoursAgo < 0.6 || fate === 'staff-review' || fate === 'poster-review') {
    return 0
  }
  const talkative = type === 'discussion' ? 4 : 0
  return Math.min(9, Math.round(popularity * 8 + random() * 1.6 - 0.5) + talkative)
}

/** The comments under a post, parents before their answers; 0 to 14, at most four levels. */
export function commentsFor(post: DemoPost): DemoComment[] {
  const random = seededRandom(`comments:${post.key}`)
  const thread = new Thread(post, random)
  const cast = castOf(post, random)
  const count = topCount(post, random)
  const sayings = sayingsFor(post, random).slice(0, count)
  const life = Math.min(post.hoursAgo * 60 * 0.85, 4 * 24 * 60)
  sayings.forEach(([text, answer], place) => {
    const minute = 3 + Math.floor(life * ((place + random()) / (sayings.length + 1)) ** 2)
    const top = thread.add(text, cast.starter(), { parent: null, minute })
    if (top === null) {
      return
    }
    if (answer === undefined) {
      continueThread(thread, top, cast)
    } else {
      answerQuestion(thread, { question: top, answer }, cast)
    }
  })
  const about = statusWords(post)
  if (sayings.length > 0 && about.length > 0) {
    thread.add(pick(random, about), cast.starter(), { parent: null, minute: 5 + Math.floor(life * 0.97) })
  }
  return [...thread.comments].sort((left, right) => left.minutesAfter - right.minutesAfter)
}
