import { Stack } from '@chakra-ui/react'
import { readNumbers, writeNumbers, type AcceptedNumber, type NumericalKey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { TypeEditorProps } from './editing.ts'
import { ItemList } from './item-list.tsx'
import { NumberCell } from './number-cell.tsx'
import { moved } from './order.ts'
import { UnitList } from './unit-list.tsx'

const empty: AcceptedNumber = { value: '', tolerance: '', credit: '' }

/** The numbers that are accepted, and the units in which they may be given. */
export function NumericalEditor({ draft, onChange, say, announce }: TypeEditorProps) {
  const { t } = useTranslation()
  const key = readNumbers(draft)
  const { accepted } = key
  const write = (changed: Partial<NumericalKey>) => onChange(writeNumbers(draft, { ...key, ...changed }))
  const setNumbers = (changed: AcceptedNumber[]) => write({ accepted: changed.length === 0 ? [empty] : changed })
  const setNumber = (index: number, change: Partial<AcceptedNumber>) =>
    setNumbers(accepted.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const nameOf = (position: number) => t('exercise-editor.numbers.name', { position })
  const cell = (index: number, part: keyof AcceptedNumber, describedBy?: string) => ({
    label: t(`exercise-editor.numbers.${part}`),
    name: t('exercise-editor.list.part', {
      part: t(`exercise-editor.numbers.${part}`),
      name: nameOf(index + 1),
    }),
    value: accepted[index]?.[part] ?? '',
    onNumber: (value: string) => setNumber(index, { [part]: value }),
    'aria-describedby': describedBy,
  })
  return (
    <Stack gap={6}>
      <ItemList
        label={t('exercise-editor.numbers.label')}
        hint={t('exercise-editor.numbers.hint')}
        items={accepted.map(({ value }) => ({ text: value, right: false }))}
        marks={null}
        nameOf={nameOf}
        renderText={(index, text) => <NumberCell {...cell(index, 'value')} {...text} />}
        renderMore={(index, describedBy) => (
          <>
            <NumberCell {...cell(index, 'tolerance', describedBy)} placeholder="0" />
            <NumberCell {...cell(index, 'credit', describedBy)} placeholder="100" />
          </>
        )}
        addLabel={t('exercise-editor.numbers.add')}
        onMove={(from, to) => setNumbers(moved(accepted, from, to))}
        onRemove={(index) => setNumbers(accepted.toSpliced(index, 1))}
        onAdd={() => setNumbers([...accepted, empty])}
        announce={announce}
        said={say(['answer_correct'])}
        saidOf={(index) => say(['answer_correct'], index)}
      />
      <UnitList
        units={key.units}
        onChange={(units) => write({ units })}
        announce={announce}
        said={say(['options', 'option_answers'])}
        saidOf={(index) => say(['options', 'option_answers'], index)}
      />
    </Stack>
  )
}
