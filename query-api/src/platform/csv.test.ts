import { toCsv } from './csv.ts'

const fieldOf = (value: string | number) => toCsv([], [[value]]).split('\r\n')[1]

it.each([
  ['a plain text', 'Tent for two', 'Tent for two'],
  ['a number below nothing', -5, '-5'],
  ['a comma', 'a, b', '"a, b"'],
  ['a quotation', 'a "b"', '"a ""b"""'],
  ['a list in a note', 'first\n- second', '"first\n- second"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula in wide signs', '＝1+1', "'＝1+1"],
  ['one behind a sign that parts cells elsewhere', 'Tent;=HYPERLINK("x");', `"Tent;'=HYPERLINK(""x"");"`],
  ['one behind a tab', 'Tent\t@SUM(1)', `"Tent\t'@SUM(1)"`],
  ['one in a line of its own', 'Tent\n-cmd', `"Tent\n'-cmd"`],
])('%s', (_what, value, written) => {
  expect(fieldOf(value)).toBe(written)
})
