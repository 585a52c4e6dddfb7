/** How large a generated school is. What one unit and one person have is the same in both schools of a pair. */
export interface SchoolSize {
  units: number
  /** One administrator or student, the teachers, one self-taught learner, and students. */
  peoplePerUnit: number
  teachers: number
  rooms: number
  /** A multiple of five times the rooms: each room has as many on each working day. */
  classesPerWeek: number
}

/** How many administrators the whole school has: the first person of each of the first units. */
export const administrators = 5
/** The weeks of classes before and from the present one on. */
export const weeks = { before: 4, ahead: 4 }
/** The students of each class; the places of a class that is full. */
export const studentsPerClass = 6
/** Attempts of each learner at practices and tests, and the answers of each. */
export const attempts = { each: 4, answers: 5 }
/** Entries of each person's ledger. */
export const entriesPerPerson = 20
export const notificationsPerPerson = 10
/** Messages of each unit; each goes to all students of the unit. */
export const messagesPerUnit = 5
/** Sendings of tests in each unit; each goes to every second student. */
export const sendingsPerUnit = 4

/** Units that share their tests, and how many tests they have. */
export const region = { units: 20, tests: 4 }
export const testsOf = ({ units }: SchoolSize): number => Math.ceil(units / region.units) * region.tests
/** The number of a test from its unit, and the practice whose exercises it has: none that learners have begun. */
export const firstTestOf = (unit: number): number => Math.floor((unit - 1) / region.units) * region.tests + 1
export const practiceOfTest = (test: number): number => 60 + ((test - 1) % 60)

const ofCountry = { peoplePerUnit: 500, teachers: 10, rooms: 5, classesPerWeek: 50 }
const ofTest = { peoplePerUnit: 30, teachers: 3, rooms: 3, classesPerWeek: 15 }

/**
 * The schools by name, in pairs of which the second is ten times the first. `national` has 100 thousand people in 200
 * units, a million notifications, 10 thousand classes a week, half a million bookings, 2 million answers and as many
 * entries in its ledger.
 */
export const schoolSizes = {
  small: { ...ofTest, units: 20 },
  large: { ...ofTest, units: 200 },
  tenth: { ...ofCountry, units: 20 },
  national: { ...ofCountry, units: 200 },
} as const satisfies Record<string, SchoolSize>
export type SchoolName = keyof typeof schoolSizes

/** The id of the `index`-th person of a unit, from 1: administrator or student, teachers, self-taught learner, then students. */
export const personOf = ({ peoplePerUnit }: SchoolSize, unit: number, index: number): number =>
  (unit - 1) * peoplePerUnit + index

/** How many people of a unit come before its students. */
export const staffOf = ({ teachers }: SchoolSize): number => teachers + 2
