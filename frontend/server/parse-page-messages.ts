import type { AskedPage, AskedQuestion, DrawnPage, ToldAnswer } from './page-messages.ts'

// Both ends are this program, so what crosses is taken as it comes.

export const parseAskedPage = (message: unknown): AskedPage => message as AskedPage
export const parseQuestion = (message: unknown): AskedQuestion => message as AskedQuestion
export const parseAnswer = (message: unknown): ToldAnswer => message as ToldAnswer
export const parseDrawn = (message: unknown): DrawnPage => message as DrawnPage
