import type { ModelServer } from '@deals/process'
import { openOpenAiModel } from './openai-model.ts'
import { patientModel, type Patience, type PatientModel } from './patient-model.ts'

/** A model that judges, and the tokens that it may take. */
export interface Judge {
  readonly model: PatientModel
  readonly tokensPerDay: number
  readonly tokensPerPost: number
}

/** The model of a server, if one is named. */
export async function openJudge(server: ModelServer | undefined, patience?: Patience): Promise<{ judge?: Judge }> {
  if (server === undefined) {
    return {}
  }
  const { tokensPerDay, tokensPerPost } = server
  const model = patientModel(await openOpenAiModel(server), patience === undefined ? {} : { patience })
  return { judge: { model, tokensPerDay, tokensPerPost } }
}
