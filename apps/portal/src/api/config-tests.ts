import type { BankExercise, QueryOf, exerciseBankCalls } from '@the-house/domain'
import { request } from './client.ts'

/** Draws random exercises from the bank. */
export async function getDrawn(query: QueryOf<typeof exerciseBankCalls.drawExercises>): Promise<BankExercise[]> {
  return (await request('GET /exercise_bank/draw', { query })).content
}
