import { mutedAsFact, mutedFromFact, mutedWordProblem } from './muted-words.ts'
import { isMutedMember, mutedBy, mutedLimits, nothingMuted, type MutablePost, type Muted } from './muting.ts'

const muting = (said: Partial<Muted>, own?: string) => mutedBy({ ...nothingMuted(), ...said }, own)
const post = (said: Partial<MutablePost> = {}): MutablePost => ({
  title: 'Lego City police station',
  storeSlugs: ['norvik'],
  by: 'ann',
  ...said,
})

describe('a post', () => {
  it.each<[what: string, said: Partial<Muted>, seen: Partial<MutablePost>, isMuted: boolean]>([
    ['of nothing that is muted', {}, {}, false],
    ['of a muted store', { stores: ['norvik'] }, {}, true],
    ['of a store into which a muted one was merged', { stores: ['old'] }, { storeSlugs: ['norvik', 'old'] }, true],
    ['of another store', { stores: ['north-audio'] }, {}, false],
    ['of no store', { stores: ['norvik'] }, { storeSlugs: [] }, false],
    ['by a muted member', { members: ['ann'] }, {}, true],
    ['by another one', { members: ['bob'] }, {}, false],
  ])('%s is muted: %4$s', (...[, said, seen, isMuted]) => {
    expect(muting(said)(post(seen))).toBe(isMuted)
  })

  it('of the member is never muted', () => {
    const said = { stores: ['norvik'], members: ['ann'], words: [{ text: 'lego', wholeWord: false }] }
    expect([muting(said, 'ann')(post()), muting(said, 'bob')(post())]).toEqual([false, true])
  })
})

describe('a word', () => {
  it.each<[text: string, wholeWord: boolean, title: string, isFound: boolean]>([
    ['lego', true, 'LEGO City', true],
    ['lego', true, 'City (Lego)', true],
    ['lego', true, 'City: lego', true],
    ['lego', true, 'Legoland ticket', false],
    ['lego', false, 'Legoland ticket', true],
    ['lego', true, 'Legoland and lego', true],
    ['cat', true, 'Catalogue of cats', false],
    ['cat', false, 'Education', true],
    ['gift card', true, 'A gift card for two', true],
    ['gift card', true, 'A gift cardboard', false],
    ['é', true, 'Café', false],
    ['caf', true, 'Cafe\u0301', false],
    ['CAFÉ', true, 'Cafe\u0301 Maker', true],
    ['дом', true, 'Большой ДОМ', true],
    ['дом', true, 'Домашний', false],
    ['cat', true, 'cat5 cable', false],
    ['c++', true, 'C++ for beginners', true],
    ['.*', false, 'Anything', false],
    ['50%', false, 'Up to 50% off', true],
  ])('%j, as a whole %s, is in %j: %s', (...[text, wholeWord, title, isFound]) => {
    expect(muting({ words: [{ text, wholeWord }] })(post({ title }))).toBe(isFound)
  })

  it('is looked for in the line below the title, and not across both', () => {
    const isMuted = muting({ words: [{ text: 'police station', wholeWord: false }] })
    expect(isMuted(post({ title: 'Lego', subtitle: 'With a police station' }))).toBe(true)
    expect(isMuted(post({ title: 'Lego police', subtitle: 'station' }))).toBe(false)
  })

  it('is looked for beside others, whole ones and parts', () => {
    const isMuted = muting({
      words: [
        { text: 'duplo', wholeWord: true },
        { text: 'police', wholeWord: true },
        { text: 'kettl', wholeWord: false },
      ],
    })
    expect(['Lego police', 'Kettles', 'Lego'].map((title) => isMuted(post({ title })))).toEqual([true, true, false])
  })
})

it('the comments of a muted member are theirs, those of nobody are not', () => {
  expect(['bob', 'ann', null].map((name) => isMutedMember(name, { members: ['bob'] }))).toEqual([true, false, false])
})

describe('a word that somebody wants to mute', () => {
  const many = Array.from({ length: mutedLimits.words }, (_, at) => ({ text: `word ${at}`, wholeWord: true }))
  it.each([
    ['of enough characters', 'tv', [], null],
    ['of one', ' x ', [], 'Write at least 2 characters'],
    ['of too many', 'x'.repeat(51), [], 'Write at most 50 characters'],
    [
      'that stands there in other letters',
      '  Gift   Card',
      [{ text: 'gift card', wholeWord: false }],
      'You mute “Gift Card” already',
    ],
    ['for which there is no room', 'lego', many, '50 words fit; take one out first'],
  ])('%s', (...[, text, words, problem]) => {
    expect(mutedWordProblem(text, words)).toBe(problem)
  })
})

it('what is muted comes back from an event as it was, the words in order', () => {
  const muted: Muted = {
    stores: ['norvik'],
    words: [
      { text: 'duplo', wholeWord: false },
      { text: 'gift card', wholeWord: true },
      { text: 'lego', wholeWord: false },
    ],
    members: ['u1'],
  }
  expect(mutedFromFact(mutedAsFact(muted))).toEqual(muted)
  expect(mutedFromFact(mutedAsFact(nothingMuted()))).toEqual(nothingMuted())
})
