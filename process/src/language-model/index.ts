/** The door @deals/process/language-model: a model that is asked beside the built-in rules, and what it may take. */
export { answerForm, type AnswerForm } from './answer-form.ts'
export { askFor, asData, isSpent, type Spending } from './ask-for.ts'
export { ModelFailed, type Question, type Usage } from './language-model.ts'
export { openJudge, type Judge } from './open-judge.ts'
export type { PatientModel } from './patient-model.ts'
