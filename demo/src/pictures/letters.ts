/** Capital letters and digits as strokes of a pen in a box of 24 by 28. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M1 28 12 0l11 28M5 18h14',
  B: 'M2 0v28M2 0h10a6.500 6.500 0 0 1 0 13H2m0 0h12a7.500 7.500 0 0 1 0 15H2',
  C: 'M23 6A13 14 0 1 0 23 22',
  D: 'M2 0v28h7a14 14 0 0 0 0-28z',
  E: 'M21 0H3v28h18M3 14h14',
  F: 'M21 0H3v28M3 14h14',
  G: 'M22 5A13 14 0 1 0 23 20v-5h-9',
  H: 'M2 0v28M22 0v28M2 14h20',
  I: 'M12 0v28M6 0h12M6 28h12',
  J: 'M19 0v20a8 8 0 0 1-16 0',
  K: 'M3 0v28M21 0 3 16m6-5 13 17',
  L: 'M4 0v28h17',
  M: 'M1 28V0l11 17L23 0v28',
  N: 'M2 28V0l20 28V0',
  O: 'M12 0a12 14 0 1 0 0 28 12 14 0 1 0 0-28',
  P: 'M3 28V0h11a8 8 0 0 1 0 16H3',
  Q: 'M12 0a12 14 0 1 0 0 28 12 14 0 1 0 0-28m3 20 8 9',
  R: 'M3 28V0h11a8 8 0 0 1 0 16H3m10 0 9 12',
  S: 'M21 5C17-2 3-2 3 7c0 10 19 4 19 14 0 9-16 9-20 1',
  T: 'M1 0h22M12 0v28',
  U: 'M2 0v18a10 10 0 0 0 20 0V0',
  V: 'M1 0l11 28L23 0',
  W: 'M0 0l6 28 6-20 6 20 6-28',
  X: 'M2 0l20 28M22 0 2 28',
  Y: 'M1 0l11 14L23 0M12 14v14',
  Z: 'M2 0h20L2 28h20',
  0: 'M12 0a9 14 0 1 0 0 28 9 14 0 1 0 0-28',
  1: 'M6 6l7-6v28',
  2: 'M4 7c0-9 16-9 16 1 0 7-10 12-16 20h17',
  3: 'M4 2h16l-9 10c12 0 12 16 1 16-4 0-7-2-9-5',
  4: 'M17 28V0L2 20h20',
  5: 'M20 0H6L5 12c16-5 21 16 6 16-3 0-6-1-8-4',
  6: 'M18 0C8 6 3 13 4 20c1 11 17 10 17 0 0-9-13-10-16-2',
  7: 'M3 0h18L10 28',
  8: 'M12 13a6 6.500 0 1 1 .1 0 7.500 7.500 0 1 1-.1 0',
  9: 'M6 28c10-6 15-13 14-20-1-11-17-10-17 0 0 9 13 10 16 2',
}

/** A ring, for names without a letter or a digit. */
const blank = 'M12 6a8 8 0 1 0 0 16 8 8 0 1 0 0-16'

/** The first letter or digit of a name as a path. */
export function letterPath(name: string): string {
  const letter = /[A-Z0-9]/.exec(name.normalize('NFD').toUpperCase())?.[0]
  return (letter === undefined ? undefined : strokes[letter]) ?? blank
}
