import { byName, newest } from '../db/page.ts'
import { seasons, tribes, unities } from '../db/schema/index.ts'
import type { RowOf } from './row.ts'
import { seasonErrors } from './season-rules.ts'
import { assertTribeUnused } from './tribe-rules.ts'
import { assertUnitUnused, unitErrors } from './unit-rules.ts'

/** The rows of what a school consists of, beside its content. */
export const schoolRows: { [N in 'units' | 'tribes' | 'seasons']: RowOf<N> } = {
  units: {
    table: unities,
    label: unities.name,
    search: [unities.name, unities.address],
    order: byName(unities),
    assert: unitErrors,
    assertUnused: assertUnitUnused,
  },
  tribes: {
    table: tribes,
    label: tribes.name,
    search: [tribes.name],
    order: byName(tribes),
    assertUnused: assertTribeUnused,
  },
  seasons: {
    table: seasons,
    label: seasons.name,
    search: [seasons.name],
    order: [newest(seasons.first_day)],
    assert: seasonErrors,
  },
}
