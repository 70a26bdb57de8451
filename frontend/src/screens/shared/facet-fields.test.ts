import { countedOptions } from './facet-fields.ts'

const exact = <Choice>(...choices: Choice[]) => ({ choices, isExact: true })

describe('an option', () => {
  const choices = [
    { value: 'a', label: 'Apples' },
    { value: 'b', label: 'Pears' },
  ]
  it.each([
    ['without counts', { facet: undefined, value: '' }, ['Any', 'Apples', 'Pears']],
    [
      'with its count; what leaves nothing is left out',
      { facet: exact({ value: 'a', count: 2 }), value: '' },
      ['Any', 'Apples (2)'],
    ],
    [
      'that is chosen stays as it is',
      { facet: exact({ value: 'a', count: 2 }, { value: 'b', count: 0 }), value: 'b' },
      ['Any', 'Apples (2)', 'Pears'],
    ],
    [
      'that was not met while not all were looked at stays',
      { facet: { choices: [{ value: 'a', count: 2 }], isExact: false }, value: '' },
      ['Any', 'Apples (2+)', 'Pears'],
    ],
  ])('%s', (_what, { facet, value }, labels) => {
    expect(countedOptions({ value, any: 'Any', choices, facet }).map(({ label }) => label)).toEqual(labels)
  })
})
