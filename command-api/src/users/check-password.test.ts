import { checkPassword } from './check-password.ts'

describe('a password', () => {
  it.each([
    'Password123!',
    'letmein1234',
    'password2024',
    'aaaaaaaaaaaa',
    'qwertyuiop1',
    'abcdefghijkl',
    '1q2w3e4r5t6y',
    'iloveyou1234',
    'dealstream1!',
    'ann_b_2024',
    '12/12/2012 12',
  ])('is not %s, and the sentence says so', async (password) => {
    expect(await checkPassword(password, 'ann_b')).toMatch(/easily guessed|first that others would try/)
  })

  it.each([
    'a sentence to sign in with',
    'correct horse battery',
    'ten words or so',
    'Tr0ub4dour&3-blue',
    'Wüstensand im Getriebe',
  ])('may be %s', async (password) => {
    expect(await checkPassword(password, 'ann_b')).toBeNull()
  })

  it('has at least 10 characters, counted as people count', async () => {
    expect(await checkPassword('🎉🎉🎉🎉🎉🎉🎉🎉🎉', '')).toBe('A password has at least 10 characters')
    expect(await checkPassword('x'.repeat(201), '')).toBe('A password has at most 200 characters')
  })

  it('that is common is refused in any case', async () => {
    expect(await checkPassword('QWERTYuiop', '')).toBe('This password is among the first that others would try')
  })

  it('is told what would help', async () => {
    expect(await checkPassword('password2024', '')).toBe(
      'This password is easily guessed. This is similar to a commonly used password. Add more words that are less common.',
    )
  })

  it('however long is judged by its beginning', async () => {
    expect(await checkPassword('ab1!'.repeat(50), '')).toContain('easily guessed')
  })
})
