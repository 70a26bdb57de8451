import fc from 'fast-check'
import { isKeptName } from './kept-names.ts'

it.each([
  ...[
    'admin',
    'Admin',
    'ADMIN',
    'adm1n',
    'AdmIn',
    'aDMlN',
    '_admin_',
    'ad_min',
    'admin1',
    'admin_2',
    '4dmin',
    'adrnin',
  ],
  ...['moderator', 'M0derat0r', 'mods', 'staff', '5taff', 'owner', 'support', 'deleted_user', 'system'],
  ...['dealstream', 'Dealstream_Help', 'the_dealstream', 'DeaIstream', 'd3alstream'],
])('%s is kept for the site', (name) => {
  expect(isKeptName(name)).toBe(true)
})

it.each([
  ...['ann', 'bob_b', 'badminton', 'modern', 'modest_mo', 'staffordshire', 'teamwork', 'helpful', 'ownership'],
  ...['rooted', 'downstream', 'dealhunter', 'thriftyowl', 'supporter', 'mo', '123', '___'],
])('%s is anybody’s', (name) => {
  expect(isKeptName(name)).toBe(false)
})

it('a kept name is kept with any number behind it', () => {
  fc.assert(fc.property(fc.nat(), (number) => isKeptName(`admin${number}`) && isKeptName(`Staff_${number}`)))
})
