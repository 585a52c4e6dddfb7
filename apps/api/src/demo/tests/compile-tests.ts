import type { config_test_exercises, config_tests } from '../../db/schema/config-tests.ts'
import type { ExerciseRow } from '../compile-exercise.ts'
import type { Material } from '../compile.ts'
import { authoredTests, type AuthoredTest, type TestKey } from './authored.ts'

/** The row of a test with its exercises in order. */
export interface CompiledTest {
  row: Omit<typeof config_tests.$inferSelect, 'version' | 'updated_at' | 'deleted_at'>
  exercises: ExerciseRow[]
}

function findExercise({ topics, exercises }: Material, [topic, title]: AuthoredTest['exercises'][number]): ExerciseRow {
  const place = topics.find(({ name }) => name === topic)
  const found = exercises.find((each) => each.topic_id === place?.id && each.title === title)
  if (!found) throw new Error(`There is no exercise "${title}" in "${topic}"`)
  return found
}

/** Compiles every test of the school by its key, numbered in the authored order. */
export const compileTests = (material: Material): Map<TestKey, CompiledTest> =>
  new Map(
    authoredTests.map(({ key, exercises, ...row }, index) => [
      key,
      {
        row: { shuffled: false, ...row, id: index + 1 },
        exercises: exercises.map((place) => findExercise(material, place)),
      },
    ]),
  )

/** The exercises of each test. */
export const partsOf = (tests: Iterable<CompiledTest>): (typeof config_test_exercises.$inferInsert)[] =>
  Array.from(tests).flatMap(({ row, exercises }) =>
    exercises.map(({ id }, index) => ({ config_test_id: row.id, exercise_id: id, position: index + 1 })),
  )
