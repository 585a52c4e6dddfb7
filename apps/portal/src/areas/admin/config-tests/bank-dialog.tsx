import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Dialog } from '@the-house/design-system'
import { limits, type BankExercise } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { BankFilters } from './bank-filters.tsx'
import { BankResults } from './bank-results.tsx'
import { DrawPart } from './draw-part.tsx'
import { Outside } from './outside.tsx'
import { noFilter, type BankFilter } from './bank-filter.ts'

export interface BankDialogProps {
  open: boolean
  /** The ids of the exercises that the test has already. */
  there: readonly number[]
  onClose: () => void
  onAdd: (exercises: BankExercise[]) => void
}

/** The dialog of the exercise bank: search and filters, several exercises picked at once, or some drawn at random. */
export function BankDialog(props: BankDialogProps) {
  const { t } = useTranslation()
  const { open, onClose } = props
  return (
    <Outside>
      <Dialog open={open} onClose={onClose} title={t('config-tests.bank.title')} size="lg">
        {open && <Bank {...props} />}
      </Dialog>
    </Outside>
  )
}

function Bank({ there, onClose, onAdd }: BankDialogProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<BankFilter>(noFilter)
  const term = useDebounced(filter.term.trim(), limits.searchDelayMs)
  const asked = { ...filter, term }
  const [picked, setPicked] = useState<readonly BankExercise[]>([])
  const room = limits.testExercisesMax - there.length - picked.length
  const count = picked.length
  const toggle = (exercise: BankExercise) =>
    setPicked((before) => {
      const others = before.filter(({ id }) => id !== exercise.id)
      return others.length < before.length ? others : [...before, exercise]
    })
  return (
    <Stack gap={4}>
      <BankFilters filter={filter} onChange={setFilter} />
      <DrawPart
        filter={asked}
        without={[...there, ...picked.map(({ id }) => id)]}
        room={room}
        onDrawn={(drawn) => setPicked((before) => [...before, ...drawn])}
      />
      <BankResults
        key={JSON.stringify(asked)}
        filter={asked}
        there={new Set(there)}
        picked={new Set(picked.map(({ id }) => id))}
        full={room <= 0}
        onToggle={toggle}
      />
      <Flex
        gap={3}
        wrap="wrap"
        align="center"
        justify="flex-end"
        position="sticky"
        bottom={0}
        mx={{ base: -5, md: -6 }}
        mb={{ base: -5, md: -6 }}
        px={{ base: 5, md: 6 }}
        py={4}
        bg="bg.surface"
        borderTop="1px solid"
        borderColor="border"
      >
        <Text as="output" me="auto">
          {room <= 0 && t('config-tests.bank.full', { count: limits.testExercisesMax })}
          {room > 0 && (count === 0 ? t('config-tests.bank.none') : t('config-tests.bank.picked', { count }))}
        </Text>
        <Button onClick={onClose} display={{ base: 'none', sm: 'inline-flex' }}>
          {t('design.dialog.cancel')}
        </Button>
        <Button variant="primary" disabled={count === 0} onClick={() => onAdd(picked.slice())}>
          {count === 0 ? t('config-tests.bank.open') : t('config-tests.bank.add', { count })}
        </Button>
      </Flex>
    </Stack>
  )
}
