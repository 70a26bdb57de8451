import { makeSitePage } from './make-site-page.tsx'

export const page = makeSitePage('terms')
