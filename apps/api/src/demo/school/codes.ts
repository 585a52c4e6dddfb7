import type { enrolments } from '../../db/schema/index.ts'
import { cpfOf, type Person } from './person.ts'

type Enrolment = typeof enrolments.$inferInsert

const day = 86_400_000
const codeOf = (id: number) => `KEY-${10_000 + id}`

/** When a person enrolled; for teachers a year ago. */
export const arrivalOf = ({ learning }: Pick<Person, 'learning'>, now: Date) =>
  new Date(now.getTime() - ((learning?.joined ?? 400) + 1) * day)

/** The code that a person registered with. */
export const usedCode = (person: Person, now: Date): Enrolment => {
  const { id, profile, tribe, name, cpf, units } = person
  const arrived = arrivalOf(person, now)
  const row = { code: codeOf(id), profile, unity_id: units[0], tribe_id: tribe ?? null, name, cpf }
  return { ...row, user_id: id, used_at: arrived, created_at: arrived }
}

/** The first unused code, a student's. */
export const freeCode = 'KEY-20001'

const vicente = { profile: 'STUDENT', unity_id: 1, tribe_id: 5, name: 'Vicente Araújo', cpf: cpfOf(202) } as const
const lorena = { profile: 'TEACHER', unity_id: 2, name: 'Lorena Brandão', cpf: cpfOf(203) } as const

/** Unused codes: one for each way in which a first access is proved. */
export const freeCodes: Enrolment[] = [
  // Of whom the school knows nothing else: any e-mail will do.
  { code: freeCode, profile: 'STUDENT', unity_id: 2, tribe_id: 3, name: 'Clara Monteiro' },
  { code: 'KEY-20002', ...vicente, birthday: '2009-06-12' },
  { code: 'KEY-20003', ...lorena, email: 'lorena@thehouse.test' },
  { code: 'KEY-20004', profile: 'AUTODIDACT', unity_id: 4, name: 'Murilo Falcão', cpf: cpfOf(204) },
  // For student@thehouse.test, to change unit and tribe.
  {
    code: 'KEY-20005',
    profile: 'STUDENT',
    unity_id: 5,
    tribe_id: 6,
    name: 'Helena Duarte',
    cpf: cpfOf(1),
    email: 'student@thehouse.test',
  },
]
