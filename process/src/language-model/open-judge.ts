import type { ModelServer } from '../model-settings.ts'
import { openOpenAiModel } from './openai-model.ts'
import { patientModel, type Patience, type PatientModel } from './patient-model.ts'

/** A model that judges, and the tokens that it may take. */
export interface Judge {
  readonly model: PatientModel
  readonly tokensPerDay: number
  readonly tokensPerPost: number
  /** Another model of the same server, to be tried. */
  candidate(name: string): Promise<PatientModel>
}

/** The model of a server, if one is named. */
export async function openJudge(server: ModelServer | undefined, patience?: Patience): Promise<{ judge?: Judge }> {
  if (server === undefined) {
    return {}
  }
  const { tokensPerDay, tokensPerPost } = server
  const open = async (name: string) =>
    patientModel(await openOpenAiModel({ ...server, model: name }), patience === undefined ? {} : { patience })
  const candidates = new Map<string, Promise<PatientModel>>()
  const candidate = (name: string) => {
    const opened = candidates.get(name) ?? open(name)
    candidates.set(name, opened)
    return opened
  }
  return { judge: { model: await open(server.model), tokensPerDay, tokensPerPost, candidate } }
}
