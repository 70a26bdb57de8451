import type { LetterContent } from '../notifications/letter-page.ts'
import type { IssueContent } from './newsletter.questions.ts'

interface Frame extends Pick<LetterContent, 'because' | 'settingsUrl' | 'unsubscribeUrl'> {
  readonly publicUrl: string
}

/** An issue as a letter; nothing where there is no deal in it. */
export function newsletterLetter(
  { introduction, deals }: IssueContent,
  { publicUrl, ...frame }: Frame,
): LetterContent | null {
  const [first] = deals
  return first === undefined
    ? null
    : {
        ...frame,
        subject: `The best deals of the week: ${first.title}`,
        heading: 'The best deals of the week',
        paragraphs: introduction === null ? [] : introduction.split(/\n+/).filter((line) => line.trim() !== ''),
        lists: [{ title: 'What people liked', deals: deals.map((deal) => ({ deal })) }],
        button: { text: 'Browse deals', url: publicUrl },
      }
}
