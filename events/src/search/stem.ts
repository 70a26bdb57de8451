/** Shorter words have no endings to lose, and longer ones are no words; the full-text index of SQLite thinks the same. */
const [shortest, longest] = [3, 64]

/** Texts say the same words over and over; finding the stem of one again is most of the work. */
const known = new Map<string, string>()
const mostKnown = 20_000

/** The stem of a lower-case English word, by Porter's rules: one stem for "laptop" and "laptops". */
export function stemOf(word: string): string {
  if (word.length < shortest || word.length > longest) {
    return word
  }
  const remembered = known.get(word)
  if (remembered !== undefined) {
    return remembered
  }
  const stem = steps.reduce((rest, step) => step(rest), word)
  if (known.size >= mostKnown) {
    known.clear()
  }
  known.set(word, stem)
  return stem
}

/** Each letter as a vowel (v) or a consonant (c); y is a vowel behind a consonant. */
function shapeOf(stem: string): string {
  let shape = ''
  for (let at = 0; at < stem.length; at += 1) {
    const letter = stem.charAt(at)
    shape += 'aeiou'.includes(letter) || (letter === 'y' && shape.endsWith('c')) ? 'v' : 'c'
  }
  return shape
}

/** How often consonants follow vowels, which is about the number of syllables. */
const measureOf = (stem: string): number => shapeOf(stem).match(/vc/g)?.length ?? 0
const hasVowel = (stem: string): boolean => shapeOf(stem).includes('v')
const endsShort = (stem: string): boolean => shapeOf(stem).endsWith('cvc') && !/[wxy]$/.test(stem)

type Endings = readonly (readonly [ending: string, replacement: string])[]

/** Replaces the first ending that fits, if what stands before it is long enough. */
const replacing =
  (endings: Endings, isLongEnough: (stem: string, replacement: string) => boolean) =>
  (word: string): string => {
    const found = endings.find(([ending]) => word.length > ending.length && word.endsWith(ending))
    const stem = found === undefined ? word : word.slice(0, -found[0].length)
    return found === undefined || !isLongEnough(stem, found[1]) ? word : stem + found[1]
  }

const plural = (word: string): string =>
  /(.ss|.i)es$/.test(word) ? word.slice(0, -2) : /[^s]s$/.test(word) ? word.slice(0, -1) : word

function pastOrGoing(word: string): string {
  if (word.endsWith('eed') && word.length > 3) {
    return measureOf(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  }
  const ending = /(ed|ing)$/.exec(word)?.[0] ?? ''
  const stem = word.slice(0, word.length - ending.length)
  return ending === '' || !hasVowel(stem) ? word : mended(stem)
}

/** What is left without its ending is given back its e, or loses its doubled letter. */
function mended(stem: string): string {
  if (/(at|bl|iz)$/.test(stem) && stem.length > 2) {
    return `${stem}e`
  }
  const isDoubled = stem.at(-1) === stem.at(-2) && /[^aeioulsz]$/.test(stem)
  return isDoubled ? stem.slice(0, -1) : measureOf(stem) === 1 && endsShort(stem) ? `${stem}e` : stem
}

const lastY = (word: string): string =>
  word.endsWith('y') && hasVowel(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word

const longEndings: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
]
const adjectives: Endings = [
  ['ical', 'ic'],
  ['ness', ''],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ful', ''],
  ['ative', ''],
  ['alize', 'al'],
]
const lastEndings: Endings = 'al ance ence er ic able ible ant ement ment ent sion tion ou ism ate iti ous ive ize'
  .split(' ')
  // Of "sion" and "tion" the first letter belongs to the stem.
  .map((ending) => [ending, /^[st]ion$/.test(ending) ? ending.charAt(0) : ''])

function lastE(word: string): string {
  const stem = word.slice(0, -1)
  const isLost = word.endsWith('e') && (measureOf(stem) > 1 || (measureOf(stem) === 1 && !endsShort(stem)))
  return isLost ? stem : word
}

const lastL = (word: string): string =>
  word.endsWith('ll') && measureOf(word.slice(0, -1)) > 1 ? word.slice(0, -1) : word

const steps = [
  plural,
  pastOrGoing,
  lastY,
  replacing(longEndings, (stem) => measureOf(stem) > 0),
  replacing(adjectives, (stem) => measureOf(stem) > 0),
  replacing(lastEndings, (stem, kept) => measureOf(stem + kept) > 1),
  lastE,
  lastL,
]
