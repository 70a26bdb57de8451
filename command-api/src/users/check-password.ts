import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordMinLength } from '@deals/events'
import { commonPasswords } from './common-passwords.ts'

const passwordMaxLength = 200
/** Of 0 to 4: three is beyond what many guesses reach while the hash is safe. */
const leastScore = 3
/** Judging takes time that grows fast with the length; what is strong so far is strong as a whole. */
const judgedLength = 32
/** Ways to read digits as letters; without an end to them one password could take seconds. */
const l33tMaxSubstitutions = 10

let judge: Promise<ZxcvbnFactory> | undefined

/** The word lists take a moment and some memory, so they are read when the first password comes. */
async function openJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary: common }, { dictionary: english, translations }] =
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
    ])
  const dictionary = { ...common, ...english }
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, translations, l33tMaxSubstitutions })
}

/** Why this cannot be a password, or null. */
export async function checkPassword(password: string, username: string): Promise<string | null> {
  if ([...password].length < passwordMinLength) {
    return `A password has at least ${passwordMinLength} characters`
  }
  if (password.length > passwordMaxLength) {
    return `A password has at most ${passwordMaxLength} characters`
  }
  return commonPasswords.has(password.toLowerCase())
    ? 'This password is among the first that others would try'
    : weaknessOf(password, username)
}

async function weaknessOf(password: string, username: string): Promise<string | null> {
  judge ??= openJudge()
  const known = ['dealstream', ...(username === '' ? [] : [username])]
  const { score, feedback } = (await judge).check(password.slice(0, judgedLength), known)
  if (score >= leastScore) {
    return null
  }
  const why = feedback.warning ?? ''
  const what = feedback.suggestions[0] ?? 'Add more words that are less common.'
  return `This password is easily guessed. ${why === '' ? '' : `${why} `}${what}`
}
