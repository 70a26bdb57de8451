import { wordsOf } from '@deals/events'

/** So many words together say something, such as a name; one alone where no more of them went. */
const inPiece = 2
/** A shorter word alone says nothing. */
const shortestAlone = 4

/** Pieces of a text of whose words none stands any more. */
export function piecesGone(text: string, standing: readonly string[]): string[] {
  const stands = new Set(standing.flatMap(wordsOf))
  return runsOf(wordsOf(text), (word) => !stands.has(word))
    .flatMap((run) => (run.length < inPiece ? [run.join(' ')] : piecesOf(run, inPiece)))
    .filter((piece) => piece.length >= shortestAlone)
}

/** Whether a text has one of the pieces in it, whatever stands around it and between its words. */
export function hasPieceOf(text: string, pieces: readonly string[]): boolean {
  const words = wordsOf(text)
  const has = new Set([...words, ...piecesOf(words, inPiece)])
  return pieces.some((piece) => has.has(piece))
}

const piecesOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(' '))

function runsOf(words: readonly string[], belongs: (word: string) => boolean): string[][] {
  const runs: string[][] = [[]]
  for (const word of words) {
    if (belongs(word)) {
      runs.at(-1)?.push(word)
    } else {
      runs.push([])
    }
  }
  return runs.filter(({ length }) => length > 0)
}
