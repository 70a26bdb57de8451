/** One of the choices, always the same for the same name. */
export function pickByName<T>(name: string, choices: readonly [T, ...T[]]): T {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return choices[sum % choices.length] ?? choices[0]
}
