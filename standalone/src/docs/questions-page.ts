import { askedQuestions, type AskedQuestion } from '@deals/command-api/app'
import { code, generated, page, table } from './markdown.ts'

/** What commands ask of views: docs/reference/questions.md. */
export function questionsPage(): string {
  const asked: [string, AskedQuestion][] = Object.entries(askedQuestions)
  return page(
    '# Questions of the command side',
    generated,
    'A command is decided from the log. What many streams say together, and neither a stream nor the caller can tell, is asked of the ' +
      'read side: nothing but these questions. Views may be late by a moment, and where the parts run apart query-api, or the store of the ' +
      'views, may be away. What is written already is answered without them. Every line is tried by the tests, in one process and over HTTP.',
    table(
      ['question', 'asked for', 'when the read side is behind', 'when it is away'],
      asked.map(([name, { askedFor, whenBehind, whenAway }]) => [code(name), askedFor, whenBehind, whenAway]),
    ),
  )
}
