import { advisoriesIn, stretchesOf } from './ask-registry.mjs'
import { foundIn } from './known-advisories.mjs'

const cause = {
  name: 'qs',
  range: '>=6.0.0 <6.2.4 || 6.3.0',
  severity: 'high',
  url: 'https://h.example/advisories/GHSA-1',
}

describe('what a registry tells', () => {
  it('is one advisory for each cause, however many packages need it', () => {
    const vulnerabilities = { qs: { via: [cause] }, express: { via: ['qs', cause] } }
    expect(advisoriesIn({ vulnerabilities })).toEqual([
      { package: 'qs', range: cause.range, severity: 'high', id: 'GHSA-1' },
    ])
    expect(advisoriesIn({ vulnerabilities: {} })).toEqual([])
    expect(advisoriesIn({ message: '405 Method Not Allowed' })).toBeNull()
  })

  it.each([
    ['<2.0.0', '1.9.9', '2.0.0'],
    ['<=2.0.0', '2.0.0', '2.0.1'],
    ['>=1.0.0 <1.0.2', '1.0.1', '1.0.2'],
    ['>1.0.0 <=1.2.0', '1.2.0', '1.0.0'],
    ['1.0.3', '1.0.3', '1.0.4'],
    ['=1.0.3', '1.0.3', '1.0.2'],
    ['<1.0.0 || >=2.0.0 <2.1.0', '2.0.5', '1.5.0'],
    ['<=3.0.0-beta.1', '3.0.0-beta.1', '3.0.0'],
  ])('%s speaks of %s and not of %s', (range, told, untold) => {
    const advisories = stretchesOf({ package: 'qs', range, id: 'GHSA-1' })
    const found = (version) => foundIn({ packages: { 'node_modules/qs': { version } } }, { advisories }).length
    expect([found(told), found(untold)]).toEqual([1, 0])
  })

  it('of every version is told of every version', () => {
    const [all] = stretchesOf({ package: 'qs', range: '*', id: 'GHSA-1' })
    expect(all).toEqual({ package: 'qs', from: '0.0.0', below: '999999.0.0', id: 'GHSA-1' })
  })
})
