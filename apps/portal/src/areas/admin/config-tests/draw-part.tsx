import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { NumberField } from '@the-house/design-system/admin'
import { limits, type BankExercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { report } from '../../../api/failure.ts'
import { getDrawn } from '../../../api/config-tests.ts'
import { queryOf, type BankFilter } from './bank-filter.ts'

export interface DrawPartProps {
  filter: BankFilter
  /** Those that are not to be drawn. */
  without: readonly number[]
  /** How many more there is room for. */
  room: number
  onDrawn: (exercises: BankExercise[]) => void
}

/** Some by chance, out of what the filter leaves. */
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
      report(failure)
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
