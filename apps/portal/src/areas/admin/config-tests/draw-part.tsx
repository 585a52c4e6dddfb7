import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { NumberField } from '@the-house/design-system/admin'
import { limits, type BankExercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { getDrawn } from '../../../api/config-tests.ts'
import { queryOf, type BankFilter } from './bank-filter.ts'

export interface DrawPartProps {
  filter: BankFilter
  /** The ids of exercises that must not be drawn. */
  without: readonly number[]
  /** The number of exercises that the test can still take. */
  room: number
  onDrawn: (exercises: BankExercise[]) => void
}

/** Draws exercises at random among the filtered ones. */
export function DrawPart({ filter, without, room, onDrawn }: DrawPartProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState<number | null>(5)
  const [drawing, setDrawing] = useState(false)
  const wanted = Math.min(count ?? 0, room, limits.testExercisesMax)

  async function draw(): Promise<void> {
    setDrawing(true)
    try {
      onDrawn(await getDrawn({ ...queryOf(filter), count: wanted, without: without.join() }))
    } catch (failure) {
      handleError(failure)
    }
    setDrawing(false)
  }

  return (
    <Flex gap={3} wrap="wrap" align="end">
      <NumberField
        label={t('config-tests.draw.label')}
        value={count}
        onChange={setCount}
        min={1}
        max={limits.testExercisesMax}
      />
      <Button loading={drawing} disabled={wanted < 1} onClick={() => void draw()}>
        <Dices size={18} aria-hidden="true" />
        {t('config-tests.draw.go')}
      </Button>
    </Flex>
  )
}
